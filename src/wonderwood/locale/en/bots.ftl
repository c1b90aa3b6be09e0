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
error-unknown_ending = { $file } must end in one of { $allowed }.
error-no_cluster = There is no Ray cluster at { $address }.
balance-standard = Standard
balance-figures = Figures
balance-scores = Scores
balance-winning = Winning scores
balance-choices = Choices per game
balance-about = Played by: { $bots }. Shares of games won, a shared win in parts; 95 % intervals.
balance-best-cards = Most valuable cards
balance-worst-cards = Least valuable cards
balance-changed-cards = Cards whose worth changed
balance-cards = Cards
balance-all-cards = All cards
balance-worth = Worth
balance-worth-unit = worth in percentage points
balance-times = Times
balance-about-cards = Worth: by how many percentage points those who did this with the card won more often than players of the same seat, faction and bot; 95 % intervals. It goes with winning and need not be its cause.
error-cannot_write = The file { $file } cannot be written.
