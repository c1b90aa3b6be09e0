# La ligne de commande : ce qu’elle ne comprend pas, et ce qu’elle constate.

error-unknown_command = Il n’y a pas de commande « { $command } ». Commandes connues : { $allowed }.
error-unknown_flag = Il n’y a pas d’option { $option }. `{ $command } --help` les donne toutes.
error-missing_value = Il faut une valeur pour { $option }. `{ $command } --help` dit laquelle.
error-bad_value = { $option } demande { $kind ->
    [integer] un nombre entier
    [float] un nombre
   *[other] une autre valeur
  }.
error-bad_usage = Cela ne se comprend pas. `{ $command } --help` dit comment l’écrire.
cli-fuzzed = { $game } : { $games ->
    [one] { $games } partie
   *[other] { $games } parties
  }, { $choices } choix, aucune promesse rompue
doctor-machine = Python { $python } sur { $system }, { $cores ->
    [one] { $cores } cœur
   *[other] { $cores } cœurs
  }
doctor-engine = wonderwood { $version }, { $kind ->
    [compiled] compilé
   *[interpreted] interprété (make build)
  }
doctor-game = { "  " }{ $game } : bon
doctor-missing = { "  " }{ $name } : absent, il sert à { $why }{ $how ->
    [none] { "" }
   *[other] { " " }: pip install 'wonderwood[{ $how }]'
  }
doctor-program = { "  " }{ $name } : présent
doctor-build = compiler
doctor-test = lancer les tests
doctor-serve = jouer dans le navigateur
doctor-arena = tenir l’arène
doctor-ray = tenir l’arène sur une grappe
doctor-research = faire de la recherche
doctor-node = construire les pages web (Node 20 ou plus récent)
doctor-cc = compiler avec make build
