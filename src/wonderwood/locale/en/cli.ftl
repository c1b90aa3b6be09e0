# The command line: what it does not understand, and what it finds out.

error-unknown_command = There is no command “{ $command }”. Known: { $allowed }.
error-unknown_flag = There is no option { $option }. `{ $command } --help` lists them all.
error-missing_value = { $option } needs a value. `{ $command } --help` tells which.
error-bad_value = { $option } needs { $kind ->
    [integer] a whole number
    [float] a number
   *[other] another value
  }.
error-bad_usage = This cannot be understood. `{ $command } --help` tells how it is written.
cli-fuzzed = { $game }: { $games ->
    [one] one game
   *[other] { $games } games
  }, { $choices ->
    [one] one choice
   *[other] { $choices } choices
  }, no broken promise
doctor-machine = Python { $python } on { $system }, { $cores ->
    [one] one core
   *[other] { $cores } cores
  }
doctor-engine = wonderwood { $version }, { $kind ->
    [compiled] compiled
   *[interpreted] interpreted (make build)
  }
doctor-game = { "  " }{ $game }: ok
doctor-missing = { "  " }{ $name }: missing, needed for { $why }{ $how ->
    [none] { "" }
   *[other] : pip install 'wonderwood[{ $how }]'
  }
doctor-program = { "  " }{ $name }: there
doctor-build = compiling
doctor-test = the tests
doctor-serve = the table in the browser
doctor-arena = the arena
doctor-ray = the arena on a cluster
doctor-research = research
doctor-node = building the web pages (Node 20 or newer)
doctor-cc = compiling with make build
bench-title = { $kind ->
    [compiled] compiled
   *[interpreted] interpreted
  }
bench-choices = choices/s
bench-games = games/s
bench-clones = clones/s
bench-determinize = determinize/s
bench-view = view/s
bench-save = save/s
bench-load = load/s
bench-kilobytes = kB/match
study-moment = Moment
study-choice = Played
study-change = Before → after
error-not_here = This command belongs in a checkout of the project; { $folder } is none.

## Help

usage-heading = Usage:
usage-options = Options
usage-commands = Commands
usage-subcommand = COMMAND ...
usage-flags = [OPTIONS]
usage-wonderwood = Wonderwood: an open table for modern board games.
usage-analyse = How a recorded game went: everybody’s chances over its course, its turning points, what a bot would have done there.
usage-arena = Let bots compete: ratings and win rates by seat and faction, with intervals.
usage-balance = Find out how fair a game is: factions, seats, scores, cards; compare two folders of components.
usage-bench = Measure choices, games and copies per second of every game.
usage-doctor = What is installed, compiled or not, what is missing and how to get it.
usage-fuzz = Check every promise on thousands of random games; a failure leaves a record that replays to it.
usage-play = Play a game in the terminal, against bots.
usage-replay = Replay a recorded game and tell it in words.
usage-rules = Write docs/rules/<game>.md: every rule with its code and tests.
usage-serve = Open the house: the lobby and all tables, in the browser.
usage-simulate = Play many games between bots and sum them up.
usage-types = Write web/src/protocol.ts: the browser’s types from the server’s messages.
usage-verify = Prove that the chance of a finished game follows from the seed committed to at its start.
usage-flag-help = Show this page.
usage-flag-version = Show the version.
usage-flag-language = en, fr or ru
usage-flag-seats = how many players
usage-flag-games = how many games
usage-flag-bots = bots, comma-separated
usage-play-bots = bot of the other seats
usage-simulate-bots = bots, comma-separated: one for all seats or one each
usage-flag-option = an option of the game
usage-flag-seed = a number: the same one gives the same games
usage-play-seed = any text; a new game each time without it
usage-flag-components = play with the components of this folder
usage-balance-components = once: beside the standard ones; twice: these two
usage-flag-processes = all cores unless given
usage-flag-json = print JSON
usage-analyse-level = the bot that gives its opinion: fair, strong or expert
usage-analyse-plot = draw the chances, as .svg or .png
usage-arena-fixed = bots keep the seats they are listed in; balanced without it
usage-arena-ray = play on a Ray cluster; local starts one
usage-arena-plot = draw the win rates, as .svg or .png
usage-balance-page = write the report with its charts as an HTML page
usage-replay-check = only replay and check the record
usage-bench-seconds = per measurement
usage-flag-check = fail if a file is not current
usage-serve-host = the address to listen at
usage-serve-port = 0: any free one
usage-serve-data = folder of the SQLite database
usage-serve-database-url = postgresql+asyncpg://..., not SQLite
usage-serve-workers = processes; more than one needs PostgreSQL
usage-serve-web = the built pages, web/dist unless given
usage-serve-origin = another address people reach this server by
usage-serve-secure = cookies over https only
usage-serve-game = a further game: a module with a GAME
usage-serve-bot-pause = seconds before a bot’s choice
usage-serve-limit = see docs/self-host.md
usage-verify-commitment = what the table showed before the game began
