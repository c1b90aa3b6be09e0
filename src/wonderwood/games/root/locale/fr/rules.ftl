# Les règles de Root avec nos propres mots : un titre par chapitre, un titre court et un texte par règle.


chapter-G = Le jeu

rule-G1 = Le tour
    .text = Un tour comporte trois phases, dans cet ordre : Aurore, Jour, Crépuscule. Puis le joueur à votre gauche joue son tour.

rule-G2 = Gagner avec 30 points
    .text = Qui atteint 30 points de victoire gagne aussitôt, même au milieu d’une action ou pendant le tour d’un autre. Si plusieurs joueurs atteignent 30 ensemble et que celui dont c’est le tour en fait partie, c’est lui qui gagne ; sinon, voir Q1. L’autre manière de gagner est une carte Domination (chapitre D).

rule-G3 = L’interdiction l’emporte
    .text = Ce qu’une règle interdit reste interdit même si une autre le permet ou l’exige, sauf si cette dernière dit expressément qu’elle lève l’interdiction.

rule-G4 = Qui décide de l’ordre
    .text = Si plusieurs choses arrivent en même temps et que leur ordre est libre, ou si personne n’est désigné pour décider, le joueur dont c’est le tour décide. L’exception est G5b.

rule-G5a = Retirer d’abord, résoudre ensuite
    .text = Quand plusieurs pièces sont retirées ensemble, ôtez-les d’abord toutes. Résolvez seulement ensuite ce que leur retrait entraîne.

rule-G5b = L’ordre de ses propres pertes
    .text = Le propriétaire des pièces retirées choisit l’ordre des conséquences pour ses propres pièces.

rule-G6 = Les pièces sont limitées
    .text = Personne n’a plus de pièces que la boîte n’en contient. Si vous devez en placer, en prendre ou en retirer plus qu’il n’y en a, faites autant que possible. Exceptions : le Décret de la Canopée (E8, E12) et les remplacements du Culte (L11).

rule-G7 = Rien entre deux
    .text = Une action en plusieurs parties, comme les deux déplacements d’une marche ou le déplacement et le combat d’une croisade, s’accomplit d’un bloc : aucune autre action facultative ne s’y intercale.

rule-G8 = Début et fin de phase
    .text = Ce qui a lieu au début d’une phase précède tout le reste de la phase ; ce qui a lieu à sa fin vient après tout le reste.

rule-G9 = Visible et caché
    .text = Chacun peut savoir combien de cartes un joueur a en main, mais pas lesquelles ; seule la Compagnie de la Rivière joue à main ouverte. La défausse et les Âmes Perdues peuvent être consultées à tout moment. Des partisans, seul le nombre est public ; l’Alliance seule peut les regarder.

rule-G10 = Pioche vide
    .text = Dès que la pioche est épuisée, mélangez la défausse pour en former une nouvelle. Les cartes disponibles près du plateau, les Âmes Perdues, le Décret, les partisans et les cartes en jeu n’en font pas partie. Si les deux sont vides, on ne pioche rien (la dernière phrase est une règle maison).

rule-G11 = Pas de score négatif
    .text = Un score ne descend jamais sous 0 (règle maison).

rule-G12 = Ennemis
    .text = Tout autre joueur est votre ennemi, sauf votre partenaire de coalition. Les objets ne comptent jamais comme pièces ennemies.

rule-G13 = Accords
    .text = Vous pouvez discuter et promettre à loisir, mais aucun accord n’engage, et l’on ne montre ou ne donne des cartes que si une règle le dit.

rule-G14 = Limite de main
    .text = À la fin de votre Crépuscule, défaussez jusqu’à n’avoir que 5 cartes, au choix. Les cartes fabriquées, une carte Domination activée, les partisans, les cartes du Décret, les Âmes Perdues et les quêtes ne comptent pas.


chapter-S = Mise en place

rule-S0 = Quelles factions
    .text = À quatre, prenez les quatre factions de base ; à trois, sans le Vagabond ; à deux, sans l’Alliance non plus. Les autres combinaisons sont au chapitre SC, la première partie guidée au chapitre GU.

rule-S1 = Ordre de la mise en place
    .text = Dans cet ordre : choisir les factions ; marqueurs de score sur 0 ; mélanger les 54 cartes et en distribuer 3 à chacun ; poser les 4 ruines sur leurs emplacements ; disposer les 12 objets de la réserve ; préparer les deux dés ; puis mettre en place les factions par lettre : A Marquise, B Canopée, C Alliance, D Vagabond, E second Vagabond, F Culte des Lézards, G Compagnie de la Rivière. Chacun connaît donc sa main avant de placer ses pièces.

rule-S2 = Deux joueurs
    .text = À deux, retirez les 4 cartes Domination du paquet. Option : jouez un match en deux parties, échangez les factions après la première et additionnez les deux scores.

rule-S3 = Le plateau Hiver
    .text = Sur le plateau Hiver, avant toute chose, mélangez les 12 marqueurs de couleur et posez-en un sur chaque clairière. Les ruines se trouvent dans les clairières 8, 9, 11 et 12.

rule-S4 = Mise en place de la Marquise
    .text = Placez le donjon dans le coin de votre choix, puis un guerrier dans chaque clairière sauf le coin diagonalement opposé (11 guerriers). Placez 1 scierie, 1 atelier et 1 recruteur dans la clairière du donjon et les clairières adjacentes, répartis comme le permettent les emplacements libres. Le donjon lui-même n’occupe pas d’emplacement.

rule-S5 = Mise en place de la Canopée
    .text = Placez un perchoir et 6 guerriers dans le coin opposé au donjon. Sans Marquise, prenez n’importe quel coin qui n’est pas le coin de départ d’une autre faction. Le donjon de la Marquise Mécanique compte comme le donjon. Choisissez ensuite un dirigeant et glissez les deux vizirs dans les colonnes qu’il indique.

rule-S6 = Mise en place de l’Alliance
    .text = Piochez 3 cartes : ce sont vos premiers partisans. Tous vos guerriers, bases et jetons Sympathie attendent hors du plateau.

rule-S7 = Mise en place du Vagabond
    .text = Choisissez un personnage et prenez ses objets de départ. Placez le pion dans un bois de votre choix, révélez 3 quêtes, cachez au hasard un objet de ruine sous chaque ruine et mettez votre relation avec chaque autre faction sur Neutre.

rule-S8 = Mise en place du Culte des Lézards
    .text = Commencez dans le coin opposé au donjon ou opposé au premier perchoir de la Canopée ; si les deux sont en jeu, dans l’un des deux coins restants ; sinon, dans n’importe quel coin. Placez-y 4 guerriers et un jardin de la couleur de la clairière, et 1 guerrier dans chaque clairière adjacente. Choisissez ensuite la couleur des Parias.

rule-S9 = Mise en place de la Compagnie de la Rivière
    .text = Placez 4 guerriers dans des clairières au bord de la rivière, autant que vous voulez par clairière mais aucun dans celle du donjon (M10). Mettez 3 de vos guerriers dans Paiements et fixez le prix de chacun de vos trois services entre 1 et 4.

rule-S10 = Places
    .text = Les places et le premier joueur sont tirés au hasard.

rule-S11 = Deux Vagabonds
    .text = Avec deux Vagabonds, utilisez les deux jeux d’objets de ruine, deux objets sous chaque ruine. Les Vagabonds partagent une même rangée de trois quêtes et se mettent en place dans un ordre tiré au hasard.

rule-S12 = Assez de coins
    .text = Seuls la Marquise, la Canopée et le Culte des Lézards commencent dans un coin : il y en a donc pour tous dans chaque combinaison, et la mise en place habituelle convient toujours.


chapter-C = Cartes et couleurs

rule-C1 = Les oiseaux sont des jokers
    .text = Une carte Oiseau peut remplacer une carte Renard, Lapin ou Souris, aussi quand plusieurs cartes d’une couleur sont demandées. Là où une carte Oiseau est exigée, aucune autre couleur ne convient.

rule-C2 = Paiements forcés
    .text = Quand vous devez céder une carte correspondante (Indignation), les oiseaux correspondent aussi : si vous en avez un, vous ne pouvez pas prétendre n’avoir rien à donner. Vous choisissez laquelle de vos cartes correspondantes part.

rule-C3 = Embuscade et Domination comme paiement
    .text = Les cartes Embuscade et Domination peuvent être dépensées pour leur couleur comme les autres. Elles ne se fabriquent pas.

rule-C4 = Cartes Domination défaussées
    .text = Une carte Domination qui devrait être défaussée pour une raison quelconque, dépensée, au-delà de la limite de main ou chassée du Décret, est posée près du plateau et devient disponible.

rule-C5 = Prendre une carte disponible
    .text = Pendant votre Jour, vous pouvez dépenser une carte de la même couleur pour prendre en main une carte Domination disponible. Un oiseau, joker, paie pour n’importe laquelle ; seul un oiseau paie pour celle des oiseaux.

rule-C6 = Avec le Culte des Lézards
    .text = Tant que le Culte est en jeu, toute carte dépensée ou défaussée va d’abord aux Âmes Perdues, les cartes Domination aussi. Celles-ci deviennent disponibles quand les Âmes Perdues sont vidées.

rule-C7 = Carte au hasard de la Compagnie
    .text = Quand une carte est prise au hasard à la Compagnie de la Rivière, sa main ouverte est d’abord mélangée face cachée.


chapter-M = Plateau, contrôle et déplacements

rule-M1 = Clairières adjacentes
    .text = Les clairières reliées par un chemin sont adjacentes. La rivière n’est pas un chemin, sauf mention contraire. Sur le plateau Automne, la rivière ne divise pas les bois ; sur le plateau Hiver, elle les divise comme un chemin.

rule-M2 = Emplacements
    .text = Un bâtiment demande un emplacement libre dans sa clairière ; les jetons n’en demandent pas. Une ruine occupe son emplacement jusqu’à ce qu’on l’ait entièrement explorée ; sans Vagabond, elle reste donc toute la partie.

rule-M3 = Contrôler une clairière
    .text = Une clairière est contrôlée par le joueur qui y a plus de guerriers et de bâtiments, comptés ensemble, que chacun des autres. S’il y a égalité, elle n’est à personne. Les jetons, les pions, les ruines et les objets ne comptent jamais.

rule-M4 = Seigneurs de la Forêt
    .text = La Canopée contrôle une clairière quand elle est à égalité pour la première place, même à trois ou plus, tant qu’elle y a au moins un guerrier ou un bâtiment. Elle ne contrôle jamais une clairière vide.

rule-M5 = Pèlerins
    .text = Le Culte des Lézards contrôle toute clairière contenant au moins un de ses jardins, quoi qu’y aient les autres. Cela l’emporte sur les Seigneurs de la Forêt.

rule-M6 = Le Vagabond et le contrôle
    .text = Le Vagabond ne contrôle jamais de clairière et n’empêche jamais personne d’en contrôler une.

rule-M7 = Se déplacer
    .text = Un déplacement mène un nombre quelconque de vos guerriers, au moins un, d’une clairière à une clairière adjacente. Vous devez contrôler la clairière de départ ou celle d’arrivée, ce qui se juge avant que les guerriers ne bougent.

rule-M8 = Se déplacer encore
    .text = Les mêmes pièces peuvent se déplacer plusieurs fois par tour. Les deux déplacements d’une marche peuvent être faits par le même groupe ou par des groupes différents.

rule-M9 = Bois
    .text = Seul le Vagabond peut se trouver dans un bois. Un bois est adjacent aux clairières qui le touchent et aux bois situés de l’autre côté d’un seul chemin ou, sur le plateau Hiver, de la rivière.

rule-M10 = Le donjon
    .text = Tant que le donjon est sur le plateau, personne d’autre que la Marquise ne peut placer de pièces dans sa clairière, de quelque façon que ce soit : mise en place, recrutement, construction, sympathie, base, conversion, sanctuaire, comptoir, nouveau perchoir. S’y déplacer et y combattre est permis. Sans le donjon, la clairière est ordinaire.

rule-M11 = Voyager sur la rivière
    .text = Pour l’acheteur de Bateaux, la rivière est un chemin jusqu’à la fin du tour, et il lui faut toujours contrôler le départ ou l’arrivée. La Compagnie, grâce à ses Nageurs, suit toujours la rivière comme un chemin sans avoir à contrôler ; sur les chemins, elle doit contrôler comme les autres.

rule-M12 = Bateaux : des chemins à part entière
    .text = Pour l’acheteur de Bateaux, la rivière compte aussi comme un chemin pour tout ce qui dépend des chemins, comme amener du bois à un bâtiment ou répandre la sympathie dans une clairière adjacente.

rule-M13 = Clairière brûlée
    .text = Une fois qu’une Canaille a brûlé une clairière, plus personne ne peut y placer ou y déplacer de pièce, pas même la Canaille une fois partie. Les pièces présentes peuvent en sortir. Personne ne peut y recruter.


chapter-B = Combat

rule-B1 = Qui combat qui
    .text = L’attaquant doit avoir au moins un guerrier, ou le pion Vagabond, dans la clairière. Le défenseur est un ennemi qui y a une pièce quelconque : un jeton, un bâtiment ou un pion seul suffit. Un partenaire de coalition ne peut pas être attaqué.

rule-B2 = Étapes d’un combat
    .text = D’abord l’embuscade, puis le jet de dés, puis les effets et les pertes supplémentaires ; enfin, les deux camps infligent leurs pertes en même temps.

rule-B3 = Embuscade
    .text = Avant le jet de dés, il est permis au défenseur de jouer une seule carte Embuscade, Oiseau ou de même couleur que la clairière, même sans aucun guerrier. Elle inflige 2 pertes immédiatement, si peu de guerriers qu’il y ait.

rule-B4 = Contrer une embuscade
    .text = L’attaquant peut répondre par une carte Embuscade correspondante pour l’annuler. Les deux cartes sont défaussées et le combat continue par le jet de dés.

rule-B5 = À l’abri des embuscades
    .text = Un attaquant qui a les Éclaireurs n’est pas affecté par les cartes Embuscade. Aucune embuscade ne peut être jouée contre la Marquise Mécanique.

rule-B6 = Pertes d’une embuscade
    .text = Les pertes d’une embuscade se subissent comme les autres : d’abord les guerriers de l’attaquant, puis ses bâtiments et jetons présents, pour lesquels le défenseur marque des points.

rule-B7 = L’embuscade met fin au combat
    .text = Si l’embuscade ne laisse à l’attaquant ni guerrier ni pion, le combat est terminé et l’on ne lance pas les dés. Le pion du Vagabond ne peut pas être retiré : son attaque continue donc toujours.

rule-B8 = Engager l’Arbitre
    .text = Avant le jet de dés, le défenseur peut engager un Arbitre présent dans la clairière (VB30).

rule-B9 = Le jet de dés
    .text = Lancez deux dés numérotés de 0 à 3. Le plus grand des deux nombres donne les pertes que cause l’attaquant, le plus petit celles que cause le défenseur ; sur un double, les deux camps en causent autant.

rule-B10 = Pas plus de pertes que de guerriers
    .text = Aux dés, un camp n’inflige pas plus de pertes qu’il n’a de guerriers dans la clairière après les pertes d’une embuscade. Pour le Vagabond, la limite est le nombre d’épées intactes, épuisées ou non.

rule-B11 = Guérilla
    .text = Quand l’Alliance défend, elle prend le plus grand résultat et l’attaquant le plus petit. Quand elle attaque, la règle habituelle s’applique.

rule-B12 = Sans défense
    .text = L’attaquant inflige 1 perte supplémentaire à un défenseur sans guerrier sur place, ou à un Vagabond sans épée intacte. Cela se vérifie après l’embuscade.

rule-B13 = Pertes supplémentaires
    .text = Le nombre de guerriers ne limite pas les pertes supplémentaires.

rule-B14 = Commandant
    .text = Une Canopée attaquante menée par le Commandant inflige 1 perte supplémentaire, à chaque combat.

rule-B15 = Tactiques Brutales
    .text = À chaque combat, l’attaquant qui a cette carte peut infliger 1 perte supplémentaire ; le défenseur marque alors 1 point. La carte reste en jeu.

rule-B16 = Sapeurs
    .text = Le défenseur peut défausser cette carte pour infliger 1 perte supplémentaire.

rule-B17 = Armuriers
    .text = Chaque camp peut défausser cette carte pour ignorer toutes les pertes des dés qu’il devrait subir. Les pertes supplémentaires comptent toujours.

rule-B18 = Ordre des effets
    .text = Les effets se choisissent en connaissant le jet. Si les deux camps veulent en utiliser, l’attaquant dit qui commence.

rule-B19 = Pertes simultanées
    .text = Les deux camps infligent leurs pertes ensemble : même un camp anéanti emporte ses victimes. Chaque perte retire une pièce de l’autre camp dans cette clairière.

rule-B20 = Choisir ses pertes
    .text = Le camp qui subit les pertes les choisit, mais tous ses guerriers présents doivent partir avant tout bâtiment ou jeton. Les pertes en trop sont ignorées.

rule-B21 = Points des bâtiments et jetons
    .text = Qui retire un bâtiment ou un jeton ennemi marque 1 point pour chacun, attaquant comme défenseur. Cela vaut pour tout retrait, hors combat aussi : frappe, révolte, Faveur, sanctuaire, Terre Brûlée, etc. Les guerriers ne rapportent rien (sauf l’infamie du Vagabond) ; vos propres pièces et les ruines ne rapportent jamais rien.

rule-B22 = Despote
    .text = Sous le Despote, la Canopée marque 1 point de plus lors d’un combat où elle retire au moins un bâtiment ou jeton ennemi, en attaque comme en défense ; une fois par combat.

rule-B23 = Hôpitaux de Campagne en combat
    .text = Les guerriers de la Marquise retirés en combat peuvent être sauvés selon MA3.

rule-B24 = Conséquences des pertes
    .text = Après tous les retraits : un jeton Sympathie perdu provoque l’Indignation (WA3), une base perdue ses pénalités (WA7), un jardin perdu une défausse au hasard (L6), un comptoir perdu la perte de fonds (RF9).

rule-B25 = Vengeance
    .text = Les guerriers du Culte retirés pendant qu’il défend deviennent des acolytes. Retirés pendant qu’il attaque, ils retournent dans la réserve.

rule-B26 = Guerriers empruntés
    .text = Les mercenaires engagés et les guerriers alliés comptent comme ceux de leur utilisateur pour la limite des pertes aux dés et peuvent subir des pertes (RF16, VB24).

rule-B27 = Le contrôle pendant un combat
    .text = Le contrôle de la clairière ne peut changer qu’une fois les pertes infligées. Rien n’est vérifié de nouveau pendant le combat.


chapter-K = Fabrication

rule-K1 = Payer le coût
    .text = Pour fabriquer une carte, activez des pièces de fabrication dans des clairières des couleurs de son coût, une pièce par symbole. Chaque pièce sert une fois par tour. Un symbole de toute couleur accepte n’importe quelle clairière.

rule-K2 = Fabriquer des objets
    .text = Une carte Objet demande que cet objet soit dans la réserve. Prenez-le dans vos Objets Fabriqués, marquez les points indiqués et défaussez la carte. S’il n’en reste plus, la carte ne peut pas être fabriquée.

rule-K3 = Effets permanents
    .text = Une carte à effet permanent reste devant vous. Vous ne pouvez pas en fabriquer une seconde du même nom tant que vous en avez une en jeu.

rule-K4 = Effets immédiats
    .text = Appliquez aussitôt l’effet de toute autre carte, puis défaussez-la.

rule-K5 = Mépris du Commerce
    .text = La Canopée ne marque que 1 point pour un objet, sauf si le Bâtisseur la dirige.

rule-K6 = Quand fabriquer
    .text = La Marquise et la Canopée fabriquent avant leurs actions ou leur Décret, l’Alliance, le Vagabond et la Compagnie de la Rivière à tout moment du Jour, le Culte des Lézards au Crépuscule.

rule-K7 = Utiliser une carte toute neuve
    .text = Une carte fabriquée ce tour-ci sert ce tour-ci si son moment n’est pas passé : Percepteur oui, Chef de Garenne non car le début du Jour est passé ; Cordonnier oui s’il est fabriqué pendant le Jour, non si le Culte le fabrique au Crépuscule.

rule-K8 = Cartes Faveur
    .text = Retirez tous les guerriers, bâtiments et jetons ennemis de chaque clairière de la couleur de la carte ; ruines, objets et pions restent. Marquez 1 point par bâtiment et jeton. Chaque Vagabond ennemi dans une telle clairière endommage 3 objets. Toutes les conséquences suivent : Hôpitaux de Campagne une fois par clairière, Indignation une fois par jeton Sympathie, etc.

rule-K9 = Revendication Royale
    .text = À tout moment de votre Aurore, vous pouvez défausser cette carte pour marquer 1 point par clairière que vous contrôlez.

rule-K10 = La Bourse ou la Vie !
    .text = Une fois à chacune de vos Aurores, vous pouvez prendre une carte au hasard à un autre joueur, qui marque 1 point et peut gagner ainsi.

rule-K11 = Banque des Terriers
    .text = Au début de votre Aurore, vous et un autre joueur de votre choix piochez chacun 1 carte. Selon l’ancien texte, retenu ici, c’est automatique ; le nouveau le rend facultatif (V8).

rule-K12 = Décrypteurs
    .text = Une fois à chacun de vos Jours, vous pouvez regarder la main d’un autre joueur.

rule-K13 = Percepteur
    .text = Une fois à chacun de vos Jours, vous pouvez retirer un de vos guerriers du plateau pour piocher 1 carte. Le Vagabond n’a pas de guerriers et ne peut pas s’en servir.

rule-K14 = Cordonnier
    .text = Au début de votre Crépuscule, vous pouvez effectuer un déplacement. Le Vagabond n’a pas besoin de bottes pour cela, sauf la botte supplémentaire due aux guerriers hostiles (ce qui concerne le Vagabond est une règle maison).

rule-K15 = Chef de Garenne
    .text = Au début de votre Jour, vous pouvez lancer un combat. Le Vagabond n’a pas besoin d’épée pour cela (ce qui concerne le Vagabond est une règle maison).


chapter-D = Domination et coalition

rule-D1 = Activer une carte Domination
    .text = Pendant votre Jour, si vous avez au moins 10 points, vous pouvez activer une carte Domination de votre main. Votre marqueur de score quitte la piste pour de bon : vous ne marquez ni ne perdez plus de points.

rule-D2 = Gagner par Domination
    .text = Avec une carte Renard, Lapin ou Souris, vous gagnez au début de votre Aurore si vous contrôlez 3 clairières de cette couleur ; avec la carte Oiseau, si vous contrôlez deux coins diagonalement opposés (clairières 1 et 3, ou 2 et 4).

rule-D3 = Moment de la vérification
    .text = La vérification précède tout le reste de l’Aurore, l’achat de services et les cartes utilisées à son début.

rule-D4 = Pour de bon
    .text = Une carte Domination activée ne peut être ni retirée ni remplacée et ne compte pas dans votre main.

rule-D5 = Les points autour d’une Domination
    .text = Les autres marquent toujours des points pour le retrait de vos pièces. Ce qui devrait vous en donner ne vous donne rien.

rule-D6 = Sans mercenaires
    .text = Les mercenaires ne comptent jamais pour la Domination, puisque la vérification a lieu à l’Aurore.

rule-D7 = La coalition du Vagabond
    .text = Le Vagabond ne peut pas gagner par le contrôle. À quatre joueurs ou plus, et avec au moins 10 points, il peut activer une carte Domination et entrer ainsi en coalition avec le dernier au score, au choix en cas d’égalité ; un joueur qui a une Domination en jeu ou qui est déjà en coalition est exclu. Dès lors, les deux gagnent si ce joueur gagne.

rule-D8 = Coalition avec une faction hostile
    .text = Le Vagabond peut s’allier à une faction hostile ; le marqueur de relation de celle-ci passe sur Neutre.

rule-D9 = Partenaires
    .text = Les partenaires de coalition ne sont pas ennemis : ils ne peuvent pas se combattre, et les effets sur toutes les pièces ennemies épargnent le partenaire.

rule-D10 = Sans score, pas le moins
    .text = Un joueur sans marqueur de score n’est jamais celui qui a le moins de points.


chapter-MA = Marquise de Chat

rule-MA1 = Aurore : le bois
    .text = Placez un jeton Bois sur chacune de vos scieries, dans sa clairière. S’il reste moins de jetons que nécessaire sur les 8, choisissez où ils vont.

rule-MA2 = Jour : trois actions
    .text = Vous pouvez d’abord fabriquer avec vos ateliers. Effectuez ensuite jusqu’à 3 actions, dans n’importe quel ordre et aussi souvent que vous voulez. Chaque carte Oiseau dépensée donne une action de plus ; la dépenser n’est pas une action et peut se faire après la troisième.

rule-MA3 = Hôpitaux de Campagne
    .text = Chaque fois que des guerriers à vous sont retirés d’une clairière, vous pouvez dépenser une carte correspondant à cette clairière pour les placer tous dans la clairière du donjon. Un retrait demande une carte : les pertes d’une embuscade et celles du combat qui suit sont deux retraits, une Faveur touchant plusieurs clairières en fait un par clairière. Le donjon doit être encore sur le plateau après tous les retraits. Cela fonctionne pendant le tour des autres, et aussi dans la clairière du donjon.

rule-MA4 = Quels retraits comptent
    .text = Les Hôpitaux de Campagne servent contre tout retrait dû aux autres : combat, frappe, révolte, Faveur, et conversion aussi. Ils ne sont pas proposés quand vous retirez vous-même un guerrier avec le Percepteur.

rule-MA5 = Marche et recrutement
    .text = Marche : effectuez jusqu’à deux déplacements. Recrutement, une fois par tour : placez un guerrier sur chaque recruteur, donc deux dans une clairière qui a deux recruteurs ; si votre réserve est insuffisante, choisissez où.

rule-MA6 = Construction
    .text = Choisissez une clairière que vous contrôlez et qui a un emplacement libre. Payez le coût du bâtiment, de 0 à 4, en bois de cette clairière ou de clairières qui lui sont reliées par des clairières que vous contrôlez. Placez le bâtiment et marquez les points révélés sur sa piste.

rule-MA7 = Bois et bâtiments revenus
    .text = Le bois des clairières que vous ne contrôlez pas est inutilisable. Un bâtiment retiré revient sur la case vide la plus à droite de sa piste ; reconstruit, il coûte et rapporte ce qu’indique cette case.

rule-MA8 = Surmenage
    .text = Dépensez une carte correspondant à une clairière avec scierie et placez-y un bois. Vous pouvez recommencer, même à la même scierie.

rule-MA9 = Crépuscule : pioche
    .text = Piochez 1 carte, et une de plus pour chaque bonus de pioche découvert : la troisième et la cinquième case des recruteurs. Puis défaussez jusqu’à n’avoir que 5 cartes.

rule-MA10 = Perdu, retiré, dépensé
    .text = Un donjon retiré quitte le jeu. Un ennemi qui retire du bois marque 1 point par jeton ; le bois que vous dépensez revient dans votre réserve.


chapter-E = Dynasties de la Canopée

rule-E1 = Aurore : mesures d’urgence
    .text = Si votre main est vide au début de l’Aurore, piochez 1 carte.

rule-E2 = Aurore : ajouter au Décret
    .text = Vous devez ajouter 1 ou 2 cartes de votre main à des colonnes quelconques du Décret. Une seule d’entre elles au plus peut être un oiseau.

rule-E3 = Aurore : un nouveau perchoir
    .text = Après l’ajout des cartes, si vous n’avez aucun perchoir sur le plateau, placez un perchoir et 3 guerriers dans la clairière qui a le moins de guerriers, ceux de tous les joueurs comptant et les pions non, parmi celles où ces pièces peuvent être placées (emplacement libre, ni donjon ni terre brûlée). Vous choisissez en cas d’égalité.

rule-E4 = Jour : résoudre le Décret
    .text = Vous pouvez d’abord fabriquer avec vos perchoirs. Résolvez ensuite les colonnes de gauche à droite : recrutement, déplacement, combat, construction. Dans une colonne, prenez les cartes dans l’ordre de votre choix. Chaque carte, vizirs compris, exige une action.

rule-E5 = Les quatre actions
    .text = La couleur de la carte dit dans quelle clairière agir ; un oiseau convient à toutes. Recrutement : un guerrier dans une telle clairière avec perchoir. Déplacement : au moins un guerrier hors d’une telle clairière, selon les règles habituelles. Combat : dans une telle clairière. Construction : un perchoir dans une telle clairière que vous contrôlez, avec un emplacement libre et sans perchoir.

rule-E6 = Charismatique
    .text = Sous ce dirigeant, chaque recrutement place 2 guerriers. S’il n’en reste qu’un, l’action ne peut pas être faite entièrement.

rule-E7 = Pas le choix
    .text = Une action possible doit être faite, si nuisible soit-elle. On ne peut pas choisir la crise.

rule-E8 = Crise
    .text = Dès que l’action d’une carte ne peut pas être faite entièrement, vous subissez une crise. Perdez 1 point par carte Oiseau du Décret, vizirs compris. Défaussez tout le Décret sauf les vizirs. Retournez votre dirigeant face cachée, choisissez-en un autre face visible et glissez les vizirs dans ses colonnes. Passez alors directement au Crépuscule.

rule-E9 = Plus de dirigeants
    .text = Si aucun dirigeant n’est face visible quand vous devez en choisir un, retournez-les d’abord tous face visible, y compris celui qui vient d’être destitué.

rule-E10 = Le Crépuscule après la crise
    .text = Après une crise, le Crépuscule se joue normalement : points et pioche.

rule-E11 = Crépuscule : points et pioche
    .text = Sur la piste des perchoirs, la dernière case vide vers la droite donne vos points. Piochez 1 carte, et une de plus pour chaque bonus de pioche découvert : le troisième et le sixième perchoir. Puis défaussez jusqu’à n’avoir que 5 cartes.

rule-E12 = Crises courantes
    .text = Plus de guerrier à recruter ; plus de perchoir à construire ; aucune clairière correspondante contrôlée sans perchoir ; aucun ennemi là où il faut combattre ; aucun déplacement possible parce que vous ne contrôlez rien.

rule-E13 = Perchoir près du donjon
    .text = Un perchoir dans la clairière du donjon ne peut pas recruter : rien ne peut y être placé.

rule-E14 = Cibles
    .text = Lors d’un combat du Décret, vous pouvez attaquer n’importe quel ennemi de la clairière correspondante, même un Vagabond seul.

rule-E15 = Les cartes du Décret
    .text = Les cartes du Décret ne sont pas dans votre main : vous ne pouvez ni les dépenser ni les jouer en embuscade.


chapter-WA = Alliance de la Forêt

rule-WA1 = Deux sortes de cartes
    .text = Les partisans ne se dépensent que pour leur couleur, et seulement à l’Aurore. Les actions du Jour utilisent les cartes de votre main.

rule-WA2 = Limite de partisans
    .text = Sans base sur le plateau, vous pouvez avoir 5 partisans. Tout partisan de plus est défaussé.

rule-WA3 = Indignation
    .text = Un autre joueur qui retire un jeton Sympathie, ou déplace des guerriers dans une clairière qui en contient un, doit ajouter une carte correspondante de sa main à vos partisans. S’il n’en a pas, il vous montre sa main et vous ajoutez la première carte de la pioche.

rule-WA4 = Ce qui indigne
    .text = Chaque jeton retiré et chaque déplacement dans une clairière sympathisante est une Indignation à part. Le pion du Vagabond n’en provoque pas en se déplaçant, mais bien en retirant un jeton. Placer des guerriers n’en provoque pas.

rule-WA5 = Couleur de l’Indignation
    .text = La carte doit correspondre à la clairière concernée.

rule-WA6 = Aurore : révolte
    .text = Autant de fois que possible : choisissez une clairière sympathisante dont la base de la couleur est encore sur votre plateau de faction et dépensez 2 partisans correspondants. Retirez-en toutes les pièces ennemies, en marquant 1 point par bâtiment et jeton ; un Vagabond présent endommage 3 objets. Placez la base, puis autant de guerriers qu’il y a de clairières sympathisantes de cette couleur, puis 1 guerrier parmi vos officiers. S’il manque des guerriers, le plateau passe d’abord.

rule-WA7 = Perdre une base
    .text = Défaussez tous les partisans de sa couleur et tous les oiseaux. Retirez la moitié de vos officiers, arrondie au supérieur, vers la réserve. S’il ne reste aucune base, défaussez des partisans jusqu’à n’en avoir que 5. La base revient sur votre plateau de faction et peut être reprise par une révolte.

rule-WA8 = Aurore : répandre la sympathie
    .text = Après les révoltes, autant de fois que possible : choisissez une clairière sans sympathie adjacente à une clairière qui en a, ou n’importe laquelle s’il n’y en a aucune sur le plateau. Dépensez autant de partisans correspondants que l’indique la case, un de plus si un autre joueur y a au moins 3 guerriers (loi martiale). Placez le jeton et marquez ses points.

rule-WA9 = Où va la sympathie
    .text = Une clairière contient au plus un jeton Sympathie. On ne peut pas en placer dans la clairière du donjon.

rule-WA10 = Jour
    .text = Dans n’importe quel ordre et aussi souvent que vous voulez : fabrication ; mobilisation (une carte de la main rejoint les partisans) ; entraînement (contre une carte de la couleur d’une base du plateau, un guerrier rejoint vos officiers).

rule-WA11 = Crépuscule : opérations
    .text = Effectuez jusqu’à une opération par officier : déplacement, combat, recrutement (un guerrier sur une base) ou organiser (un de vos guerriers quitte une clairière sans sympathie, un jeton Sympathie l’y remplace et rapporte ses points). Pour organiser, il ne faut ni adjacence ni partisans, et la loi martiale ne joue pas.

rule-WA12 = Crépuscule : pioche
    .text = Piochez 1 carte, plus 1 par base sur le plateau. Puis défaussez jusqu’à n’avoir que 5 cartes.

rule-WA13 = Sympathie perdue
    .text = Un jeton Sympathie retiré revient sur la case vide la plus à droite, si bien que le coût et les points du suivant redescendent.

rule-WA14 = De la place pour la base
    .text = Lors d’une révolte, les emplacements ne gênent jamais : les bâtiments ennemis partent d’abord. Les ruines gardent leur emplacement.

rule-WA15 = Les révoltes d’abord
    .text = Toutes les révoltes précèdent la première propagation de sympathie.


chapter-VB = Vagabond

rule-VB1 = Aurore : récupérer
    .text = Comptez au début de l’Aurore les cafés face visible sur leur piste : chacun remet 2 objets épuisés face visible ; remettez-en encore 3. Seuls les objets intacts ont une face qui compte (Q3).

rule-VB2 = Aurore : se faufiler
    .text = Vous pouvez ensuite vous faufiler : un déplacement vers une clairière ou un bois adjacent sans aucune botte, même vers une clairière hostile. On n’entre dans un bois que de cette manière.

rule-VB3 = Se faufiler avec des alliés
    .text = Se faufiler est un déplacement : d’une clairière à une autre, des guerriers alliés peuvent donc suivre (VB23).

rule-VB4 = États d’un objet
    .text = Un objet est endommagé ou intact, et un objet intact est face visible ou épuisé. Seuls les objets intacts face visible peuvent être épuisés.

rule-VB5 = Pistes et sacoche
    .text = Les cafés, pièces et sacs intacts face visible peuvent occuper leurs pistes, 3 au plus sur chacune, et passer librement de la piste à la sacoche et inversement. Quand vous en épuisez un sur une piste, il va dans la sacoche.

rule-VB6 = Déplacement
    .text = Épuisez 1 botte, et 1 de plus en tout si une faction hostile a des guerriers à l’arrivée. Peu importe qui contrôle. D’un bois, vous allez vers une clairière qui le touche, jamais vers un autre bois.

rule-VB7 = Combat
    .text = Épuisez 1 épée pour lancer un combat dans votre clairière.

rule-VB8 = Frappe
    .text = Épuisez 1 arbalète pour retirer de votre clairière un guerrier ennemi, ou un bâtiment ou jeton d’un ennemi qui n’y a pas de guerrier (1 point). Une frappe n’est pas un combat : ni dés, ni embuscade, ni infamie.

rule-VB9 = Exploration
    .text = Épuisez 1 torche pour prendre un objet dans une ruine de votre clairière et marquer 1 point. Une ruine vide est retirée et libère son emplacement.

rule-VB10 = Aide
    .text = Épuisez n’importe quel objet et donnez une carte correspondant à votre clairière à un joueur qui y a des pièces. Vous pouvez ensuite prendre un de ses Objets Fabriqués, face visible.

rule-VB11 = Qui peut être aidé
    .text = Le joueur aidé doit avoir des pièces à lui dans votre clairière. Dans un bois, on ne peut aider personne. Un second Vagabond peut être aidé, mais n’a pas de relation avec vous.

rule-VB12 = Quête
    .text = Dans une clairière de la couleur de la quête, épuisez les deux objets indiqués. Puis piochez 2 cartes, ou marquez 1 point par quête de cette couleur que vous avez accomplie, celle-ci comprise. Révélez une nouvelle quête.

rule-VB13 = Fabrication
    .text = Épuisez autant de marteaux que le coût a de symboles ; tous comptent comme la couleur de votre clairière. Les coûts de couleurs mêlées sont donc hors d’atteinte, et un coût de toute couleur demande autant de marteaux. Dans un bois, on ne fabrique pas (la dernière phrase est une règle maison).

rule-VB14 = Vos objets fabriqués
    .text = Un objet que vous fabriquez va aussitôt, face visible, dans votre sacoche ou sur sa piste, et vous marquez les points indiqués.

rule-VB15 = Réparation
    .text = Épuisez 1 marteau pour remettre un objet endommagé dans votre sacoche, face visible.

rule-VB16 = Améliorer une relation
    .text = Pour avancer d’un cran le marqueur d’une faction, aidez-la 1, puis 2, puis 3 fois dans le même tour ; chaque aide ne compte que pour un cran. Les crans rapportent 1, 2 et 2 points. Trois aides depuis Neutre font deux crans et 3 points.

rule-VB17 = Compter les aides
    .text = Les aides se comptent à neuf à chaque tour et après chaque cran.

rule-VB18 = Aider un allié
    .text = Chaque aide à une faction alliée rapporte 2 points.

rule-VB19 = Devenir hostile
    .text = Retirer un guerrier d’une faction qui n’est pas hostile la rend hostile aussitôt, quelle que soit la relation, même en défendant ou en frappant.

rule-VB20 = Infamie
    .text = Dans les combats de votre propre tour, marquez 1 point par pièce d’une faction hostile que vous retirez, en plus des points des bâtiments et jetons. Le guerrier dont le retrait a rendu la faction hostile ne compte pas.

rule-VB21 = L’hostile le reste
    .text = Vous pouvez aider une faction hostile pour prendre ses objets, mais la relation ne s’améliore jamais, sauf par D8.

rule-VB22 = Subir des pertes
    .text = Pour chaque perte, endommagez un objet intact de votre choix, face visible ou épuisé, sur une piste ou dans la sacoche ; s’il n’y en a plus, ignorez la perte. Les effets qui retirent toutes les pièces ennemies endommagent à la place 3 de vos objets.

rule-VB23 = Se déplacer avec des alliés
    .text = Quand vous vous déplacez, vous pouvez emmener de la même clairière un nombre quelconque de guerriers d’une faction alliée. S’ils entrent dans une clairière sympathisante, c’est l’allié qui paie l’Indignation.

rule-VB24 = Attaquer avec des alliés
    .text = En attaque, vous pouvez traiter les guerriers d’un allié présents comme les vôtres, mais pas contre cet allié. Votre limite de pertes aux dés est leur nombre plus vos épées intactes, et ils peuvent subir des pertes pour vous. S’ils en ont subi plus que vos objets, cet allié devient hostile après le combat ; sinon, leur perte ne change rien à la relation.

rule-VB25 = Crépuscule
    .text = Dans un bois, réparez tous les objets endommagés, face visible. Piochez 1 carte, plus 1 par pièce face visible sur sa piste. Défaussez jusqu’à n’avoir que 5 cartes. Puis, si la sacoche et les objets endommagés dépassent ensemble 6, plus 2 par sac face visible sur sa piste, retirez du jeu des objets jusqu’à la limite.

rule-VB26 = Voleur : vol
    .text = Épuisez 1 torche pour prendre une carte au hasard à un joueur qui a des pièces dans votre clairière et au moins une carte.

rule-VB27 = Bricoleur : travail journalier
    .text = Épuisez 1 torche pour prendre dans la défausse une carte correspondant à votre clairière, oiseaux compris ; pas dans les Âmes Perdues.

rule-VB28 = Rôdeur : planque
    .text = Épuisez 1 torche pour réparer jusqu’à trois objets endommagés. Votre Jour prend alors fin.

rule-VB29 = Clochard : provocation
    .text = Épuisez 1 torche pour lancer dans votre clairière un combat entre deux joueurs différents qui y ont des pièces ; vous pouvez être l’un d’eux. L’attaquant doit avoir des guerriers ou un pion. Vous choisissez les pertes des deux camps et marquez les points de tous les bâtiments et jetons retirés, ainsi que l’infamie pour les pièces hostiles.

rule-VB30 = Arbitre : protection
    .text = Une fois par combat, avant le jet de dés, un défenseur de la clairière de l’Arbitre peut l’engager ; l’Arbitre marque 1 point et ses épées intactes augmentent la limite de pertes aux dés du défenseur. Pas dans les combats où l’Arbitre attaque ou défend. Un défenseur sans guerrier reste sans défense (la dernière phrase est une règle maison).

rule-VB31 = Canaille : terre brûlée
    .text = Posez une torche dans votre clairière pour le reste de la partie et retirez-en toutes les pièces ennemies, en marquant 1 point par bâtiment et jeton. Ce n’est pas un combat : pas d’infamie. La suite pour la clairière est en M13.

rule-VB32 = Le pion
    .text = Le pion est une pièce là où une règle demande un joueur qui a des pièces, mais ce n’est pas un guerrier. Il ne peut jamais être retiré.

rule-VB33 = Explorer à deux Vagabonds
    .text = Regardez les deux objets sous la ruine et prenez-en un d’une sorte que vous n’avez pas encore prise dans une ruine. Si vous n’en prenez aucun, vous ne marquez rien et la torche reste épuisée.


chapter-L = Culte des Lézards

rule-L1 = Aurore : les Parias
    .text = Comptez les Âmes Perdues par couleur, sans les oiseaux. Si une seule couleur est la plus présente, elle devient celle des Parias ; si elle l’était déjà, les Parias deviennent Haïs. En cas d’égalité, ou sans cartes, le marqueur reste en place et passe sur Haïs.

rule-L2 = Nouveaux et Haïs
    .text = Une couleur qui prend la place commence comme Parias, pas Haïs. Une couleur Haïe qui domine encore reste Haïe.

rule-L3 = Aurore : vider les Âmes Perdues
    .text = Défaussez ensuite toutes les Âmes Perdues ; les cartes Domination qui s’y trouvent deviennent disponibles.

rule-L4 = Aurore : conspirations
    .text = Dépensez ensuite des acolytes pour un nombre quelconque de conspirations. Si les Parias sont Haïs, chacune coûte un acolyte de moins.

rule-L5 = Acolytes dépensés
    .text = Les acolytes dépensés retournent dans votre réserve.

rule-L6 = Crainte des fidèles
    .text = Pour chaque jardin retiré du plateau, défaussez une carte de votre main au hasard.

rule-L7 = Croisade
    .text = Pour 2 acolytes : combattez dans une clairière de Parias ; ou déplacez-vous depuis une clairière de Parias, selon les règles habituelles, puis vous pouvez combattre à l’arrivée, quelle que soit sa couleur.

rule-L8 = Conversion
    .text = Pour 2 acolytes : retirez un guerrier ennemi d’une clairière de Parias et placez-y un des vôtres.

rule-L9 = Sanctuaire
    .text = Pour 3 acolytes : retirez un bâtiment ennemi d’une clairière de Parias (1 point) et placez-y un jardin de la couleur de la clairière.

rule-L10 = Payer d’abord
    .text = Les acolytes dépensés reviennent avant l’effet : un guerrier tout juste dépensé peut être celui que vous placez. Après le paiement, vous devez en avoir un en réserve.

rule-L11 = Tout ou rien
    .text = La Conversion et le Sanctuaire demandent que l’échange entier soit possible : pas dans la clairière du donjon, et avec un jardin de cette couleur encore disponible. Un pion ne peut jamais être converti.

rule-L12 = Conséquences
    .text = Les Hôpitaux de Campagne, l’Indignation et les autres effets suivent normalement quand des pièces sont converties ou remplacées.

rule-L13 = Jour : rituels
    .text = Montrez des cartes de votre main : chacune permet un rituel. Une carte ainsi révélée ne sert plus à rien d’autre durant ce Jour, pas même d’embuscade.

rule-L14 = Haine des oiseaux
    .text = Les oiseaux ne sont pas des jokers pour les rituels. Construction, Recrutement et Score demandent la couleur exacte, Sacrifice demande un oiseau.

rule-L15 = Construction, Recrutement, Score
    .text = Construction : un jardin dans une clairière de la couleur de la carte que vous contrôlez, avec un emplacement libre. Recrutement : un guerrier dans n’importe quelle clairière de la couleur de la carte. Score, une fois par couleur et par tour : dépensez une carte non révélée et marquez les points de la case vide la plus à droite des jardins de cette couleur ; jusqu’à un jardin, c’est 0.

rule-L16 = Sacrifice
    .text = Révélez un oiseau pour mettre un guerrier de votre réserve parmi les acolytes (règle maison ; les anciens plateaux le prennent sur le plateau de jeu).

rule-L17 = Crépuscule
    .text = Reprenez vos cartes révélées. Fabriquez avec les jardins de la couleur des Parias : tout symbole qui n’est pas de toute couleur doit donc être de celle-là. Piochez 1 carte plus les bonus révélés. Défaussez jusqu’à n’en avoir que 5, dans les Âmes Perdues.

rule-L18 = Âmes Perdues
    .text = Toutes les cartes dépensées ou défaussées par quiconque vont aux Âmes Perdues plutôt qu’à la défausse, y compris les cartes fabriquées à effet immédiat et les embuscades.

rule-L19 = Cartes révélées et limite de main
    .text = Les cartes révélées sont de retour dans votre main avant la vérification de la limite.

rule-L21 = Vengeance et provocation
    .text = Chaque guerrier perdu en défense devient acolyte, même dans un combat lancé par le Clochard.


chapter-RF = Compagnie de la Rivière

rule-RF1 = À vendre
    .text = Votre main est visible de tous.

rule-RF2 = Acheter des services
    .text = Au début de son Aurore, un autre joueur peut acheter 1 service, plus 1 par clairière contenant à la fois un comptoir et une pièce à lui. Tous les achats d’un tour se font ensemble, juste après la vérification des Dominations et avant tout le reste (la dernière phrase est une règle maison).

rule-RF3 = Payer
    .text = L’acheteur place dans Paiements des guerriers de sa réserve, autant que le prix. S’il n’en a pas assez, il ne peut pas acheter.

rule-RF4 = Le Vagabond client
    .text = Le Vagabond épuise à la place autant d’objets que le prix, et la Compagnie met autant de ses propres guerriers dans Paiements, si elle en a. Le Vagabond ne peut pas acheter de mercenaires.

rule-RF5 = Combien de fois
    .text = Les cartes peuvent être achetées plusieurs fois par tour, les bateaux et les mercenaires une seule fois.

rule-RF6 = Aurore
    .text = Quand la case Paiements est vide, ajoutez-y 2 guerriers à vous (autant que vous en avez). Puis, avec un comptoir sur le plateau, marquez 1 point pour 2 guerriers restés dans Fonds. Déplacez enfin dans Fonds tous les guerriers de votre plateau de faction.

rule-RF7 = Investir et dépenser
    .text = Un fonds investi va dans Investissements et revient à votre prochaine Aurore. Un fonds dépensé retourne dans la réserve de son propriétaire.

rule-RF8 = Fabrication
    .text = Placez un fonds par symbole sur une case de comptoir vidée de cette couleur ; un symbole de toute couleur va sur n’importe quelle case. Une case porte un fonds par tour. Les cases des comptoirs perdus pour de bon restent ouvertes.

rule-RF9 = Commerce perturbé
    .text = Un comptoir retiré quitte le jeu. Retirez la moitié de vos fonds, arrondie au supérieur, au choix, vers les réserves de leurs propriétaires. Paiements et Investissements sont à l’abri.

rule-RF10 = Recrutement
    .text = Dépensez 1 fonds pour placer un guerrier dans n’importe quelle clairière au bord de la rivière, peu importe qui la contrôle.

rule-RF11 = Comptoir et garnison
    .text = Choisissez une clairière sans comptoir que quelqu’un contrôle. Dépensez 2 fonds de la faction qui la contrôle, les vôtres si c’est vous. Placez-y un comptoir de la couleur et 1 guerrier, et marquez 2 points. Pas dans la clairière du donjon.

rule-RF12 = Personne ne contrôle
    .text = Une clairière que personne ne contrôle ne peut pas recevoir de comptoir. Là où le Culte a un jardin, c’est le Culte qui contrôle et ce sont ses guerriers qu’il faut dépenser.

rule-RF13 = Export
    .text = Quand vous fabriquez, payez comme d’habitude, mais vous pouvez défausser la carte sans son effet, sans objet ni points, pour mettre 1 de vos guerriers dans Paiements. La carte doit pouvoir être fabriquée à ce moment.

rule-RF14 = Pioche et Crépuscule
    .text = Investissez 1 fonds pour piocher 1 carte. Au Crépuscule, vous ne piochez rien : défaussez jusqu’à n’avoir que 5 cartes, puis fixez vos prix.

rule-RF15 = Durée des services
    .text = Les bateaux durent jusqu’à la fin du tour de l’acheteur, les mercenaires pendant son Jour et son Crépuscule.

rule-RF16 = Mercenaires
    .text = Les guerriers de la Compagnie comptent comme ceux de l’acheteur pour le contrôle, et alors plus pour la Compagnie, ainsi qu’en combat, sauf contre la Compagnie. Ils ne peuvent pas être déplacés, ne comptent pas pour la Domination et ne sont retirés que par des pertes. Les pertes alternent : la première, la troisième, la cinquième, etc., vont aux guerriers de l’acheteur s’il en a, les autres aux mercenaires. Les bâtiments et jetons ne partent que lorsqu’il ne reste aucun guerrier des deux sortes.

rule-RF17 = Attaquer avec les seuls mercenaires
    .text = Un acheteur sans guerrier à lui dans une clairière peut y attaquer avec les seuls mercenaires.

rule-RF18 = Mercenaires et Vagabond
    .text = Si le Vagabond tue un mercenaire, c’est la faction de l’acheteur qui devient hostile, pas la Compagnie.

rule-RF19 = Ni ennemis ni patients
    .text = Les mercenaires que vous utilisez ne sont pas des pièces ennemies pour vous. Les Hôpitaux de Campagne ne les sauvent jamais.

rule-RF20 = Guerriers gardés comme fonds
    .text = Les guerriers que détient la Compagnie ne sont pas dans la réserve de leur propriétaire : ils limitent donc son recrutement.


chapter-MM = Marquise Mécanique

rule-MM1 = Mise en place
    .text = Elle prend la place de la Marquise. Retirez les 4 cartes Domination et ajoutez les 4 espions au paquet. Disposez 5 ordres cachés en ligne. Mettez une épée, une botte, un sac et un café de la réserve dans Objets à Vendre. Placez le donjon et 11 guerriers comme la Marquise, mais aucun bâtiment. Le coin du donjon est tiré au hasard (la dernière phrase est une règle maison).

rule-MM2 = Aurore
    .text = Elle marque 2 points par clairière qu’elle contrôle avec au moins 3 de ses guerriers. En partie coopérative, elle marque aussi 1 point par humain.

rule-MM3 = Jour
    .text = Révélez l’ordre le plus à gauche ; combat, déplacement, recrutement ; défaussez l’ordre. Un ordre sans coût de fabrication (embuscade, espion) vaut quand même pour le combat et le déplacement, est défaussé, et le Jour recommence avec l’ordre suivant.

rule-MM4 = Combat
    .text = Elle combat dans chaque clairière de la couleur de l’ordre où se trouvent ses guerriers et des pièces ennemies. Le défenseur est l’ennemi qui y a le plus de pièces, puis le plus de points, puis la première lettre de mise en place. Les clairières dans l’ordre croissant ; un ordre Oiseau vaut pour toutes ; les pièces sont les guerriers, bâtiments, jetons et le pion, si bien qu’un Vagabond seul est attaqué (la dernière phrase est une règle maison).

rule-MM5 = Déplacement
    .text = Dans l’ordre croissant, de chaque clairière de la couleur de l’ordre qu’elle contrôle avec 4 de ses guerriers ou plus, elle déplace tous ses guerriers sauf 3 vers la clairière adjacente qui a le plus de pièces ennemies ; en cas d’égalité, même à zéro, vers le plus petit numéro. Un déplacement après l’autre : des guerriers qui arrivent peuvent donc repartir.

rule-MM6 = Recrutement
    .text = Regardez le coût de fabrication de l’ordre. 1 à 3 d’une couleur : autant de guerriers dans chaque clairière de cette couleur qu’elle contrôle. 1 de chaque couleur : 1 guerrier dans chaque clairière qu’elle contrôle. 4 de toute couleur : 4 guerriers au donjon. Pas de coût : elle ne recrute pas et le Jour recommence avec l’ordre suivant, ou le Crépuscule commence s’il n’y en a plus. S’il manque des guerriers, ils vont d’abord aux plus petits numéros (la dernière phrase est une règle maison).

rule-MM7 = Deux couleurs
    .text = Le combat et le déplacement suivent la couleur de la carte, le recrutement celle de son coût.

rule-MM8 = Crépuscule
    .text = Ajoutez des cartes de la pioche à droite du Programme d’Ordres jusqu’à avoir 5 ordres.

rule-MM9 = Dextérité manuelle réduite
    .text = Elle n’a pas de main. Qui devrait lui prendre une carte pioche à la place ; une carte qui lui est donnée est défaussée et elle marque 1 point. Quand elle provoque l’Indignation, l’Alliance ajoute la première carte de la pioche.

rule-MM10 = Déteste les surprises
    .text = Aucune embuscade ne peut être jouée contre elle. On ne peut pas la forcer à défausser ; elle ne fabrique jamais, ne tend jamais d’embuscade et ne dépense jamais de cartes.

rule-MM11 = Espions
    .text = Jouez un espion pendant votre Jour, sans coût. Avec un espion en jeu, vous pouvez révéler un ordre pendant votre Jour. S’il a la couleur de l’espion, les oiseaux n’étant pas des jokers ici, l’espion est défaussé et devient disponible ; sinon, vous pouvez échanger deux ordres. Chaque espion sert une fois par tour (la dernière phrase est une règle maison).

rule-MM12 = Objets à Vendre
    .text = Un Vagabond qui l’aide peut prendre un de ses Objets à Vendre.

rule-MM13 = Partie coopérative
    .text = 1 à 4 humains gagnent ensemble si chacun atteint 30 points avant elle. Elle recrute peu importe qui contrôle : dans chaque clairière de la couleur, ou dans toutes pour un coût de 1 de chaque couleur. Un humain arrivé à 30 continue de jouer (la dernière phrase est une règle maison).

rule-MM14 = Solo
    .text = Seul contre elle, retirez aussi les trois cartes Faveur du paquet.

rule-MM15 = Campagne
    .text = Les parties coopératives peuvent s’enchaîner. Après chaque partie gagnée, elle commence avec 3 points de plus et chaque joueur commence avec une carte fabriquée de plus, gardée de la dernière partie. Après deux victoires, elle commence à 6 et chaque joueur a 2 cartes. Les détails sont en Q13.

rule-MM16 = Son donjon
    .text = Elle ne perd le donjon qu’après ses guerriers présents. Un donjon retiré est perdu, et un ordre de 4 de toute couleur ne recrute alors personne (règle maison).

rule-MM17 = Partie compétitive
    .text = Elle peut prendre la place de la Marquise dans toute combinaison, à une place tirée au hasard. Elle gagne seule à 30 points.

rule-MM18 = Donjon et hôpitaux
    .text = Personne ne peut placer de pièces dans la clairière de son donjon, comme en M10. Elle n’utilise jamais les Hôpitaux de Campagne (règle maison).


chapter-SC = Combinaisons de factions

rule-SC1 = Des conseils
    .text = Toute combinaison de factions est permise. Les listes sont des conseils ; celles marquées d’une torche conviennent aux débutants.

rule-SC2 = Jeu de base
    .text = À deux : Marquise et Canopée (idéal pour apprendre), Marquise et Alliance, Canopée et Alliance, Canopée et Vagabond. À trois : Marquise et Canopée avec l’Alliance ou avec le Vagabond, ou une combinaison avec Alliance et Vagabond (Q16). À quatre : toutes les factions de base.

rule-SC3 = Avec l’extension
    .text = À quatre ou plus, prenez une combinaison à trois et ajoutez 1, 2 ou 3 factions, jusqu’à six.

rule-SC4 = Avec la Marquise Mécanique
    .text = Il y a des listes pour un humain seul et pour les parties coopératives (Q16) ; à 3 ou 4 humains, ajoutez 1 ou 2 factions. En partie compétitive, elle remplace la Marquise dans toute combinaison. Les deux ensemble sont impossibles : elles utilisent les mêmes pièces.

rule-SC5 = Match en deux parties
    .text = Deux joueurs peuvent jouer deux parties en échangeant les factions (S2) ; à somme égale, voir Q14.


chapter-GU = La première partie guidée

rule-GU1 = La table
    .text = Sur le plateau Automne, dans le sens horaire : Marquise, Canopée, Alliance, Vagabond ; la Marquise joue en premier (le choix du plateau est une règle maison).

rule-GU2 = Cartes de guide
    .text = Mettez en place comme d’habitude, mais ne distribuez pas de mains. Chaque faction suit sa carte de guide au lieu de sa propre mise en place, toutes en même temps ; la carte nomme aussi les cartes à prendre dans la pioche.

rule-GU3 = La carte de guide de la Marquise
    .text = Donjon et scierie dans la clairière 1, un guerrier dans chaque clairière sauf la clairière 3 (11 guerriers), un atelier et un recruteur selon la fiche de guide. Main : Tactiques Brutales (oiseau), Banque des Terriers (lapin) et Attirail de Voyage (souris).

rule-GU4 = Atelier et recruteur
    .text = L’atelier est dans la clairière 5, une clairière Lapin, pour que l’Attirail de Voyage puisse être fabriqué dès le premier tour ; le recruteur dans la clairière 9 (règle maison).

rule-GU5 = Les autres factions
    .text = Une fois les cartes de la Marquise retirées, la pioche est mélangée et chaque autre joueur reçoit 3 cartes. Ils se mettent en place selon S5 à S7, la Canopée dans la clairière 3. Suggérés et cités d’abord, sans obligation : le Despote comme dirigeant, le Voleur comme personnage (règle maison).

rule-GU6 = Deux tours guidés
    .text = Aux tours 1 et 2, chacun suit la fiche de guide, la Marquise d’abord ; à partir du tour 3, le jeu est ordinaire. Les tours de la fiche ne sont pas repris ici : vous recevez des conseils à chaque phase et rien ne vous est imposé (la dernière phrase est une règle maison).

rule-GU7 = Pour la Marquise seulement
    .text = Les instructions répétées sur l’image de la fiche de guide sont celles de la Marquise ; elles ne valent ni pour la Canopée, ni pour l’Alliance, ni pour le Vagabond.


chapter-Q = Questions tranchées

rule-Q1 = Plusieurs à 30, hors de leur tour
    .text = Si plusieurs joueurs atteignent 30 ensemble et qu’aucun n’est en train de jouer son tour, le premier d’entre eux dans l’ordre du tour après le joueur en cours gagne (règle maison).

rule-Q2 = Joueurs pour une coalition
    .text = Le livret ne fixe pas de nombre de joueurs pour une coalition, la Loi en demande quatre. Quatre est retenu ici ; l’option permet trois. Les 10 points nécessaires valent aussi pour le Vagabond.

rule-Q3 = Les objets endommagés n’ont pas de face
    .text = Seuls les objets intacts sont face visible ou épuisés. On ne retourne donc à l’Aurore que des objets intacts, et un objet réparé revient face visible.

rule-Q4 = Prendre un objet en aidant
    .text = Prendre un objet fabriqué après une aide est facultatif.

rule-Q5 = Où va la carte d’une aide
    .text = Une carte donnée en aide va dans la main de celui qui la reçoit, jamais parmi les partisans ni dans le Décret. Pour la Marquise Mécanique, voir MM9 (règle maison).

rule-Q6 = Pistes pleines
    .text = Un café, une pièce ou un sac gagné ou retourné alors que sa piste en porte 3 reste dans la sacoche et compte pour la limite d’objets.

rule-Q7 = Le Vagabond paie la Compagnie
    .text = Le Vagabond peut épuiser n’importe quels objets intacts face visible. Si la Compagnie manque de guerriers, elle place ceux qu’elle a, et le service est rendu quand même (règle maison).

rule-Q8 = La machine ne commerce pas
    .text = La Marquise Mécanique n’achète aucun service : il n’existe donc pas de fonds de sa couleur, et aucun comptoir ne peut être établi dans une clairière qu’elle contrôle. Elle ne conclut pas d’accords, et Décrypteurs et Banque des Terriers ne peuvent pas la désigner (règle maison).

rule-Q9 = Les espions qui partent
    .text = Un espion défaussé comme ordre ou dépensé pour sa couleur devient disponible ; avec le Culte en jeu, il va d’abord aux Âmes Perdues, comme en C6. On le prend comme en C5 (règle maison).

rule-Q10 = Ordres révélés
    .text = Un ordre révélé par un espion reste face visible. Un échange peut porter sur des ordres visibles ou cachés, chacun gardant sa face. Seul un ordre caché peut être révélé ; s’il n’y en a pas, l’espion ne fait rien (règle maison).

rule-Q11 = Score requis pour les espions
    .text = Un espion peut être joué avec n’importe quel score, puisque sa carte le dit sans coût. Une option exige 10 points, comme pour les cartes Domination (règle maison).

rule-Q12 = La coopération en détail
    .text = Les humains restent des factions distinctes et ennemies pour toutes les règles ; ils gagnent et perdent seulement ensemble. Avoir atteint 30 est acquis, même si des points sont perdus ensuite. Ils gagnent dès que le dernier humain atteint 30 et perdent dès que la Marquise Mécanique y parvient ; si les deux arrivent ensemble, G2 décide. Elle marque pour chaque humain de la partie (règle maison).

rule-Q13 = La campagne en détail
    .text = Seules les cartes à effet permanent devant vous à la fin peuvent être gardées, et rien ne vous y oblige. Les cartes gardées sont retirées du paquet avant le mélange et sont en jeu dès le début ; une fois utilisées et défaussées, elles sont perdues pour la campagne. Les factions peuvent changer d’une partie à l’autre. Une défaite met fin à la campagne (règle maison).

rule-Q14 = Égalité au match
    .text = Dans un match en deux parties, des sommes égales donnent une victoire partagée (règle maison).

rule-Q15 = Qui commence avec la machine
    .text = Sa place et le premier joueur sont tirés au hasard ; elle peut être première joueuse (règle maison).

rule-Q16 = Listes de combinaisons
    .text = La troisième combinaison à trois est Marquise, Alliance et Vagabond. Les listes de l’extension, du solo et du mode coopératif contiennent des combinaisons qui atteignent les sommes conseillées par la Loi, la machine comptant comme la Marquise (règle maison).

rule-Q17 = Premiers bâtiments de la Marquise
    .text = Ils demandent des emplacements libres : un emplacement sous une ruine est fermé dès la mise en place. Avec le donjon dans la clairière 1, 3 ou 4 du plateau Automne, qui n’ont qu’un emplacement, un bâtiment au plus y tient (règle maison).

rule-Q18 = Demander les effets de combat
    .text = L’attaquant décide qui commence. Puis on demande à chaque camp, à tour de rôle, s’il utilise un effet, jusqu’à ce que les deux passent.

rule-Q19 = L’Indignation sur-le-champ
    .text = L’Indignation se paie juste après le déplacement, avant un combat qui suit dans la même action, comme lors d’une croisade. La carte payée n’est donc plus là pendant ce combat (règle maison).

rule-Q20 = Oiseaux pour le Surmenage et les Hôpitaux
    .text = Les deux acceptent les oiseaux comme jokers. La carte dépensée pour une action de plus doit être un vrai oiseau.


chapter-V = Versions des règles

rule-V1 = Piste de sympathie
    .text = Les plateaux récents donnent 0, 1, 1, 1, 2, 2, 3, 4, 4, 4, les anciens 1, 1, 1, 2, 2, 3, 4, 4, 4, 4. La piste récente est retenue ; l’ancienne est une option.

rule-V2 = Bonus de pioche du Culte
    .text = Sur les plateaux récents, le bonus est au deuxième jardin de chaque couleur ; sur les anciens, au deuxième jardin Renard, au troisième Lapin et au quatrième Souris. Le récent est retenu ; l’ancien est une option.

rule-V3 = D’où vient un sacrifice
    .text = Selon la Loi, le guerrier vient de la réserve ; sur les anciens plateaux, du plateau de jeu. La réserve est retenue ; le plateau est une option.

rule-V4 = Face d’un objet réparé
    .text = Selon le livret, il revient face visible ; selon la Loi, il garde sa face. Face visible est retenu ; garder sa face est une option.

rule-V5 = Place d’un nouveau perchoir
    .text = Le livret et la Loi disent le moins de guerriers, les anciens plateaux le moins de pièces. Le moins de guerriers est retenu ; le moins de pièces est une option.

rule-V6 = Coalition
    .text = La Loi la permet à quatre joueurs ou plus, le livret n’en dit rien. Quatre est retenu ; trois est une option.

rule-V7 = Égalité pour les Parias
    .text = Selon la Loi, le marqueur passe sur Haïs ; le livret ne décrit qu’une majorité nette. La Loi est retenue ; laisser le marqueur inchangé est une option.

rule-V8 = Banque des Terriers
    .text = L’ancienne carte est automatique, la nouvelle facultative. L’automatique est retenue, et vous choisissez l’autre joueur ; la facultative est une option.

rule-V9 = Le premier guerrier et l’infamie
    .text = Le guerrier dont le retrait rend une faction hostile ne rapporte pas d’infamie ; l’exemple du livret le confirme.

rule-V10 = Objets au-delà de la limite
    .text = Le livret les retire de la sacoche et traite la case des objets endommagés comme une partie de celle-ci ; la Loi nomme les deux. Le résultat est le même.

rule-V11 = Frappe sur bâtiments et jetons
    .text = Toutes les sources concordent : seulement si cet ennemi n’a pas de guerrier dans la clairière.

rule-V12 = Combattre un partenaire
    .text = L’ancienne Loi parle d’un autre joueur, la nouvelle d’un ennemi, ce qui exclut le partenaire de coalition. La nouvelle est retenue.

rule-V13 = Objets sur les pistes
    .text = Le livret laisse déplacer librement les objets face visible entre piste et sacoche ; la nouvelle Loi le rend automatique. Le livret est retenu.

rule-V14 = Ordre du Crépuscule du Vagabond
    .text = Toutes les sources concordent : repos, pioche, défausse, limite d’objets.

rule-V15 = La carte du rituel Score
    .text = Le livret dépense une carte non révélée, la Loi la carte révélée elle-même. L’effet est le même : une carte va aux Âmes Perdues et ne revient pas.

rule-V16 = L’Aurore de l’Alliance
    .text = La révolte et la propagation de la sympathie suivent le plateau de faction et la Loi.

rule-V17 = Cartes de guide et listes
    .text = Les cartes de guide de la Canopée, de l’Alliance et du Vagabond, la fiche de guide et les symboles des combinaisons conseillées sont remplacés par nos propres choix, voir GU4 à GU6 et Q16 (règle maison).
