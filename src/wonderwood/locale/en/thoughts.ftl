# Hints, the analysis of a finished game, and playing on from one of its moments.

hint-ask = Hint
hint-thinking = Thinking…
hint-title = What a bot would do
hint-help = Ask what a bot would do in your place (h). Everybody at the table is told that you asked.
keys-hint = ask for a hint
chat-hint = asked for a hint
new-hints = Hints from a bot may be asked for; everybody sees who asks
table-hints = With hints
table-no-hints = Without hints
table-hints-asked = { $count ->
    [one] asked for { $count } hint
   *[other] asked for { $count } hints
  }
weighed-best = bot
weighed-played = played
weighed-untried = not tried
weighed-tries = { $count ->
    [one] { $count } try
   *[other] { $count } tries
  }
weighed-help-against = The chance to win after each choice, as a strong bot with the same cards in sight sees it. After few tries it is unsure: then the bot keeps to its rules of thumb.
weighed-help-alone = The longer the bar, the better a strong bot thinks you will stand after this choice; half is as good as now.
weighed-help-together = The best first, as a strong bot with the same cards in sight sees it. You win or lose together: there are no chances against each other.
analysis-title = Analysis
analysis-curve-against = Chances to win over the course of the game
analysis-curve-alone = How well it went
analysis-curve-together = How well it went
analysis-help-alone = Nobody plays against you, so these are no chances to win: 0% is the worst moment of this game, 100% the best, as the bot judges it.
analysis-help-together = You win or lose together, so these are no chances against each other: 0% is the worst moment of this game, 100% the best, as the bot judges it.
analysis-start = moment 0
analysis-working = A bot looks at the game…
analysis-queue = { $count ->
    [one] One other game comes first.
   *[other] { $count } other games come first.
  }
analysis-later = A game can be analysed once it is over.
analysis-table = To the table
analysis-seeking = The turning points are still being looked for.
analysis-turning = Turning points
analysis-even = No single choice turned this game.
analysis-help = All cards open, as the bot judges it. Page up and Page down go from one turning point to the next, arrows from moment to moment.
analysis-played = { $who }: { $what }
analysis-bot = What a bot would have done
analysis-ask = What would a bot do here?
branch-button = Play on from here
branch-title = Play on from moment { $at }
branch-help = A new table starts at this moment. What was drawn so far stays; what comes is drawn anew. The finished game is not touched.
branch-go = Play on
branch-origin = Played on from moment { $at } of another game
