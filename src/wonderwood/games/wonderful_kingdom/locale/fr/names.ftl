# The names of the components, and in .text what they do. Numbers of cards are told by label-* and fact-* from the data.

## The game

game-title = It’s a Wonderful Kingdom
    .text = Deux duchés, un trône : proposez des cartes, prenez ce que votre rival vous laisse et bâtissez le meilleur duché en quatre manches.

## Resources and tokens

resource-materials = Matériaux
resource-population = Population
resource-gold = Or
resource-exploration = Exploration
resource-krystallium = Krystallium
    .text = Remplace n’importe quel cube de base à tout moment, mais jamais un Soldat.
resource-soldier = Soldat
    .text = Complète les cases Soldat, vainc les Menaces, paie les Conseillers, déplace les armées. Ne vaut rien en fin de partie.
token-trap = Jeton Piège
    .text = Placez une carte proposée face cachée.
token-spy = Jeton Espion
    .text = Découvrez une carte face cachée.
token-stolen = Jeton Volé
    .text = Recouvre une icône de Production : elle ne produit plus rien.
token-step = Jeton Étape terminée
    .text = Marque une Étape de quête que vous avez remplie.
token-illusion = Jeton Illusion
    .text = Marque une carte proposée que vous pourrez échanger lors d’une Sélection.
token-army = Pion Armée

## Card types and kinds

type-structure = Structure
type-company = Compagnie
type-monument = Monument
type-discovery = Découverte
kind-development = Carte Développement
kind-treasure = Trésor
kind-calamity = Calamité
kind-threat = Menace
kind-advisor = Conseiller
set-base = Jeu de base
set-deluxe = Deluxe
set-conquest = Conquête
colour-red = Rouge
colour-blue = Bleu

## Phases

phase-choice = Phase de Choix
phase-planning = Phase de Planification
phase-production = Phase de Production
phase-end = Fin de partie

## Areas

area-offer = Zone de Proposition
area-selection = Zone de Sélection
area-construction = Zone de Construction
area-duchy = Duché
area-council = Zone du Conseil
area-alchemy = Zone d’Alchimie
area-training = Zone d’Entraînement
area-reserve = Réserve personnelle
area-hand = Main
area-supply = Réserve générale
area-development_deck = Pioche Développement
area-danger_deck = Pioche Danger
area-discard = Défausse

## Modules

module-threat = Module Menace
    .text = Chaque joueur apporte un pack de Menaces ; les Soldats les vainquent lors d’une phase de Combat.
module-advisors = Module Conseillers
    .text = Réunissez des Conseillers dans votre Conseil et payez leurs pouvoirs en Soldats.
module-quest = Module Quête
    .text = Payez les Étapes d’une quête ; sans l’Étape finale, pas de victoire.
module-conquest = Module Conquête
    .text = Déplacez des armées sur une carte : ses territoires produisent et rapportent des points à la fin.

## Medals

medal-bronze = Médaille de Bronze
medal-silver = Médaille d’Argent
medal-gold = Médaille d’Or
medal-none = Pas de médaille

## What a card says, from its numbers

label-cost = Coût de Construction
label-recycling = Bonus de Recyclage
label-production = Production
label-bonus = Bonus de Construction
label-vp = Points de Victoire
label-combat_cost = Coût de Combat
label-vp_if_undefeated = Si non vaincue
label-power_cost = Coût du pouvoir
label-selection_bonus = Bonus de Sélection
label-start = Au départ
label-solo_vp = En solo, à la fin
label-step_cost = Coût
label-gain = Gain
label-gain_first = Gain du premier à finir
label-gain_second = Gain du second
fact-amount = { $amount } × { $resource }
fact-amount_per = { $amount } × { $resource } par carte { $type }
fact-vp = { $amount } PV
fact-vp_per = { $amount } PV par carte { $type }
fact-spy_token = { $count } × jeton Espion

## Structures

card-farm = Ferme
card-hamlet = Hameau
card-guild = Guilde
card-quarry = Carrière
card-barracks = Caserne
card-port = Port
card-market = Marché
card-watchtower = Tour de Guet
card-alchemical_forge = Forge Alchimique
card-high_wall = Haute Muraille

## Companies

card-navigators = Navigateurs
card-great_army = Grande Armée
card-artificers = Artificiers
card-recruiter = Recruteur
card-royal_guard = Garde Royale
card-secret_brotherhood = Confrérie Secrète
card-expeditionary_corps = Corps Expéditionnaire
card-miners = Mineurs
card-merchants = Marchands
card-mercenaries = Mercenaires
card-scouts = Éclaireurs

## Monuments

card-royal_keep = Donjon Royal
card-cathedral = Cathédrale
card-great_lighthouse = Grand Phare
card-grand_library = Grande Bibliothèque
card-arena = Arène
card-founder_statue = Statue du Fondateur
card-triumphal_arch = Arc de Triomphe
card-grand_bazaar = Grand Bazar
card-royal_treasury = Trésor Royal
card-hanging_gardens = Jardins Suspendus
card-war_academy = Académie de Guerre
card-guild_council = Conseil des Guildes
card-throne_room = Salle du Trône

## Discoveries

card-infernal_gate = Porte Infernale
card-giants_cache = Cache des Géants
card-dragon_eggs = Œufs de Dragon
card-tatis_tribe = Tribu Tatis
card-warlord_tomb = Tombeau du Seigneur de Guerre
card-sunken_city = Cité Engloutie
card-elder_forest = Forêt des Anciens
card-shipwreck = Épave au Trésor
card-crystal_caves = Grottes de Cristal
card-sword_of_kings = Épée des Rois
card-oracle_isle = Île de l’Oracle
card-phoenix_nest = Nid du Phénix
card-elven_ruins = Ruines Elfiques

## Deluxe Development cards

card-windmill = Moulin à Vent
card-griffon_riders = Chevaucheurs de Griffon
card-wandering_circus = Cirque Ambulant
card-great_clock = Grande Horloge
card-ley_nexus = Nexus Tellurique

## Treasures and the Calamity

card-treasure_mat_mat = Trésor (Matériaux, Matériaux)
    .text = Recyclez-le en Planification pour 2 ressources ; il ne se construit pas.
card-treasure_mat_pop = Trésor (Matériaux, Population)
    .text = Recyclez-le en Planification pour 2 ressources ; il ne se construit pas.
card-treasure_mat_gol = Trésor (Matériaux, Or)
    .text = Recyclez-le en Planification pour 2 ressources ; il ne se construit pas.
card-treasure_mat_exp = Trésor (Matériaux, Exploration)
    .text = Recyclez-le en Planification pour 2 ressources ; il ne se construit pas.
card-treasure_pop_pop = Trésor (Population, Population)
    .text = Recyclez-le en Planification pour 2 ressources ; il ne se construit pas.
card-treasure_pop_gol = Trésor (Population, Or)
    .text = Recyclez-le en Planification pour 2 ressources ; il ne se construit pas.
card-treasure_pop_exp = Trésor (Population, Exploration)
    .text = Recyclez-le en Planification pour 2 ressources ; il ne se construit pas.
card-treasure_gol_gol = Trésor (Or, Or)
    .text = Recyclez-le en Planification pour 2 ressources ; il ne se construit pas.
card-treasure_gol_exp = Trésor (Or, Exploration)
    .text = Recyclez-le en Planification pour 2 ressources ; il ne se construit pas.
card-treasure_exp_exp = Trésor (Exploration, Exploration)
    .text = Recyclez-le en Planification pour 2 ressources ; il ne se construit pas.
card-calamity = Calamité
    .text = Ne se recycle pas : elle rejoint votre Duché et vous coûte 4 PV.

## Duchies

duchy-teressia = Téressie
duchy-valados = Valados
duchy-senada = Senada
face-A = Face A
    .text = Asymétrique. En solo, elle coûte 15 PV à la fin.
face-B = Face B
    .text = Identique pour tous les duchés.
face-C = Face C
    .text = 5 Krystalliums au départ, aucune production.
face-D = Face D
    .text = Asymétrique et plus difficile que la face A.
face-E = Face E
    .text = Réservée à la Conquête : c’est la carte qui produit, pas le duché.

## Threat packs

pack-giant_rats = Rats Géants
    .text = Quand vous sélectionnez un Rat Géant, il rejoint votre zone de Construction ; ajoutez-y alors 1 Vermine par Rat Géant présent.
pack-frost_giants = Géants de Givre
    .text = Glace une de vos cartes en Construction : elle ne peut être ni construite ni recyclée. Pour vaincre le Géant, complétez la carte et payez le coût de Combat.
pack-shadows = Ombres
    .text = À chaque manche, pour chaque Ombre non vaincue, défaussez 1 carte sélectionnée sans son bonus ; votre adversaire ajoute 1 ressource (2 pour un Trésor) à sa zone d’Alchimie.
pack-thieves = Voleurs
    .text = Quand vous sélectionnez un Voleur, recouvrez une icône de Production de votre Duché d’un jeton Volé. Vaincre un Voleur en retire un.
pack-sisters_of_misfortune = Sœurs du Malheur
    .text = À la fin de chaque Planification, pour chaque Sœur que vous avez, retirez 1 cube de base de vos cartes en Construction. Les quatre vaincues : 20 PV.
pack-siphons = Syphons
    .text = Non vaincu, un Syphon produit à chaque manche 1 ressource de son type pour votre adversaire ; vaincu, il rejoint votre Duché et produit pour vous.
pack-black_dragons = Dragons Noirs
    .text = À chaque manche, perdez 1 Soldat par Dragon non vaincu ; vaincu, il donne 2 Krystalliums. Œufs sécurisés : 3 PV pour un, 10 PV pour deux.
pack-illusionists = Illusionnistes
    .text = À chaque Production, votre adversaire prend 1 jeton Illusion par Illusionniste que vous avez, 3 en jeu au plus. Un jeton sur une carte proposée permet un échange.

## Threats

card-giant_rat = Rat Géant
    .text = À son arrivée : 1 Vermine par Rat Géant dans votre zone de Construction, lui compris.
card-vermin = Vermine
    .text = Sans effet propre, mais elle coûte des PV tant qu’elle n’est pas vaincue.
card-frost_giant = Géant de Givre
    .text = Glace une carte en Construction jusqu’à ce que vous la complétiez et payiez le coût de Combat.
card-shadow = Ombre
    .text = À chaque manche, défaussez une de vos cartes sélectionnées ; votre adversaire en gagne la ressource en Alchimie.
card-thief = Voleur
    .text = À son arrivée, recouvre une de vos icônes de Production. Vainquez un Voleur pour libérer une icône.
card-sister_storm = Tempête
    .text = À la fin de chaque Planification, retire 1 cube de base de vos cartes en Construction.
card-sister_drought = Sécheresse
    .text = À la fin de chaque Planification, retire 1 cube de base de vos cartes en Construction.
card-sister_disease = Maladie
    .text = À la fin de chaque Planification, retire 1 cube de base de vos cartes en Construction.
card-sister_famine = Famine
    .text = À la fin de chaque Planification, retire 1 cube de base de vos cartes en Construction.
card-siphon_materials = Syphon (Matériaux)
    .text = Produit 1 Matériaux pour votre adversaire tant qu’il n’est pas vaincu, puis pour vous.
card-siphon_population = Syphon (Population)
    .text = Produit 1 Population pour votre adversaire tant qu’il n’est pas vaincu, puis pour vous.
card-siphon_gold = Syphon (Or)
    .text = Produit 1 Or pour votre adversaire tant qu’il n’est pas vaincu, puis pour vous.
card-siphon_exploration = Syphon (Exploration)
    .text = Produit 1 Exploration pour votre adversaire tant qu’il n’est pas vaincu, puis pour vous.
card-black_dragon_female = Dragonne Noire
    .text = Vous prend 1 Soldat à chaque manche ; vaincue, elle donne 2 Krystalliums.
card-black_dragon_male = Dragon Noir
    .text = Vous prend 1 Soldat à chaque manche ; vaincu, il donne 2 Krystalliums.
card-black_dragon_egg = Œuf de Dragon Noir
    .text = Inoffensif. Payez son coût de Combat pour le sécuriser : 3 PV pour un Œuf, 10 PV pour deux.
card-illusionist = Illusionniste
    .text = À chaque Production, donne 1 jeton Illusion à votre adversaire.

## Advisors

card-enlightened_prophet = Le Prophète Illuminé
    .text = Regardez en secret jusqu’à 2 cartes face cachée des zones de Proposition.
card-grey_eminence = L’Éminence Grise
    .text = Piochez 3 cartes de la pioche Développement, gardez-en 1 dans votre zone de Sélection et défaussez les autres.
card-master_cartographer = La Maître Cartographe
    .text = À l’étape Exploration, prenez 2 Exploration de plus ; elles ne comptent pas pour la Suprématie.
card-master_mason = Le Maître Maçon
    .text = À l’étape Matériaux, prenez 2 Matériaux de plus ; ils ne comptent pas pour la Suprématie.
card-burgomaster = La Bourgmestre
    .text = À l’étape Population, prenez 2 Population de plus ; elles ne comptent pas pour la Suprématie.
card-grand_treasurer = Le Grand Argentier
    .text = À l’étape Or, prenez 2 Or de plus ; ils ne comptent pas pour la Suprématie.
card-court_alchemist = L’Alchimiste de la Cour
    .text = Gagnez 1 Krystallium.
card-royal_architect = L’Architecte Royale
    .text = Placez jusqu’à 2 cubes de base au choix sur des cases adéquates d’une de vos cartes en Construction.
card-chamberlain = Le Chambellan
    .text = Recyclez une carte sélectionnée pour le double de son bonus de Recyclage.
card-herald = Le Héraut
    .text = Marquez 4 PV.
card-chronicler = La Chroniqueuse
    .text = Choisissez un type de carte : marquez 1 PV par carte de ce type dans votre Duché.
card-poisoner = L’Empoisonneuse
    .text = Après la révélation, défaussez 1 carte de la zone de Sélection adverse.
card-envoy = L’Émissaire
    .text = À une étape, vous prenez le bonus de Suprématie à la place de l’adversaire, quels que soient les totaux.
card-blackmailer = Le Maître Chanteur
    .text = Donnez une Calamité de votre zone de Sélection au Duché adverse.
card-high_priestess = La Grande Prêtresse
    .text = Retirez une Calamité de votre Duché ou de votre zone de Sélection ; elle quitte la partie.
card-quartermaster = L’Intendant
    .text = À une étape, changez jusqu’à 3 cubes produits en une autre ressource de base.
card-master_builder = La Bâtisseuse
    .text = Déplacez jusqu’à 2 cubes de base d’une de vos cartes en Construction vers des cases adéquates d’une autre.
card-smuggler = La Contrebandière
    .text = Récupérez 1 jeton Piège utilisé cette manche.

## Quests

quest-northern_lands = Les Terres du Nord
quest-usurper = L’Usurpatrice
quest-plague_lord = Le Seigneur Pestiféré
quest-dragon_pact = Le Pacte du Dragon
quest-lost_heir = L’Héritière Perdue

## Quest steps, two-player face then solo face

step-nl2_fleet = Armer la flotte
step-nl2_fjords = Cartographier les fjords
step-nl2_camp = Camp d’hiver
step-nl2_final = Planter la bannière sur la glace
step-us2_levies = Lever des troupes
step-us2_bribe = Soudoyer ses capitaines
step-us2_palace = Infiltrer le palais
step-us2_final = Prendre la salle du trône
step-pl2_quarantine = Mettre les villages en quarantaine
step-pl2_healers = Engager des guérisseurs
step-pl2_scout = Remonter la piste du fléau
step-pl2_final = Brûler la peste
step-dp2_lair = Trouver le repaire
step-dp2_hoard = Offrir un trésor
step-dp2_riders = Former des cavaliers
step-dp2_final = Sceller le pacte
step-lh2_rumour = Suivre les rumeurs
step-lh2_ransom = Payer la rançon
step-lh2_hideout = Fouiller les terres sauvages
step-lh2_final = La ramener au château
step-nl1_fleet = Armer la flotte
step-nl1_fjords = Cartographier les fjords
step-nl1_camp = Camp d’hiver
step-nl1_final = Planter la bannière sur la glace
step-us1_levies = Lever des troupes
step-us1_bribe = Soudoyer ses capitaines
step-us1_palace = Infiltrer le palais
step-us1_final = Prendre la salle du trône
step-pl1_quarantine = Mettre les villages en quarantaine
step-pl1_healers = Engager des guérisseurs
step-pl1_scout = Remonter la piste du fléau
step-pl1_final = Brûler la peste
step-dp1_lair = Trouver le repaire
step-dp1_hoard = Offrir un trésor
step-dp1_riders = Former des cavaliers
step-dp1_final = Sceller le pacte
step-lh1_rumour = Suivre les rumeurs
step-lh1_ransom = Payer la rançon
step-lh1_hideout = Fouiller les terres sauvages
step-lh1_final = La ramener au château

## Conquest boards

board-A1 = La Croisée
board-A2 = La Longue Marche
board-B1 = L’Île Prison
board-B2 = Les Lacs Jumeaux
board-C1 = Le Front du Nord
board-C2 = La Côte Brisée

## Territories

territory-castle_blue = Château Bleu
territory-castle_red = Château Rouge
territory-prison = La Prison
territory-white_cliffs = Falaises Blanches
territory-north_moor = Lande du Nord
territory-red_hills = Collines Rouges
territory-south_vale = Val du Sud
territory-west_sea = Mer de l’Ouest
territory-east_sea = Mer de l’Est
territory-heartland = Terres du Centre
territory-frost_coast = Côte Gelée
territory-pine_woods = Pinède
territory-salt_flats = Marais Salants
territory-vineyards = Vignobles
territory-gulf = Le Golfe
territory-lagoon = La Lagune
territory-old_capital = Ancienne Capitale
territory-high_dales = Hautes Combes
territory-silver_bay = Baie d’Argent
territory-low_dales = Basses Combes
territory-copper_bay = Baie de Cuivre
territory-north_pass = Col du Nord
territory-south_pass = Col du Sud
territory-west_reach = Bras de l’Ouest
territory-east_reach = Bras de l’Est
territory-birch_march = Marche des Bouleaux
territory-iron_march = Marche de Fer
territory-oak_march = Marche des Chênes
territory-clay_march = Marche d’Argile
territory-west_lake = Lac de l’Ouest
territory-east_lake = Lac de l’Est
territory-far_west = Extrême Ouest
territory-far_east = Extrême Est
territory-marches = Les Marches
territory-bridgehead = Tête de Pont
territory-grey_fen = Marais Gris
territory-ford = Le Gué
territory-amber_sea = Mer d’Ambre
territory-frost_gate = Porte du Gel
territory-black_keep = Fort Noir
territory-home_shore = Rivage Natal
territory-old_road = Vieille Route
territory-storm_bay = Baie des Tempêtes
territory-market_town = Bourg
territory-west_woods = Bois de l’Ouest
territory-reefs = Les Récifs
territory-pass = Le Col
territory-crystal_peak = Pic de Cristal

## Slots of the Conquest boards

slot-produce = Production
    .text = Produit 1 ressource du type indiqué.
slot-trap = Piège
    .text = Vous avez un jeton Piège de plus.
slot-spy = Espion
    .text = Une fois par manche, pendant le Choix, regardez en secret une carte face cachée.
slot-destroy_card = Destruction de carte
    .text = Au début de la Planification, après la révélation, vous pouvez défausser une carte de la zone de Sélection adverse.
slot-double_move = Double déplacement
    .text = Vos armées peuvent venir de deux territoires plus loin, si l’ennemi ne tient pas le passage.
slot-krystallium = Krystallium
    .text = Après l’étape Exploration, gagnez 1 Krystallium.
slot-prison = Prison
    .text = À la fin de chaque phase de Conquête, vous pouvez emprisonner une armée adverse.

## Scenarios

scenario-SC01 = Des rats partout
    .text = Sauvez les quatre Fermes avant que la Vermine ne vous submerge.
scenario-SC02 = La prophétie
    .text = Bâtissez trois grandes œuvres pour démentir un faux prophète.
scenario-SC03 = Le froid du Nord
    .text = Faites voile vers les terres gelées, où les Géants attendent sous la glace.
scenario-SC04 = L’ultime bataille
    .text = Rassemblez une armée et chassez l’Usurpatrice du trône.
scenario-SC05 = La guilde des voleurs
    .text = Reprenez ce que les Voleurs ont pris, tandis que les Ombres se rapprochent.
scenario-SC06 = Assailli de toute part
    .text = Tenez bon face à l’Usurpatrice au nord et au Seigneur Pestiféré au sud.
