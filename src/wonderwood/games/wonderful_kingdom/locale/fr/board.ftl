### Les mots du plateau.

board-round = Manche { $round } sur { $rounds }
board-take = { $count ->
    [one] Prendre { $count } carte
   *[other] Prendre { $count } cartes
  }
board-search = Fouiller ici
board-face-down = face cachée
board-empty-zone = Pas encore de carte.
board-choose = Choisissez-en une
board-drawn = Cartes piochées
board-to-place = À placer
board-site = { $card } : { $done ->
    [one] { $done } case remplie
   *[other] { $done } cases remplies
  } sur { $all }
board-space = Une case libre pour { $resource } sur { $card }
board-frozen = Gelée par un Géant
board-production = Production et Suprématie
board-supreme = Suprématie à cette étape
board-would-score = +{ $points ->
    [one] { $points } point
   *[other] { $points } points
  } dans l’état de votre duché
board-used = utilisé
board-when-choice = au Choix
board-when-planning = en Planification
board-when-production = en Production
board-when-end = à la fin
board-held = tenu par { $side }
board-hand-count = { $count ->
    [one] { $count } carte en main
   *[other] { $count } cartes en main
  }
board-still = Il manque encore :
board-vermin = Vermine restant en réserve : { $count }. À zéro, vous perdez.
board-aside = Ressources mises de côté : { $count }. À { $most }, vous perdez.
board-defeated = En l’état, le scénario est perdu.
board-lost = Le scénario est perdu : pas de médaille
board-danger = Pioche Danger : { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
  } ; mauvaises pas encore vues : { $special }.
