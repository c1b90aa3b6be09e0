# Что говорится за столом: выборы, вопросы, журнал, фазы, настройки, очки.

game-blurb = Два герцогства, один трон. Предлагайте карты в двух зонах, забирайте одну из них целиком, а потом стройте или перерабатывайте взятое. Для одного или двух игроков, с одним из четырёх модулей и шестью сценариями для одиночной игры.

## Места

zone-left = левая зона
zone-right = правая зона
zone-selection_1 = зона отбора игрока 1
zone-selection_2 = зона отбора игрока 2
side-up = в открытую
side-down = в закрытую

## Выборы

verb-offer = { $first } → { $second }{ $third_id ->
    [down] { ", в закрытую" }
   *[up] { "" }
  }
    .some = Предложить карту
verb-select = Взять: { $first }
verb-search = Поиск: { $first }
verb-discard = Сбросить: { $first }
verb-keep = Оставить: { $first }
verb-spy = Открыть карту { $second } ({ $first })
    .some = Открыть карту
verb-peek = Подсмотреть карту { $second } ({ $first })
    .some = Подсмотреть карту
verb-mark = Жетон Иллюзии на карту { $second } ({ $first })
    .some = Положить жетон Иллюзии
verb-swap = Отдать свою карту { $first } за карту { $third } ({ $second })
    .some = Обменять карту
verb-done = Готово
verb-build = Строить: { $first }
verb-recycle = Переработать: { $first }
verb-lay = { $first } на карту «{ $second }»{ $third ->
    [1] { "" }
   *[other] { " " }(№ { $third })
  }
    .some = Положить: { $first }
verb-alchemy = { $first } в алхимию
verb-krystal = Кристаллий вместо «{ $first }» на карту «{ $second }»{ $third ->
    [1] { "" }
   *[other] { " " }(№ { $third })
  }
    .some = Применить Кристаллий
verb-enlist = Солдата на карту «{ $first }»{ $second ->
    [1] { "" }
   *[other] { " " }(№ { $second })
  }
    .some = Отправить Солдата
verb-scrap = Переработать стройку «{ $first }»{ $second ->
    [1] { "" }
   *[other] { " " }(№ { $second })
  }
    .some = Переработать стройку
verb-muster = Добавить в руку: { $first }
verb-cover = Закрыть значок карты «{ $first }» (строка { $second })
    .some = Закрыть значок
verb-cover_duchy = Закрыть значок карты герцогства (строка { $first })
verb-uncover = Освободить значок карты «{ $first }» (строка { $second })
    .some = Освободить значок
verb-uncover_duchy = Освободить значок карты герцогства (строка { $first })
verb-remove = Убрать { $first } с карты «{ $second }»{ $third ->
    [1] { "" }
   *[other] { " " }(№ { $third })
  }
    .some = Убрать куб
verb-desert = Солдат с карты «{ $first }»{ $second ->
    [1] { "" }
   *[other] { " " }(№ { $second })
  }
    .some = Снять Солдата с карты
verb-freeze = Великана под карту «{ $first }»{ $second ->
    [1] { "" }
   *[other] { " " }(№ { $second })
  }
    .some = Подложить Великана под карту
verb-freeze_selected = Начать стройку «{ $first }» для Великана
verb-fight = Победить: { $first }
verb-thaw = Победить Великана под картой «{ $first }»{ $second ->
    [1] { "" }
   *[other] { " " }(№ { $second })
  }
    .some = Победить Великана
verb-power = Свойство: { $first }
verb-aid = Архитектор: кубы на карту «{ $first }»{ $second ->
    [1] { "" }
   *[other] { " " }(№ { $second })
  }
    .some = Архитектор: кубы на карту
verb-lift = Строительница: кубы с карты «{ $first }»{ $second ->
    [1] { "" }
   *[other] { " " }(№ { $second })
  }
    .some = Строительница: кубы с карты
verb-double = Камергер: переработать «{ $first }» вдвойне
verb-shift = Передвинуть { $first } на карту «{ $second }»{ $third ->
    [1] { "" }
   *[other] { " " }(№ { $third })
  }
    .some = Передвинуть кубы
verb-convert = Превратить { $second } в «{ $first }»
    .some = Превратить кубы
verb-step = Задание: { $first }
verb-exchange = Обменять 5 кубов на Кристаллий
verb-melt = Отдать: { $first }
verb-recruit = Набрать: { $first }
verb-move = Перемещение: { $first }
verb-bring = Фишку из «{ $first }»
verb-leave = Фишку с места { $second } («{ $first }»)
    .some = Взять фишку с места
verb-march = В путь
verb-arrange = «{ $first }»: с места { $second } на место { $third }
    .some = Переставить фишки
verb-pass = Пас
verb-capture = Фишку в «{ $first }»

## Вопросы

ask-advisor = Какой Советник войдёт в ваш совет?
ask-muster = Какую карту своего набора вы добавите в руку?
ask-offer = Предложите { $left ->
    [1] ещё одну карту
   *[other] две карты
  }{ $traps ->
    [0] { "" }
    [one] { " " }(остался { $traps } жетон Ловушки)
    [few] { " " }(осталось { $traps } жетона Ловушки)
   *[many] { " " }(осталось { $traps } жетонов Ловушки)
  }
ask-mark = Положить жетон Иллюзии на карту?
ask-select = Возьмите одну из двух зон (выбор { $turn })
ask-swap = Обменять карту на ту, где лежит ваш жетон?
ask-peek = Подсмотрите закрытую карту (осталось { $left })
ask-search = Сбросьте { $left ->
    [1] ещё одну карту
   *[other] две карты
  } этой зоны ради Поиска
ask-found = Какую карту вы оставите?
ask-destroy = Уничтожить карту противника?
ask-poison = Заплатить Отравительнице, чтобы сбросить карту противника?
ask-blackmail = Заплатить Шантажисту, чтобы передать Бедствие?
ask-shadow = Тени: сбросьте { $left ->
    [one] { $left } отобранную карту
    [few] { $left } отобранные карты
   *[many] { $left } отобранных карт
  }
ask-cover = Вор крадёт значок: какой?
ask-uncover = Какой значок вы вернёте?
ask-desert = С какой карты Дракон заберёт Солдата?
ask-plan = { $left ->
    [0] Что-нибудь ещё перед производством?
    [one] Строить или перерабатывать: осталась { $left } карта
    [few] Строить или перерабатывать: осталось { $left } карты
   *[many] Строить или перерабатывать: осталось { $left } карт
  }
ask-lay = Разместите: { $resource } (осталось { $left })
ask-window = Что-нибудь ещё на этом шаге?
ask-drawn = Какую карту вы оставите?
ask-aid = Любые кубы на карту «{ $card }» (осталось { $left })
ask-shift = Передвиньте кубы с карты «{ $card }» (осталось { $left })
ask-melt = Какие кубы вы обменяете? (осталось { $left })
ask-sister = Уберите { $left ->
    [one] { $left } куб
    [few] { $left } куба
   *[many] { $left } кубов
  } со своих строек
ask-envoy = { $resource }: послать Посланника за бонусом превосходства?
ask-combat = Какие Угрозы вы победите? ({ $soldiers ->
    [one] { $soldiers } Солдат
    [few] { $soldiers } Солдата
   *[many] { $soldiers } Солдат
  })
ask-conquest = Набор, перемещение или пас ({ $soldiers ->
    [one] { $soldiers } Солдат
    [few] { $soldiers } Солдата
   *[many] { $soldiers } Солдат
  })
ask-bring = Кто идёт в «{ $territory }»? (уже { $brought })
ask-capture = Положить фишку противника в Тюрьму?
ask-jail = Тюрьма забирает одну вашу армию: какую?
ask-last = Что-нибудь ещё перед итоговым подсчётом?
ask-honour = Обратиться к Советнику за очками?

## Журнал

log-round = Раунд { $round }: первым ходит { $first }.
log-pack = { $who } ведёт набор «{ $pack }».
log-on_offer = Выложена карта «{ $card }»: { $zone }.
log-danger = Карта Опасностей лежит в закрытую: { $zone }.
log-offered = { $who } предлагает карту «{ $card }»: { $zone }.
log-trapped = { $card ->
    [none] { $who } ставит ловушку: { $zone }.
   *[other] { $who } прячет карту «{ $card }»: { $zone }.
  }
log-selected = { $who } берёт: { $zone } ({ $cards ->
    [one] { $cards } карта
    [few] { $cards } карты
   *[many] { $cards } карт
  }).
log-spied = { $card ->
    [none] { $who } подсматривает закрытую карту: { $zone }.
   *[other] { $who } подсматривает закрытую карту ({ $zone }): «{ $card }».
  }
log-uncovered = { $who } открывает карту «{ $card }»: { $zone }.
log-searched = { $who } ведёт Поиск: { $zone }.
log-found = { $who } находит карту «{ $card }».
log-threw = { $who } сбрасывает карту «{ $card }».
log-left_over = { $cards ->
    [one] Оставшаяся { $cards } карта сброшена.
    [few] Оставшиеся { $cards } карты сброшены.
   *[many] Оставшиеся { $cards } карт сброшены.
  }
log-marked = { $who } кладёт жетон Иллюзии на карту { $place } ({ $zone }).
log-swapped = { $who } обменивает карту: { $zone }.
log-revealed = { $who } открывает карту «{ $card }».
log-site = { $who } начинает стройку «{ $card }».
log-recycled = { $who } перерабатывает карту «{ $card }».
log-laid = { $who } кладёт { $resource } на карту «{ $card }».
log-to_alchemy = { $who } кладёт { $resource } в зону алхимии.
log-transmuted = { $who } превращает 5 кубов в Кристаллий.
log-replaced = { $who } кладёт Кристаллий вместо «{ $resource }» на карту «{ $card }».
log-enlisted = { $who } ставит Солдата на карту «{ $card }».
log-scrapped = { $who } бросает стройку «{ $card }».
log-built = { $who } завершает стройку «{ $card }»!
log-calamity = { $who } получает Бедствие.
log-produced = { $who } производит { $amount } × { $resource }.
log-supreme = { $resource }: превосходство у игрока { $who }{ $soldier ->
    [0] { ", Солдат начинает обучение." }
   *[other] { ", обученный Солдат идёт в запас." }
  }
log-no_supreme = { $resource }: превосходства нет ни у кого.
log-gained = { $who } получает { $amount } × { $resource }.
log-threatened = «{ $card }» угрожает игроку { $who }.
log-froze = Ледяной великан замораживает карту «{ $card }» игрока { $who }.
log-covered = Вор закрывает значок карты «{ $card }» игрока { $who }.
log-covered_duchy = Вор закрывает значок карты герцогства игрока { $who }.
log-freed_icon = { $who } освобождает значок производства.
log-lost_cube = { $who } теряет { $resource } на карте «{ $card }».
log-lost_soldier = Дракон забирает Солдата у игрока { $who }.
log-owes = { $who } должен Дракону Солдата.
log-siphoned = Сифон выкачивает { $resource } у игрока { $who }.
log-illusion = { $who } берёт жетон Иллюзии.
log-defeated = { $who } побеждает карту «{ $card }», потратив { $soldiers ->
    [one] { $soldiers } Солдата
    [few] { $soldiers } Солдат
   *[many] { $soldiers } Солдат
  }.
log-joined = { $card } входит в совет игрока { $who }.
log-used = { $who } обращается к Советнику: { $card }.
log-poisoned = { $who } отравляет карту «{ $card }».
log-blackmailed = { $who } передаёт Бедствие противнику.
log-moved_cube = { $who } передвигает { $resource } на карту «{ $card }».
log-stepped = { $who } выполняет шаг «{ $step }».
log-destroyed = { $who } уничтожает карту «{ $card }».
log-acts_first = { $who } действует первым в фазе Завоевания.
log-recruited = { $who } набирает { $pawns ->
    [one] { $pawns } фишку
    [few] { $pawns } фишки
   *[many] { $pawns } фишек
  }.
log-marched = { $who } идёт в «{ $territory }»: { $pawns ->
    [one] { $pawns } фишка
    [few] { $pawns } фишки
   *[many] { $pawns } фишек
  }.
log-battle = Битва в «{ $territory }»: { $who } изгоняет { $beaten ->
    [one] { $beaten } фишку
    [few] { $beaten } фишки
   *[many] { $beaten } фишек
  }.
log-passed = { $who } пасует.
log-captured = Фишка игрока { $who } из «{ $territory }» попадает в Тюрьму.
log-freed = { $who } освобождает из Тюрьмы { $pawns ->
    [one] { $pawns } фишку
    [few] { $pawns } фишки
   *[many] { $pawns } фишек
  }.
log-spread = Синие армии возвращаются в «{ $territory }».
log-lost = { $who } проигрывает.
log-final = { $who } завершает игру: { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
  }.

## Фазы

phase-setup = Подготовка
phase-advisor = Первые Советники
phase-deck = Подготовка
phase-deal = Раздача
phase-muster = Добавление Угрозы
phase-turn = Выбор
phase-solo_deal = Раздача
phase-solo_turn = Выбор
phase-reveal = Открытие карт
phase-start = Начало планирования
phase-afflict = Удар Угроз
phase-plan = Планирование
phase-settle = Конец планирования
phase-illusions = Жетоны Иллюзии
phase-count = Производство
phase-place = Производство
phase-harvest = Кристаллий с карты
phase-combat = Сражение
phase-aftermath = Возвращение синих
phase-conquest = Завоевание
phase-prison = Тюрьма
phase-last = Последняя возможность
phase-honours = Почести Советников
phase-score = Итоговый подсчёт

## Настройки

option-module = Модуль
    .help = В каждой партии ровно один модуль. Базовая игра без модуля служит только для обучения. Сценарий приносит свои модули.
option-module-threat = Угроза
option-module-advisors = Советники
option-module-quest = Задание
option-module-conquest = Завоевание
option-module-tutorial = Без модуля (обучение)
option-face = Сторона герцогства
    .help = A: разные герцогства. B: одинаковые. C: 5 Кристаллия и никакого производства. D: разные и труднее. В Завоевании всегда сторона E.
option-face-A = A
option-face-B = B
option-face-C = C
option-face-D = D
option-duchy = Герцогство
    .help = Чем правит каждый игрок. Для Завоевания нужны Терессия и Сенада.
option-duchy-any = Любое
option-duchy-teressia = { duchy-teressia }
option-duchy-valados = { duchy-valados }
option-duchy-senada = { duchy-senada }
option-deluxe = Карты делюкс
    .help = Ещё пять карт Развития, а с Советниками ещё четыре Советника.
option-pack = Набор Угроз
    .help = Какие Угрозы приносит каждый игрок (модуль «Угроза»). Чёрным драконам и Иллюзионистам нужны два игрока.
option-pack-any = Случайный
option-pack-giant_rats = { pack-giant_rats }
option-pack-frost_giants = { pack-frost_giants }
option-pack-shadows = { pack-shadows }
option-pack-thieves = { pack-thieves }
option-pack-sisters_of_misfortune = { pack-sisters_of_misfortune }
option-pack-siphons = { pack-siphons }
option-pack-black_dragons = { pack-black_dragons }
option-pack-illusionists = { pack-illusionists }
option-quest = Задание
    .help = Поле модуля «Задание».
option-quest-any = Первый
option-quest-northern_lands = { quest-northern_lands }
option-quest-usurper = { quest-usurper }
option-quest-plague_lord = { quest-plague_lord }
option-quest-dragon_pact = { quest-dragon_pact }
option-quest-lost_heir = { quest-lost_heir }
option-map = Карта
    .help = Поле модуля «Завоевание»: от A1 до B2 для двоих, C1 и C2 для одного.
option-map-any = Первая
option-map-A1 = A1: { board-A1 }
option-map-A2 = A2: { board-A2 }
option-map-B1 = B1: { board-B1 }
option-map-B2 = B2: { board-B2 }
option-map-C1 = C1: { board-C1 }
option-map-C2 = C2: { board-C2 }
option-scenario = Сценарий
    .help = Шесть приключений для одного игрока, у каждого своя подготовка, опасности и медали.
option-scenario-none = Нет
option-scenario-SC01 = { scenario-SC01 }
option-scenario-SC02 = { scenario-SC02 }
option-scenario-SC03 = { scenario-SC03 }
option-scenario-SC04 = { scenario-SC04 }
option-scenario-SC05 = { scenario-SC05 }
option-scenario-SC06 = { scenario-SC06 }
option-search = Поиск
    .help = В одиночной игре: раз в раунд, как напечатано, или при каждом выборе, как позже разрешил издатель.
option-search-once = Раз в раунд
option-search-always = При каждом выборе

## Очки

score-cards = Карты
score-sets = Сочетания
score-calamities = Бедствия
score-face = Сторона A
score-threats = Угрозы
score-sisters = Все четыре Сестры
score-eggs = Яйца дракона
score-advisors = Советники
score-quest = Задание
score-territories = Территории
score-enemy = Синие территории
tie-cards = больше карт в герцогстве
tie-soldiers = больше Солдат
