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
bench-title = { $kind ->
    [compiled] compilé
   *[interpreted] interprété
  }
bench-choices = choix/s
bench-games = parties/s
bench-clones = copies/s
bench-determinize = mondes/s
bench-view = vues/s
bench-save = écrits/s
bench-load = lus/s
bench-kilobytes = ko/partie
study-moment = Moment
study-choice = Joué
study-change = Avant → après
error-not_here = Cette commande se lance dans le dossier du projet ; { $folder } n’en est pas un.

## Aide

usage-heading = Usage :
usage-options = Options
usage-commands = Commandes
usage-subcommand = COMMANDE ...
usage-flags = [OPTIONS]
usage-wonderwood = Wonderwood : une table ouverte pour les jeux de société modernes.
usage-analyse = Comment une partie enregistrée s’est passée : les chances de chacun au fil de la partie, ses tournants, ce qu’un robot aurait fait.
usage-arena = Faire concourir des robots : classement et taux de victoire par place et par faction, avec intervalles.
usage-balance = Savoir si un jeu est équitable : factions, places, scores, cartes ; comparer deux dossiers de composants.
usage-bench = Mesurer les choix, les parties et les copies par seconde de chaque jeu.
usage-doctor = Ce qui est installé, compilé ou non, ce qui manque et comment l’obtenir.
usage-fuzz = Vérifier chaque promesse sur des milliers de parties au hasard ; un échec laisse un enregistrement qui y mène.
usage-play = Jouer dans le terminal, contre des robots.
usage-replay = Rejouer une partie enregistrée et la raconter.
usage-rules = Écrire docs/rules/<jeu>.md : chaque règle avec son code et ses tests.
usage-serve = Ouvrir la maison : l’accueil et toutes les tables, dans le navigateur.
usage-simulate = Jouer beaucoup de parties entre robots et en faire le bilan.
usage-types = Écrire web/src/protocol.ts : les types du navigateur d’après les messages du serveur.
usage-verify = Prouver que le hasard d’une partie finie découle de la graine engagée à son début.
usage-flag-help = Afficher cette page.
usage-flag-version = Afficher la version.
usage-flag-language = en, fr ou ru
usage-flag-seats = nombre de joueurs
usage-flag-games = nombre de parties
usage-flag-bots = robots, séparés par des virgules
usage-play-bots = robot des autres places
usage-simulate-bots = robots, séparés par des virgules : un pour toutes les places ou un par place
usage-flag-option = une option du jeu
usage-flag-seed = un nombre : le même donne les mêmes parties
usage-play-seed = un texte ; sans lui, une partie nouvelle à chaque fois
usage-flag-components = jouer avec les composants de ce dossier
usage-balance-components = une fois : à côté des composants standard ; deux fois : ces deux-là
usage-flag-processes = tous les cœurs par défaut
usage-flag-json = écrire du JSON
usage-analyse-level = le robot qui donne son avis : fair, strong ou expert
usage-analyse-plot = dessiner les chances, en .svg ou .png
usage-arena-fixed = les robots gardent les places où ils sont nommés ; équilibré sans cela
usage-arena-ray = jouer sur une grappe Ray ; local en démarre une
usage-arena-plot = dessiner les taux de victoire, en .svg ou .png
usage-balance-page = écrire le rapport et ses graphiques en page HTML
usage-replay-check = seulement rejouer et vérifier l’enregistrement
usage-bench-seconds = par mesure
usage-flag-check = échouer si un fichier n’est pas à jour
usage-serve-host = l’adresse où écouter
usage-serve-port = 0 : n’importe lequel qui soit libre
usage-serve-data = dossier de la base SQLite
usage-serve-database-url = postgresql+asyncpg://..., pas SQLite
usage-serve-workers = processus ; il faut PostgreSQL pour plus d’un
usage-serve-web = les pages construites, web/dist par défaut
usage-serve-origin = une autre adresse par où l’on atteint ce serveur
usage-serve-secure = cookies par https seulement
usage-serve-game = un jeu de plus : un module avec un GAME
usage-serve-bot-pause = secondes avant le choix d’un robot
usage-serve-limit = voir docs/self-host.md
usage-verify-commitment = ce que la table montrait avant le début de la partie
