# Root: words of the Lizard Cult, the Riverfolk Company, the Mechanical Marquise and games played together.

phase-keep = Keepsakes
seat-nobody = Mechanical Marquise

## Choices

verb-outcast = Outcast: { $first }
verb-crusade = Crusade: battle { $second } in { $first }
    .some = Crusade: battle
verb-crusade_move = Crusade: { $first } → { $second }
    .some = Crusade: move
verb-convert = Convert a warrior of { $second } in { $first }
    .some = Convert a warrior
verb-sanctify = Sanctify in { $first }: { $second }
    .some = Sanctify a building
verb-garden = Garden in { $second } with { $first }{ which-first }
    .some = Plant a garden
verb-initiate = Recruit in { $second } with { $first }{ which-first }
    .some = Recruit
verb-preach = Score with { $first }{ which-first }
verb-sacrifice = Sacrifice with { $first }{ which-first }
verb-offer = A warrior from { $first }
verb-price = { $first }: { $second }
    .some = Set a price
verb-buy = Buy: { $first }
verb-buy_card = Buy { $first }{ which-first }
verb-fund = A fund of { $first }
verb-draw_card = Draw a card
verb-export = Export { $first }{ which-first }
verb-trade_post = Trade post in { $first }
verb-play_spy = Play { $first }{ which-first }
verb-spy_on = { $first }{ which-first }: reveal order { $second }
    .some = Reveal an order
verb-swap = Swap orders { $first } and { $second }
    .some = Swap two orders
verb-keep_card = Keep { $first }{ which-first }

## Questions

ask-outcast = Which suit is Outcast first?
ask-conspire = { $acolytes ->
    [0] No acolytes: go on to the day
    [one] 1 acolyte. Outcast: { $suit }. Conspire?
   *[other] { $acolytes } acolytes. Outcast: { $suit }. Conspire?
  }
ask-crusade = Battle in { $where }?
ask-ritual = Reveal cards for rituals
ask-offer = Which warrior is sacrificed?
ask-cult_craft = Craft with gardens of the Outcast suit?
ask-riverbank = Place your warriors at the river. Left: { $left }
ask-price = Set your prices
ask-services = { $left ->
    [one] { $seller } sells. You may buy 1 service
   *[other] { $seller } sells. You may buy { $left } services
  }
ask-fund = Whose warrior do you use?
ask-lose_fund = Trade disrupted: lose { $left ->
    [one] 1 more fund
   *[other] { $left } more funds
  }
ask-company = { $funds ->
    [0] No funds left
    [one] Your day: 1 fund
   *[other] Your day: { $funds } funds
  }
ask-swap = Swap two orders?
ask-keepsake = Won together! Which card do you keep for the next game?

## The log

log-drew_openly = { $who } draws { $card }.
log-outcast_is = { $who }: the Outcast is { $suit }.
log-hated = { $who }: { $suit } is Hated.
log-souls_gone = { $who } discards { $count ->
    [one] 1 Lost Soul
   *[other] { $count } Lost Souls
  }.
log-acolytes_paid = { $who } spends { $count ->
    [one] 1 acolyte
   *[other] { $count } acolytes
  }.
log-avenged = { $who } gains { $count ->
    [one] 1 acolyte
   *[other] { $count } acolytes
  }.
log-converted = { $who } converts a warrior of { $victim } in { $where }.
log-sanctified = { $who } puts a garden in the place of a building of { $victim } in { $where }.
log-revealed = { $who } reveals { $card }.
log-took_back = { $who } takes { $count ->
    [one] 1 revealed card
   *[other] { $count } revealed cards
  } back.
log-new_acolyte = { $who } gains an acolyte.
log-faith_shaken = { $who } loses a garden and discards { $card }.
log-priced = { $who } sets a price: { $service } { $price }.
log-bought = { $who } buys from { $seller } for { $price }: { $service }.
log-card_bought = { $who } buys { $card } from { $seller } for { $price }.
log-hired_out = The warriors of { $seller } fight for { $who } now.
log-protected = { $who } puts { $count ->
    [one] 1 warrior
   *[other] { $count } warriors
  } into the empty Payments.
log-funds_are = { $who } has { $count ->
    [one] 1 fund
   *[other] { $count } funds
  }.
log-committed = { $who } commits a fund of { $owner }.
log-fund_spent = { $who } spends a fund of { $owner }.
log-fund_lost = { $who } loses a fund of { $owner }.
log-exported = { $who } exports { $card }.
log-dawn = { $who } holds { $clearings ->
    [one] 1 clearing
   *[other] { $clearings } clearings
  } in strength{ $players ->
    [0] .
   *[other] ; players against it: { $players }.
  }
log-order_turned = { $who } turns an order: { $card }. It acts in: { $suit }.
log-picked_foe = { $who } picks { $defender } in { $where }: pieces there, { $pieces }.
log-picked_way = { $who } sends all but three from { $start } to { $to }: enemy pieces there, { $pieces }.
log-recruits_by = { $who } recruits by the cost of { $card }.
log-no_cost = { $card } has no cost: { $who } turns the next order.
log-orders_added = { $who } adds { $count ->
    [one] 1 order
   *[other] { $count } orders
  } to the programme.
log-gift_scrapped = { $who } discards the gift { $card }.
log-spy_played = { $who } plays { $card }.
log-order_seen = { $who } sends { $spy }: order { $place } is { $card }.
log-spy_lost = { $card } of { $who } is found out.
log-swapped = { $who } swaps orders { $one } and { $other }.
log-reached = { $who } has reached the goal.
log-team_won = All have reached the goal: won together!
log-team_lost = { $who } was faster: lost together.
log-head_start = { $who } starts with { $points ->
    [one] 1 point
   *[other] { $points } points
  }.
log-brought = { $who } brings { $card } from an earlier game.
log-stalemate = After { $rounds } rounds nobody gets any further: the most points win.
log-kept = { $who } keeps { $card } for the next game.

## Sources of points

source-rites = rituals
source-trade = trade posts
source-dividends = dividends
source-order = ruled clearings
score-rites = Rituals
score-trade = Trade posts
score-dividends = Dividends
score-order = Ruled clearings

## Options

option-factions-lizard_cult = Lizard Cult
option-factions-riverfolk = Riverfolk Company
option-machine-usual = Only when playing alone
option-machine-none = Not in the game
option-machine-competitive = Everyone for themselves
option-machine-cooperative = Together against it
option-machine_start = Points the machine starts with
    .help = Three for each game of the campaign won so far.
option-kept = Cards kept from the campaign
    .help = Crafted cards each player brings from games won before.

## The panels beside the faction boards

panel-lizard_cult = You score by spending cards, more the more gardens of their suit stand. A clearing with a garden is yours.
    .birdsong = The most common suit among the Lost Souls becomes Outcast. Spend acolytes there: crusade, convert, sanctify.
    .daylight = Reveal cards: build, recruit, sacrifice a bird. Spend cards to score, once for each suit.
    .evening = Take revealed cards back, craft with gardens of the Outcast suit, draw, more with gardens.
panel-riverfolk = You score for trade posts and for funds you leave unused. Others buy your services with their warriors.
    .birdsong = Score dividends, then payments become funds.
    .daylight = Commit funds to move, battle, craft, draw; spend them to recruit and to set up trade posts.
    .evening = Discard, then set your prices.
panel-mechanical_marquise = It plays by its orders and scores for clearings it rules with three warriors.
    .birdsong = Two points for each clearing it rules with at least three warriors.
    .daylight = It turns an order: battle, move and recruit as the card says.
    .evening = It fills its programme up to five orders.
