# Ce qui se dit à la table : choix, questions, journal, phases, options, points.

game-blurb = Deux duchés, un trône. Proposez des cartes dans deux zones, prenez-en une tout entière, puis construisez ou recyclez ce que vous avez pris. Pour un ou deux joueurs, avec un des quatre modules et six scénarios solo.

## Lieux

zone-left = la zone de gauche
zone-right = la zone de droite
zone-selection_1 = la zone de Sélection du joueur 1
zone-selection_2 = la zone de Sélection du joueur 2
side-up = face visible
side-down = face cachée

## Choix

verb-offer = { $first } dans { $second }{ $third_id ->
    [down] { ", face cachée" }
   *[up] { "" }
  }
    .some = Proposer une carte
verb-select = Prendre { $first }
verb-search = Fouiller dans { $first }
verb-discard = Défausser { $first }
verb-keep = Garder { $first }
verb-spy = Révéler la carte { $second } de { $first }
    .some = Révéler une carte
verb-peek = Regarder la carte { $second } de { $first }
    .some = Regarder une carte
verb-mark = Jeton Illusion sur la carte { $second } de { $first }
    .some = Poser un jeton Illusion
verb-swap = Donner votre carte { $first } contre la carte { $third } de { $second }
    .some = Échanger une carte
verb-done = Terminé
verb-build = Construire { $first }
verb-recycle = Recycler { $first }
verb-lay = { $first } sur { $second }{ $third ->
    [1] { "" }
   *[other] { " " }(n° { $third })
  }
    .some = Placer { $first }
verb-alchemy = { $first } en Alchimie
verb-krystal = Krystallium pour { $first } sur { $second }{ $third ->
    [1] { "" }
   *[other] { " " }(n° { $third })
  }
    .some = Utiliser du Krystallium
verb-enlist = Soldat sur { $first }{ $second ->
    [1] { "" }
   *[other] { " " }(n° { $second })
  }
    .some = Envoyer un Soldat
verb-scrap = Recycler { $first } en construction{ $second ->
    [1] { "" }
   *[other] { " " }(n° { $second })
  }
    .some = Recycler une carte en construction
verb-muster = Ajouter { $first } à la main
verb-cover = Recouvrir une icône de { $first } (ligne { $second })
    .some = Recouvrir une icône
verb-cover_duchy = Recouvrir une icône de la carte Duché (ligne { $first })
verb-uncover = Libérer l’icône de { $first } (ligne { $second })
    .some = Libérer une icône
verb-uncover_duchy = Libérer l’icône de la carte Duché (ligne { $first })
verb-remove = Retirer { $first } de { $second }{ $third ->
    [1] { "" }
   *[other] { " " }(n° { $third })
  }
    .some = Retirer un cube
verb-desert = Soldat de { $first }{ $second ->
    [1] { "" }
   *[other] { " " }(n° { $second })
  }
    .some = Retirer un Soldat d’une carte
verb-freeze = Géant sous { $first }{ $second ->
    [1] { "" }
   *[other] { " " }(n° { $second })
  }
    .some = Mettre le Géant sous une carte
verb-freeze_selected = Mettre { $first } en construction pour le Géant
verb-fight = Vaincre { $first }
verb-thaw = Vaincre le Géant sous { $first }{ $second ->
    [1] { "" }
   *[other] { " " }(n° { $second })
  }
    .some = Vaincre un Géant
verb-power = Pouvoir : { $first }
verb-aid = Architecte : cubes sur { $first }{ $second ->
    [1] { "" }
   *[other] { " " }(n° { $second })
  }
    .some = Architecte : cubes sur une carte
verb-lift = Bâtisseuse : cubes de { $first }{ $second ->
    [1] { "" }
   *[other] { " " }(n° { $second })
  }
    .some = Bâtisseuse : cubes d’une carte
verb-double = Chambellan : recycler { $first } deux fois
verb-shift = Déplacer { $first } vers { $second }{ $third ->
    [1] { "" }
   *[other] { " " }(n° { $third })
  }
    .some = Déplacer des cubes
verb-convert = Changer { $second } en { $first }
    .some = Changer des cubes en d’autres
verb-step = Quête : { $first }
verb-exchange = Échanger 5 cubes contre un Krystallium
verb-melt = Donner { $first }
verb-recruit = Recruter { $first }
verb-move = Marcher vers { $first }
verb-bring = Un pion de { $first }
verb-leave = Le pion de l’emplacement { $second } de { $first }
    .some = Faire venir un pion d’un emplacement
verb-march = En marche
verb-arrange = { $first } : de l’emplacement { $second } au { $third }
    .some = Réarranger les pions
verb-pass = Passer
verb-capture = Un pion à { $first }

## Questions

ask-advisor = Quel Conseiller rejoint votre Conseil ?
ask-muster = Quelle carte de votre pack ajoutez-vous à votre main ?
ask-offer = Proposez { $left ->
    [1] encore une carte
   *[other] deux cartes
  }{ $traps ->
    [0] { "" }
    [one] { " " }(reste 1 jeton Piège)
   *[other] { " " }(restent { $traps } jetons Piège)
  }
ask-mark = Poser un jeton Illusion sur une carte ?
ask-select = Prenez une des deux zones (sélection { $turn })
ask-swap = Échanger une carte contre celle qui porte votre jeton ?
ask-peek = Regardez une carte face cachée (encore { $left })
ask-search = Défaussez { $left ->
    [1] encore une carte
   *[other] deux cartes
  } de la zone pour la Fouille
ask-found = Quelle carte gardez-vous ?
ask-destroy = Détruire une carte de l’adversaire ?
ask-poison = Payer l’Empoisonneuse pour défausser une carte de l’adversaire ?
ask-blackmail = Payer le Maître Chanteur pour transmettre une Calamité ?
ask-shadow = Ombres : défaussez { $left ->
    [1] une carte sélectionnée
   *[other] { $left } cartes sélectionnées
  }
ask-cover = Un Voleur vole une icône : laquelle ?
ask-uncover = Quelle icône récupérez-vous ?
ask-desert = Sur quelle carte le Dragon prend-il un Soldat ?
ask-plan = { $left ->
    [0] Autre chose avant la Production ?
    [one] Construire ou recycler : reste { $left } carte
   *[other] Construire ou recycler : restent { $left } cartes
  }
ask-lay = Placez { $resource } (encore { $left })
ask-window = Autre chose à cette étape ?
ask-drawn = Quelle carte gardez-vous ?
ask-aid = Cubes au choix sur { $card } (encore { $left })
ask-shift = Déplacez des cubes de { $card } (encore { $left })
ask-melt = Quels cubes échangez-vous ? (encore { $left })
ask-sister = Retirez { $left ->
    [1] un cube
   *[other] { $left } cubes
  } de vos cartes en construction
ask-envoy = { $resource } : envoyer l’Émissaire prendre le bonus de Suprématie ?
ask-combat = Quelles Menaces combattez-vous ? ({ $soldiers ->
    [one] { $soldiers } Soldat
   *[other] { $soldiers } Soldats
  })
ask-conquest = Recruter, marcher ou passer ({ $soldiers ->
    [one] { $soldiers } Soldat
   *[other] { $soldiers } Soldats
  })
ask-bring = Qui marche vers { $territory } ? (déjà { $brought })
ask-capture = Coucher un pion adverse dans la Prison ?
ask-jail = La Prison prend une de vos armées : laquelle ?
ask-last = Autre chose avant le décompte final ?
ask-honour = Utiliser un Conseiller pour plus de points ?

## Journal

log-round = Manche { $round } : { $first } joue en premier.
log-pack = { $who } mène le pack { $pack }.
log-on_offer = { $card } est dans { $zone }.
log-danger = Une carte Danger est face cachée dans { $zone }.
log-offered = { $who } propose { $card } dans { $zone }.
log-trapped = { $card ->
    [none] { $who } tend un piège dans { $zone }.
   *[other] { $who } cache { $card } dans { $zone }.
  }
log-selected = { $who } prend { $zone } ({ $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
  }).
log-spied = { $card ->
    [none] { $who } regarde une carte cachée dans { $zone }.
   *[other] { $who } regarde une carte cachée dans { $zone } : { $card }.
  }
log-uncovered = { $who } révèle { $card } dans { $zone }.
log-searched = { $who } fouille dans { $zone }.
log-found = { $who } trouve { $card }.
log-threw = { $who } défausse { $card }.
log-left_over = { $cards ->
    [one] La carte restante est défaussée.
   *[other] Les { $cards } cartes restantes sont défaussées.
  }
log-marked = { $who } pose un jeton Illusion sur la carte { $place } de { $zone }.
log-swapped = { $who } échange une carte avec { $zone }.
log-revealed = { $who } retourne { $card }.
log-site = { $who } met { $card } en construction.
log-recycled = { $who } recycle { $card }.
log-laid = { $who } place { $resource } sur { $card }.
log-to_alchemy = { $who } met { $resource } en Alchimie.
log-transmuted = { $who } change 5 cubes en Krystallium.
log-replaced = { $who } utilise un Krystallium pour { $resource } sur { $card }.
log-enlisted = { $who } envoie un Soldat sur { $card }.
log-scrapped = { $who } abandonne { $card }.
log-built = { $who } achève { $card } !
log-calamity = Une Calamité frappe { $who }.
log-produced = { $who } produit { $amount } × { $resource }.
log-supreme = { $resource } : { $who } a la Suprématie{ $soldier ->
    [0] { " " }et entraîne un Soldat.
   *[other] { " " }et prend le Soldat entraîné.
  }
log-no_supreme = { $resource } : personne n’a la Suprématie.
log-gained = { $who } gagne { $amount } × { $resource }.
log-threatened = { $card } menace { $who }.
log-froze = Un Géant de Givre glace { $card } de { $who }.
log-covered = Un Voleur recouvre une icône de { $card } de { $who }.
log-covered_duchy = Un Voleur recouvre une icône de la carte Duché de { $who }.
log-freed_icon = { $who } libère une icône de production.
log-lost_cube = { $who } perd { $resource } sur { $card }.
log-lost_soldier = Un Dragon prend un Soldat à { $who }.
log-owes = { $who } doit un Soldat au Dragon.
log-siphoned = Un Syphon tire { $resource } de { $who }.
log-illusion = { $who } prend un jeton Illusion.
log-defeated = { $who } vainc { $card } avec { $soldiers ->
    [one] { $soldiers } Soldat
   *[other] { $soldiers } Soldats
  }.
log-joined = { $card } rejoint le Conseil de { $who }.
log-used = { $who } fait appel à { $card }.
log-poisoned = { $who } empoisonne { $card }.
log-blackmailed = { $who } transmet une Calamité.
log-moved_cube = { $who } déplace { $resource } vers { $card }.
log-stepped = { $who } accomplit une étape : { $step }.
log-destroyed = { $who } détruit { $card }.
log-acts_first = { $who } agit en premier dans la phase de Conquête.
log-recruited = { $who } recrute { $pawns ->
    [one] { $pawns } pion
   *[other] { $pawns } pions
  }.
log-marched = { $who } marche vers { $territory } avec { $pawns ->
    [one] { $pawns } pion
   *[other] { $pawns } pions
  }.
log-battle = Bataille à { $territory } : { $who } chasse { $beaten ->
    [one] { $beaten } pion
   *[other] { $beaten } pions
  }.
log-passed = { $who } passe.
log-captured = Un pion de { $who } à { $territory } va en Prison.
log-freed = { $who } libère { $pawns ->
    [one] { $pawns } pion
   *[other] { $pawns } pions
  } de la Prison.
log-spread = Des armées bleues reviennent à { $territory }.
log-lost = { $who } a perdu.
log-final = { $who } termine avec { $points ->
    [one] { $points } point
   *[other] { $points } points
  }.

## Phases

phase-setup = Mise en place
phase-advisor = Premiers Conseillers
phase-deck = Mise en place
phase-deal = Distribution
phase-muster = Ajout d’une Menace
phase-turn = Choix
phase-solo_deal = Distribution
phase-solo_turn = Choix
phase-reveal = Révélation
phase-start = Début de la Planification
phase-afflict = Les Menaces frappent
phase-plan = Planification
phase-settle = Fin de la Planification
phase-illusions = Jetons Illusion
phase-count = Production
phase-place = Production
phase-harvest = Krystallium de la carte
phase-combat = Combat
phase-aftermath = Retour des bleus
phase-conquest = Conquête
phase-prison = Prison
phase-last = Dernière chance
phase-honours = Honneurs des Conseillers
phase-score = Décompte final

## Options

option-module = Module
    .help = Chaque partie ajoute exactement un module. Le jeu de base seul n’est qu’une initiation. Un scénario apporte les siens.
option-module-threat = Menace
option-module-advisors = Conseillers
option-module-quest = Quête
option-module-conquest = Conquête
option-module-tutorial = Aucun (initiation)
option-face = Face du Duché
    .help = A : duchés différents. B : duchés égaux. C : 5 Krystalliums, aucune production. D : différents et plus durs. La Conquête se joue toujours en face E.
option-face-A = A
option-face-B = B
option-face-C = C
option-face-D = D
option-duchy = Duché
    .help = Le duché de chaque joueur. La Conquête demande Téressie et Senada.
option-duchy-any = Peu importe
option-duchy-teressia = { duchy-teressia }
option-duchy-valados = { duchy-valados }
option-duchy-senada = { duchy-senada }
option-deluxe = Cartes deluxe
    .help = Cinq cartes Développement de plus et, avec les Conseillers, quatre Conseillers de plus.
option-pack = Pack Menace
    .help = Les Menaces de chaque joueur (module Menace). Dragons noirs et Illusionnistes demandent deux joueurs.
option-pack-any = Au hasard
option-pack-giant_rats = { pack-giant_rats }
option-pack-frost_giants = { pack-frost_giants }
option-pack-shadows = { pack-shadows }
option-pack-thieves = { pack-thieves }
option-pack-sisters_of_misfortune = { pack-sisters_of_misfortune }
option-pack-siphons = { pack-siphons }
option-pack-black_dragons = { pack-black_dragons }
option-pack-illusionists = { pack-illusionists }
option-quest = Quête
    .help = Le plateau du module Quête.
option-quest-any = Le premier
option-quest-northern_lands = { quest-northern_lands }
option-quest-usurper = { quest-usurper }
option-quest-plague_lord = { quest-plague_lord }
option-quest-dragon_pact = { quest-dragon_pact }
option-quest-lost_heir = { quest-lost_heir }
option-map = Plateau
    .help = Le plateau du module Conquête : A1 à B2 à deux joueurs, C1 et C2 en solo.
option-map-any = Le premier
option-map-A1 = A1 : { board-A1 }
option-map-A2 = A2 : { board-A2 }
option-map-B1 = B1 : { board-B1 }
option-map-B2 = B2 : { board-B2 }
option-map-C1 = C1 : { board-C1 }
option-map-C2 = C2 : { board-C2 }
option-scenario = Scénario
    .help = Six aventures en solo, chacune avec sa mise en place, ses dangers et ses médailles.
option-scenario-none = Aucun
option-scenario-SC01 = { scenario-SC01 }
option-scenario-SC02 = { scenario-SC02 }
option-scenario-SC03 = { scenario-SC03 }
option-scenario-SC04 = { scenario-SC04 }
option-scenario-SC05 = { scenario-SC05 }
option-scenario-SC06 = { scenario-SC06 }
option-search = Fouille
    .help = En solo : une fois par manche comme imprimé, ou à chaque sélection comme l’éditeur l’a permis ensuite.
option-search-once = Une fois par manche
option-search-always = À chaque sélection

## Points

score-cards = Cartes
score-sets = Combos
score-calamities = Calamités
score-face = Face A
score-threats = Menaces
score-sisters = Les quatre Sœurs
score-eggs = Œufs de dragon
score-advisors = Conseillers
score-quest = Quête
score-territories = Territoires
score-enemy = Territoires bleus
tie-cards = plus de cartes dans le Duché
tie-soldiers = plus de Soldats
