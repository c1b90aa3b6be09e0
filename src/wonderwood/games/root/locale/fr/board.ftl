### Les mots du plateau.

board-label = La forêt
board-unruled = contrôlée par personne
board-ruled = contrôlée par { $player }
board-warriors = { $player } : { $count ->
    [one] { $count } guerrier
   *[other] { $count } guerriers
  }
board-any-suit = n’importe quelle couleur
board-track = { $piece } : { $placed } sur { $count } en jeu
board-decree = Le décret
board-vizier = Vizir Fidèle
board-owed = { $column } : il reste à résoudre { $cards }.
board-turmoil = En l’état, le décret ne peut être exécuté en entier : la crise coûterait { $points } points.
board-satchel = { $burden } objets sur { $limit }
board-supply = { $warriors ->
    [none] { "" }
    [one] { $warriors } guerrier en réserve,{ " " }
   *[other] { $warriors } guerriers en réserve,{ " " }
  }{ $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
  }
board-supporters = Partisans : { $count }{ $limit ->
    [none] { "" }
   *[other] { " " }sur { $limit }
  }
board-officers = Officiers : { $count }
board-draws = Pioche { $count } au crépuscule.
board-made = Objets fabriqués
board-wins-next = gagne à la prochaine aurore
board-partner = En coalition avec { $player }
board-item-supply = Objets en réserve
board-deck = Pioche { $deck }, défausse { $discard }
board-quests = Quêtes
board-hand = Main
board-empty-hand = Aucune carte en main.
board-odds = Pertes attendues : { $attack } infligées, { $defence } subies.
board-ambush-risk = Une embuscade est possible.
