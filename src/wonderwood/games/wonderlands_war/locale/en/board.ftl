### Words of the board.

board-round = Round { $round } of 3
board-tea = The tea table
board-chair = Chair { $number }
board-before-head = before the Head
board-clockwise = goes clockwise
board-counterclockwise = goes counterclockwise
board-tea-deck = { $count ->
    [one] 1 card in the tea deck
   *[other] { $count } cards in the tea deck
  }
board-lands = The Regions, in the order of their battles
board-worth = { $vp } VP for the victor, { $second } for the second
board-second = 2nd: { $vp }
board-fought = fought over
board-garrison = { $player }: { $units ->
    [one] 1 unit
   *[other] { $units } units
  }, starting Strength { $strength }
board-starts = Starts the battle with Strength { $strength }
board-battle = Battle: { $region }
board-resistance = Local Resistance { $strength }
board-draw-number = draw { $number }
board-deciding = deciding…
board-fighting = fighting
board-halted = halted
board-bust = bust
board-leading = would win now
board-no-chips = No Active chips yet
board-choose-one = Drawn together: one of them is played
board-units = { $count ->
    [one] 1 unit here
   *[other] { $count } units here
  }
board-next-times = next chip ×{ $times }
board-next-set = next chip counts only { $strength }
board-extra = draws { $count } more
board-place = { $place ->
    [1] 1st place
    [2] 2nd place
    [3] 3rd place
   *[other] { $place }th place
  }
board-odds = { $size ->
    [one] 1 chip
   *[other] { $size } chips
  }: madness { $madness }%, double { $double }%, Strength { $mean } on average
board-risk = One more draw: { $percent }% risk of a bust
board-watches = watches
board-bets = bets on { $player }
board-score = Track { $track }, Castles { $castles }, quests { $quests }, Shards { $shards }
board-supply = Supporters left
board-castle-value = VP per Castle
board-covered = Locked
board-next-battle = from the next battle
board-feats = Feats:
board-market = Wonderland cards ({ $count } in the deck)
board-allies = Allies of this game
board-quests = Your quests
draw-effect = Madness { $madness }%, double { $double }%; on average +{ $mean } Strength.
draw-warning = { $percent }% of the chips in your bag would cost you all units here.
