# Ce qui se dit à la table de Root : choix, questions, journal, options.

game-title = Root
game-blurb = Chats, oiseaux, rebelles et un vagabond se disputent une même forêt, chacun selon ses propres règles.

phase-setup = Mise en place
phase-end = Fin du tour

## Choix

verb-pass = Non merci
verb-done = Terminé
verb-keep = Donjon : { $first }
verb-place = { $first } : { $second }
    .some = Placer un bâtiment
verb-start = Commencer : { $first }
verb-lead = Dirigeant : { $first }
verb-play_as = Jouer le personnage : { $first }
verb-camp = { $first }
verb-craft = Fabriquer { $first }{ which-first }
verb-activate = Activer une pièce : { $first }
verb-move = { $first } → { $second }
    .some = Déplacer des guerriers
verb-take_along = { $first ->
    [one] { $first } guerrier
   *[other] { $first } guerriers
  }
verb-battle = Combattre { $second } : { $first }
    .some = Combattre
verb-ambush = Embuscade : { $first }{ which-first }
verb-foil = Contrecarrer : { $first }{ which-first }
verb-enlist = Faire appel à { $first }
verb-first = { $first } d’abord
verb-use = Utiliser { $first }{ which-first }
verb-lose = Perdre : { $first }
verb-order = { $first }
verb-discard = Défausser { $first }{ which-first }
verb-rob = Prendre une carte à { $first }
verb-share = Piocher avec { $first }
verb-peek = Regarder la main de { $first }
verb-tax = Retirer un guerrier pour une carte : { $first }
verb-dominate = Activer { $first }{ which-first }
verb-retrieve = Prendre { $first }{ which-first } contre { $second }{ which-second }
    .some = Prendre une carte Domination
verb-join = Rejoindre { $first }
verb-wood_at = Bois : { $first }
verb-hospital = Les sauver avec { $first }{ which-first }
verb-march = Marche
verb-recruit = Recruter
verb-recruit_at = Recruter : { $first }
verb-build = Construire : { $first }, { $second }
    .some = Construire
verb-pay_wood = Payer du bois : { $first }
verb-overwork = Surmenage : { $first }, avec { $second }{ which-second }
    .some = Surmenage
verb-hire = Embaucher des aigles : { $first }{ which-first }
verb-decree = Décret : { $first }{ which-first } → { $second }
    .some = Ajouter au décret
verb-roost = Nouveau perchoir : { $first }
verb-decree_recruit = { $first } : recruter, { $second }
    .some = Décret : recruter
verb-decree_move = { $first } : { $second } → { $third }
    .some = Décret : déplacer
verb-decree_battle = { $first } : combattre { $third }, { $second }
    .some = Décret : combattre
verb-decree_build = { $first } : perchoir, { $second }
    .some = Décret : construire
verb-revolt = Révolte : { $first }
verb-spread = Sympathie : { $first }
verb-supporter = Dépenser { $first }{ which-first }
verb-mobilize = Mobiliser { $first }{ which-first }
verb-train = Entraîner un officier avec { $first }{ which-first }
verb-organize = S’organiser : { $first }
verb-outrage = Donner { $first }{ which-first }
verb-refresh = Retourner : { $first }
verb-slip = Se faufiler : { $first }
verb-hide = Se faufiler : { $first }
verb-travel = Aller : { $first }
verb-escort = Emmener { $second ->
    [one] { $second } guerrier
   *[other] { $second } guerriers
  } de { $first }
    .some = Emmener des alliés
verb-fight = Combattre { $first }
verb-fight_with = Combattre aux côtés de { $first }
verb-strike = Frapper { $first }
verb-hit = Retirer : { $first }
verb-explore = Explorer la ruine
verb-aid = Aider { $first } avec { $second }{ which-second }
    .some = Aider une faction
verb-exhaust = Épuiser : { $first }
verb-take = Prendre : { $first }
verb-quest = Quête : { $first }
verb-quest_cards = Piocher des cartes
verb-quest_points = Marquer des points
verb-repair = Réparer : { $first }{ which-side }
verb-damage = Endommager : { $first } ({ $second })
    .some = Endommager un objet
verb-lose_ally = Un guerrier allié tombe
verb-drop = Abandonner : { $first } ({ $second })
    .some = Abandonner un objet
verb-steal = Voler { $first }
verb-labor = Reprendre { $first }{ which-first }
verb-hideout = Planque : réparer et finir le Jour
verb-instigate = { $first } attaque { $second }
    .some = Provoquer un combat
verb-scorch = Brûler cette clairière

## Questions

ask-keep = Où bâtissez-vous le donjon ?
ask-place = Placez vos premiers bâtiments au donjon ou à côté
ask-start = Dans quel coin commencez-vous ?
ask-leader = Qui dirige la Canopée ?
ask-character = Qui êtes-vous ?
ask-camp = Dans quel bois commencez-vous ?
ask-how_many = Combien de guerriers ? { $start } → { $to }
ask-ambush = { $attacker } vous attaque ({ $where }). Embuscade ?
ask-foil = { $defender } vous tend une embuscade ({ $where }). La contrecarrer ?
ask-enlist = { $attacker } vous attaque ({ $where }). Demander protection ?
ask-first = Attaque { $attack }, défense { $defence } : qui utilise ses effets d’abord ?
ask-effect = Attaque { $attack }, défense { $defence } : utiliser un effet ?
ask-lose = Que perd-on ? { $where }
ask-whose = Les effets de qui d’abord ?
ask-order = Quel effet d’abord ?
ask-icon = Quelle pièce activez-vous pour { $card } ?
ask-bank = Qui pioche une carte avec vous ?
ask-warren = Chef de Garenne : un combat avant que le Jour commence ?
ask-cobbler = Cordonnier : un déplacement avant que le Crépuscule commence ?
ask-birdsong = Utiliser une carte avant le Jour ?
ask-discard = Ne gardez que { $limit } cartes : que défaussez-vous ?
ask-coalition = Avec qui formez-vous une coalition ?
ask-wood = Où va le dernier bois ? Reste : { $left }
ask-hospital = { $count ->
    [one] { $count } guerrier est tombé ({ $where }). Hôpitaux de campagne ?
   *[other] { $count } guerriers sont tombés ({ $where }). Hôpitaux de campagne ?
  }
ask-marquise = { $actions ->
    [0] Plus d’action : embauchez des aigles, ou finissez le Jour
    [one] Votre Jour : encore { $actions } action
   *[other] Votre Jour : encore { $actions } actions
  }
ask-march = Marche : { $left ->
    [one] encore { $left } déplacement
   *[other] encore { $left } déplacements
  }
ask-recruit = Où vont les dernières recrues ? Reste : { $left }
ask-pay_wood = Encore { $left } bois à payer. D’où ?
ask-decree = { $added ->
    [0] Ajoutez une carte au Décret
   *[other] Ajouter une seconde carte au Décret ?
  }
ask-roost = Où s’élève le nouveau perchoir ?
ask-eyrie_craft = Fabriquer avant le Décret ?
ask-column = Le Décret exige : { $column }
ask-decree_stuck = Le Décret ne peut plus être suivi ({ $column }). Utiliser une carte avant la crise ?
ask-decree_done = Le Décret est accompli. Utiliser une carte avant le Crépuscule ?
ask-rising = Révoltez-vous, puis répandez la sympathie
ask-supporter = { $where ->
    [none] Quel partisan part ? Encore { $left }
   *[other] Dépensez un partisan ({ $where }) : encore { $left }
  }
ask-alliance = Fabriquez, mobilisez, entraînez
ask-operation = { $left ->
    [one] Encore { $left } opération
   *[other] Encore { $left } opérations
  }
ask-outrage = Indignation ({ $where }) : quelle carte donnez-vous ?
ask-refresh = Retournez encore { $left ->
    [one] { $left } objet
   *[other] { $left } objets
  }
ask-slip = Vous faufiler, ou rester ?
ask-vagabond = Votre Jour : que faites-vous ?
ask-escort = Qui vous accompagne ? { $start } → { $to }
ask-fight_with = Combattre { $defender } aux côtés d’un allié ?
ask-hit = Quelle pièce de { $victim } retirez-vous ?
ask-exhaust = Quel objet épuisez-vous ?
ask-take = Prendre un objet à { $giver } ?
ask-found = Quel objet prenez-vous dans la ruine ?
ask-reward = { $quest } : accomplie. Quelle récompense ?
ask-damage = Quel objet est endommagé ? Pertes restantes : { $left }
ask-repair = { $left ->
    [one] Réparez encore { $left } objet
   *[other] Réparez encore jusqu’à { $left } objets
  }
ask-drop = Vous portez trop. À abandonner : { $left }

## Journal

log-game_begins = { $number ->
    [1] La partie commence.
   *[other] La seconde partie commence ; les factions ont changé de mains.
  }
log-plays = { $who } joue : { $faction }.
log-suit_dealt = { $where } : { $suit }.
log-begins = { $who } commence.
log-turn = Au tour de { $who }.
log-scored = { $who } marque { $points ->
    [one] { $points } point
   *[other] { $points } points
  } ({ $source }) : { $total }.
log-lost_points = { $who } perd { $points ->
    [one] { $points } point
   *[other] { $points } points
  } ({ $source }) : { $total }.
log-won = { $who } gagne !
log-won_dominance = { $who } accomplit { $card }.
log-drew = { $who } pioche { $card ->
    [none] une carte
   *[other] { $card }
  }.
log-shuffled = La défausse ({ $count }) devient la nouvelle pioche.
log-spent = { $who } dépense { $card }.
log-discarded = { $who } défausse { $card }.
log-made_available = { $card } est disponible près du plateau.
log-retrieved = { $who } prend { $card }.
log-activated = { $who } active { $card } et quitte la piste de score.
log-coalition = { $who } rejoint { $partner } : ils gagneront ensemble.
log-mustered = { $who } place { $count ->
    [one] { $count } guerrier
   *[other] { $count } guerriers
  } ({ $where }).
log-placed = { $who } place : { $piece } ({ $where }).
log-moved = { $who } déplace { $count ->
    [one] { $count } guerrier
   *[other] { $count } guerriers
  } : { $start } → { $to }.
log-battled = { $who } attaque { $defender } ({ $where }).
log-ambushed = { $who } tend une embuscade : { $card } !
log-foiled = { $who } la contrecarre : { $card }.
log-enlisted = { $helper } protège { $who }.
log-rolled = Les dés : { $attacker } { $attack }, { $defender } { $defence }.
log-extra_hits = { $who } inflige { $count ->
    [one] { $count } perte supplémentaire
   *[other] { $count } pertes supplémentaires
  }.
log-used = { $who } utilise { $card }.
log-hits = { $victim } subit { $count ->
    [one] { $count } perte
   *[other] { $count } pertes
  }.
log-warriors_lost = { $who } perd { $count ->
    [one] { $count } guerrier
   *[other] { $count } guerriers
  } ({ $where }).
log-piece_lost = { $who } perd : { $piece } ({ $where }).
log-crafted = { $who } fabrique { $card }.
log-item_made = { $who } obtient : { $item }.
log-robbed = { $who } prend { $card ->
    [none] une carte
   *[other] { $card }
  } à { $victim }.
log-shared = { $who } et { $other } piochent chacun une carte.
log-peeked = { $who } regarde la main de { $other }.
log-seen = { $who } voit { $card } dans la main de { $other }.
log-taxed = { $who } retire un guerrier ({ $where }).
log-wood_paid = { $who } paie { $count } bois ({ $where }).
log-hospitals = { $who } sauve { $count ->
    [one] { $count } guerrier
   *[other] { $count } guerriers
  } avec { $card }.
log-hired = { $who } embauche des aigles : une action de plus.
log-leads = { $who } : nouveau dirigeant, { $leader }.
log-decreed = { $who } ajoute { $card } au Décret : { $column }.
log-turmoil = Crise ! { $who } ne peut obéir au Décret ({ $column }).
log-deposed = { $who } : { $leader } est destitué.
log-supported = { $card ->
    [none] { $who } gagne un partisan.
   *[other] { $who } gagne un partisan : { $card }.
  }
log-revolted = { $who } se révolte ({ $where }) !
log-trained = { $who } a maintenant { $officers ->
    [one] { $officers } officier
   *[other] { $officers } officiers
  }.
log-outraged = Indignation ({ $where }) : { $by } doit à { $who } { $card ->
    [none] un partisan
   *[other] { $card }
  }.
log-showed = { $who } montre à { $to } une main sans carte correspondante.
log-base_lost = { $who } perd une base, { $supporters ->
    [one] { $supporters } partisan
   *[other] { $supporters } partisans
  } et { $officers ->
    [one] { $officers } officier
   *[other] { $officers } officiers
  }.
log-character_is = { $who } : { $character }.
log-camped = { $who } commence ici : { $forest }.
log-travelled = { $who } se déplace : { $to }.
log-hid = { $who } se faufile : { $forest }.
log-refreshed = { $who } retourne : { $item }.
log-exhausted = { $who } épuise : { $item }.
log-damaged = { $who } endommage : { $item }.
log-repaired = { $who } répare : { $item }.
log-dropped = { $who } abandonne : { $item }.
log-explored = { $who } trouve dans la ruine ({ $where }) : { $item }.
log-aided = { $who } aide { $other } avec { $card ->
    [none] une carte
   *[other] { $card }
  }.
log-took = { $who } prend à { $other } : { $item }.
log-relation = { $who } et { $other } : { $relationship }.
log-quested = { $who } accomplit la quête { $quest }.
log-quest_shown = Nouvelle quête : { $quest }.
log-struck = { $who } frappe { $victim } ({ $where }).
log-labored = { $who } reprend { $card } dans la défausse.
log-hideout_used = { $who } répare dans sa planque ; le Jour est fini.
log-instigated = { $who } pousse { $attacker } contre { $defender }.
log-scorched = { $who } brûle à jamais : { $where }.
log-ruin_cleared = La ruine est vide : { $where }.

## États, effets, sources de points

state-ready = face visible
state-spent = épuisé
state-damaged = endommagé
state-damaged_spent = endommagé, épuisé
trigger-hospitals = Hôpitaux de campagne
trigger-outrage = Indignation
trigger-base_lost = Perte de la base
trigger-garden_lost = Perte du jardin
trigger-trade_lost = Perte du comptoir
source-buildings = bâtiments
source-roosts = perchoirs
source-sympathy = sympathie
source-crafting = fabrication
source-removal = pièces retirées
source-cards = cartes
source-leader = dirigeant
source-infamy = infamie
source-aid = aide
source-quests = quêtes
source-exploring = exploration
source-protection = protection
source-turmoil = crise
score-buildings = Bâtiments
score-roosts = Perchoirs
score-sympathy = Sympathie
score-crafting = Fabrication
score-removal = Pièces retirées
score-cards = Cartes
score-leader = Dirigeant
score-infamy = Infamie
score-aid = Aide
score-quests = Quêtes
score-exploring = Exploration
score-protection = Protection
score-turmoil = Crise
score-first_game = Première partie

## Options

option-factions = Faction
    .help = Habituelle : Marquise et Canopée, puis l’Alliance, puis le Vagabond, places au hasard.
    .limits = Chaque faction une seule fois (deux Vagabonds avec un second Vagabond), jamais que des Vagabonds, et la Marquise jamais à côté de la machine.
option-factions-usual = Combinaison habituelle
option-factions-random = Au hasard
option-factions-marquise = Marquise de Chat
option-factions-eyrie = Dynasties de la Canopée
option-factions-alliance = Alliance de la Forêt
option-factions-vagabond = Vagabond
option-map-autumn = Automne
option-map-winter = Hiver
option-characters = Personnages du Vagabond
    .help = Les six, ou les trois de la boîte de base.
option-characters-all = Les six
option-characters-base = Boîte de base

## Comment gagner et que faire : le panneau à côté de chaque plateau de faction

panel-marquise = Vous marquez pour chaque bâtiment construit ; plus il y en a du même type, plus il rapporte. Gardez le bois relié.
    .birdsong = Chaque scierie donne un bois.
    .daylight = D’abord fabriquer, puis trois actions : combat, marche, un recrutement, construction, surmenage. Une carte Oiseau en offre une de plus.
    .evening = Piochez une carte, davantage avec des recruteurs en jeu.
panel-eyrie = Vous marquez chaque soir pour vos perchoirs. Tout le Décret doit être suivi, sinon la crise coûte des points et le dirigeant.
    .birdsong = Ajoutez une ou deux cartes au Décret, au plus un Oiseau. Sans perchoir, vous en fondez un nouveau.
    .daylight = Fabriquez, puis résolvez recrutement, déplacement, combat et construction, chaque carte dans une clairière de sa couleur.
    .evening = Marquez pour les perchoirs, piochez, davantage avec des perchoirs en jeu.
panel-alliance = Vous marquez pour la sympathie ; plus elle s’étend, plus chaque jeton rapporte. Les révoltes donnent bases et officiers.
    .birdsong = Révoltez-vous là où est la sympathie, puis répandez-la en payant avec vos partisans.
    .daylight = Fabriquez avec la sympathie, ajoutez des partisans, entraînez des officiers avec des cartes de la couleur d’une base.
    .evening = Une opération par officier : déplacement, combat, recrutement, organisation. Puis piochez, davantage avec des bases.
panel-vagabond = Vous marquez pour les quêtes, pour vos amis et pour les pièces de vos ennemis. Chaque action coûte un objet.
    .birdsong = Retournez des objets, puis faufilez-vous vers une clairière ou un bois voisin.
    .daylight = Déplacement, combat, frappe, exploration, aide, quête, fabrication, réparation, ou votre action spéciale.
    .evening = Un repos dans un bois répare tout. Piochez, puis ne portez pas plus que votre limite.
