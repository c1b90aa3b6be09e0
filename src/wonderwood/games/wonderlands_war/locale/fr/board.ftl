### Les mots du plateau.

board-round = Round { $round } sur 3
board-tea = La table du thé
board-chair = Chaise { $number }
board-before-head = avant le Bout de Table
board-clockwise = tourne dans le sens horaire
board-counterclockwise = tourne dans le sens antihoraire
board-tea-deck = { $count ->
    [one] { $count } carte dans la pioche de thé
   *[other] { $count } cartes dans la pioche de thé
  }
board-lands = Les régions, dans l’ordre de leurs combats
board-worth = { $vp } PV pour le vainqueur, { $second } pour le deuxième
board-second = 2e : { $vp }
board-fought = déjà disputée
board-garrison = { $player } : { $units ->
    [one] { $units } unité
   *[other] { $units } unités
  }, Force de départ { $strength }
board-starts = Commence le combat avec une Force de { $strength }
board-battle = Combat : { $region }
board-resistance = Résistance locale { $strength }
board-draw-number = pioche { $number }
board-deciding = réfléchit…
board-fighting = en lice
board-halted = a abandonné
board-bust = échec
board-leading = gagnerait maintenant
board-no-chips = Aucun jeton actif
board-choose-one = Piochés ensemble : un seul est joué
board-units = { $count ->
    [one] { $count } unité ici
   *[other] { $count } unités ici
  }
board-next-times = prochain jeton ×{ $times }
board-next-set = le prochain jeton ne vaut que { $strength }
board-extra = en pioche { $count } de plus
board-place = { $place ->
    [1] 1re place
   *[other] { $place }e place
  }
board-odds = { $size ->
    [one] { $size } jeton
   *[other] { $size } jetons
  } : folie { $madness } %, double { $double } %, Force { $mean } en moyenne
board-risk = Un jeton de plus : { $percent } % de risque d’échec
board-watches = regarde
board-bets = mise sur { $player }
board-score = Piste { $track }, châteaux { $castles }, quêtes { $quests }, éclats { $shards }
board-supply = Partisans restants
board-castle-value = PV par château
board-covered = Verrouillé
board-next-battle = dès le prochain combat
board-feats = Exploits :
board-market = Cartes Pays des Merveilles ({ $count } dans la pioche)
board-allies = Alliés de cette partie
board-quests = Vos quêtes
draw-effect = Folie { $madness } %, double { $double } % ; en moyenne +{ $mean } de Force.
draw-warning = { $percent } % des jetons de votre sac vous coûteraient toutes vos unités ici.
