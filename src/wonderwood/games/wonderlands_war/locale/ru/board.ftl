### Слова игрового поля.

board-round = Раунд { $round } из 3
board-tea = Чайный стол
board-chair = Стул { $number }
board-before-head = до Главы Стола
board-clockwise = идёт по часовой стрелке
board-counterclockwise = идёт против часовой стрелки
board-tea-deck = { $count ->
    [one] { $count } карта в колоде чая
    [few] { $count } карты в колоде чая
   *[other] { $count } карт в колоде чая
  }
board-lands = Регионы в порядке битв
board-worth = победителю { $vp } ОП, второму { $second }
board-second = 2-е: { $vp }
board-fought = битва уже была
board-garrison = { $player }: { $units ->
    [one] { $units } объект
    [few] { $units } объекта
   *[other] { $units } объектов
  }, начальная Сила { $strength }
board-starts = Начинает битву с Силой { $strength }
board-battle = Битва: { $region }
board-resistance = Местное сопротивление { $strength }
board-draw-number = вытягивание { $number }
board-deciding = решает…
board-fighting = сражается
board-halted = остановка
board-bust = крах
board-leading = победил бы сейчас
board-no-chips = Активных жетонов пока нет
board-choose-one = Вытянуты вместе: играется один
board-units = { $count ->
    [one] { $count } объект здесь
    [few] { $count } объекта здесь
   *[other] { $count } объектов здесь
  }
board-next-times = следующий жетон ×{ $times }
board-next-set = следующий жетон считается за { $strength }
board-extra = тянет ещё { $count }
board-place = { $place }-е место
board-odds = { $size ->
    [one] { $size } жетон
    [few] { $size } жетона
   *[other] { $size } жетонов
  }: безумие { $madness } %, двойное { $double } %, Сила в среднем { $mean }
board-risk = Ещё один жетон: риск Краха { $percent } %
board-watches = наблюдает
board-bets = ставит на { $player }
board-score = Счёт { $track }, замки { $castles }, квесты { $quests }, осколки { $shards }
board-supply = Осталось сторонников
board-castle-value = ОП за замок
board-covered = Закрыто
board-next-battle = со следующей битвы
board-feats = Умения:
board-market = Карты Жителей Страны Чудес (в колоде { $count })
board-allies = Союзники этой партии
board-quests = Ваши квесты
draw-effect = Безумие { $madness } %, двойное { $double } %; в среднем +{ $mean } к Силе.
draw-warning = { $percent } % жетонов в вашем мешке стоили бы вам всех объектов здесь.
