# The names of the components, and in .text what they do. Numbers of cards are told by label-* and fact-* from the data.

## The game

game-title = It’s a Wonderful Kingdom
    .text = Два герцогства и один трон: предлагайте карты, забирайте то, что оставил соперник, и за четыре раунда постройте лучшее герцогство.

## Resources and tokens

resource-materials = Материалы
resource-population = Население
resource-gold = Золото
resource-exploration = Исследования
resource-krystallium = Кристаллий
    .text = В любой момент заменяет куб любого базового ресурса, но никогда не заменяет Солдата.
resource-soldier = Солдат
    .text = Занимает ячейки Солдат, побеждает Угрозы, оплачивает Советников, двигает армии. В конце игры ничего не стоит.
token-trap = Жетон Ловушки
    .text = Положите предлагаемую карту в закрытую.
token-spy = Жетон Шпиона
    .text = Узнайте, что за карта лежит в закрытую.
token-stolen = Жетон Кражи
    .text = Закрывает значок производства: он ничего не производит.
token-step = Жетон шага
    .text = Отмечает пройденный шаг задания.
token-illusion = Жетон Иллюзии
    .text = Отмечает предложенную карту, которую можно обменять, когда вы забираете карты.
token-army = Фишка армии

## Card types and kinds

type-structure = Сооружение
type-company = Отряд
type-monument = Монумент
type-discovery = Открытие
kind-development = Карта Развития
kind-treasure = Сокровище
kind-calamity = Бедствие
kind-threat = Угроза
kind-advisor = Советник
set-base = Базовая игра
set-deluxe = Делюкс-набор
set-conquest = Набор «Завоевание»
colour-red = Красный
colour-blue = Синий

## Phases

phase-choice = Фаза Выбора
phase-planning = Фаза Планирования
phase-production = Фаза Производства
phase-end = Конец игры

## Areas

area-offer = Зона предложения
area-selection = Зона отбора
area-construction = Зона строительства
area-duchy = Герцогство
area-council = Зона совета
area-alchemy = Зона алхимии
area-training = Зона обучения
area-reserve = Личный запас
area-hand = Рука
area-supply = Общий запас
area-development_deck = Колода Развития
area-danger_deck = Колода Опасностей
area-discard = Сброс

## Modules

module-threat = Модуль «Угроза»
    .text = Каждый игрок приносит набор Угроз; Солдаты побеждают их в фазе Сражения.
module-advisors = Модуль «Советники»
    .text = Собирайте Советников в своём совете и платите Солдатами за их свойства.
module-quest = Модуль «Задание»
    .text = Оплачивайте шаги задания; без последнего шага победы нет.
module-conquest = Модуль «Завоевание»
    .text = Двигайте армии по карте: её территории производят ресурсы, а в конце приносят очки.

## Medals

medal-bronze = Бронзовая медаль
medal-silver = Серебряная медаль
medal-gold = Золотая медаль
medal-none = Без медали

## What a card says, from its numbers

label-cost = Стоимость постройки
label-recycling = Бонус переработки
label-production = Производство
label-bonus = Бонус постройки
label-vp = Очки победы
label-combat_cost = Стоимость сражения
label-vp_if_undefeated = Если не побеждена
label-power_cost = Стоимость свойства
label-selection_bonus = Бонус отбора
label-start = В начале игры
label-solo_vp = В одиночной игре, в конце
label-step_cost = Стоимость
label-gain = Награда
label-gain_first = Награда первому
label-gain_second = Награда второму
fact-amount = { $amount } × { $resource }
fact-amount_per = { $amount } × { $resource } за каждую карту «{ $type }»
fact-vp = { $amount } ОП
fact-vp_per = { $amount } ОП за каждую карту «{ $type }»
fact-spy_token = { $count } × жетон Шпиона

## Structures

card-farm = Ферма
card-hamlet = Деревушка
card-guild = Гильдия
card-quarry = Каменоломня
card-barracks = Казарма
card-port = Порт
card-market = Рынок
card-watchtower = Сторожевая башня
card-alchemical_forge = Алхимическая кузница
card-high_wall = Высокая стена

## Companies

card-navigators = Мореходы
card-great_army = Великая армия
card-artificers = Бомбардиры
card-recruiter = Вербовщик
card-royal_guard = Королевская гвардия
card-secret_brotherhood = Тайное братство
card-expeditionary_corps = Экспедиционный корпус
card-miners = Рудокопы
card-merchants = Купцы
card-mercenaries = Наёмники
card-scouts = Разведчики

## Monuments

card-royal_keep = Королевский донжон
card-cathedral = Собор
card-great_lighthouse = Великий маяк
card-grand_library = Великая библиотека
card-arena = Арена
card-founder_statue = Статуя основателя
card-triumphal_arch = Триумфальная арка
card-grand_bazaar = Большой базар
card-royal_treasury = Королевская казна
card-hanging_gardens = Висячие сады
card-war_academy = Военная академия
card-guild_council = Совет гильдий
card-throne_room = Тронный зал

## Discoveries

card-infernal_gate = Адские врата
card-giants_cache = Тайник великанов
card-dragon_eggs = Яйца дракона
card-tatis_tribe = Племя татис
card-warlord_tomb = Гробница полководца
card-sunken_city = Затонувший город
card-elder_forest = Лес древних
card-shipwreck = Корабль с сокровищами
card-crystal_caves = Хрустальные пещеры
card-sword_of_kings = Меч королей
card-oracle_isle = Остров оракула
card-phoenix_nest = Гнездо феникса
card-elven_ruins = Эльфийские руины

## Deluxe Development cards

card-windmill = Ветряная мельница
card-griffon_riders = Наездники на грифонах
card-wandering_circus = Бродячий цирк
card-great_clock = Большие часы
card-ley_nexus = Узел силы

## Treasures and the Calamity

card-treasure_mat_mat = Сокровище (Материалы, Материалы)
    .text = Переработайте в Планировании и получите 2 ресурса; построить его нельзя.
card-treasure_mat_pop = Сокровище (Материалы, Население)
    .text = Переработайте в Планировании и получите 2 ресурса; построить его нельзя.
card-treasure_mat_gol = Сокровище (Материалы, Золото)
    .text = Переработайте в Планировании и получите 2 ресурса; построить его нельзя.
card-treasure_mat_exp = Сокровище (Материалы, Исследования)
    .text = Переработайте в Планировании и получите 2 ресурса; построить его нельзя.
card-treasure_pop_pop = Сокровище (Население, Население)
    .text = Переработайте в Планировании и получите 2 ресурса; построить его нельзя.
card-treasure_pop_gol = Сокровище (Население, Золото)
    .text = Переработайте в Планировании и получите 2 ресурса; построить его нельзя.
card-treasure_pop_exp = Сокровище (Население, Исследования)
    .text = Переработайте в Планировании и получите 2 ресурса; построить его нельзя.
card-treasure_gol_gol = Сокровище (Золото, Золото)
    .text = Переработайте в Планировании и получите 2 ресурса; построить его нельзя.
card-treasure_gol_exp = Сокровище (Золото, Исследования)
    .text = Переработайте в Планировании и получите 2 ресурса; построить его нельзя.
card-treasure_exp_exp = Сокровище (Исследования, Исследования)
    .text = Переработайте в Планировании и получите 2 ресурса; построить его нельзя.
card-calamity = Бедствие
    .text = Нельзя переработать: попадает в ваше Герцогство и отнимает 4 ОП.

## Duchies

duchy-teressia = Терессия
duchy-valados = Валадос
duchy-senada = Сенада
face-A = Сторона A
    .text = Асимметричная. В одиночной игре в конце отнимает 15 ОП.
face-B = Сторона B
    .text = Одинакова у всех герцогств.
face-C = Сторона C
    .text = 5 Кристаллия в начале игры, но ничего не производит.
face-D = Сторона D
    .text = Асимметричная, труднее стороны A.
face-E = Сторона E
    .text = Только для Завоевания: производит карта территорий, а не карта герцогства.

## Threat packs

pack-giant_rats = Гигантские крысы
    .text = Отобранная Гигантская крыса переходит в вашу зону строительства; затем добавьте туда по 1 Паразиту за каждую Гигантскую крысу в ней.
pack-frost_giants = Ледяные великаны
    .text = Замораживает одну из ваших строящихся карт: её нельзя ни достроить, ни переработать. Чтобы победить великана, заполните карту и оплатите сражение.
pack-shadows = Тени
    .text = Каждый раунд за каждую непобеждённую Тень сбросьте 1 отобранную карту без бонуса; противник добавляет в свою зону алхимии 1 ресурс (2 за Сокровище).
pack-thieves = Воры
    .text = Отобрав Вора, закройте жетоном Кражи один значок производства в своём Герцогстве. Победа над Вором снимает один такой жетон.
pack-sisters_of_misfortune = Сёстры Несчастья
    .text = В конце каждого Планирования за каждую вашу Сестру снимите 1 базовый куб со строящихся карт. За победу над всеми четырьмя — 20 ОП.
pack-siphons = Сифоны
    .text = Пока Сифон не побеждён, он каждый раунд производит 1 ресурс своего типа для противника; побеждённый Сифон переходит в ваше Герцогство и производит для вас.
pack-black_dragons = Чёрные драконы
    .text = Каждый раунд теряйте по 1 Солдату за каждого непобеждённого дракона; за победу над драконом — 2 Кристаллия. Яйца под охраной: 3 ОП за одно, 10 ОП за два.
pack-illusionists = Иллюзионисты
    .text = В каждой фазе Производства противник берёт по 1 жетону Иллюзии за каждого вашего Иллюзиониста, всего не больше 3. Жетон на предложенной карте позволяет обмен.

## Threats

card-giant_rat = Гигантская крыса
    .text = Приходя, приводит по 1 Паразиту за каждую Гигантскую крысу в вашей зоне строительства, считая себя.
card-vermin = Паразит
    .text = Своего эффекта нет, но отнимает ОП, пока не побеждён.
card-frost_giant = Ледяной великан
    .text = Замораживает строящуюся карту, пока вы её не заполните и не оплатите сражение.
card-shadow = Тень
    .text = Каждый раунд сбрасывайте одну отобранную карту; её ресурс получает противник в зону алхимии.
card-thief = Вор
    .text = Приходя, закрывает один из ваших значков производства. Победите Вора, чтобы освободить значок.
card-sister_storm = Буря
    .text = В конце каждого Планирования снимает 1 базовый куб с ваших строящихся карт.
card-sister_drought = Засуха
    .text = В конце каждого Планирования снимает 1 базовый куб с ваших строящихся карт.
card-sister_disease = Болезнь
    .text = В конце каждого Планирования снимает 1 базовый куб с ваших строящихся карт.
card-sister_famine = Голод
    .text = В конце каждого Планирования снимает 1 базовый куб с ваших строящихся карт.
card-siphon_materials = Сифон (Материалы)
    .text = Каждый раунд производит 1 куб ресурса «Материалы» для противника, а после победы над Сифоном — для вас.
card-siphon_population = Сифон (Население)
    .text = Каждый раунд производит 1 куб ресурса «Население» для противника, а после победы над Сифоном — для вас.
card-siphon_gold = Сифон (Золото)
    .text = Каждый раунд производит 1 куб ресурса «Золото» для противника, а после победы над Сифоном — для вас.
card-siphon_exploration = Сифон (Исследования)
    .text = Каждый раунд производит 1 куб ресурса «Исследования» для противника, а после победы над Сифоном — для вас.
card-black_dragon_female = Чёрная дракониха
    .text = Каждый раунд забирает у вас 1 Солдата; за победу над ней — 2 Кристаллия.
card-black_dragon_male = Чёрный дракон
    .text = Каждый раунд забирает у вас 1 Солдата; за победу над ним — 2 Кристаллия.
card-black_dragon_egg = Яйцо чёрного дракона
    .text = Безвредно. Заплатите стоимость сражения, чтобы взять его под охрану: 3 ОП за одно яйцо, 10 ОП за два.
card-illusionist = Иллюзионист
    .text = В каждой фазе Производства даёт противнику 1 жетон Иллюзии.

## Advisors

card-enlightened_prophet = Просветлённый пророк
    .text = Тайно посмотрите до 2 закрытых карт в зонах предложения.
card-grey_eminence = Серый кардинал
    .text = Возьмите 3 карты из колоды Развития, 1 оставьте в своей зоне отбора, остальные сбросьте.
card-master_cartographer = Главный картограф
    .text = На шаге Исследований возьмите ещё 2 куба этого ресурса; в превосходстве они не учитываются.
card-master_mason = Главный каменщик
    .text = На шаге Материалов возьмите ещё 2 куба этого ресурса; в превосходстве они не учитываются.
card-burgomaster = Бургомистр
    .text = На шаге Населения возьмите ещё 2 куба этого ресурса; в превосходстве они не учитываются.
card-grand_treasurer = Верховный казначей
    .text = На шаге Золота возьмите ещё 2 куба этого ресурса; в превосходстве они не учитываются.
card-court_alchemist = Придворный алхимик
    .text = Получите 1 Кристаллий.
card-royal_architect = Королевский архитектор
    .text = Положите до 2 базовых кубов на ваш выбор на подходящие ячейки одной из своих строящихся карт.
card-chamberlain = Камергер
    .text = Переработайте одну отобранную карту с удвоенным бонусом переработки.
card-herald = Герольд
    .text = Получите 4 ОП.
card-chronicler = Летописец
    .text = Выберите тип карт: получите по 1 ОП за каждую карту этого типа в своём Герцогстве.
card-poisoner = Отравительница
    .text = После открытия карт сбросьте 1 карту из зоны отбора противника.
card-envoy = Посланник
    .text = На одном шаге бонус превосходства получаете вы, а не противник, каковы бы ни были итоги.
card-blackmailer = Шантажист
    .text = Отправьте Бедствие из своей зоны отбора в Герцогство противника.
card-high_priestess = Верховная жрица
    .text = Уберите Бедствие из своего Герцогства или зоны отбора; оно покидает игру.
card-quartermaster = Интендант
    .text = На одном шаге замените до 3 произведённых кубов на один другой базовый ресурс.
card-master_builder = Главная строительница
    .text = Переместите до 2 базовых кубов с одной своей строящейся карты на подходящие ячейки другой.
card-smuggler = Контрабандистка
    .text = Верните 1 жетон Ловушки, использованный в этом раунде.

## Quests

quest-northern_lands = Северные земли
quest-usurper = Узурпаторша
quest-plague_lord = Чумной владыка
quest-dragon_pact = Договор с драконом
quest-lost_heir = Пропавшая наследница

## Quest steps, two-player face then solo face

step-nl2_fleet = Снарядить флот
step-nl2_fjords = Нанести фьорды на карту
step-nl2_camp = Зимний лагерь
step-nl2_final = Водрузить знамя во льдах
step-us2_levies = Созвать ополчение
step-us2_bribe = Подкупить её капитанов
step-us2_palace = Проникнуть во дворец
step-us2_final = Взять тронный зал штурмом
step-pl2_quarantine = Закрыть деревни на карантин
step-pl2_healers = Нанять лекарей
step-pl2_scout = Выследить заразу
step-pl2_final = Выжечь чуму
step-dp2_lair = Найти логово
step-dp2_hoard = Преподнести сокровища
step-dp2_riders = Обучить наездников
step-dp2_final = Скрепить договор
step-lh2_rumour = Идти по следу слухов
step-lh2_ransom = Заплатить выкуп
step-lh2_hideout = Обыскать дикие земли
step-lh2_final = Вернуть её домой
step-nl1_fleet = Снарядить флот
step-nl1_fjords = Нанести фьорды на карту
step-nl1_camp = Зимний лагерь
step-nl1_final = Водрузить знамя во льдах
step-us1_levies = Созвать ополчение
step-us1_bribe = Подкупить её капитанов
step-us1_palace = Проникнуть во дворец
step-us1_final = Взять тронный зал штурмом
step-pl1_quarantine = Закрыть деревни на карантин
step-pl1_healers = Нанять лекарей
step-pl1_scout = Выследить заразу
step-pl1_final = Выжечь чуму
step-dp1_lair = Найти логово
step-dp1_hoard = Преподнести сокровища
step-dp1_riders = Обучить наездников
step-dp1_final = Скрепить договор
step-lh1_rumour = Идти по следу слухов
step-lh1_ransom = Заплатить выкуп
step-lh1_hideout = Обыскать дикие земли
step-lh1_final = Вернуть её домой

## Conquest boards

board-A1 = Перекрёсток
board-A2 = Долгий поход
board-B1 = Остров-тюрьма
board-B2 = Озёра-близнецы
board-C1 = Северный фронт
board-C2 = Изрезанный берег

## Territories

territory-castle_blue = Синий замок
territory-castle_red = Красный замок
territory-prison = Тюрьма
territory-white_cliffs = Белые утёсы
territory-north_moor = Северная пустошь
territory-red_hills = Красные холмы
territory-south_vale = Южный дол
territory-west_sea = Западное море
territory-east_sea = Восточное море
territory-heartland = Срединные земли
territory-frost_coast = Морозный берег
territory-pine_woods = Сосновый бор
territory-salt_flats = Солончаки
territory-vineyards = Виноградники
territory-gulf = Залив
territory-lagoon = Лагуна
territory-old_capital = Старая столица
territory-high_dales = Верхние долины
territory-silver_bay = Серебряная бухта
territory-low_dales = Нижние долины
territory-copper_bay = Медная бухта
territory-north_pass = Северный перевал
territory-south_pass = Южный перевал
territory-west_reach = Западный пролив
territory-east_reach = Восточный пролив
territory-birch_march = Берёзовая марка
territory-iron_march = Железная марка
territory-oak_march = Дубовая марка
territory-clay_march = Глиняная марка
territory-west_lake = Западное озеро
territory-east_lake = Восточное озеро
territory-far_west = Дальний запад
territory-far_east = Дальний восток
territory-marches = Пограничье
territory-bridgehead = Плацдарм
territory-grey_fen = Серая топь
territory-ford = Брод
territory-amber_sea = Янтарное море
territory-frost_gate = Морозные врата
territory-black_keep = Чёрная крепость
territory-home_shore = Родной берег
territory-old_road = Старая дорога
territory-storm_bay = Бухта бурь
territory-market_town = Торговый город
territory-west_woods = Западный лес
territory-reefs = Рифы
territory-pass = Перевал
territory-crystal_peak = Хрустальный пик

## Slots of the Conquest boards

slot-produce = Производство
    .text = Производит 1 указанный ресурс.
slot-trap = Ловушка
    .text = У вас на один жетон Ловушки больше.
slot-spy = Шпион
    .text = Раз за раунд в фазе Выбора тайно посмотрите закрытую карту.
slot-destroy_card = Уничтожение карты
    .text = В начале Планирования, после открытия карт, можно сбросить карту из зоны отбора противника.
slot-double_move = Двойное перемещение
    .text = Ваши армии могут приходить через одну территорию, если её не занимает враг.
slot-krystallium = Кристаллий
    .text = После шага Исследований вы получаете 1 Кристаллий.
slot-prison = Тюрьма
    .text = В конце каждой фазы Завоевания можно посадить в тюрьму одну вражескую армию.

## Scenarios

scenario-SC01 = Крысы повсюду
    .text = Спасите четыре Фермы, пока вас не заполонили Паразиты.
scenario-SC02 = Пророчество
    .text = Возведите три великих творения и посрамите лжепророка.
scenario-SC03 = Северный холод
    .text = Плывите в мёрзлые земли, где подо льдом ждут великаны.
scenario-SC04 = Последняя битва
    .text = Соберите армию и сгоните Узурпаторшу с трона.
scenario-SC05 = Гильдия воров
    .text = Верните награбленное Ворами, пока не сомкнулись Тени.
scenario-SC06 = Со всех сторон
    .text = Выстойте против Узурпаторши на севере и Чумного владыки на юге.
