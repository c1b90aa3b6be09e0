# Что говорится за столом Root: выборы, вопросы, журнал, настройки.

game-title = Root
game-blurb = Коты, птицы, повстанцы и бродяга борются за один лес, каждый по своим правилам.

phase-setup = Подготовка
phase-end = Конец хода

## Выборы

verb-pass = Нет, спасибо
verb-done = Готово
verb-keep = Цитадель: { $first }
verb-place = { $first }: { $second }
    .some = Поставить строение
verb-start = Начать здесь: { $first }
verb-lead = Правит { $first }
verb-play_as = Играть за персонажа: { $first }
verb-camp = { $first }
verb-craft = Изготовить: { $first }{ which-first }
verb-activate = Задействовать фигуру: { $first }
verb-move = { $first } → { $second }
    .some = Передвинуть воинов
verb-take_along = { $first ->
    [one] { $first } воин
    [few] { $first } воина
   *[many] { $first } воинов
  }
verb-battle = Битва: { $second }, { $first }
    .some = Битва
verb-ambush = Засада: { $first }{ which-first }
verb-foil = Сорвать засаду: { $first }{ which-first }
verb-enlist = Нанять для защиты: { $first }
verb-first = Сначала { $first }
verb-use = Применить: { $first }{ which-first }
verb-lose = Потерять: { $first }
verb-order = { $first }
verb-discard = Сбросить: { $first }{ which-first }
verb-rob = Взять карту: { $first }
verb-share = Добрать вместе: { $first }
verb-peek = Посмотреть руку: { $first }
verb-tax = Снять воина ради карты: { $first }
verb-dominate = Разыграть: { $first }{ which-first }
verb-retrieve = Взять: { $first }{ which-first } (за карту: { $second }{ which-second })
    .some = Взять карту превосходства
verb-join = Примкнуть: { $first }
verb-wood_at = Древесина: { $first }
verb-hospital = Спасти их картой: { $first }{ which-first }
verb-march = Марш
verb-recruit = Вербовка
verb-recruit_at = Вербовка: { $first }
verb-build = Построить: { $first }, { $second }
    .some = Построить
verb-pay_wood = Заплатить древесиной: { $first }
verb-overwork = Сверхурочная работа: { $first }, карта { $second }{ which-second }
    .some = Сверхурочная работа
verb-hire = Нанять ястребов: { $first }{ which-first }
verb-decree = Указ: { $first }{ which-first } → { $second }
    .some = Дополнить указ
verb-roost = Новое гнездо: { $first }
verb-decree_recruit = { $first }: вербовка, { $second }
    .some = Указ: вербовка
verb-decree_move = { $first }: { $second } → { $third }
    .some = Указ: перемещение
verb-decree_battle = { $first }: битва, { $third }, { $second }
    .some = Указ: битва
verb-decree_build = { $first }: гнездо, { $second }
    .some = Указ: строительство
verb-revolt = Восстание: { $first }
verb-spread = Сочувствие: { $first }
verb-supporter = Потратить: { $first }{ which-first }
verb-mobilize = Мобилизовать: { $first }{ which-first }
verb-train = Обучить офицера: { $first }{ which-first }
verb-organize = Сплочение: { $first }
verb-outrage = Отдать: { $first }{ which-first }
verb-refresh = Восстановить: { $first }
verb-slip = Прокрасться: { $first }
verb-hide = Прокрасться: { $first }
verb-travel = Идти: { $first }
verb-escort = Взять с собой ({ $first }): { $second ->
    [one] { $second } воин
    [few] { $second } воина
   *[many] { $second } воинов
  }
    .some = Взять союзников с собой
verb-fight = Битва: { $first }
verb-fight_with = Сражаться вместе: { $first }
verb-strike = Удар: { $first }
verb-hit = Убрать: { $first }
verb-explore = Разведать руины
verb-aid = Помочь: { $first }, карта { $second }{ which-second }
    .some = Помочь фракции
verb-exhaust = Истощить: { $first }
verb-take = Взять: { $first }
verb-quest = Задание: { $first }
verb-quest_cards = Добрать карты
verb-quest_points = Получить очки
verb-repair = Починить: { $first }{ which-side }
verb-damage = Повредить: { $first } ({ $second })
    .some = Повредить предмет
verb-lose_ally = Гибнет союзный воин
verb-drop = Оставить: { $first } ({ $second })
    .some = Оставить предмет
verb-steal = Украсть: { $first }
verb-labor = Подёнщина: { $first }{ which-first }
verb-hideout = Укрытие: починить и закончить день
verb-instigate = Стравить: { $first } атакует, { $second } обороняется
    .some = Стравить фракции
verb-scorch = Выжечь эту поляну

## Вопросы

ask-keep = Где стоит цитадель?
ask-place = Поставьте первые строения у цитадели или рядом
ask-start = В каком углу вы начинаете?
ask-leader = Кто правит династией?
ask-character = Кто вы?
ask-camp = В какой чаще вы начинаете?
ask-how_many = Сколько воинов идёт? { $start } → { $to }
ask-ambush = На вас нападают: { $attacker } ({ $where }). Засада?
ask-foil = Засада: { $defender } ({ $where }). Сорвать её?
ask-enlist = На вас нападают: { $attacker } ({ $where }). Нанять Арбитра?
ask-first = Атака { $attack }, защита { $defence }: кто применяет эффекты первым?
ask-effect = Атака { $attack }, защита { $defence }: применить эффект?
ask-lose = Что потеряно? { $where }
ask-whose = Чьи эффекты сначала?
ask-order = Что сначала?
ask-icon = Какую фигуру задействовать? { $card }
ask-bank = Кто добирает карту вместе с вами?
ask-warren = «Командная нора»: битва до начала дня?
ask-cobbler = «Сапожник»: перемещение до начала вечера?
ask-birdsong = Применить карту до начала дня?
ask-discard = Оставьте на руке { $limit } карт
ask-coalition = С кем вы вступаете в коалицию?
ask-wood = Куда идёт последняя древесина? Осталось: { $left }
ask-hospital = { $count ->
    [one] Погиб { $count } воин ({ $where }). Полевые госпитали?
    [few] Погибли { $count } воина ({ $where }). Полевые госпитали?
   *[many] Погибли { $count } воинов ({ $where }). Полевые госпитали?
  }
ask-marquise = { $actions ->
    [0] Действий нет: наймите ястребов или закончите день
    [one] Ваш день: осталось { $actions } действие
    [few] Ваш день: осталось { $actions } действия
   *[many] Ваш день: осталось { $actions } действий
  }
ask-march = Марш, осталось перемещений: { $left }
ask-recruit = Куда идут последние новобранцы? Осталось: { $left }
ask-pay_wood = Осталось заплатить древесины: { $left }. Откуда?
ask-decree = { $added ->
    [0] Добавьте карту в указ
   *[other] Добавить в указ вторую карту?
  }
ask-roost = Где появится новое гнездо?
ask-eyrie_craft = Изготовить что-нибудь до указа?
ask-column = Указ требует: { $column }
ask-decree_stuck = Указ больше нельзя исполнять ({ $column }). Применить карту до смуты?
ask-decree_done = Указ исполнен. Применить карту до вечера?
ask-rising = Восстания, затем распространение сочувствия
ask-supporter = { $where ->
    [none] Какой сторонник уходит? Осталось: { $left }
   *[other] Потратьте сторонника ({ $where }). Осталось: { $left }
  }
ask-alliance = Изготавливайте, мобилизуйте, обучайте
ask-operation = Осталось операций: { $left }
ask-outrage = Возмущение ({ $where }): какую карту отдать?
ask-refresh = Осталось восстановить предметов: { $left }
ask-slip = Прокрасться или остаться?
ask-vagabond = Ваш день: что делать?
ask-escort = Кто идёт с вами? { $start } → { $to }
ask-fight_with = Сражаться вместе с союзником? Противник: { $defender }
ask-hit = Какую фигуру убрать? Владелец: { $victim }
ask-exhaust = Какой предмет истощить?
ask-take = Взять предмет? Владелец: { $giver }
ask-found = Какой предмет взять из руин?
ask-reward = Задание выполнено: { $quest }. Какая награда?
ask-damage = Какой предмет повреждён? Осталось попаданий: { $left }
ask-repair = Можно починить ещё: { $left }
ask-drop = Ноша слишком велика. Оставить предметов: { $left }

## Журнал

log-game_begins = { $number ->
    [1] Игра начинается.
   *[other] Начинается вторая партия; фракции перешли из рук в руки.
  }
log-plays = { $who }: { $faction }.
log-suit_dealt = { $where }: { $suit }.
log-begins = Первым ходит { $who }.
log-turn = Ходит { $who }.
log-scored = { $who }: +{ $points } ({ $source }), всего { $total }.
log-lost_points = { $who }: −{ $points } ({ $source }), всего { $total }.
log-won = Победа: { $who }!
log-won_dominance = { $who } выполняет условие: { $card }.
log-drew = { $who } берёт { $card ->
    [none] карту
   *[other] карту: { $card }
  }.
log-shuffled = Сброс становится новой колодой, карт: { $count }.
log-spent = { $who } тратит карту: { $card }.
log-discarded = { $who } сбрасывает карту: { $card }.
log-made_available = Карта доступна рядом с полем: { $card }.
log-retrieved = { $who } забирает карту: { $card }.
log-activated = { $who } разыгрывает карту и покидает трек очков: { $card }.
log-coalition = Коалиция: { $who } и { $partner } победят вместе.
log-mustered = { $who }, { $where }: +{ $count ->
    [one] { $count } воин
    [few] { $count } воина
   *[many] { $count } воинов
  }.
log-placed = { $who }, { $where }: { $piece }.
log-moved = { $who } ведёт { $count ->
    [one] { $count } воина
    [few] { $count } воинов
   *[many] { $count } воинов
  }: { $start } → { $to }.
log-battled = { $who } нападает: { $defender }, { $where }.
log-ambushed = Засада! { $who }: { $card }.
log-foiled = { $who } срывает засаду: { $card }.
log-enlisted = { $helper } встаёт на защиту: { $who }.
log-rolled = Кубики: { $attacker } — { $attack }, { $defender } — { $defence }.
log-extra_hits = { $who }, дополнительных попаданий: { $count }.
log-used = { $who } применяет: { $card }.
log-hits = { $victim } получает { $count ->
    [one] { $count } попадание
    [few] { $count } попадания
   *[many] { $count } попаданий
  }.
log-warriors_lost = { $who } теряет { $count ->
    [one] { $count } воина
    [few] { $count } воинов
   *[many] { $count } воинов
  }: { $where }.
log-piece_lost = { $who } теряет: { $piece }, { $where }.
log-crafted = { $who } изготавливает: { $card }.
log-item_made = { $who } получает: { $item }.
log-robbed = { $who } забирает { $card ->
    [none] карту
   *[other] карту «{ $card }»
  }, прежний владелец: { $victim }.
log-shared = { $who } и { $other } берут по карте.
log-peeked = { $who } смотрит чужую руку: { $other }.
log-seen = { $who } видит карту «{ $card }», владелец: { $other }.
log-taxed = { $who } снимает воина: { $where }.
log-wood_paid = { $who } платит древесиной ({ $count }): { $where }.
log-hospitals = { $who } спасает { $count ->
    [one] { $count } воина
    [few] { $count } воинов
   *[many] { $count } воинов
  }, карта: { $card }.
log-hired = { $who } нанимает ястребов: ещё одно действие.
log-leads = { $who }: правит { $leader }.
log-decreed = { $who } добавляет в указ: { $card }, столбец «{ $column }».
log-turmoil = Смута! { $who } не может исполнить указ ({ $column }).
log-deposed = { $who }: { $leader } свергнут.
log-supported = { $card ->
    [none] { $who } получает сторонника.
   *[other] { $who } получает сторонника: { $card }.
  }
log-revolted = { $who } поднимает восстание: { $where }!
log-trained = { $who }, офицеров теперь: { $officers }.
log-outraged = Возмущение, { $where }: { $by } отдаёт { $card ->
    [none] сторонника
   *[other] карту «{ $card }»
  }, получает { $who }.
log-showed = { $who } показывает руку без подходящей карты, смотрит { $to }.
log-base_lost = { $who } теряет базу; сторонников потеряно: { $supporters }, офицеров: { $officers }.
log-character_is = { $who }: { $character }.
log-camped = { $who } начинает здесь: { $forest }.
log-travelled = { $who } идёт: { $to }.
log-hid = { $who } прокрадывается: { $forest }.
log-refreshed = { $who } восстанавливает: { $item }.
log-exhausted = { $who } истощает: { $item }.
log-damaged = { $who }, повреждено: { $item }.
log-repaired = { $who }, починено: { $item }.
log-dropped = { $who } оставляет: { $item }.
log-explored = { $who } находит в руинах ({ $where }): { $item }.
log-aided = { $who } помогает: { $other }, { $card ->
    [none] карта
   *[other] карта «{ $card }»
  }.
log-took = { $who } берёт предмет: { $item }, прежний владелец: { $other }.
log-relation = { $who } и { $other }: { $relationship }.
log-quested = { $who } выполняет задание: { $quest }.
log-quest_shown = Новое задание: { $quest }.
log-struck = { $who } наносит удар: { $victim }, { $where }.
log-labored = { $who } берёт из сброса: { $card }.
log-hideout_used = { $who } чинит вещи в укрытии; день окончен.
log-instigated = { $who } разжигает битву: нападает { $attacker }, обороняется { $defender }.
log-scorched = { $who } навсегда выжигает: { $where }.
log-ruin_cleared = Руины пусты: { $where }.

## Состояния, эффекты, источники очков

state-ready = лицом вверх
state-spent = истощён
state-damaged = повреждён
state-damaged_spent = повреждён и истощён
trigger-hospitals = Полевые госпитали
trigger-outrage = Возмущение
trigger-base_lost = Потеря базы
trigger-garden_lost = Потеря сада
trigger-trade_lost = Потеря торгового поста
source-buildings = строения
source-roosts = гнёзда
source-sympathy = сочувствие
source-crafting = изготовление
source-removal = убранные фигуры
source-cards = карты
source-leader = правитель
source-infamy = дурная слава
source-aid = помощь
source-quests = задания
source-exploring = разведка
source-protection = защита
source-turmoil = смута
score-buildings = Строения
score-roosts = Гнёзда
score-sympathy = Сочувствие
score-crafting = Изготовление
score-removal = Убранные фигуры
score-cards = Карты
score-leader = Правитель
score-infamy = Дурная слава
score-aid = Помощь
score-quests = Задания
score-exploring = Разведка
score-protection = Защита
score-turmoil = Смута
score-first_game = Первая партия

## Настройки

option-factions = Фракция
    .help = Обычный набор: Маркиза и Династия, затем Союз, затем Бродяга; места случайны.
    .limits = Каждая фракция — один раз (Бродяга — дважды, если включён второй Бродяга), не все Бродяги, а Маркиза не играет рядом с машиной.
option-factions-usual = Обычный набор
option-factions-random = Случайно
option-factions-marquise = Маркиза де Кот
option-factions-eyrie = Пернатая династия
option-factions-alliance = Лесной союз
option-factions-vagabond = Бродяга
option-map-autumn = Осень
option-map-winter = Зима
option-characters = Персонажи Бродяги
    .help = Все шесть или трое из базовой коробки.
option-characters-all = Все шесть
option-characters-base = Базовая коробка

## Как победить и что можно делать: панель рядом с планшетом фракции

panel-marquise = Очки приносит каждое новое строение: чем больше строений одного вида, тем дороже следующее. Держите древесину связанной.
    .birdsong = Каждая лесопилка даёт древесину.
    .daylight = Сначала изготовление, потом три действия: битва, марш, одна вербовка, строительство, сверхурочная работа. Карта птиц даёт ещё одно.
    .evening = Возьмите карту, с казармами на поле больше.
panel-eyrie = Очки приносят гнёзда каждый вечер. Указ нужно исполнить целиком, иначе смута отнимет очки и правителя.
    .birdsong = Добавьте в указ одну или две карты, не больше одной птицы. Без гнёзд вы основываете новое.
    .daylight = Изготовление, затем вербовка, перемещение, битва и строительство: каждая карта — на поляне своей масти.
    .evening = Очки за гнёзда и добор, с гнёздами на поле больше.
panel-alliance = Очки приносит сочувствие: чем шире оно разошлось, тем дороже жетон. Восстания дают базы и офицеров.
    .birdsong = Восстаньте там, где вам сочувствуют, затем распространяйте сочувствие, платя сторонниками.
    .daylight = Изготавливайте карты с помощью сочувствия, зовите сторонников, обучайте офицеров картами масти базы.
    .evening = По операции на офицера: перемещение, битва, вербовка, сплочение. Затем добор, с базами больше.
panel-vagabond = Очки приносят задания, друзья и фигуры врагов. Каждое действие требует предмета.
    .birdsong = Восстановите предметы, затем прокрадитесь на соседнюю поляну или в чащу.
    .daylight = Перемещение, битва, удар, разведка, помощь, задание, изготовление, починка или особое действие.
    .evening = Отдых в чаще чинит всё. Возьмите карты и несите не больше предела.
