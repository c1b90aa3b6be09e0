### Words of the board.

board-label = The woodland
board-unruled = ruled by nobody
board-ruled = ruled by { $player }
board-warriors = { $player }: { $count ->
    [one] 1 warrior
   *[other] { $count } warriors
  }
board-any-suit = any suit
board-track = { $piece }: { $placed } of { $count } on the map
board-decree = The decree
board-vizier = Loyal vizier
board-owed = { $column }: still owed { $cards }.
board-turmoil = As things stand the decree cannot be carried out in full: turmoil would cost { $points } points.
board-satchel = { $burden } of { $limit } items
board-supply = { $warriors ->
    [none] { "" }
    [one] 1 warrior left,{ " " }
   *[other] { $warriors } warriors left,{ " " }
  }{ $cards ->
    [one] 1 card
   *[other] { $cards } cards
  }
board-supporters = Supporters: { $count }{ $limit ->
    [none] { "" }
   *[other] { " " }of { $limit }
  }
board-officers = Officers: { $count }
board-draws = Draws { $count } in the evening.
board-made = Crafted items
board-wins-next = wins at the next birdsong
board-partner = In coalition with { $player }
board-item-supply = Items in the supply
board-deck = Deck { $deck }, discards { $discard }
board-quests = Quests
board-hand = Hand
board-empty-hand = No cards in hand.
board-odds = Expected hits: { $attack } dealt, { $defence } taken.
board-ambush-risk = An ambush is possible.
