### Mots des plateaux du Culte des Lézards, de la Compagnie de la Rivière, de la Marquise Mécanique et des parties jouées ensemble.

## Le Culte

board-outcast = Parias : { $suit }
board-hated = Parias haïs : { $suit }. Les conspirations coûtent un acolyte de moins.
board-no-outcast = Pas encore de Parias
board-souls = { $count ->
    [0] Aucune Âme Perdue
    [one] { $count } Âme Perdue :
   *[other] { $count } Âmes Perdues :
  }
board-coming = À la prochaine Aurore du Culte : { $suit } devient la couleur des Parias.
board-coming-hated = À la prochaine Aurore du Culte : { $suit }, Parias haïs.
board-acolytes = { $count ->
    [one] { $count } acolyte
   *[other] { $count } acolytes
  }
plot-crusade = Croisade
    .text = Combattre dans une clairière des Parias ; ou en partir, puis combattre à l’arrivée.
plot-convert = Conversion
    .text = Remplacer un guerrier ennemi dans une clairière des Parias par l’un des vôtres.
plot-sanctify = Sanctuaire
    .text = Remplacer un bâtiment ennemi dans une clairière des Parias par un jardin. Le bâtiment rapporte un point.
board-more-draw = Une carte de plus au Crépuscule
board-preached = marqué aujourd’hui
board-garden-score = une carte rapporte { $points }
board-revealed = Révélées pour les rituels :

## La Compagnie

board-services = Services et prix
board-service = { $service }, prix { $price }
board-price = { $price ->
    [one] { $price } guerrier
   *[other] { $price } guerriers
  }
board-sold = Ce tour-ci : { $player }
board-shop = À vendre : { $player }
board-for-sale = Main ouverte :
board-nothing = aucune
purse-payments = Paiements
    .text = Guerriers payés par les autres depuis le dernier tour de la Compagnie. À son Aurore ils deviennent des fonds.
purse-funds = Fonds
    .text = Guerriers que la Compagnie peut investir ou dépenser durant son Jour. Ce qui reste rapporte des dividendes.
purse-commitments = Investissements
    .text = Fonds employés ce tour-ci pour bouger, combattre ou piocher. Ils redeviennent des fonds à l’Aurore suivante.
board-dividends = Dividendes si l’Aurore venait maintenant : { $points ->
    [0] aucun.
    [one] { $points } point.
   *[other] { $points } points.
  }
board-posts = { $piece } : { $placed } en jeu, { $gone } perdus, { $count } en tout
board-threatened = Comptoir à portée d’une attaque : { $where }. En perdre un coûte la moitié des fonds : { $count }.
board-buyer = { $player } : peut acheter { $count }, peut payer { $means }

## La machine

board-machine-supply = { $points ->
    [one] { $points } point
   *[other] { $points } points
  }, { $warriors ->
    [one] { $warriors } guerrier en réserve
   *[other] { $warriors } guerriers en réserve
  }
board-dawn = { $points ->
    [one] { $points } point
   *[other] { $points } points
  } à sa prochaine Aurore.
board-held = Tenues avec trois guerriers ou plus : { $where }.
board-head-start = Elle a débuté avec { $points ->
    [one] { $points } point.
   *[other] { $points } points.
  }
board-programme = Ses ordres, le prochain en premier
board-order = Ordre { $place } : { $card }
board-order-hidden = Ordre { $place }, face cachée
board-order-now = En cours
board-why = Pourquoi a-t-elle fait cela ?

## Ensemble

board-together = Ensemble : tous à 30 points avant la machine
board-team-won = Gagné ensemble !
board-team-lost = Perdu ensemble : la machine a été plus rapide.
board-campaign = Campagne, partie { $game }
board-kept = Gardées des parties précédentes : { $cards }
board-next-game = À la partie suivante, la machine débute avec { $points } points.
board-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
board-machine-wins = La Marquise Mécanique gagne
board-campaign-over = La campagne s’arrête ici.
board-keeps = Gardées : { $cards }.

## Ce qu’un choix coûte et rapporte

note-services = { $how ->
    [items] Une carte coûte { $hand_card }, les bateaux { $riverboats }. Vous payez en épuisant des objets : vous en avez { $means }.
   *[other] Une carte coûte { $hand_card }, les bateaux { $riverboats }, les mercenaires { $mercenaries }. Vous payez avec des guerriers de votre réserve : vous en avez { $means }.
  }
effect-buy = { $how ->
    [items] Épuise { $price ->
        [one] { $price } objet
       *[other] { $price } objets
      }.
   *[other] Coûte { $price ->
        [one] { $price } guerrier
       *[other] { $price } guerriers
      }, il en reste { $left } en réserve.
  } { $service ->
    [riverboats] La rivière est un chemin pour vous ce tour-ci.
    [mercenaries] Dès le jour, les guerriers de la Compagnie combattent et règnent pour vous.
   *[other] La carte rejoint votre main.
  }
effect-conspire = { $cost ->
    [one] Coûte { $cost } acolyte
   *[other] Coûte { $cost } acolytes
  }, il en reste { $left }.
effect-preach = { $points ->
    [0] Ne rapporte rien : aucun jardin de cette couleur.
    [one] Dépense la carte : { $points } point.
   *[other] Dépense la carte : { $points } points.
  }
effect-trade_post = { $points ->
    [one] { $points } point
   *[other] { $points } points
  } et un guerrier sur place ; { $funds } fonds de qui règne lui reviennent.
