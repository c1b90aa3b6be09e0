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
error-unknown_ending = { $file } doit finir par { $allowed }.
error-no_cluster = Il n’y a pas de grappe Ray à { $address }.
balance-standard = Standard
balance-figures = Chiffres
balance-scores = Scores
balance-winning = Scores gagnants
balance-choices = Choix par partie
balance-about = Joué par : { $bots }. Parts des parties gagnées, une victoire partagée compte en fractions ; intervalles à 95 %.
balance-best-cards = Cartes les plus précieuses
balance-worst-cards = Cartes les moins précieuses
balance-changed-cards = Cartes dont la valeur a changé
balance-cards = Cartes
balance-all-cards = Toutes les cartes
balance-worth = Valeur
balance-worth-unit = valeur en points de pourcentage
balance-times = Fois
balance-about-cards = Valeur : de combien de points de pourcentage ceux qui ont fait cela avec la carte gagnent plus souvent que les joueurs de même place, même faction et même bot ; intervalles à 95 %. Elle va avec la victoire sans en être forcément la cause.
error-cannot_write = Le fichier { $file } ne peut pas être écrit.
