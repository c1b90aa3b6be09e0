### The names of the components of Root, and in .text what they do.


## Factions

faction-marquise = Marquise de Cat
faction-eyrie = Eyrie Dynasties
faction-alliance = Woodland Alliance
faction-vagabond = Vagabond
faction-vagabond2 = Second Vagabond
faction-lizard_cult = Lizard Cult
faction-riverfolk = Riverfolk Company
faction-mechanical_marquise = Mechanical Marquise


## Suits

suit-bird = Bird
suit-fox = Fox
suit-rabbit = Rabbit
suit-mouse = Mouse


## Phases

phase-birdsong = Birdsong
phase-daylight = Daylight
phase-evening = Evening


## Kinds of cards

kind-ambush = Ambush card
kind-item = Item card
kind-persistent = Persistent card
kind-immediate = Immediate card
kind-dominance = Dominance card
kind-spy = Spy card


## Maps: clearings by number, with where they lie on each map

map-autumn = Autumn map
map-winter = Winter map
clearing-c1 = Clearing 1
    .autumn = top left corner
    .winter = top left corner
clearing-c2 = Clearing 2
    .autumn = top right corner
    .winter = top right corner
clearing-c3 = Clearing 3
    .autumn = bottom right corner
    .winter = bottom right corner
clearing-c4 = Clearing 4
    .autumn = bottom left corner
    .winter = bottom left corner
clearing-c5 = Clearing 5
    .autumn = top edge
    .winter = top, left of the centre
clearing-c6 = Clearing 6
    .autumn = right edge
    .winter = top, right of the centre
clearing-c7 = Clearing 7
    .autumn = bottom, right of the centre
    .winter = right edge
clearing-c8 = Clearing 8
    .autumn = bottom, left of the centre
    .winter = bottom, right of the centre
clearing-c9 = Clearing 9
    .autumn = left edge
    .winter = bottom, left of the centre
clearing-c10 = Clearing 10
    .autumn = upper middle
    .winter = left edge
clearing-c11 = Clearing 11
    .autumn = centre, on the right
    .winter = centre, on the left
clearing-c12 = Clearing 12
    .autumn = centre, on the left
    .winter = centre, on the right
forest-f_1_2_5_10 = Forest between clearings 1, 2, 5 and 10
forest-f_1_9_10_12 = Forest between clearings 1, 9, 10 and 12
forest-f_2_6_10_11_12 = Forest between clearings 2, 6, 10, 11 and 12
forest-f_4_9_12 = Forest between clearings 4, 9 and 12
forest-f_3_7_11_12 = Forest between clearings 3, 7, 11 and 12
forest-f_3_6_11 = Forest between clearings 3, 6 and 11
forest-f_4_7_8_12 = Forest between clearings 4, 7, 8 and 12
forest-f_1_10_11 = Forest between clearings 1, 10 and 11
forest-f_1_2_5_6_11_12 = Forest between clearings 1, 2, 5, 6, 11 and 12
forest-f_2_7_12 = Forest between clearings 2, 7 and 12
forest-f_4_10_11 = Forest between clearings 4, 10 and 11
forest-f_4_9_11 = Forest between clearings 4, 9 and 11
forest-f_8_9_11_12 = Forest between clearings 8, 9, 11 and 12
forest-f_3_8_12 = Forest between clearings 3, 8 and 12
forest-f_3_7_12 = Forest between clearings 3, 7 and 12


## Pieces

piece-warrior = Warrior
piece-sawmill = Sawmill
piece-workshop = Workshop
piece-recruiter = Recruiter
piece-wood = Wood
piece-keep = Keep
piece-roost = Roost
piece-base_fox = Fox base
piece-base_rabbit = Rabbit base
piece-base_mouse = Mouse base
piece-sympathy = Sympathy
piece-pawn = Vagabond pawn
piece-garden_fox = Fox garden
piece-garden_rabbit = Rabbit garden
piece-garden_mouse = Mouse garden
piece-trade_post_fox = Fox trade post
piece-trade_post_rabbit = Rabbit trade post
piece-trade_post_mouse = Mouse trade post
piece-ruin = Ruin


## Places on the boards

place-supply = Supply
place-hand = Hand
place-deck = Deck
place-discard = Discard pile
place-available = Available cards
place-crafted_items = Crafted Items
place-decree = Decree
place-supporters = Supporters
place-officers = Officers
place-satchel = Satchel
place-damaged = Damaged items
place-lost_souls = Lost Souls
place-acolytes = Acolytes
place-outcast = Outcast
place-hated = Hated Outcast
place-payments = Payments
place-funds = Funds
place-commitments = Commitments
place-orders = Order row
place-items_for_sale = Items for Sale
column-recruit = Recruit
column-move = Move
column-battle = Battle
column-build = Build
vizier = Loyal Vizier


## Items

item-boot = Boots
    .text = The Vagabond exhausts boots to move.
item-bag = Bag
    .text = Face up on its track it raises the Vagabond’s item limit by 2.
item-crossbow = Crossbow
    .text = The Vagabond exhausts a crossbow to strike.
item-hammer = Hammer
    .text = The Vagabond exhausts hammers to craft and to repair.
item-sword = Sword
    .text = The Vagabond exhausts a sword to battle; undamaged swords limit his rolled hits.
item-tea = Tea
    .text = Face up on its track it refreshes 2 more of the Vagabond’s items each Birdsong.
item-coin = Coins
    .text = Face up on their track they let the Vagabond draw 1 more card each Evening.
item-torch = Torch
    .text = The Vagabond exhausts a torch to explore or for the character’s special action.


## Cards

card-bird_ambush = Ambush!
    .text = Defending in any clearing, before the roll: deal 2 hits at once. The attacker can foil it with a matching ambush.
card-bird_birdy_bindle = Birdy Bindle
    .text = Take a bag from the supply and score 1 point.
card-bird_woodland_runners = Woodland Runners
    .text = Take boots from the supply and score 1 point.
card-bird_arms_trader = Arms Trader
    .text = Take a sword from the supply and score 2 points.
card-bird_crossbow = Crossbow
    .text = Take a crossbow from the supply and score 1 point.
card-bird_armorers = Armorers
    .text = In battle you may discard this card to ignore all rolled hits you would take.
card-bird_sappers = Sappers
    .text = Defending, you may discard this card to deal 1 extra hit.
card-bird_brutal_tactics = Brutal Tactics
    .text = Attacking, you may deal 1 extra hit; the defender then scores 1 point.
card-bird_royal_claim = Royal Claim
    .text = In Birdsong you may discard this card to score 1 point for each clearing you rule.
card-bird_dominance = Bird Dominance
    .text = In Daylight, with at least 10 points: from now on you win only if you rule two diagonally opposite corners at the start of your Birdsong.
card-fox_ambush = Ambush!
    .text = Defending in a fox clearing, before the roll: deal 2 hits at once. The attacker can foil it with a matching ambush.
card-fox_gently_used_knapsack = Gently Used Knapsack
    .text = Take a bag from the supply and score 1 point.
card-fox_root_tea = Root Tea
    .text = Take tea from the supply and score 2 points.
card-fox_travel_gear = Travel Gear
    .text = Take boots from the supply and score 1 point.
card-fox_protection_racket = Protection Racket
    .text = Take coins from the supply and score 3 points.
card-fox_foxfolk_steel = Foxfolk Steel
    .text = Take a sword from the supply and score 2 points.
card-fox_anvil = Anvil
    .text = Take a hammer from the supply and score 2 points.
card-fox_stand_and_deliver = Stand and Deliver!
    .text = Once in Birdsong you may take a random card from another player, who scores 1 point.
card-fox_tax_collector = Tax Collector
    .text = Once in Daylight you may remove one of your warriors from the map to draw 1 card.
card-fox_favor_of_the_foxes = Favor of the Foxes
    .text = Remove all enemy pieces from all fox clearings and score 1 point per building and token. Each enemy Vagabond there damages 3 items.
card-fox_dominance = Fox Dominance
    .text = In Daylight, with at least 10 points: from now on you win only if you rule three fox clearings at the start of your Birdsong.
card-rabbit_ambush = Ambush!
    .text = Defending in a rabbit clearing, before the roll: deal 2 hits at once. The attacker can foil it with a matching ambush.
card-rabbit_smugglers_trail = Smuggler’s Trail
    .text = Take a bag from the supply and score 1 point.
card-rabbit_root_tea = Root Tea
    .text = Take tea from the supply and score 2 points.
card-rabbit_a_visit_to_friends = A Visit to Friends
    .text = Take boots from the supply and score 1 point.
card-rabbit_bake_sale = Bake Sale
    .text = Take coins from the supply and score 3 points.
card-rabbit_command_warren = Command Warren
    .text = At the start of Daylight you may start a battle.
card-rabbit_better_burrow_bank = Better Burrow Bank
    .text = At the start of Birdsong you and another player of your choice draw 1 card each.
card-rabbit_cobbler = Cobbler
    .text = At the start of Evening you may make a move.
card-rabbit_favor_of_the_rabbits = Favor of the Rabbits
    .text = Remove all enemy pieces from all rabbit clearings and score 1 point per building and token. Each enemy Vagabond there damages 3 items.
card-rabbit_dominance = Rabbit Dominance
    .text = In Daylight, with at least 10 points: from now on you win only if you rule three rabbit clearings at the start of your Birdsong.
card-mouse_ambush = Ambush!
    .text = Defending in a mouse clearing, before the roll: deal 2 hits at once. The attacker can foil it with a matching ambush.
card-mouse_mouse_in_a_sack = Mouse-in-a-Sack
    .text = Take a bag from the supply and score 1 point.
card-mouse_root_tea = Root Tea
    .text = Take tea from the supply and score 2 points.
card-mouse_travel_gear = Travel Gear
    .text = Take boots from the supply and score 1 point.
card-mouse_investments = Investments
    .text = Take coins from the supply and score 3 points.
card-mouse_sword = Sword
    .text = Take a sword from the supply and score 2 points.
card-mouse_crossbow = Crossbow
    .text = Take a crossbow from the supply and score 1 point.
card-mouse_scouting_party = Scouting Party
    .text = Attacking, you are not affected by ambush cards.
card-mouse_codebreakers = Codebreakers
    .text = Once in Daylight you may look at another player’s hand.
card-mouse_favor_of_the_mice = Favor of the Mice
    .text = Remove all enemy pieces from all mouse clearings and score 1 point per building and token. Each enemy Vagabond there damages 3 items.
card-mouse_dominance = Mouse Dominance
    .text = In Daylight, with at least 10 points: from now on you win only if you rule three mouse clearings at the start of your Birdsong.
card-bird_spy = Bird Spy
    .text = In Daylight reveal one order. If it is a bird card, discard the spy; otherwise you may swap two orders.
card-fox_spy = Fox Spy
    .text = In Daylight reveal one order. If it is a fox card, discard the spy; otherwise you may swap two orders.
card-rabbit_spy = Rabbit Spy
    .text = In Daylight reveal one order. If it is a rabbit card, discard the spy; otherwise you may swap two orders.
card-mouse_spy = Mouse Spy
    .text = In Daylight reveal one order. If it is a mouse card, discard the spy; otherwise you may swap two orders.


## Changes to the deck

deck_change-two_players = Two players: no dominance cards
deck_change-mechanical_marquise = Mechanical Marquise: spies instead of dominance cards
deck_change-solo = Solo: no Favor cards


## Quests

quest-fox_errand = Errand
quest-fox_fundraising = Fundraising
quest-fox_give_a_speech = Give a Speech
quest-fox_logistics_help = Logistics Help
quest-fox_repair_a_shed = Repair a Shed
quest-mouse_escort = Escort
quest-mouse_expel_bandits = Expel Bandits
quest-mouse_fend_off_a_bear = Fend off a Bear
quest-mouse_guard_duty = Guard Duty
quest-mouse_logistics_help = Logistics Help
quest-rabbit_errand = Errand
quest-rabbit_expel_bandits = Expel Bandits
quest-rabbit_fend_off_a_bear = Fend off a Bear
quest-rabbit_give_a_speech = Give a Speech
quest-rabbit_guard_duty = Guard Duty


## Eyrie leaders

leader-builder = Builder
    .text = Viziers in Recruit and Move. Items score in full, without Disdain for Trade.
leader-charismatic = Charismatic
    .text = Viziers in Recruit and Battle. Each recruit places 2 warriors.
leader-commander = Commander
    .text = Viziers in Move and Battle. As attacker you deal 1 extra hit.
leader-despot = Despot
    .text = Viziers in Move and Build. A battle in which you remove an enemy building or token scores 1 more point.


## Vagabond characters

character-thief = Thief
character-tinker = Tinker
character-ranger = Ranger
character-vagrant = Vagrant
character-arbiter = Arbiter
character-scoundrel = Scoundrel
special-steal = Steal
    .text = Exhaust a torch to take a random card from a player with pieces in your clearing.
special-day_labor = Day Labor
    .text = Exhaust a torch to take a card matching your clearing, birds included, from the discard pile.
special-hideout = Hideout
    .text = Exhaust a torch to repair up to three items; then your Daylight ends.
special-instigate = Instigate
    .text = Exhaust a torch to start a battle in your clearing between two players there. You choose all losses and score for what is removed.
special-protect = Protect
    .text = Before the roll a defender in your clearing may enlist you: you score 1 point, and your undamaged swords raise the defender’s limit on rolled hits.
special-scorched_earth = Scorched Earth
    .text = Leave a torch in your clearing for good and remove all enemy pieces there. Nothing may enter it any more.


## Relationships

relationship-indifferent = Indifferent
relationship-amiable = Amiable
relationship-friendly = Friendly
relationship-allied = Allied
relationship-hostile = Hostile


## Riverfolk services

service-hand_card = Hand Card
    .text = Take one card from the Riverfolk’s open hand.
service-riverboats = Riverboats
    .text = The river is a path for you until the end of your turn.
service-mercenaries = Mercenaries
    .text = In your Daylight and Evening the Riverfolk’s warriors count as yours for rule and in battle.


## Abilities

ability-the_keep = The Keep
    .text = Nobody else may place pieces in the clearing of the keep.
ability-field_hospitals = Field Hospitals
    .text = When your warriors are removed from a clearing, you may spend one card matching it to place them all at the keep.
ability-lords_of_the_forest = Lords of the Forest
    .text = You rule clearings where you are tied for most.
ability-disdain_for_trade = Disdain for Trade
    .text = Items you craft score only 1 point.
ability-guerrilla_war = Guerrilla War
    .text = Defending, you take the higher die and the attacker the lower.
ability-outrage = Outrage
    .text = Others who remove sympathy or move warriors into a clearing with it give you a matching card as a supporter.
ability-lone_wanderer = Lone Wanderer
    .text = Your pawn never rules, never keeps others from ruling and cannot be removed.
ability-nimble = Nimble
    .text = You move whoever rules the clearings.
ability-lost_souls = Lost Souls
    .text = All spent and discarded cards gather with you until your Birdsong.
ability-revenge = Revenge
    .text = Your warriors removed in defence become acolytes.
ability-hatred_of_birds = Hatred of Birds
    .text = Birds are not wild for your rituals.
ability-pilgrims = Pilgrims
    .text = You rule every clearing with one of your gardens.
ability-fear_of_the_faithful = Fear of the Faithful
    .text = For each garden you lose you discard a random card.
ability-for_sale = For Sale
    .text = Your hand lies open.
ability-swimmers = Swimmers
    .text = The river is a path for you, whoever rules along it.
ability-trade_disruption = Trade Disruption
    .text = A trade post you lose is out of the game, and half your funds go with it.
ability-poor_manual_dexterity = Poor Manual Dexterity
    .text = It has no hand: cards taken from it come from the deck, a card given to it is discarded for 1 point.
ability-hates_surprises = Hates Surprises
    .text = Ambush cards cannot be played against it.


## Actions

action-marquise_battle = Battle
    .text = Start a battle.
action-marquise_march = March
    .text = Make up to two moves.
action-marquise_recruit = Recruit
    .text = Once per turn: one warrior at each recruiter.
action-marquise_build = Build
    .text = Pay connected wood for a building in a clearing you rule and score.
action-marquise_overwork = Overwork
    .text = Spend a card matching a clearing with a sawmill: one wood there.
action-eyrie_recruit = Recruit
    .text = A warrior at a roost in a matching clearing.
action-eyrie_move = Move
    .text = Move at least one warrior out of a matching clearing.
action-eyrie_battle = Battle
    .text = Battle in a matching clearing.
action-eyrie_build = Build
    .text = A roost in a matching clearing you rule that has none.
action-alliance_revolt = Revolt
    .text = Spend 2 matching supporters in a sympathetic clearing: remove all enemy pieces, place the base, warriors and an officer.
action-alliance_spread_sympathy = Spread Sympathy
    .text = Spend matching supporters to place sympathy next to sympathy and score.
action-alliance_craft = Craft
    .text = Craft a card with sympathy tokens.
action-alliance_mobilize = Mobilize
    .text = Add a card from hand to your supporters.
action-alliance_train = Train
    .text = Spend a card matching a base on the map: one warrior becomes an officer.
action-alliance_move = Move
    .text = Make a move.
action-alliance_battle = Battle
    .text = Start a battle.
action-alliance_recruit = Recruit
    .text = A warrior at a base.
action-alliance_organize = Organize
    .text = Remove a warrior from a clearing without sympathy, place sympathy there and score.
action-vagabond_slip = Slip
    .text = Once in Birdsong: move to an adjacent clearing or forest without boots.
action-vagabond_move = Move
    .text = Exhaust a boot, two into a clearing with hostile warriors.
action-vagabond_battle = Battle
    .text = Exhaust a sword.
action-vagabond_explore = Explore
    .text = Exhaust a torch: take an item from a ruin here, 1 point.
action-vagabond_aid = Aid
    .text = Exhaust any item, give a matching card to a player here, and you may take a crafted item.
action-vagabond_quest = Quest
    .text = Exhaust the two items of a quest of this suit: draw 2 cards or score.
action-vagabond_strike = Strike
    .text = Exhaust a crossbow: remove an enemy warrior here, or a building or token of an enemy without warriors.
action-vagabond_repair = Repair
    .text = Exhaust a hammer: one damaged item returns face up.
action-vagabond_craft = Craft
    .text = Exhaust a hammer for each icon of the cost, all of your clearing’s suit.
action-vagabond_special = Special action
    .text = Exhaust a torch for your character’s special action.
action-lizard_cult_crusade = Crusade
    .text = 2 acolytes: battle in an Outcast clearing, or move out of one and then you may battle.
action-lizard_cult_convert = Convert
    .text = 2 acolytes: replace an enemy warrior in an Outcast clearing with yours.
action-lizard_cult_sanctify = Sanctify
    .text = 3 acolytes: replace an enemy building in an Outcast clearing with a garden.
action-lizard_cult_build = Build
    .text = Reveal a card: a garden in a clearing of its suit that you rule.
action-lizard_cult_recruit = Recruit
    .text = Reveal a card: a warrior in a clearing of its suit.
action-lizard_cult_score = Score
    .text = Spend a card, once per suit: score the garden track of its suit.
action-lizard_cult_sacrifice = Sacrifice
    .text = Reveal a bird: a warrior becomes an acolyte.
action-riverfolk_move = Move
    .text = Commit 1 fund.
action-riverfolk_battle = Battle
    .text = Commit 1 fund.
action-riverfolk_craft = Craft
    .text = Commit 1 fund for each icon of the cost, on empty trade-post spaces of its suit.
action-riverfolk_draw = Draw
    .text = Commit 1 fund to draw 1 card.
action-riverfolk_recruit = Recruit
    .text = Spend 1 fund: a warrior in a clearing on the river.
action-riverfolk_trade_post = Trade post and garrison
    .text = Spend 2 funds of the clearing’s ruler: a trade post and a warrior there, 2 points.


## Table options

option-map = Map
    .help = Autumn is the map to begin with. Winter deals the suits of its clearings at random, and its river divides the forests.
option-two_game_match = Match of two games
    .help = For two players: after the first game the factions change hands, and the points of both games are added.
    .limits = Only with two players and without the machine.
option-second_vagabond = Second Vagabond
    .help = Two players may play a Vagabond. Each ruin then hides two items.
option-guided = Guided first game
    .help = Four players, fixed seats, a given start for the Marquise. Good for a first evening; it forces nothing.
    .limits = Only with four players, the usual mix of factions, the autumn map, and without the machine.
option-coalition_players = Players needed for a coalition
    .help = The Vagabond may join another player with a dominance card only at tables of this size or larger.
option-sympathy_track = Older sympathy track
    .help = The points of the older printing of the Alliance board.
option-repaired_side = Repaired items keep their side
    .help = A repaired item stays exhausted if it was, as the Law says; otherwise it comes back face up, as the booklet says.
option-new_roost = New roost by fewest pieces
    .help = The Eyrie’s new roost goes where the fewest pieces are, as on older boards, instead of the fewest warriors.
option-burrow_bank = Better Burrow Bank is optional
    .help = The owner of the card may decline to draw.
option-machine = Mechanical Marquise
    .help = A rival that plays by itself in the Marquise’s place: against all, or against you together. Alone, you play against it.
    .limits = Together one to four may play, everyone for themselves two to five; without the machine two to six. It goes neither with a guided game nor with a match of two games.
option-campaign = Campaign
    .help = Won games chain: the machine starts with 3 more points each time, and everyone keeps one crafted card.
    .limits = Only together against the machine.
option-spy_threshold = Spies need 10 points
    .help = As dominance cards do.
option-cult_draw = Older draw bonuses of the Cult
    .help = Second fox garden, third rabbit garden, fourth mouse garden.
option-cult_sacrifice = Sacrifice from the map
    .help = The older board takes the acolyte from the map instead of the supply.
option-outcast_tie = Tie leaves the Outcast unchanged
    .help = Without a single leading suit nothing becomes Hated.
