# Root: слова Культа ящеров, Речной компании, Механической маркизы и совместных партий.

phase-keep = Памятные карты
seat-nobody = Механическая маркиза

## Выбор

verb-outcast = Изгои: { $first }
verb-crusade = Поход: битва с { $second } ({ $first })
    .some = Поход: битва
verb-crusade_move = Поход: { $first } → { $second }
    .some = Поход: перемещение
verb-convert = Обратить воина ({ $first }): { $second }
    .some = Обратить воина
verb-sanctify = Освятить ({ $first }): { $second }
    .some = Освятить здание
verb-garden = Сад ({ $second }) картой { $first }
    .some = Разбить сад
verb-initiate = Вербовка ({ $second }) картой { $first }
    .some = Вербовка
verb-preach = Очки за карту { $first }
verb-sacrifice = Жертва картой { $first }
verb-offer = Воин отсюда: { $first }
verb-price = { $first }: { $second }
    .some = Назначить цену
verb-buy = Купить: { $first }
verb-buy_card = Купить карту { $first }
verb-fund = Средства: { $first }
verb-draw_card = Взять карту
verb-export = Вывезти { $first }
verb-trade_post = Торговый пост: { $first }
verb-play_spy = Сыграть { $first }
verb-spy_on = { $first }: открыть приказ { $second }
    .some = Открыть приказ
verb-swap = Поменять приказы { $first } и { $second }
    .some = Поменять приказы
verb-keep_card = Оставить { $first }

## Вопросы

ask-outcast = Какая масть изгоев первая?
ask-conspire = { $acolytes ->
    [0] Прислужников нет: переходите к дню
    [one] { $acolytes } прислужник. Изгои: { $suit }. Заговор?
    [few] { $acolytes } прислужника. Изгои: { $suit }. Заговор?
   *[other] { $acolytes } прислужников. Изгои: { $suit }. Заговор?
  }
ask-crusade = Вступить в битву: { $where }?
ask-ritual = Открывайте карты для ритуалов
ask-offer = Какой воин приносится в жертву?
ask-cult_craft = Создать карту садами масти изгоев?
ask-riverbank = Поставьте воинов у реки. Осталось: { $left }
ask-price = Назначьте цены
ask-services = { $seller } торгует. Можно купить услуг: { $left }
ask-fund = Чьего воина вы используете?
ask-lose_fund = Торговля нарушена. Ещё потерять средств: { $left }
ask-company = Ваш день. Средств: { $funds }
ask-swap = Поменять два приказа местами?
ask-keepsake = Общая победа! Какую карту вы оставите на следующую партию?

## Журнал

log-drew_openly = { $who } берёт { $card }.
log-outcast_is = { $who }: изгои теперь — { $suit }.
log-hated = { $who }: { $suit } — ненавистные изгои.
log-souls_gone = { $who } сбрасывает потерянные души: { $count }.
log-acolytes_paid = { $who } тратит прислужников: { $count }.
log-avenged = { $who } получает прислужников: { $count }.
log-converted = { $who } обращает воина ({ $where }): { $victim }.
log-sanctified = { $who } ставит сад на место здания ({ $where }): { $victim }.
log-revealed = { $who } открывает { $card }.
log-took_back = { $who } забирает открытые карты: { $count }.
log-new_acolyte = { $who } получает прислужника.
log-faith_shaken = { $who } теряет сад и сбрасывает { $card }.
log-priced = { $who } назначает цену: { $service } — { $price }.
log-bought = { $who } покупает у { $seller } за { $price }: { $service }.
log-card_bought = { $who } покупает { $card } у { $seller } за { $price }.
log-hired_out = Воины { $seller } теперь сражаются за { $who }.
log-protected = { $who } кладёт в пустую оплату воинов: { $count }.
log-funds_are = { $who }: средств — { $count }.
log-committed = { $who } вкладывает средства { $owner }.
log-fund_spent = { $who } тратит средства { $owner }.
log-fund_lost = { $who } теряет средства { $owner }.
log-exported = { $who } вывозит { $card }.
log-dawn = { $who } прочно держит { $clearings ->
    [one] { $clearings } поляну
    [few] { $clearings } поляны
   *[other] { $clearings } полян
  }{ $players ->
    [0] .
   *[other] ; игроков против неё: { $players }.
  }
log-order_turned = { $who } открывает приказ: { $card }. Масть: { $suit }.
log-picked_foe = { $who } выбирает { $defender } ({ $where }): фигур там — { $pieces }.
log-picked_way = { $who } отправляет всех, кроме троих: { $start } → { $to }. Фигур врага там — { $pieces }.
log-recruits_by = { $who } вербует по стоимости карты { $card }.
log-no_cost = У карты { $card } нет стоимости: { $who } открывает следующий приказ.
log-orders_added = { $who } пополняет программу приказов: { $count }.
log-gift_scrapped = { $who } сбрасывает подаренную карту { $card }.
log-spy_played = { $who } играет { $card }.
log-order_seen = { $who } посылает { $spy }: приказ { $place } — { $card }.
log-spy_lost = { $card } ({ $who }) раскрыт.
log-swapped = { $who } меняет приказы { $one } и { $other }.
log-reached = { $who } достигает цели.
log-team_won = Все достигли цели: общая победа!
log-team_lost = { $who } успевает раньше: общее поражение.
log-head_start = { $who } начинает с очками: { $points }.
log-brought = { $who } приносит { $card } из прошлой партии.
log-stalemate = После { $rounds } раундов никто не продвигается: побеждает тот, у кого больше очков.
log-kept = { $who } оставляет { $card } на следующую партию.

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

option-factions-lizard_cult = Культ ящеров
option-factions-riverfolk = Речная компания
option-machine-usual = Только в одиночной игре
option-machine-none = Не участвует
option-machine-competitive = Каждый за себя
option-machine-cooperative = Вместе против неё
option-machine_start = Начальные очки машины
    .help = Три за каждую выигранную партию кампании.
option-kept = Карты из кампании
    .help = Созданные карты, которые игроки приносят из выигранных партий.

## Панели рядом с планшетами фракций

panel-lizard_cult = Очки приносят потраченные карты: чем больше садов их масти, тем больше. Поляна с садом ваша.
    .birdsong = Самая частая масть потерянных душ становится изгоями. Тратьте там прислужников: поход, обращение, освящение.
    .daylight = Открывайте карты: строить, вербовать, жертвовать птицей. Тратьте карты ради очков, раз за масть.
    .evening = Заберите открытые карты, создавайте садами масти изгоев, берите карты, с садами больше.
panel-riverfolk = Очки приносят торговые посты и неистраченные средства. Другие платят за услуги своими воинами.
    .birdsong = Получите дивиденды, затем оплата становится средствами.
    .daylight = Вкладывайте средства в ходы, битвы, создание и добор; тратьте их на вербовку и торговые посты.
    .evening = Сбросьте лишнее и назначьте цены.
panel-mechanical_marquise = Она действует по приказам и получает очки за поляны, где правит с тремя воинами.
    .birdsong = Два очка за каждую поляну, где она правит и держит не меньше трёх воинов.
    .daylight = Она открывает приказ: битва, перемещение и вербовка по карте.
    .evening = Она пополняет программу до пяти приказов.
