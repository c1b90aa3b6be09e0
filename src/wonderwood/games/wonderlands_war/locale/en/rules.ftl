# Wonderland's War: the rules, numbered as in rulebook.toml.

## 1

chapter-1 = Terms

rule-R1_1 = Units
    .text = Supporters, Wonderlandians and Leaders are units. A Castle is not a unit.
rule-R1_2 = Kinds of chips
    .text = There are five kinds of chips: Ally chips (six types, Forge being one of them), Faction chips (leader chips and artifacts), Item chips (twelve types), Madness and Poison.
rule-R1_3 = Opponents
    .text = Your opponents in a battle are the other players with at least 1 unit in its Region, those who have halted included; players who have bust are not opponents. “Fighting” means neither halted nor bust.
rule-R1_4 = Gaining and discarding for good
    .text = A chip you gain goes straight into your bag unless something else is said. A chip discarded for good goes back to the common supply.
rule-R1_5 = Strength
    .text = “Strength” alone means your marker on the battle track. Your Leader's strength is meant only where it is called leader strength.
rule-R1_6 = Adjacent Regions
    .text = Regions next to each other in battle order are adjacent. The Pool of Tears and Witzend are adjacent too, so the five Regions form a ring.
rule-R1_7 = Free and empty chairs
    .text = A chair with a card and no Leader is free. A chair with neither a card nor a Leader is empty.
rule-R1_8 = No peeking
    .text = You may not look into your bag during the War phase. What the table shows of a bag is only what every player can work out (house rule).
rule-R1_9 = Order between players
    .text = Whenever the order of players matters, the one with the fewest VP comes first; if tied, the one with the most Shards. If still tied, clockwise from the first player of the round (house rule).

## 2

chapter-2 = Setting up the game

rule-R2_1 = Score markers
    .text = Shuffle the 6 region score markers, put 1 in each Region and the last one back in the box.
rule-R2_2 = Ally packs
    .text = Choose one pack of Ally cards: A, B, C or D (A for a first game). Its five cards and the Forge card are in play; Ally chips are sorted by type and level. Cards of different packs may also be mixed, one for each ally.
rule-R2_3 = Wonderland cards
    .text = Shuffle the 24 Wonderland cards and turn 3 of them face up.
rule-R2_4 = Common supply
    .text = Madness chips, Shards and the shard die lie in the middle for everybody.
rule-R2_5 = Blocked chairs
    .text = With 2 or 3 players both marked chairs are blocked, with 4 players only the one marked for five, with 5 players none. A blocked chair is treated as if it were not there.
rule-R2_6 = Tea decks
    .text = Shuffle the three tea decks separately. Deal the cards of round I face up, one to each chair, beginning with the chair to the right of the Head of the Table and going clockwise.
rule-R2_7 = Quest deck
    .text = Shuffle the 30 quests.
rule-R2_8 = First battle
    .text = With 3 to 5 players the first-battle figure starts in the Red Keep: roll the shard die and move it clockwise that many Regions. With 2 players see chapter 15.

## 3

chapter-3 = Setting up the players

rule-R3_1 = Your pieces
    .text = Everybody takes a faction board (2-player side with 2 players), 14 Supporters, 5 Castles, the Leader, 4 leader chips of 1, 1, 1 and 2, 6 artifacts of 3, a Shield, 4 wager cards (none with 2 players), 6 discs and 1 cube.
rule-R3_2 = Supporters on the forge track
    .text = 4 of your 14 Supporters start on your third forge track; the other 10 are your supply.
rule-R3_3 = Artifacts
    .text = 4 artifacts wait at the ends of your forge tracks, 2 go into your bag.
rule-R3_4 = Discs
    .text = 4 discs cover your 4 abilities. Leader strength starts at 1, score and Strength at 0.
rule-R3_5 = Starting bag
    .text = Your bag starts with 10 chips: 4 leader chips, 2 artifacts, 1 Forge, 1 double Madness and 2 single Madness. With 2 players it holds one more Forge, 11 chips in all.
rule-R3_6 = Shield
    .text = Your Shield starts intact.
rule-R3_7 = First quest
    .text = Draw 2 quests, keep 1 face down and shuffle the other back into the deck.
rule-R3_8 = Wager cards
    .text = Remove the wager cards of factions that are not in the game. Everybody can then bet on any other faction in play.
rule-R3_9 = Poison
    .text = The Jabberwocky takes as many Poison chips as there are players, plus 2.
rule-R3_10 = First player
    .text = All Leaders start at the Head of the Table. Round I is begun by whoever drank tea last; at this table, by a player drawn at random (house rule).
rule-R3_11 = Starting Shards
    .text = In turn order the players start with 5, 3, 2, 1 and 0 Shards (5 players), 4, 3, 2 and 1 (4 players), 4, 3 and 1 (3 players), 2 and 1 (2 players).

## 4

chapter-4 = The Tea phase

rule-R4_1 = A new round
    .text = In rounds II and III discard the tea cards left on the chairs, deal the deck of the new round to the chairs and put all Leaders at the Head of the Table.
rule-R4_2 = Who begins
    .text = Rounds II and III are begun by the player with the fewest VP; if tied, by the one with the fewest units in all Regions, then by the one with the most Shards. If still tied, by lot (house rule). Turns go clockwise.
rule-R4_3 = Taking a card
    .text = If you have taken fewer than 4 cards in this phase (5 with 2 players), move your Leader clockwise to any free chair, take its card and resolve it.
rule-R4_4 = Occupied chairs
    .text = You cannot stop on a chair with a Leader, but you may pass it. Your Leader stays on its chair, so that chair is not refilled.
rule-R4_5 = Reaching the Head
    .text = When your move reaches the Head of the Table, stop, roll the shard die and gain that many Shards, deal a card to every empty chair, and then move on to any free chair, which need not be the one you had in mind.
rule-R4_6 = Once around
    .text = You may pass the Head at most once per turn: after passing it you must stop before you reach it again.
rule-R4_7 = There is always a move
    .text = If no free chair is left before the Head, your move passes it.
rule-R4_8 = The chair you leave
    .text = The chair your Leader leaves is empty as soon as the move begins, so it is refilled if that same move passes the Head (house rule).
rule-R4_9 = Refilling
    .text = Refills come from the deck of the current round, clockwise from the first chair. If the deck runs out, the other chairs stay empty (house rule).
rule-R4_10 = Off to Wonderland
    .text = If you already have 4 cards of this phase (5 with 2 players), put your Leader in any Region instead. It has left the tea table and its chair is empty.
rule-R4_11 = No more turns
    .text = Once your Leader is in a Region you have no more turns in this phase; the others go on.
rule-R4_12 = End of the phase
    .text = The Tea phase ends when every Leader is in a Region.
rule-R4_13 = A sip of Madness
    .text = Then every player first gains 1 single Madness chip. If there are not enough for everybody, nobody gains one.
rule-R4_14 = The price of Shards
    .text = Next, the player or players with the most Shards each gain 1 more Madness chip and then discard half of their Shards, rounded up. If there is not enough Madness for all of them, none gains it and none discards. If nobody has a Shard, nobody is affected (house rule).
rule-R4_15 = Tea cards stay
    .text = The tea cards you have taken lie face up in front of you for the whole game.

## 5

chapter-5 = What tea cards do

rule-R5_1 = Everything, in any order
    .text = Resolve all the icons of your card as far as possible, good and bad ones, in the order you like.
rule-R5_2 = Units
    .text = Place the number of units shown, all in one Region. In the Tea phase, Wonderlandians waiting in your supply may take the place of Supporters.
rule-R5_3 = No Supporter left
    .text = If your supply of Supporters is empty when a card or an ability lets you place some, you may instead move a Supporter or a Wonderlandian of yours to another Region, once for each missing unit. Moved units obey the same “one Region” rule as placed ones (house rule).
rule-R5_4 = Two groups of units
    .text = If a card shows units in two places, each group may go to a different Region.
rule-R5_5 = Ally chip
    .text = Gain the chip of the type and level shown. Forge chips are always weak.
rule-R5_6 = Any ally
    .text = Gain a chip of the level shown of any ally you like. Forge may be chosen, as a weak chip.
rule-R5_7 = Out of stock
    .text = If the chip you should gain has run out, you may gain any other Ally chip of the same level instead. If none of that level is left, you gain nothing (house rule).
rule-R5_8 = Shard die
    .text = Roll the shard die and gain that many Shards.
rule-R5_9 = Shield
    .text = Turn a broken Shield to its intact side. An intact Shield stays as it is.
rule-R5_10 = Wonderland card
    .text = Take a face-up Wonderland card; the row is refilled at once. A Wonderlandian is placed immediately in any Region. An Item puts both its chips into your bag.
rule-R5_11 = Discarded Wonderland cards
    .text = If you must discard a Wonderland card, it is shuffled into its deck and its figure or chips return to the supply.
rule-R5_12 = Faction ability
    .text = Unlock any one of your covered abilities.
rule-R5_13 = Discard Shards
    .text = Discard the number of Shards shown, or all you have if you have fewer.
rule-R5_14 = Castle
    .text = Build a Castle in a Region where you have none.
rule-R5_15 = Leader strength
    .text = Raise your leader strength by 1, up to 6. At 6 you may discard 1 Shard instead.
rule-R5_16 = Discard Madness
    .text = Take 1 single Madness chip out of your bag and discard it for good. The double chip can never be discarded.
rule-R5_17 = Quests
    .text = Depending on the icon, draw 1 quest, or draw 2 and then discard any 1 quest of your log.
rule-R5_18 = Split cards
    .text = Choose the rewards above or below the line. The units and the shard die in the corners apply in any case.
rule-R5_19 = Corrupted cards
    .text = Either roll the shard die, gain the Shards and take the reward attached to the die as well, or do neither.

## 6

chapter-6 = Leader powers

rule-R6_1 = Jabberwocky
    .text = At the start of the Tea phase put a Poison chip on two different tea cards. At the end of your turn, if no tea card holds Poison, put one on a card. Another player who takes such a card puts the Poison into their bag; if you take it yourself, it returns to your supply. Poison left on cards returns to you at the end of the phase. You may always decline to place Poison.
rule-R6_2 = Mad Hatter
    .text = Once per Tea phase, instead of a normal turn, deal cards to all empty chairs and then take any card of the table without moving and without rolling at the Head. It counts as one of your cards. The card under a Leader cannot be taken (house rule).
rule-R6_3 = Queen of Hearts
    .text = On each of your turns the units of the card you take, of all its unit icons, may go to different Regions.
rule-R6_4 = Alice
    .text = Alice moves counterclockwise. Everything else, the Head and the refills included, works as for everybody.
rule-R6_5 = Cheshire Cat
    .text = When your shard die shows 2 or 3 in the Tea phase, you may give 1 of those Shards to any other player.
rule-R6_6 = Two players
    .text = On the 2-player side of the boards some powers differ: your board shows the one that applies.

## 7

chapter-7 = The War phase and its battles

rule-R7_1 = One battle per Region
    .text = There is one battle in every Region, beginning where the first-battle figure stands and going clockwise.
rule-R7_2 = Who takes part
    .text = Every player with at least 1 unit in the Region takes part. A Castle alone is not enough. If nobody has a unit there, there is no battle.
rule-R7_3 = Uncontested Regions
    .text = With 3 to 5 players a Region with a single participant is uncontested: no bets and no draws. That player chooses the conquest VP or a Castle there.
rule-R7_4 = B1: starting Strength
    .text = You start with your leader strength if your Leader is there, plus the Strength of your Wonderlandians there, plus 2 if you have a Castle there. Supporters add nothing.
rule-R7_5 = Bets
    .text = After starting Strength is set, every player who does not take part may secretly choose the faction card of one participant; it is revealed in step E5. Only factions that take part are offered (house rule).
rule-R7_6 = B2: first draw
    .text = All participants draw 1 chip at the same time. Nobody may halt here.
rule-R7_7 = B3: Madness?
    .text = If the chip is Madness or Poison, apply chapter 10; then continue at B7 if you still have units here, otherwise you bust. Such a chip adds no Strength and does not become Active.
rule-R7_8 = B4: play
    .text = Resolve what happens when the chip is played: its own ability and those of your cards and your faction.
rule-R7_9 = B5: place
    .text = Put the chip on the leftmost free space of your Active track.
rule-R7_10 = B6: add Strength
    .text = Move your marker forward by the final Strength of the chip.
rule-R7_11 = B7: is it over?
    .text = The battle ends if everybody has halted or bust, if somebody stands at 25 or more, or if the only fighter left is ahead of everybody else.
rule-R7_12 = B8: next draw
    .text = All fighters choose at the same time and in secret to draw 1 chip or to halt; then continue at B3.
rule-R7_13 = Changed Strength
    .text = A change of a chip's Strength lasts only for this placement. Drawn again, the chip has its printed Strength.
rule-R7_14 = Chips that add Strength
    .text = Ally, Item and Faction chips always add Strength; only Madness and Poison do not. Leader chips and artifacts have no ability of their own, but unlocked faction abilities can give artifacts one.
rule-R7_15 = Only this battle
    .text = Effects on later draws or for “this battle” never carry over to another battle.
rule-R7_16 = Empty bag
    .text = If you must draw and your bag is empty, first return all chips of your Madness track and all Exhausted chips to it. If it is still empty, you halt (house rule).

## 8

chapter-8 = Timing

rule-R8_1 = Order of effects
    .text = Within one draw Madness and busts come first, then every player's effects on themselves and their own chips in the order they like, then effects on other players.
rule-R8_2 = Order of players
    .text = If players must be put in order, R1.9 decides.
rule-R8_3 = Before Strength is added
    .text = Effects that come before Strength is added (Queen's Temper, Manxome Foe, Warmonger, Knave's Crown) look at the markers as they stood before this draw added any Strength.
rule-R8_4 = Whom effects reach
    .text = Effects on opponents reach every participant who has not bust, halted ones included, unless they speak of fighting opponents.

## 9

chapter-9 = Halting and the end of a battle

rule-R9_1 = Halting
    .text = You may halt at every B8, whatever you have drawn before. It is final; your marker stays where it is and still counts.
rule-R9_2 = The last fighter
    .text = When all but one have halted or bust and the last fighter is strictly ahead of everybody else, they must halt. If not, they may go on until they are ahead, bust or halt. A tie for the lead is not ahead (house rule).
rule-R9_3 = Reaching 25
    .text = If a player reaches 25 or more, the battle ends as soon as this draw is resolved: that player wins and all others halt.
rule-R9_4 = Several at 25
    .text = Players who reach 25 in the same draw are tied winners, whatever their exact totals. Markers never go beyond 25 (house rule).
rule-R9_5 = Nobody left
    .text = If everybody busts, nobody wins.

## 10

chapter-10 = Madness, Shield, bust, refresh and Poison

rule-R10_1 = Madness
    .text = A single Madness chip costs you 1 unit, a double one 2. It adds no Strength and is not Active. Put it on the leftmost free space of your Madness track, which has 4.
rule-R10_2 = Lost units
    .text = You choose which of your units in this Region you lose; the Leader only when nothing else is left. Lost units return to your supply, and a lost Wonderlandian may be placed again in a later Tea phase in place of a Supporter. You keep the starting Strength it gave, but its ability stops.
rule-R10_3 = Shield
    .text = When you draw Madness, single or double, and your Shield is intact, you may break it: you lose nothing and the chip goes back into your bag, not to the track. That is your result for this draw.
rule-R10_4 = Bust
    .text = Without units you bust: your Strength falls to 0, your Active chips become Exhausted at once and their abilities are lost, you draw no more and get no rewards. Last of all, your Shield turns intact.
rule-R10_5 = Refresh
    .text = When the fourth space of your Madness track is filled, all chips of that track and all Exhausted chips return to your bag at once. Active chips stay.
rule-R10_6 = Bust and refresh together
    .text = If the chip that makes you bust also fills the track, your Active chips become Exhausted first; then all Madness and Exhausted chips return to the bag.
rule-R10_7 = What a refresh does not do
    .text = A refresh neither mends your Shield nor loses you the battle.
rule-R10_8 = Mending the Shield
    .text = Your Shield turns intact only when you bust, by the Shield icon, by an ability of Alice and by Humpty's Gloves.
rule-R10_9 = What stays
    .text = Madness chips stay on the track between battles. Shields stay as they are between rounds.
rule-R10_10 = Poison
    .text = If you draw Poison, you lose 1 unit and the chip returns to the Jabberwocky; it never goes on the Madness track. You may break an intact Shield against it: then nothing happens and the chip goes back into your bag at once.
rule-R10_11 = Lost Wonderlandians
    .text = Losing a Wonderlandian to Madness does not lower your Strength.

## 11

chapter-11 = The end of a battle

rule-R11_1 = E1: conquest
    .text = The highest Strength wins: the winner scores the VP of the marker for this round and builds a Castle there if they have none there.
rule-R11_2 = Second place
    .text = Second place scores half of the marker's VP. Half of an odd value would be rounded up (house rule).
rule-R11_3 = Tie for first place
    .text = Each of the tied players chooses the VP or the Castle, and there is no reward for second place.
rule-R11_4 = Tie for second place
    .text = The VP for second place are shared equally, each share rounded up.
rule-R11_5 = One Castle per Region
    .text = You may have one Castle per Region; a winner who already has one there gets only the VP. Where there is a choice between VP and Castle (tie for first place, uncontested Region), a player with a Castle there takes the VP, unless the Walrus lets the Castle go elsewhere (house rule).
rule-R11_6 = Who is rewarded
    .text = Only players who took part, have not bust and have at least 1 Strength get rewards; a player at 0 is neither first nor second. The steps E1 to E6 are taken in order, each one by all players. Bets and uncontested Regions have their own rules.
rule-R11_7 = E2: quests
    .text = Quests are checked; see chapter 12.
rule-R11_8 = E3: abilities
    .text = Abilities that work at the end of a battle are resolved. Those of factions, Wonderlandians and Items may be declined; those of Ally chips belong to this step too and are carried out (house rule).
rule-R11_9 = E4: forging
    .text = Chips may be forged; see chapter 13.
rule-R11_10 = E5: bets
    .text = If you bet on the winner, you gain 1 weak Ally chip of your choice; if you were wrong, you gain 1 Shard. A tie for first place has no effect on bets, nor has a battle that nobody won (house rule).
rule-R11_11 = E6: cleaning up
    .text = Active chips become Exhausted, markers go back to 0, and the next battle is in the next Region clockwise.

## 12

chapter-12 = Quests

rule-R12_1 = Feat and Objective
    .text = A quest has a Feat, tied to a Region, and an Objective. At the end of the game each is worth 3 VP, both together 9.
rule-R12_2 = Completing a Feat
    .text = If your result of a battle in the quest's Region meets its Feat, you may reveal the quest: the Feat is done. You may complete one Feat per battle, and each Feat only once.
rule-R12_3 = What Feats look at
    .text = Where a Feat speaks of a chip's value, printed Strength counts. The last chip is the rightmost one of your Active chips.
rule-R12_4 = Objectives
    .text = Objectives are checked at the end of the game for all quests in your log, revealed or not.
rule-R12_5 = Chips you own
    .text = Objectives about chips count your bag, your Active and Exhausted chips and your forge tracks.
rule-R12_6 = Counted more than once
    .text = The same components may serve several Objectives.
rule-R12_7 = No limit
    .text = You may hold any number of quests.

## 13

chapter-13 = Forging

rule-R13_1 = How often
    .text = In E4 you may forge once if your marker stands on a Forge icon, and once for each of your Active Forge chips.
rule-R13_2 = How to forge
    .text = Take any of your Active chips, Forge chips included, and put it on the leftmost free space of any of your forge tracks. Take the reward of the space; if the track is now full, its artifact goes into your bag.
rule-R13_3 = Between two tracks
    .text = A reward between two tracks is yours when the spaces above and below it are both covered.
rule-R13_4 = Always optional
    .text = You may decline each time, and without an Active chip you cannot forge. The number of actions is fixed before the first one; forging the Forge chip itself uses its action (house rule).
rule-R13_5 = Forged chips
    .text = A forged chip is no longer Active and will not be drawn again.
rule-R13_6 = The tracks
    .text = Each space of track 2 raises leader strength by 1. Track 3 brings Supporters to your supply, and 4 VP on its last space. Each space of track 4 makes each of your Castles worth 1 VP more at the end: from 3 up to 6 VP, 7 with 2 players.
rule-R13_7 = Not in this battle
    .text = Whatever forging unlocks or brings you (ability, Item, Wonderlandian, Ally) has no effect in the current battle.

## 14

chapter-14 = The end of the war and final scoring

rule-R14_1 = Between rounds
    .text = After the last battle of rounds I and II roll the shard die and move the first-battle figure clockwise that many Regions. All Exhausted chips and all chips on Madness tracks return to their bags. Supporters and Wonderlandians that survived stay where they are; all Leaders, lost ones too, go to the Head of the Table. The 3 face-up Wonderland cards are shuffled back and 3 new ones revealed. Then the tea table is laid for the next round.
rule-R14_2 = Final score
    .text = After round III your score is your VP, plus the value of your Castles, plus your quests, minus 1 for each of your Shards.
rule-R14_3 = Ties
    .text = If tied, the player with the fewest Shards wins, then the one with the most units on the board. If still tied, the victory is shared (house rule).

## 15

chapter-15 = Two players

rule-R15_1 = A Region out of the war
    .text = Reveal a random quest: its Region is not used, so there are no units, Castles or battles there. All quests of that Region, the revealed one too, leave the game, and so does its score marker.
rule-R15_2 = First battle
    .text = The first-battle figure starts in the Region after the removed one, then moves clockwise by a roll of the shard die, skipping the removed Region. It skips it between rounds too (house rule).
rule-R15_3 = Changed pieces
    .text = Use the 2-player sides of the boards. Each bag starts with 1 more Forge chip. The Duchess's Amulet and the March Hare are removed.
rule-R15_4 = Five tea cards
    .text = You take five tea cards per phase before your Leader goes to a Region.
rule-R15_5 = Local Resistance
    .text = The Local Resistance stands on the battle track: at 3 in round I, 5 in round II and 7 in round III. You need at least that much Strength to be first or second; below it there are no conquest VP and no Castle. Feats and forging still work.
rule-R15_6 = Alone in a Region
    .text = A single participant has to fight as well: there are no uncontested Regions.
rule-R15_7 = When the last fighter stops
    .text = As soon as the last, or only, fighter stands on or past the Resistance, the battle ends. A last fighter who leads but is still below the Resistance may go on (house rule). As an option, a last fighter behind an opponent who halted may go on until ahead.
rule-R15_8 = No bets
    .text = There are no bets, and effects on opponents never touch the Resistance.
rule-R15_9 = Tilted and upright Castles
    .text = Your first win in a Region puts a tilted Castle there, your second win raises it. A Castle reward likewise places a tilted Castle or raises one. Tilted Castles give their 2 Strength at the start of a battle, but only upright ones score at the end. A winner with an upright Castle there gets only the VP.
rule-R15_10 = Adjacency
    .text = The two Regions on either side of the removed one are adjacent (house rule).

## 16

chapter-16 = Where the two printings differ

rule-D1 = Jabberwocky's power
    .text = This table: 2 Poison at the start of the Tea phase, then one at the end of a turn if none lies on the table. Earlier printing: one at the start of each of your turns if none lies on the table.
rule-D2 = Jabberwocky's abilities
    .text = The newer booklet explains Slithy Toves (an extra Poison, at most one per card), the earlier one Borogoves (an extra unit for a tea card with a Creature). This table uses both.
rule-D3 = Tie for first player
    .text = This table: fewest units, then most Shards. Earlier printing: fewest units only, then by lot.
rule-D4 = Rewards at Strength 0
    .text = This table: rewards need at least 1 Strength. Earlier printing: it is enough not to have bust.
rule-D5 = Card Soldier, pack A
    .text = This table: double the chip or return 1 Exhausted chip. The earlier booklet says so too, but one picture shows +1 instead of doubling; the example comes out the same.
rule-D6 = Card Soldier, pack B
    .text = This table: Supporters come from one adjacent Region. Earlier printing: from both.
rule-D7 = Creature, pack C
    .text = Both printings count the Creatures that were Active before this one; the newer one says so.
rule-D8 = Leader icon at 6
    .text = This table: you may discard 1 Shard. Earlier printing: you must.
rule-D9 = Any ally
    .text = The newer booklet says that Forge may be chosen. The earlier one does not say so at the icon, but counts Forge as an ally.
rule-D10 = Chairs
    .text = The newer game blocks chairs with markers, the earlier one prints player numbers on them. The same chairs are used.
rule-D11 = Bust and refresh
    .text = This table: a bust refreshes the bag only if the drawn chip fills the Madness track. Earlier printing: a bust refreshes it whenever Madness lies on the track.
rule-D12 = What a Flamingo doubles
    .text = The earlier booklet names Manxome Foe next to Paint It Red among the abilities that change a chip's own Strength. The newer one does not contradict it, so it holds here.
rule-D13 = Poison in the FAQ
    .text = The earlier FAQ says that Poison costs a Supporter; its main text and the newer booklet say a unit. A unit it is.
rule-D14 = Bad icons
    .text = The newer booklet asks you to resolve every icon as far as possible, bad ones included; the earlier one speaks only of bonuses. Every icon it is.
rule-D15 = Discarded Wonderland cards
    .text = Only the newer booklet says that they are shuffled back and their pieces returned.
rule-D16 = Where Wonderlandians work
    .text = Only the newer booklet says that their abilities work in their own Region unless stated otherwise.
rule-D17 = Forged chips
    .text = Only the newer booklet says that forged chips are no longer Active.
rule-D18 = Explained in the newer booklet only
    .text = Caterpillar, Unicorn and its Mane, Vanishing Army, Creature of pack D at equality, free and empty chairs, discarding for good.
rule-D19 = Explained in the earlier booklet only
    .text = If several opponents set off The Claws That Catch and Poison is short, the Jabberwocky chooses who gets it.
rule-D20 = Second quest example
    .text = The newer booklet uses Call the Clams in both examples; the earlier one gives the second card another name.
rule-D21 = Example of a Feat
    .text = Strength 3, 4, 9 or 10 in the Meadow of Living Flowers in the newer booklet; a last chip of 1 in Tulgey Woods in the earlier one.
rule-D22 = First battle example
    .text = The newer booklet adds Infernal Choices as a second Feat that could have been done.
rule-D23 = Starting Shards
    .text = This table: 5, 3, 2, 1, 0 / 4, 3, 2, 1 / 4, 3, 1 / 2, 1. The damaged table of the earlier booklet reads about 3, 2, 2, 1, 1 / 3, 2, 2, 1 / 3, 2, 1 / 2, 1.
rule-D24 = Score token
    .text = 50 and 100 points in the newer game, 50 in the earlier one. The score is simply counted here.
rule-D25 = Reference cards
    .text = The newer game has two ally references and one phase reference per player, the earlier one two references. Nothing changes in play.
rule-D26 = Item chips
    .text = The newer booklet calls them Items, of 12 types; the earlier one Wonderlandian chips, each its own type. The same chips.
rule-D27 = A last fighter behind
    .text = The newer booklet says in its rules that they may draw until ahead, bust or halted; the earlier one only in its example.
rule-D28 = Reaching the Resistance
    .text = This table: with 2 players a battle ends when the last fighter reaches or passes the Resistance. Earlier printing: only when they pass it.
rule-D29 = Red Rook, pack C
    .text = Both printings: the penalty applies only in battles in which you have an Active Red Rook.
rule-D30 = Queen, Alice and Cat
    .text = Their powers are described in the newer booklet and only drawn in the earlier one.
rule-D31 = Step 7 of a battle
    .text = The newer booklet shows the end check as a picture; the earlier one spells out its three conditions, which hold here.
rule-D32 = White Rabbit
    .text = The newer booklet only names the card; the earlier one shows its text, which holds here.

## 17

chapter-17 = Clarifications

rule-R17_1 = White Rabbit and Knave of Hearts
    .text = Only printed Strength counts. For the Knave, Madness counts as 0, and of several chips drawn the one that is played is compared.
rule-R17_2 = Caterpillar
    .text = Its owner chooses for everybody which of the 2 chips is played.
rule-R17_3 = Duchess
    .text = There are no VP for units lost in the draw in which the Duchess herself is lost.
rule-R17_4 = Walrus
    .text = It works on an uncontested win, but not on a tie for first place. The Castle may go to any Region where you have none. On an uncontested win the 3 VP come on top of the choice between conquest VP and Castle, and a chosen Castle may go to any such Region.
rule-R17_5 = Unicorn and Unicorn's Mane
    .text = All your Active chips with different border colours count: Faction, Ally (Forge included) and Item chips.
rule-R17_6 = March Hare
    .text = Nobody falls below 0 Strength.
rule-R17_7 = Duchess's Amulet
    .text = Nothing happens if the chosen player's Madness track is empty.
rule-R17_8 = Knave's Crown
    .text = It applies before everything else and has no effect if the next chip is Madness.
rule-R17_9 = Caterpillar's Hookah
    .text = If all the Madness your opponents drew was blocked by Shields, discard 1 Shard.
rule-R17_10 = Champion of the People
    .text = Reveal Wonderland cards until a Wonderlandian appears and shuffle the others back. Its Strength and its ability are yours in this phase.
rule-R17_11 = Everywhere at Once
    .text = Alice may come from any Region or from the supply.
rule-R17_12 = It's My Party
    .text = It takes the place of a normal turn.
rule-R17_13 = Vanishing Army
    .text = Nothing happens if the Cat alone has the most units here.
rule-R17_14 = Warmonger
    .text = Positions are compared before Strength is added. With double Madness check after each Supporter you lose.
rule-R17_15 = Manxome Foe and Queen's Temper
    .text = They are resolved as soon as the chip is played, before anybody adds Strength.
rule-R17_16 = Poison abilities
    .text = With no Poison in your supply ignore the part that places or gives it. You may always keep a Poison chip instead of placing or giving it. There is at most 1 Poison on a tea card.
rule-R17_17 = Twice as Fast
    .text = The extra Supporter is placed even if the card shows no units.
rule-R17_18 = Card Soldiers
    .text = Pack B: adjacent Regions are the previous and the next one in battle order. Pack C: only 1 chip is played, however many extra ones you draw. Pack D: a tilted Castle counts as a Castle.
rule-R17_19 = Creatures
    .text = Pack B: in a tie nobody gets the reward. Pack D: with exactly as many Shards nothing happens.
rule-R17_20 = Flamingos
    .text = Pack A: it works once; it does not double Strength you gain (Piping Hot, Wicked Smile), but it does double what changes the chip's own Strength (Paint It Red, Manxome Foe). Pack B: not for chips drawn before you had an Active Flamingo. Pack C: icons behind your marker count too. Pack D: you may choose a player who has halted.
rule-R17_21 = Roses
    .text = Pack A: the 2 VP are scored only if the chip is forged in a battle. Pack C: ignore the whole condition of the extra Feat, its Region included.
rule-R17_22 = Red Rooks
    .text = Pack A: a Forge chip cannot forge it; only a Forge icon or a tea card can. A waiting Flamingo is used up on it without effect (house rule). Pack C: only in battles in which you have an Active Red Rook. Pack D: if you win, 1 Shard for each Active Red Rook and 1 more for each strong one.

## 18

chapter-18 = House rulings

rule-R18_1 = One draw, line by line
    .text = Each line is finished for all players before the next: (a) draw or halt, reveal; chips of extra draws and of the Caterpillar are picked; (b) Shields, then losses to Madness and Poison with the abilities they set off, refreshes, busts; (c) a waiting Knave's Crown acts on the chips now played; (d) abilities that come before Strength is added; (e) other abilities of played chips on oneself and one's own chips; (f) those on other players; (g) chips are placed, and abilities after placing; (h) all Strength is added at once; (i) abilities after adding Strength, one's own first; (j) the end check B7. Strength gained in (e), (f) and (g) moves the marker at once (house rule).
rule-R18_2 = Losses
    .text = In line (b) all chips are already visible; players decide about their Shields at once and in secret, and about lost units in the order of R1.9. An ability set off by a lost unit (Warmonger) is resolved unit by unit, before a bust the loss may lead to (house rule).
rule-R18_3 = Order of changes to a chip
    .text = The owner of a chip chooses the order in which changes to its Strength (set, add, multiply) apply, and is asked only if it makes a difference. Knave's Crown always comes first; the other changes then apply to the 1. A waiting Flamingo of pack A doubles after the chip's own changes unless its owner prefers otherwise (house rule).
rule-R18_4 = Bust by an effect
    .text = If you bust in lines (d) to (f), for example by Queen's Temper, the chip of this draw is not placed: it becomes Exhausted together with your Active chips, and its unresolved abilities are lost. A player who has halted can bust this way too (house rule).
rule-R18_5 = Checking for 25
    .text = Strength above 25 is cut to 25 at once, but whether somebody has reached 25 is checked only in line (j): whoever has been pushed below it by then has not reached it. If a starting Strength is 25 or more, the battle ends after the first draw (house rule).
rule-R18_6 = Ahead of whom
    .text = The last fighter is compared with all other markers. Players who have bust stand at 0, so with everybody else bust it takes at least 1 Strength to be ahead (house rule).
rule-R18_7 = Drawing several chips
    .text = For extra draws and the Caterpillar take what is there if the bag holds too few chips; it is filled up (R7.16) only if it is empty. Chips put back have had no effect, not even Madness and Poison, and a Shield can be used only against the chip that is played. The drawer decides about the Shield even if somebody else picked the chip (house rule).
rule-R18_8 = Effects on the next chip
    .text = Flamingo of pack A waits through Madness and Poison, which are not placed. Knave's Crown is used up by Madness or Poison, blocked or not, and is void if the player halts or busts. Effects on “the next chip” never touch a chip of the same draw (house rule).
rule-R18_9 = Duchess
    .text = Her VP are scored in line (j), even after her owner has halted. Units lost for any reason count, except in a draw in which she is lost herself (house rule).
rule-R18_10 = Late arrivals
    .text = Participants are fixed before B1. Units that arrive later (Gryphon, Gryphon's Feather, Card Soldier of pack B, Alice) add no starting Strength, but can be lost like the others. Units moved away or placed elsewhere change nothing about a battle already fought in this round. Nobody can join a battle that is under way (house rule).
rule-R18_11 = Final places
    .text = Your final place is 1 plus the number of players with more Strength, counting only players who can be rewarded: not bust, at least 1 Strength, and with 2 players at least the Resistance. Tied for first, all are first and the next is third or lower; tied for second, all are second. Everybody else has no place (house rule).
rule-R18_12 = At Strength 0
    .text = If you end at 0 without having bust, you get no reward of E1 to E4, but in E6 your chips are returned or exhausted as usual (Rose of pack B, Love of Learning, Creature of pack A) (house rule).
rule-R18_13 = Uncontested Regions
    .text = There are no B steps, so no starting Strength, no abilities at the start of a battle, no Feat and no forging. E1 takes place whatever the Strength would have been, and E3 for Wonderlandians and unlocked faction abilities (house rule).
rule-R18_14 = Rose and Red Rook of pack C
    .text = The Rose's condition is read at the start of E2, and its extra Feat does not need a normal one in the same battle. The Red Rook then asks for one discard per Feat done, the extra one included; without an Active chip there is nothing to discard. A Forge chip or Rose discarded this way is missing in E3 and E4 (house rule).
rule-R18_15 = Discarded for good
    .text = Ally and single Madness chips go to the common supply. Leader chips, artifacts and Item chips leave the game; the Item card stays with its owner. Poison goes to the Jabberwocky (house rule).
rule-R18_16 = Forge actions
    .text = Forge actions remember where they come from: only the one of a Forge icon, or a tea card, may take a Red Rook of pack A. An action without a chip it may take or without a free space is lost. The rewards of one forging are complete before the next one. Forging from the bag in the Tea phase may be declined, and what it unlocks works at once (house rule).
rule-R18_17 = Creature of pack A
    .text = It is not swapped when a bust exhausts it, because abilities of Active chips are then lost, nor when it goes back to the bag instead of being exhausted (house rule).
rule-R18_18 = Red Rook of pack A
    .text = Other chips may put an Exhausted Red Rook back into the bag: it is protected only while it is played or Active (house rule).
rule-R18_19 = When opponents bust
    .text = Off with Their Heads and similar abilities do not work if their owner busts in the same line of R18.1 (house rule).
rule-R18_20 = Passing the Head
    .text = Standing at the Head at the start of the phase is not passing it. You may pass it even if there are free chairs before it, and even on your first turn, by a full lap (house rule).
rule-R18_21 = Twice as Fast
    .text = There is at most 1 extra Supporter per turn. Leaders at the Head are not passed, and It's My Party is not a move (house rule).
rule-R18_22 = Poison on tea cards
    .text = The Poison on a card goes to whoever takes the card, by whatever means. Slithy Toves may add one at the start of the phase and each time the leader power places one at the end of a turn (house rule).
rule-R18_23 = Discarded quests
    .text = Discarded quests form a pile that becomes the new deck when the deck runs out; if both are empty, no quest is drawn. A quest discarded face down stays secret (house rule).
rule-R18_24 = Wonderland deck
    .text = If the deck runs out, the row is not refilled. The card of the Tweedles brings two figures; each is placed in any Region and is a unit of its own (house rule).
rule-R18_25 = Wonderlandians
    .text = Their abilities work only in their own Region and in the battle there, unless they say otherwise. One that stands in a supply does nothing (house rule).
rule-R18_26 = Counting units
    .text = For the first player of a round, units are counted when the Leaders are already back at the Head. The final tie-break and the Objectives count Leaders still standing in Regions. The Wonderlandian Alice called for a phase has left by then (house rule).
rule-R18_27 = Shards and score
    .text = A final score may be below 0. Shards never run out; with no Shard to discard, the icon does nothing (house rule).
rule-R18_28 = Two players: first draw
    .text = The first draw is always made, even if the starting Strength already meets the Resistance; the end is checked in line (j) (house rule).
rule-R18_29 = Two players: the Resistance
    .text = The Resistance takes no part: it is no opponent, takes no place and ties with nobody. If both players are tied at or above it, R11.3 applies; a Castle chosen then follows R15.9 (house rule).
rule-R18_30 = Two players: Castles elsewhere
    .text = The Walrus, and every Castle reward, may place a tilted Castle in a Region without one of yours or raise a tilted one anywhere, but never adds a second Castle to a Region (house rule).
