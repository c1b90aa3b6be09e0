# Proposals for a new table, and chains of games.

new-presets = { $count ->
    [one] Suggestions for one player
   *[other] Suggestions for { $count } players
  }
chain-go-on = Play the next game
chain-next = Go to the next game
chain-before = The game before
