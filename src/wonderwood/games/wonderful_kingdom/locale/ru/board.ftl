### Слова игрового поля.

board-round = Раунд { $round } из { $rounds }
board-take = { $count ->
    [one] Взять { $count } карту
    [few] Взять { $count } карты
   *[other] Взять { $count } карт
  }
board-search = Искать здесь
board-face-down = закрытая карта
board-empty-zone = Карт пока нет.
board-choose = Выберите одну
board-drawn = Вытянутые карты
board-to-place = Разместить
board-site = { $card }: заполнено { $done } из { $all }
board-space = Свободная ячейка: { $resource }, { $card }
board-frozen = Заморожено Великаном
board-production = Производство и превосходство
board-supreme = Превосходство на этом шаге
board-would-score = +{ $points } очк. при нынешнем герцогстве
board-used = использован
board-when-choice = при выборе
board-when-planning = при планировании
board-when-production = при производстве
board-when-end = в конце
board-held = владеет { $side }
board-hand-count = { $count ->
    [one] { $count } карта в руке
    [few] { $count } карты в руке
   *[other] { $count } карт в руке
  }
board-still = Ещё нужно:
board-vermin = Паразитов в запасе: { $count }. Когда их не останется, вы проиграете.
board-aside = Отложено ресурсов: { $count }. При { $most } вы проиграете.
board-defeated = При нынешнем положении сценарий проигран.
board-lost = Сценарий проигран: медали нет
board-danger = Колода Опасностей: карт { $cards }, из дурных ещё не видно { $special }.
