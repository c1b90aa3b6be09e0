# What the board in the browser says of itself.

board-label = Board of Wonderland
board-person = { $name } ({ $color })
board-free = free
board-toll = discard { toll-cards }
toll-cards = { $minor ->
        [0] { "" }
        [one] { $minor } minor card
       *[other] { $minor } minor cards
    }{ $major ->
        [0] { "" }
       *[other] { $minor ->
            [0] { "" }
           *[other] { " " }and{ " " }
        }{ $major ->
            [one] { $major } major card
           *[other] { $major } major cards
        }
    }{ $any ->
        [0] { "" }
       *[other] { $minor ->
            [0] { $major ->
                [0] { "" }
               *[other] { " " }and{ " " }
            }
           *[other] { " " }and{ " " }
        }{ $any ->
            [one] { $any } card of any kind
           *[other] { $any } cards of any kind
        }
    }
board-hand = Hand
board-no-cards = No action cards.
board-goals = Encounters
board-no-goals = No encounter cards.
board-people = People met
board-no-people = Nobody yet.
board-artifacts = Artifacts
board-no-artifacts = None yet: meet someone on the board.
board-pf = { $count } { point-pf.short }
board-or-pr = else { $count } { point-pr.short }
board-pr-if-not = and { $count } more for encounters not validated
board-used = power used
board-on-card = on { $card }
board-pieces = { $name }: { $count }{ $laid ->
        [0] { "" }
       *[other] , { $laid } of them on cards
    }
board-offered = Encounters to choose from
board-eyed = Artifacts you are looking at
board-hand-of = The hand of { $name }
board-discard = Discard pile
board-round = Round { $round } of { $rounds }
board-no-folly = The first card comes in round { $round }.
board-bag = Bag: { $gardeners } gardeners, { $soldiers } soldiers, { $queens } Queens of Hearts
board-deck = Draw pile: { $count ->
        [one] { $count } action card
       *[other] { $count } action cards
    }
board-discard-count = Discard pile: { $count ->
        [one] { $count } action card
       *[other] { $count } action cards
    }
board-encounter-deck = { $count ->
        [one] { $count } encounter card left
       *[other] { $count } encounter cards left
    }
board-artifact-piles = Artifacts left: green { $green }, yellow { $yellow }, blue { $blue }, red { $red }
board-compass = Where each suit leads Alice
board-hidden-artifact = Artifact of { $name }, face down: { $color }
board-known = Known in hand:

effect-move = { $minor ->
        [0] { $major ->
            [0] { $any ->
                [0] Costs no card.
               *[other] Costs { toll-cards }.
            }
           *[other] Costs { toll-cards }.
        }
       *[other] Costs { toll-cards }.
    }{ $ground ->
        [person] { " " }Someone to meet: their token and an artifact.
        [hole] { " " }A rabbit hole leads on.
       *[plain] { "" }
    }
effect-go = { $struck ->
        [0] Nobody wakes.
        [one] Wakes one player: { $pr } PR.
       *[other] Wakes { $struck } players: { $pr } PR in all.
    } { $steps ->
        [one] One piece is drawn from the bag.
       *[other] { $steps } pieces are drawn from the bag.
    }
effect-guide = Costs you { $pr } PR. { $steps ->
        [one] One piece is drawn from the bag.
       *[other] { $steps } pieces are drawn from the bag.
    }
effect-raise = This level is worth { $pf } PF at the end. You lay the cards next.
effect-validate = { $pf } PF at the end, and no wake points for it.
warning-draw = This is the last round: cards drawn now can only cost wake points.
