### Les mots des pages web ; ce que dit un jeu est dans son propre catalogue.

## Le cadre de chaque page

skip = Aller au contenu
skip-choice = Aller à votre choix
skip-board = Aller au plateau
nav = Principal
nav-lobby = Tables
nav-settings = Réglages
nav-credits = Crédits
footer = Libre, ouvert, sans publicité.
menu = Menu
menu-home = Accueil
menu-lobby = Toutes les tables
menu-replay = Revoir la partie
close = Fermer
loading = Un instant…
none = aucun
error-network = Le serveur est injoignable. Réessayez dans un instant.
missing-title = Il n’y a rien ici
missing-text = Cette page ou cette table n’existe pas, ou n’existe plus.

## Accueil

home-title = Asseyez-vous et jouez
home-text = Des jeux de société modernes avec toutes leurs règles, contre des robots ou entre amis. Sans compte, rien à installer.
home-play = Jouer contre des robots
home-invite = Inviter des amis
home-learn = Apprendre
game-players = Joueurs
game-time = Durée
game-minutes = { $time } min
game-weight = Complexité

## Salon

lobby-mine = Mes tables
lobby-mine-empty = Vous n’êtes encore à aucune table.
lobby-open = Tables ouvertes
lobby-open-empty = Personne ne cherche de joueurs en ce moment.
lobby-start = Ouvrir une table
lobby-live = Parties en cours
lobby-over = Terminée
lobby-waiting = { $count ->
    [one] Il manque { $count } joueur
   *[other] Il manque { $count } joueurs
  }
lobby-your-turn = À vous de jouer
lobby-turn = Au tour de { $who }
lobby-import = Apporter une partie
lobby-import-help = Ouvrez une partie enregistrée, pour la revoir ou la continuer.
lobby-import-choose = Choisir un fichier…
lobby-import-bad = « { $file } » n’est pas un enregistrement lisible. Choisissez un fichier enregistré ici, à la fin d’une partie ou depuis une rediffusion.

## Nouvelle table

new-title = Nouvelle table : { $game }
new-seats = Qui joue ?
new-seats-help = Une place libre attend quelqu’un qui a votre lien. Avec plusieurs places à vous, vous partagez cet écran.
new-seat-me = Moi
new-seat-me-too = Moi aussi (même écran)
new-seat-open = Libre : inviter quelqu’un
new-options = Comment voulez-vous jouer ?
new-table = La table
new-name = Nom (si vous voulez)
new-public = La montrer dans le salon, pour que chacun puisse se joindre
new-make = Commencer la partie
new-make-invite = Ouvrir la table et obtenir le lien
new-refused = { $option } : « { $value } » ne va pas avec le reste.
new-refused-allowed = Possible : { $allowed }.
waiting-title = On attend des joueurs
waiting-help = La partie commence d’elle-même dès que toutes les places sont prises.
waiting-sit = S’asseoir ici
waiting-link = Envoyez ce lien à vos amis
waiting-copy = Copier
waiting-copied = Copié
waiting-new-link = Créer un lien d’invitation

## À la table

table-page = Table
table-players = Joueurs
table-you = (vous)
table-score = Points
table-to-act = Doit jouer
table-prompt = Votre choix
table-side = Journal, discussion et règles
table-waiting-players = On attend des joueurs
table-waiting = { $who ->
    [none] Un instant…
   *[other] On attend { $who }
  }
table-watching-move = Voyons ce qui se passe…
generic-numbers = Compteurs et réglages
table-over = La partie est finie
table-leave = Quitter la table
table-return = Reprendre ma place
table-handover = Passer sur un autre appareil
table-handover-help = Ouvrez ce lien sur l’autre appareil : il emporte votre place, une seule fois.
table-zoom-in = Agrandir
table-zoom-out = Réduire
title-your-turn = À vous
hot-seat = À travers les yeux de
cover-pass = Passez l’appareil à { $who }
cover-help = D’ici là, les secrets de chacun restent cachés.
cover-on = Je suis { $who } : continuer
cover-off = Nous pouvons tous tout voir
seat-open = Place libre
seat-bot = Robot
seat-left = A quitté la table
seat-online = Présent
seat-away = Absent
prompt-options = { $count ->
    [one] { $count } choix
   *[other] { $count } choix
  }
prompt-confirm = C’est décidé
prompt-back = Retour
prompt-or-board = ou choisissez sur le plateau
prompt-undo = Annuler
prompt-takeback = Demander à reprendre
refused-over = La partie est finie.
refused-watching = Vous regardez cette partie.
refused-turn = Ce n’est pas à vous : { $who } doit choisir.
refused-thing = { $thing } n’est pas parmi vos choix maintenant. { $question }
banner-reconnecting = La ligne est coupée. Reconnexion en cours ; rien n’est perdu.
tab-log = Journal
tab-chat = Chat
tab-rules = Règles
log-panel-empty = Il ne s’est encore rien passé.
log-panel-earlier = { $count ->
    [one] Montrer { $count } ligne de plus
   *[other] Montrer { $count } lignes de plus
  }
chat-empty = Dites bonjour à la table.
chat-say = Dire quelque chose
chat-send = Envoyer
rules-see = Règle { $rule }
rules-search = Chercher dans les règles
rules-unwritten = Les règles de ce jeu ne sont pas encore écrites ici.
rules-none = Aucune règle ne parle de « { $words } ».
hints-title = Premiers pas
hints-1 = Ce qui brille en or peut être choisi : sur le plateau, dans votre main ou dans la barre du bas.
hints-2 = Survolez, ciblez ou maintenez appuyé un élément pour savoir ce que c’est et ce qu’il fait.
hints-3 = La touche ? ouvre les règles à la question du moment. Échap revient d’un pas, u annule.
hints-next = Suivant
hints-done = Compris
since-title = Depuis votre dernier passage
since-more = { $count ->
    [one] et { $count } ligne avant
   *[other] et { $count } lignes avant
  }
since-go = Continuer
vote-takeback = { $who } voudrait reprendre son dernier choix.
vote-bot = Un robot peut-il jouer pour { $who } jusqu’à son retour ?
vote-agree = D’accord
vote-decline = Refuser
vote-waiting = { $count ->
    [one] Il manque { $count } voix
   *[other] Il manque { $count } voix
  }
vote-absent = { $who } a quitté la table.
vote-away = { $who } est absent.
vote-propose-bot = Proposer un robot

## La fin, et revoir

final-show = Voir le résultat
final-nobody = Personne ne gagne
final-winners = { $count ->
    [one] { $who } gagne !
   *[other] { $who } gagnent ensemble !
  }
final-rank = Place
final-player = Joueur
final-total = Total
final-tie = Égalité départagée par : { $how }
final-replay = Revoir la partie
final-record = Enregistrer la partie
final-again = Rejouer
final-board = Retour au plateau
graph-label = Les points au fil de la partie
fair-title = Hasard vérifiable
fair-before = Chaque pioche et chaque jet de dés vient d’un nombre secret fixé avant la partie. Voici son sceau ; le nombre lui-même est montré à la fin.
fair-after = Le nombre secret derrière chaque pioche et chaque jet est maintenant connu. Il correspond au sceau du début : enregistrez la partie et lancez « wonderwood verify » pour le prouver.
fair-commitment = Sceau
fair-seed = Nombre secret
replay-title = Revoir
replay-controls = Commandes de lecture
replay-moment = Moment { $at } sur { $length }
replay-first = Au début
replay-back = Un pas en arrière
replay-play = Lecture
replay-pause = Pause
replay-on = Un pas en avant
replay-last = À la fin
replay-speed = Vitesse
replay-eyes = Vu par
replay-eyes-all = Toutes les mains ouvertes
replay-eyes-spectator = Un spectateur
replay-share = Copier le lien vers ce moment

## Réglages, compte, crédits

settings-name = Nom
settings-language = Langue
settings-theme = Thème
settings-theme-auto = Comme le système
settings-theme-light = Papier
settings-theme-dark = Bois de nuit
settings-speed = Mouvement
settings-speed-off = Aucun
settings-speed-fast = Rapide
settings-speed-normal = Normal
settings-speed-slow = Lent
settings-sounds = Sons doux
settings-confirm = Demander avant chaque choix, pas seulement les dangereux
settings-cover = Plusieurs joueurs devant cet écran : cacher à chacun les secrets des autres
settings-kept = Gardé dans ce navigateur ; le nom et la langue vous suivent.
keys-title = Touches à la table
keys-digits = prendre le premier au neuvième choix
keys-arrows = aller de choix en choix
keys-escape = un pas en arrière
keys-undo = annuler
keys-rules = les règles, ouvertes à la question posée
account-title = Compte
account-guest = Vous jouez en invité sous le nom de { $name }. Avec un compte, vos tables vous suivent sur d’autres appareils.
account-signed-in = Vous êtes connecté en tant que { $login }.
account-login = Identifiant
account-login-help = Au moins trois lettres, chiffres ou _ . -
account-password = Mot de passe
account-password-help = Au moins huit caractères.
account-register = Créer un compte
account-sign-in = Se connecter
account-logout = Se déconnecter
account-done = Bienvenue. Vos tables sont là.
credits-icons = Icônes
credits-icons-text = Les icônes gravées sont des artistes de
credits-fonts = Caractères
credits-fonts-text = Composé en
credits-games = Jeux
credits-games-text = Les règles sont dites avec nos propres mots et tout est dessiné par nous. Les jeux appartiennent à leurs auteurs et éditeurs : s’ils vous plaisent, achetez la boîte.
