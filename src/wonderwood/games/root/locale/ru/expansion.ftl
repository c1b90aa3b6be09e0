# Root: слова Культа ящериц, Речной компании, Механической маркизы и совместных партий.

phase-keep = Памятные карты
seat-nobody = Механическая Маркиза

## Выбор

verb-outcast = Изгои: { $first }
verb-crusade = Крестовый поход: битва, { $second } ({ $first })
    .some = Крестовый поход: битва
verb-crusade_move = Крестовый поход: { $first } → { $second }
    .some = Крестовый поход: перемещение
verb-convert = Обратить воина ({ $first }): { $second }
    .some = Обратить воина
verb-sanctify = Освятить ({ $first }): { $second }
    .some = Освятить строение
verb-garden = Сад ({ $second }), карта: { $first }{ which-first }
    .some = Разбить сад
verb-initiate = Вербовка ({ $second }), карта: { $first }{ which-first }
    .some = Вербовка
verb-preach = Очки за карту: { $first }{ which-first }
verb-sacrifice = Жертва, карта: { $first }{ which-first }
verb-offer = Воин отсюда: { $first }
verb-price = { $first }: { $second }
    .some = Назначить цену
verb-buy = Купить: { $first }
verb-buy_card = Купить карту: { $first }{ which-first }
verb-fund = Средства: { $first }
verb-draw_card = Взять карту
verb-export = Вывезти карту: { $first }{ which-first }
verb-trade_post = Торговый пост: { $first }
verb-play_spy = Сыграть карту: { $first }{ which-first }
verb-spy_on = { $first }{ which-first }: открыть приказ { $second }
    .some = Открыть приказ
verb-swap = Поменять приказы { $first } и { $second }
    .some = Поменять приказы
verb-keep_card = Оставить карту: { $first }{ which-first }

## Вопросы

ask-outcast = Какая масть изгоев первая?
ask-conspire = { $acolytes ->
    [0] Послушников нет: переходите к дню
    [one] { $acolytes } послушник. Изгои: { $suit }. Заговор?
    [few] { $acolytes } послушника. Изгои: { $suit }. Заговор?
   *[other] { $acolytes } послушников. Изгои: { $suit }. Заговор?
  }
ask-crusade = Вступить в битву: { $where }?
ask-ritual = Открывайте карты для ритуалов
ask-offer = Какой воин приносится в жертву?
ask-cult_craft = Изготовить карту садами масти изгоев?
ask-riverbank = Поставьте воинов у реки. Осталось: { $left }
ask-price = Назначьте цены
ask-services = { $seller } торгует. Можно купить услуг: { $left }
ask-fund = Чьего воина вы используете?
ask-lose_fund = Подрыв торговли. Ещё потерять средств: { $left }
ask-company = Ваш день. Средств: { $funds }
ask-swap = Поменять два приказа местами?
ask-keepsake = Общая победа! Какую карту вы оставите на следующую партию?

## Журнал

log-drew_openly = { $who } берёт карту: { $card }.
log-outcast_is = { $who }: изгои теперь — { $suit }.
log-hated = { $who }: { $suit } — ненавистные изгои.
log-souls_gone = { $who } сбрасывает Заблудшие души: { $count }.
log-acolytes_paid = { $who } тратит послушников: { $count }.
log-avenged = { $who } получает послушников: { $count }.
log-converted = { $who } обращает воина ({ $where }): { $victim }.
log-sanctified = { $who } ставит сад на место строения ({ $where }): { $victim }.
log-revealed = { $who } открывает карту: { $card }.
log-took_back = { $who } забирает открытые карты: { $count }.
log-new_acolyte = { $who } получает послушника.
log-faith_shaken = { $who } теряет сад и сбрасывает карту: { $card }.
log-priced = { $who } назначает цену: { $service } — { $price }.
log-bought = { $who } покупает услугу за { $price }: { $service }. Продавец: { $seller }.
log-card_bought = { $who } покупает карту за { $price }: { $card }. Продавец: { $seller }.
log-hired_out = Наёмники ({ $seller }) сражаются теперь за нанимателя: { $who }.
log-protected = { $who } кладёт в пустые Платежи воинов: { $count }.
log-funds_are = { $who }: средств — { $count }.
log-committed = { $who } вкладывает воина из Средств: { $owner }.
log-fund_spent = { $who } тратит воина из Средств: { $owner }.
log-fund_lost = { $who } теряет воина из Средств: { $owner }.
log-exported = { $who } вывозит карту: { $card }.
log-dawn = { $who } прочно держит { $clearings ->
    [one] { $clearings } поляну
    [few] { $clearings } поляны
   *[other] { $clearings } полян
  }{ $players ->
    [0] .
   *[other] ; игроков против неё: { $players }.
  }
log-order_turned = { $who } открывает приказ: { $card }. Масть: { $suit }.
log-picked_foe = { $who } выбирает противника: { $defender } ({ $where }), фигур там — { $pieces }.
log-picked_way = { $who } отправляет всех, кроме троих: { $start } → { $to }. Фигур врага там — { $pieces }.
log-recruits_by = { $who } вербует по стоимости карты: { $card }.
log-no_cost = Приказ без стоимости: { $card }. { $who } открывает следующий.
log-orders_added = { $who } пополняет ряд приказов: { $count }.
log-gift_scrapped = { $who } сбрасывает подаренную карту: { $card }.
log-spy_played = { $who } играет карту: { $card }.
log-order_seen = { $who } применяет карту: { $spy }. Приказ { $place }: { $card }.
log-spy_lost = { $who } сбрасывает раскрытого шпиона: { $card }.
log-swapped = { $who } меняет приказы { $one } и { $other }.
log-reached = { $who } достигает цели.
log-team_won = Все достигли цели: общая победа!
log-team_lost = { $who } успевает раньше: общее поражение.
log-head_start = { $who } начинает с очками: { $points }.
log-brought = { $who } приносит карту из прошлой партии: { $card }.
log-stalemate = После { $rounds } раундов никто не продвигается: побеждает тот, у кого больше очков.
log-kept = { $who } оставляет карту на следующую партию: { $card }.

## Источники очков

source-rites = ритуалы
source-trade = торговые посты
source-dividends = дивиденды
source-order = подвластные поляны
score-rites = Ритуалы
score-trade = Торговые посты
score-dividends = Дивиденды
score-order = Подвластные поляны

## Настройки

option-factions-lizard_cult = Культ ящериц
option-factions-riverfolk = Речная компания
option-machine-usual = Только в одиночной игре
option-machine-none = Не участвует
option-machine-competitive = Каждый за себя
option-machine-cooperative = Вместе против неё
option-machine_start = Начальные очки машины
    .help = Три за каждую выигранную партию кампании.
option-kept = Карты из кампании
    .help = Изготовленные карты, которые игроки приносят из выигранных партий.

## Панели рядом с планшетами фракций

panel-lizard_cult = Очки приносят потраченные карты: чем больше садов их масти, тем больше. Поляна с садом ваша.
    .birdsong = Самая частая масть Заблудших душ становится мастью изгоев. Тратьте там послушников: крестовый поход, обращение, освящение.
    .daylight = Открывайте карты: строить, вербовать, жертвовать птицей. Тратьте карты ради очков, раз за масть.
    .evening = Заберите открытые карты, изготавливайте новые садами масти изгоев, берите карты, с садами больше.
panel-riverfolk = Очки приносят торговые посты и неистраченные средства. Другие платят за услуги своими воинами.
    .birdsong = Получите дивиденды, затем Платежи становятся Средствами.
    .daylight = Вкладывайте Средства в перемещения, битвы, изготовление и добор; тратьте их на вербовку и торговые посты.
    .evening = Сбросьте лишнее и назначьте цены.
panel-mechanical_marquise = Она действует по приказам и получает очки за поляны, где правит с тремя воинами.
    .birdsong = Два очка за каждую поляну, где она правит и держит не меньше трёх воинов.
    .daylight = Она открывает приказ: битва, перемещение и вербовка по карте.
    .evening = Она пополняет ряд до пяти приказов.
