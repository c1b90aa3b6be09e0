# Root : mots du Culte des Lézards, de la Compagnie de la Rivière, de la Marquise Mécanique et des parties jouées ensemble.

phase-keep = Souvenirs
seat-nobody = Marquise Mécanique

## Choix

verb-outcast = Parias : { $first }
verb-crusade = Croisade : combattre { $second } ({ $first })
    .some = Croisade : combattre
verb-crusade_move = Croisade : { $first } → { $second }
    .some = Croisade : se déplacer
verb-convert = Convertir un guerrier de { $second } ({ $first })
    .some = Convertir un guerrier
verb-sanctify = Sanctuaire ({ $first }) : { $second }
    .some = Sanctifier un bâtiment
verb-garden = Jardin ({ $second }) avec { $first }{ which-first }
    .some = Construire un jardin
verb-initiate = Recruter ({ $second }) avec { $first }{ which-first }
    .some = Recruter
verb-preach = Marquer avec { $first }{ which-first }
verb-sacrifice = Sacrifice avec { $first }{ which-first }
verb-offer = Un guerrier de { $first }
verb-price = { $first } : { $second }
    .some = Fixer un prix
verb-buy = Acheter : { $first }
verb-buy_card = Acheter { $first }{ which-first }
verb-fund = Un fonds de { $first }
verb-draw_card = Piocher une carte
verb-export = Exporter { $first }{ which-first }
verb-trade_post = Comptoir : { $first }
verb-play_spy = Jouer { $first }{ which-first }
verb-spy_on = { $first }{ which-first } : révéler l’ordre { $second }
    .some = Révéler un ordre
verb-swap = Échanger les ordres { $first } et { $second }
    .some = Échanger deux ordres
verb-keep_card = Garder { $first }{ which-first }

## Questions

ask-outcast = Quelle couleur est d’abord celle des Parias ?
ask-conspire = { $acolytes ->
    [0] Pas d’acolyte : passez au jour
    [one] { $acolytes } acolyte. Parias : { $suit }. Conspirer ?
   *[other] { $acolytes } acolytes. Parias : { $suit }. Conspirer ?
  }
ask-crusade = Combattre ici : { $where } ?
ask-ritual = Révélez des cartes pour vos rituels
ask-offer = Quel guerrier est sacrifié ?
ask-cult_craft = Fabriquer avec les jardins de la couleur des Parias ?
ask-riverbank = Placez vos guerriers au bord de la rivière. Reste : { $left }
ask-price = Fixez vos prix
ask-services = { $left ->
    [one] { $seller } vend. Vous pouvez acheter { $left } service
   *[other] { $seller } vend. Vous pouvez acheter { $left } services
  }
ask-fund = De qui utilisez-vous un guerrier ?
ask-lose_fund = Commerce perturbé. Fonds encore à perdre : { $left }
ask-company = { $funds ->
    [0] Plus de fonds
    [one] Votre jour : { $funds } fonds
   *[other] Votre jour : { $funds } fonds
  }
ask-swap = Échanger deux ordres ?
ask-keepsake = Gagné ensemble ! Quelle carte gardez-vous pour la prochaine partie ?

## Le journal

log-drew_openly = { $who } pioche { $card }.
log-outcast_is = { $who } : la couleur des Parias est { $suit }.
log-hated = { $who } : { $suit }, Parias haïs.
log-souls_gone = { $who } défausse ses Âmes Perdues : { $count }.
log-acolytes_paid = { $who } dépense { $count ->
    [one] { $count } acolyte
   *[other] { $count } acolytes
  }.
log-avenged = { $who } gagne { $count ->
    [one] { $count } acolyte
   *[other] { $count } acolytes
  }.
log-converted = { $who } convertit un guerrier de { $victim } ({ $where }).
log-sanctified = { $who } met un jardin à la place d’un bâtiment de { $victim } ({ $where }).
log-revealed = { $who } révèle { $card }.
log-took_back = { $who } reprend ses cartes révélées : { $count }.
log-new_acolyte = { $who } gagne un acolyte.
log-faith_shaken = { $who } perd un jardin et défausse { $card }.
log-priced = { $who } fixe un prix : { $service }, { $price }.
log-bought = { $who } achète à { $seller } pour { $price } : { $service }.
log-card_bought = { $who } achète { $card } à { $seller } pour { $price }.
log-hired_out = Les guerriers de { $seller } combattent maintenant pour { $who }.
log-protected = { $who } place { $count ->
    [one] { $count } guerrier
   *[other] { $count } guerriers
  } dans les Paiements vides.
log-funds_are = Fonds de { $who } : { $count }.
log-committed = { $who } investit un fonds de { $owner }.
log-fund_spent = { $who } dépense un fonds de { $owner }.
log-fund_lost = { $who } perd un fonds de { $owner }.
log-exported = { $who } exporte { $card }.
log-dawn = { $who } tient en force { $clearings ->
    [one] { $clearings } clairière
   *[other] { $clearings } clairières
  }{ $players ->
    [0] .
   *[other]  ; joueurs contre elle : { $players }.
  }
log-order_turned = { $who } retourne un ordre : { $card }. Elle agit ici : { $suit }.
log-picked_foe = { $who } choisit { $defender } ({ $where }) : pièces sur place, { $pieces }.
log-picked_way = { $who } envoie tous ses guerriers sauf trois : { $start } → { $to }. Pièces adverses : { $pieces }.
log-recruits_by = { $who } recrute selon le coût de { $card }.
log-no_cost = { $card } n’a pas de coût : { $who } retourne l’ordre suivant.
log-orders_added = { $who } complète son programme : { $count }.
log-gift_scrapped = { $who } défausse le cadeau { $card }.
log-spy_played = { $who } joue { $card }.
log-order_seen = { $who } envoie { $spy } : l’ordre { $place } est { $card }.
log-spy_lost = { $card } de { $who } est démasqué.
log-swapped = { $who } échange les ordres { $one } et { $other }.
log-reached = { $who } a atteint le but.
log-team_won = Tous ont atteint le but : victoire commune !
log-team_lost = { $who } a été plus rapide : défaite commune.
log-head_start = { $who } commence avec { $points ->
    [one] { $points } point
   *[other] { $points } points
  }.
log-brought = { $who } apporte { $card } d’une partie précédente.
log-stalemate = Après { $rounds } tours, plus personne n’avance : le plus de points gagne.
log-kept = { $who } garde { $card } pour la prochaine partie.

## Sources de points

source-rites = rituels
source-trade = comptoirs
source-dividends = dividendes
source-order = clairières contrôlées
score-rites = Rituels
score-trade = Comptoirs
score-dividends = Dividendes
score-order = Clairières contrôlées

## Options

option-factions-lizard_cult = Culte des Lézards
option-factions-riverfolk = Compagnie de la Rivière
option-machine-usual = Seulement en solitaire
option-machine-none = Absente
option-machine-competitive = Chacun pour soi
option-machine-cooperative = Ensemble contre elle
option-machine_start = Points de départ de la machine
    .help = Trois par partie de la campagne déjà gagnée.
option-kept = Cartes gardées de la campagne
    .help = Les cartes fabriquées que chacun apporte des parties gagnées.

## Les panneaux à côté des plateaux de faction

panel-lizard_cult = Vous marquez en dépensant des cartes, davantage s’il y a plus de jardins de leur couleur. Une clairière avec un jardin est à vous.
    .birdsong = La couleur la plus présente parmi les Âmes Perdues devient celle des Parias. Dépensez-y vos acolytes : croisade, conversion, sanctuaire.
    .daylight = Révélez des cartes : construire, recruter, sacrifier avec un Oiseau. Dépensez-en pour marquer, une fois par couleur.
    .evening = Reprenez les cartes révélées, fabriquez avec les jardins des Parias, piochez, davantage avec des jardins.
panel-riverfolk = Vous marquez pour les comptoirs et pour les fonds inutilisés. Les autres paient vos services avec leurs guerriers.
    .birdsong = Marquez les dividendes, puis les paiements deviennent des fonds.
    .daylight = Investissez pour bouger, combattre, fabriquer, piocher ; dépensez pour recruter et établir des comptoirs.
    .evening = Défaussez, puis fixez vos prix.
panel-mechanical_marquise = Elle suit ses ordres et marque pour les clairières qu’elle contrôle avec trois guerriers.
    .birdsong = Deux points par clairière contrôlée avec au moins trois guerriers.
    .daylight = Elle retourne un ordre : combat, déplacement et recrutement selon la carte.
    .evening = Elle complète son programme jusqu’à cinq ordres.
