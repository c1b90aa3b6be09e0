level-random = Random
level-greedy = Greedy
level-novice = Novice
level-fair = Fair
level-strong = Strong
level-expert = Expert
arena-title = { $title }, { $seats ->
    [one] one player
   *[other] { $seats } players
  }: { $games ->
    [one] one game
   *[other] { $games } games
  }
arena-bots = Bots
arena-rating = Rating (95 %)
arena-seats = Wins by seat
arena-faction = Faction
arena-factions = Wins by faction
arena-all = All
arena-duels = Face to face
arena-share = Ends ahead (95 %)
arena-ahead = { $bot } ahead of { $rival }
error-missing_extra = This needs the package { $package }: { $allowed }
balance-standard = Standard
balance-figures = Figures
balance-scores = Scores
balance-winning = Winning scores
balance-choices = Choices per game
balance-best-cards = Goes with winning
balance-worst-cards = Goes with losing
balance-times = Times
