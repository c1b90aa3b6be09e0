level-random = Hasard
level-greedy = Glouton
level-novice = Novice
level-fair = Moyen
level-strong = Fort
level-expert = Expert
arena-title = { $title }, { $seats ->
    [one] { $seats } joueur
   *[other] { $seats } joueurs
  } : { $games ->
    [one] { $games } partie
   *[other] { $games } parties
  }
arena-bots = Bots
arena-rating = Niveau (95 %)
arena-seats = Victoires par place
arena-faction = Faction
arena-factions = Victoires par faction
arena-all = Tous
arena-duels = Face à face
arena-share = Finit devant (95 %)
arena-ahead = { $bot } devant { $rival }
error-missing_extra = Il faut pour cela le paquet { $package } : { $allowed }
balance-standard = Standard
balance-figures = Chiffres
balance-scores = Scores
balance-winning = Scores gagnants
balance-choices = Choix par partie
balance-best-cards = Va avec la victoire
balance-worst-cards = Va avec la défaite
balance-times = Fois
