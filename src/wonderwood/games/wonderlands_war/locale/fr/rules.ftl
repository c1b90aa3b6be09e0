# Wonderland’s War : les règles, numérotées comme dans rulebook.toml.

## 1

chapter-1 = Vocabulaire

rule-R1_1 = Unités
    .text = Les Partisans, les Habitants et les Chefs sont des unités. Un Château n’est pas une unité.
rule-R1_2 = Types de jetons
    .text = Il y a cinq types de jetons : Allié (six sortes, dont Forge), Faction (Chef de Faction et Artefact), Objet (douze sortes), Folie et Poison.
rule-R1_3 = Adversaires
    .text = Vos adversaires dans un combat sont les autres joueurs qui ont au moins 1 unité dans sa Région, y compris ceux qui ont abandonné ; ceux qui ont échoué n’en sont pas. « En lice » signifie : ni abandon ni échec.
rule-R1_4 = Gagner et défausser pour de bon
    .text = Un jeton gagné va directement dans votre sac, sauf mention contraire. Un jeton défaussé pour de bon retourne dans la réserve commune.
rule-R1_5 = Force
    .text = Le mot « Force » seul désigne votre repère sur la piste de Combat. Il ne s’agit de celle de votre Chef que lorsqu’on parle de Force du Chef.
rule-R1_6 = Régions adjacentes
    .text = Les Régions qui se suivent dans l’ordre des combats sont adjacentes. La Mare de Larmes et le Comté de la Déraison le sont aussi : les cinq Régions forment un anneau.
rule-R1_7 = Chaises inoccupées et vides
    .text = Une chaise qui porte une carte mais aucun Chef est inoccupée. Une chaise sans carte ni Chef est vide.
rule-R1_8 = Pas de coup d’œil
    .text = Il est interdit de regarder dans son sac pendant la phase de Guerre. La table n’en montre que ce que chaque joueur peut déduire (règle maison).
rule-R1_9 = Ordre des joueurs
    .text = Chaque fois que l’ordre des joueurs importe, celui qui a le moins de PV passe le premier ; à égalité, celui qui a le plus d’Éclats. Si l’égalité persiste, on suit le sens horaire à partir du premier joueur du round (règle maison).

## 2

chapter-2 = Mise en place du jeu

rule-R2_1 = Marqueurs Score
    .text = Mélangez les 6 marqueurs Score de Région, posez-en 1 dans chaque Région et rangez le dernier dans la boîte.
rule-R2_2 = Paquets d’Alliés
    .text = Choisissez un paquet de cartes Allié : A, B, C ou D (A pour une première partie). Ses cinq cartes et la carte Forge sont en jeu ; les jetons Allié sont triés par sorte et par niveau. On peut aussi mélanger des cartes de paquets différents, une par Allié.
rule-R2_3 = Cartes Pays des Merveilles
    .text = Mélangez les 24 cartes Pays des Merveilles et retournez-en 3 face visible.
rule-R2_4 = Réserve commune
    .text = Les jetons Folie, les Éclats et le dé Éclat sont au centre, à la disposition de tous.
rule-R2_5 = Chaises bloquées
    .text = À 2 ou 3 joueurs, les deux chaises marquées sont bloquées ; à 4 joueurs, seulement celle qui est marquée pour cinq ; à 5 joueurs, aucune. Une chaise bloquée est considérée comme absente.
rule-R2_6 = Paquets Thé
    .text = Mélangez séparément les trois paquets Thé. Distribuez les cartes du round I face visible, une par chaise, en commençant par la chaise à droite du Bout de Table et en sens horaire.
rule-R2_7 = Paquet Quête
    .text = Mélangez les 30 Quêtes.
rule-R2_8 = Premier combat
    .text = De 3 à 5 joueurs, la silhouette Premier combat commence dans le Donjon rouge : lancez le dé Éclat et avancez-la d’autant de Régions en sens horaire. À 2 joueurs, voir le chapitre 15.

## 3

chapter-3 = Mise en place des joueurs

rule-R3_1 = Votre matériel
    .text = Chacun prend un plateau Faction (côté 2 joueurs à deux), 14 Partisans, 5 Châteaux, son Chef, 4 jetons Chef de Faction de Force 1, 1, 1 et 2, 6 Artefacts de Force 3, un Bouclier, 4 cartes Pari (aucune à 2 joueurs), 6 disques et 1 cube.
rule-R3_2 = Partisans sur la piste de Forge
    .text = 4 de vos 14 Partisans commencent sur votre troisième piste de Forge ; les 10 autres forment votre réserve.
rule-R3_3 = Artefacts
    .text = 4 Artefacts attendent au bout de vos pistes de Forge, 2 vont dans votre sac.
rule-R3_4 = Disques
    .text = 4 disques couvrent vos 4 capacités. La Force du Chef commence à 1, le score et la Force à 0.
rule-R3_5 = Sac de départ
    .text = Votre sac contient d’abord 10 jetons : 4 Chef de Faction, 2 Artefacts, 1 Forge, 1 Folie double et 2 Folie simple. À 2 joueurs, il contient une Forge de plus, soit 11 jetons.
rule-R3_6 = Bouclier
    .text = Votre Bouclier commence intact.
rule-R3_7 = Première Quête
    .text = Piochez 2 Quêtes, gardez-en 1 face cachée et remélangez l’autre dans le paquet.
rule-R3_8 = Cartes Pari
    .text = Retirez les cartes Pari des Factions qui ne sont pas en jeu. Chacun peut ainsi parier sur n’importe quelle autre Faction présente.
rule-R3_9 = Poison
    .text = Le Jabberwocky prend autant de jetons Poison que le nombre de joueurs, plus 2.
rule-R3_10 = Premier joueur
    .text = Tous les Chefs commencent en Bout de Table. La personne qui a bu du thé le plus récemment ouvre le round I ; à cette table, c’est un joueur tiré au sort (règle maison).
rule-R3_11 = Éclats de départ
    .text = Dans l’ordre du tour, les joueurs commencent avec 5, 3, 2, 1 et 0 Éclats (à 5), 4, 3, 2 et 1 (à 4), 4, 3 et 1 (à 3), 2 et 1 (à 2).

## 4

chapter-4 = La phase de Thé

rule-R4_1 = Nouveau round
    .text = Aux rounds II et III, défaussez les cartes Thé restées sur les chaises, distribuez sur les chaises le paquet du nouveau round et remettez tous les Chefs en Bout de Table.
rule-R4_2 = Qui commence
    .text = Aux rounds II et III, le joueur qui a le moins de PV commence ; à égalité, celui qui a le moins d’unités dans l’ensemble des Régions, puis celui qui a le plus d’Éclats. Si l’égalité persiste, on tire au sort (règle maison). Les tours se suivent en sens horaire.
rule-R4_3 = Prendre une carte
    .text = Si vous avez pris moins de 4 cartes pendant cette phase (5 à 2 joueurs), déplacez votre Chef en sens horaire jusqu’à n’importe quelle chaise inoccupée, prenez sa carte et appliquez-la.
rule-R4_4 = Chaises occupées
    .text = Vous ne pouvez pas vous arrêter sur une chaise où se trouve un Chef, mais vous pouvez la dépasser. Votre Chef reste sur sa chaise : elle n’est donc pas regarnie.
rule-R4_5 = Atteindre le Bout de Table
    .text = Quand votre déplacement atteint le Bout de Table, arrêtez-vous, lancez le dé Éclat et recevez autant d’Éclats, garnissez chaque chaise vide d’une carte, puis continuez jusqu’à n’importe quelle chaise inoccupée, qui n’est pas forcément celle que vous visiez.
rule-R4_6 = Un seul passage
    .text = Vous ne pouvez passer en Bout de Table qu’une fois par tour : après l’avoir franchi, vous devez vous arrêter avant d’y revenir.
rule-R4_7 = Toujours un déplacement
    .text = S’il ne reste aucune chaise inoccupée avant le Bout de Table, votre déplacement le franchit.
rule-R4_8 = La chaise quittée
    .text = La chaise que quitte votre Chef est vide dès le début du déplacement ; elle est donc regarnie si ce même déplacement franchit le Bout de Table (règle maison).
rule-R4_9 = Regarnir
    .text = Les nouvelles cartes viennent du paquet du round en cours, en sens horaire à partir de la première chaise. Si le paquet s’épuise, les autres chaises restent vides (règle maison).
rule-R4_10 = En route pour le Pays des Merveilles
    .text = Si vous avez déjà 4 cartes de cette phase (5 à 2 joueurs), placez plutôt votre Chef dans n’importe quelle Région. Il a quitté la table et sa chaise est vide.
rule-R4_11 = Plus de tour
    .text = Une fois votre Chef dans une Région, vous ne jouez plus pendant cette phase ; les autres continuent.
rule-R4_12 = Fin de la phase
    .text = La phase de Thé s’achève quand tous les Chefs sont dans une Région.
rule-R4_13 = Une gorgée de Folie
    .text = D’abord, chaque joueur gagne alors 1 jeton Folie simple. S’il n’y en a pas assez pour tous, personne n’en gagne.
rule-R4_14 = Le prix des Éclats
    .text = Ensuite, le ou les joueurs qui ont le plus d’Éclats gagnent chacun 1 jeton Folie de plus, puis défaussent la moitié de leurs Éclats, arrondie au supérieur. S’il n’y a pas assez de Folie pour eux tous, aucun n’en gagne et aucun ne défausse. Si personne n’a d’Éclat, personne n’est concerné (règle maison).
rule-R4_15 = Les cartes restent
    .text = Les cartes Thé prises restent face visible devant vous toute la partie.

## 5

chapter-5 = Les effets des cartes Thé

rule-R5_1 = Tout, dans n’importe quel ordre
    .text = Appliquez toutes les icônes de votre carte autant que possible, bonnes et mauvaises, dans l’ordre de votre choix.
rule-R5_2 = Unités
    .text = Placez le nombre d’unités indiqué, toutes dans une même Région. Pendant la phase de Thé, les Habitants de votre réserve peuvent remplacer des Partisans.
rule-R5_3 = Plus de Partisan
    .text = Si votre réserve de Partisans est vide quand une carte ou une capacité vous permet d’en placer, vous pouvez à la place déplacer un de vos Partisans ou Habitants vers une autre Région, une fois par unité manquante. Les unités déplacées suivent la même règle de la « Région unique » que les unités placées (règle maison).
rule-R5_4 = Deux groupes d’unités
    .text = Si une carte montre des unités à deux endroits, chaque groupe peut aller dans une Région différente.
rule-R5_5 = Jeton Allié
    .text = Gagnez le jeton de la sorte et du niveau indiqués. Les jetons Forge sont toujours faibles.
rule-R5_6 = Allié au choix
    .text = Gagnez un jeton du niveau indiqué de l’Allié de votre choix. Vous pouvez choisir Forge, en jeton faible.
rule-R5_7 = Stock épuisé
    .text = Si le jeton que vous devez gagner n’est plus disponible, vous pouvez gagner à la place n’importe quel autre jeton Allié du même niveau. S’il n’en reste aucun de ce niveau, vous ne gagnez rien (règle maison).
rule-R5_8 = Dé Éclat
    .text = Lancez le dé Éclat et recevez autant d’Éclats.
rule-R5_9 = Bouclier
    .text = Retournez un Bouclier brisé côté intact. Un Bouclier intact reste tel quel.
rule-R5_10 = Carte Pays des Merveilles
    .text = Prenez une carte Pays des Merveilles face visible ; elle est aussitôt remplacée. Un Habitant est placé immédiatement dans n’importe quelle Région. Un Objet met ses deux jetons dans votre sac.
rule-R5_11 = Cartes Pays des Merveilles défaussées
    .text = Si vous devez défausser une carte Pays des Merveilles, elle est remélangée dans son paquet, et sa silhouette ou ses jetons retournent dans la réserve.
rule-R5_12 = Capacité de Faction
    .text = Débloquez l’une de vos capacités couvertes, au choix.
rule-R5_13 = Défausse d’Éclats
    .text = Défaussez le nombre d’Éclats indiqué, ou tous les vôtres si vous en avez moins.
rule-R5_14 = Château
    .text = Construisez un Château dans une Région où vous n’en avez aucun.
rule-R5_15 = Force du Chef
    .text = Augmentez votre Force du Chef de 1, jusqu’à 6. À 6, vous pouvez défausser 1 Éclat à la place.
rule-R5_16 = Défausse de Folie
    .text = Prenez 1 jeton Folie simple dans votre sac et défaussez-le pour de bon. Le jeton double ne peut jamais l’être.
rule-R5_17 = Quêtes
    .text = Selon l’icône, piochez 1 Quête, ou piochez-en 2 puis défaussez 1 Quête de votre journal, au choix.
rule-R5_18 = Cartes divisées
    .text = Choisissez les récompenses au-dessus ou au-dessous de la ligne. Les unités et le dé Éclat des coins s’appliquent dans tous les cas.
rule-R5_19 = Cartes corrompues
    .text = Soit vous lancez le dé Éclat, recevez les Éclats et prenez aussi la récompense attachée au dé, soit vous ne faites ni l’un ni l’autre.

## 6

chapter-6 = Les pouvoirs des Chefs

rule-R6_1 = Jabberwocky
    .text = Au début de la phase de Thé, posez un jeton Poison sur deux cartes Thé différentes. À la fin de votre tour, si aucune carte Thé ne porte de Poison, posez-en un sur une carte. Un autre joueur qui prend une telle carte met le Poison dans son sac ; si vous la prenez vous-même, il revient dans votre réserve. Le Poison resté sur des cartes vous revient à la fin de la phase. Vous pouvez toujours renoncer à placer du Poison.
rule-R6_2 = Chapelier fou
    .text = Une fois par phase de Thé, à la place d’un tour normal, garnissez toutes les chaises vides, puis prenez n’importe quelle carte de la table sans vous déplacer ni lancer le dé en Bout de Table. Elle compte parmi vos cartes. La carte sous un Chef ne peut pas être prise (règle maison).
rule-R6_3 = Reine de cœur
    .text = À chacun de vos tours, les unités de la carte que vous prenez, toutes icônes confondues, peuvent aller dans des Régions différentes.
rule-R6_4 = Alice
    .text = Alice se déplace en sens antihoraire. Tout le reste, y compris le Bout de Table et les cartes regarnies, fonctionne comme pour les autres.
rule-R6_5 = Chat du Cheshire
    .text = Quand votre dé Éclat donne 2 ou 3 pendant la phase de Thé, vous pouvez donner 1 de ces Éclats à n’importe quel autre joueur.
rule-R6_6 = À deux joueurs
    .text = Sur le côté 2 joueurs des plateaux, certains pouvoirs diffèrent : votre plateau montre celui qui s’applique.

## 7

chapter-7 = La phase de Guerre et ses combats

rule-R7_1 = Un combat par Région
    .text = Il y a un combat dans chaque Région, en commençant par celle de la silhouette Premier combat et en sens horaire.
rule-R7_2 = Qui participe
    .text = Tout joueur qui a au moins 1 unité dans la Région participe. Un Château seul ne suffit pas. Si personne n’y a d’unité, il n’y a pas de combat.
rule-R7_3 = Régions incontestées
    .text = De 3 à 5 joueurs, une Région qui n’a qu’un participant est incontestée : ni paris ni pioches. Ce joueur choisit les PV de conquête ou un Château sur place.
rule-R7_4 = B1 : Force de départ
    .text = Vous commencez avec votre Force du Chef si votre Chef est là, plus la Force de vos Habitants présents, plus 2 si vous y avez un Château. Les Partisans n’ajoutent rien.
rule-R7_5 = Paris
    .text = Une fois la Force de départ déterminée, chaque joueur qui ne participe pas peut choisir en secret la carte de la Faction d’un participant ; elle est révélée à l’étape E5. Seules les Factions participantes sont proposées (règle maison).
rule-R7_6 = B2 : première pioche
    .text = Tous les participants piochent 1 jeton en même temps. Personne ne peut abandonner ici.
rule-R7_7 = B3 : de la Folie ?
    .text = Si le jeton est une Folie ou un Poison, appliquez le chapitre 10 ; puis passez à B7 s’il vous reste des unités ici, sinon vous échouez. Un tel jeton n’ajoute pas de Force et ne devient pas Actif.
rule-R7_8 = B4 : jouer
    .text = Appliquez ce qui se passe quand le jeton est joué : sa propre capacité et celles de vos cartes et de votre Faction.
rule-R7_9 = B5 : placer
    .text = Posez le jeton sur la case libre la plus à gauche de votre piste de Jetons Actifs.
rule-R7_10 = B6 : augmenter la Force
    .text = Avancez votre repère de la Force finale du jeton.
rule-R7_11 = B7 : est-ce fini ?
    .text = Le combat s’achève si tous ont abandonné ou échoué, si quelqu’un est à 25 ou plus, ou si le seul joueur encore en lice devance tous les autres.
rule-R7_12 = B8 : nouvelle pioche
    .text = Tous les joueurs en lice choisissent en même temps et en secret de piocher 1 jeton ou d’abandonner ; puis on reprend à B3.
rule-R7_13 = Force modifiée
    .text = La modification de la Force d’un jeton ne vaut que pour ce placement. Pioché de nouveau, il a sa Force imprimée.
rule-R7_14 = Jetons qui ajoutent de la Force
    .text = Les jetons Allié, Objet et Faction ajoutent toujours de la Force ; seuls Folie et Poison n’en ajoutent pas. Les jetons Chef de Faction et Artefact n’ont pas de capacité propre, mais des capacités de Faction débloquées peuvent en donner une aux Artefacts.
rule-R7_15 = Ce combat seulement
    .text = Les effets sur les pioches suivantes ou « pendant ce combat » ne se prolongent jamais dans un autre combat.
rule-R7_16 = Sac vide
    .text = Si vous devez piocher et que votre sac est vide, remettez-y d’abord tous les jetons de votre piste de Folie et tous vos jetons Épuisés. S’il est encore vide, vous abandonnez (règle maison).

## 8

chapter-8 = L’ordre des effets

rule-R8_1 = Ordre des effets
    .text = Au sein d’une pioche, la Folie et les échecs passent en premier, puis les effets de chaque joueur sur lui-même et ses jetons dans l’ordre qu’il veut, puis les effets sur les autres joueurs.
rule-R8_2 = Ordre des joueurs
    .text = S’il faut ordonner les joueurs, R1.9 décide.
rule-R8_3 = Avant d’ajouter la Force
    .text = Les effets qui précèdent l’ajout de Force (Rouge de colère, Ennemi manziquais, Fauteur de guerre, Couronne du Valet) regardent les repères tels qu’ils étaient avant que cette pioche ajoute de la Force.
rule-R8_4 = Qui est touché
    .text = Les effets sur les adversaires touchent tout participant qui n’a pas échoué, y compris ceux qui ont abandonné, sauf s’ils parlent d’adversaires en lice.

## 9

chapter-9 = Abandon et fin d’un combat

rule-R9_1 = Abandonner
    .text = Vous pouvez abandonner à chaque B8, quoi que vous ayez pioché avant. C’est définitif ; votre repère reste en place et compte toujours.
rule-R9_2 = Le dernier en lice
    .text = Quand tous sauf un ont abandonné ou échoué et que le dernier en lice devance strictement tous les autres, il doit abandonner. Sinon, il peut continuer jusqu’à ce qu’il passe en tête, échoue ou abandonne. Être à égalité en tête n’est pas devancer (règle maison).
rule-R9_3 = Atteindre 25
    .text = Si un joueur atteint 25 ou plus, le combat s’achève dès que cette pioche est résolue : il gagne et tous les autres abandonnent.
rule-R9_4 = Plusieurs à 25
    .text = Les joueurs qui atteignent 25 lors de la même pioche sont vainqueurs à égalité, quels que soient leurs totaux exacts. Les repères ne dépassent jamais 25 (règle maison).
rule-R9_5 = Plus personne
    .text = Si tous échouent, personne ne gagne.

## 10

chapter-10 = Folie, Bouclier, échec, actualisation et Poison

rule-R10_1 = Folie
    .text = Un jeton Folie simple vous coûte 1 unité, un double 2. Il n’ajoute pas de Force et n’est pas Actif. Posez-le sur la case libre la plus à gauche de votre piste de Folie, qui en compte 4.
rule-R10_2 = Unités perdues
    .text = Vous choisissez lesquelles de vos unités de cette Région vous perdez ; le Chef seulement quand il ne reste rien d’autre. Les unités perdues retournent dans votre réserve, et un Habitant perdu peut être replacé lors d’une phase de Thé suivante à la place d’un Partisan. Vous gardez la Force de départ qu’il a donnée, mais sa capacité cesse.
rule-R10_3 = Bouclier
    .text = Quand vous piochez une Folie, simple ou double, et que votre Bouclier est intact, vous pouvez le briser : vous ne perdez rien et le jeton retourne dans votre sac, pas sur la piste. C’est votre résultat pour cette pioche.
rule-R10_4 = Échec
    .text = Sans unité, vous échouez : votre Force tombe à 0, vos jetons Actifs sont aussitôt Épuisés et leurs capacités perdues, vous ne piochez plus et n’avez aucune récompense. Enfin, votre Bouclier redevient intact.
rule-R10_5 = Actualisation
    .text = Quand la quatrième case de votre piste de Folie est remplie, tous les jetons de cette piste et tous vos jetons Épuisés retournent aussitôt dans votre sac. Les jetons Actifs restent.
rule-R10_6 = Échec et actualisation ensemble
    .text = Si le jeton qui vous fait échouer remplit aussi la piste, vos jetons Actifs sont d’abord Épuisés ; ensuite, tous les jetons Folie et Épuisés retournent dans le sac.
rule-R10_7 = Ce qu’une actualisation ne fait pas
    .text = Une actualisation ne répare pas votre Bouclier et ne vous fait pas perdre le combat.
rule-R10_8 = Réparer le Bouclier
    .text = Votre Bouclier ne redevient intact que si vous échouez, par l’icône Bouclier, par une capacité d’Alice ou par le Gant de Humpty.
rule-R10_9 = Ce qui reste
    .text = Les jetons Folie restent sur la piste d’un combat à l’autre. Les Boucliers restent tels quels d’un round à l’autre.
rule-R10_10 = Poison
    .text = Si vous piochez un Poison, vous perdez 1 unité et le jeton retourne au Jabberwocky ; il ne va jamais sur la piste de Folie. Vous pouvez briser un Bouclier intact : alors rien ne se passe et le jeton retourne aussitôt dans votre sac.
rule-R10_11 = Habitants perdus
    .text = Perdre un Habitant à cause de la Folie ne diminue pas votre Force.

## 11

chapter-11 = La fin d’un combat

rule-R11_1 = E1 : conquête
    .text = La Force la plus élevée l’emporte : le vainqueur marque les PV du marqueur pour ce round et construit un Château sur place s’il n’en a pas.
rule-R11_2 = Deuxième place
    .text = La deuxième place rapporte la moitié des PV du marqueur. La moitié d’une valeur impaire serait arrondie au supérieur (règle maison).
rule-R11_3 = Égalité pour la première place
    .text = Chacun des joueurs à égalité choisit les PV ou le Château, et la deuxième place ne rapporte rien.
rule-R11_4 = Égalité pour la deuxième place
    .text = Les PV de la deuxième place sont partagés équitablement, chaque part arrondie au supérieur.
rule-R11_5 = Un Château par Région
    .text = Vous pouvez avoir un Château par Région ; un vainqueur qui en a déjà un sur place ne reçoit que les PV. Là où il y a un choix entre PV et Château (égalité pour la première place, Région incontestée), un joueur qui y a déjà un Château prend les PV, à moins que le Morse ne permette de le construire ailleurs (règle maison).
rule-R11_6 = Qui est récompensé
    .text = Seuls les joueurs qui ont participé, n’ont pas échoué et ont au moins 1 Force reçoivent des récompenses ; un joueur à 0 n’est ni premier ni deuxième. Les étapes E1 à E6 se suivent, chacune pour tous les joueurs. Les paris et les Régions incontestées ont leurs propres règles.
rule-R11_7 = E2 : Quêtes
    .text = On vérifie les Quêtes ; voir le chapitre 12.
rule-R11_8 = E3 : capacités
    .text = On applique les capacités de fin de combat. Celles des Factions, des Habitants et des Objets sont facultatives ; celles des jetons Allié appartiennent aussi à cette étape et sont obligatoires (règle maison).
rule-R11_9 = E4 : Forge
    .text = On peut Forger ; voir le chapitre 13.
rule-R11_10 = E5 : paris
    .text = Si vous avez parié sur le vainqueur, vous gagnez 1 jeton Allié faible de votre choix ; si vous vous êtes trompé, vous recevez 1 Éclat. Une égalité pour la première place annule les paris, de même qu’un combat sans vainqueur (règle maison).
rule-R11_11 = E6 : conclusion
    .text = Les jetons Actifs sont Épuisés, les repères reviennent à 0, et le combat suivant a lieu dans la Région suivante en sens horaire.

## 12

chapter-12 = Les Quêtes

rule-R12_1 = Exploit et Objectif
    .text = Une Quête a un Exploit, lié à une Région, et un Objectif. À la fin de la partie, chacun vaut 3 PV, les deux ensemble 9.
rule-R12_2 = Accomplir un Exploit
    .text = Si votre résultat d’un combat dans la Région de la Quête remplit son Exploit, vous pouvez révéler la Quête : l’Exploit est accompli. Vous pouvez accomplir un Exploit par combat, et chaque Exploit une seule fois.
rule-R12_3 = Ce que regardent les Exploits
    .text = Quand un Exploit parle de la valeur d’un jeton, c’est la Force imprimée qui compte. Le dernier jeton est le plus à droite de vos jetons Actifs.
rule-R12_4 = Objectifs
    .text = Les Objectifs sont vérifiés à la fin de la partie pour toutes les Quêtes de votre journal, révélées ou non.
rule-R12_5 = Les jetons que vous avez
    .text = Les Objectifs sur les jetons comptent votre sac, vos jetons Actifs et Épuisés et vos pistes de Forge.
rule-R12_6 = Compter plusieurs fois
    .text = Le même matériel peut servir à plusieurs Objectifs.
rule-R12_7 = Pas de limite
    .text = Vous pouvez avoir autant de Quêtes que vous voulez.

## 13

chapter-13 = Forger

rule-R13_1 = Combien de fois
    .text = En E4, vous pouvez Forger une fois si votre repère est sur une icône Forge, et une fois par jeton Forge Actif.
rule-R13_2 = Comment Forger
    .text = Prenez n’importe lequel de vos jetons Actifs, Forge compris, et posez-le sur la case libre la plus à gauche de n’importe laquelle de vos pistes de Forge. Recevez la récompense de la case ; si la piste est maintenant pleine, son Artefact va dans votre sac.
rule-R13_3 = Entre deux pistes
    .text = Une récompense située entre deux pistes est à vous quand les cases au-dessus et au-dessous sont toutes deux couvertes.
rule-R13_4 = Toujours facultatif
    .text = Vous pouvez y renoncer à chaque fois, et sans jeton Actif vous ne pouvez pas Forger. Le nombre d’actions est fixé avant la première ; Forger le jeton Forge lui-même utilise son action (règle maison).
rule-R13_5 = Jetons Forgés
    .text = Un jeton Forgé n’est plus Actif et ne sera plus pioché.
rule-R13_6 = Les pistes
    .text = Chaque case de la piste 2 augmente la Force du Chef de 1. La piste 3 apporte des Partisans à votre réserve, et 4 PV sur sa dernière case. Chaque case de la piste 4 fait valoir à chacun de vos Châteaux 1 PV de plus à la fin : de 3 jusqu’à 6 PV, 7 à 2 joueurs.
rule-R13_7 = Pas dans ce combat
    .text = Ce que la Forge débloque ou apporte (capacité, Objet, Habitant, Allié) n’a aucun effet dans le combat en cours.

## 14

chapter-14 = La fin de la guerre et le score final

rule-R14_1 = Entre les rounds
    .text = Après le dernier combat des rounds I et II, lancez le dé Éclat et avancez la silhouette Premier combat d’autant de Régions en sens horaire. Tous les jetons Épuisés et ceux des pistes de Folie retournent dans les sacs. Les Partisans et les Habitants survivants restent en place ; tous les Chefs, même perdus, vont en Bout de Table. Les 3 cartes Pays des Merveilles visibles sont remélangées et 3 nouvelles révélées. Puis on prépare la table pour le round suivant.
rule-R14_2 = Score final
    .text = Après le round III, votre score est la somme de vos PV, de la valeur de vos Châteaux et de vos Quêtes, moins 1 par Éclat.
rule-R14_3 = Égalités
    .text = À égalité, le joueur qui a le moins d’Éclats l’emporte, puis celui qui a le plus d’unités sur le plateau. Si l’égalité persiste, la victoire est partagée (règle maison).

## 15

chapter-15 = À deux joueurs

rule-R15_1 = Une Région hors de la guerre
    .text = Révélez une Quête au hasard : sa Région n’est pas utilisée ; il n’y aura là ni unités, ni Châteaux, ni combats. Toutes les Quêtes de cette Région, y compris celle qui a été révélée, quittent la partie, de même que son marqueur Score.
rule-R15_2 = Premier combat
    .text = La silhouette Premier combat commence dans la Région qui suit celle qui est retirée, puis avance en sens horaire selon le dé Éclat en sautant la Région retirée. Elle la saute aussi entre les rounds (règle maison).
rule-R15_3 = Matériel modifié
    .text = Utilisez le côté 2 joueurs des plateaux. Chaque sac commence avec 1 jeton Forge de plus. L’Amulette de la Duchesse et le Lièvre de Mars sont retirés.
rule-R15_4 = Cinq cartes Thé
    .text = Vous prenez cinq cartes Thé par phase avant que votre Chef aille dans une Région.
rule-R15_5 = Résistance locale
    .text = La Résistance locale occupe la piste de Combat : sur 3 au round I, 5 au round II et 7 au round III. Il faut au moins cette Force pour être premier ou deuxième ; en dessous, ni PV de conquête ni Château. Les Exploits et la Forge restent possibles.
rule-R15_6 = Seul dans une Région
    .text = Un participant seul doit combattre lui aussi : il n’y a pas de Région incontestée.
rule-R15_7 = Quand le dernier s’arrête
    .text = Dès que le dernier joueur en lice, ou le seul, atteint ou dépasse la Résistance, le combat s’achève. Un dernier joueur en tête mais encore sous la Résistance peut continuer (règle maison). En option, un dernier joueur devancé par un adversaire qui a abandonné peut continuer jusqu’à passer en tête.
rule-R15_8 = Pas de paris
    .text = Il n’y a pas de paris, et les effets sur les adversaires ne touchent jamais la Résistance.
rule-R15_9 = Châteaux inclinés et redressés
    .text = Votre première victoire dans une Région y pose un Château incliné, la deuxième le redresse. De même, une récompense Château pose un Château incliné ou en redresse un. Les Châteaux inclinés donnent leurs 2 Force au début d’un combat, mais seuls les Châteaux redressés rapportent des PV à la fin. Un vainqueur qui a un Château redressé sur place ne reçoit que les PV.
rule-R15_10 = Adjacence
    .text = Les deux Régions situées de part et d’autre de la Région retirée sont adjacentes (règle maison).

## 16

chapter-16 = Différences entre les deux éditions

rule-D1 = Pouvoir du Jabberwocky
    .text = À cette table : 2 Poisons au début de la phase de Thé, puis un à la fin d’un tour s’il n’y en a aucun sur la table. Ancienne édition : un au début de chacun de vos tours s’il n’y en a aucun sur la table.
rule-D2 = Capacités du Jabberwocky
    .text = Le nouveau livret explique Slictueux toves (un Poison de plus, au plus un par carte), l’ancien Borogoves (une unité de plus pour une carte Thé avec une Créature). Cette table utilise les deux.
rule-D3 = Égalité pour le premier joueur
    .text = À cette table : le moins d’unités, puis le plus d’Éclats. Ancienne édition : le moins d’unités seulement, puis tirage au sort.
rule-D4 = Récompenses à 0 Force
    .text = À cette table : les récompenses demandent au moins 1 Force. Ancienne édition : il suffit de ne pas avoir échoué.
rule-D5 = Carte soldat, paquet A
    .text = À cette table : doubler le jeton ou remettre 1 jeton Épuisé dans le sac. L’ancien livret le dit aussi, mais une image montre +1 au lieu du double ; le résultat de l’exemple est le même.
rule-D6 = Carte soldat, paquet B
    .text = À cette table : les Partisans viennent d’une seule Région adjacente. Ancienne édition : des deux.
rule-D7 = Créature, paquet C
    .text = Les deux éditions comptent les Créatures Actives avant celle-ci ; la nouvelle le précise.
rule-D8 = Icône du Chef à 6
    .text = À cette table : vous pouvez défausser 1 Éclat. Ancienne édition : vous le devez.
rule-D9 = Allié au choix
    .text = Le nouveau livret précise qu’on peut choisir Forge. L’ancien ne le dit pas à côté de l’icône, mais compte Forge parmi les Alliés.
rule-D10 = Chaises
    .text = Le nouveau jeu bloque des chaises avec des marqueurs, l’ancien y imprime des nombres de joueurs. Les chaises utilisées sont les mêmes.
rule-D11 = Échec et actualisation
    .text = À cette table : un échec n’actualise le sac que si le jeton pioché remplit la piste de Folie. Ancienne édition : un échec l’actualise dès qu’il y a de la Folie sur la piste.
rule-D12 = Ce que double un Flamant rose
    .text = L’ancien livret cite Ennemi manziquais à côté de Peindre en rouge parmi les capacités qui changent la Force du jeton lui-même. Le nouveau ne le contredit pas : c’est donc le cas ici.
rule-D13 = Le Poison dans la FAQ
    .text = La FAQ de l’ancien livret dit que le Poison coûte un Partisan ; son texte principal et le nouveau livret parlent d’une unité. C’est une unité.
rule-D14 = Mauvaises icônes
    .text = Le nouveau livret demande d’appliquer toutes les icônes autant que possible, mauvaises comprises ; l’ancien ne parle que de bonus. On les applique toutes.
rule-D15 = Cartes Pays des Merveilles défaussées
    .text = Seul le nouveau livret dit qu’elles sont remélangées et que leurs pièces retournent dans la réserve.
rule-D16 = Où agissent les Habitants
    .text = Seul le nouveau livret dit que leurs capacités agissent dans leur propre Région, sauf mention contraire.
rule-D17 = Jetons Forgés
    .text = Seul le nouveau livret dit que les jetons Forgés ne sont plus Actifs.
rule-D18 = Expliqué seulement dans le nouveau livret
    .text = Chenille, Licorne et son Crin, Disparition d’armée, Créature du paquet D à égalité, chaises inoccupées et vides, défausser pour de bon.
rule-D19 = Expliqué seulement dans l’ancien livret
    .text = Si plusieurs adversaires déclenchent Ses griffes happent et que le Poison manque, le Jabberwocky choisit qui le reçoit.
rule-D20 = Second exemple de Quête
    .text = Le nouveau livret utilise Appel aux palourdes dans les deux exemples ; l’ancien donne un autre nom à la seconde carte.
rule-D21 = Exemple d’Exploit
    .text = Une Force de 3, 4, 9 ou 10 dans le Jardin des Fleurs vivantes dans le nouveau livret ; un dernier jeton de 1 dans la Forêt de Tulgey dans l’ancien.
rule-D22 = Premier exemple de combat
    .text = Le nouveau livret ajoute Choix infernaux comme second Exploit possible.
rule-D23 = Éclats de départ
    .text = À cette table : 5, 3, 2, 1, 0 / 4, 3, 2, 1 / 4, 3, 1 / 2, 1. Le tableau abîmé de l’ancien livret se lit à peu près 3, 2, 2, 1, 1 / 3, 2, 2, 1 / 3, 2, 1 / 2, 1.
rule-D24 = Pion Score
    .text = 50 et 100 points dans le nouveau jeu, 50 dans l’ancien. Ici, le score est simplement compté.
rule-D25 = Cartes référence
    .text = Le nouveau jeu a deux références d’Alliés et une référence de phases par joueur, l’ancien deux références. Rien ne change en jeu.
rule-D26 = Jetons Objet
    .text = Le nouveau livret les appelle Objets, de 12 sortes ; l’ancien, jetons d’Habitants, chacun de sa propre sorte. Ce sont les mêmes jetons.
rule-D27 = Un dernier joueur devancé
    .text = Le nouveau livret dit dans ses règles qu’il peut piocher jusqu’à passer en tête, échouer ou abandonner ; l’ancien seulement dans son exemple.
rule-D28 = Atteindre la Résistance
    .text = À cette table : à 2 joueurs, un combat s’achève quand le dernier joueur en lice atteint ou dépasse la Résistance. Ancienne édition : seulement quand il la dépasse.
rule-D29 = Tour rouge, paquet C
    .text = Dans les deux éditions : la pénalité ne vaut que dans les combats où vous avez une Tour rouge Active.
rule-D30 = Reine, Alice et Chat
    .text = Leurs pouvoirs sont décrits dans le nouveau livret et seulement dessinés dans l’ancien.
rule-D31 = Étape 7 d’un combat
    .text = Le nouveau livret montre la vérification de fin par une image ; l’ancien énonce ses trois conditions, qui valent ici.
rule-D32 = Lapin blanc
    .text = Le nouveau livret ne fait que nommer la carte ; l’ancien montre son texte, qui vaut ici.

## 17

chapter-17 = Précisions

rule-R17_1 = Lapin blanc et Valet de cœur
    .text = Seule la Force imprimée compte. Pour le Valet, la Folie compte 0, et si plusieurs jetons sont piochés, on compare celui qui est joué.
rule-R17_2 = Chenille
    .text = Son propriétaire choisit pour tous lequel des 2 jetons est joué.
rule-R17_3 = Duchesse
    .text = Les unités perdues lors de la pioche où la Duchesse elle-même est perdue ne rapportent aucun PV.
rule-R17_4 = Morse
    .text = Il agit dans une Région incontestée, mais pas en cas d’égalité pour la première place. Le Château peut aller dans n’importe quelle Région où vous n’en avez pas. Dans une Région incontestée, les 3 PV s’ajoutent au choix entre PV de conquête et Château, et un Château choisi peut aller dans n’importe laquelle de ces Régions.
rule-R17_5 = Licorne et Crin de la Licorne
    .text = Tous vos jetons Actifs de couleurs de bordure différentes comptent : Faction, Allié (Forge compris) et Objet.
rule-R17_6 = Lièvre de Mars
    .text = Personne ne descend sous 0 Force.
rule-R17_7 = Amulette de la Duchesse
    .text = Rien ne se passe si la piste de Folie du joueur choisi est vide.
rule-R17_8 = Couronne du Valet
    .text = Elle s’applique avant tout le reste et n’a aucun effet si le jeton suivant est une Folie.
rule-R17_9 = Narguilé de la Chenille
    .text = Si toute la Folie piochée par vos adversaires a été contrée par des Boucliers, défaussez 1 Éclat.
rule-R17_10 = Amie du peuple
    .text = Révélez des cartes Pays des Merveilles jusqu’à un Habitant et remélangez les autres. Sa Force et sa capacité sont à vous pendant cette phase.
rule-R17_11 = Partout à la fois
    .text = Alice peut venir de n’importe quelle Région ou de la réserve.
rule-R17_12 = C’est ma fête
    .text = Ce pouvoir remplace un tour normal.
rule-R17_13 = Disparition d’armée
    .text = Rien ne se passe si le Chat est seul à avoir le plus d’unités ici.
rule-R17_14 = Fauteur de guerre
    .text = On compare les positions avant d’ajouter la Force. Avec une Folie double, vérifiez après chaque Partisan perdu.
rule-R17_15 = Ennemi manziquais et Rouge de colère
    .text = Ils s’appliquent dès que le jeton est joué, avant que quiconque ajoute de la Force.
rule-R17_16 = Capacités de Poison
    .text = Sans Poison dans votre réserve, ignorez la partie qui en place ou en donne. Vous pouvez toujours garder un jeton Poison au lieu de le placer ou de le donner. Une carte Thé porte au plus 1 Poison.
rule-R17_17 = Deux fois plus rapide
    .text = Le Partisan supplémentaire est placé même si la carte ne montre aucune unité.
rule-R17_18 = Cartes soldats
    .text = Paquet B : les Régions adjacentes sont la précédente et la suivante dans l’ordre des combats. Paquet C : un seul jeton est joué, quel que soit le nombre de jetons supplémentaires. Paquet D : un Château incliné compte comme un Château.
rule-R17_19 = Créatures
    .text = Paquet B : à égalité, personne n’a la récompense. Paquet D : avec exactement autant d’Éclats, rien ne se passe.
rule-R17_20 = Flamants roses
    .text = Paquet A : il agit une fois ; il ne double pas la Force que vous gagnez (Chaud bouillant, Sourire malicieux), mais double ce qui change la Force du jeton lui-même (Peindre en rouge, Ennemi manziquais). Paquet B : pas pour les jetons piochés avant d’avoir un Flamant rose Actif. Paquet C : les icônes derrière votre repère comptent aussi. Paquet D : vous pouvez choisir un joueur qui a abandonné.
rule-R17_21 = Roses
    .text = Paquet A : les 2 PV ne sont marqués que si le jeton est Forgé pendant un combat. Paquet C : ignorez toute la condition de l’Exploit supplémentaire, Région comprise.
rule-R17_22 = Tours rouges
    .text = Paquet A : un jeton Forge ne peut pas la Forger ; seules une icône Forge ou une carte Thé le peuvent. Un Flamant rose en attente est consommé par elle sans effet (règle maison). Paquet C : seulement dans les combats où vous avez une Tour rouge Active. Paquet D : si vous gagnez, 1 Éclat par Tour rouge Active et 1 de plus par Tour rouge forte.

## 18

chapter-18 = Décisions maison

rule-R18_1 = Une pioche, ligne par ligne
    .text = Chaque ligne est finie pour tous les joueurs avant la suivante : (a) piocher ou abandonner, révéler ; on choisit parmi les jetons des pioches supplémentaires et de la Chenille ; (b) Boucliers, puis pertes dues à la Folie et au Poison avec les capacités qu’elles déclenchent, actualisations, échecs ; (c) une Couronne du Valet en attente agit sur les jetons joués ; (d) capacités qui précèdent l’ajout de Force ; (e) autres capacités des jetons joués sur soi-même et ses jetons ; (f) celles sur les autres joueurs ; (g) placement des jetons et capacités qui le suivent ; (h) toute la Force est ajoutée en même temps ; (i) capacités après l’ajout de Force, les siennes d’abord ; (j) vérification de fin B7. La Force gagnée en (e), (f) et (g) déplace aussitôt le repère (règle maison).
rule-R18_2 = Pertes
    .text = À la ligne (b), tous les jetons sont déjà visibles ; les joueurs décident de leurs Boucliers en même temps et en secret, et des unités perdues dans l’ordre de R1.9. Une capacité déclenchée par une unité perdue (Fauteur de guerre) s’applique unité par unité, avant l’échec que la perte peut entraîner (règle maison).
rule-R18_3 = Ordre des modifications d’un jeton
    .text = Le propriétaire d’un jeton choisit l’ordre des modifications de sa Force (fixer, ajouter, multiplier) ; on ne le lui demande que si cela change le résultat. La Couronne du Valet passe toujours en premier ; les autres modifications s’appliquent alors au 1. Un Flamant rose du paquet A en attente double après les modifications propres au jeton, à moins que son propriétaire ne préfère un autre ordre (règle maison).
rule-R18_4 = Échec dû à un effet
    .text = Si vous échouez aux lignes (d) à (f), par exemple à cause de Rouge de colère, le jeton de cette pioche n’est pas placé : il est Épuisé avec vos jetons Actifs, et ses capacités non résolues sont perdues. Un joueur qui a abandonné peut aussi échouer ainsi (règle maison).
rule-R18_5 = Vérifier les 25
    .text = Une Force supérieure à 25 est aussitôt ramenée à 25, mais on ne vérifie qu’à la ligne (j) si quelqu’un a atteint 25 : qui est repassé au-dessous entre-temps ne l’a pas atteint. Si une Force de départ est de 25 ou plus, le combat s’achève après la première pioche (règle maison).
rule-R18_6 = Devancer qui ?
    .text = On compare le dernier joueur en lice avec tous les autres repères. Les joueurs qui ont échoué sont à 0 : si tous les autres ont échoué, il faut au moins 1 Force pour être en tête (règle maison).
rule-R18_7 = Piocher plusieurs jetons
    .text = Pour les pioches supplémentaires et la Chenille, prenez ce qu’il y a si le sac contient trop peu de jetons ; il n’est rempli (R7.16) que s’il est vide. Les jetons remis n’ont eu aucun effet, Folie et Poison compris, et un Bouclier ne sert que contre le jeton joué. Celui qui a pioché décide du Bouclier, même si un autre a choisi le jeton (règle maison).
rule-R18_8 = Effets sur le jeton suivant
    .text = Le Flamant rose du paquet A attend malgré la Folie et le Poison, qui ne sont pas placés. La Couronne du Valet est consommée par la Folie ou le Poison, contrés ou non, et annulée si le joueur abandonne ou échoue. Les effets sur « le prochain jeton » ne touchent jamais un jeton de la même pioche (règle maison).
rule-R18_9 = Duchesse
    .text = Ses PV sont marqués à la ligne (j), même si son propriétaire a abandonné. Les unités perdues comptent quelle qu’en soit la cause, sauf lors d’une pioche où elle-même est perdue (règle maison).
rule-R18_10 = Arrivées tardives
    .text = Les participants sont fixés avant B1. Les unités qui arrivent plus tard (Griffon, Plume du Griffon, Carte soldat du paquet B, Alice) n’ajoutent pas de Force de départ, mais peuvent être perdues comme les autres. Les unités déplacées ou placées ailleurs ne changent rien à un combat déjà livré ce round. Nul ne peut rejoindre un combat en cours (règle maison).
rule-R18_11 = Places finales
    .text = Votre place est 1 plus le nombre de joueurs qui ont plus de Force, en ne comptant que ceux qui peuvent être récompensés : pas d’échec, au moins 1 Force et, à 2 joueurs, au moins la Résistance. À égalité en tête, tous sont premiers et le suivant est au mieux troisième ; à égalité au deuxième rang, tous sont deuxièmes. Les autres n’ont pas de place (règle maison).
rule-R18_12 = À 0 Force
    .text = Si vous finissez à 0 sans avoir échoué, vous n’avez aucune récompense de E1 à E4, mais en E6 vos jetons sont rendus ou Épuisés comme d’habitude (Rose du paquet B, Plaisir d’apprendre, Créature du paquet A) (règle maison).
rule-R18_13 = Régions incontestées
    .text = Il n’y a pas d’étapes B, donc ni Force de départ, ni capacités de début de combat, ni Exploit, ni Forge. E1 a lieu quelle qu’aurait été la Force, et E3 pour les Habitants et les capacités de Faction débloquées (règle maison).
rule-R18_14 = Rose et Tour rouge du paquet C
    .text = La condition de la Rose est lue au début de E2, et son Exploit supplémentaire n’exige pas d’Exploit normal dans le même combat. La Tour rouge demande ensuite une défausse par Exploit accompli, le supplémentaire compris ; sans jeton Actif, il n’y a rien à défausser. Un jeton Forge ou une Rose défaussés ainsi manquent en E3 et E4 (règle maison).
rule-R18_15 = Défaussé pour de bon
    .text = Les jetons Allié et Folie simple vont dans la réserve commune. Les jetons Chef de Faction, Artefact et Objet quittent la partie ; la carte Objet reste à son propriétaire. Le Poison va au Jabberwocky (règle maison).
rule-R18_16 = Actions de Forge
    .text = Les actions de Forge gardent leur origine : seule celle d’une icône Forge, ou d’une carte Thé, peut prendre une Tour rouge du paquet A. Une action sans jeton permis ou sans case libre est perdue. Les récompenses d’une Forge sont complètes avant la suivante. On peut renoncer à Forger depuis le sac pendant la phase de Thé, et ce que cela débloque agit aussitôt (règle maison).
rule-R18_17 = Créature du paquet A
    .text = Elle n’est pas échangée quand un échec l’Épuise, car les capacités des jetons Actifs sont alors perdues, ni quand elle retourne dans le sac au lieu d’être Épuisée (règle maison).
rule-R18_18 = Tour rouge du paquet A
    .text = D’autres jetons peuvent remettre dans le sac une Tour rouge Épuisée : elle n’est protégée que tant qu’elle est jouée ou Active (règle maison).
rule-R18_19 = Quand un adversaire échoue
    .text = Qu’on leur coupe la tête et les capacités semblables n’agissent pas si leur propriétaire échoue à la même ligne de R18.1 (règle maison).
rule-R18_20 = Passer en Bout de Table
    .text = Se trouver en Bout de Table au début de la phase n’est pas le franchir. On peut le franchir même s’il reste des chaises inoccupées avant lui, et même dès son premier tour, en faisant un tour complet (règle maison).
rule-R18_21 = Deux fois plus rapide
    .text = Au plus 1 Partisan supplémentaire par tour. Les Chefs en Bout de Table ne sont pas dépassés, et C’est ma fête n’est pas un déplacement (règle maison).
rule-R18_22 = Poison sur les cartes Thé
    .text = Le Poison d’une carte va à qui prend la carte, de quelque façon que ce soit. Slictueux toves peut en ajouter un au début de la phase et chaque fois que le pouvoir du Chef en place un à la fin d’un tour (règle maison).
rule-R18_23 = Quêtes défaussées
    .text = Les Quêtes défaussées forment une pile qui devient le nouveau paquet quand celui-ci est vide ; si les deux sont vides, on ne pioche pas de Quête. Une Quête défaussée face cachée reste secrète (règle maison).
rule-R18_24 = Paquet Pays des Merveilles
    .text = Si le paquet est vide, les cartes visibles ne sont pas remplacées. La carte des Tweedle apporte deux silhouettes ; chacune est placée dans n’importe quelle Région et est une unité à part entière (règle maison).
rule-R18_25 = Habitants
    .text = Leurs capacités n’agissent que dans leur propre Région et dans le combat qui s’y livre, sauf mention contraire. Un Habitant qui se trouve dans une réserve ne fait rien (règle maison).
rule-R18_26 = Compter les unités
    .text = Pour le premier joueur d’un round, on compte les unités quand les Chefs sont déjà de retour en Bout de Table. Le départage final et les Objectifs comptent les Chefs encore dans les Régions. L’Habitant appelé par Alice pour une phase est alors déjà parti (règle maison).
rule-R18_27 = Éclats et score
    .text = Un score final peut être négatif. Les Éclats ne s’épuisent jamais ; sans Éclat à défausser, l’icône ne fait rien (règle maison).
rule-R18_28 = À deux : première pioche
    .text = La première pioche a toujours lieu, même si la Force de départ atteint déjà la Résistance ; la fin est vérifiée à la ligne (j) (règle maison).
rule-R18_29 = À deux : la Résistance
    .text = La Résistance ne participe pas : elle n’est pas un adversaire, ne prend pas de place et n’est à égalité avec personne. Si les deux joueurs sont à égalité à sa hauteur ou au-dessus, R11.3 s’applique ; un Château choisi alors suit R15.9 (règle maison).
rule-R18_30 = À deux : Châteaux ailleurs
    .text = Le Morse, et toute récompense Château, peut poser un Château incliné dans une Région où vous n’en avez pas ou en redresser un n’importe où, mais n’ajoute jamais un second Château dans une Région (règle maison).
