### Слова игрового поля.

board-label = Лес
board-unruled = никто не правит
board-ruled = правит { $player }
board-warriors = { $player }: воинов — { $count }
board-any-suit = любая масть
board-track = { $piece }: на поле { $placed } из { $count }
board-decree = Указ
board-vizier = Верный визирь
board-owed = { $column }: осталось исполнить { $cards }.
board-turmoil = Сейчас указ нельзя исполнить целиком: смута отнимет очков — { $points }.
board-satchel = Предметов: { $burden } из { $limit }
board-supply = { $warriors ->
    [none] { "" }
   *[other] Воинов в запасе: { $warriors },{ " " }
  }{ $cards ->
    [one] { $cards } карта
    [few] { $cards } карты
   *[other] { $cards } карт
  }
board-supporters = Сторонников: { $count }{ $limit ->
    [none] { "" }
   *[other] { " " }из { $limit }
  }
board-officers = Офицеров: { $count }
board-draws = Добор вечером: { $count }.
board-made = Изготовленные предметы
board-wins-next = победит на рассвете
board-partner = В коалиции: { $player }
board-item-supply = Предметы в запасе
board-deck = Колода: { $deck }, сброс: { $discard }
board-quests = Задания
board-hand = Рука
board-empty-hand = В руке нет карт.
board-odds = Ожидаемые потери: нанесёте { $attack }, получите { $defence }.
board-ambush-risk = Возможна засада.
