game-title = Le Menteur
game-blurb = Enchérissez sur les dés cachés sous les gobelets, ou doutez.
verb-bid = Annoncer { $first } × { $second }
verb-doubt = Douter
ask-bid = { $count ->
    [0] Ouvrez les enchères.
   *[other] Montez au-dessus de { $count } × { $face }, ou doutez.
  }
log-rolled = { $who } lance { $face ->
    [none] un dé
   *[other] un { $face }
  }.
log-bid = { $who } annonce { $count } × { $face }.
log-shown = On lève les gobelets : { $count } × { $face }. { $loser } perd un dé.
phase-roll = Lancer
phase-bid = Enchère
option-dice = Dés
    .help = Le nombre de dés de chacun au départ.
option-series = Série
    .help = Une autre partie suit, avec moins de dés, jusqu’à deux.
score-places = Place
