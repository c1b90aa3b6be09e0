### Слова планшетов Культа ящериц, Речной компании, Механической маркизы и совместных партий.

## Культ

board-outcast = Изгои: { $suit }
board-hated = Ненавистные изгои: { $suit }. Заговоры стоят на одного послушника меньше.
board-no-outcast = Изгоев пока нет
board-souls = { $count ->
    [0] Заблудших душ нет
   *[other] Заблудшие души ({ $count }):
  }
board-coming = На следующем рассвете Культа изгоями станут: { $suit }.
board-coming-hated = На следующем рассвете Культа ненавистными станут: { $suit }.
board-acolytes = Послушников: { $count }
plot-crusade = Крестовый поход
    .text = Битва на поляне изгоев; или перемещение с неё и битва там, куда пришли.
plot-convert = Обращение
    .text = Вражеский воин на поляне изгоев уходит, на его место встаёт ваш.
plot-sanctify = Освящение
    .text = Вражеское строение на поляне изгоев сменяется садом. За строение даётся очко.
board-more-draw = На карту больше вечером
board-preached = очки сегодня получены
board-garden-score = карта даёт очков: { $points }
board-revealed = Открыты для ритуалов:

## Компания

board-services = Услуги и цены
board-service = { $service }, цена { $price }
board-price = { $price ->
    [one] { $price } воин
    [few] { $price } воина
   *[other] { $price } воинов
  }
board-sold = В этот ход: { $player }
board-shop = На продажу: { $player }
board-for-sale = Открытая рука:
board-nothing = нет
purse-payments = Платежи
    .text = Воины, которыми платили с прошлого хода Компании. На её рассвете они станут средствами.
purse-funds = Средства
    .text = Воины, которых Компания может вложить или потратить днём. Остаток приносит дивиденды.
purse-commitments = Вложения
    .text = Средства, пошедшие в этот ход на перемещения, битвы и карты. На следующем рассвете они вернутся.
board-dividends = Дивиденды, если бы рассвет настал сейчас: { $points ->
    [0] нет.
    [one] { $points } очко.
    [few] { $points } очка.
   *[other] { $points } очков.
  }
board-posts = { $piece }: на поле { $placed }, потеряно { $gone }, всего { $count }
board-threatened = Торговый пост под ударом: { $where }. Его потеря стоит половины средств: { $count }.
board-buyer = { $player }: может купить { $count }, может заплатить { $means }

## Машина

board-machine-supply = { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
  }, воинов в запасе: { $warriors }
board-dawn = { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
  } на её следующем рассвете.
board-held = Удерживает тремя воинами и более: { $where }.
board-head-start = В начале у неё было { $points ->
    [one] { $points } очко.
    [few] { $points } очка.
   *[other] { $points } очков.
  }
board-programme = Её приказы, ближайший первым
board-order = Приказ { $place }: { $card }
board-order-hidden = Приказ { $place }, лицом вниз
board-order-now = Сейчас
board-why = Почему она так поступила

## Вместе

board-together = Вместе: всем набрать 30 очков раньше машины
board-team-won = Общая победа!
board-team-lost = Общее поражение: машина успела раньше.
board-campaign = Кампания, партия { $game }
board-kept = Сохранено с прошлых партий: { $cards }
board-next-game = В следующей партии машина начнёт с { $points } { $points ->
    [one] очком
   *[other] очками
  }.
board-points = { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
  }
board-machine-wins = Побеждает Механическая Маркиза
board-campaign-over = На этом кампания окончена.
board-keeps = Сохранено: { $cards }.

## Чего стоит выбор и что он даёт

note-services = { $how ->
    [items] Карта стоит { $hand_card }, лодки { $riverboats }. Вы платите, истощая предметы: у вас их { $means }.
   *[other] Карта стоит { $hand_card }, лодки { $riverboats }, наёмники { $mercenaries }. Вы платите воинами из запаса: у вас их { $means }.
  }
effect-buy = { $how ->
    [items] Истощает предметов: { $price }.
   *[other] Стоит { $price ->
        [one] { $price } воина
       *[other] { $price } воинов
      }, в запасе останется { $left }.
  } { $service ->
    [riverboats] Река для вас — тропа до конца хода.
    [mercenaries] С начала дня воины Компании правят и бьются за вас.
   *[other] Карта приходит в руку.
  }
effect-conspire = Прислужников потратите { $cost }, останется { $left }.
effect-preach = { $points ->
    [0] Очков не даст: нет садов этой масти.
    [one] Карта тратится: { $points } очко.
    [few] Карта тратится: { $points } очка.
   *[other] Карта тратится: { $points } очков.
  }
effect-trade_post = { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
  } и воин там; средства правителя ({ $funds }) вернутся к нему.
