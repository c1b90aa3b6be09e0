# What is said at the table of Wonderland's War: choices, questions, the log, phases, options.

game-title = Wonderland's War
game-blurb = Take tea around the Hatter's table, gather an army, and fight for five Regions without losing your mind.

## Choices

verb-pass = Pass
verb-use = Use { $first }
verb-keep = Keep { $first }
verb-discard_quest = Discard { $first }
verb-take = Chair { $first }
verb-pass_head = Pass the Head of the Table
verb-lead = Lead into { $first }
verb-resolve = { $first }
verb-deploy = { $first ->
    [one] 1 Supporter to { $second }
   *[other] { $first } Supporters to { $second }
  }
    .some = Place Supporters
verb-place = { $first } to { $second }
    .some = Place a unit
verb-shift = Move { $first } from { $second } to { $third }
    .some = Move a unit
verb-gain = { $first }
verb-recruit = Recruit { $first }
verb-unlock = Unlock { $first }
verb-build = Castle in { $first }
verb-half = { $first }
verb-tempt = Roll the die and take the reward
verb-give = Give 1 Shard to { $first }
verb-poison = Poison the card on chair { $first }
verb-forge = Forge { $first } on { $second }
    .some = Forge a chip
verb-shed = Discard 1 Shard
verb-bet = Bet on { $first }
verb-draw = Draw
verb-halt = Halt
verb-play = Play { $first }
verb-guard = Break the Shield
verb-suffer = Suffer it
verb-lose = Lose { $first }
verb-choose = { $first }
verb-count = Strength { $first }
verb-target = { $first }
verb-bring = { $first ->
    [one] 1 Supporter from { $second }
   *[other] { $first } Supporters from { $second }
  }
    .some = Bring Supporters
verb-return = Return { $first }
verb-scrap = Discard { $first } for good
verb-jump = Move to { $first }
verb-glory = Take the VP
verb-castle = Build a Castle
verb-feat = Complete { $first }

## Questions

ask-keep = Which quest do you keep?
ask-discard_quest = Which quest do you discard?
ask-tea = Your turn at tea (card { $taken } of { $most } taken): where do you sit?
ask-seat = You have passed the Head: where do you sit?
ask-party = Which card do you take?
ask-lead = Tea is over for you: into which Region do you lead?
ask-resolve = { $tea }: what do you resolve next?
ask-place = { $left ->
    [one] Where does the unit go?
   *[other] Where do the { $left } units go?
  }
ask-figure = Where does { $unit } go?
ask-gain = Which Ally chip do you take?
ask-instead = No { $chip } is left: which chip do you take instead?
ask-recruit = Which Wonderland card do you take?
ask-unlock = Which ability do you unlock?
ask-build = Where do you build the Castle?
ask-shed = Your Leader cannot get stronger. Discard a Shard instead?
ask-half = Which half of { $tea }?
ask-tempt = { $tea } is corrupted: roll the die for its reward?
ask-give = You rolled { $rolled }: give 1 Shard away?
ask-poison = On which card do you put Poison?
ask-forge = What do you forge? (icon: { $icon }, Forge chips: { $chips })
ask-forge_bag = Which chip of your bag do you forge?
ask-use = Use { $source }?
ask-bet = Who wins in { $region }?
ask-draw = Strength { $strength }, units here: { $units }. Draw or halt?
ask-play = Which chip does { $whose } play?
ask-guard = { $chip }! Break your Shield?
ask-lose = Which unit do you lose?
ask-choose = { $chip }: what does it do?
ask-count = { $chip }: in which order do the changes apply?
ask-read = { $chip }: which Strength does its ability look at?
ask-order = { $chip }: which ability comes first?
ask-target = { $source }: against whom?
ask-bring = Which Supporters come here? (at most { $most })
ask-return = Which chip goes back into your bag?
ask-scrap = Which Active chip do you discard for good?
ask-madness = Which chip leaves the Madness track of { $whose }?
ask-jump = Your marker is on { $strength }: move it to a Forge icon?
ask-spoils = { $region } is yours: { $vp } VP or a Castle?
ask-feat = Have you done a Feat in { $region }? All who might have are asked.
ask-extra_feat = Which other Feat do you complete?

## The log

log-takes_faction = { $who } plays { $faction }
log-ally_card = In play: { $source }
log-marker = { $region }: { $marker }
log-region_out = { $region } is out of play ({ $quest })
log-first_battle = The first battle will be in { $region }
log-first_player = { $who } begins
log-kept = { $who } keeps { $quest ->
    [none] a quest
   *[other] { $quest }
  }
log-round = Round { $round }: tea is served
log-moved = { $who } goes to chair { $chair }
log-took = { $who } takes { $tea }
log-partied = { $who } uses { $source }
log-dealt = Chair { $chair }: { $tea }
log-passed_head = { $who } passes the Head of the Table
log-rolled = { $who } rolls { $roll }
log-shards = { $who } gains { $count ->
    [one] 1 Shard
   *[other] { $count } Shards
  }
log-shards_gone = { $who } discards { $count ->
    [one] 1 Shard
   *[other] { $count } Shards
  }
log-gave = { $who } gives a Shard to { $whom }
log-led = { $who } leads into { $region }
log-placed = { $who } places { $unit } in { $region } (× { $count })
log-shifted = { $who } moves { $unit } from { $origin } to { $region }
log-gained = { $who } gains { $chip }
log-mended = { $who } mends the Shield
log-recruited = { $who } takes { $card }
log-turned_up = Turned up: { $card }
log-unlocked = { $who } unlocks { $source }
log-built = { $who } builds a Castle in { $region }
log-raised = { $who } raises the Castle in { $region }
log-leader_up = { $who }: leader strength { $strength }
log-saner = { $who } is rid of a Madness chip
log-quest_drawn = { $who } draws { $quest ->
    [none] a quest
   *[other] { $quest }
  }
log-quest_gone = { $who } discards { $quest ->
    [none] a quest
   *[other] { $quest }
  }
log-feat_gone = { $who } discards { $quest }, Feat and all
log-poisoned = { $who } poisons the card on chair { $chair }
log-poison_taken = { $who } swallows Poison
log-poison_back = Poison returns to { $who } (× { $count })
log-poison_given = { $who } slips Poison into the bag of { $whom }
log-madder = { $who } gains a Madness chip
log-richest = { $who } has the most Shards: Madness, and { $count ->
    [one] 1 Shard
   *[other] { $count } Shards
  } fewer
log-supporters_up = { $who }: { $count ->
    [one] 1 more Supporter
   *[other] { $count } more Supporters
  }
log-castles_up = { $who }: Castles are worth { $value } VP
log-scored = { $who } scores { $count } VP
log-summoned = { $card } comes to help { $who }
log-war = War of round { $round }
log-battle = Battle in { $region }
log-empty = Nobody fights for { $region }
log-starts = { $who } starts at { $strength }
log-alone = { $who } is alone in { $region }
log-drew = { $who } draws { $chip }
log-put_back = { $who } puts { $chip } back
log-halted = { $who } halts at { $strength }
log-stopped = { $who } must halt at { $strength }
log-empty_bag = The bag of { $who } is empty: Madness and Exhausted chips go back
log-guarded = { $who } breaks the Shield: { $chip } has no effect
log-lost = { $who } loses { $unit }
log-busted = { $who } busts!
log-refreshed = The bag of { $who } is refreshed
log-poison_home = Poison returns to { $who }
log-used = { $who }: { $source }
log-counts = { $who }: { $chip } counts { $count }, Strength { $strength }
log-stronger = { $who } gains { $count } Strength, now { $strength }
log-weaker = { $who } loses { $count } Strength, now { $strength }
log-jumped = { $who } moves to { $strength }
log-crowned = The chip of { $who } counts only { $strength }
log-brought = { $who } brings { $count ->
    [one] 1 Supporter
   *[other] { $count } Supporters
  } from { $origin }
log-leader_comes = The Leader of { $who } comes to { $region }
log-returned = { $who } returns { $chip } to the bag
log-scrapped = { $who } discards { $chip } for good
log-swapped = { $who } gets { $chip } in exchange
log-madness_back = { $who } sends { $chip } back into the bag of { $whom }
log-won = { $who } wins { $region } with { $strength }
log-tied = { $who } is tied for { $region } with { $strength }
log-second = { $who } is second with { $strength }
log-nobody = Nobody wins { $region }
log-feat_done = { $who } completes the Feat of { $quest }
log-forged = { $who } forges { $chip } on { $track }
log-artifact = { $who } has filled { $track } and gains an artifact
log-bet_right = { $who } bet rightly on { $whom }
log-bet_wrong = { $who } bet wrongly on { $whom }
log-bet_void = The bet of { $who } on { $whom } is void
log-war_over = The war of round { $round } is over

## Phases, scores, ties

phase-setup = Setting up
phase-keep = Choosing quests
phase-tea_start = Tea is served
phase-tea_turn = Tea
phase-tea_card = Tea: resolving a card
phase-tea_rest = Tea: end of a turn
phase-tea_end = End of tea
phase-discard = Discarding quests
phase-war_start = War begins
phase-battle = Start of a battle
phase-bets = Bets
phase-choose = Draw or halt
phase-draw = Draw
phase-conquest = Conquest
phase-quests = Quests
phase-feats = Feats
phase-abilities = Abilities
phase-forge = Forging
phase-payout = Paying bets out
phase-cleanup = Cleaning up
phase-war_end = End of the war

score-track = Score track
score-castles = Castles
score-quests = Quests
score-shards = Shards
tie-shards = fewest Shards
tie-units = most units on the board

## Options

option-faction = Faction
    .help = Which faction each player leads; everybody leads another one.
option-faction-random = By lot
option-faction-alice = Alice
option-faction-mad_hatter = Mad Hatter
option-faction-queen_of_hearts = Queen of Hearts
option-faction-jabberwocky = Jabberwocky
option-faction-cheshire_cat = Cheshire Cat
option-ally_pack = Ally pack
    .help = Which Ally cards are used: one pack, a pack drawn by lot, or a mix drawn ally by ally. A is best for a first game.
option-ally_pack-A = Pack A
option-ally_pack-B = Pack B
option-ally_pack-C = Pack C
option-ally_pack-D = Pack D
option-ally_pack-random = A pack by lot
option-ally_pack-mix = A mix by lot
option-card_soldier_pack = { ally-card_soldier }: pack
    .help = A pack of its own for this ally, or the same as for all others.
option-card_soldier_pack-same = The same pack
option-card_soldier_pack-A = Pack A
option-card_soldier_pack-B = Pack B
option-card_soldier_pack-C = Pack C
option-card_soldier_pack-D = Pack D
option-flamingo_pack = { ally-flamingo }: pack
    .help = A pack of its own for this ally, or the same as for all others.
option-flamingo_pack-same = The same pack
option-flamingo_pack-A = Pack A
option-flamingo_pack-B = Pack B
option-flamingo_pack-C = Pack C
option-flamingo_pack-D = Pack D
option-rose_pack = { ally-rose }: pack
    .help = A pack of its own for this ally, or the same as for all others.
option-rose_pack-same = The same pack
option-rose_pack-A = Pack A
option-rose_pack-B = Pack B
option-rose_pack-C = Pack C
option-rose_pack-D = Pack D
option-red_rook_pack = { ally-red_rook }: pack
    .help = A pack of its own for this ally, or the same as for all others.
option-red_rook_pack-same = The same pack
option-red_rook_pack-A = Pack A
option-red_rook_pack-B = Pack B
option-red_rook_pack-C = Pack C
option-red_rook_pack-D = Pack D
option-creature_pack = { ally-creature }: pack
    .help = A pack of its own for this ally, or the same as for all others.
option-creature_pack-same = The same pack
option-creature_pack-A = Pack A
option-creature_pack-B = Pack B
option-creature_pack-C = Pack C
option-creature_pack-D = Pack D
option-earlier_shards = Starting Shards of the earlier printing
    .help = The players start with the Shards of the earlier printing.
option-earlier_first_player = First player as in the earlier printing
    .help = A tie for first player is broken by fewest units only, then by lot.
option-earlier_leader_icon = Leader icon as in the earlier printing
    .help = At leader strength 6 the icon makes you discard 1 Shard.
option-earlier_poison = Poison as in the earlier printing
    .help = The Jabberwocky places Poison at the start of each turn, if none lies on the table.
option-earlier_refresh = Refresh as in the earlier printing
    .help = A bust refreshes the bag whenever Madness lies on the track.
option-earlier_rewards = Rewards as in the earlier printing
    .help = Rewards at the end of a battle need no Strength; not having bust is enough.
option-earlier_soldiers = Card Soldiers as in the earlier printing
    .help = Card Soldiers of pack B may bring Supporters from both adjacent Regions.
option-earlier_resistance = Resistance as in the earlier printing
    .help = With 2 players a battle ends only when the last fighter passes the Resistance.
option-resistance_chase = Chasing a leader who halted
    .help = With 2 players a last fighter at or past the Resistance but behind an opponent who halted may go on.

## Things without a name of their own

chair-head = Head of the Table
track-track_1 = forge track 1
track-track_2 = forge track 2
track-track_3 = forge track 3
track-track_4 = forge track 4
half-top = Top half
half-bottom = Bottom half
unit-supporter = Supporter
unit-leader = Leader
unit-tweedles_1 = Tweedledee
unit-tweedles_2 = Tweedledum
icon-place_units = Place units
icon-gain_chip = Gain an Ally chip
icon-gain_any_ally = Gain an Ally chip of choice
icon-roll_shard_die = Roll the shard die
icon-gain_shards = Gain Shards
icon-discard_shards = Discard Shards
icon-transfer_shard = Give a Shard away
icon-restore_shield = Mend the Shield
icon-gain_wonderland = Take a Wonderland card
icon-unlock_ability = Unlock an ability
icon-build_castle = Build a Castle
icon-leader_strength = Strengthen the Leader
icon-discard_madness = Discard Madness
icon-draw_quest = Draw quests
icon-gain_vp = Score VP
icon-gain_supporters = More Supporters
icon-castle_value = Worthier Castles
icon-forge_action = Forge
icon-forge_from_bag = Forge a chip of the bag
icon-place_poison = Place Poison
icon-summon_figure = Summon a Wonderlandian
icon-move_direction = Move the other way round
icon-take_without_moving = Take without moving
icon-split_placement = Spread the units
icon-chip_mul = Multiply its Strength
icon-chip_add = Change its Strength
icon-chip_set = Set its Strength
icon-next_chip_mul = Multiply the next chip
icon-own_ally_chips_add = Strengthen Ally chips
icon-opponent_next_chip_set = Crown an opponent
icon-gain_strength = Gain Strength
icon-lose_strength = Lose Strength
icon-return_exhausted = Return an Exhausted chip
icon-return_active_to_bag = Return an Active chip
icon-swap_level = Change the level
icon-immune = Immune
icon-extra_draw = Draw more chips
icon-draft_draw = Choose for everybody
icon-jump_to_forge_icon = Move to a Forge icon
icon-extra_feat = One more Feat
icon-discard_active = Discard an Active chip
icon-lose_units = Lose units
icon-give_poison = Give Poison
icon-madness_to_bag = Return Madness
icon-move_supporters_here = Bring Supporters
icon-move_leader_here = Bring the Leader
icon-castle_anywhere = Castle anywhere
icon-must_be_lost_first = Lost first
icon-split_card = Choose a half
icon-corrupted_card = Give in to temptation

## Other names of the same things

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
