# What is said at the table of Wonderland: choices, questions, log, phases.

## Choices

verb-move = Move to { $first }
verb-glide = Glide to { $first } (blue token)
verb-raise = Improve movement: { $first }
verb-lay = Lay { $first }
verb-use = Use the power of { $first }
verb-validate = Validate “{ $first }”
verb-flip = { $first_id ->
    [green] Green token: draw cards
    [yellow] Yellow token: cancel the wake points
    [red] Red token: cancel the wake points
   *[other] { $first } token
  }
verb-done = End the actions
verb-pay = Pay with { $first }
verb-visit = Meet
verb-dive = Down the hole, out at { $first }
verb-step = Step to { $first }
verb-stay = Stay here
verb-take = Keep { $first }
verb-guide = { $first }, { $second ->
    [one] 1 square
   *[other] { $second } squares
  }
verb-discard = Discard { $first }
verb-recover = Take { $first } back
verb-peek = { $first }: look at an artifact ({ $second })
verb-find = Look at { $first } again
verb-swap = Give { $first } for it
verb-spy = Look at the hand of { $first }
verb-steal = Take { $first }
verb-leave = Take nothing
verb-stop = That is enough
verb-accept = Take the wake points
verb-draw = Draw Encounter cards
verb-skip = Draw none
verb-keep = Keep these
verb-return = Put “{ $first }” back
verb-play = Move Alice with { $first }
verb-go = { $first }, { $second ->
    [one] 1 square
   *[other] { $second } squares
  }
verb-flee = Retreat to { $first }
verb-give = Give { $first }

## Questions

ask-keep = Which Encounter cards do you keep? At least one.
ask-give = Choose a card for { $to }.
ask-act = Your turn: move your pawn, play cards, use tokens, validate encounters.
ask-pay_minor = The way to { $square } costs { $left ->
    [one] 1 minor card
   *[other] { $left } minor cards
  }. Which?
ask-pay_major = Facing the soldier on { $square } costs { $left ->
    [one] 1 major card
   *[other] { $left } major cards
  }. Which?
ask-pay_any = The way to { $square } costs { $left ->
    [one] 1 card of any kind
   *[other] { $left } cards of any kind
  }. Which?
ask-lay = Which cards do you lay for “{ $mode }”?
ask-visit = { $character } is here. Do you meet?
ask-hole = A rabbit hole. Going down costs { $pr ->
    [0] nothing
    [one] 1 wake point
   *[other] { $pr } wake points
  }. Where do you come out?
ask-step = One step out of the hole?
ask-take = Which artifact do you keep?
ask-guide = { $card }: where does Alice go?
ask-exchange = { $card }: which cards do you exchange? At most { $left } more.
ask-recover = Which card do you take from the discard pile? { $left } to take.
ask-peek = { $card }: whose artifact do you look at? At most { $left } more.
ask-swap = { $owner } has { $token }. Do you swap it for one of yours?
ask-spy = { $card }: whose hand do you look at? At most { $left } more.
ask-steal = Which card do you take from { $owner }?
ask-power_pr = This power gives { $pr ->
    [one] 1 wake point
   *[other] { $pr } wake points
  }. Use a token?
ask-draw = Do you draw Encounter cards?
ask-play = Which card moves Alice?
ask-go = { $card }: where does Alice go?
ask-wake_pr = Alice stirs: { $pr ->
    [one] 1 wake point
   *[other] { $pr } wake points
  } for you. Use a token?
ask-flee = Alice drives you off, and the way is barred. Where do you go?
ask-limit = Too many cards in hand: discard { $left }.

## Log

log-laid = { $corner }: { $quadrant }{ $turns ->
    [0] { "" }
    [one] , turned once
   *[other] , turned { $turns } times
  }.
log-first = { $who } plays first.
log-alice_starts = Alice falls asleep on { $square }.
log-kept = { $who } keeps { $count ->
    [one] 1 Encounter card
   *[other] { $count } Encounter cards
  }.
log-kept_card = { $who } keeps “{ $encounter }”.
log-round_begins = Round { $round }.
log-folly_shown = Folly: { $folly }
log-turn_begins = { $who } to play.
log-marker_back = { $who } takes the protection marker back.
log-gave = { $who } gives { $to } { $card ->
    [none] a card
   *[other] { $card }
  }.
log-queen_leaves = The Queen of Hearts leaves { $square } for good.
log-pr_adjusted = { $who }: { $amount ->
    [one] { $amount } wake point
   *[other] { $amount } wake points
  }.
log-paid = { $who } pays with { $card }.
log-moved = { $who } moves from { $start } to { $square }.
log-stood_still = { $who } cannot move.
log-gardener_met = { $who } talks to a gardener{ $count ->
    [0] { " " }and gains nothing: the supply is empty
    [one] { " " }and gains one
   *[other] { " " }and gains { $count }
  }.
log-soldier_beaten = { $who } beats the soldier on { $square }.
log-character_met = { $who } meets { $character }.
log-artifact_taken = { $who } takes an artifact ({ $color }){ $token ->
    [none] { "" }
   *[other] : { $token }
  }.
log-artifact_put_under = { $who } puts an artifact back under the pile ({ $color }){ $token ->
    [none] { "" }
   *[other] : { $token }
  }.
log-went_down = { $who } goes down the hole on { $start } and comes out on { $square }{ $pr ->
    [0] { "" }
    [one] : 1 wake point
   *[other] : { $pr } wake points
  }.
log-stepped = { $who } steps from { $start } to { $square }.
log-token_flipped = { $who } uses the token of { $character }.
log-raised = { $who } improves movement: { $mode }.
log-laid_card = { $who } lays { $card }.
log-power_used = { $who } uses the power of { $card }.
log-power_pr = { $who } takes { $pr ->
    [one] 1 wake point
   *[other] { $pr } wake points
  } for it.
log-power_pr_cancelled = { $who } takes no wake points for it.
log-exchanged = { $who } discards { $card }.
log-recovered = { $who } takes { $card } from the discard pile.
log-peeked = { $who } looks at an artifact of { $owner } ({ $color }){ $token ->
    [none] { "" }
   *[other] : { $token }
  }.
log-swapped = { $who } swaps with { $owner }: gives { $given ->
    [none] an artifact ({ $given_color })
   *[other] { $given }
  }, takes { $taken ->
    [none] an artifact ({ $taken_color })
   *[other] { $taken }
  }.
log-spied = { $who } looks at the hand of { $owner }.
log-spied_card = In the hand of { $owner }: { $card }.
log-stole = { $who } takes { $card ->
    [none] a card
   *[other] { $card }
  } from { $owner }.
log-validated = { $who } validates “{ $encounter }”.
log-drew = { $who } draws { $count ->
    [0] nothing: both piles are empty
    [one] 1 card
   *[other] { $count } cards
  }.
log-drew_card = { $who } draws { $card }.
log-reshuffled = The discard pile ({ $count ->
    [one] 1 card
   *[other] { $count } cards
  }) is shuffled into a new draw pile.
log-alice_led = { $who } moves Alice with { $card }.
log-alice_walked = Alice walks from { $start } to { $square } ({ $direction }).
log-alice_stayed = { $who } has no card: Alice stays.
log-obstacle_placed = { $obstacle } on { $square }.
log-obstacle_back = { $obstacle } is already on { $square }: back into the bag.
log-queen_replaced = The Queen of Hearts on { $square } is out of the game.
log-bag_empty = The bag is empty: nothing falls on { $square }.
log-woken_near = Alice stirs beside { $who }: { $pr ->
    [0] no wake points
    [one] 1 wake point
   *[other] { $pr } wake points
  }.
log-woken_here = Alice stumbles over { $who }: { $pr ->
    [0] no wake points
    [one] 1 wake point
   *[other] { $pr } wake points
  }.
log-wake_pr_cancelled = { $who } takes no wake points this time.
log-pushed = { $who } is driven to { $square }.
log-protected = { $who } places the protection marker.
log-threw_away = { $who } discards { $card }: the hand is full.
log-game_ends = The game is over.

## Phases

phase-setup = Setup
phase-dealt = Choosing encounters
phase-passing = Passing cards
phase-actions = Move and actions
phase-square_effect = Square
phase-choose_artifact = Choosing an artifact
phase-after_hole = Out of the hole
phase-guide = Power of Hearts
phase-exchange = Power of Clubs
phase-recover = Power of Clubs
phase-peek = Power of Diamonds
phase-swap = Power of Diamonds
phase-spy = Power of Spades
phase-steal = Power of Spades
phase-power_cost = Price of a power
phase-drawing = Draw
phase-choose_encounters = Choosing encounters
phase-alice_card = Move Alice
phase-alice_way = Move Alice
phase-wake = Alice’s wake
phase-hand_limit = Hand limit

## The text board

draw-round = Round
draw-folly = Folly
draw-key = A Alice · G Y B R pawns · g gardener · s soldier · Q Queen of Hearts · o rabbit hole
draw-hand = Hand
draw-goals = Encounters to validate
draw-done = Validated
draw-met = Tokens
draw-artifacts = Artifacts
draw-soldiers = Soldiers
draw-gardeners = Gardeners
draw-cards = Cards
draw-pr = Wake points
draw-protected = protected
draw-used = used
draw-bag = Bag
draw-discard = Discard pile
folly-none = No Folly card
