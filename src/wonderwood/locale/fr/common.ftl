seat = Joueur { $number }
yes = oui
no = non
error-unknown_game = Aucun jeu ne s’appelle « { $game } ». Jeux connus : { $allowed }.
error-bad_setup = { $option ->
    [none] Ce jeu se joue à { $allowed }, pas à { $seats }.
   *[other] { $known ->
        [no] Il n’y a pas d’option « { $option } ». Options connues : { $allowed }.
       *[other] L’option « { $option } » ne peut pas valoir « { $value } ». Valeurs possibles : { $allowed }.
    }
  }{ $problem ->
    [none] { "" }
   *[other] { " " }{ $problem }.
  }
error-bad_components = Fichier de composants { $file }, { $entry } : { $problem }.
error-bad_record = Cet enregistrement est illisible : { $problem }.
error-other_components = Cette partie a été jouée avec d’autres composants ({ $expected }) ; ici : { $found }.
error-other_version = Cet enregistrement est au format { $found } ; ce programme lit le format { $allowed }.
error-unknown_language = La langue « { $language } » n’existe pas ici. Langues : { $allowed }.
error-missing_package = Le paquet « { $package } » n’est pas installé. `wonderwood doctor` dit comment obtenir ce qui manque.
error-not_your_turn = Ce n’est pas votre tour.
error-not_an_option = « { $option } » ne fait pas partie des choix.
error-no_such_seat = La place { $seat } n’existe pas. Places : { $allowed }.
error-stale = La table a avancé depuis ce choix.
error-game_over = La partie est terminée.
error-cannot_undo = Ce choix ne peut plus être repris.
error-not_copyable = Cette partie ne peut être ni enregistrée ni copiée : { $problem }.
error-unknown_bot = Aucun robot ne s’appelle « { $bot } ». Robots connus : { $allowed }.
error-no_file = Le fichier { $file } est illisible.
error-bad_number = { $option } doit être { $allowed }, pas { $value }.
cli-you = Vous
cli-bot = Robot { $number }
cli-help = Tapez un numéro ou un choix. u reprend un choix, save FICHIER garde la partie, q quitte.
cli-saved = Enregistré dans { $file }.
cli-tie = Égalité départagée par : { $tie }
cli-waiting = On attend { $seats }.
cli-record-good = L’enregistrement est sain : { $choices } choix, { $chances } tirages.
cli-simulated = { $title } : { $games } parties de { $least } à { $most } choix (médiane { $median })
cli-seat = Place
cli-bot-name = Robot
cli-wins = Victoires
cli-score-mean = Score moyen
cli-score-range = Scores
error-bad_position = Une position est illisible à « { $word } ».
