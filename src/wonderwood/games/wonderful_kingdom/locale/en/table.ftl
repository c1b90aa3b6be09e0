# What is said at the table: choices, questions, log, phases, options, points.

game-blurb = Two duchies, one throne. Offer cards in two areas, take one of them whole, then build or recycle what you took. For one or two players, with one of four modules and six solo scenarios.

## Places

zone-left = the left area
zone-right = the right area
zone-selection_1 = the Selection area of player 1
zone-selection_2 = the Selection area of player 2
side-up = face up
side-down = face down

## Choices

verb-offer = { $first } to { $second }{ $third_id ->
    [down] { ", face down" }
   *[up] { "" }
  }
    .some = Offer a card
verb-select = Take { $first }
verb-search = Search in { $first }
verb-discard = Discard { $first }
verb-keep = Keep { $first }
verb-spy = Reveal card { $second } of { $first }
    .some = Reveal a card
verb-peek = Look at card { $second } of { $first }
    .some = Look at a card
verb-mark = Illusion token on card { $second } of { $first }
    .some = Place an Illusion token
verb-swap = Give your card { $first } for card { $third } of { $second }
    .some = Swap a card
verb-done = Done
verb-build = Build { $first }
verb-recycle = Recycle { $first }
verb-lay = { $first } on { $second }{ $third ->
    [1] { "" }
   *[other] { " " }(no. { $third })
  }
    .some = Place { $first }
verb-alchemy = { $first } to Alchemy
verb-krystal = Krystallium as { $first } on { $second }{ $third ->
    [1] { "" }
   *[other] { " " }(no. { $third })
  }
    .some = Use Krystallium
verb-enlist = Soldier on { $first }{ $second ->
    [1] { "" }
   *[other] { " " }(no. { $second })
  }
    .some = Send a Soldier
verb-scrap = Recycle { $first } under construction{ $second ->
    [1] { "" }
   *[other] { " " }(no. { $second })
  }
    .some = Recycle a card under construction
verb-muster = Add { $first } to the hand
verb-cover = Cover an icon of { $first } (line { $second })
    .some = Cover an icon
verb-cover_duchy = Cover an icon of the duchy card (line { $first })
verb-uncover = Free the icon of { $first } (line { $second })
    .some = Free an icon
verb-uncover_duchy = Free the icon of the duchy card (line { $first })
verb-remove = Remove { $first } from { $second }{ $third ->
    [1] { "" }
   *[other] { " " }(no. { $third })
  }
    .some = Remove a cube
verb-desert = Soldier from { $first }{ $second ->
    [1] { "" }
   *[other] { " " }(no. { $second })
  }
    .some = Take a Soldier from a card
verb-freeze = Giant under { $first }{ $second ->
    [1] { "" }
   *[other] { " " }(no. { $second })
  }
    .some = Put the Giant under a card
verb-freeze_selected = Put { $first } under construction for the Giant
verb-fight = Defeat { $first }
verb-thaw = Defeat the Giant under { $first }{ $second ->
    [1] { "" }
   *[other] { " " }(no. { $second })
  }
    .some = Defeat a Giant
verb-power = Power of { $first }
verb-aid = Royal Architect: cubes on { $first }{ $second ->
    [1] { "" }
   *[other] { " " }(no. { $second })
  }
    .some = Royal Architect: cubes on a card
verb-lift = Master Builder: cubes from { $first }{ $second ->
    [1] { "" }
   *[other] { " " }(no. { $second })
  }
    .some = Master Builder: cubes from a card
verb-double = Chamberlain: recycle { $first } twice
verb-shift = Move { $first } to { $second }{ $third ->
    [1] { "" }
   *[other] { " " }(no. { $third })
  }
    .some = Move cubes
verb-convert = Turn { $second } into { $first }
    .some = Turn cubes into others
verb-step = Quest: { $first }
verb-exchange = Exchange 5 cubes for Krystallium
verb-melt = Give { $first }
verb-recruit = Recruit { $first }
verb-move = Move to { $first }
verb-bring = A pawn from { $first }
verb-leave = The pawn on slot { $second } of { $first }
    .some = Bring a pawn from a slot
verb-march = March
verb-arrange = { $first }: from slot { $second } to slot { $third }
    .some = Rearrange pawns
verb-pass = Pass
verb-capture = A pawn in { $first }

## Questions

ask-advisor = Which Advisor joins your Council?
ask-muster = Which card of your pack do you add to your hand?
ask-offer = Offer { $left ->
    [1] one more card
   *[other] two cards
  }{ $traps ->
    [0] { "" }
    [one] { " " }(1 Trap token left)
   *[other] { " " }({ $traps } Trap tokens left)
  }
ask-mark = Put an Illusion token on a card?
ask-select = Take one of the two areas (selection { $turn })
ask-swap = Swap a card with the one that bears your token?
ask-peek = Look at a face-down card ({ $left } left)
ask-search = Discard { $left ->
    [1] one more card
   *[other] two cards
  } of the area for the Search
ask-found = Which card do you keep?
ask-destroy = Destroy a card of your opponent?
ask-poison = Pay the Poisoner to discard a card of your opponent?
ask-blackmail = Pay the Blackmailer to pass a Calamity on?
ask-shadow = Shadows: discard { $left ->
    [1] a selected card
   *[other] { $left } selected cards
  }
ask-cover = A Thief steals an icon: which one?
ask-uncover = Which icon do you take back?
ask-desert = From which card does the Dragon take a Soldier?
ask-plan = { $left ->
    [0] Anything else before Production?
    [one] Build or recycle: 1 card left
   *[other] Build or recycle: { $left } cards left
  }
ask-lay = Place { $resource } ({ $left } left)
ask-window = Anything else in this step?
ask-drawn = Which card do you keep?
ask-aid = Cubes of your choice on { $card } ({ $left } left)
ask-shift = Move cubes from { $card } ({ $left } left)
ask-melt = Which cubes do you exchange? ({ $left } left)
ask-sister = Remove { $left ->
    [1] a cube
   *[other] { $left } cubes
  } from your cards under construction
ask-envoy = { $resource }: send the Envoy to take the Supremacy bonus?
ask-combat = Which Threats do you defeat? ({ $soldiers ->
    [one] 1 Soldier
   *[other] { $soldiers } Soldiers
  })
ask-conquest = Recruit, move or pass ({ $soldiers ->
    [one] 1 Soldier
   *[other] { $soldiers } Soldiers
  })
ask-bring = Who marches to { $territory }? ({ $brought } so far)
ask-capture = Lay an enemy pawn in the Prison?
ask-jail = The Prison takes one of your armies: which one?
ask-last = Anything else before the final score?
ask-honour = Use an Advisor for more points?

## Log

log-round = Round { $round }: { $first } plays first.
log-pack = { $who } leads { $pack }.
log-on_offer = { $card } lies in { $zone }.
log-danger = A Danger card lies face down in { $zone }.
log-offered = { $who } offers { $card } in { $zone }.
log-trapped = { $card ->
    [none] { $who } sets a trap in { $zone }.
   *[other] { $who } hides { $card } in { $zone }.
  }
log-selected = { $who } takes { $zone } ({ $cards ->
    [one] 1 card
   *[other] { $cards } cards
  }).
log-spied = { $card ->
    [none] { $who } looks at a face-down card in { $zone }.
   *[other] { $who } looks at a face-down card in { $zone }: { $card }.
  }
log-uncovered = { $who } reveals { $card } in { $zone }.
log-searched = { $who } searches in { $zone }.
log-found = { $who } finds { $card }.
log-threw = { $who } discards { $card }.
log-left_over = { $cards ->
    [one] The card left over is discarded.
   *[other] The { $cards } cards left over are discarded.
  }
log-marked = { $who } puts an Illusion token on card { $place } of { $zone }.
log-swapped = { $who } swaps a card with one of { $zone }.
log-revealed = { $who } turns up { $card }.
log-site = { $who } starts to build { $card }.
log-recycled = { $who } recycles { $card }.
log-laid = { $who } places { $resource } on { $card }.
log-to_alchemy = { $who } puts { $resource } into Alchemy.
log-transmuted = { $who } turns 5 cubes into a Krystallium.
log-replaced = { $who } uses Krystallium as { $resource } on { $card }.
log-enlisted = { $who } sends a Soldier to { $card }.
log-scrapped = { $who } gives up { $card }.
log-built = { $who } completes { $card }!
log-calamity = A Calamity strikes { $who }.
log-produced = { $who } produces { $amount } × { $resource }.
log-supreme = { $resource }: { $who } is supreme{ $soldier ->
    [0] { " " }and trains a Soldier.
   *[other] { " " }and takes the trained Soldier.
  }
log-no_supreme = { $resource }: nobody is supreme.
log-gained = { $who } gains { $amount } × { $resource }.
log-threatened = { $card } now threatens { $who }.
log-froze = A Frost Giant freezes { $card } of { $who }.
log-covered = A Thief covers an icon of { $card } of { $who }.
log-covered_duchy = A Thief covers an icon of { $who }’s duchy card.
log-freed_icon = { $who } frees a production icon.
log-lost_cube = { $who } loses { $resource } on { $card }.
log-lost_soldier = A Dragon takes a Soldier from { $who }.
log-owes = { $who } owes the Dragon a Soldier.
log-siphoned = A Siphon draws { $resource } from { $who }.
log-illusion = { $who } takes an Illusion token.
log-defeated = { $who } defeats { $card } with { $soldiers ->
    [one] 1 Soldier
   *[other] { $soldiers } Soldiers
  }.
log-joined = { $card } joins { $who }’s Council.
log-used = { $who } calls on { $card }.
log-poisoned = { $who } poisons { $card }.
log-blackmailed = { $who } passes a Calamity on.
log-moved_cube = { $who } moves { $resource } to { $card }.
log-stepped = { $who } completes a step: { $step }.
log-destroyed = { $who } destroys { $card }.
log-acts_first = { $who } acts first in the Conquest phase.
log-recruited = { $who } recruits { $pawns ->
    [one] 1 pawn
   *[other] { $pawns } pawns
  }.
log-marched = { $who } marches to { $territory } with { $pawns ->
    [one] 1 pawn
   *[other] { $pawns } pawns
  }.
log-battle = Battle in { $territory }: { $who } drives out { $beaten ->
    [one] 1 pawn
   *[other] { $beaten } pawns
  }.
log-passed = { $who } passes.
log-captured = A pawn of { $who } in { $territory } goes to Prison.
log-freed = { $who } frees { $pawns ->
    [one] 1 pawn
   *[other] { $pawns } pawns
  } from the Prison.
log-spread = Blue armies return to { $territory }.
log-lost = { $who } has lost.
log-final = { $who } ends with { $points ->
    [one] 1 point
   *[other] { $points } points
  }.

## Phases

phase-setup = Setup
phase-advisor = First Advisors
phase-deck = Setup
phase-deal = Dealing
phase-muster = Adding a Threat
phase-turn = Choice
phase-solo_deal = Dealing
phase-solo_turn = Choice
phase-reveal = Reveal
phase-start = Start of Planning
phase-afflict = Threats strike
phase-plan = Planning
phase-settle = End of Planning
phase-illusions = Illusion tokens
phase-count = Production
phase-place = Production
phase-harvest = Krystallium of the map
phase-combat = Combat
phase-aftermath = Blue returns
phase-conquest = Conquest
phase-prison = Prison
phase-last = Last chance
phase-honours = Advisors’ honours
phase-score = Final score

## Options

option-module = Module
    .help = Every game adds exactly one module. The base game alone is only a tutorial. A scenario brings its own.
option-module-threat = Threat
option-module-advisors = Advisors
option-module-quest = Quest
option-module-conquest = Conquest
option-module-tutorial = None (tutorial)
option-face = Duchy face
    .help = A: different duchies. B: equal ones. C: 5 Krystallium and no production. D: different and harder. Conquest always uses face E.
option-face-A = A
option-face-B = B
option-face-C = C
option-face-D = D
option-duchy = Duchy
    .help = Which duchy each player rules. Conquest needs Teressia and Senada.
option-duchy-any = Any
option-duchy-teressia = { duchy-teressia }
option-duchy-valados = { duchy-valados }
option-duchy-senada = { duchy-senada }
option-deluxe = Deluxe cards
    .help = Five more Development cards and, with Advisors, four more Advisors.
option-pack = Threat pack
    .help = Which Threats each player brings (Threat module). Black Dragons and Illusionists need two players.
option-pack-any = By chance
option-pack-giant_rats = { pack-giant_rats }
option-pack-frost_giants = { pack-frost_giants }
option-pack-shadows = { pack-shadows }
option-pack-thieves = { pack-thieves }
option-pack-sisters_of_misfortune = { pack-sisters_of_misfortune }
option-pack-siphons = { pack-siphons }
option-pack-black_dragons = { pack-black_dragons }
option-pack-illusionists = { pack-illusionists }
option-quest = Quest
    .help = The board of the Quest module.
option-quest-any = The first one
option-quest-northern_lands = { quest-northern_lands }
option-quest-usurper = { quest-usurper }
option-quest-plague_lord = { quest-plague_lord }
option-quest-dragon_pact = { quest-dragon_pact }
option-quest-lost_heir = { quest-lost_heir }
option-map = Map
    .help = The board of the Conquest module: A1 to B2 for two players, C1 and C2 alone.
option-map-any = The first one
option-map-A1 = A1: { board-A1 }
option-map-A2 = A2: { board-A2 }
option-map-B1 = B1: { board-B1 }
option-map-B2 = B2: { board-B2 }
option-map-C1 = C1: { board-C1 }
option-map-C2 = C2: { board-C2 }
option-scenario = Scenario
    .help = Six adventures for one player, each with its own setup, dangers and medals.
option-scenario-none = None
option-scenario-SC01 = { scenario-SC01 }
option-scenario-SC02 = { scenario-SC02 }
option-scenario-SC03 = { scenario-SC03 }
option-scenario-SC04 = { scenario-SC04 }
option-scenario-SC05 = { scenario-SC05 }
option-scenario-SC06 = { scenario-SC06 }
option-search = Search
    .help = Alone: once a round as printed, or at every selection as the publisher allowed later.
option-search-once = Once a round
option-search-always = At every selection

## Points

score-cards = Cards
score-sets = Combinations
score-calamities = Calamities
score-face = Face A
score-threats = Threats
score-sisters = All four Sisters
score-eggs = Dragon Eggs
score-advisors = Advisors
score-quest = Quest
score-territories = Territories
score-enemy = Blue territories
tie-cards = more cards in the Duchy
tie-soldiers = more Soldiers
