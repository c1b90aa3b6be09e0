### Words of the boards of the Lizard Cult, the Riverfolk Company, the Mechanical Marquise and games played together.

## The Cult

board-outcast = Outcast: { $suit }
board-hated = Outcast and Hated: { $suit }. Conspiracies cost one acolyte less.
board-no-outcast = No Outcast yet
board-souls = { $count ->
    [0] No Lost Souls
    [one] 1 Lost Soul:
   *[other] { $count } Lost Souls:
  }
board-coming = At the Cult’s next birdsong: { $suit } becomes Outcast.
board-coming-hated = At the Cult’s next birdsong: { $suit } becomes Hated.
board-acolytes = { $count ->
    [one] 1 acolyte
   *[other] { $count } acolytes
  }
plot-crusade = Crusade
    .text = Battle in an Outcast clearing; or move from one, then battle where you arrive.
plot-convert = Convert
    .text = Replace an enemy warrior in an Outcast clearing by one of yours.
plot-sanctify = Sanctify
    .text = Replace an enemy building in an Outcast clearing by a garden. The building scores a point.
board-more-draw = One more card in the evening
board-preached = scored today
board-garden-score = a card scores { $points }
board-revealed = Revealed for rituals:

## The Company

board-services = Services and prices
board-service = { $service }, price { $price }
board-price = { $price ->
    [one] 1 warrior
   *[other] { $price } warriors
  }
board-sold = This turn: { $player }
board-shop = For sale: { $player }
board-for-sale = Open hand:
board-nothing = none
purse-payments = Payments
    .text = Warriors others paid with since the Company’s last turn. At its birdsong they become funds.
purse-funds = Funds
    .text = Warriors the Company can commit or spend in its daylight. What is left scores dividends.
purse-commitments = Commitments
    .text = Funds used this turn for moves, battles and cards. They come back as funds at the next birdsong.
board-dividends = Dividends, if birdsong came now: { $points ->
    [0] none.
    [one] 1 point.
   *[other] { $points } points.
  }
board-posts = { $piece }: { $placed } on the map, { $gone } lost, { $count } in all
board-threatened = Trade post within reach of an attack: { $where }. Losing one costs half the funds: { $count }.
board-buyer = { $player }: may buy { $count }, can pay { $means }

## The machine

board-machine-supply = { $points ->
    [one] 1 point
   *[other] { $points } points
  }, { $warriors ->
    [one] 1 warrior left
   *[other] { $warriors } warriors left
  }
board-dawn = { $points ->
    [one] 1 point
   *[other] { $points } points
  } at its next birdsong.
board-held = Held with three warriors or more: { $where }.
board-head-start = It started with { $points ->
    [one] 1 point.
   *[other] { $points } points.
  }
board-programme = Its orders, the first one next
board-order = Order { $place }: { $card }
board-order-hidden = Order { $place }, face down
board-order-now = Now
board-why = Why it did that

## Together

board-together = Together: everybody to 30 points before the machine
board-team-won = Won together!
board-team-lost = Lost together: the machine was faster.
board-campaign = Campaign, game { $game }
board-kept = Kept from earlier games: { $cards }
board-next-game = In the next game the machine starts with { $points } points.
board-points = { $points ->
    [one] 1 point
   *[other] { $points } points
  }
board-machine-wins = The Mechanical Marquise wins
board-campaign-over = The campaign ends here.
board-keeps = Kept: { $cards }.

## What a choice costs and brings

note-services = { $how ->
    [items] A card costs { $hand_card }, riverboats { $riverboats }. You pay by exhausting items: you have { $means }.
   *[other] A card costs { $hand_card }, riverboats { $riverboats }, mercenaries { $mercenaries }. You pay with warriors of your supply: you have { $means }.
  }
effect-buy = { $how ->
    [items] Exhausts { $price ->
        [one] 1 item
       *[other] { $price } items
      }.
   *[other] Costs { $price ->
        [one] 1 warrior
       *[other] { $price } warriors
      }, { $left } stay in your supply.
  } { $service ->
    [riverboats] The river is a path for you this turn.
    [mercenaries] From daylight on the Company’s warriors fight and rule for you.
   *[other] The card comes into your hand.
  }
effect-conspire = { $cost ->
    [one] Costs 1 acolyte
   *[other] Costs { $cost } acolytes
  }, { $left } left.
effect-preach = { $points ->
    [0] Scores nothing: no garden of this suit.
    [one] Spends the card: 1 point.
   *[other] Spends the card: { $points } points.
  }
effect-trade_post = { $points ->
    [one] 1 point
   *[other] { $points } points
  } and a warrior there; { $funds } funds of the ruler go back.
