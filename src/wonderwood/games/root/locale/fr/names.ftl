### Les noms des éléments de Root et, dans .text, ce qu’ils font.


## Factions

faction-marquise = Marquise de Chat
faction-eyrie = Dynasties de la Canopée
faction-alliance = Alliance de la Forêt
faction-vagabond = Vagabond
faction-vagabond2 = Second Vagabond
faction-lizard_cult = Culte des Lézards
faction-riverfolk = Compagnie de la Rivière
faction-mechanical_marquise = Marquise Mécanique


## Couleurs

suit-bird = Oiseau
suit-fox = Renard
suit-rabbit = Lapin
suit-mouse = Souris


## Phases

phase-birdsong = Aurore
phase-daylight = Jour
phase-evening = Crépuscule


## Sortes de cartes

kind-ambush = Carte Embuscade
kind-item = Carte Objet
kind-persistent = Carte à effet permanent
kind-immediate = Carte à effet immédiat
kind-dominance = Carte Domination
kind-spy = Carte Espion


## Plateaux : les clairières par numéro, avec leur position

map-autumn = Plateau Automne
map-winter = Plateau Hiver
clearing-c1 = Clairière 1
    .autumn = coin supérieur gauche
    .winter = coin supérieur gauche
clearing-c2 = Clairière 2
    .autumn = coin supérieur droit
    .winter = coin supérieur droit
clearing-c3 = Clairière 3
    .autumn = coin inférieur droit
    .winter = coin inférieur droit
clearing-c4 = Clairière 4
    .autumn = coin inférieur gauche
    .winter = coin inférieur gauche
clearing-c5 = Clairière 5
    .autumn = bord supérieur
    .winter = en haut, à gauche du centre
clearing-c6 = Clairière 6
    .autumn = bord droit
    .winter = en haut, à droite du centre
clearing-c7 = Clairière 7
    .autumn = en bas, à droite du centre
    .winter = bord droit
clearing-c8 = Clairière 8
    .autumn = en bas, à gauche du centre
    .winter = en bas, à droite du centre
clearing-c9 = Clairière 9
    .autumn = bord gauche
    .winter = en bas, à gauche du centre
clearing-c10 = Clairière 10
    .autumn = centre, en haut
    .winter = bord gauche
clearing-c11 = Clairière 11
    .autumn = centre, à droite
    .winter = centre, à gauche
clearing-c12 = Clairière 12
    .autumn = centre, à gauche
    .winter = centre, à droite
forest-f_1_2_5_10 = Bois entre les clairières 1, 2, 5 et 10
forest-f_1_9_10_12 = Bois entre les clairières 1, 9, 10 et 12
forest-f_2_6_10_11_12 = Bois entre les clairières 2, 6, 10, 11 et 12
forest-f_4_9_12 = Bois entre les clairières 4, 9 et 12
forest-f_3_7_11_12 = Bois entre les clairières 3, 7, 11 et 12
forest-f_3_6_11 = Bois entre les clairières 3, 6 et 11
forest-f_4_7_8_12 = Bois entre les clairières 4, 7, 8 et 12
forest-f_1_10_11 = Bois entre les clairières 1, 10 et 11
forest-f_1_2_5_6_11_12 = Bois entre les clairières 1, 2, 5, 6, 11 et 12
forest-f_2_7_12 = Bois entre les clairières 2, 7 et 12
forest-f_4_10_11 = Bois entre les clairières 4, 10 et 11
forest-f_4_9_11 = Bois entre les clairières 4, 9 et 11
forest-f_8_9_11_12 = Bois entre les clairières 8, 9, 11 et 12
forest-f_3_8_12 = Bois entre les clairières 3, 8 et 12
forest-f_3_7_12 = Bois entre les clairières 3, 7 et 12


## Pièces

piece-warrior = Guerrier
piece-sawmill = Scierie
piece-workshop = Atelier
piece-recruiter = Recruteur
piece-wood = Bois
piece-keep = Donjon
piece-roost = Perchoir
piece-base_fox = Base Renard
piece-base_rabbit = Base Lapin
piece-base_mouse = Base Souris
piece-sympathy = Sympathie
piece-pawn = Pion Vagabond
piece-garden_fox = Jardin Renard
piece-garden_rabbit = Jardin Lapin
piece-garden_mouse = Jardin Souris
piece-trade_post_fox = Comptoir commercial Renard
piece-trade_post_rabbit = Comptoir commercial Lapin
piece-trade_post_mouse = Comptoir commercial Souris
piece-ruin = Ruine


## Cases des plateaux

place-supply = Réserve
place-hand = Main
place-deck = Pioche
place-discard = Défausse
place-available = Cartes disponibles
place-crafted_items = Objets Fabriqués
place-decree = Décret
place-supporters = Partisans
place-officers = Officiers
place-satchel = Sacoche
place-damaged = Objets endommagés
place-lost_souls = Âmes Perdues
place-acolytes = Acolytes
place-outcast = Parias
place-hated = Parias Haïs
place-payments = Paiements
place-funds = Fonds
place-commitments = Investissements
place-orders = Programme d’Ordres
place-items_for_sale = Objets à Vendre
column-recruit = Recrutement
column-move = Déplacement
column-battle = Combat
column-build = Construction
vizier = Vizir Fidèle


## Objets

item-boot = Bottes
    .text = Le Vagabond épuise des bottes pour se déplacer.
item-bag = Sac
    .text = Face visible sur sa piste, il augmente de 2 la limite d’objets du Vagabond.
item-crossbow = Arbalète
    .text = Le Vagabond épuise une arbalète pour frapper.
item-hammer = Marteau
    .text = Le Vagabond épuise des marteaux pour fabriquer et pour réparer.
item-sword = Épée
    .text = Le Vagabond épuise une épée pour combattre ; ses épées intactes limitent les pertes qu’il inflige aux dés.
item-tea = Café
    .text = Face visible sur sa piste, il permet au Vagabond de retourner 2 objets de plus à chaque Aurore.
item-coin = Pièces
    .text = Face visible sur leur piste, elles font piocher au Vagabond 1 carte de plus à chaque Crépuscule.
item-torch = Torche
    .text = Le Vagabond épuise une torche pour explorer ou pour l’action spéciale de son personnage.


## Cartes

card-bird_ambush = Embuscade
    .text = En défense dans n’importe quelle clairière, avant le jet de dés : infligez immédiatement 2 pertes. L’attaquant peut l’annuler avec une embuscade correspondante.
card-bird_birdy_bindle = Baluchon
    .text = Prenez un sac dans la réserve et marquez 1 point.
card-bird_woodland_runners = Coureurs des Bois
    .text = Prenez des bottes dans la réserve et marquez 1 point.
card-bird_arms_trader = Marchand d’Armes
    .text = Prenez une épée dans la réserve et marquez 2 points.
card-bird_crossbow = Arbalète
    .text = Prenez une arbalète dans la réserve et marquez 1 point.
card-bird_armorers = Armuriers
    .text = En combat, vous pouvez défausser cette carte pour ignorer toutes les pertes des dés que vous devriez subir.
card-bird_sappers = Sapeurs
    .text = En défense, vous pouvez défausser cette carte pour infliger 1 perte supplémentaire.
card-bird_brutal_tactics = Tactiques Brutales
    .text = En attaque, vous pouvez infliger 1 perte supplémentaire ; le défenseur marque alors 1 point.
card-bird_royal_claim = Revendication Royale
    .text = À l’Aurore, vous pouvez défausser cette carte pour marquer 1 point par clairière que vous contrôlez.
card-bird_dominance = Domination Oiseau
    .text = Pendant le Jour, avec au moins 10 points : désormais, vous ne gagnez que si vous contrôlez deux coins diagonalement opposés au début de votre Aurore.
card-fox_ambush = Embuscade
    .text = En défense dans une clairière Renard, avant le jet de dés : infligez immédiatement 2 pertes. L’attaquant peut l’annuler avec une embuscade correspondante.
card-fox_gently_used_knapsack = Sac en Bon État
    .text = Prenez un sac dans la réserve et marquez 1 point.
card-fox_root_tea = Infusion de Racines
    .text = Prenez un café dans la réserve et marquez 2 points.
card-fox_travel_gear = Attirail de Voyage
    .text = Prenez des bottes dans la réserve et marquez 1 point.
card-fox_protection_racket = Racket
    .text = Prenez des pièces dans la réserve et marquez 3 points.
card-fox_foxfolk_steel = Acier des Renards
    .text = Prenez une épée dans la réserve et marquez 2 points.
card-fox_anvil = Enclume
    .text = Prenez un marteau dans la réserve et marquez 2 points.
card-fox_stand_and_deliver = La Bourse ou la Vie !
    .text = Une fois à l’Aurore, vous pouvez prendre une carte au hasard à un autre joueur, qui marque 1 point.
card-fox_tax_collector = Percepteur
    .text = Une fois pendant le Jour, vous pouvez retirer un de vos guerriers du plateau pour piocher 1 carte.
card-fox_favor_of_the_foxes = Faveur des Renards
    .text = Retirez toutes les pièces ennemies de toutes les clairières Renard et marquez 1 point par bâtiment et jeton. Chaque Vagabond ennemi présent endommage 3 objets.
card-fox_dominance = Domination Renard
    .text = Pendant le Jour, avec au moins 10 points : désormais, vous ne gagnez que si vous contrôlez trois clairières Renard au début de votre Aurore.
card-rabbit_ambush = Embuscade
    .text = En défense dans une clairière Lapin, avant le jet de dés : infligez immédiatement 2 pertes. L’attaquant peut l’annuler avec une embuscade correspondante.
card-rabbit_smugglers_trail = Piste des Contrebandiers
    .text = Prenez un sac dans la réserve et marquez 1 point.
card-rabbit_root_tea = Infusion de Racines
    .text = Prenez un café dans la réserve et marquez 2 points.
card-rabbit_a_visit_to_friends = Visite chez des Amis
    .text = Prenez des bottes dans la réserve et marquez 1 point.
card-rabbit_bake_sale = Vente de Gâteaux
    .text = Prenez des pièces dans la réserve et marquez 3 points.
card-rabbit_command_warren = Chef de Garenne
    .text = Au début du Jour, vous pouvez lancer un combat.
card-rabbit_better_burrow_bank = Banque des Terriers
    .text = Au début de l’Aurore, vous et un autre joueur de votre choix piochez chacun 1 carte.
card-rabbit_cobbler = Cordonnier
    .text = Au début du Crépuscule, vous pouvez effectuer un déplacement.
card-rabbit_favor_of_the_rabbits = Faveur des Lapins
    .text = Retirez toutes les pièces ennemies de toutes les clairières Lapin et marquez 1 point par bâtiment et jeton. Chaque Vagabond ennemi présent endommage 3 objets.
card-rabbit_dominance = Domination Lapin
    .text = Pendant le Jour, avec au moins 10 points : désormais, vous ne gagnez que si vous contrôlez trois clairières Lapin au début de votre Aurore.
card-mouse_ambush = Embuscade
    .text = En défense dans une clairière Souris, avant le jet de dés : infligez immédiatement 2 pertes. L’attaquant peut l’annuler avec une embuscade correspondante.
card-mouse_mouse_in_a_sack = Souris dans un Sac
    .text = Prenez un sac dans la réserve et marquez 1 point.
card-mouse_root_tea = Infusion de Racines
    .text = Prenez un café dans la réserve et marquez 2 points.
card-mouse_travel_gear = Attirail de Voyage
    .text = Prenez des bottes dans la réserve et marquez 1 point.
card-mouse_investments = Investissements
    .text = Prenez des pièces dans la réserve et marquez 3 points.
card-mouse_sword = Épée
    .text = Prenez une épée dans la réserve et marquez 2 points.
card-mouse_crossbow = Arbalète
    .text = Prenez une arbalète dans la réserve et marquez 1 point.
card-mouse_scouting_party = Éclaireurs
    .text = En attaque, les cartes Embuscade n’ont pas d’effet sur vous.
card-mouse_codebreakers = Décrypteurs
    .text = Une fois pendant le Jour, vous pouvez regarder la main d’un autre joueur.
card-mouse_favor_of_the_mice = Faveur des Souris
    .text = Retirez toutes les pièces ennemies de toutes les clairières Souris et marquez 1 point par bâtiment et jeton. Chaque Vagabond ennemi présent endommage 3 objets.
card-mouse_dominance = Domination Souris
    .text = Pendant le Jour, avec au moins 10 points : désormais, vous ne gagnez que si vous contrôlez trois clairières Souris au début de votre Aurore.
card-bird_spy = Espion Oiseau
    .text = Pendant le Jour, révélez un ordre. Si c’est une carte Oiseau, défaussez l’espion ; sinon, vous pouvez échanger deux ordres.
card-fox_spy = Espion Renard
    .text = Pendant le Jour, révélez un ordre. Si c’est une carte Renard, défaussez l’espion ; sinon, vous pouvez échanger deux ordres.
card-rabbit_spy = Espion Lapin
    .text = Pendant le Jour, révélez un ordre. Si c’est une carte Lapin, défaussez l’espion ; sinon, vous pouvez échanger deux ordres.
card-mouse_spy = Espion Souris
    .text = Pendant le Jour, révélez un ordre. Si c’est une carte Souris, défaussez l’espion ; sinon, vous pouvez échanger deux ordres.


## Changements du paquet

deck_change-two_players = Deux joueurs : sans cartes Domination
deck_change-mechanical_marquise = Marquise Mécanique : des espions à la place des cartes Domination
deck_change-solo = Solo : sans cartes Faveur


## Quêtes

quest-fox_errand = Commission
quest-fox_fundraising = Collecte de Fonds
quest-fox_give_a_speech = Faire un Discours
quest-fox_logistics_help = Aide Logistique
quest-fox_repair_a_shed = Réparer une Cabane
quest-mouse_escort = Escorte
quest-mouse_expel_bandits = Chasser les Bandits
quest-mouse_fend_off_a_bear = Repousser un Ours
quest-mouse_guard_duty = Tour de Garde
quest-mouse_logistics_help = Aide Logistique
quest-rabbit_errand = Commission
quest-rabbit_expel_bandits = Chasser les Bandits
quest-rabbit_fend_off_a_bear = Repousser un Ours
quest-rabbit_give_a_speech = Faire un Discours
quest-rabbit_guard_duty = Tour de Garde


## Dirigeants de la Canopée

leader-builder = Bâtisseur
    .text = Vizirs en Recrutement et Déplacement. Les objets rapportent tous leurs points, sans Mépris du Commerce.
leader-charismatic = Charismatique
    .text = Vizirs en Recrutement et Combat. Chaque recrutement place 2 guerriers.
leader-commander = Commandant
    .text = Vizirs en Déplacement et Combat. En attaque, vous infligez 1 perte supplémentaire.
leader-despot = Despote
    .text = Vizirs en Déplacement et Construction. Un combat où vous retirez un bâtiment ou un jeton ennemi rapporte 1 point de plus.


## Personnages du Vagabond

character-thief = Voleur
character-tinker = Bricoleur
character-ranger = Rôdeur
character-vagrant = Clochard
character-arbiter = Arbitre
character-scoundrel = Canaille
special-steal = Vol
    .text = Épuisez une torche pour prendre une carte au hasard à un joueur présent dans votre clairière.
special-day_labor = Travail Journalier
    .text = Épuisez une torche pour prendre dans la défausse une carte correspondant à votre clairière, oiseaux compris.
special-hideout = Planque
    .text = Épuisez une torche pour réparer jusqu’à trois objets ; votre Jour prend alors fin.
special-instigate = Provocation
    .text = Épuisez une torche pour lancer dans votre clairière un combat entre deux joueurs présents. Vous choisissez toutes les pertes et marquez les points des pièces retirées.
special-protect = Protection
    .text = Avant le jet de dés, un défenseur de votre clairière peut vous engager : vous marquez 1 point et vos épées intactes augmentent sa limite de pertes aux dés.
special-scorched_earth = Terre Brûlée
    .text = Laissez définitivement une torche dans votre clairière et retirez-en toutes les pièces ennemies. Plus rien ne peut y entrer.


## Relations

relationship-indifferent = Neutre
relationship-amiable = Aimable
relationship-friendly = Amical
relationship-allied = Allié
relationship-hostile = Hostile


## Services de la Compagnie

service-hand_card = Cartes
    .text = Prenez une carte de la main visible de la Compagnie.
service-riverboats = Bateaux
    .text = La rivière est un chemin pour vous jusqu’à la fin de votre tour.
service-mercenaries = Mercenaires
    .text = Durant votre Jour et votre Crépuscule, les guerriers de la Compagnie comptent comme les vôtres pour le contrôle et les combats.


## Capacités

ability-the_keep = Le Donjon
    .text = Aucun autre joueur ne peut placer de pièces dans la clairière du donjon.
ability-field_hospitals = Hôpitaux de Campagne
    .text = Quand vos guerriers sont retirés d’une clairière, vous pouvez dépenser une carte correspondante pour les placer tous au donjon.
ability-lords_of_the_forest = Seigneurs de la Forêt
    .text = Vous contrôlez les clairières où vous êtes à égalité pour la première place.
ability-disdain_for_trade = Mépris du Commerce
    .text = Les objets que vous fabriquez ne rapportent que 1 point.
ability-guerrilla_war = Guérilla
    .text = En défense, vous utilisez le dé le plus grand et l’attaquant le plus petit.
ability-outrage = Indignation
    .text = Qui retire de la sympathie, ou amène des guerriers dans une clairière qui en contient, vous donne une carte correspondante comme partisan.
ability-lone_wanderer = Voyageur Solitaire
    .text = Votre pion ne contrôle jamais rien, n’empêche personne de contrôler et ne peut pas être retiré.
ability-nimble = Agile
    .text = Vous vous déplacez peu importe qui contrôle les clairières.
ability-lost_souls = Âmes Perdues
    .text = Toutes les cartes dépensées et défaussées s’accumulent chez vous jusqu’à votre Aurore.
ability-revenge = Vengeance
    .text = Vos guerriers retirés en défense deviennent des acolytes.
ability-hatred_of_birds = Haine des Oiseaux
    .text = Les oiseaux ne sont pas des jokers pour vos rituels.
ability-pilgrims = Pèlerins
    .text = Vous contrôlez toute clairière contenant un de vos jardins.
ability-fear_of_the_faithful = Crainte des Fidèles
    .text = Pour chaque jardin perdu, vous défaussez une carte au hasard.
ability-for_sale = À Vendre
    .text = Votre main est visible de tous.
ability-swimmers = Nageurs
    .text = La rivière est un chemin pour vous, quel que soit celui qui contrôle ses rives.
ability-trade_disruption = Commerce Perturbé
    .text = Un comptoir perdu quitte le jeu, et la moitié de vos fonds avec lui.
ability-poor_manual_dexterity = Dextérité Manuelle Réduite
    .text = Elle n’a pas de main : les cartes qu’on lui prend viennent de la pioche, une carte donnée est défaussée et lui rapporte 1 point.
ability-hates_surprises = Déteste les Surprises
    .text = Nul ne peut lui tendre d’embuscade.


## Actions

action-marquise_battle = Combat
    .text = Lancez un combat.
action-marquise_march = Marche
    .text = Effectuez jusqu’à deux déplacements.
action-marquise_recruit = Recrutement
    .text = Une fois par tour : un guerrier sur chaque recruteur.
action-marquise_build = Construction
    .text = Payez du bois connecté pour un bâtiment dans une clairière contrôlée et marquez ses points.
action-marquise_overwork = Surmenage
    .text = Dépensez une carte correspondant à une clairière avec scierie : un bois dans celle-ci.
action-eyrie_recruit = Recrutement
    .text = Un guerrier sur un perchoir d’une clairière correspondante.
action-eyrie_move = Déplacement
    .text = Déplacez au moins un guerrier depuis une clairière correspondante.
action-eyrie_battle = Combat
    .text = Combattez dans une clairière correspondante.
action-eyrie_build = Construction
    .text = Un perchoir dans une clairière correspondante que vous contrôlez et qui n’en a pas.
action-alliance_revolt = Révolte
    .text = Dépensez 2 partisans correspondants dans une clairière sympathisante : retirez toutes les pièces ennemies, placez la base, des guerriers et un officier.
action-alliance_spread_sympathy = Propagation
    .text = Dépensez des partisans correspondants pour placer de la sympathie à côté de la sympathie et marquez ses points.
action-alliance_craft = Fabrication
    .text = Fabriquez une carte avec vos jetons Sympathie.
action-alliance_mobilize = Mobilisation
    .text = Une carte de votre main rejoint vos partisans.
action-alliance_train = Entraînement
    .text = Contre une carte de la couleur d’une base du plateau, un guerrier devient officier.
action-alliance_move = Déplacement
    .text = Effectuez un déplacement.
action-alliance_battle = Combat
    .text = Lancez un combat.
action-alliance_recruit = Recrutement
    .text = Un guerrier sur une base.
action-alliance_organize = Organiser
    .text = Retirez un guerrier d’une clairière sans sympathie, placez-y de la sympathie et marquez ses points.
action-vagabond_slip = Se faufiler
    .text = Une fois à l’Aurore : déplacez-vous vers une clairière ou un bois adjacent sans bottes.
action-vagabond_move = Déplacement
    .text = Épuisez une botte, deux vers une clairière contenant des guerriers hostiles.
action-vagabond_battle = Combat
    .text = Épuisez une épée.
action-vagabond_explore = Exploration
    .text = Épuisez une torche : prenez un objet dans une ruine de votre clairière, 1 point.
action-vagabond_aid = Aide
    .text = Épuisez n’importe quel objet, donnez une carte correspondante à un joueur présent ; vous pouvez prendre un de ses objets fabriqués.
action-vagabond_quest = Quête
    .text = Épuisez les deux objets d’une quête de cette couleur : piochez 2 cartes ou marquez des points.
action-vagabond_strike = Frappe
    .text = Épuisez une arbalète : retirez un guerrier ennemi présent, ou un bâtiment ou jeton d’un ennemi sans guerrier.
action-vagabond_repair = Réparation
    .text = Épuisez un marteau : un objet endommagé revient face visible.
action-vagabond_craft = Fabrication
    .text = Épuisez un marteau par symbole du coût, tous de la couleur de votre clairière.
action-vagabond_special = Action Spéciale
    .text = Épuisez une torche pour l’action spéciale de votre personnage.
action-lizard_cult_crusade = Croisade
    .text = 2 acolytes : un combat dans une clairière de Parias, ou un déplacement depuis l’une d’elles et, si vous voulez, un combat.
action-lizard_cult_convert = Conversion
    .text = 2 acolytes : remplacez un guerrier ennemi d’une clairière de Parias par un des vôtres.
action-lizard_cult_sanctify = Sanctuaire
    .text = 3 acolytes : remplacez un bâtiment ennemi d’une clairière de Parias par un jardin.
action-lizard_cult_build = Construction
    .text = Révélez une carte : un jardin dans une clairière de sa couleur que vous contrôlez.
action-lizard_cult_recruit = Recrutement
    .text = Révélez une carte : un guerrier dans une clairière de sa couleur.
action-lizard_cult_score = Score
    .text = Dépensez une carte, une fois par couleur : marquez les points de la piste des jardins de sa couleur.
action-lizard_cult_sacrifice = Sacrifice
    .text = Révélez un oiseau : un guerrier devient acolyte.
action-riverfolk_move = Déplacement
    .text = Investissez 1 fonds.
action-riverfolk_battle = Combat
    .text = Investissez 1 fonds.
action-riverfolk_craft = Fabrication
    .text = Investissez 1 fonds par symbole du coût, sur des cases de comptoir vides de sa couleur.
action-riverfolk_draw = Pioche
    .text = Investissez 1 fonds pour piocher 1 carte.
action-riverfolk_recruit = Recrutement
    .text = Dépensez 1 fonds : un guerrier dans une clairière au bord de la rivière.
action-riverfolk_trade_post = Comptoir et Garnison
    .text = Dépensez 2 fonds de la faction qui contrôle la clairière : un comptoir et un guerrier, 2 points.


## Options de la table

option-map = Plateau
    .help = Automne est le plateau pour débuter. Sur Hiver, les couleurs des clairières sont tirées au hasard et la rivière divise les bois.
option-two_game_match = Match en deux parties
    .help = À deux joueurs : après la première partie on échange les factions, et les points des deux parties s’additionnent.
    .limits = Seulement à deux et sans la machine.
option-second_vagabond = Second Vagabond
    .help = Deux joueurs peuvent incarner un Vagabond. Chaque ruine cache alors deux objets.
option-guided = Première partie guidée
    .help = Quatre joueurs, places fixes, un départ imposé pour la Marquise. Parfait pour une première soirée ; rien n’est forcé ensuite.
    .limits = Seulement à quatre, avec la combinaison habituelle, le plateau Automne et sans la machine.
option-coalition_players = Joueurs requis pour une coalition
    .help = Le Vagabond ne peut rejoindre un autre joueur avec une carte Domination qu’à une table d’au moins cette taille.
option-sympathy_track = Ancienne piste de sympathie
    .help = Les points de l’ancienne édition du plateau de l’Alliance.
option-repaired_side = Les objets réparés gardent leur face
    .help = Un objet réparé reste épuisé s’il l’était, selon la Loi ; sinon il revient face visible, selon le livret.
option-new_roost = Nouveau perchoir selon le moins de pièces
    .help = Le nouveau perchoir se place là où il y a le moins de pièces, comme sur les anciens plateaux, et non de guerriers.
option-burrow_bank = Banque des Terriers facultative
    .help = Le propriétaire de la carte peut renoncer à piocher.
option-machine = Marquise Mécanique
    .help = Une rivale qui joue toute seule à la place de la Marquise : contre tous, ou contre vous ensemble. Seul, vous jouez contre elle.
    .limits = Ensemble contre elle : de un à quatre joueurs ; chacun pour soi : de deux à cinq ; sans elle : de deux à six. Elle ne va ni avec la partie guidée ni avec le match en deux parties.
option-campaign = Campagne
    .help = Les parties gagnées s’enchaînent : la machine commence chaque fois avec 3 points de plus et chacun garde une carte fabriquée.
    .limits = Seulement ensemble contre la machine.
option-spy_threshold = Les espions demandent 10 points
    .help = Comme les cartes Domination.
option-cult_draw = Anciens bonus de pioche du Culte
    .help = Deuxième jardin Renard, troisième jardin Lapin, quatrième jardin Souris.
option-cult_sacrifice = Sacrifice depuis le plateau
    .help = L’ancien plateau de faction prend l’acolyte sur le plateau de jeu et non dans la réserve.
option-outcast_tie = L’égalité ne change rien aux Parias
    .help = Sans couleur seule en tête, personne ne devient haï.
