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
