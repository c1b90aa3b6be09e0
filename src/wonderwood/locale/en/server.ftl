guest-name = Guest { $number }
bot-name = Bot ({ $level })
server-address = Wonderwood is open: { $address }
server-compiled = The rules run compiled.
server-interpreted = The rules run interpreted; make build makes them several times as fast.
server-no-pages = Wonderwood
    .text = The server runs, but its pages are not built yet. Run “make play” in the project’s folder, then load this page again.
verify-good = Fair: all { $chances } outcomes of { $choices } choices follow from the seed.
verify-past = { $commitment ->
    [none] Before choice { $choices } chance comes from another game whose seed is not known: that part is taken as it is.
   *[other] Before choice { $choices } chance comes from the game this one was played on from. Commitment of that seed: { $commitment }.
  }
verify-commitment = Commitment of the seed: { $commitment }. It must be the one the table showed before the game began.
error-no_person = Load the page again so that the server knows you.
error-no_such_table = There is no such table.
error-no_such_page = There is nothing at this address.
error-no_such_method = This address does not take that kind of request.
error-bad_request = This request cannot be understood: { $problem }
error-bad_message = This message cannot be understood.
error-bad_name = A name needs at least one visible character.
error-bad_invite = This invitation is not valid (any more).
error-needs_invite = This table is private: you need an invitation to sit down.
error-seat_taken = { $seat ->
    [none] There is no open seat at this table.
   *[other] That seat is taken.
  }
error-not_your_seat = That seat is not yours.
error-not_your_vote = You have no voice in this vote.
error-not_your_eyes = Other players’ views can be seen once the game is over.
error-not_host = Only who made the table can do this.
error-no_such_vote = There is no such vote.
error-still_there = The player of that seat is still there.
error-bot_plays = A bot plays this seat; take it back first.
error-not_started = The game has not started yet.
error-no_hints = This table is played without hints.
error-no_analysis = This game could not be analysed.
error-bad_moment = { $moment } is not a moment to play on from. Possible: { $allowed }.
error-not_over = This is possible once the game is over.
error-no_sequel = No other game follows this one.
error-too_many_tables = You have { $allowed } tables running already. Finish one first.
error-too_fast = Too many requests. Wait a moment.
error-too_large = That is too large.
error-foreign_origin = This request came from another site.
error-has_account = You already have the account “{ $login }”.
error-no_account = You are a guest: there is no password to change.
error-login_taken = The login “{ $login }” is taken.
error-wrong_login = Login or password is wrong.
error-rules_changed = This game was played with other rules and cannot go on here. Nothing is lost: its record is kept.
error-damaged_table = This table is damaged on the server’s disk ({ $problem }). Whoever keeps the server can bring it back from a backup.
error-rules_failed = The rules stumbled over this choice. Nothing has changed; please choose something else and tell us.
error-try_again = The server could not write this down. Try again in a moment.
error-not_now = This could not be worked out just now. Try again in a moment.
error-failed = Something went wrong on our side.
error-no_seed = This record has no seed to prove anything with.
error-not_fair = The outcomes do not follow from the seed: they differ from choice { $choice } on.
error-other_seed = The seed belongs to another commitment: { $found }.
error-bad_database = The database address must look like { $allowed }.
error-needs_postgres = Several processes need PostgreSQL: give --database-url.
error-no_database = The database cannot be opened ({ $problem }).
error-no_folder = The folder { $folder } cannot be made.
error-no_address = The address { $address } is taken. Choose another port.
error-bad_address = The server cannot listen at { $address } ({ $problem }).
error-bad_game = The module “{ $module }” has no game that can be played ({ $problem }). It needs a GAME.
error-bad_origin = “{ $origin }” is not what browsers send as an origin. It must look like { $allowed }.
error-no_pages = There is no folder { $folder } to take the pages from.
error-newer_database = The database was made by a newer program (version { $found }; this one knows { $allowed }). Update the program, or restore the backup of its time.
error-damaged_database = The database is damaged: { $problem }. Restore a backup.
error-database_in_use = Another server works with { $file } already. Stop it first; several processes need PostgreSQL.
