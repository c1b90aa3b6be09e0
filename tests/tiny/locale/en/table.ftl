game-title = Liar’s Dice
game-blurb = Bid on the dice under all the cups, or doubt the last bid.
verb-bid = Bid { $first } × { $second }
verb-doubt = Doubt
ask-bid = { $count ->
    [0] Open the bidding.
   *[other] Raise { $count } × { $face }, or doubt it.
  }
log-rolled = { $who } rolls { $face ->
    [none] a die
   *[other] a { $face }
  }.
log-bid = { $who } bids { $count } × { $face }.
log-shown = The cups are lifted: { $count } × { $face }. { $loser } loses a die.
phase-roll = Roll
phase-bid = Bid
option-dice = Dice
    .help = How many dice each player starts with.
option-series = Series
    .help = Another game follows, with fewer dice, down to two.
score-places = Place
