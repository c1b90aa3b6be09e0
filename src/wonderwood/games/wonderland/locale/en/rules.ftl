# The rules of Wonderland in our own words; ids as in rulebook.toml.

chapter-1 = Goal and material
chapter-2 = Setup
chapter-3 = Round and turn
chapter-4 = Pawn movement
chapter-5 = Obstacles
chapter-6 = Square effects
chapter-7 = Character tokens
chapter-8 = Action cards
chapter-9 = Validating encounters
chapter-10 = Drawing
chapter-11 = Moving Alice
chapter-12 = Alice’s wake
chapter-13 = Pursuit of Alice
chapter-14 = Folly cards
chapter-15 = End and scoring
chapter-16 = Fine points

## 1. Goal and material

rule-1_1 = Goal
    .text = Keep Alice asleep and gather madness points (PF). Whoever has the most PF after the final count wins; wake points (PR) cost PF at the end.
rule-1_2 = Material
    .text = 4 board quadrants, a movement board with sides A and B, a round track with its pawn, 36 Encounter cards, 54 Action cards, 17 Folly cards, 40 artifact tokens, 32 character tokens, Alice on her base, a bag, 30 gardeners, 15 soldiers, 5 Queens of Hearts; and for each player a pawn, a movement pawn, a protection marker and a wake counter.
rule-1_3 = Players
    .text = Each player has a colour: green, yellow, blue or red. 2 to 4 can play (house rule).
rule-1_4 = What is hidden
    .text = Action hands, Encounter cards not yet validated and the order of all piles are secret. An artifact is known to its owner only. Wake counters stay hidden until the end. The back of an artifact shows its colour to everyone (house rule).

## 2. Setup

rule-2_1 = The board
    .text = Shuffle the 4 quadrants and lay them at random into a board of 8 by 8 squares on which grey and white alternate everywhere. For this, either all quadrants lie upright or upside down, or all lie on one side or the other (house rule).
rule-2_2 = Movement board
    .text = Lay out the movement board on side A for first games; side B is the advanced mode. The round pawn starts on 1.
rule-2_3 = Starting corners
    .text = Each pawn starts on the corner of the board nearest to its player. Going clockwise: four players take a8, h8, h1 and a1; three take a8, h8 and h1; two take a8 and h1 (house rule).
rule-2_4 = Player sets
    .text = Movement pawns start on level 1 (King), wake counters at 0 PR. Each player keeps the protection marker at hand.
rule-2_5 = Artifact piles
    .text = Sort the artifacts by colour and shuffle each colour face down: 4 piles.
rule-2_6 = First Encounter cards
    .text = Deal 3 Encounter cards to each player. Everyone keeps 1, 2 or 3 of them, face down; the rest are shuffled back into the deck.
rule-2_7 = First hand
    .text = Shuffle the Action cards and deal 6 to each player. The others form the draw pile, with room beside it for a discard pile.
rule-2_8 = Filling the bag
    .text = The bag holds 15 soldiers, 5 Queens of Hearts and 15 gardeners: 35 pieces. The other 15 gardeners form the supply.
rule-2_9 = Tokens and Folly cards
    .text = The character tokens lie in the supply, 2 of each character. Shuffle the Folly deck. With 2 players a table may choose to use 1 token of each character (option, house rule).
rule-2_10 = First player
    .text = The first player is drawn at random and stays first for the whole game (house rule for staying first).
rule-2_11 = Alice’s start
    .text = Alice starts on the one of the four central squares that is nearest to the first player’s pawn: d5 for a pawn on a8, e5 for h8, e4 for h1, d4 for a1.

## 3. Round and turn

rule-3_1 = Rounds
    .text = The game lasts 10 rounds. In a round each player takes one turn, clockwise from the first player; then the round pawn advances.
rule-3_2 = Start of a turn
    .text = At the start of your turn you take back your protection marker.
rule-3_3 = Phase 0: Folly
    .text = Once per round, from round 3 on, the first player reveals a Folly card and lays it on the previous one. It is in force until the next card covers it. It is revealed and resolved before the first player’s turn begins (house rule).
rule-3_4 = Phase 1: move and actions
    .text = You must move your pawn once. Before or after the move, in any order, you may use Action cards, validate Encounter cards and use character powers.
rule-3_5 = Phase 2: draw
    .text = You draw 3 Action cards; then you may draw Encounter cards.
rule-3_6 = Phase 3: Alice
    .text = You must move Alice.
rule-3_7 = Hand limit
    .text = At the end of your turn, discard down to 10 Action cards. A table may set the limit to 8 or 12, or play without one (house rule).

## 4. Pawn movement

rule-4_1 = One move
    .text = Your pawn makes exactly one move per turn, of at least 1 square. It goes in a straight line, without turning (house rule).
rule-4_2 = Side A
    .text = In any of the 8 directions: up to 1 square at level 1, up to 2 at level 2, up to 3 at level 3, as far as you like at level 4.
rule-4_3 = Side B
    .text = Level 1 moves as a King: 1 square in any of the 8 directions. Level 2 jumps as a Knight. Level 3 moves as a Rook or as a Bishop; you choose when you reach it. Level 4 moves as a Queen.
rule-4_4 = Lower levels stay
    .text = A level keeps the moves of all levels below it. On side B a pawn at level 4 may still jump as a Knight.
rule-4_5 = Rook or Bishop
    .text = You have either the Rook or the Bishop, and you cannot change from one to the other. Both can be upgraded only to Queen.
rule-4_6 = The edge
    .text = Pawns stop at the edge of the board; they do not come back on the other side.
rule-4_7 = Sharing a square
    .text = Several pawns may stand on one square. Alice is no obstacle: a pawn may pass over her or stop on her square, and nothing happens (house rule).
rule-4_8 = No legal move
    .text = If your cards allow no legal move, your pawn stays where it is and no square effect applies. If there is a legal move you must make one, even if it costs cards (house rule).
rule-4_9 = Leaving a square
    .text = Leaving a square is always free, whatever stands on it (house rule).
rule-4_10 = Knight jumps
    .text = A Knight jump passes over no square: only the arrival square matters (house rule).

## 5. Obstacles

rule-5_1 = Passing a gardener
    .text = For each gardener your pawn passes over, discard 1 minor card. You gain nothing and the gardener stays.
rule-5_2 = Meeting a gardener
    .text = To stop on a gardener’s square, discard 1 minor card; you gain 1 gardener from the supply and the one on the board stays. Without a minor card you cannot enter the square.
rule-5_3 = No gardener left
    .text = If the supply has no gardener left, you still pay and gain nothing (house rule).
rule-5_4 = A soldier stops you
    .text = You cannot pass over a soldier: your move ends on its square at the latest.
rule-5_5 = Facing a soldier
    .text = To stop on a soldier’s square, discard 1 major card and take that soldier, worth 2 PF at the end. Without a major card you cannot enter the square. You move no further this turn.
rule-5_6 = Both on one square
    .text = A square with a gardener and a soldier costs 1 minor card and 1 major card and gives both gains.
rule-5_7 = The Queen of Hearts
    .text = Nobody may enter or pass over the square of the Queen of Hearts.
rule-5_8 = Aces and Jokers pay
    .text = An ace pays as a minor or as a major card. So does a Joker, and one card pays one cost only (house rule).
rule-5_9 = Paying for a move
    .text = The costs of a move add up: all gardeners passed over, plus the arrival square. You choose which cards to discard and pay everything before the pawn moves (house rule).

## 6. Square effects

rule-6_1 = The arrival square
    .text = Once the obstacles are paid, you may apply the effect of the square your move ends on. You take all of the effect or none of it (house rule).
rule-6_2 = Meeting a character
    .text = On an Encounter square, take the token of that character if one is left in the supply.
rule-6_3 = Finding an artifact
    .text = On an Encounter square you also take an artifact of its colour, even if no character token is left. In your own colour, look at the top 2 of the pile, keep 1 and put the other under the pile. In another colour, take the top one.
rule-6_4 = Artifacts stay face down
    .text = You keep your artifacts face down.
rule-6_5 = Short piles
    .text = An empty pile gives no artifact. If one token is left, you take it (house rule).
rule-6_6 = Meeting again
    .text = You may meet the same character again on a later turn and may own both copies (house rule).
rule-6_7 = Rabbit holes
    .text = Going through a rabbit hole during a move gives PR. If your move ends on a hole you may go down: take 1 PR and come out of any other hole. You may not if you have just faced a soldier on that hole, see 5.5 (house rule).
rule-6_8 = Coming out
    .text = You pay for the exit hole as for an arrival square (a minor card for a gardener, a major card for a soldier) and take the gains. A hole with the Queen of Hearts, or one you cannot pay for, is closed. If all exits are closed you cannot go down, and it costs nothing (house rule).
rule-6_9 = A step from the exit
    .text = After coming out you may take one step of 1 square in any direction, paying for that square and using its effect. A soldier on the exit hole stops you there, see 5.5. You cannot use a second hole in the same turn (house rule).
rule-6_10 = Pushed pawns
    .text = A pawn pushed by Alice never applies the effect of the square it is pushed to.

## 7. Character tokens

rule-7_1 = One use
    .text = Every character token has the power of its colour. It can be used once; then the token is turned over.
rule-7_2 = Red: sweet dreams
    .text = Cancel the PR of one wake of Alice: 1 or 3, or the values set by a Folly card. You are still pushed and still protected (house rule).
rule-7_3 = Blue: light step
    .text = During one move, pass over gardeners without discarding, and over soldiers; never over the Queen of Hearts. The arrival square is paid as usual (house rule).
rule-7_4 = Green: wild growth
    .text = In your phase 1, draw 2 Action cards (house rule).
rule-7_5 = Yellow: tea-time excuse
    .text = Cancel the PR of one suit power you use (house rule).
rule-7_6 = Powers and validation
    .text = A token lying on a validated card keeps a power not used yet. A token whose power has been used can still serve to validate a card.
rule-7_7 = When powers may be used
    .text = You may use a power in the very turn you take the token, and any number of tokens in a turn (house rule).

## 8. Action cards

rule-8_1 = The cards
    .text = 4 suits from ace to king, and 2 Jokers. The cards 2 to 10 are minor; jacks, queens and kings are major. An ace is minor or major, as you choose.
rule-8_2 = Which cards have a power
    .text = Only the minor cards 2 to 10 have a power; aces and major cards have none, nor do Jokers (house rule for Jokers).
rule-8_3 = Jokers
    .text = A Joker stands for any one value in a combination, at most one Joker per combination. It pays as a minor or a major card. It moves Alice as a card of any suit, by 1 or 2 squares (house rule).
rule-8_4 = Upgrading movement
    .text = Discard a pair to go from level 1 to 2, three of a kind from 2 to 3, four of a kind or 4 consecutive values from 3 to 4.
rule-8_5 = Step by step
    .text = Levels are climbed one at a time. You may upgrade several times in a turn, and use at once for your move what you upgraded before it.
rule-8_6 = Runs
    .text = Suits do not matter in a run. An ace stands below the 2 or above the king, but a run does not go round: queen, king, ace, 2 is none (house rule).
rule-8_7 = Using a power
    .text = To use a power, discard the card; you take PR for as much of the power as you used. You may use any number of powers in a turn (house rule).
rule-8_8 = Strength
    .text = A Heart from 2 to 4 works up to 1 time, from 5 to 7 up to 2, from 8 to 10 up to 3. The other suits have the same steps (house rule).
rule-8_9 = Hearts
    .text = Move Alice at once, 1 square up to the strength of the card, and take 1 PR per square. The pursuit follows her as usual. She goes in one straight line in any of the 8 directions, also over the edge; she wakes and pushes nobody, unless the table plays with that option (house rule).
rule-8_10 = Clubs
    .text = Discard 1 card up to the strength of the Club, take as many cards from the discard pile, and take 1 PR for each. You choose freely among the cards that were in the pile before; not the Club played, nor the cards just discarded (house rule).
rule-8_11 = Diamonds
    .text = With different opponents, up to the strength of the card: point at one of their face-down artifacts, look at it, then swap it with one of yours or not. Take 1 PR for each swap; looking is free.
rule-8_12 = Spades
    .text = With different opponents, up to the strength of the card: look at the hand, then take one card from it or not. Take 1 PR for each card taken; looking is free.
rule-8_13 = Who can be chosen
    .text = You cannot choose an opponent without artifacts (Diamonds) or without cards (Spades). If you have no artifact yourself you may look but not swap (house rule).
rule-8_14 = Empty draw pile
    .text = When a card must be drawn and the draw pile is empty, shuffle the discard pile to make a new one. If both are empty, no card is drawn (house rule).

## 9. Validating encounters

rule-9_1 = Validating
    .text = In your phase 1 you may validate any number of Encounter cards: lay the card face up with everything it asks for. You must own all of it at that moment.
rule-9_2 = One card only
    .text = Tokens and pieces laid on a card cannot serve another card.
rule-9_3 = Soldiers still count
    .text = Soldiers laid on a card still count 2 PF each at the end.
rule-9_4 = PF or PR
    .text = A validated card gives its PF at the end. A card not validated gives its PR, whatever you have collected for it.

## 10. Drawing

rule-10_1 = Action cards
    .text = In phase 2 you draw 3 Action cards.
rule-10_2 = Encounter cards
    .text = Then you may draw 3 Encounter cards; if you do, you must keep 1, 2 or 3 of them. The rest are shuffled back into the deck (house rule).
rule-10_3 = Few cards left
    .text = If fewer than 3 Encounter cards are left, draw those; if none is left, you cannot draw (house rule).

## 11. Moving Alice

rule-11_1 = Playing a card
    .text = In phase 3 you play one Action card from your hand to move Alice; it is discarded. For an empty hand see 16.3.
rule-11_2 = Direction
    .text = The suit offers one straight direction (brown arrow) and one diagonal (purple arrow); you choose. Clubs: west or south-west. Diamonds: north or north-west. Hearts: east or north-east. Spades: south or south-east. (North for Diamonds and the arrows of Hearts and Spades: house rule.)
rule-11_3 = Distance
    .text = A minor card moves Alice 1 square, a major card 2, an ace 1 or 2. A Joker moves her 1 or 2 squares (house rule).
rule-11_4 = Over the edge
    .text = When Alice leaves the board she goes on from the opposite edge. On a diagonal, columns and rows go round separately: south-west of a1 is h8 (house rule).
rule-11_5 = Nothing stops her
    .text = Alice takes no notice of obstacles and may pass over players. Only her final square counts for the wake.
rule-11_6 = Order
    .text = After each step of Alice a piece is drawn for the square she has left; after the last one comes the wake (house rule).

## 12. Alice’s wake

rule-12_1 = Other players only
    .text = The wake strikes the other players, never the one who moves Alice.
rule-12_2 = Beside Alice
    .text = A player whose pawn is on one of the 8 squares around Alice takes 1 PR. Squares at opposite edges are not neighbours for this (house rule).
rule-12_3 = On Alice’s square
    .text = A player whose pawn is on Alice’s square takes 3 PR, instead of 1, and is pushed 1 square in the direction Alice was moving.
rule-12_4 = Pushed at the edge
    .text = A pawn that would be pushed off the board goes to an adjacent square chosen by its player. It may choose a square that touches its own by a side, is on the board, is free of the Queen of Hearts and is not the one Alice has just left. The same is done if the Queen stands where it would be pushed. If there is no such square, the pawn stays (house rule).
rule-12_5 = Pushed along the edge
    .text = A pawn on the edge is pushed as usual when the square it is pushed to is on the board (house rule).
rule-12_6 = No effect after a push
    .text = A pushed pawn does not apply the effect of its new square. It pays and gains nothing for obstacles there either (house rule).
rule-12_7 = Protection
    .text = A player struck by the wake lays down the protection marker and cannot be struck again until the start of their next turn. The marker is laid automatically; a protected pawn takes no PR, is not pushed and may share Alice’s square (house rule).
rule-12_8 = Several players
    .text = Several players struck at once are handled in turn order, starting after the active player (house rule).

## 13. Pursuit of Alice

rule-13_1 = Drawing from the bag
    .text = For each square Alice moves, draw one piece from the bag and place it on the square she has just left. This also holds for the power of Hearts.
rule-13_2 = Two of a kind
    .text = A square holds at most one gardener and one soldier. A piece of a kind already there goes back into the bag, and no other is drawn (house rule for not drawing again).
rule-13_3 = One Queen
    .text = There is at most one Queen of Hearts on the board. A Queen drawn from the bag is placed, and the one already on the board leaves the game.
rule-13_4 = In company
    .text = A Queen may stand together with a gardener and a soldier.
rule-13_5 = Empty bag
    .text = If the bag is empty, nothing is placed (house rule).
rule-13_6 = Under a pawn
    .text = A piece placed under a pawn does nothing to that pawn, which leaves freely (house rule).

## 14. Folly cards

rule-14_1 = Eight of seventeen
    .text = One Folly card is revealed in each round from round 3 on, 8 in a game. The effects of the 17 cards are our own (house rule).
rule-14_2 = At once or for a round
    .text = “At once” cards are resolved one time, in turn order. The others change the rules for all turns of the round (house rule).

## 15. End and scoring

rule-15_1 = End
    .text = The game ends after round 10.
rule-15_2 = Movement
    .text = Your movement level gives 0, 2, 5 or 10 PF for level 1, 2, 3 or 4. Only the level you have reached counts.
rule-15_3 = Artifacts
    .text = Each artifact gives its PF. In addition, 2 artifacts of one kind give 5 PF, 3 of one kind 12 PF. 4 of one kind also give 12 PF (house rule).
rule-15_4 = Encounters
    .text = Each validated Encounter card gives its PF.
rule-15_5 = Soldiers
    .text = Each soldier you have defeated gives 2 PF. Gardeners give nothing.
rule-15_6 = Final PR
    .text = Your PR are your counter plus the PR of all your Encounter cards not validated.
rule-15_7 = Penalties
    .text = The player with the most PR loses 10 PF, the second 5, the third 2, the fourth none.
rule-15_8 = Ties in PR
    .text = Players with equal PR all take the penalty of the rank they share. The ranks after it are skipped: with PR of 9, 9, 4 and 1 the penalties are 10, 10, 2 and 0 (house rule for skipping).
rule-15_9 = Two or three players
    .text = The same table is used with fewer players: two lose 10 and 5, three lose 10, 5 and 2. A player with 0 PR loses nothing (house rule).
rule-15_10 = Ties in PF
    .text = A tie in PF goes to the player with the fewest PR, then the most validated encounters, then the most artifacts; after that the victory is shared (house rule).

## 16. Fine points

rule-16_1 = Is the square effect optional?
    .text = Yes. The booklet’s summary reads as if it were mandatory, its detailed text leaves it to the player, and the detailed text is followed. Paying for obstacles is never optional (house rule).
rule-16_2 = Clubs with few cards
    .text = Clubs exchange no more cards than you have besides the Club, and no more than the discard pile held before. With an empty pile, or without another card in hand, the power cannot be used (house rule).
rule-16_3 = No card for Alice
    .text = If you have no Action card in phase 3, Alice does not move, nothing is drawn from the bag and nobody is struck. This can happen only without a hand limit, when both piles are empty (house rule).
rule-16_4 = A wake of 0 PR
    .text = A wake that gives 0 PR (Deep Sleep) is still a wake: the pawn is pushed and the protection marker laid. A red token cannot be used, as there is nothing to cancel (house rule).
rule-16_5 = Through the Looking-Glass
    .text = Slides, Knight jumps and the step after a hole all go over the edge, and obstacles on the way count as usual. A pawn never passes over, or stops on, the square it started from. Pushes by Alice and neighbourhood to her never go over the edge (house rule).
rule-16_6 = Passing cards
    .text = When cards are passed, a player without Action cards gives none and still receives one (house rule).
rule-16_7 = Folly cards on obstacles
    .text = Free gardeners, and any card for a soldier, also hold for exit holes and for the step after a hole. On a square with both obstacles each cost is looked at on its own (house rule).
rule-16_8 = Folly cards on range
    .text = They change only the moves of the movement board: the hole and the step after it stay as they are. “Eat Me” also lengthens the King’s move that higher levels of side B keep (house rule).
rule-16_9 = Folly cards on Alice
    .text = With “Late, So Late!” an ace or a Joker moves Alice 2 or 3 squares. With “Upside Down” a Joker names a suit, and the reversed arrows of that suit are used. Neither changes the power of Hearts (house rule).
rule-16_10 = Who knows what after a power
    .text = An artifact received in a swap stays face down and is known to both players of the swap. A card taken with Spades may be used in the same turn. A hand or an artifact looked at is shown to the active player only (house rule).
rule-16_11 = Pushed beside Alice
    .text = A pawn pushed to a square beside Alice is not struck a second time by the same wake. Two pawns on her square are pushed one after the other, see 12.8, and may end on the same square (house rule).
rule-16_12 = Playing without a hand limit
    .text = The booklet has no hand limit. The limit of 10 in 3.7 is the default; a table may play without it, as printed, and then 8.14 and 16.3 say what happens when the piles run dry (house rule).
rule-16_13 = Which pawns on the edge choose
    .text = Read to the letter, the booklet lets every struck pawn on the edge choose its square, even when the push would stay on the board. Its reason and its example speak of a pawn that would leave the board, so 12.5 holds (house rule).
rule-16_14 = No ceiling
    .text = A wake counter has no upper limit (house rule).
rule-16_15 = New Encounter cards
    .text = Encounter cards drawn in phase 2 can be validated from your next phase 1 on. Those drawn in round 10 can only cost PR, so you may well decline to draw, see 10.2 (house rule).
