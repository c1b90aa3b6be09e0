# What is said at the table of Root: choices, questions, the log, options.

game-title = Root
game-blurb = Cats, birds, rebels and a wanderer fight for one woodland, each by rules of their own.

phase-setup = Set-up
phase-end = End of the turn

## Choices

verb-pass = No, thanks
verb-done = Done
verb-keep = Keep in { $first }
verb-place = { $first } in { $second }
    .some = Place a building
verb-start = Start in { $first }
verb-lead = { $first } leads
verb-play_as = Play as the { $first }
verb-camp = { $first }
verb-craft = Craft { $first }{ which-first }
verb-activate = Use a piece: { $first }
verb-move = { $first } → { $second }
    .some = Move warriors
verb-take_along = { $first ->
    [one] 1 warrior
   *[other] { $first } warriors
  }
verb-battle = Battle { $second } in { $first }
    .some = Battle
verb-ambush = Ambush with { $first }{ which-first }
verb-foil = Foil it with { $first }{ which-first }
verb-enlist = Enlist { $first }
verb-first = { $first } first
verb-use = Use { $first }{ which-first }
verb-lose = Lose: { $first }
verb-order = { $first }
verb-discard = Discard { $first }{ which-first }
verb-rob = Take a card from { $first }
verb-share = Draw with { $first }
verb-peek = Look at the hand of { $first }
verb-tax = Take a warrior off { $first } for a card
verb-dominate = Activate { $first }{ which-first }
verb-retrieve = Fetch { $first }{ which-first } for { $second }{ which-second }
    .some = Fetch a Dominance card
verb-join = Join { $first }
verb-wood_at = Wood in { $first }
verb-hospital = Save them with { $first }{ which-first }
verb-march = March
verb-recruit = Recruit
verb-recruit_at = Recruit in { $first }
verb-build = Build in { $second }: { $first }
    .some = Build
verb-pay_wood = Pay wood from { $first }
verb-overwork = Overwork in { $first } with { $second }{ which-second }
    .some = Overwork
verb-hire = Hire hawks with { $first }{ which-first }
verb-decree = Decree: { $first }{ which-first } to { $second }
    .some = Add to the decree
verb-roost = New roost in { $first }
verb-decree_recruit = { $first }: recruit in { $second }
    .some = Decree: recruit
verb-decree_move = { $first }: { $second } → { $third }
    .some = Decree: move
verb-decree_battle = { $first }: battle { $third } in { $second }
    .some = Decree: battle
verb-decree_build = { $first }: roost in { $second }
    .some = Decree: build
verb-revolt = Revolt in { $first }
verb-spread = Sympathy in { $first }
verb-supporter = Spend { $first }{ which-first }
verb-mobilize = Mobilize { $first }{ which-first }
verb-train = Train an officer with { $first }{ which-first }
verb-organize = Organize in { $first }
verb-outrage = Hand over { $first }{ which-first }
verb-refresh = Refresh: { $first }
verb-slip = Slip to { $first }
verb-hide = Slip away: { $first }
verb-travel = Move to { $first }
verb-escort = Take { $second } of { $first } along
    .some = Take allies along
verb-fight = Battle { $first }
verb-fight_with = Fight beside { $first }
verb-strike = Strike { $first }
verb-hit = Remove: { $first }
verb-explore = Explore the ruin
verb-aid = Aid { $first } with { $second }{ which-second }
    .some = Aid a faction
verb-exhaust = Exhaust: { $first }
verb-take = Take: { $first }
verb-quest = Quest: { $first }
verb-quest_cards = Draw cards
verb-quest_points = Score points
verb-repair = Repair: { $first }{ which-side }
verb-damage = Damage: { $first } ({ $second })
    .some = Damage an item
verb-lose_ally = An allied warrior falls
verb-drop = Drop: { $first } ({ $second })
    .some = Drop an item
verb-steal = Steal from { $first }
verb-labor = Day labor: { $first }{ which-first }
verb-hideout = Hideout: repair and end the day
verb-instigate = Let { $first } attack { $second }
    .some = Stir up a battle
verb-scorch = Scorch this clearing

## Questions

ask-keep = Where do you build the keep?
ask-place = Place your first buildings at the keep or next to it
ask-start = In which corner do you start?
ask-leader = Who leads the Eyrie?
ask-character = Who are you?
ask-camp = In which forest do you start?
ask-how_many = How many warriors go from { $start } to { $to }?
ask-ambush = { $attacker } attacks you in { $where }. Ambush?
ask-foil = { $defender } ambushes you in { $where }. Foil it?
ask-enlist = { $attacker } attacks you in { $where }. Call for protection?
ask-first = Attack { $attack }, defence { $defence }: who uses effects first?
ask-effect = Attack { $attack }, defence { $defence }: use an effect?
ask-lose = What is lost in { $where }?
ask-whose = Whose effects come first?
ask-order = Which comes first?
ask-icon = Which piece do you use for { $card }?
ask-bank = Who draws a card with you?
ask-warren = Command Warren: a battle before the day begins?
ask-cobbler = Cobbler: a move before the evening begins?
ask-birdsong = Use a card before the day begins?
ask-discard = Discard down to { $limit } cards
ask-coalition = With whom do you form a coalition?
ask-wood = Where does the last wood go? Left: { $left }
ask-hospital = { $count ->
    [one] 1 warrior fell in { $where }. Field Hospitals?
   *[other] { $count } warriors fell in { $where }. Field Hospitals?
  }
ask-marquise = { $actions ->
    [0] No actions left: hire hawks, or end the day
    [one] Your day: 1 action left
   *[other] Your day: { $actions } actions left
  }
ask-march = March: { $left ->
    [one] 1 move left
   *[other] { $left } moves left
  }
ask-recruit = Where do the last recruits go? Left: { $left }
ask-pay_wood = Pay { $left } more wood. From where?
ask-decree = { $added ->
    [0] Add a card to the decree
   *[other] Add a second card to the decree?
  }
ask-roost = Where does the new roost rise?
ask-eyrie_craft = Craft before the decree?
ask-column = The decree demands: { $column }
ask-decree_stuck = The decree cannot be obeyed any further ({ $column }). Use a card before turmoil?
ask-decree_done = The decree is fulfilled. Use a card before the evening?
ask-rising = Revolt, then spread sympathy
ask-supporter = { $where ->
    [none] Which supporter leaves? { $left } to go
   *[other] Spend a supporter for { $where }: { $left } to go
  }
ask-alliance = Craft, mobilize, train
ask-operation = { $left ->
    [one] 1 operation left
   *[other] { $left } operations left
  }
ask-outrage = Outrage in { $where }: which card do you hand over?
ask-refresh = Refresh { $left ->
    [one] 1 more item
   *[other] { $left } more items
  }
ask-slip = Slip away, or stay
ask-vagabond = Your day: what do you do?
ask-escort = Who comes along from { $start } to { $to }?
ask-fight_with = Fight { $defender } beside an ally?
ask-hit = Which piece of { $victim } do you remove?
ask-exhaust = Which item do you exhaust?
ask-take = Take an item from { $giver }?
ask-found = Which item do you take from the ruin?
ask-reward = { $quest } is done. What is your reward?
ask-damage = Which item is damaged? Hits left: { $left }
ask-repair = Repair up to { $left } more
ask-drop = You carry too much. Drop { $left }

## The log

log-game_begins = { $number ->
    [one] The game begins.
   *[other] The second game begins; the factions have changed hands.
  }
log-plays = { $who } plays the { $faction }.
log-suit_dealt = { $where }: { $suit }.
log-begins = { $who } goes first.
log-turn = It is { $who }’s turn.
log-scored = { $who } scores { $points ->
    [one] 1 point
   *[other] { $points } points
  } ({ $source }): { $total }.
log-lost_points = { $who } loses { $points ->
    [one] 1 point
   *[other] { $points } points
  } ({ $source }): { $total }.
log-won = { $who } wins!
log-won_dominance = { $who } fulfils { $card }.
log-drew = { $who } draws { $card ->
    [none] a card
   *[other] { $card }
  }.
log-shuffled = The discard pile ({ $count }) becomes the new deck.
log-spent = { $who } spends { $card }.
log-discarded = { $who } discards { $card }.
log-made_available = { $card } is available next to the map.
log-retrieved = { $who } fetches { $card }.
log-activated = { $who } activates { $card } and leaves the score track.
log-coalition = { $who } joins { $partner }: they win together.
log-mustered = { $who } places { $count ->
    [one] 1 warrior
   *[other] { $count } warriors
  } in { $where }.
log-placed = { $who } places in { $where }: { $piece }.
log-moved = { $who } moves { $count ->
    [one] 1 warrior
   *[other] { $count } warriors
  }: { $start } → { $to }.
log-battled = { $who } attacks { $defender } in { $where }.
log-ambushed = { $who } springs { $card }!
log-foiled = { $who } foils it with { $card }.
log-enlisted = { $helper } protects { $who }.
log-rolled = The dice: { $attacker } { $attack }, { $defender } { $defence }.
log-extra_hits = { $who } deals { $count ->
    [one] 1 extra hit
   *[other] { $count } extra hits
  }.
log-used = { $who } uses { $card }.
log-hits = { $victim } takes { $count ->
    [one] 1 hit
   *[other] { $count } hits
  }.
log-warriors_lost = { $who } loses { $count ->
    [one] 1 warrior
   *[other] { $count } warriors
  } in { $where }.
log-piece_lost = { $who } loses in { $where }: { $piece }.
log-crafted = { $who } crafts { $card }.
log-item_made = { $who } makes: { $item }.
log-robbed = { $who } takes { $card ->
    [none] a card
   *[other] { $card }
  } from { $victim }.
log-shared = { $who } and { $other } draw a card each.
log-peeked = { $who } looks at the hand of { $other }.
log-seen = { $who } sees { $card } in the hand of { $other }.
log-taxed = { $who } takes a warrior off { $where }.
log-wood_paid = { $who } pays { $count } wood from { $where }.
log-hospitals = { $who } saves { $count ->
    [one] 1 warrior
   *[other] { $count } warriors
  } with { $card }.
log-hired = { $who } hires hawks: one more action.
log-leads = { $who }: the { $leader } leads.
log-decreed = { $who } adds { $card } to the decree: { $column }.
log-turmoil = Turmoil! { $who } cannot obey the decree ({ $column }).
log-deposed = { $who }: the { $leader } is deposed.
log-supported = { $card ->
    [none] { $who } gains a supporter.
   *[other] { $who } gains a supporter: { $card }.
  }
log-revolted = { $who } revolts in { $where }!
log-trained = { $who } has { $officers ->
    [one] 1 officer
   *[other] { $officers } officers
  } now.
log-outraged = Outrage in { $where }: { $by } owes { $who } { $card ->
    [none] a supporter
   *[other] { $card }
  }.
log-showed = { $who } shows a hand without a matching card to { $to }.
log-base_lost = { $who } loses a base, { $supporters ->
    [one] 1 supporter
   *[other] { $supporters } supporters
  } and { $officers ->
    [one] 1 officer
   *[other] { $officers } officers
  }.
log-character_is = { $who } is the { $character }.
log-camped = { $who } starts here: { $forest }.
log-travelled = { $who } goes to { $to }.
log-hid = { $who } slips away: { $forest }.
log-refreshed = { $who } refreshes: { $item }.
log-exhausted = { $who } exhausts: { $item }.
log-damaged = { $who } damages: { $item }.
log-repaired = { $who } repairs: { $item }.
log-dropped = { $who } leaves behind: { $item }.
log-explored = { $who } finds in the ruin of { $where }: { $item }.
log-aided = { $who } aids { $other } with { $card ->
    [none] a card
   *[other] { $card }
  }.
log-took = { $who } takes from { $other }: { $item }.
log-relation = { $who } and { $other }: { $relationship }.
log-quested = { $who } completes the quest { $quest }.
log-quest_shown = New quest: { $quest }.
log-struck = { $who } strikes { $victim } in { $where }.
log-labored = { $who } picks { $card } from the discard pile.
log-hideout_used = { $who } repairs in the hideout; the day is over.
log-instigated = { $who } sets { $attacker } on { $defender }.
log-scorched = { $who } scorches { $where } for ever.
log-ruin_cleared = The ruin in { $where } is empty.

## States, effects, sources of points

state-ready = face up
state-spent = exhausted
state-damaged = damaged
state-damaged_spent = damaged, exhausted
trigger-hospitals = Field Hospitals
trigger-outrage = Outrage
trigger-base_lost = Loss of the base
trigger-garden_lost = Loss of the garden
trigger-trade_lost = Loss of the trade post
source-buildings = buildings
source-roosts = roosts
source-sympathy = sympathy
source-crafting = crafting
source-removal = removed pieces
source-cards = cards
source-leader = leader
source-infamy = infamy
source-aid = aid
source-quests = quests
source-exploring = exploring
source-protection = protection
source-turmoil = turmoil
score-buildings = Buildings
score-roosts = Roosts
score-sympathy = Sympathy
score-crafting = Crafting
score-removal = Removed pieces
score-cards = Cards
score-leader = Leader
score-infamy = Infamy
score-aid = Aid
score-quests = Quests
score-exploring = Exploring
score-protection = Protection
score-turmoil = Turmoil
score-first_game = First game

## Options

option-factions = Faction
    .help = Usual: Marquise and Eyrie, then Alliance, then Vagabond, seated at random.
    .limits = Each faction plays once (the Vagabond twice with a second Vagabond), not all as Vagabonds, and the Marquise never beside the machine.
option-factions-usual = Usual mix
option-factions-random = Random
option-factions-marquise = Marquise de Cat
option-factions-eyrie = Eyrie Dynasties
option-factions-alliance = Woodland Alliance
option-factions-vagabond = Vagabond
option-map-autumn = Autumn
option-map-winter = Winter
option-characters = Vagabond’s characters
    .help = All six, or the three of the base box.
option-characters-all = All six
option-characters-base = Base box

## How you win, and what you may do: the panel beside each faction board

panel-marquise = You score for every building you raise; the more of one kind, the more each is worth. Keep your wood connected.
    .birdsong = Every sawmill gives a wood.
    .daylight = Craft first, then three actions: battle, march, recruit once, build, overwork. A bird card buys one more.
    .evening = Draw a card, more with recruiters on the map.
panel-eyrie = You score every evening for your roosts. The decree must be obeyed in full, or turmoil takes points and leader.
    .birdsong = Add one or two cards to the decree, at most one bird. Without a roost you found a new one.
    .daylight = Craft, then carry out recruit, move, battle and build, each card in a clearing of its suit.
    .evening = Score the roosts, draw, more with roosts on the map.
panel-alliance = You score for sympathy; the further it spreads, the more each token is worth. Revolts give bases and officers.
    .birdsong = Revolt where you have sympathy, then spread it, paying with supporters.
    .daylight = Craft with sympathy, add supporters, train officers with cards of a base’s suit.
    .evening = One operation for each officer: move, battle, recruit, organize. Then draw, more with bases.
panel-vagabond = You score for quests, for friends, and for pieces of enemies. Everything you do costs an item.
    .birdsong = Refresh items, then slip to a neighbouring clearing or forest.
    .daylight = Move, fight, strike, explore, aid, quest, craft, repair, or your own special action.
    .evening = Rest in a forest repairs all. Draw, then carry no more than your limit.
