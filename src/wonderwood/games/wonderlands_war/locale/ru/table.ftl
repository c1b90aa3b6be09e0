# Что говорится за столом «Битвы за Страну Чудес»: выбор, вопросы, журнал, фазы, настройки.

game-title = Битва за Страну Чудес
game-blurb = Пейте чай за столом Шляпника, соберите армию и сразитесь за пять Регионов, не лишившись рассудка.

## Выбор

verb-pass = Пас
verb-use = Применить: { $first }
verb-keep = Оставить «{ $first }»
verb-discard_quest = Сбросить «{ $first }»
verb-take = Стул { $first }
verb-pass_head = Пройти Главу Стола
verb-lead = Лидер: { $first }
verb-resolve = { $first }
verb-deploy = { $first ->
    [one] { $first } Сторонник: { $second }
    [few] { $first } Сторонника: { $second }
   *[many] { $first } Сторонников: { $second }
  }
    .some = Выставить Сторонников
verb-place = { $first }: { $second }
    .some = Выставить объект
verb-shift = { $first }: { $second } → { $third }
    .some = Переместить объект
verb-gain = { $first }
verb-recruit = Взять карту: { $first }
verb-unlock = Открыть: { $first }
verb-build = Замок: { $first }
verb-half = { $first }
verb-tempt = Бросить кубик и взять награду
verb-give = Отдать 1 Осколок: { $first }
verb-poison = Отравить карту на стуле { $first }
verb-forge = Прокачать: { $first }, { $second }
    .some = Прокачать жетон
verb-shed = Сбросить 1 Осколок
verb-bet = Ставка: { $first }
verb-draw = Тянуть
verb-halt = Остановиться
verb-play = Сыграть: { $first }
verb-guard = Разбить Щит
verb-suffer = Стерпеть
verb-lose = Потерять: { $first }
verb-choose = { $first }
verb-count = Сила { $first }
verb-target = { $first }
verb-bring = { $first ->
    [one] { $first } Сторонник из: { $second }
    [few] { $first } Сторонника из: { $second }
   *[many] { $first } Сторонников из: { $second }
  }
    .some = Привести Сторонников
verb-return = Вернуть: { $first }
verb-scrap = Сбросить навсегда: { $first }
verb-jump = Перейти на { $first }
verb-glory = Взять ОП
verb-castle = Построить Замок
verb-feat = Выполнить «{ $first }»

## Вопросы

ask-keep = Какой Квест вы оставите?
ask-discard_quest = Какой Квест вы сбросите?
ask-tea = Ваш ход за чаем (взято карт: { $taken } из { $most }). Куда сядете?
ask-seat = Глава Стола пройдена. Куда сядете?
ask-party = Какую карту возьмёте?
ask-lead = Чаепитие для вас окончено. В какой Регион поведёте Лидера?
ask-resolve = { $tea }: что выполните дальше?
ask-place = { $left ->
    [one] Куда пойдёт { $left } объект?
    [few] Куда пойдут { $left } объекта?
   *[many] Куда пойдут { $left } объектов?
  }
ask-figure = { $unit }: в какой Регион?
ask-gain = Какой жетон Союзника возьмёте?
ask-instead = Таких жетонов не осталось ({ $chip }). Какой возьмёте вместо него?
ask-recruit = Какую карту Жителей Страны Чудес возьмёте?
ask-unlock = Какую способность откроете?
ask-build = Где построите Замок?
ask-shed = Лидер сильнее стать не может. Сбросить вместо этого Осколок?
ask-half = { $tea }: какая половина?
ask-tempt = { $tea } осквернена. Бросить кубик ради награды?
ask-give = На кубике { $rolled }. Отдать 1 Осколок?
ask-poison = На какую карту положите Отравление?
ask-forge = Что прокачаете? (символ: { $icon }, жетоны Кузницы: { $chips })
ask-forge_bag = Какой жетон из мешка прокачаете?
ask-use = { $source }: применить?
ask-bet = Кто победит: { $region }?
ask-draw = Сила { $strength }, объектов здесь: { $units }. Тянуть или остановиться?
ask-play = Какой жетон играет { $whose }?
ask-guard = { $chip }! Разбить Щит?
ask-lose = Какой объект потеряете?
ask-choose = { $chip }: что он делает?
ask-count = { $chip }: в каком порядке применить изменения?
ask-read = { $chip }: какую Силу учитывает его способность?
ask-order = { $chip }: какая способность сначала?
ask-target = { $source }: против кого?
ask-bring = Какие Сторонники придут сюда? (не больше { $most })
ask-return = Какой жетон вернётся в мешок?
ask-scrap = Какой Активный жетон сбросите навсегда?
ask-madness = Какой жетон уйдёт с трека Безумия игрока { $whose }?
ask-jump = Ваш маркер на { $strength }. Перейти на символ Кузницы?
ask-spoils = Победа ({ $region }): { $vp } ОП или Замок?
ask-feat = Выполнено ли Умение ({ $region })? Спрашивают всех, кто мог бы.
ask-extra_feat = Какое ещё Умение выполните?

## Журнал

log-takes_faction = { $who } играет за фракцию: { $faction }
log-ally_card = В игре: { $source }
log-marker = { $region }: { $marker }
log-region_out = Регион вне игры: { $region } («{ $quest }»)
log-first_battle = Первая Битва: { $region }
log-first_player = Начинает { $who }
log-kept = { $who } оставляет { $quest ->
    [none] Квест
   *[other] Квест «{ $quest }»
  }
log-round = Раунд { $round }: чай подан
log-moved = { $who } идёт к стулу { $chair }
log-took = { $who } берёт: { $tea }
log-partied = { $who } применяет: { $source }
log-dealt = Стул { $chair }: { $tea }
log-passed_head = { $who } проходит Главу Стола
log-rolled = { $who } бросает кубик: { $roll }
log-shards = { $who } получает { $count ->
    [one] { $count } Осколок
    [few] { $count } Осколка
   *[many] { $count } Осколков
  }
log-shards_gone = { $who } сбрасывает { $count ->
    [one] { $count } Осколок
    [few] { $count } Осколка
   *[many] { $count } Осколков
  }
log-gave = { $who } отдаёт Осколок игроку { $whom }
log-led = { $who } ведёт Лидера: { $region }
log-placed = { $who } выставляет: { $unit } (× { $count }), { $region }
log-shifted = { $who } перемещает: { $unit }, { $origin } → { $region }
log-gained = { $who } получает жетон: { $chip }
log-mended = { $who } чинит Щит
log-recruited = { $who } берёт карту: { $card }
log-turned_up = Открыта карта: { $card }
log-unlocked = { $who } открывает способность: { $source }
log-built = { $who } строит Замок: { $region }
log-raised = { $who } поднимает Замок: { $region }
log-leader_up = { $who }: Сила Лидера { $strength }
log-saner = { $who } избавляется от жетона Безумия
log-quest_drawn = { $who } тянет { $quest ->
    [none] Квест
   *[other] Квест «{ $quest }»
  }
log-quest_gone = { $who } сбрасывает { $quest ->
    [none] Квест
   *[other] Квест «{ $quest }»
  }
log-feat_gone = { $who } сбрасывает Квест «{ $quest }» вместе с Умением
log-poisoned = { $who } отравляет карту на стуле { $chair }
log-poison_taken = { $who } глотает Отравление
log-poison_back = Отравление возвращается к игроку { $who } (× { $count })
log-poison_given = { $who } подбрасывает Отравление в мешок игрока { $whom }
log-madder = { $who } получает жетон Безумия
log-richest = Больше всего Осколков у игрока { $who }: Безумие, Осколков меньше на { $count }
log-supporters_up = { $who }: { $count ->
    [one] ещё { $count } Сторонник
    [few] ещё { $count } Сторонника
   *[many] ещё { $count } Сторонников
  }
log-castles_up = { $who }: Замки стоят { $value } ОП
log-scored = { $who } получает { $count } ОП
log-summoned = { $card } приходит на помощь игроку { $who }
log-war = Война раунда { $round }
log-battle = Битва: { $region }
log-empty = Никто не сражается: { $region }
log-starts = { $who } начинает с Силой { $strength }
log-alone = Без сопротивления: { $region } ({ $who })
log-drew = { $who } тянет: { $chip }
log-put_back = { $who } кладёт обратно: { $chip }
log-halted = { $who } останавливается на { $strength }
log-stopped = { $who } обязан остановиться на { $strength }
log-empty_bag = Мешок игрока { $who } пуст: Безумие и Истощённые жетоны возвращаются
log-guarded = { $who } разбивает Щит: { $chip } не действует
log-lost = { $who } теряет: { $unit }
log-busted = { $who } терпит Крах!
log-refreshed = Мешок игрока { $who } обновлён
log-poison_home = Отравление возвращается к игроку { $who }
log-used = { $who }: { $source }
log-counts = { $who }: { $chip } даёт { $count }, Сила { $strength }
log-stronger = { $who }: Сила +{ $count }, теперь { $strength }
log-weaker = { $who }: Сила −{ $count }, теперь { $strength }
log-jumped = { $who } переходит на { $strength }
log-crowned = Жетон игрока { $who } считается за { $strength }
log-brought = { $who } приводит { $count ->
    [one] { $count } Сторонника
   *[other] { $count } Сторонников
  }: { $origin } → { $region }
log-leader_comes = Лидер игрока { $who } приходит: { $region }
log-returned = { $who } возвращает в мешок: { $chip }
log-scrapped = { $who } сбрасывает навсегда: { $chip }
log-swapped = { $who } получает взамен: { $chip }
log-madness_back = { $who } отправляет жетон в мешок игрока { $whom }: { $chip }
log-won = { $who } побеждает с Силой { $strength }: { $region }
log-tied = { $who } делит первое место с Силой { $strength }: { $region }
log-second = { $who } занимает 2-е место с Силой { $strength }
log-nobody = Победителя нет: { $region }
log-feat_done = { $who } выполняет Умение: «{ $quest }»
log-forged = { $who } прокачивает: { $chip }, { $track }
log-artifact = { $who } заполняет { $track } и получает Артефакт
log-bet_right = { $who } угадывает, ставя на игрока { $whom }
log-bet_wrong = { $who } ошибается, ставя на игрока { $whom }
log-bet_void = Ставка игрока { $who } на игрока { $whom } не действует
log-war_over = Война раунда { $round } окончена

## Фазы, счёт, ничьи

phase-setup = Подготовка
phase-keep = Выбор Квестов
phase-tea_start = Чай подан
phase-tea_turn = Чаепитие
phase-tea_card = Чаепитие: выполнение карты
phase-tea_rest = Чаепитие: конец хода
phase-tea_end = Конец Чаепития
phase-discard = Сброс Квестов
phase-war_start = Начало войны
phase-battle = Начало Битвы
phase-bets = Ставки
phase-choose = Тянуть или остановиться
phase-draw = Вытягивание
phase-conquest = Завоевание
phase-quests = Квесты
phase-feats = Умения
phase-abilities = Способности
phase-forge = Прокачка
phase-payout = Розыгрыш Ставок
phase-cleanup = Завершение Битвы
phase-war_end = Конец войны

score-track = Трек очков
score-castles = Замки
score-quests = Квесты
score-shards = Осколки
tie-shards = меньше Осколков
tie-units = больше объектов на поле

## Настройки

option-faction = Фракция
    .help = За какую фракцию играет каждый; все фракции разные.
option-faction-random = По жребию
option-faction-alice = Алиса
option-faction-mad_hatter = Безумный Шляпник
option-faction-queen_of_hearts = Красная Королева
option-faction-jabberwocky = Бармаглот
option-faction-cheshire_cat = Чеширский Кот
option-ally_pack = Набор Союзников
    .help = Какие карты Союзников используются: один набор, набор по жребию или смесь по жребию для каждого Союзника. Для первой игры лучше всего A.
option-ally_pack-A = Набор A
option-ally_pack-B = Набор B
option-ally_pack-C = Набор C
option-ally_pack-D = Набор D
option-ally_pack-random = Набор по жребию
option-ally_pack-mix = Смесь по жребию
option-card_soldier_pack = { ally-card_soldier }: набор
    .help = Отдельный набор для этого Союзника или тот же, что у остальных.
option-card_soldier_pack-same = Тот же набор
option-card_soldier_pack-A = Набор A
option-card_soldier_pack-B = Набор B
option-card_soldier_pack-C = Набор C
option-card_soldier_pack-D = Набор D
option-flamingo_pack = { ally-flamingo }: набор
    .help = Отдельный набор для этого Союзника или тот же, что у остальных.
option-flamingo_pack-same = Тот же набор
option-flamingo_pack-A = Набор A
option-flamingo_pack-B = Набор B
option-flamingo_pack-C = Набор C
option-flamingo_pack-D = Набор D
option-rose_pack = { ally-rose }: набор
    .help = Отдельный набор для этого Союзника или тот же, что у остальных.
option-rose_pack-same = Тот же набор
option-rose_pack-A = Набор A
option-rose_pack-B = Набор B
option-rose_pack-C = Набор C
option-rose_pack-D = Набор D
option-red_rook_pack = { ally-red_rook }: набор
    .help = Отдельный набор для этого Союзника или тот же, что у остальных.
option-red_rook_pack-same = Тот же набор
option-red_rook_pack-A = Набор A
option-red_rook_pack-B = Набор B
option-red_rook_pack-C = Набор C
option-red_rook_pack-D = Набор D
option-creature_pack = { ally-creature }: набор
    .help = Отдельный набор для этого Союзника или тот же, что у остальных.
option-creature_pack-same = Тот же набор
option-creature_pack-A = Набор A
option-creature_pack-B = Набор B
option-creature_pack-C = Набор C
option-creature_pack-D = Набор D
option-earlier_shards = Стартовые Осколки по раннему изданию
    .help = Игроки начинают с числом Осколков из раннего издания.
option-earlier_first_player = Первый игрок по раннему изданию
    .help = При споре за первый ход сравнивается только число объектов, затем решает жребий.
option-earlier_leader_icon = Символ Лидера по раннему изданию
    .help = При Силе Лидера 6 символ заставляет сбросить 1 Осколок.
option-earlier_poison = Отравление по раннему изданию
    .help = Бармаглот кладёт Отравление в начале каждого своего хода, если его нет на столе.
option-earlier_refresh = Обновление по раннему изданию
    .help = Крах обновляет мешок, если на треке есть Безумие.
option-earlier_rewards = Награды по раннему изданию
    .help = Для наград в конце Битвы Сила не нужна: достаточно не потерпеть Крах.
option-earlier_soldiers = Карточные Солдаты по раннему изданию
    .help = Карточные Солдаты набора B могут привести Сторонников из обоих соседних Регионов.
option-earlier_resistance = Сопротивление по раннему изданию
    .help = Вдвоём Битва заканчивается, только когда последний боец превысит Сопротивление.
option-resistance_chase = Погоня за остановившимся
    .help = Вдвоём последний боец, достигший Сопротивления, но отстающий от остановившегося соперника, может продолжать.

## Без собственного имени

chair-head = Глава Стола
track-track_1 = 1-й трек Кузницы
track-track_2 = 2-й трек Кузницы
track-track_3 = 3-й трек Кузницы
track-track_4 = 4-й трек Кузницы
half-top = Верхняя половина
half-bottom = Нижняя половина
unit-supporter = Сторонник
unit-leader = Лидер
unit-tweedles_1 = Труляля
unit-tweedles_2 = Траляля
icon-place_units = Выставить объекты
icon-gain_chip = Получить жетон Союзника
icon-gain_any_ally = Получить любой жетон Союзника
icon-roll_shard_die = Бросить кубик Осколков
icon-gain_shards = Получить Осколки
icon-discard_shards = Сбросить Осколки
icon-transfer_shard = Отдать Осколок
icon-restore_shield = Починить Щит
icon-gain_wonderland = Взять карту Жителей Страны Чудес
icon-unlock_ability = Открыть способность
icon-build_castle = Построить Замок
icon-leader_strength = Усилить Лидера
icon-discard_madness = Сбросить Безумие
icon-draw_quest = Взять Квесты
icon-gain_vp = Получить ОП
icon-gain_supporters = Больше Сторонников
icon-castle_value = Замки дороже
icon-forge_action = Прокачать
icon-forge_from_bag = Прокачать жетон из мешка
icon-place_poison = Положить Отравление
icon-summon_figure = Призвать Жителя
icon-move_direction = Идти в другую сторону
icon-take_without_moving = Взять, не двигаясь
icon-split_placement = Разделить объекты
icon-chip_mul = Умножить его Силу
icon-chip_add = Изменить его Силу
icon-chip_set = Задать его Силу
icon-next_chip_mul = Умножить следующий жетон
icon-own_ally_chips_add = Усилить жетоны Союзников
icon-opponent_next_chip_set = Короновать соперника
icon-gain_strength = Получить Силу
icon-lose_strength = Потерять Силу
icon-return_exhausted = Вернуть Истощённый жетон
icon-return_active_to_bag = Вернуть Активный жетон
icon-swap_level = Сменить достоинство
icon-immune = Неуязвим
icon-extra_draw = Тянуть больше жетонов
icon-draft_draw = Выбирать за всех
icon-jump_to_forge_icon = Перейти на символ Кузницы
icon-extra_feat = Ещё одно Умение
icon-discard_active = Сбросить Активный жетон
icon-lose_units = Потерять объекты
icon-give_poison = Дать Отравление
icon-madness_to_bag = Вернуть Безумие
icon-move_supporters_here = Привести Сторонников
icon-move_leader_here = Привести Лидера
icon-castle_anywhere = Замок где угодно
icon-must_be_lost_first = Теряется первым
icon-split_card = Выбрать половину
icon-corrupted_card = Поддаться искушению

## Другие имена тех же вещей

chip-rabbit_watch = { item-rabbit_watch }
chip-caterpillar_hookah = { item-caterpillar_hookah }
chip-duchess_amulet = { item-duchess_amulet }
chip-walrus_oyster = { item-walrus_oyster }
chip-gryphon_feather = { item-gryphon_feather }
chip-unicorn_mane = { item-unicorn_mane }
chip-hare_teacup = { item-hare_teacup }
chip-knave_crown = { item-knave_crown }
chip-humpty_gloves = { item-humpty_gloves }
chip-tweedle_rattle = { item-tweedle_rattle }
chip-turtle_soup = { item-turtle_soup }
chip-dormouse_treacle = { item-dormouse_treacle }
card-white_rabbit = { figure-white_rabbit }
card-caterpillar = { figure-caterpillar }
card-duchess = { figure-duchess }
card-walrus = { figure-walrus }
card-gryphon = { figure-gryphon }
card-unicorn = { figure-unicorn }
card-march_hare = { figure-march_hare }
card-knave = { figure-knave }
card-humpty = { figure-humpty }
card-tweedles = { figure-tweedles }
card-mock_turtle = { figure-mock_turtle }
card-dormouse = { figure-dormouse }
card-rabbit_watch = { item-rabbit_watch }
card-caterpillar_hookah = { item-caterpillar_hookah }
card-duchess_amulet = { item-duchess_amulet }
card-walrus_oyster = { item-walrus_oyster }
card-gryphon_feather = { item-gryphon_feather }
card-unicorn_mane = { item-unicorn_mane }
card-hare_teacup = { item-hare_teacup }
card-knave_crown = { item-knave_crown }
card-humpty_gloves = { item-humpty_gloves }
card-tweedle_rattle = { item-tweedle_rattle }
card-turtle_soup = { item-turtle_soup }
card-dormouse_treacle = { item-dormouse_treacle }
unit-white_rabbit = { figure-white_rabbit }
unit-caterpillar = { figure-caterpillar }
unit-duchess = { figure-duchess }
unit-walrus = { figure-walrus }
unit-gryphon = { figure-gryphon }
unit-unicorn = { figure-unicorn }
unit-march_hare = { figure-march_hare }
unit-knave = { figure-knave }
unit-humpty = { figure-humpty }
unit-mock_turtle = { figure-mock_turtle }
unit-dormouse = { figure-dormouse }
source-contrariwise = { power-contrariwise }
source-its_my_party = { power-its_my_party }
source-royal_decree = { power-royal_decree }
source-jaws_that_bite = { power-jaws_that_bite }
source-jaws_that_bite_two = { power-jaws_that_bite_two }
source-jaws_that_bite_earlier = { power-jaws_that_bite_earlier }
source-now_you_see_me = { power-now_you_see_me }
source-now_you_see_me_two = { power-now_you_see_me_two }
source-alice_everywhere = { ability-alice_everywhere }
source-alice_mended_hope = { ability-alice_mended_hope }
source-alice_friend_people = { ability-alice_friend_people }
source-alice_love_learning = { ability-alice_love_learning }
source-hatter_piping_hot = { ability-hatter_piping_hot }
source-hatter_change_places = { ability-hatter_change_places }
source-hatter_unbirthday = { ability-hatter_unbirthday }
source-hatter_mad_as = { ability-hatter_mad_as }
source-queen_temper = { ability-queen_temper }
source-queen_paint_red = { ability-queen_paint_red }
source-queen_twice_fast = { ability-queen_twice_fast }
source-queen_off_heads = { ability-queen_off_heads }
source-queen_off_heads_two = { ability-queen_off_heads_two }
source-jabber_claws_catch = { ability-jabber_claws_catch }
source-jabber_manxome = { ability-jabber_manxome }
source-jabber_slithy = { ability-jabber_slithy }
source-jabber_borogoves = { ability-jabber_borogoves }
source-cat_wicked_smile = { ability-cat_wicked_smile }
source-cat_wicked_smile_two = { ability-cat_wicked_smile_two }
source-cat_vanishing = { ability-cat_vanishing }
source-cat_warmonger = { ability-cat_warmonger }
source-cat_all_mad = { ability-cat_all_mad }
source-forge = { ally_card-forge }
source-A_card_soldier = { ally_card-A_card_soldier }
source-A_flamingo = { ally_card-A_flamingo }
source-A_rose = { ally_card-A_rose }
source-A_red_rook = { ally_card-A_red_rook }
source-A_creature = { ally_card-A_creature }
source-B_card_soldier = { ally_card-B_card_soldier }
source-B_flamingo = { ally_card-B_flamingo }
source-B_rose = { ally_card-B_rose }
source-B_red_rook = { ally_card-B_red_rook }
source-B_creature = { ally_card-B_creature }
source-C_card_soldier = { ally_card-C_card_soldier }
source-C_flamingo = { ally_card-C_flamingo }
source-C_rose = { ally_card-C_rose }
source-C_red_rook = { ally_card-C_red_rook }
source-C_creature = { ally_card-C_creature }
source-D_card_soldier = { ally_card-D_card_soldier }
source-D_flamingo = { ally_card-D_flamingo }
source-D_rose = { ally_card-D_rose }
source-D_red_rook = { ally_card-D_red_rook }
source-D_creature = { ally_card-D_creature }
source-white_rabbit = { figure-white_rabbit }
source-caterpillar = { figure-caterpillar }
source-duchess = { figure-duchess }
source-walrus = { figure-walrus }
source-gryphon = { figure-gryphon }
source-unicorn = { figure-unicorn }
source-march_hare = { figure-march_hare }
source-knave = { figure-knave }
source-humpty = { figure-humpty }
source-tweedles = { figure-tweedles }
source-mock_turtle = { figure-mock_turtle }
source-dormouse = { figure-dormouse }
source-rabbit_watch = { item-rabbit_watch }
source-caterpillar_hookah = { item-caterpillar_hookah }
source-duchess_amulet = { item-duchess_amulet }
source-walrus_oyster = { item-walrus_oyster }
source-gryphon_feather = { item-gryphon_feather }
source-unicorn_mane = { item-unicorn_mane }
source-hare_teacup = { item-hare_teacup }
source-knave_crown = { item-knave_crown }
source-humpty_gloves = { item-humpty_gloves }
source-tweedle_rattle = { item-tweedle_rattle }
source-turtle_soup = { item-turtle_soup }
source-dormouse_treacle = { item-dormouse_treacle }
