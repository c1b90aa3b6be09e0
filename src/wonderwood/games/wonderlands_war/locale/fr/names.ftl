# Wonderland’s War : le nom de chaque élément et ce qu’il fait.

## Le jeu et ses mots

title = Wonderland’s War
    .text = Prenez le thé à la table du Chapelier, levez une armée et disputez cinq Régions sans perdre la raison.

term-unit = Unité
term-supporter = Partisan
term-figure = Habitant
term-leader = Chef
term-castle = Château
term-castle_tilted = Château incliné
term-castle_upright = Château redressé
term-shield = Bouclier
term-shield_intact = Bouclier intact
term-shield_broken = Bouclier brisé
term-shard = Éclat
term-shard_die = Dé Éclat
term-madness = Folie
term-strength = Force
term-leader_strength = Force du Chef
term-vp = PV
term-region = Région
term-bag = Sac
term-supply = Réserve
term-active = Jetons Actifs
term-exhausted = Jetons Épuisés
term-madness_track = Piste de Folie
term-active_track = Piste de Jetons Actifs
term-battle_track = Piste de Combat
term-forge_track = Piste de Forge
term-forge_icon = Icône Forge
term-head = Bout de Table
term-chair = Chaise
term-tea_card = Carte Thé
term-split_card = Carte divisée
term-corrupted_card = Carte corrompue
term-wonderland_card = Carte Pays des Merveilles
term-wager_card = Carte Pari
term-quest = Quête
term-feat = Exploit
term-objective = Objectif
term-score_marker = Marqueur Score
term-first_battle = Silhouette Premier combat
term-resistance = Résistance locale
term-halt = Abandonner
term-bust = Échouer
term-refresh = Actualiser le sac
term-weak = faible
term-strong = fort

## Options

option-ally_pack = Paquet d’Alliés
    .text = Le paquet de cartes Allié utilisé : A, B, C, D ou un mélange tiré au hasard (R2.2).
option-earlier_shards = Éclats de départ de l’ancienne édition
    .text = Les joueurs commencent avec les Éclats de l’ancienne édition (D23).
option-earlier_first_player = Premier joueur comme dans l’ancienne édition
    .text = Une égalité pour le premier joueur n’est départagée que par le nombre d’unités, puis par tirage au sort (D3).
option-earlier_leader_icon = Icône du Chef comme dans l’ancienne édition
    .text = À 6 de Force du Chef, l’icône oblige à défausser 1 Éclat (D8).
option-earlier_poison = Poison comme dans l’ancienne édition
    .text = Le Jabberwocky place un Poison au début de chacun de ses tours s’il n’y en a aucun sur la table (D1).
option-earlier_refresh = Actualisation comme dans l’ancienne édition
    .text = Un échec actualise le sac dès qu’il y a de la Folie sur la piste (D11).
option-earlier_rewards = Récompenses comme dans l’ancienne édition
    .text = Aucune Force n’est exigée pour les récompenses de fin de combat : il suffit de ne pas avoir échoué (D4).
option-earlier_soldiers = Cartes soldats comme dans l’ancienne édition
    .text = Les Cartes soldats du paquet B peuvent faire venir des Partisans des deux Régions adjacentes (D6).
option-earlier_resistance = Résistance comme dans l’ancienne édition
    .text = À 2 joueurs, un combat ne s’achève que lorsque le dernier joueur en lice dépasse la Résistance (D28).
option-resistance_chase = Rattraper un adversaire qui a abandonné
    .text = À 2 joueurs, le dernier en lice qui a atteint la Résistance mais reste derrière un adversaire ayant abandonné peut continuer (R15.7).

## Régions

region-witzend = Comté de la Déraison
region-red_keep = Donjon rouge
region-tulgey_wood = Forêt de Tulgey
region-living_flowers = Jardin des Fleurs vivantes
region-pool_of_tears = Mare de Larmes

## Nombre de joueurs

seating-players_2 = 2 joueurs
seating-players_3 = 3 joueurs
seating-players_4 = 4 joueurs
seating-players_5 = 5 joueurs

## Marqueurs Score de Région

marker-m_6_6_8 = Marqueur Score 6 – 6 – 8
marker-m_2_6_12 = Marqueur Score 2 – 6 – 12
marker-m_2_8_10 = Marqueur Score 2 – 8 – 10
marker-m_4_4_12 = Marqueur Score 4 – 4 – 12
marker-m_4_6_10 = Marqueur Score 4 – 6 – 10
marker-m_4_8_8 = Marqueur Score 4 – 8 – 8

## Jetons

chip-leader_1 = Jeton Chef de Faction de Force 1
chip-leader_2 = Jeton Chef de Faction de Force 2
chip-artifact = Artefact
chip-madness_single = Folie
    .text = Fait perdre 1 unité.
chip-madness_double = Folie double
    .text = Fait perdre 2 unités. Ne peut jamais être défaussée pour de bon.
chip-poison = Poison
    .text = Fait perdre 1 unité et retourne au Jabberwocky.
chip-card_soldier_weak = Carte soldat (faible)
chip-card_soldier_strong = Carte soldat (forte)
chip-flamingo_weak = Flamant rose (faible)
chip-flamingo_strong = Flamant rose (fort)
chip-rose_weak = Rose (faible)
chip-rose_strong = Rose (forte)
chip-red_rook_weak = Tour rouge (faible)
chip-red_rook_strong = Tour rouge (forte)
chip-creature_weak = Créature (faible)
chip-creature_strong = Créature (forte)
chip-forge_weak = Forge

## Alliés

ally-card_soldier = Carte soldat
ally-flamingo = Flamant rose
ally-rose = Rose
ally-red_rook = Tour rouge
ally-creature = Créature
ally-forge = Forge

pack-A = Paquet A
pack-B = Paquet B
pack-C = Paquet C
pack-D = Paquet D

ally_card-forge = Forge
    .text = À la fin du combat, vous pouvez Forger une fois grâce à ce jeton.
ally_card-A_card_soldier = Carte soldat (A)
    .text = Quand vous jouez ce jeton, doublez sa Force ou remettez 1 jeton Épuisé dans votre sac.
ally_card-A_flamingo = Flamant rose (A)
    .text = Le prochain jeton que vous placez sur votre piste de Jetons Actifs compte double.
ally_card-A_rose = Rose (A)
    .text = Fin du combat : 1 PV. Quand ce jeton est Forgé pendant un combat : 2 PV.
ally_card-A_red_rook = Tour rouge (A)
    .text = Les capacités de vos autres jetons n’ont pas prise sur ce jeton ; un jeton Forge ne peut donc pas non plus le Forger.
ally_card-A_creature = Créature (A)
    .text = Quand elle est Épuisée, elle rejoint la réserve commune et une Créature de l’autre niveau entre dans vos jetons Épuisés. S’il n’y en a plus, gardez-la.
ally_card-B_card_soldier = Carte soldat (B)
    .text = Quand vous jouez ce jeton, vous pouvez doubler sa Force ou faire venir ici, d’une Région adjacente, jusqu’à autant de vos Partisans que sa Force.
ally_card-B_flamingo = Flamant rose (B)
    .text = Tant que vous avez un Flamant rose Actif, chaque jeton Allié que vous jouez pendant ce combat a +1 Force, quel que soit le nombre de Flamants roses.
ally_card-B_rose = Rose (B)
    .text = À la fin du combat, vos Roses Actives retournent dans votre sac au lieu d’être Épuisées.
ally_card-B_red_rook = Tour rouge (B)
    .text = Sa Force devient 1 si vous avez déjà une Tour rouge Active quand vous la jouez.
ally_card-B_creature = Créature (B)
    .text = Fin du combat : si vous avez plus de Créatures Actives que chaque adversaire, placez 1 Partisan dans n’importe quelle Région (une fois par combat).
ally_card-C_card_soldier = Carte soldat (C)
    .text = À votre prochaine pioche, prenez autant de jetons en plus que la Force de celui-ci ; jouez-en un, les autres retournent dans votre sac.
ally_card-C_flamingo = Flamant rose (C)
    .text = Une fois sa Force ajoutée, vous pouvez déplacer votre repère jusqu’à l’icône Forge la plus proche, devant ou derrière.
ally_card-C_rose = Rose (C)
    .text = Avec au moins 2 Roses Actives à la fin du combat, vous pouvez accomplir un Exploit de plus sans remplir sa condition ni être dans sa Région (une fois par combat).
ally_card-C_red_rook = Tour rouge (C)
    .text = Quand vous accomplissez un Exploit dans un combat où vous avez une Tour rouge Active, défaussez pour de bon 1 de vos jetons Actifs (une fois par Exploit).
ally_card-C_creature = Créature (C)
    .text = Quand vous la jouez : faible, elle a +2 Force par autre Créature Active que vous avez ; forte, −2 par autre Créature Active (jamais moins de 0).
ally_card-D_card_soldier = Carte soldat (D)
    .text = Quand vous jouez ce jeton, vous pouvez tripler sa Force si vous n’avez aucun Château ici (un Château incliné compte comme un Château).
ally_card-D_flamingo = Flamant rose (D)
    .text = Quand vous le jouez, choisissez un adversaire qui a plus de Force que vous, même s’il a abandonné : il reçoit 1 Éclat.
ally_card-D_rose = Rose (D)
    .text = Quand vous Forgez une Rose, placez 1 Partisan dans n’importe quelle Région.
ally_card-D_red_rook = Tour rouge (D)
    .text = Si vous remportez le combat, recevez 1 Éclat, et 1 de plus si ce jeton est fort.
ally_card-D_creature = Créature (D)
    .text = Quand vous la jouez : si vous avez plus d’Éclats que sa Force, défaussez-en 1 ; si vous en avez moins, recevez-en 1 ; à égalité, rien ne se passe.

## Habitants

figure-white_rabbit = Lapin blanc
    .text = Quand votre 2e jeton Actif a ajouté sa Force, la Force imprimée de tous vos jetons Actifs compte une seconde fois.
figure-caterpillar = Chenille
    .text = Première pioche du combat : chaque joueur en lice pioche 2 jetons. Pour chacun, vous compris, vous décidez lequel est joué ; l’autre retourne dans son sac.
figure-duchess = Duchesse
    .text = 1 PV par unité qu’un adversaire perd pendant ce combat ; aucun pour une pioche où vous perdez la Duchesse.
figure-walrus = Morse
    .text = Si vous gagnez seul (une Région incontestée compte, une égalité pour la 1re place non) : 3 PV, et le Château que vous construisez peut se dresser dans n’importe quelle Région.
figure-gryphon = Griffon
    .text = Au début du combat, vous pouvez faire venir ici jusqu’à 2 de vos Partisans des Régions adjacentes.
figure-unicorn = Licorne
    .text = Quand votre 3e jeton Actif a ajouté sa Force, gagnez 1 Force par couleur de bordure différente parmi vos jetons Actifs.
figure-march_hare = Lièvre de Mars
    .text = Quand la Force de départ est déterminée, chaque adversaire perd 2 Force (jamais moins de 0).
figure-knave = Valet de cœur
    .text = À chaque pioche, si la Force imprimée de votre jeton dépasse celle du jeton que joue un adversaire en lice (Folie : 0), gagnez 1 Force.
figure-humpty = Humpty Dumpty
    .text = C’est toujours la première unité que vous perdez ici.
figure-tweedles = Tweedledee et Tweedledum
    .text = Deux silhouettes de Force 1, placées librement. Si les deux sont ici au début du combat, gagnez 2 Force, une seule fois.
figure-mock_turtle = Simili-Tortue
    .text = Fin du combat : défaussez 1 Éclat.
figure-dormouse = Loir
    .text = Si vous terminez 2e ici : 2 PV.

## Objets

item-rabbit_watch = Montre du Lapin blanc
    .text = Quand vous la jouez, gagnez la Force imprimée du jeton situé à sa gauche sur votre piste de Jetons Actifs.
item-caterpillar_hookah = Narguilé de la Chenille
    .text = Quand vous le jouez, gagnez 2 Force par adversaire touché par la Folie lors de cette pioche, y compris ceux qu’elle fait échouer. Si personne n’est touché, faute de Folie ou grâce aux Boucliers, défaussez 1 Éclat.
item-duchess_amulet = Amulette de la Duchesse
    .text = Choisissez un adversaire : 1 jeton de votre choix quitte sa piste de Folie et retourne dans son sac. Sans effet si sa piste est vide.
item-walrus_oyster = Huître du Morse
    .text = Si vous remportez le combat : 2 PV.
item-gryphon_feather = Plume du Griffon
    .text = Quand vous la jouez, vous pouvez faire venir ici 1 de vos Partisans de n’importe quelle Région.
item-unicorn_mane = Crin de la Licorne
    .text = Une fois le jeton placé, gagnez 1 Force par couleur de bordure différente parmi vos jetons Actifs, celui-ci compris (4 au maximum).
item-hare_teacup = Tasse du Lièvre de Mars
    .text = Quand vous la jouez, chaque adversaire encore en lice perd 1 Force.
item-knave_crown = Couronne du Valet
    .text = Choisissez un adversaire en lice : la Force du prochain jeton qu’il joue devient 1, avant tout autre effet. Un jeton Folie met fin à cet effet sans qu’il serve.
item-humpty_gloves = Gant de Humpty
    .text = Quand vous le jouez, retournez votre Bouclier côté intact.
item-tweedle_rattle = Crécelle des Tweedle
    .text = +3 Force si l’autre Crécelle est Active.
item-turtle_soup = Soupe de la Simili-Tortue
    .text = Quand vous la jouez, vous pouvez remettre 1 jeton Épuisé dans votre sac.
item-dormouse_treacle = Mélasse du Loir
    .text = Fin du combat : si vous n’avez pas terminé 1er, gagnez 1 jeton Allié faible de votre choix.

## Quêtes

quest-castle_by_any_name = Le château changeur
    .feat = Comté de la Déraison : votre dernier jeton Actif a une Force imprimée de 1.
    .objective = Avoir au moins 7 jetons Rose et/ou Tour rouge.
quest-infernal_choices = Choix infernaux
    .feat = Comté de la Déraison : votre dernier jeton Actif est un jeton Chef de Faction.
    .objective = Avoir une Force du Chef d’au moins 5.
quest-wits_end = À bout de nerfs
    .feat = Comté de la Déraison : terminer avec une Force de 5, 6, 11 ou 12.
    .objective = Avoir au moins 7 jetons Carte soldat et/ou Flamant rose.
quest-battered_brothers = Les frères cabossés
    .feat = Comté de la Déraison : terminer à la 2e place.
    .objective = Avoir rempli au moins 2 pistes de Forge.
quest-riddle_without_answer = Devinette sans réponse
    .feat = Comté de la Déraison : terminer avec exactement 3 ou 7 jetons Actifs.
    .objective = Avoir débloqué les 4 capacités de Faction.
quest-long_way_round = Le long détour
    .feat = Comté de la Déraison : terminer avec exactement 1 unité restante ici.
    .objective = Avoir des unités dans au moins 4 Régions (à 2 joueurs : 3).
quest-call_the_clams = Appel aux palourdes
    .feat = Forêt de Tulgey : terminer avec exactement 2 ou 6 jetons Actifs.
    .objective = Avoir au moins 3 types d’Alliés différents sur ses pistes de Forge.
quest-calloh_callay = Callouh ! Callay !
    .feat = Forêt de Tulgey : votre dernier jeton Actif a une Force imprimée de 1.
    .objective = Avoir au moins 7 jetons Créature et/ou Tour rouge.
quest-whiffling = Sifflant par la forêt
    .feat = Forêt de Tulgey : terminer avec une Force de 4, 5, 10 ou 11.
    .objective = Avoir au moins 7 jetons Flamant rose et/ou Créature.
quest-mome_raths = Les verchons fourgus
    .feat = Forêt de Tulgey : terminer avec au moins 2 Créatures Actives.
    .objective = Avoir au moins 6 jetons Allié forts.
quest-off_the_path = Hors des sentiers fléchés
    .feat = Forêt de Tulgey : terminer sur une icône Forge.
    .objective = Avoir au moins 7 jetons sur ses pistes de Forge.
quest-vanish_by_degrees = Disparaître par degrés
    .feat = Forêt de Tulgey : terminer à la 2e place.
    .objective = Avoir au plus 2 Éclats.
quest-paint_the_roses = Peindre les roses
    .feat = Jardin des Fleurs vivantes : terminer avec une Force de 3, 4, 9 ou 10.
    .objective = Avoir au moins 7 jetons Rose et/ou Carte soldat.
quest-beauties_and_beasts = Les belles et les bêtes
    .feat = Jardin des Fleurs vivantes : terminer avec au moins 1 Rose Active.
    .objective = Avoir au moins 7 jetons Rose et/ou Créature.
quest-language_of_flowers = Le langage des fleurs
    .feat = Jardin des Fleurs vivantes : terminer avec des jetons Actifs d’au moins 4 couleurs de bordure différentes.
    .objective = Avoir au moins 7 jetons Rose et/ou Flamant rose.
quest-tiger_lily_court = La cour du Lis tigré
    .feat = Jardin des Fleurs vivantes : terminer avec exactement 4 ou 5 jetons Actifs.
    .objective = Avoir au moins 3 cartes Pays des Merveilles.
quest-nothing_but_weeds = Rien que des mauvaises herbes
    .feat = Jardin des Fleurs vivantes : gagner seul avec une Force de 7 au plus.
    .objective = Avoir au plus 5 jetons Folie, le double compris.
quest-faster_faster = Plus vite, plus vite !
    .feat = Jardin des Fleurs vivantes : votre dernier jeton Actif a une Force imprimée de 3.
    .objective = Avoir au moins 5 jetons Artefact.
quest-storm_the_keep = À l’assaut du Donjon
    .feat = Donjon rouge : gagner seul, avec au moins 3 Force d’avance sur le suivant.
    .objective = Avoir au moins 7 jetons Tour rouge et/ou Carte soldat.
quest-who_stole_the_tarts = Qui a volé les tartes ?
    .feat = Donjon rouge : terminer avec une Force de 2, 7, 8 ou 13.
    .objective = Avoir au moins 7 jetons Tour rouge et/ou Flamant rose.
quest-sentence_first = La sentence d’abord
    .feat = Donjon rouge : terminer avec exactement 1 ou 5 jetons Actifs.
    .objective = Avoir au moins 4 Châteaux (à 2 joueurs : au moins 2 Châteaux redressés).
quest-croquet_champion = Champion de croquet
    .feat = Donjon rouge : terminer avec au moins 1 Flamant rose Actif.
    .objective = Avoir une Force du Chef de 6.
quest-royal_guest_list = La liste des invités
    .feat = Donjon rouge : votre dernier jeton Actif est un Artefact.
    .objective = Avoir au moins 4 cartes Pays des Merveilles.
quest-jam_tomorrow = Confiture demain
    .feat = Donjon rouge : terminer avec exactement 2 unités restantes ici.
    .objective = Avoir au moins 2 cartes Thé corrompues, que le dé ait été lancé ou non.
quest-sea_of_tears = Une mer de larmes
    .feat = Mare de Larmes : terminer avec une Force de 1, 6, 7 ou 12.
    .objective = Avoir au moins 7 jetons Carte soldat et/ou Créature.
quest-caucus_race = La course au Caucus
    .feat = Mare de Larmes : un combat à 2 participants ou plus s’achève sans que personne ait échoué.
    .objective = Avoir au moins 6 unités sur le plateau.
quest-drink_me = Buvez-moi
    .feat = Mare de Larmes : votre dernier jeton Actif a une Force imprimée de 2.
    .objective = Avoir au moins 3 cartes Thé avec le dé Éclat dans le coin.
quest-key_under_water = La clef sous l’eau
    .feat = Mare de Larmes : votre dernier jeton Actif est un jeton Forge.
    .objective = Avoir au moins 4 jetons Forge.
quest-mad_armoury = L’arsenal fou
    .feat = Mare de Larmes : terminer avec au moins 1 Artefact Actif.
    .objective = Avoir au moins 4 jetons Objet.
quest-dry_as_history = Sec comme l’Histoire
    .feat = Mare de Larmes : terminer avec exactement 3 ou 8 jetons Actifs.
    .objective = Avoir des jetons d’au moins 7 couleurs de bordure différentes.

## Factions

faction-alice = Alice
faction-mad_hatter = Chapelier fou
faction-queen_of_hearts = Reine de cœur
faction-jabberwocky = Jabberwocky
faction-cheshire_cat = Chat du Cheshire

artifact-sword_of_hope = Épée de l’Espérance
artifact-battle_teapot = Théière de combat
artifact-battle_axe = Hache de guerre
artifact-claws = Griffes
artifact-floating_grin = Sourire flottant

power-contrariwise = À rebours
    .text = Alice se déplace autour de la table en sens antihoraire.
power-its_my_party = C’est ma fête
    .text = Une fois par phase de Thé, à la place d’un tour normal : garnissez toutes les chaises vides, puis prenez n’importe quelle carte de la table sans vous déplacer.
power-royal_decree = Décret royal
    .text = À chacun de vos tours, les unités de la carte que vous prenez peuvent aller dans des Régions différentes.
power-jaws_that_bite = Sa gueule mord
    .text = Début de la phase de Thé : posez un Poison sur deux cartes Thé différentes. Fin de votre tour, si aucune carte Thé ne porte de Poison : posez-en un sur une carte.
power-jaws_that_bite_two = Sa gueule mord
    .text = Début de la phase de Thé : posez un Poison sur une carte Thé. Fin de votre tour, si aucune carte Thé ne porte de Poison : posez-en un sur une carte.
power-jaws_that_bite_earlier = Sa gueule mord
    .text = Début de chacun de vos tours, si aucune carte Thé ne porte de Poison : posez-en un sur une carte.
power-now_you_see_me = Pas vu, pas pris
    .text = Pendant la phase de Thé, quand le dé Éclat donne 2 ou 3, vous pouvez donner 1 de ces Éclats à n’importe quel autre joueur.
power-now_you_see_me_two = Pas vu, pas pris
    .text = Pendant la phase de Thé, quand le dé Éclat donne 3, vous pouvez donner 1 de ces Éclats à l’autre joueur.

ability-alice_everywhere = Partout à la fois
    .text = Quand vous jouez une Épée de l’Espérance, vous pouvez déplacer Alice ici depuis n’importe quelle Région ou depuis votre réserve ; si elle se déplace, gagnez 2 Force.
ability-alice_mended_hope = Espoir ravivé
    .text = Quand vous jouez une Épée de l’Espérance, retournez votre Bouclier côté intact.
ability-alice_friend_people = Amie du peuple
    .text = Début de la phase de Guerre : révélez des cartes Pays des Merveilles jusqu’à un Habitant et remélangez les autres. Placez-le dans n’importe quelle Région ; sa Force et sa capacité sont à vous pour cette phase, puis il retourne dans le paquet.
ability-alice_love_learning = Plaisir d’apprendre
    .text = Après un combat, vous pouvez remettre 1 jeton Allié Actif dans votre sac au lieu de l’Épuiser (pas lors du combat où vous avez débloqué cette capacité).
ability-hatter_piping_hot = Chaud bouillant
    .text = Quand vous jouez une Théière de combat, gagnez 1 Force par jeton sur votre piste de Folie.
ability-hatter_change_places = Changez de place !
    .text = Quand vous jouez une Théière de combat, vous pouvez remettre jusqu’à 2 jetons Épuisés dans votre sac.
ability-hatter_unbirthday = Joyeux non-anniversaire
    .text = Chaque fois que vous passez en Bout de Table, placez 1 unité dans n’importe quelle Région.
ability-hatter_mad_as = Fou comme un chapelier
    .text = Quand une piste de Folie pleine actualise votre sac pendant un combat et que vous n’avez pas échoué, gagnez 2 Force.
ability-queen_temper = Rouge de colère
    .text = Quand vous jouez une Hache de guerre, avant que quiconque ajoute de la Force : un adversaire qui a au moins autant de Force que vous perd 1 unité.
ability-queen_paint_red = Peindre en rouge
    .text = Une Hache de guerre a +1 Force par Rose ou Carte soldat Active que vous avez (+3 au maximum).
ability-queen_twice_fast = Deux fois plus rapide
    .text = Quand votre déplacement dépasse au moins un autre Chef, placez 1 Partisan de plus, même si la carte n’en montre aucun.
ability-queen_off_heads = Qu’on leur coupe la tête
    .text = 2 PV chaque fois qu’un adversaire échoue dans un combat auquel vous participez et où vous n’avez pas échoué.
ability-queen_off_heads_two = Qu’on leur coupe la tête
    .text = 3 PV chaque fois que votre adversaire échoue dans un combat auquel vous participez et où vous n’avez pas échoué.
ability-jabber_claws_catch = Ses griffes happent
    .text = Quand vous jouez des Griffes, vous pouvez glisser 1 Poison dans le sac de chaque adversaire touché par la Folie lors de cette pioche. Vous choisissez qui le reçoit d’abord et pouvez garder le reste.
ability-jabber_manxome = Ennemi manziquais
    .text = Quand vous jouez des Griffes alors qu’un adversaire vous devance, avant que quiconque ajoute de la Force : ce jeton a +2 Force.
ability-jabber_slithy = Slictueux toves
    .text = Vous pouvez poser 1 Poison de plus sur une carte Thé au début de la phase de Thé, et chaque fois que votre pouvoir en place un à la fin de votre tour ; jamais 2 sur la même carte.
ability-jabber_borogoves = Borogoves
    .text = Quand vous prenez une carte Thé qui montre une Créature, placez 1 unité de plus dans n’importe quelle Région.
ability-cat_wicked_smile = Sourire malicieux
    .text = Quand vous jouez un Sourire flottant, gagnez 1 Force par adversaire dans le combat (3 au maximum).
ability-cat_wicked_smile_two = Sourire malicieux
    .text = Quand vous jouez un Sourire flottant, gagnez 2 Force.
ability-cat_vanishing = Disparition d’armée
    .text = Quand vous jouez un Sourire flottant, chaque adversaire qui a le plus d’unités ici perd 1 Partisan ; rien ne se passe si vous êtes seul à en avoir le plus.
ability-cat_warmonger = Fauteur de guerre
    .text = Chaque Partisan que la Folie vous fait perdre alors qu’un adversaire vous devance vous donne 2 Force ; vérifiez Partisan par Partisan, avant que la Force de cette pioche soit ajoutée.
ability-cat_all_mad = Nous sommes tous fous ici
    .text = Fin de la phase de Thé, avant la distribution de Folie : défaussez 1 Éclat si un autre joueur a au moins autant d’Éclats que vous.

board-alice_many = Alice (3 à 5 joueurs)
board-alice_two = Alice (2 joueurs)
board-mad_hatter_many = Chapelier fou (3 à 5 joueurs)
board-mad_hatter_two = Chapelier fou (2 joueurs)
board-queen_of_hearts_many = Reine de cœur (3 à 5 joueurs)
board-queen_of_hearts_two = Reine de cœur (2 joueurs)
board-jabberwocky_many = Jabberwocky (3 à 5 joueurs)
board-jabberwocky_two = Jabberwocky (2 joueurs)
board-cheshire_cat_many = Chat du Cheshire (3 à 5 joueurs)
board-cheshire_cat_two = Chat du Cheshire (2 joueurs)

forge_track-1 = Piste de Forge 1
forge_track-2 = Piste de Forge 2 : Force du Chef
forge_track-3 = Piste de Forge 3 : Partisans
forge_track-4 = Piste de Forge 4 : valeur des Châteaux

## Récompenses des cartes Thé et des cases de Forge, en mots brefs pour leurs icônes

effect-place_units = { $region ->
    [one] { $n ->
        [one] Placez { $n } unité
       *[other] Placez { $n } unités dans une même Région
    }
   *[any] { $n ->
        [one] Placez { $n } unité dans n’importe quelle Région
       *[other] Placez { $n } unités dans n’importe quelles Régions
    }
}
effect-gain_chip = { $n ->
    [1] Gagnez un jeton : { $chip }
   *[other] Gagnez { $n } jetons : { $chip }
}
effect-gain_any_ally = { $level ->
    [strong] { $n ->
        [one] Gagnez { $n } jeton Allié fort de votre choix
       *[other] Gagnez { $n } jetons Allié forts de votre choix
    }
   *[weak] { $n ->
        [one] Gagnez { $n } jeton Allié faible de votre choix
       *[other] Gagnez { $n } jetons Allié faibles de votre choix
    }
}
effect-roll_shard_die = Lancez le dé Éclat et recevez autant d’Éclats
effect-discard_shards = { $n ->
    [one] Défaussez { $n } Éclat
   *[other] Défaussez { $n } Éclats
}
effect-restore_shield = Réparez votre Bouclier
effect-gain_wonderland = { $n ->
    [one] Prenez { $n } carte Pays des Merveilles
   *[other] Prenez { $n } cartes Pays des Merveilles
}
effect-unlock_ability = { $n ->
    [one] Débloquez { $n } capacité de Faction
   *[other] Débloquez { $n } capacités de Faction
}
effect-build_castle = Construisez un Château
effect-leader_strength = +{ $n } Force du Chef
effect-discard_madness = { $n ->
    [one] Défaussez pour de bon { $n } jeton Folie
   *[other] Défaussez pour de bon { $n } jetons Folie
}
effect-draw_quest = { $discard ->
    [0] { $draw ->
        [one] Piochez { $draw } Quête
       *[other] Piochez { $draw } Quêtes
    }
   *[other] Piochez { $draw } Quêtes, puis défaussez-en { $discard }
}
effect-gain_vp = { $n } PV
effect-gain_supporters = { $n ->
    [one] { $n } Partisan rejoint votre réserve
   *[other] { $n } Partisans rejoignent votre réserve
}
effect-castle_value = Vos Châteaux valent +{ $n } PV
effect-forge_from_bag = { $n ->
    [one] Forgez { $n } jeton de votre sac
   *[other] Forgez { $n } jetons de votre sac
}

## Cartes Thé

tea-t1_01 = Carte Thé I-1
tea-t1_02 = Carte Thé I-2
tea-t1_03 = Carte Thé I-3
tea-t1_04 = Carte Thé I-4
tea-t1_05 = Carte Thé I-5
tea-t1_06 = Carte Thé I-6
tea-t1_07 = Carte Thé I-7
tea-t1_08 = Carte Thé I-8
tea-t1_09 = Carte Thé I-9
tea-t1_10 = Carte Thé I-10
tea-t1_11 = Carte Thé I-11
tea-t1_12 = Carte Thé I-12
tea-t1_13 = Carte Thé I-13
tea-t1_14 = Carte Thé I-14
tea-t1_15 = Carte Thé I-15
tea-t1_16 = Carte Thé I-16
tea-t1_17 = Carte Thé I-17
tea-t1_18 = Carte Thé I-18
tea-t1_19 = Carte Thé I-19
tea-t1_20 = Carte Thé I-20
tea-t1_21 = Carte Thé I-21
tea-t1_22 = Carte Thé I-22
tea-t1_23 = Carte Thé I-23
tea-t1_24 = Carte Thé I-24
tea-t1_25 = Carte Thé I-25
tea-t1_26 = Carte Thé I-26
tea-t1_27 = Carte Thé I-27
tea-t1_28 = Carte Thé I-28
tea-t1_29 = Carte Thé I-29
tea-t1_30 = Carte Thé I-30
tea-t2_01 = Carte Thé II-1
tea-t2_02 = Carte Thé II-2
tea-t2_03 = Carte Thé II-3
tea-t2_04 = Carte Thé II-4
tea-t2_05 = Carte Thé II-5
tea-t2_06 = Carte Thé II-6
tea-t2_07 = Carte Thé II-7
tea-t2_08 = Carte Thé II-8
tea-t2_09 = Carte Thé II-9
tea-t2_10 = Carte Thé II-10
tea-t2_11 = Carte Thé II-11
tea-t2_12 = Carte Thé II-12
tea-t2_13 = Carte Thé II-13
tea-t2_14 = Carte Thé II-14
tea-t2_15 = Carte Thé II-15
tea-t2_16 = Carte Thé II-16
tea-t2_17 = Carte Thé II-17
tea-t2_18 = Carte Thé II-18
tea-t2_19 = Carte Thé II-19
tea-t2_20 = Carte Thé II-20
tea-t2_21 = Carte Thé II-21
tea-t2_22 = Carte Thé II-22
tea-t2_23 = Carte Thé II-23
tea-t2_24 = Carte Thé II-24
tea-t2_25 = Carte Thé II-25
tea-t2_26 = Carte Thé II-26
tea-t2_27 = Carte Thé II-27
tea-t2_28 = Carte Thé II-28
tea-t2_29 = Carte Thé II-29
tea-t2_30 = Carte Thé II-30
tea-t3_01 = Carte Thé III-1
tea-t3_02 = Carte Thé III-2
tea-t3_03 = Carte Thé III-3
tea-t3_04 = Carte Thé III-4
tea-t3_05 = Carte Thé III-5
tea-t3_06 = Carte Thé III-6
tea-t3_07 = Carte Thé III-7
tea-t3_08 = Carte Thé III-8
tea-t3_09 = Carte Thé III-9
tea-t3_10 = Carte Thé III-10
tea-t3_11 = Carte Thé III-11
tea-t3_12 = Carte Thé III-12
tea-t3_13 = Carte Thé III-13
tea-t3_14 = Carte Thé III-14
tea-t3_15 = Carte Thé III-15
tea-t3_16 = Carte Thé III-16
tea-t3_17 = Carte Thé III-17
tea-t3_18 = Carte Thé III-18
tea-t3_19 = Carte Thé III-19
tea-t3_20 = Carte Thé III-20
tea-t3_21 = Carte Thé III-21
tea-t3_22 = Carte Thé III-22
tea-t3_23 = Carte Thé III-23
tea-t3_24 = Carte Thé III-24
tea-t3_25 = Carte Thé III-25
tea-t3_26 = Carte Thé III-26
tea-t3_27 = Carte Thé III-27
tea-t3_28 = Carte Thé III-28
tea-t3_29 = Carte Thé III-29
tea-t3_30 = Carte Thé III-30
