# Ce qui se dit à la table de Wonderland’s War : choix, questions, journal, phases, options.

game-title = Wonderland’s War
game-blurb = Prenez le thé à la table du Chapelier, levez une armée et disputez cinq Régions sans perdre la raison.

## Choix

verb-pass = Passer
verb-use = Utiliser : { $first }
verb-keep = Garder « { $first } »
verb-discard_quest = Défausser « { $first } »
verb-take = Chaise { $first }
verb-pass_head = Passer en Bout de Table
verb-lead = Chef : { $first }
verb-resolve = { $first }
verb-deploy = { $first ->
    [one] 1 Partisan : { $second }
   *[other] { $first } Partisans : { $second }
  }
    .some = Placer des Partisans
verb-place = { $first } : { $second }
    .some = Placer une unité
verb-shift = Déplacer : { $first }, { $second } → { $third }
    .some = Déplacer une unité
verb-gain = { $first }
verb-recruit = Recruter : { $first }
verb-unlock = Débloquer : { $first }
verb-build = Château : { $first }
verb-half = { $first }
verb-tempt = Lancer le dé et prendre la récompense
verb-give = Donner 1 Éclat à { $first }
verb-poison = Empoisonner la carte de la chaise { $first }
verb-forge = Forger : { $first }, { $second }
    .some = Forger un jeton
verb-shed = Défausser 1 Éclat
verb-bet = Parier sur { $first }
verb-draw = Piocher
verb-halt = Abandonner
verb-play = Jouer : { $first }
verb-guard = Briser le Bouclier
verb-suffer = Subir
verb-lose = Perdre : { $first }
verb-choose = { $first }
verb-count = Force { $first }
verb-target = { $first }
verb-bring = { $first ->
    [one] 1 Partisan depuis : { $second }
   *[other] { $first } Partisans depuis : { $second }
  }
    .some = Amener des Partisans
verb-return = Remettre : { $first }
verb-scrap = Défausser pour de bon : { $first }
verb-jump = Aller sur { $first }
verb-glory = Prendre les PV
verb-castle = Construire un Château
verb-feat = Accomplir « { $first } »

## Questions

ask-keep = Quelle Quête gardez-vous ?
ask-discard_quest = Quelle Quête défaussez-vous ?
ask-tea = À vous de prendre le thé (cartes prises : { $taken } sur { $most }) : où vous asseyez-vous ?
ask-seat = Vous êtes passé en Bout de Table : où vous asseyez-vous ?
ask-party = Quelle carte prenez-vous ?
ask-lead = Le thé est fini pour vous : dans quelle Région menez-vous votre Chef ?
ask-resolve = { $tea } : que résolvez-vous ensuite ?
ask-place = { $left ->
    [one] Où va l’unité ?
   *[other] Où vont les { $left } unités ?
  }
ask-figure = { $unit } : dans quelle Région ?
ask-gain = Quel jeton Allié prenez-vous ?
ask-instead = Plus aucun jeton { $chip } : lequel prenez-vous à la place ?
ask-recruit = Quelle carte Pays des Merveilles prenez-vous ?
ask-unlock = Quelle capacité débloquez-vous ?
ask-build = Où construisez-vous le Château ?
ask-shed = Votre Chef est au maximum. Défausser un Éclat à la place ?
ask-half = { $tea } : quelle moitié ?
ask-tempt = { $tea } est corrompue : lancer le dé pour sa récompense ?
ask-give = Vous obtenez { $rolled } : donner 1 Éclat ?
ask-poison = Sur quelle carte posez-vous un Poison ?
ask-forge = Que forgez-vous ? (icône : { $icon }, jetons Forge : { $chips })
ask-forge_bag = Quel jeton de votre sac forgez-vous ?
ask-use = Utiliser { $source } ?
ask-bet = Qui l’emporte : { $region } ?
ask-draw = Force { $strength }, unités ici : { $units }. Piocher ou abandonner ?
ask-play = Quel jeton joue { $whose } ?
ask-guard = { $chip } ! Briser votre Bouclier ?
ask-lose = Quelle unité perdez-vous ?
ask-choose = { $chip } : quel effet ?
ask-count = { $chip } : dans quel ordre s’appliquent les changements ?
ask-read = { $chip } : quelle Force sa capacité regarde-t-elle ?
ask-order = { $chip } : quelle capacité d’abord ?
ask-target = { $source } : contre qui ?
ask-bring = Quels Partisans viennent ici ? ({ $most } au plus)
ask-return = Quel jeton retourne dans votre sac ?
ask-scrap = Quel jeton Actif défaussez-vous pour de bon ?
ask-madness = Quel jeton quitte la piste de Folie de { $whose } ?
ask-jump = Votre repère est sur { $strength } : aller sur une icône Forge ?
ask-spoils = Victoire ({ $region }) : { $vp } PV ou un Château ?
ask-feat = Avez-vous accompli un Exploit ({ $region }) ? Tous ceux qui le pourraient sont interrogés.
ask-extra_feat = Quel autre Exploit accomplissez-vous ?

## Journal

log-takes_faction = { $who } joue { $faction }
log-ally_card = En jeu : { $source }
log-marker = { $region } : { $marker }
log-region_out = Région hors jeu : { $region } ({ $quest })
log-first_battle = Premier combat : { $region }
log-first_player = { $who } commence
log-kept = { $who } garde { $quest ->
    [none] une Quête
   *[other] la Quête « { $quest } »
  }
log-round = Round { $round } : le thé est servi
log-moved = { $who } va à la chaise { $chair }
log-took = { $who } prend : { $tea }
log-partied = { $who } utilise : { $source }
log-dealt = Chaise { $chair } : { $tea }
log-passed_head = { $who } passe en Bout de Table
log-rolled = { $who } lance le dé : { $roll }
log-shards = { $who } reçoit { $count ->
    [one] { $count } Éclat
   *[other] { $count } Éclats
  }
log-shards_gone = { $who } défausse { $count ->
    [one] { $count } Éclat
   *[other] { $count } Éclats
  }
log-gave = { $who } donne un Éclat à { $whom }
log-led = { $who } mène son Chef : { $region }
log-placed = { $who } place : { $unit } (× { $count }), { $region }
log-shifted = { $who } déplace : { $unit }, { $origin } → { $region }
log-gained = { $who } gagne : { $chip }
log-mended = { $who } répare son Bouclier
log-recruited = { $who } prend : { $card }
log-turned_up = Révélée : { $card }
log-unlocked = { $who } débloque : { $source }
log-built = { $who } construit un Château : { $region }
log-raised = { $who } redresse son Château : { $region }
log-leader_up = { $who } : Force du Chef { $strength }
log-saner = { $who } se défait d’un jeton Folie
log-quest_drawn = { $who } pioche { $quest ->
    [none] une Quête
   *[other] la Quête « { $quest } »
  }
log-quest_gone = { $who } défausse { $quest ->
    [none] une Quête
   *[other] la Quête « { $quest } »
  }
log-feat_gone = { $who } défausse la Quête « { $quest } », Exploit compris
log-poisoned = { $who } empoisonne la carte de la chaise { $chair }
log-poison_taken = { $who } avale du Poison
log-poison_back = Le Poison revient à { $who } (× { $count })
log-poison_given = { $who } glisse un Poison dans le sac de { $whom }
log-madder = { $who } gagne un jeton Folie
log-richest = { $who } détient le plus d’Éclats : Folie, et { $count ->
    [one] { $count } Éclat
   *[other] { $count } Éclats
  } en moins
log-supporters_up = { $who } : { $count ->
    [one] { $count } Partisan de plus
   *[other] { $count } Partisans de plus
  }
log-castles_up = { $who } : les Châteaux valent { $value } PV
log-scored = { $who } marque { $count } PV
log-summoned = { $card } vient aider { $who }
log-war = Guerre du round { $round }
log-battle = Combat : { $region }
log-empty = Personne ne se bat : { $region }
log-starts = { $who } commence à { $strength }
log-alone = Région incontestée : { $region } ({ $who })
log-drew = { $who } pioche : { $chip }
log-put_back = { $who } remet : { $chip }
log-halted = { $who } abandonne à { $strength }
log-stopped = { $who } doit abandonner à { $strength }
log-empty_bag = Le sac de { $who } est vide : Folie et jetons Épuisés y retournent
log-guarded = { $who } brise son Bouclier : { $chip } sans effet
log-lost = { $who } perd : { $unit }
log-busted = { $who } échoue !
log-refreshed = Le sac de { $who } est actualisé
log-poison_home = Le Poison revient à { $who }
log-used = { $who } : { $source }
log-counts = { $who } : { $chip } compte { $count }, Force { $strength }
log-stronger = { $who } gagne { $count } Force, soit { $strength }
log-weaker = { $who } perd { $count } Force, soit { $strength }
log-jumped = { $who } va sur { $strength }
log-crowned = Le jeton de { $who } ne compte que { $strength }
log-brought = { $who } fait venir { $count ->
    [one] { $count } Partisan
   *[other] { $count } Partisans
  } : { $origin } → { $region }
log-leader_comes = Le Chef de { $who } arrive : { $region }
log-returned = { $who } remet dans son sac : { $chip }
log-scrapped = { $who } défausse pour de bon : { $chip }
log-swapped = { $who } reçoit en échange : { $chip }
log-madness_back = { $who } renvoie dans le sac de { $whom } : { $chip }
log-won = { $who } l’emporte avec { $strength } : { $region }
log-tied = { $who } est à égalité avec { $strength } : { $region }
log-second = { $who } finit 2e avec { $strength }
log-nobody = Aucun gagnant : { $region }
log-feat_done = { $who } accomplit l’Exploit : { $quest }
log-forged = { $who } forge : { $chip }, { $track }
log-artifact = { $who } remplit la { $track } et gagne un Artefact
log-bet_right = { $who } a parié juste sur { $whom }
log-bet_wrong = { $who } s’est trompé en pariant sur { $whom }
log-bet_void = Le pari de { $who } sur { $whom } est sans effet
log-war_over = La guerre du round { $round } est finie

## Phases, scores, égalités

phase-setup = Mise en place
phase-keep = Choix des Quêtes
phase-tea_start = Le thé est servi
phase-tea_turn = Thé
phase-tea_card = Thé : résoudre une carte
phase-tea_rest = Thé : fin d’un tour
phase-tea_end = Fin du thé
phase-discard = Défausse de Quêtes
phase-war_start = Début de la guerre
phase-battle = Début d’un combat
phase-bets = Paris
phase-choose = Piocher ou abandonner
phase-draw = Pioche
phase-conquest = Conquête
phase-quests = Quêtes
phase-feats = Exploits
phase-abilities = Capacités
phase-forge = Forge
phase-payout = Résolution des paris
phase-cleanup = Conclusion
phase-war_end = Fin de la guerre

score-track = Piste de Score
score-castles = Châteaux
score-quests = Quêtes
score-shards = Éclats
tie-shards = le moins d’Éclats
tie-units = le plus d’unités sur le plateau

## Options

option-faction = Faction
    .help = La Faction de chaque joueur ; chacun mène une Faction différente.
option-faction-random = Au hasard
option-faction-alice = Alice
option-faction-mad_hatter = Chapelier fou
option-faction-queen_of_hearts = Reine de cœur
option-faction-jabberwocky = Jabberwocky
option-faction-cheshire_cat = Chat du Cheshire
option-ally_pack = Paquet d’Alliés
    .help = Les cartes Allié utilisées : un paquet, un paquet tiré au sort, ou un mélange tiré Allié par Allié. A convient le mieux pour débuter.
option-ally_pack-A = Paquet A
option-ally_pack-B = Paquet B
option-ally_pack-C = Paquet C
option-ally_pack-D = Paquet D
option-ally_pack-random = Un paquet au hasard
option-ally_pack-mix = Un mélange au hasard
option-card_soldier_pack = { ally-card_soldier } : paquet
    .help = Un paquet à part pour cet Allié, ou le même que pour les autres.
option-card_soldier_pack-same = Le même paquet
option-card_soldier_pack-A = Paquet A
option-card_soldier_pack-B = Paquet B
option-card_soldier_pack-C = Paquet C
option-card_soldier_pack-D = Paquet D
option-flamingo_pack = { ally-flamingo } : paquet
    .help = Un paquet à part pour cet Allié, ou le même que pour les autres.
option-flamingo_pack-same = Le même paquet
option-flamingo_pack-A = Paquet A
option-flamingo_pack-B = Paquet B
option-flamingo_pack-C = Paquet C
option-flamingo_pack-D = Paquet D
option-rose_pack = { ally-rose } : paquet
    .help = Un paquet à part pour cet Allié, ou le même que pour les autres.
option-rose_pack-same = Le même paquet
option-rose_pack-A = Paquet A
option-rose_pack-B = Paquet B
option-rose_pack-C = Paquet C
option-rose_pack-D = Paquet D
option-red_rook_pack = { ally-red_rook } : paquet
    .help = Un paquet à part pour cet Allié, ou le même que pour les autres.
option-red_rook_pack-same = Le même paquet
option-red_rook_pack-A = Paquet A
option-red_rook_pack-B = Paquet B
option-red_rook_pack-C = Paquet C
option-red_rook_pack-D = Paquet D
option-creature_pack = { ally-creature } : paquet
    .help = Un paquet à part pour cet Allié, ou le même que pour les autres.
option-creature_pack-same = Le même paquet
option-creature_pack-A = Paquet A
option-creature_pack-B = Paquet B
option-creature_pack-C = Paquet C
option-creature_pack-D = Paquet D
option-earlier_shards = Éclats de départ de l’ancienne édition
    .help = Les joueurs commencent avec les Éclats de l’ancienne édition.
option-earlier_first_player = Premier joueur comme dans l’ancienne édition
    .help = Une égalité pour le premier joueur n’est départagée que par le nombre d’unités, puis par tirage au sort.
option-earlier_leader_icon = Icône du Chef comme dans l’ancienne édition
    .help = À 6 de Force du Chef, l’icône oblige à défausser 1 Éclat.
option-earlier_poison = Poison comme dans l’ancienne édition
    .help = Le Jabberwocky place un Poison au début de chacun de ses tours s’il n’y en a aucun sur la table.
option-earlier_refresh = Actualisation comme dans l’ancienne édition
    .help = Un échec actualise le sac dès qu’il y a de la Folie sur la piste.
option-earlier_rewards = Récompenses comme dans l’ancienne édition
    .help = Aucune Force n’est exigée pour les récompenses : il suffit de ne pas avoir échoué.
option-earlier_soldiers = Cartes soldats comme dans l’ancienne édition
    .help = Les Cartes soldats du paquet B peuvent faire venir des Partisans des deux Régions adjacentes.
option-earlier_resistance = Résistance comme dans l’ancienne édition
    .help = À 2 joueurs, un combat ne s’achève que lorsque le dernier en lice dépasse la Résistance.
option-resistance_chase = Rattraper un adversaire qui a abandonné
    .help = À 2 joueurs, le dernier en lice qui a atteint la Résistance mais reste derrière un adversaire ayant abandonné peut continuer.

## Ce qui n’a pas de nom propre

chair-head = Bout de Table
track-track_1 = 1re piste de Forge
track-track_2 = 2e piste de Forge
track-track_3 = 3e piste de Forge
track-track_4 = 4e piste de Forge
half-top = Moitié du haut
half-bottom = Moitié du bas
unit-supporter = Partisan
unit-leader = Chef
unit-tweedles_1 = Tweedledee
unit-tweedles_2 = Tweedledum
icon-place_units = Placer des unités
icon-gain_chip = Gagner un jeton Allié
icon-gain_any_ally = Gagner un jeton Allié au choix
icon-roll_shard_die = Lancer le dé Éclat
icon-gain_shards = Recevoir des Éclats
icon-discard_shards = Défausser des Éclats
icon-transfer_shard = Donner un Éclat
icon-restore_shield = Réparer le Bouclier
icon-gain_wonderland = Prendre une carte Pays des Merveilles
icon-unlock_ability = Débloquer une capacité
icon-build_castle = Construire un Château
icon-leader_strength = Renforcer le Chef
icon-discard_madness = Défausser de la Folie
icon-draw_quest = Piocher des Quêtes
icon-gain_vp = Marquer des PV
icon-gain_supporters = Plus de Partisans
icon-castle_value = Châteaux plus précieux
icon-forge_action = Forger
icon-forge_from_bag = Forger un jeton du sac
icon-place_poison = Poser du Poison
icon-summon_figure = Appeler un Habitant
icon-move_direction = Se déplacer dans l’autre sens
icon-take_without_moving = Prendre sans se déplacer
icon-split_placement = Répartir les unités
icon-chip_mul = Multiplier sa Force
icon-chip_add = Modifier sa Force
icon-chip_set = Fixer sa Force
icon-next_chip_mul = Multiplier le prochain jeton
icon-own_ally_chips_add = Renforcer les jetons Allié
icon-opponent_next_chip_set = Couronner un adversaire
icon-gain_strength = Gagner de la Force
icon-lose_strength = Perdre de la Force
icon-return_exhausted = Remettre un jeton Épuisé
icon-return_active_to_bag = Remettre un jeton Actif
icon-swap_level = Changer de niveau
icon-immune = Insensible
icon-extra_draw = Piocher plus de jetons
icon-draft_draw = Choisir pour tous
icon-jump_to_forge_icon = Aller sur une icône Forge
icon-extra_feat = Un Exploit de plus
icon-discard_active = Défausser un jeton Actif
icon-lose_units = Perdre des unités
icon-give_poison = Donner du Poison
icon-madness_to_bag = Remettre de la Folie
icon-move_supporters_here = Faire venir des Partisans
icon-move_leader_here = Faire venir le Chef
icon-castle_anywhere = Château n’importe où
icon-must_be_lost_first = Perdu en premier
icon-split_card = Choisir une moitié
icon-corrupted_card = Céder à la tentation

## Autres noms des mêmes choses

chip-rabbit_watch = { item-rabbit_watch }
chip-caterpillar_hookah = { item-caterpillar_hookah }
chip-duchess_amulet = { item-duchess_amulet }
chip-walrus_oyster = { item-walrus_oyster }
chip-gryphon_feather = { item-gryphon_feather }
chip-unicorn_mane = { item-unicorn_mane }
chip-hare_teacup = { item-hare_teacup }
chip-knave_crown = { item-knave_crown }
chip-humpty_gloves = { item-humpty_gloves }
chip-tweedle_rattle = { item-tweedle_rattle }
chip-turtle_soup = { item-turtle_soup }
chip-dormouse_treacle = { item-dormouse_treacle }
card-white_rabbit = { figure-white_rabbit }
card-caterpillar = { figure-caterpillar }
card-duchess = { figure-duchess }
card-walrus = { figure-walrus }
card-gryphon = { figure-gryphon }
card-unicorn = { figure-unicorn }
card-march_hare = { figure-march_hare }
card-knave = { figure-knave }
card-humpty = { figure-humpty }
card-tweedles = { figure-tweedles }
card-mock_turtle = { figure-mock_turtle }
card-dormouse = { figure-dormouse }
card-rabbit_watch = { item-rabbit_watch }
card-caterpillar_hookah = { item-caterpillar_hookah }
card-duchess_amulet = { item-duchess_amulet }
card-walrus_oyster = { item-walrus_oyster }
card-gryphon_feather = { item-gryphon_feather }
card-unicorn_mane = { item-unicorn_mane }
card-hare_teacup = { item-hare_teacup }
card-knave_crown = { item-knave_crown }
card-humpty_gloves = { item-humpty_gloves }
card-tweedle_rattle = { item-tweedle_rattle }
card-turtle_soup = { item-turtle_soup }
card-dormouse_treacle = { item-dormouse_treacle }
unit-white_rabbit = { figure-white_rabbit }
unit-caterpillar = { figure-caterpillar }
unit-duchess = { figure-duchess }
unit-walrus = { figure-walrus }
unit-gryphon = { figure-gryphon }
unit-unicorn = { figure-unicorn }
unit-march_hare = { figure-march_hare }
unit-knave = { figure-knave }
unit-humpty = { figure-humpty }
unit-mock_turtle = { figure-mock_turtle }
unit-dormouse = { figure-dormouse }
source-contrariwise = { power-contrariwise }
source-its_my_party = { power-its_my_party }
source-royal_decree = { power-royal_decree }
source-jaws_that_bite = { power-jaws_that_bite }
source-jaws_that_bite_two = { power-jaws_that_bite_two }
source-jaws_that_bite_earlier = { power-jaws_that_bite_earlier }
source-now_you_see_me = { power-now_you_see_me }
source-now_you_see_me_two = { power-now_you_see_me_two }
source-alice_everywhere = { ability-alice_everywhere }
source-alice_mended_hope = { ability-alice_mended_hope }
source-alice_friend_people = { ability-alice_friend_people }
source-alice_love_learning = { ability-alice_love_learning }
source-hatter_piping_hot = { ability-hatter_piping_hot }
source-hatter_change_places = { ability-hatter_change_places }
source-hatter_unbirthday = { ability-hatter_unbirthday }
source-hatter_mad_as = { ability-hatter_mad_as }
source-queen_temper = { ability-queen_temper }
source-queen_paint_red = { ability-queen_paint_red }
source-queen_twice_fast = { ability-queen_twice_fast }
source-queen_off_heads = { ability-queen_off_heads }
source-queen_off_heads_two = { ability-queen_off_heads_two }
source-jabber_claws_catch = { ability-jabber_claws_catch }
source-jabber_manxome = { ability-jabber_manxome }
source-jabber_slithy = { ability-jabber_slithy }
source-jabber_borogoves = { ability-jabber_borogoves }
source-cat_wicked_smile = { ability-cat_wicked_smile }
source-cat_wicked_smile_two = { ability-cat_wicked_smile_two }
source-cat_vanishing = { ability-cat_vanishing }
source-cat_warmonger = { ability-cat_warmonger }
source-cat_all_mad = { ability-cat_all_mad }
source-forge = { ally_card-forge }
source-A_card_soldier = { ally_card-A_card_soldier }
source-A_flamingo = { ally_card-A_flamingo }
source-A_rose = { ally_card-A_rose }
source-A_red_rook = { ally_card-A_red_rook }
source-A_creature = { ally_card-A_creature }
source-B_card_soldier = { ally_card-B_card_soldier }
source-B_flamingo = { ally_card-B_flamingo }
source-B_rose = { ally_card-B_rose }
source-B_red_rook = { ally_card-B_red_rook }
source-B_creature = { ally_card-B_creature }
source-C_card_soldier = { ally_card-C_card_soldier }
source-C_flamingo = { ally_card-C_flamingo }
source-C_rose = { ally_card-C_rose }
source-C_red_rook = { ally_card-C_red_rook }
source-C_creature = { ally_card-C_creature }
source-D_card_soldier = { ally_card-D_card_soldier }
source-D_flamingo = { ally_card-D_flamingo }
source-D_rose = { ally_card-D_rose }
source-D_red_rook = { ally_card-D_red_rook }
source-D_creature = { ally_card-D_creature }
source-white_rabbit = { figure-white_rabbit }
source-caterpillar = { figure-caterpillar }
source-duchess = { figure-duchess }
source-walrus = { figure-walrus }
source-gryphon = { figure-gryphon }
source-unicorn = { figure-unicorn }
source-march_hare = { figure-march_hare }
source-knave = { figure-knave }
source-humpty = { figure-humpty }
source-tweedles = { figure-tweedles }
source-mock_turtle = { figure-mock_turtle }
source-dormouse = { figure-dormouse }
source-rabbit_watch = { item-rabbit_watch }
source-caterpillar_hookah = { item-caterpillar_hookah }
source-duchess_amulet = { item-duchess_amulet }
source-walrus_oyster = { item-walrus_oyster }
source-gryphon_feather = { item-gryphon_feather }
source-unicorn_mane = { item-unicorn_mane }
source-hare_teacup = { item-hare_teacup }
source-knave_crown = { item-knave_crown }
source-humpty_gloves = { item-humpty_gloves }
source-tweedle_rattle = { item-tweedle_rattle }
source-turtle_soup = { item-turtle_soup }
source-dormouse_treacle = { item-dormouse_treacle }
