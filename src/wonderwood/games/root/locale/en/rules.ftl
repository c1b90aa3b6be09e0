# The rules of Root in our own words: a chapter has a title, a rule a short title and its text.


chapter-G = The game

rule-G1 = A turn
    .text = A turn has three phases, played in this order: Birdsong, Daylight, Evening. Then the player to the left takes a turn.

rule-G2 = Winning with 30 points
    .text = Whoever reaches 30 victory points wins at once, even in the middle of an action or of another player’s turn. If several players reach 30 together and the player taking the turn is one of them, that player wins; otherwise see Q1. The other way to win is a dominance card (chapter D).

rule-G3 = Cannot is stronger
    .text = What a rule forbids stays forbidden even if another rule allows or demands it, unless that rule expressly says it overrides the ban.

rule-G4 = Who decides the order
    .text = If several things happen at the same time and their order is open, or nobody is named to decide, the player taking the turn decides. The exception is G5b.

rule-G5a = Remove first, then resolve
    .text = When several pieces are removed together, take all of them off first. Only then resolve whatever their removal causes.

rule-G5b = Order of one’s own losses
    .text = The owner of the removed pieces puts the consequences for their own pieces into the order they like.

rule-G6 = Pieces are limited
    .text = Nobody has more pieces than the box gives them. If you have to place, take or remove more than there are, do as much as you can. Exceptions: the Eyrie decree (E8, E12) and the Cult’s replacements (L11).

rule-G7 = Nothing in between
    .text = An action made of several parts, such as the two moves of a march or the move and battle of a crusade, is carried out whole: no other optional action may be put in between.

rule-G8 = Start and end of a phase
    .text = What happens at the start of a phase comes before everything else in it; what happens at its end comes after everything else.

rule-G9 = Open and hidden
    .text = Everybody may know how many cards a player holds, but not which ones; only the Riverfolk play with an open hand. The discard pile and the Lost Souls may be looked through at any time. Of the supporters only the number is public; the Alliance alone may look at them.

rule-G10 = Empty deck
    .text = As soon as the deck runs out, shuffle the discard pile into a new deck. Cards available next to the map, the Lost Souls, the decree, supporters and cards in play are not part of it. If both piles are empty, nothing is drawn (the last sentence is a house rule).

rule-G11 = No negative scores
    .text = A score never drops below 0 (house rule).

rule-G12 = Enemies
    .text = Every other player is your enemy, except your coalition partner. Items never count as enemy pieces.

rule-G13 = Deals
    .text = You may talk and promise as you like, but no deal is binding, and cards may be shown or handed over only where a rule says so.

rule-G14 = Hand limit
    .text = At the end of your Evening discard down to 5 cards; you choose which. Crafted cards, an activated dominance card, supporters, cards in the decree, Lost Souls and quests do not count.


chapter-S = Set-up

rule-S0 = Which factions
    .text = With four players take all four base factions, with three leave out the Vagabond, with two the Alliance as well. Other mixes are in chapter SC, the guided first game in chapter GU.

rule-S1 = Order of set-up
    .text = In this order: choose factions; score markers on 0; shuffle the 54 cards and deal 3 to each player; put the 4 ruins on their slots; lay out the 12 items of the supply; have the two dice ready; then set up the factions by letter: A Marquise, B Eyrie, C Alliance, D Vagabond, E second Vagabond, F Lizard Cult, G Riverfolk. So everybody knows their hand before placing pieces.

rule-S2 = Two players
    .text = With two players take the 4 dominance cards out of the deck. Option: play a match of two games, swap factions after the first and add up the scores of both.

rule-S3 = The Winter map
    .text = On the Winter map, before anything else, shuffle the 12 suit markers and put one on each clearing. The ruins are in clearings 8, 9, 11 and 12.

rule-S4 = Marquise set-up
    .text = Put the keep in a corner of your choice, then one warrior in every clearing except the corner diagonally opposite (11 warriors). Place 1 sawmill, 1 workshop and 1 recruiter in the keep’s clearing and clearings adjacent to it, in any split the open slots allow. The keep itself needs no slot.

rule-S5 = Eyrie set-up
    .text = Put a roost and 6 warriors in the corner opposite the keep. Without a Marquise take any corner that is not another faction’s starting corner. The keep of the Mechanical Marquise counts as the keep. Then choose a leader and tuck the two viziers into the columns the leader names.

rule-S6 = Alliance set-up
    .text = Draw 3 cards from the deck as your first supporters. All warriors, bases and sympathy tokens wait off the map.

rule-S7 = Vagabond set-up
    .text = Choose a character and take its starting items. Put the pawn in any forest, turn up 3 quests, hide one ruin item under each ruin at random, and set your relationship with every other faction to Indifferent.

rule-S8 = Lizard Cult set-up
    .text = Start in the corner opposite the keep or opposite the Eyrie’s starting roost; if both are in play, in one of the two corners left over; if neither is, in any corner. Place 4 warriors and a garden of the clearing’s suit there and 1 warrior in each adjacent clearing. Then choose which suit is Outcast.

rule-S9 = Riverfolk set-up
    .text = Place 4 warriors in river clearings, as many per clearing as you like but none in the keep’s clearing (M10). Put 3 of your own warriors into Payments and set the price of each of your three services from 1 to 4.

rule-S10 = Seats
    .text = Seats and the first player are drawn at random.

rule-S11 = Two Vagabonds
    .text = With two Vagabonds use both sets of ruin items, two items under each ruin. The Vagabonds share one row of three quests and set up in random order.

rule-S12 = Enough corners
    .text = Only Marquise, Eyrie and Lizard Cult start in corners, so there is a corner for everyone in every mix and the usual set-up always works.


chapter-C = Cards and suits

rule-C1 = Birds are wild
    .text = A bird card can stand for a fox, rabbit or mouse card, also where several cards of one suit are needed. Where a bird card is demanded, no other suit will do.

rule-C2 = Forced payments
    .text = When you must give up a matching card (Outrage), birds match too: if you hold a bird, you cannot say you have nothing to give. You choose which matching card goes.

rule-C3 = Ambush and dominance as payment
    .text = Ambush and dominance cards can be spent for their suit like any other card. They cannot be crafted.

rule-C4 = Discarded dominance cards
    .text = A dominance card that would be discarded for any reason, spent, above the hand limit or thrown out of the decree, is put next to the map instead and is available.

rule-C5 = Taking an available card
    .text = In your Daylight you may spend a card of the same suit to take an available dominance card into your hand. A bird, being wild, pays for any of them; only a bird pays for the bird one.

rule-C6 = With the Lizard Cult
    .text = While the Cult is in play every spent or discarded card goes to the Lost Souls first, dominance cards too. These become available when the Lost Souls are emptied.

rule-C7 = Random card from the Riverfolk
    .text = When a card is taken at random from the Riverfolk, their open hand is shuffled face down first.


chapter-M = Map, rule and moves

rule-M1 = Adjacent clearings
    .text = Clearings joined by a path are adjacent. The river is no path unless something says so. On the Autumn map the river does not divide forests; on the Winter map it divides them as a path does.

rule-M2 = Building slots
    .text = A building needs an open slot in its clearing; tokens need none. A ruin fills its slot until it is explored away, so without a Vagabond it stays all game.

rule-M3 = Ruling a clearing
    .text = You rule a clearing if you have more warriors and buildings there, counted together, than every other player. In a tie nobody rules. Tokens, pawns, ruins and items never count.

rule-M4 = Lords of the Forest
    .text = The Eyrie rule a clearing when tied for most, also in ties of three or more, as long as they have at least one warrior or building there. They never rule an empty clearing.

rule-M5 = Pilgrims
    .text = The Lizard Cult rules every clearing with at least one garden, whatever the others have there. This is stronger than Lords of the Forest.

rule-M6 = The Vagabond and rule
    .text = The Vagabond never rules a clearing and never keeps anyone from ruling one.

rule-M7 = Moving
    .text = A move takes any number of your warriors, at least one, from one clearing to one adjacent clearing. You must rule the clearing you leave or the one you enter, judged before the warriors move.

rule-M8 = Moving again
    .text = The same pieces may move any number of times in a turn. The two moves of a march may be made by the same group or by different ones.

rule-M9 = Forests
    .text = Only the Vagabond may be in forests. A forest is adjacent to the clearings that touch it and to the forests on the other side of exactly one path, or of the river on the Winter map.

rule-M10 = The keep
    .text = While the keep is on the map nobody but the Marquise may place pieces in its clearing, in any way: set-up, recruiting, building, sympathy, bases, conversion, sanctifying, trade posts, a new roost. Moving in and battling there are allowed. Without the keep it is a clearing like any other.

rule-M11 = River travel
    .text = For the buyer of Riverboats the river is a path until the end of the turn, and the need to rule origin or destination stays. The Riverfolk, as Swimmers, always use the river as a path and need no rule along it; along paths they need it like everyone.

rule-M12 = Riverboats as paths in full
    .text = For the buyer of Riverboats the river also counts as a path for everything else that depends on paths, such as bringing wood to a building or spreading sympathy to an adjacent clearing.

rule-M13 = Scorched clearing
    .text = Once the Scoundrel has scorched a clearing, no piece may be placed in it or moved into it by anyone, not even by the Scoundrel after leaving. Pieces there may leave. Nobody can recruit there.


chapter-B = Battle

rule-B1 = Who can battle whom
    .text = The attacker needs at least one warrior, or the Vagabond pawn, in the clearing. The defender is one enemy with any piece there: a lone token, building or pawn is enough. A coalition partner cannot be attacked.

rule-B2 = Steps of a battle
    .text = First ambush, then the roll, then effects and extra hits, and finally both sides deal their hits at the same time.

rule-B3 = Ambush
    .text = Before the roll the defender may play one ambush card of the clearing’s suit, or a bird, even without any warrior. It deals 2 hits at once, however few warriors the defender has.

rule-B4 = Foiling an ambush
    .text = The attacker may answer with one matching ambush card to cancel it. Both cards are discarded and the battle goes on with the roll.

rule-B5 = Safe from ambush
    .text = An attacker with Scouting Party is not affected by ambush cards. No ambush can be played against the Mechanical Marquise.

rule-B6 = Hits from an ambush
    .text = Hits from an ambush are taken like all hits: the attacker’s warriors first, then buildings and tokens of the attacker there, for which the defender scores.

rule-B7 = Ambush ends the battle
    .text = If the ambush leaves the attacker without a warrior or pawn, the battle is over and no dice are rolled. A Vagabond’s pawn cannot be removed, so the Vagabond’s attack always goes on.

rule-B8 = Enlisting the Arbiter
    .text = Before the roll the defender may enlist an Arbiter standing in the clearing (VB30).

rule-B9 = The roll
    .text = Roll two dice, each showing 0 to 3. The attacker’s rolled hits are the higher number, the defender’s the lower; on a double both have the same.

rule-B10 = No more hits than warriors
    .text = A side’s rolled hits cannot exceed its warriors in the clearing after losses to an ambush. For the Vagabond the limit is the number of undamaged swords, exhausted or not.

rule-B11 = Guerrilla War
    .text = When the Alliance defends, it takes the higher die and the attacker the lower. When the Alliance attacks, the usual rule holds.

rule-B12 = Defenseless
    .text = If the defender has no warriors in the clearing, or is a Vagabond without an undamaged sword, the attacker deals 1 extra hit. This is checked after the ambush.

rule-B13 = Extra hits
    .text = Extra hits are not limited by the number of warriors.

rule-B14 = Commander
    .text = An Eyrie attacker led by the Commander deals 1 extra hit, in every battle.

rule-B15 = Brutal Tactics
    .text = In each battle the attacker with this card may deal 1 extra hit; then the defender scores 1 point. The card stays.

rule-B16 = Sappers
    .text = The defender may discard this card to deal 1 extra hit.

rule-B17 = Armorers
    .text = Either side may discard this card to ignore all rolled hits it would take. Extra hits still count.

rule-B18 = Order of effects
    .text = Effects are chosen knowing the roll. If both sides want to use some, the attacker says who goes first.

rule-B19 = Hits at the same time
    .text = Both sides deal their hits together: even a side that is wiped out takes its victims along. Each hit removes one piece of the other side from this clearing.

rule-B20 = Choosing losses
    .text = The side that takes hits chooses its losses, but all its warriors there must go before any building or token. Hits left over are lost.

rule-B21 = Points for buildings and tokens
    .text = Whoever removes an enemy building or token scores 1 point for each, attacker and defender alike. This holds for every kind of removal, outside battle as well: strike, revolt, Favor, sanctify, Scorched Earth and so on. Warriors give nothing (except the Vagabond’s infamy); your own pieces and ruins never score.

rule-B22 = Despot
    .text = Under the Despot the Eyrie score 1 more point in a battle in which they remove at least one enemy building or token, whether attacking or defending; once per battle.

rule-B23 = Field Hospitals in battle
    .text = Warriors of the Marquise removed in battle may be saved as told in MA3.

rule-B24 = Consequences of losses
    .text = After all removals: a lost sympathy token causes Outrage (WA3), a lost base its penalties (WA7), a lost garden a random discard (L6), a lost trade post the loss of funds (RF9).

rule-B25 = Revenge
    .text = Cult warriors removed while the Cult defends become acolytes. Removed while it attacks, they return to the supply.

rule-B26 = Borrowed warriors
    .text = Hired mercenaries and allied warriors count as the user’s own for the limit on rolled hits and may take hits (RF16, VB24).

rule-B27 = Rule during a battle
    .text = Who rules the clearing can change only after the hits have been dealt. Nothing is checked anew during the battle.


chapter-K = Crafting

rule-K1 = Paying the cost
    .text = To craft a card, activate crafting pieces in clearings of the suits shown in its cost, one piece for each icon. Each piece works once per turn. An icon of any suit accepts every clearing.

rule-K2 = Crafting items
    .text = A card with an item needs that item in the supply. Take it into your Crafted Items, score the printed points and discard the card. With none left the card cannot be crafted.

rule-K3 = Persistent cards
    .text = A card with a lasting effect stays in front of you. You cannot craft a second card of the same name while you have one in play.

rule-K4 = Immediate cards
    .text = Carry out the effect of any other card at once, then discard the card.

rule-K5 = Disdain for Trade
    .text = The Eyrie score only 1 point for any item, unless the Builder leads them.

rule-K6 = When to craft
    .text = The Marquise and the Eyrie craft before their actions or decree, the Alliance, the Vagabond and the Riverfolk at any time in Daylight, the Lizard Cult in Evening.

rule-K7 = Using a new card
    .text = A card crafted this turn can be used this turn if its moment is still to come: Tax Collector yes, Command Warren no because the start of Daylight is over; Cobbler yes if crafted in Daylight, no if the Cult crafts it in Evening.

rule-K8 = Favor cards
    .text = Remove all enemy warriors, buildings and tokens from every clearing of the card’s suit; ruins, items and pawns stay. Score 1 point per building and token. Each enemy Vagabond in such a clearing damages 3 items. All consequences follow: Field Hospitals once per clearing, Outrage once per sympathy token, and so on.

rule-K9 = Royal Claim
    .text = At any time in your Birdsong you may discard this card to score 1 point for each clearing you rule.

rule-K10 = Stand and Deliver!
    .text = Once in each of your Birdsongs you may take a random card from another player, who scores 1 point and may win by it.

rule-K11 = Better Burrow Bank
    .text = At the start of your Birdsong you and another player of your choice draw 1 card each. By the older wording, used here, this is automatic; the newer one makes it optional (V8).

rule-K12 = Codebreakers
    .text = Once in each of your Daylights you may look at another player’s hand.

rule-K13 = Tax Collector
    .text = Once in each of your Daylights you may remove one of your warriors from the map to draw 1 card. The Vagabond has no warriors and cannot use it.

rule-K14 = Cobbler
    .text = At the start of your Evening you may make one move. The Vagabond needs no boot for it, but still the extra boot for hostile warriors (the part about the Vagabond is a house rule).

rule-K15 = Command Warren
    .text = At the start of your Daylight you may start one battle. The Vagabond needs no sword for it (the part about the Vagabond is a house rule).


chapter-D = Dominance and coalition

rule-D1 = Activating a dominance card
    .text = In your Daylight, if you have at least 10 points, you may activate one dominance card from your hand. Your score marker leaves the track for good: you neither score nor lose points any more.

rule-D2 = Winning by dominance
    .text = With a fox, rabbit or mouse card you win at the start of your Birdsong if you rule 3 clearings of that suit; with the bird card if you rule two diagonally opposite corners (clearings 1 and 3, or 2 and 4).

rule-D3 = When it is checked
    .text = The check comes before everything else in Birdsong, before services are bought and before cards used at its start.

rule-D4 = For good
    .text = An activated dominance card cannot be removed or replaced, and it does not count towards your hand.

rule-D5 = Points around dominance
    .text = Others still score for removing your pieces. Whatever would give you points gives you nothing.

rule-D6 = No mercenaries
    .text = Mercenaries never count for dominance, since the check is made in Birdsong.

rule-D7 = The Vagabond’s coalition
    .text = The Vagabond cannot win by ruling. With four or more players, and with at least 10 points, the Vagabond may activate a dominance card to form a coalition with the player who has the fewest points, choosing among ties; a player with a dominance card in play or already in a coalition is left out. From then on both win if that player wins.

rule-D8 = Coalition with a hostile faction
    .text = The Vagabond may join a hostile faction; its relationship marker goes to Indifferent.

rule-D9 = Partners
    .text = Coalition partners are not enemies: they cannot battle each other, and effects on all enemy pieces spare the partner.

rule-D10 = No score, not the fewest
    .text = A player without a score marker does not count as having the fewest points.


chapter-MA = Marquise de Cat

rule-MA1 = Birdsong: wood
    .text = Place one wood at each of your sawmills, in its clearing. If fewer of the 8 wood tokens are left than needed, choose where they go.

rule-MA2 = Daylight: three actions
    .text = First you may craft with workshops. Then take up to 3 actions, in any order and as often as you like. Each bird card you spend gives one more action; spending it is no action and may come after the third.

rule-MA3 = Field Hospitals
    .text = Whenever some of your warriors are removed from a clearing, you may spend one card matching that clearing to place all of them in the clearing of the keep. One removal takes one card: losses to an ambush and to the battle after it are two removals, a Favor hitting several clearings is one for each clearing. The keep must still be on the map after all pieces are gone. It works on other players’ turns and for the keep’s own clearing too.

rule-MA4 = Which removals count
    .text = Field Hospitals help against every removal by others: battle, strike, revolt, Favor, and conversion as well. They are not offered when you remove your own warrior with Tax Collector.

rule-MA5 = March and recruit
    .text = March: make up to two moves. Recruit, once per turn: place one warrior at each recruiter, so two in a clearing with two recruiters; if your supply is short, choose where they go.

rule-MA6 = Build
    .text = Choose a clearing you rule with an open slot. Pay the building’s cost, 0 to 4, in wood from that clearing or from clearings connected to it through clearings you rule. Place the building and score the points uncovered on its track.

rule-MA7 = Wood and returning buildings
    .text = Wood in clearings you do not rule cannot be used. A removed building goes back to the rightmost empty space of its track; built again, it costs and scores what that space shows.

rule-MA8 = Overwork
    .text = Spend a card matching a clearing with a sawmill and place one wood there. You may do it again, at the same sawmill too.

rule-MA9 = Evening: draw
    .text = Draw 1 card, plus 1 for each uncovered draw bonus: the third and the fifth space of the recruiters. Then discard down to 5.

rule-MA10 = Lost for good, spent, returned
    .text = A removed keep is out of the game. An enemy who removes wood scores 1 point for each; wood you spend returns to your supply.


chapter-E = Eyrie Dynasties

rule-E1 = Birdsong: emergency orders
    .text = If your hand is empty at the start of Birdsong, draw 1 card.

rule-E2 = Birdsong: add to the decree
    .text = You must add 1 or 2 cards from your hand to any columns of the decree. At most one of them may be a bird.

rule-E3 = Birdsong: a new roost
    .text = After adding cards, if you have no roost on the map, place a roost and 3 warriors in the clearing with the fewest warriors, all players’ counted and pawns not, among those where these pieces can be placed (open slot, neither keep nor scorched). You choose among ties.

rule-E4 = Daylight: resolve the decree
    .text = First you may craft with roosts. Then resolve the columns from left to right: recruit, move, battle, build. Within a column take the cards in any order. Each card, viziers included, demands one action.

rule-E5 = The four actions
    .text = The card’s suit says in which clearing you act; a bird fits any. Recruit: a warrior in such a clearing with a roost. Move: at least one warrior out of such a clearing, by the usual rules. Battle: in such a clearing. Build: a roost in such a clearing that you rule, with an open slot and without a roost.

rule-E6 = Charismatic
    .text = Under this leader each recruit places 2 warriors. If only one is left, the action cannot be taken in full.

rule-E7 = No choice
    .text = An action that can be taken must be taken, however harmful. You cannot choose turmoil.

rule-E8 = Turmoil
    .text = As soon as the action of one card cannot be taken in full, you fall into turmoil. Lose 1 point for each bird card in the decree, viziers included. Discard the whole decree except the viziers. Turn your leader face down, choose another one that is face up, and tuck the viziers into its columns. Then go straight to Evening.

rule-E9 = Out of leaders
    .text = If no leader is face up when you must choose one, turn all of them face up first, the one just deposed included.

rule-E10 = Evening after turmoil
    .text = After turmoil the Evening is played as usual: score and draw.

rule-E11 = Evening: score and draw
    .text = Score the points of the rightmost empty space of your roost track. Draw 1 card, plus 1 for each uncovered draw bonus: the third and the sixth roost. Then discard down to 5.

rule-E12 = Common ways into turmoil
    .text = No warrior left to recruit; no roost left to build; no matching clearing you rule without a roost; no enemy where a battle is due; no move possible because you rule nothing.

rule-E13 = Roost beside the keep
    .text = A roost in the clearing of the keep cannot recruit: nothing may be placed there.

rule-E14 = Targets
    .text = In a battle of the decree you may attack any enemy in the matching clearing, a lone Vagabond too.

rule-E15 = Cards in the decree
    .text = Cards in the decree are not in your hand: you cannot spend them or play them as an ambush.


chapter-WA = Woodland Alliance

rule-WA1 = Two kinds of cards
    .text = Supporters are spent only for their suit, and only in Birdsong. Daylight actions use cards from your hand.

rule-WA2 = Limit on supporters
    .text = Without a base on the map you can have 5 supporters. Any further one is discarded.

rule-WA3 = Outrage
    .text = Another player who removes a sympathy token, or moves warriors into a clearing with one, must add a matching card from hand to your supporters. Without one that player shows you their hand, and you add the top card of the deck.

rule-WA4 = What causes Outrage
    .text = Each token removed and each move into a sympathetic clearing is an Outrage of its own. The Vagabond’s pawn causes none by moving, but does by removing a token. Placing warriors causes none.

rule-WA5 = Suit of the Outrage
    .text = The card must match the clearing concerned.

rule-WA6 = Birdsong: revolt
    .text = As often as you can: choose a sympathetic clearing whose suit’s base is still on your board and spend 2 matching supporters. Remove all enemy pieces there, scoring 1 point per building and token; a Vagabond there damages 3 items. Place the base, then as many warriors as there are sympathetic clearings of that suit, then put 1 warrior among your officers. If warriors run short, the map comes first.

rule-WA7 = Losing a base
    .text = Discard all supporters of its suit and all birds. Remove half your officers, rounded up, to the supply. If no base is left, discard down to 5 supporters. The base goes back to your board and can be won again by a revolt.

rule-WA8 = Birdsong: spread sympathy
    .text = After revolts, as often as you can: choose a clearing without sympathy adjacent to one with it, or any clearing if there is none on the map. Spend as many matching supporters as the space shows, one more if another player has at least 3 warriors there (martial law). Place the token and score.

rule-WA9 = Where sympathy can go
    .text = A clearing holds at most one sympathy token. None can be placed in the clearing of the keep.

rule-WA10 = Daylight
    .text = In any order and as often as you like: craft; mobilize (add a card from hand to your supporters); train (spend a card matching the suit of a base on the map to put a warrior among your officers).

rule-WA11 = Evening: operations
    .text = Take up to one operation per officer: move, battle, recruit (a warrior at a base) or organize (remove one of your warriors from a clearing without sympathy, place sympathy there and score). To organize you need no adjacency and no supporters, and martial law does not matter.

rule-WA12 = Evening: draw
    .text = Draw 1 card, plus 1 for each base on the map. Then discard down to 5.

rule-WA13 = Lost sympathy
    .text = A removed sympathy token goes back to the rightmost empty space, so that the cost and the points of the next one fall again.

rule-WA14 = Room for the base
    .text = In a revolt slots are never in the way: the enemy’s buildings leave first. Ruins keep their slot.

rule-WA15 = Revolts first
    .text = All revolts come before any spreading of sympathy.


chapter-VB = Vagabond

rule-VB1 = Birdsong: refresh
    .text = Turn up 2 exhausted items for each tea that is face up on its track at the start of Birdsong, then 3 more. Only undamaged items have a side that matters (Q3).

rule-VB2 = Birdsong: slip
    .text = Then you may slip: move once to an adjacent clearing or forest without any boot, into hostile clearings too. This is the only way into a forest.

rule-VB3 = Slipping with allies
    .text = A slip is a move, so between two clearings allied warriors may come along (VB23).

rule-VB4 = States of an item
    .text = An item is damaged or undamaged, and an undamaged one is face up or exhausted. Only undamaged face-up items can be exhausted.

rule-VB5 = Tracks and satchel
    .text = Undamaged face-up tea, coins and bags may lie on their tracks, at most 3 on each, and may be moved freely between track and satchel. When you exhaust one on a track, it goes to the satchel.

rule-VB6 = Move
    .text = Exhaust 1 boot, and 1 more in all if any hostile faction has warriors at your destination. Who rules does not matter. From a forest you move to a clearing that touches it, never into another forest.

rule-VB7 = Battle
    .text = Exhaust 1 sword to start a battle in your clearing.

rule-VB8 = Strike
    .text = Exhaust 1 crossbow to remove one enemy warrior from your clearing, or one building or token of an enemy who has no warriors there (1 point). A strike is no battle: no dice, no ambush, no infamy.

rule-VB9 = Explore
    .text = Exhaust 1 torch to take an item from a ruin in your clearing and score 1 point. An empty ruin is removed and frees its slot.

rule-VB10 = Aid
    .text = Exhaust any item and give a card matching your clearing to a player with pieces there. Then you may take one item from that player’s Crafted Items, face up.

rule-VB11 = Who can be aided
    .text = The player you aid must have pieces of their own in your clearing. In a forest nobody can be aided. A second Vagabond may be aided but has no relationship with you.

rule-VB12 = Quest
    .text = In a clearing of the quest’s suit exhaust the two items it shows. Then either draw 2 cards or score 1 point for each quest of that suit you have completed, this one included. Turn up a new quest.

rule-VB13 = Craft
    .text = Exhaust as many hammers as the cost has icons; all count as the suit of your clearing. So costs of mixed suits are out of reach, and a cost of any suit takes that many hammers. In a forest you cannot craft (the last sentence is a house rule).

rule-VB14 = Your crafted items
    .text = An item you craft goes face up to your satchel or its track at once, and you score the printed points.

rule-VB15 = Repair
    .text = Exhaust 1 hammer to move one damaged item back to your satchel, face up.

rule-VB16 = Better relationships
    .text = To move a faction’s marker one step up, aid it 1, then 2, then 3 times in the same turn; each aid counts for one step only. The steps score 1, 2 and 2 points. Three aids from Indifferent are two steps and 3 points.

rule-VB17 = Counting aid
    .text = Aid is counted anew each turn and after each step.

rule-VB18 = Aiding an ally
    .text = Each aid to an allied faction scores 2 points.

rule-VB19 = Becoming hostile
    .text = Removing a warrior of a faction that is not hostile makes it hostile at once, whatever the relationship was, also when you defend or strike.

rule-VB20 = Infamy
    .text = In battles on your own turn score 1 point for each piece of a hostile faction you remove, besides the points for buildings and tokens. The warrior whose removal made the faction hostile does not count.

rule-VB21 = Hostile stays hostile
    .text = You may aid a hostile faction to take its items, but the relationship never gets better, except by D8.

rule-VB22 = Taking hits
    .text = For each hit damage one undamaged item of your choice, face up or exhausted, on a track or in the satchel; with none left ignore the hit. Effects that remove all enemy pieces damage 3 of your items instead.

rule-VB23 = Moving with allies
    .text = When you move, you may take along any number of warriors of one allied faction from the same clearing. If they enter a sympathetic clearing, the ally pays the Outrage.

rule-VB24 = Attacking with allies
    .text = As attacker you may treat one ally’s warriors in the clearing as your own, but not against that ally. Your limit on rolled hits is those warriors plus your undamaged swords, and they may take hits for you. If they took more hits than your items did, that ally becomes hostile after the battle; otherwise their loss has no effect on the relationship.

rule-VB25 = Evening
    .text = In a forest repair all damaged items, face up. Draw 1 card, plus 1 for each face-up coin on its track. Discard down to 5. Then, if satchel and damaged items together exceed 6, plus 2 for each face-up bag on its track, remove items from the game down to the limit.

rule-VB26 = Thief: steal
    .text = Exhaust 1 torch to take a random card from a player with pieces in your clearing and at least one card.

rule-VB27 = Tinker: day labor
    .text = Exhaust 1 torch to take a card matching your clearing, birds included, from the discard pile; not from the Lost Souls.

rule-VB28 = Ranger: hideout
    .text = Exhaust 1 torch to repair up to three damaged items. Then your Daylight ends.

rule-VB29 = Vagrant: instigate
    .text = Exhaust 1 torch to start a battle in your clearing between two different players with pieces there; you may be one of them. The attacker needs warriors or a pawn. You choose the losses of both sides and score for all buildings and tokens removed, and infamy for hostile pieces.

rule-VB30 = Arbiter: protect
    .text = Once per battle, before the roll, a defender in the Arbiter’s clearing may enlist the Arbiter, who scores 1 point; the Arbiter’s undamaged swords raise the defender’s limit on rolled hits. Not in battles in which the Arbiter attacks or defends. A defender without warriors stays defenseless (the last sentence is a house rule).

rule-VB31 = Scoundrel: scorched earth
    .text = Put a torch on your clearing for the rest of the game and remove all enemy pieces there, scoring 1 point per building and token. It is no battle, so there is no infamy. What follows for the clearing is in M13.

rule-VB32 = The pawn
    .text = The pawn is a piece where a rule asks for a player with pieces, but it is no warrior. It can never be removed.

rule-VB33 = Exploring with two Vagabonds
    .text = Look at both items under the ruin and take one of a kind you have not yet taken from a ruin. If you take none, you score nothing, and the torch stays exhausted.


chapter-L = Lizard Cult

rule-L1 = Birdsong: the Outcast
    .text = Count the Lost Souls by suit, birds left out. If one suit alone is most common, it becomes Outcast; if it was Outcast already, it becomes Hated. In a tie, or with no cards, the marker stays where it is and turns to Hated.

rule-L2 = New and Hated
    .text = A suit that takes over starts as Outcast, not Hated. A Hated suit that leads again stays Hated.

rule-L3 = Birdsong: empty the Lost Souls
    .text = Then discard all Lost Souls; dominance cards among them become available.

rule-L4 = Birdsong: conspiracies
    .text = Then spend acolytes on any number of conspiracies. If the Outcast is Hated, each costs one acolyte less.

rule-L5 = Spent acolytes
    .text = Acolytes you spend return to your supply.

rule-L6 = Fear of the faithful
    .text = For each garden removed from the map discard a random card from your hand.

rule-L7 = Crusade
    .text = For 2 acolytes: battle in an Outcast clearing; or move from an Outcast clearing, by the usual rules, and then you may battle where you arrive, whatever its suit.

rule-L8 = Convert
    .text = For 2 acolytes: remove an enemy warrior from an Outcast clearing and place one of yours there.

rule-L9 = Sanctify
    .text = For 3 acolytes: remove an enemy building from an Outcast clearing (1 point) and place a garden of the clearing’s suit there.

rule-L10 = Paying first
    .text = Spent acolytes return before the effect, so a warrior just spent can be the one you place. After paying you must have one in your supply.

rule-L11 = All or nothing
    .text = Convert and Sanctify need the whole exchange to be possible: not in the clearing of the keep, with a garden of that suit left. A pawn can never be converted.

rule-L12 = Consequences
    .text = Field Hospitals, Outrage and the like follow as usual when pieces are converted or sanctified.

rule-L13 = Daylight: rituals
    .text = Reveal cards from your hand and carry out one ritual for each. A revealed card cannot be used again this Daylight, not even as an ambush.

rule-L14 = Hatred of birds
    .text = Birds are not wild for rituals. Build, Recruit and Score need the exact suit, Sacrifice needs a bird.

rule-L15 = Build, Recruit, Score
    .text = Build: a garden in a clearing of the card’s suit that you rule, with an open slot. Recruit: a warrior in any clearing of the card’s suit. Score, once per suit and turn: spend a card not yet revealed and score the rightmost empty space of that suit’s gardens; up to one garden this is 0.

rule-L16 = Sacrifice
    .text = Reveal a bird to put a warrior from your supply among the acolytes (house rule; older boards take it from the map).

rule-L17 = Evening
    .text = Take back your revealed cards. Craft with gardens of the Outcast suit, so every icon that is not of any suit must be of that one. Draw 1 card plus uncovered bonuses. Discard down to 5, into the Lost Souls.

rule-L18 = Lost Souls
    .text = All cards spent or discarded by anyone go to the Lost Souls instead of the discard pile, immediate crafted cards and ambushes included.

rule-L19 = Revealed cards and the hand limit
    .text = The revealed cards are back in your hand before the hand limit is checked.

rule-L21 = Revenge when instigated
    .text = Each warrior lost as defender becomes an acolyte, also in a battle the Vagrant has started.


chapter-RF = Riverfolk Company

rule-RF1 = For sale
    .text = Your hand lies open.

rule-RF2 = Buying services
    .text = At the start of Birdsong another player may buy 1 service, plus 1 for each clearing with both a trade post and a piece of theirs. All purchases of a turn are made together, right after the dominance check and before anything else (the last sentence is a house rule).

rule-RF3 = Paying
    .text = The buyer puts warriors from their supply into Payments, as many as the price. Without enough of them they cannot buy.

rule-RF4 = The Vagabond as a customer
    .text = The Vagabond exhausts as many items as the price instead, and the Riverfolk put as many of their own warriors into Payments, if they have them. The Vagabond cannot buy mercenaries.

rule-RF5 = How often
    .text = Hand cards can be bought several times in a turn, riverboats and mercenaries once.

rule-RF6 = Birdsong
    .text = If Payments is empty, put 2 of your own warriors there (as many as you have). Then, with a trade post on the map, score 1 point for every 2 warriors left in Funds. Then move all warriors on your board to Funds.

rule-RF7 = Commit and spend
    .text = A committed fund goes to Commitments and is back at your next Birdsong. A spent fund returns to the supply of its owner.

rule-RF8 = Craft
    .text = Put one fund for each icon on an emptied trade-post space of that suit; an icon of any suit takes any space. A space holds one fund per turn. The spaces of posts lost for good stay open.

rule-RF9 = Trade disruption
    .text = A removed trade post is out of the game. Remove half your funds, rounded up, of your choice, to their owners’ supplies. Payments and Commitments are safe.

rule-RF10 = Recruit
    .text = Spend 1 fund to place a warrior in any clearing on the river, whoever rules it.

rule-RF11 = Trade post and garrison
    .text = Choose a clearing without a trade post that somebody rules. Spend 2 funds of its ruler, your own if it is you. Place a matching trade post and 1 warrior there and score 2 points. Not in the clearing of the keep.

rule-RF12 = Nobody rules
    .text = A clearing that nobody rules cannot get a trade post. Where the Cult has a garden, the Cult rules and its warriors are the ones to spend.

rule-RF13 = Export
    .text = When you craft, pay as usual, but you may discard the card without its effect, without item or points, to put 1 of your own warriors into Payments. The card must be one you could craft at that moment.

rule-RF14 = Drawing and Evening
    .text = Commit 1 fund to draw 1 card. In Evening you draw nothing: discard down to 5, then set your prices.

rule-RF15 = How long services last
    .text = Riverboats last until the end of the buyer’s turn, mercenaries through the buyer’s Daylight and Evening.

rule-RF16 = Mercenaries
    .text = Riverfolk warriors count as the buyer’s for rule, and then not for the Riverfolk, and in battle, except against the Riverfolk. They cannot be moved, do not count for dominance, and are removed only by hits. Hits alternate: the first, third, fifth and so on go to the buyer’s own warriors if there are any, the others to mercenaries. Buildings and tokens go only when no warriors of either kind are left.

rule-RF17 = Attacking with mercenaries alone
    .text = A buyer without own warriors in a clearing may attack there with mercenaries alone.

rule-RF18 = Mercenaries and the Vagabond
    .text = If the Vagabond kills a mercenary, the buyer’s faction becomes hostile, not the Riverfolk.

rule-RF19 = Neither enemy nor patient
    .text = Mercenaries you use are not enemy pieces to you. Field Hospitals never save them.

rule-RF20 = Warriors held as funds
    .text = Warriors the Riverfolk hold are not in their owner’s supply, so they limit the owner’s recruiting.


chapter-MM = Mechanical Marquise

rule-MM1 = Set-up
    .text = It takes the Marquise’s place. Take the 4 dominance cards out and shuffle the 4 spies in. Lay out 5 hidden orders in a row. Put a sword, a boot, a bag and a tea from the supply into Items for Sale. Place the keep and 11 warriors as the Marquise does, but no buildings. The keep’s corner is drawn at random (the last sentence is a house rule).

rule-MM2 = Birdsong
    .text = It scores 2 points for each clearing it rules with at least 3 of its warriors. In a cooperative game it also scores 1 point per human.

rule-MM3 = Daylight
    .text = Turn up the leftmost order; battle, move, recruit; discard the order. An order without a crafting cost (ambush, spy) still counts for battle and move, is discarded, and Daylight starts again with the next order.

rule-MM4 = Battle
    .text = It battles in each clearing of the order’s suit with its warriors and enemy pieces. The defender is the enemy with the most pieces there, then the most points, then the earlier set-up letter. Clearings in rising number; a bird order means every clearing; pieces are warriors, buildings, tokens and the pawn, so a lone Vagabond is attacked (the last sentence is a house rule).

rule-MM5 = Move
    .text = In rising number, from each clearing of the order’s suit that it rules with 4 or more of its warriors, it moves all but 3 to the adjacent clearing with the most enemy pieces; in a tie, even at none, to the lowest number. One move after the other, so warriors that arrive may move on.

rule-MM6 = Recruit
    .text = Look at the order’s crafting cost. 1 to 3 of one suit: that many warriors in each clearing of that suit it rules. One of each suit: 1 warrior in each clearing it rules. Four of any suit: 4 warriors at the keep. No cost: it recruits nobody and Daylight starts again with the next order, or Evening begins if none is left. If warriors run short, they go to the lowest numbers first (the last sentence is a house rule).

rule-MM7 = Two suits
    .text = Battle and move follow the suit of the card, recruiting follows the suit of its cost.

rule-MM8 = Evening
    .text = Add cards from the deck to the right end of the row up to 5 orders.

rule-MM9 = Poor manual dexterity
    .text = It has no hand. Whoever would take a card from it draws one from the deck; a card given to it is discarded and it scores 1 point. When it causes Outrage, the Alliance adds the top card of the deck.

rule-MM10 = Hates surprises
    .text = No ambush can be played against it. It cannot be made to discard, never crafts, never ambushes and never spends cards.

rule-MM11 = Spies
    .text = Play a spy in your Daylight at no cost. With a spy in play you may reveal one order in your Daylight. If it has the spy’s suit, birds not being wild here, the spy is discarded and becomes available; otherwise you may swap two orders. Each spy works once per turn (the last sentence is a house rule).

rule-MM12 = Items for Sale
    .text = A Vagabond who aids it may take one of its Items for Sale.

rule-MM13 = Cooperative game
    .text = 1 to 4 humans win together if each reaches 30 points before it does. It recruits whoever rules: in every clearing of the suit, or in all clearings for one of each suit. A human who has reached 30 plays on (the last sentence is a house rule).

rule-MM14 = Solo
    .text = Alone against it, take the three Favor cards out of the deck as well.

rule-MM15 = Campaign
    .text = Cooperative games can be linked. After each game won it starts with 3 more points, and each player starts with one more crafted card kept from the last game. After two wins it starts at 6 and each player has 2 cards. Details are in Q13.

rule-MM16 = Its keep
    .text = It loses the keep only after its warriors there. A removed keep is lost, and an order for four of any suit then recruits nobody (house rule).

rule-MM17 = Competitive game
    .text = It can take the Marquise’s place in any mix, at a random seat. It wins alone at 30 points.

rule-MM18 = Keep and hospitals
    .text = Nobody may place pieces in the clearing of its keep, as in M10. It never uses Field Hospitals (house rule).


chapter-SC = Mixes of factions

rule-SC1 = Advice
    .text = Every mix of factions is allowed. The lists are advice; mixes marked with a torch suit beginners.

rule-SC2 = Base game
    .text = Two players: Marquise and Eyrie (best for learning), Marquise and Alliance, Eyrie and Alliance, Eyrie and Vagabond. Three: Marquise and Eyrie with Alliance or with Vagabond, or a mix with both Alliance and Vagabond (Q16). Four: all base factions.

rule-SC3 = With the expansion
    .text = For four or more players take any mix of three and add 1, 2 or 3 factions, up to six.

rule-SC4 = With the Mechanical Marquise
    .text = There are lists for one human and for cooperative games (Q16); with 3 or 4 humans add 1 or 2 factions. In competitive games it replaces the Marquise in any mix. Both together are impossible: they use the same pieces.

rule-SC5 = Match of two games
    .text = Two players may play two games with swapped factions (S2); if the sums are equal see Q14.


chapter-GU = The guided first game

rule-GU1 = Table
    .text = On the Autumn map, clockwise Marquise, Eyrie, Alliance, Vagabond; the Marquise plays first (the choice of map is a house rule).

rule-GU2 = Guide cards
    .text = Set up as usual, but deal no hands. Each faction follows its guide card instead of its own set-up, all at the same time; the card also names cards to take from the deck.

rule-GU3 = The Marquise’s guide card
    .text = Keep and sawmill in clearing 1, one warrior in every clearing but clearing 3 (11 warriors), one workshop and one recruiter as the guide sheet shows. Hand: Brutal Tactics (bird), Better Burrow Bank (rabbit) and Travel Gear (mouse).

rule-GU4 = Workshop and recruiter
    .text = The workshop stands in clearing 5, a rabbit clearing, so that Travel Gear can be crafted in the first turn; the recruiter in clearing 9 (house rule).

rule-GU5 = The other factions
    .text = After the Marquise’s cards are taken out, the deck is shuffled and each other player is dealt 3 cards. They set up as in S5 to S7, the Eyrie in clearing 3. Suggested and named first, but not binding: the Despot as leader, the Thief as character (house rule).

rule-GU6 = Two guided turns
    .text = In turns 1 and 2 everybody follows the guide sheet, the Marquise first; from turn 3 on play is ordinary. The sheet’s turns are not reproduced here: you get hints for each phase and are forced to nothing (the last sentence is a house rule).

rule-GU7 = Only for the Marquise
    .text = The instructions repeated on the picture of the guide sheet are those of the Marquise; they do not apply to Eyrie, Alliance or Vagabond.


chapter-Q = Questions settled

rule-Q1 = Several at 30, none of them on turn
    .text = If several players reach 30 together and none of them is taking the turn, the first of them in turn order after the current player wins (house rule).

rule-Q2 = Players for a coalition
    .text = The booklet names no number of players for a coalition, the Law asks for four. Four is used here; the option allows three. The need for 10 points holds for the Vagabond too.

rule-Q3 = Damaged items have no side
    .text = Only undamaged items are face up or exhausted. So a refresh turns undamaged items only, and a repaired item comes back face up.

rule-Q4 = Taking an item when aiding
    .text = Taking a crafted item after an aid is your choice.

rule-Q5 = Where an aid card goes
    .text = A card given as aid goes to the receiver’s hand, never to supporters or decree. For the Mechanical Marquise see MM9 (house rule).

rule-Q6 = Full tracks
    .text = A tea, coin or bag gained or turned up while its track holds 3 stays in the satchel and counts towards the item limit.

rule-Q7 = The Vagabond paying the Riverfolk
    .text = The Vagabond may exhaust any undamaged face-up items. If the Riverfolk lack warriors, they place what they have, and the service is given all the same (house rule).

rule-Q8 = The machine does not trade
    .text = The Mechanical Marquise buys no services, so there are no funds of its colour and no trade post can be set up in a clearing it rules. It makes no deals, and Codebreakers and Better Burrow Bank cannot name it (house rule).

rule-Q9 = Spies that leave
    .text = A spy discarded as an order or spent for its suit becomes available; with the Cult in play it goes to the Lost Souls first, as in C6. It is taken as in C5 (house rule).

rule-Q10 = Revealed orders
    .text = An order revealed by a spy stays face up. A swap may move open and hidden orders alike, each keeping its side. Only a hidden order can be revealed; if none is hidden, the spy does nothing (house rule).

rule-Q11 = Score needed for spies
    .text = A spy may be played with any score, since its card says it costs nothing. An option demands 10 points as for dominance cards (house rule).

rule-Q12 = Cooperation in detail
    .text = The humans stay separate factions and enemies in every rule; they only win and lose together. Having reached 30 is kept for good, even if points are lost later. They win the moment the last human reaches 30 and lose the moment the Mechanical Marquise does; if both happen together, G2 decides. It scores for every human in the game (house rule).

rule-Q13 = Campaign in detail
    .text = Only persistent cards in front of you at the end can be kept, and you need not keep any. Kept cards are taken out of the deck before it is shuffled and are in play from the start; used up, they are lost to the campaign. Factions may change between games. A defeat ends the campaign (house rule).

rule-Q14 = Match tied
    .text = In a match of two games equal sums are a shared victory (house rule).

rule-Q15 = Who begins with the machine
    .text = Its seat and the first player are both drawn at random; it may be the first player (house rule).

rule-Q16 = Lists of mixes
    .text = The third mix for three players is Marquise, Alliance and Vagabond. The lists with the expansion, for one human and for cooperative games hold mixes that reach the sums the Law recommends, the machine counting as the Marquise (house rule).

rule-Q17 = Marquise’s first buildings
    .text = They need open slots: a slot with a ruin is closed in set-up too. With the keep in clearing 1, 3 or 4 of the Autumn map, which have one slot, at most one building fits there (house rule).

rule-Q18 = Asking for battle effects
    .text = The attacker decides who goes first. Then each side in turn is asked for an effect until both pass.

rule-Q19 = Outrage at once
    .text = Outrage is paid right after the move, before a battle that follows in the same action, as in a crusade. So the card paid is no longer there in that battle (house rule).

rule-Q20 = Birds in Overwork and Field Hospitals
    .text = Both accept birds as wild cards. The card spent for an extra action must be a real bird.


chapter-V = Versions of the rules

rule-V1 = Sympathy track
    .text = Later boards score 0, 1, 1, 1, 2, 2, 3, 4, 4, 4, older ones 1, 1, 1, 2, 2, 3, 4, 4, 4, 4. The later track is used; the older one is an option.

rule-V2 = Draw bonuses of the Cult
    .text = Later boards have the bonus at the second garden of each suit, older ones at the second fox, third rabbit and fourth mouse garden. The later board is used; the older one is an option.

rule-V3 = Where a sacrifice comes from
    .text = By the Law the warrior comes from the supply, on older boards from the map. The supply is used; the map is an option.

rule-V4 = Side of a repaired item
    .text = By the booklet it comes back face up, by the Law it keeps its side. Face up is used; keeping the side is an option.

rule-V5 = Place of a new roost
    .text = The booklet and the Law say fewest warriors, older boards fewest pieces. Fewest warriors is used; fewest pieces is an option.

rule-V6 = Coalition
    .text = The Law allows it with four or more players, the booklet does not say. Four is used; three is an option.

rule-V7 = Tie for the Outcast
    .text = By the Law the marker turns to Hated; the booklet describes only a clear majority. The Law is used; leaving the marker unchanged is an option.

rule-V8 = Better Burrow Bank
    .text = The older card is automatic, the newer one optional. Automatic is used, and you choose the other player; optional is an option.

rule-V9 = The first warrior and infamy
    .text = The warrior whose removal makes a faction hostile scores no infamy; the booklet’s example agrees.

rule-V10 = Items above the limit
    .text = The booklet removes them from the satchel and treats the damaged box as a part of it; the Law names both. The result is the same.

rule-V11 = Strike on buildings and tokens
    .text = All sources agree: only if that enemy has no warriors in the clearing.

rule-V12 = Battling a partner
    .text = The older Law speaks of another player, the newer one of an enemy, which leaves out a coalition partner. The newer one is used.

rule-V13 = Items on tracks
    .text = The booklet lets you move face-up items freely between track and satchel; the newer Law makes it automatic. The booklet is used.

rule-V14 = Order of the Vagabond’s Evening
    .text = All sources agree: rest, draw, discard, item limit.

rule-V15 = Card of the Score ritual
    .text = The booklet spends a card not yet revealed, the Law the revealed card itself. The effect is the same: one card goes to the Lost Souls and does not come back.

rule-V16 = The Alliance’s Birdsong
    .text = Revolt and spreading sympathy follow the faction board and the Law.

rule-V17 = Guide cards and lists
    .text = The guide cards of Eyrie, Alliance and Vagabond, the guide sheet and the icons of the recommended mixes are replaced by our own choices, see GU4 to GU6 and Q16 (house rule).
