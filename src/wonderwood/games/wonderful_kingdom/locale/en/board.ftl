### Words of the board.

board-round = Round { $round } of { $rounds }
board-take = { $count ->
    [one] Take { $count } card
   *[other] Take { $count } cards
  }
board-search = Search here
board-face-down = face down
board-empty-zone = No cards yet.
board-choose = Choose one
board-drawn = Just drawn
board-to-place = To place
board-site = { $card }: { $done } of { $all } spaces filled
board-space = A free space for { $resource } on { $card }
board-frozen = Frozen by a Giant
board-production = Production and Supremacy
board-supreme = Supreme in this step
board-would-score = +{ $points ->
    [one] { $points } point
   *[other] { $points } points
  } as your duchy stands
board-used = used
board-when-choice = in Choice
board-when-planning = in Planning
board-when-production = in Production
board-when-end = at the end
board-held = held by { $side }
board-hand-count = { $count ->
    [one] { $count } card in hand
   *[other] { $count } cards in hand
  }
board-still = Still needed:
board-vermin = Vermin left in the supply: { $count }. At none you lose.
board-aside = Resources set aside: { $count }. At { $most } you lose.
board-defeated = As things stand the scenario is lost.
board-lost = The scenario is lost: no medal
board-danger = Danger deck: { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
  }; { $special } of the bad ones not seen yet.
