game-title = Кости лжеца
game-blurb = Делайте ставку на кости под стаканами или не верьте чужой.
verb-bid = Ставка { $first } × { $second }
verb-doubt = Не верю
ask-bid = { $count ->
    [0] Начните торг.
   *[other] Поднимите { $count } × { $face } или не поверьте.
  }
log-rolled = { $who } бросает кость{ $face ->
    [none] { "" }
   *[other] { ": " }{ $face }
  }.
log-bid = { $who } ставит { $count } × { $face }.
log-shown = Стаканы подняты: { $count } × { $face }. { $loser } теряет кость.
phase-roll = Бросок
phase-bid = Торг
option-dice = Кости
    .help = Сколько костей у каждого вначале.
option-series = Серия
    .help = За партией следует другая, где костей меньше, и так до двух.
score-places = Место
