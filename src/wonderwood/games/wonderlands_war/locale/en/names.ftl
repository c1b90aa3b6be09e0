# Wonderland's War: the names of everything in the box, and what it does.

## The game and its words

title = Wonderland's War
    .text = Take tea around the Hatter's table, gather an army, and fight for five Regions without losing your mind.

term-unit = Unit
term-supporter = Supporter
term-figure = Wonderlandian
term-leader = Leader
term-castle = Castle
term-castle_tilted = Tilted Castle
term-castle_upright = Upright Castle
term-shield = Shield
term-shield_intact = Intact Shield
term-shield_broken = Broken Shield
term-shard = Shard
term-shard_die = Shard die
term-madness = Madness
term-strength = Strength
term-leader_strength = Leader strength
term-vp = VP
term-region = Region
term-bag = Bag
term-supply = Supply
term-active = Active chips
term-exhausted = Exhausted chips
term-madness_track = Madness track
term-active_track = Active track
term-battle_track = Battle track
term-forge_track = Forge track
term-forge_icon = Forge icon
term-head = Head of the Table
term-chair = Chair
term-tea_card = Tea card
term-split_card = Split card
term-corrupted_card = Corrupted card
term-wonderland_card = Wonderland card
term-wager_card = Wager card
term-quest = Quest
term-feat = Feat
term-objective = Objective
term-score_marker = Score marker
term-first_battle = First-battle figure
term-resistance = Local Resistance
term-halt = Halt
term-bust = Bust
term-refresh = Refresh
term-weak = weak
term-strong = strong

## Options

option-ally_pack = Ally pack
    .text = Which pack of Ally cards is used: A, B, C, D, or a mix drawn at random (R2.2).
option-earlier_shards = Starting Shards of the earlier printing
    .text = The players start with the Shards of the earlier printing (D23).
option-earlier_first_player = First player as in the earlier printing
    .text = A tie for first player is broken by fewest units only, then by lot (D3).
option-earlier_leader_icon = Leader icon as in the earlier printing
    .text = At leader strength 6 the icon makes you discard 1 Shard (D8).
option-earlier_poison = Poison as in the earlier printing
    .text = The Jabberwocky places Poison at the start of each of their turns, if none lies on the table (D1).
option-earlier_refresh = Refresh as in the earlier printing
    .text = A bust refreshes the bag whenever Madness lies on the track (D11).
option-earlier_rewards = Rewards as in the earlier printing
    .text = Rewards at the end of a battle need no Strength; not having bust is enough (D4).
option-earlier_soldiers = Card Soldiers as in the earlier printing
    .text = Card Soldiers of pack B may bring Supporters from both adjacent Regions (D6).
option-earlier_resistance = Resistance as in the earlier printing
    .text = With 2 players a battle ends only when the last fighter passes the Resistance (D28).
option-resistance_chase = Chasing a leader who halted
    .text = With 2 players a last fighter at or past the Resistance but behind an opponent who halted may go on (R15.7).

## Regions

region-witzend = Witzend
region-red_keep = The Red Keep
region-tulgey_wood = Tulgey Woods
region-living_flowers = Meadow of Living Flowers
region-pool_of_tears = Pool of Tears

## Number of players

seating-players_2 = 2 players
seating-players_3 = 3 players
seating-players_4 = 4 players
seating-players_5 = 5 players

## Region score markers

marker-m_6_6_8 = Score marker 6 – 6 – 8
marker-m_2_6_12 = Score marker 2 – 6 – 12
marker-m_2_8_10 = Score marker 2 – 8 – 10
marker-m_4_4_12 = Score marker 4 – 4 – 12
marker-m_4_6_10 = Score marker 4 – 6 – 10
marker-m_4_8_8 = Score marker 4 – 8 – 8

## Chips

chip-leader_1 = Leader chip of 1
chip-leader_2 = Leader chip of 2
chip-artifact = Artifact
chip-madness_single = Madness
    .text = Costs 1 unit.
chip-madness_double = Double Madness
    .text = Costs 2 units. Never leaves your bag for good.
chip-poison = Poison
    .text = Costs 1 unit and returns to the Jabberwocky.
chip-card_soldier_weak = Card Soldier (weak)
chip-card_soldier_strong = Card Soldier (strong)
chip-flamingo_weak = Flamingo (weak)
chip-flamingo_strong = Flamingo (strong)
chip-rose_weak = Rose (weak)
chip-rose_strong = Rose (strong)
chip-red_rook_weak = Red Rook (weak)
chip-red_rook_strong = Red Rook (strong)
chip-creature_weak = Creature (weak)
chip-creature_strong = Creature (strong)
chip-forge_weak = Forge

## Allies

ally-card_soldier = Card Soldier
ally-flamingo = Flamingo
ally-rose = Rose
ally-red_rook = Red Rook
ally-creature = Creature
ally-forge = Forge

pack-A = Pack A
pack-B = Pack B
pack-C = Pack C
pack-D = Pack D

ally_card-forge = Forge
    .text = At the end of the battle you may forge once with this chip.
ally_card-A_card_soldier = Card Soldier (A)
    .text = When you play this chip, double its Strength, or put 1 Exhausted chip back into your bag.
ally_card-A_flamingo = Flamingo (A)
    .text = The next chip you place on your Active track counts double.
ally_card-A_rose = Rose (A)
    .text = End of battle: 1 VP. When this chip is forged in a battle: 2 VP.
ally_card-A_red_rook = Red Rook (A)
    .text = Abilities of your other chips cannot affect this chip, so a Forge chip cannot forge it either.
ally_card-A_creature = Creature (A)
    .text = When it is exhausted, it goes to the common supply and a Creature of the other level joins your Exhausted chips. If there is none, keep it.
ally_card-B_card_soldier = Card Soldier (B)
    .text = When you play this chip, you may double its Strength, or move up to that many of your Supporters here from one adjacent Region.
ally_card-B_flamingo = Flamingo (B)
    .text = While you have an Active Flamingo, each Ally chip you play in this battle has +1 Strength, however many Flamingos you have.
ally_card-B_rose = Rose (B)
    .text = At the end of the battle your Active Roses go back into your bag instead of being exhausted.
ally_card-B_red_rook = Red Rook (B)
    .text = Its Strength becomes 1 if you already have an Active Red Rook when you play it.
ally_card-B_creature = Creature (B)
    .text = End of battle: if you have more Active Creatures than every opponent, place 1 Supporter in any Region (once per battle).
ally_card-C_card_soldier = Card Soldier (C)
    .text = On your next draw take as many extra chips as this chip's Strength; play one of them, the others go back into your bag.
ally_card-C_flamingo = Flamingo (C)
    .text = After adding its Strength you may move your marker to the nearest Forge icon, forward or back.
ally_card-C_rose = Rose (C)
    .text = With 2 or more Active Roses at the end of the battle you may complete one more Feat without meeting its condition or being in its Region (once per battle).
ally_card-C_red_rook = Red Rook (C)
    .text = When you complete a Feat in a battle with an Active Red Rook, discard 1 of your Active chips for good (once per Feat).
ally_card-C_creature = Creature (C)
    .text = When you play it: if weak, +2 Strength for each of your other Active Creatures; if strong, −2 for each (never below 0).
ally_card-D_card_soldier = Card Soldier (D)
    .text = When you play this chip, you may triple its Strength if you have no Castle here (a tilted one counts as a Castle).
ally_card-D_flamingo = Flamingo (D)
    .text = When you play it, choose an opponent with more Strength than you, halted ones included: they gain 1 Shard.
ally_card-D_rose = Rose (D)
    .text = When you forge a Rose, place 1 Supporter in any Region.
ally_card-D_red_rook = Red Rook (D)
    .text = If you win the battle, gain 1 Shard, and 1 more if this chip is strong.
ally_card-D_creature = Creature (D)
    .text = When you play it: with more Shards than its Strength, discard 1; with fewer, gain 1; with exactly as many, nothing happens.

## Wonderlandians

figure-white_rabbit = White Rabbit
    .text = Once your 2nd Active chip has added its Strength, the printed Strength of all your Active chips counts a second time.
figure-caterpillar = Caterpillar
    .text = First draw of the battle: every fighter draws 2 chips. For each of them, yourself included, you decide which one is played; the other goes back into its bag.
figure-duchess = Duchess
    .text = 1 VP for each unit an opponent loses in this battle; none for a draw in which you lose the Duchess.
figure-walrus = Walrus
    .text = If you win alone (an uncontested win counts, a tie for first place does not): 3 VP, and the Castle you build may stand in any Region.
figure-gryphon = Gryphon
    .text = At the start of the battle you may move up to 2 of your Supporters here from adjacent Regions.
figure-unicorn = Unicorn
    .text = Once your 3rd Active chip has added its Strength, gain 1 Strength for each different border colour among your Active chips.
figure-march_hare = March Hare
    .text = When starting Strength is set, each opponent loses 2 Strength (never below 0).
figure-knave = Knave of Hearts
    .text = In each draw, if the printed Strength of your chip is higher than that of the chip a fighting opponent plays (Madness is 0), gain 1 Strength.
figure-humpty = Humpty Dumpty
    .text = He is always the first unit you lose here.
figure-tweedles = Tweedledee and Tweedledum
    .text = Two figures of Strength 1, placed freely. If both stand here at the start of the battle, gain 2 Strength once.
figure-mock_turtle = Mock Turtle
    .text = End of battle: discard 1 Shard.
figure-dormouse = Dormouse
    .text = If you finish 2nd here: 2 VP.

## Items

item-rabbit_watch = White Rabbit's Watch
    .text = When you play it, gain the printed Strength of the chip to its left on your Active track.
item-caterpillar_hookah = Caterpillar's Hookah
    .text = When you play it, gain 2 Strength for each opponent hit by Madness in this draw, those who bust by it included. If nobody was hit, because none was drawn or Shields blocked it all, discard 1 Shard.
item-duchess_amulet = Duchess's Amulet
    .text = Choose an opponent: 1 chip of your choice goes from their Madness track back into their bag. Nothing happens if the track is empty.
item-walrus_oyster = Walrus's Oyster
    .text = If you win the battle: 2 VP.
item-gryphon_feather = Gryphon's Feather
    .text = When you play it, you may move 1 of your Supporters here from any Region.
item-unicorn_mane = Unicorn's Mane
    .text = Once it is placed, gain 1 Strength for each different border colour among your Active chips, this one included (at most 4).
item-hare_teacup = March Hare's Teacup
    .text = When you play it, each opponent still fighting loses 1 Strength.
item-knave_crown = Knave's Crown
    .text = Choose a fighting opponent: the Strength of the next chip they play becomes 1 before anything else applies. Madness uses this up without effect.
item-humpty_gloves = Humpty's Gloves
    .text = When you play it, turn your Shield to its intact side.
item-tweedle_rattle = Tweedles' Rattle
    .text = +3 Strength if the other Rattle is Active.
item-turtle_soup = Mock Turtle Soup
    .text = When you play it, you may put 1 Exhausted chip back into your bag.
item-dormouse_treacle = Dormouse's Treacle
    .text = End of battle: if you did not finish 1st, gain 1 weak Ally chip of your choice.

## Quests

quest-castle_by_any_name = A Castle By Any Other Name
    .feat = Witzend: your last Active chip has printed Strength 1.
    .objective = Own 7 or more Rose and/or Red Rook chips.
quest-infernal_choices = Infernal Choices
    .feat = Witzend: your last Active chip is a leader chip.
    .objective = Leader strength 5 or more.
quest-wits_end = At My Wits' End
    .feat = Witzend: end with Strength 5, 6, 11 or 12.
    .objective = Own 7 or more Card Soldier and/or Flamingo chips.
quest-battered_brothers = The Battered Brothers
    .feat = Witzend: finish in 2nd place.
    .objective = 2 or more full forge tracks.
quest-riddle_without_answer = Riddle Without an Answer
    .feat = Witzend: end with exactly 3 or 7 Active chips.
    .objective = All 4 faction abilities unlocked.
quest-long_way_round = The Long Way Round
    .feat = Witzend: end with exactly 1 unit left here.
    .objective = Units in 4 or more Regions (2 players: 3).
quest-call_the_clams = Call the Clams
    .feat = Tulgey Woods: end with exactly 2 or 6 Active chips.
    .objective = 3 or more different Ally types on your forge tracks.
quest-calloh_callay = Calloh! Callay!
    .feat = Tulgey Woods: your last Active chip has printed Strength 1.
    .objective = Own 7 or more Creature and/or Red Rook chips.
quest-whiffling = Whiffling Through the Wood
    .feat = Tulgey Woods: end with Strength 4, 5, 10 or 11.
    .objective = Own 7 or more Flamingo and/or Creature chips.
quest-mome_raths = Mome Raths Outgrabe
    .feat = Tulgey Woods: end with at least 2 Active Creatures.
    .objective = Own 6 or more strong Ally chips.
quest-off_the_path = Off the Signposted Path
    .feat = Tulgey Woods: end on a Forge icon.
    .objective = 7 or more chips on your forge tracks.
quest-vanish_by_degrees = Vanish by Degrees
    .feat = Tulgey Woods: finish in 2nd place.
    .objective = 2 Shards or fewer.
quest-paint_the_roses = Paint the Roses
    .feat = Meadow of Living Flowers: end with Strength 3, 4, 9 or 10.
    .objective = Own 7 or more Rose and/or Card Soldier chips.
quest-beauties_and_beasts = Beauties and the Beasts
    .feat = Meadow of Living Flowers: end with at least 1 Active Rose.
    .objective = Own 7 or more Rose and/or Creature chips.
quest-language_of_flowers = Language of Flowers
    .feat = Meadow of Living Flowers: end with Active chips of 4 or more different border colours.
    .objective = Own 7 or more Rose and/or Flamingo chips.
quest-tiger_lily_court = Tiger-Lily's Court
    .feat = Meadow of Living Flowers: end with exactly 4 or 5 Active chips.
    .objective = 3 or more Wonderland cards.
quest-nothing_but_weeds = Nothing but Weeds
    .feat = Meadow of Living Flowers: win alone with Strength 7 or less.
    .objective = 5 Madness chips or fewer, the double one included.
quest-faster_faster = Faster, Faster!
    .feat = Meadow of Living Flowers: your last Active chip has printed Strength 3.
    .objective = Own 5 or more artifacts.
quest-storm_the_keep = Storm the Keep
    .feat = The Red Keep: win alone, at least 3 Strength ahead of the next.
    .objective = Own 7 or more Red Rook and/or Card Soldier chips.
quest-who_stole_the_tarts = Who Stole the Tarts?
    .feat = The Red Keep: end with Strength 2, 7, 8 or 13.
    .objective = Own 7 or more Red Rook and/or Flamingo chips.
quest-sentence_first = Sentence First
    .feat = The Red Keep: end with exactly 1 or 5 Active chips.
    .objective = 4 or more Castles (2 players: 2 or more upright ones).
quest-croquet_champion = Croquet Champion
    .feat = The Red Keep: end with at least 1 Active Flamingo.
    .objective = Leader strength 6.
quest-royal_guest_list = Royal Guest List
    .feat = The Red Keep: your last Active chip is an artifact.
    .objective = 4 or more Wonderland cards.
quest-jam_tomorrow = Jam Tomorrow
    .feat = The Red Keep: end with exactly 2 units left here.
    .objective = 2 or more corrupted tea cards, whether you rolled or not.
quest-sea_of_tears = A Sea of Tears
    .feat = Pool of Tears: end with Strength 1, 6, 7 or 12.
    .objective = Own 7 or more Card Soldier and/or Creature chips.
quest-caucus_race = Caucus Race
    .feat = Pool of Tears: a battle of 2 or more participants ends and nobody has bust.
    .objective = 6 or more units on the board.
quest-drink_me = Drink Me
    .feat = Pool of Tears: your last Active chip has printed Strength 2.
    .objective = 3 or more tea cards with a shard die in the corner.
quest-key_under_water = Key Under the Water
    .feat = Pool of Tears: your last Active chip is a Forge chip.
    .objective = Own 4 or more Forge chips.
quest-mad_armoury = Mad Armoury
    .feat = Pool of Tears: end with at least 1 Active artifact.
    .objective = Own 4 or more Item chips.
quest-dry_as_history = Dry as History
    .feat = Pool of Tears: end with exactly 3 or 8 Active chips.
    .objective = Own chips of 7 or more different border colours.

## Factions

faction-alice = Alice
faction-mad_hatter = Mad Hatter
faction-queen_of_hearts = Queen of Hearts
faction-jabberwocky = Jabberwocky
faction-cheshire_cat = Cheshire Cat

artifact-sword_of_hope = Sword of Hope
artifact-battle_teapot = Battle Teapot
artifact-battle_axe = Battle Axe
artifact-claws = Claws
artifact-floating_grin = Floating Grin

power-contrariwise = Contrariwise
    .text = Alice moves around the tea table counterclockwise.
power-its_my_party = It's My Party
    .text = Once per Tea phase, instead of a normal turn: refill all empty chairs, then take any card of the table without moving.
power-royal_decree = Royal Decree
    .text = On each of your turns the units of the card you take may go to different Regions.
power-jaws_that_bite = The Jaws That Bite
    .text = Start of the Tea phase: put Poison on two different tea cards. End of your turn, if no tea card holds Poison: put one on a card.
power-jaws_that_bite_two = The Jaws That Bite
    .text = Start of the Tea phase: put Poison on one tea card. End of your turn, if no tea card holds Poison: put one on a card.
power-jaws_that_bite_earlier = The Jaws That Bite
    .text = Start of each of your turns, if no tea card holds Poison: put one on a card.
power-now_you_see_me = Now You See Me
    .text = In the Tea phase, when you roll 2 or 3 Shards, you may give 1 of them to any other player.
power-now_you_see_me_two = Now You See Me
    .text = In the Tea phase, when you roll 3 Shards, you may give 1 of them to the other player.

ability-alice_everywhere = Everywhere at Once
    .text = When you play a Sword of Hope, you may move Alice here from any Region or from your supply; if she moves, gain 2 Strength.
ability-alice_mended_hope = Mended Hope
    .text = When you play a Sword of Hope, turn your Shield to its intact side.
ability-alice_friend_people = Champion of the People
    .text = Start of the War phase: reveal Wonderland cards until a Wonderlandian appears and shuffle the others back. Place it in any Region; its Strength and ability are yours for this phase, then it returns to the deck.
ability-alice_love_learning = Love of Learning
    .text = After a battle you may put 1 Active Ally chip back into your bag instead of exhausting it (not in the battle in which you unlocked this).
ability-hatter_piping_hot = Piping Hot
    .text = When you play a Battle Teapot, gain 1 Strength for each chip on your Madness track.
ability-hatter_change_places = Change Places!
    .text = When you play a Battle Teapot, you may put up to 2 Exhausted chips back into your bag.
ability-hatter_unbirthday = Very Merry Unbirthday
    .text = Each time you pass the Head of the Table, place 1 unit in any Region.
ability-hatter_mad_as = Mad as a Hatter
    .text = When a full Madness track refreshes your bag in a battle and you have not bust, gain 2 Strength.
ability-queen_temper = Queen's Temper
    .text = When you play a Battle Axe, before anybody adds Strength: one opponent with at least as much Strength as you loses 1 unit.
ability-queen_paint_red = Paint It Red
    .text = A Battle Axe has +1 Strength for each of your Active Roses and Card Soldiers (at most +3).
ability-queen_twice_fast = Twice as Fast
    .text = When your tea move passes at least one other Leader, place 1 extra Supporter, even if the card shows none.
ability-queen_off_heads = Off with Their Heads
    .text = 2 VP whenever an opponent busts in a battle you are in and you have not bust.
ability-queen_off_heads_two = Off with Their Heads
    .text = 3 VP whenever your opponent busts in a battle you are in and you have not bust.
ability-jabber_claws_catch = The Claws That Catch
    .text = When you play Claws, you may put 1 Poison into the bag of each opponent hit by Madness in this draw. You choose who gets it first and may keep the rest.
ability-jabber_manxome = Manxome Foe
    .text = When you play Claws while an opponent is ahead of you, before anybody adds Strength: this chip has +2 Strength.
ability-jabber_slithy = Slithy Toves
    .text = You may put 1 extra Poison on a tea card at the start of the Tea phase, and whenever your power places one at the end of your turn; never 2 on one card.
ability-jabber_borogoves = Borogoves
    .text = When you take a tea card showing a Creature, place 1 extra unit in any Region.
ability-cat_wicked_smile = Wicked Smile
    .text = When you play a Floating Grin, gain 1 Strength for each opponent in the battle (at most 3).
ability-cat_wicked_smile_two = Wicked Smile
    .text = When you play a Floating Grin, gain 2 Strength.
ability-cat_vanishing = Vanishing Army
    .text = When you play a Floating Grin, each opponent with the most units here loses 1 Supporter; nothing happens if you alone have the most.
ability-cat_warmonger = Warmonger
    .text = Each Supporter you lose to Madness while an opponent is ahead of you gives you 2 Strength, checked one Supporter at a time before this draw's Strength is added.
ability-cat_all_mad = We're All Mad Here
    .text = End of the Tea phase, before Madness is handed out: discard 1 Shard if another player has at least as many Shards as you.

board-alice_many = Alice (3–5 players)
board-alice_two = Alice (2 players)
board-mad_hatter_many = Mad Hatter (3–5 players)
board-mad_hatter_two = Mad Hatter (2 players)
board-queen_of_hearts_many = Queen of Hearts (3–5 players)
board-queen_of_hearts_two = Queen of Hearts (2 players)
board-jabberwocky_many = Jabberwocky (3–5 players)
board-jabberwocky_two = Jabberwocky (2 players)
board-cheshire_cat_many = Cheshire Cat (3–5 players)
board-cheshire_cat_two = Cheshire Cat (2 players)

forge_track-1 = Forge track 1
forge_track-2 = Forge track 2: leader strength
forge_track-3 = Forge track 3: Supporters
forge_track-4 = Forge track 4: value of Castles

## Rewards of tea cards and forge spaces, as short words for their icons

effect-place_units = { $region ->
    [one] { $n ->
        [one] Place { $n } unit
       *[other] Place { $n } units in one Region
    }
   *[any] { $n ->
        [one] Place { $n } unit in any Region
       *[other] Place { $n } units in any Regions
    }
}
effect-gain_chip = { $n ->
    [1] Gain a chip: { $chip }
   *[other] Gain { $n } chips: { $chip }
}
effect-gain_any_ally = { $level ->
    [strong] { $n ->
        [one] Gain { $n } strong Ally chip of your choice
       *[other] Gain { $n } strong Ally chips of your choice
    }
   *[weak] { $n ->
        [one] Gain { $n } weak Ally chip of your choice
       *[other] Gain { $n } weak Ally chips of your choice
    }
}
effect-roll_shard_die = Roll the shard die and gain that many Shards
effect-discard_shards = { $n ->
    [one] Discard { $n } Shard
   *[other] Discard { $n } Shards
}
effect-restore_shield = Mend your Shield
effect-gain_wonderland = { $n ->
    [one] Take { $n } Wonderland card
   *[other] Take { $n } Wonderland cards
}
effect-unlock_ability = { $n ->
    [one] Unlock { $n } faction ability
   *[other] Unlock { $n } faction abilities
}
effect-build_castle = Build a Castle
effect-leader_strength = +{ $n } leader strength
effect-discard_madness = { $n ->
    [one] Discard { $n } Madness chip for good
   *[other] Discard { $n } Madness chips for good
}
effect-draw_quest = { $discard ->
    [0] { $draw ->
        [one] Draw { $draw } quest
       *[other] Draw { $draw } quests
    }
   *[other] Draw { $draw } quests, then discard { $discard }
}
effect-gain_vp = { $n } VP
effect-gain_supporters = { $n ->
    [one] { $n } Supporter joins your supply
   *[other] { $n } Supporters join your supply
}
effect-castle_value = Castles are worth +{ $n } VP
effect-forge_from_bag = { $n ->
    [one] Forge { $n } chip from your bag
   *[other] Forge { $n } chips from your bag
}

## Tea cards

tea-t1_01 = Tea card I-1
tea-t1_02 = Tea card I-2
tea-t1_03 = Tea card I-3
tea-t1_04 = Tea card I-4
tea-t1_05 = Tea card I-5
tea-t1_06 = Tea card I-6
tea-t1_07 = Tea card I-7
tea-t1_08 = Tea card I-8
tea-t1_09 = Tea card I-9
tea-t1_10 = Tea card I-10
tea-t1_11 = Tea card I-11
tea-t1_12 = Tea card I-12
tea-t1_13 = Tea card I-13
tea-t1_14 = Tea card I-14
tea-t1_15 = Tea card I-15
tea-t1_16 = Tea card I-16
tea-t1_17 = Tea card I-17
tea-t1_18 = Tea card I-18
tea-t1_19 = Tea card I-19
tea-t1_20 = Tea card I-20
tea-t1_21 = Tea card I-21
tea-t1_22 = Tea card I-22
tea-t1_23 = Tea card I-23
tea-t1_24 = Tea card I-24
tea-t1_25 = Tea card I-25
tea-t1_26 = Tea card I-26
tea-t1_27 = Tea card I-27
tea-t1_28 = Tea card I-28
tea-t1_29 = Tea card I-29
tea-t1_30 = Tea card I-30
tea-t2_01 = Tea card II-1
tea-t2_02 = Tea card II-2
tea-t2_03 = Tea card II-3
tea-t2_04 = Tea card II-4
tea-t2_05 = Tea card II-5
tea-t2_06 = Tea card II-6
tea-t2_07 = Tea card II-7
tea-t2_08 = Tea card II-8
tea-t2_09 = Tea card II-9
tea-t2_10 = Tea card II-10
tea-t2_11 = Tea card II-11
tea-t2_12 = Tea card II-12
tea-t2_13 = Tea card II-13
tea-t2_14 = Tea card II-14
tea-t2_15 = Tea card II-15
tea-t2_16 = Tea card II-16
tea-t2_17 = Tea card II-17
tea-t2_18 = Tea card II-18
tea-t2_19 = Tea card II-19
tea-t2_20 = Tea card II-20
tea-t2_21 = Tea card II-21
tea-t2_22 = Tea card II-22
tea-t2_23 = Tea card II-23
tea-t2_24 = Tea card II-24
tea-t2_25 = Tea card II-25
tea-t2_26 = Tea card II-26
tea-t2_27 = Tea card II-27
tea-t2_28 = Tea card II-28
tea-t2_29 = Tea card II-29
tea-t2_30 = Tea card II-30
tea-t3_01 = Tea card III-1
tea-t3_02 = Tea card III-2
tea-t3_03 = Tea card III-3
tea-t3_04 = Tea card III-4
tea-t3_05 = Tea card III-5
tea-t3_06 = Tea card III-6
tea-t3_07 = Tea card III-7
tea-t3_08 = Tea card III-8
tea-t3_09 = Tea card III-9
tea-t3_10 = Tea card III-10
tea-t3_11 = Tea card III-11
tea-t3_12 = Tea card III-12
tea-t3_13 = Tea card III-13
tea-t3_14 = Tea card III-14
tea-t3_15 = Tea card III-15
tea-t3_16 = Tea card III-16
tea-t3_17 = Tea card III-17
tea-t3_18 = Tea card III-18
tea-t3_19 = Tea card III-19
tea-t3_20 = Tea card III-20
tea-t3_21 = Tea card III-21
tea-t3_22 = Tea card III-22
tea-t3_23 = Tea card III-23
tea-t3_24 = Tea card III-24
tea-t3_25 = Tea card III-25
tea-t3_26 = Tea card III-26
tea-t3_27 = Tea card III-27
tea-t3_28 = Tea card III-28
tea-t3_29 = Tea card III-29
tea-t3_30 = Tea card III-30
