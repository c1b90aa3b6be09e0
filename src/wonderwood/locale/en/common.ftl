seat = Player { $number }
yes = yes
no = no
error-unknown_game = There is no game called “{ $game }”. Known: { $allowed }.
error-bad_setup = { $option ->
    [none] This game is for { $allowed } players, not { $seats }.
   *[other] { $known ->
        [no] There is no option “{ $option }”. Known: { $allowed }.
       *[other] Option “{ $option }” cannot be “{ $value }”. Allowed: { $allowed }.
    }
  }{ $problem ->
    [none] { "" }
   *[other] { " " }{ $problem }.
  }
error-bad_components = Component file { $file }, { $entry }: { $problem }.
error-bad_record = This record cannot be read: { $problem }.
error-other_components = This record was played with other components ({ $expected }); here are { $found }.
error-other_version = This record has format { $found }; this program reads format { $allowed }.
error-unknown_language = There is no language “{ $language }”. Known: { $allowed }.
error-missing_package = The package “{ $package }” is not installed. `wonderwood doctor` tells how to get what is missing.
error-not_your_turn = It is not your turn.
error-not_an_option = “{ $option }” is not one of the choices.
error-no_such_seat = There is no seat { $seat }. Seats: { $allowed }.
error-stale = The table has moved on since that choice.
error-game_over = The game is over.
error-cannot_undo = That choice can no longer be taken back.
error-not_copyable = This match cannot be saved or copied: { $problem }.
error-unknown_bot = There is no bot called “{ $bot }”. Known: { $allowed }.
error-no_file = The file { $file } cannot be read.
error-bad_number = { $option } must be { $allowed }, not { $value }.
cli-you = You
cli-bot = Bot { $number }
cli-help = Type a number or a choice. u takes back, save FILE keeps the game, q leaves.
cli-saved = Saved as { $file }.
cli-tie = Tie broken by: { $tie }
cli-waiting = Waiting for { $seats }.
cli-record-good = The record is sound: { $choices } choices, { $chances } chance outcomes.
cli-simulated = { $title }: { $games } games of { $least } to { $most } choices (median { $median })
cli-seat = Seat
cli-bot-name = Bot
cli-wins = Wins
cli-score-mean = Mean score
cli-score-range = Scores
error-bad_position = A position cannot be read at “{ $word }”.
