### The words of the web pages; what a game says is in its own catalogue.

## The frame of every page

skip = Skip to the content
skip-choice = Skip to your choice
skip-board = Skip to the board
nav = Main
nav-lobby = Tables
nav-settings = Settings
nav-credits = Credits
footer = Free, open, no adverts.
menu = Menu
menu-home = Home
menu-lobby = All tables
menu-replay = Replay
close = Close
loading = One moment…
none = none
error-network = The server cannot be reached. Try again in a moment.
missing-title = Nothing here
missing-text = This page or table does not exist, or not any more.

## Home

home-title = Sit down and play
home-text = Modern board games with their full rules, against bots or with friends. No account, nothing to install.
home-play = Play now against bots
home-invite = Invite friends
home-learn = Learn
game-players = Players
game-time = Playing time
game-minutes = { $time } min
game-weight = Weight

## Lobby

lobby-mine = My tables
lobby-mine-empty = You sit at no table yet.
lobby-open = Open tables
lobby-open-empty = Nobody is looking for players right now.
lobby-start = Start a table
lobby-live = Being played now
lobby-over = Finished
lobby-waiting = { $count ->
    [one] Waiting for { $count } player
   *[other] Waiting for { $count } players
  }
lobby-your-turn = Your turn
lobby-turn = { $who } to play
lobby-import = Bring a game
lobby-import-help = Open a record you saved earlier, to look at it again or to play on.
lobby-import-choose = Choose a record…
lobby-import-bad = “{ $file }” cannot be read as a record. Choose a file that was saved here from the end of a game or from a replay.

## A new table

new-title = New table: { $game }
new-seats = Who plays?
new-seats-help = An open seat waits for somebody with your link. With several seats of your own you share this screen.
new-seat-me = Me
new-seat-me-too = Me too (same screen)
new-seat-open = Open: invite somebody
new-options = How do you want to play?
new-table = The table
new-name = Name (if you like)
new-public = Show it in the lobby, so that anybody can join
new-make = Start the game
new-make-invite = Make the table and get the link
new-refused = { $option }: “{ $value }” does not go with the rest.
new-refused-allowed = Possible: { $allowed }.
waiting-title = Waiting for players
waiting-help = The game starts by itself as soon as every seat is taken.
waiting-sit = Sit here
waiting-link = Send this link to your friends
waiting-copy = Copy
waiting-copied = Copied
waiting-new-link = Make an invite link

## At the table

table-page = Table
table-players = Players
table-you = (you)
table-score = Score
table-to-act = To play
table-prompt = Your choice
table-side = Log, chat and rules
table-waiting-players = Waiting for players
table-waiting = { $who ->
    [none] One moment…
   *[other] Waiting for { $who }
  }
table-watching-move = See what happens…
generic-numbers = Counters and settings
table-over = The game is over
table-leave = Leave the table
table-return = Take my seat back
table-handover = Move to another device
table-handover-help = Open this link on the other device: it takes your seat along, once.
table-zoom-in = Zoom in
table-zoom-out = Zoom out
title-your-turn = Your turn
hot-seat = Whose eyes
cover-pass = Pass the device to { $who }
cover-help = Until then nobody’s secrets are shown.
cover-on = I am { $who }: go on
cover-off = We may all see everything
seat-open = Open seat
seat-bot = Bot
seat-left = Has left
seat-online = Here
seat-away = Away
prompt-options = { $count ->
    [one] { $count } choice
   *[other] { $count } choices
  }
prompt-confirm = Do it
prompt-back = Back
prompt-or-board = or pick it on the board
prompt-undo = Undo
prompt-takeback = Ask to take back
refused-over = The game is over.
refused-watching = You are watching this game.
refused-turn = It is not your turn: { $who } must choose.
refused-thing = { $thing } is not among your choices now. { $question }
banner-reconnecting = The line is cut. Trying to come back; nothing is lost.
tab-log = Log
tab-chat = Chat
tab-rules = Rules
log-panel-empty = Nothing has happened yet.
log-panel-earlier = { $count ->
    [one] Show { $count } earlier line
   *[other] Show { $count } earlier lines
  }
chat-empty = Say hello to the table.
chat-say = Say something
chat-send = Send
rules-see = Rule { $rule }
rules-search = Search the rules
rules-unwritten = The rules of this game are not written down here yet.
rules-none = No rule speaks of “{ $words }”.
hints-title = First steps
hints-1 = What glows in gold can be chosen: on the board, in your hand or in the bar below.
hints-2 = Hover, focus or press long on anything to see what it is and what it does.
hints-3 = Press ? for the rules, opened at the question of the moment. Escape steps back, u takes back.
hints-next = Next
hints-done = Got it
since-title = Since you last looked
since-more = { $count ->
    [one] and { $count } line before
   *[other] and { $count } lines before
  }
since-go = On with it
vote-takeback = { $who } would like to take the last choice back.
vote-bot = Shall a bot play for { $who }, until { $who } is back?
vote-agree = Agree
vote-decline = Decline
vote-waiting = { $count ->
    [one] { $count } voice is missing
   *[other] { $count } voices are missing
  }
vote-absent = { $who } has left the table.
vote-away = { $who } is away.
vote-propose-bot = Propose a bot

## The end, and looking back

final-show = See the result
final-nobody = Nobody wins
final-winners = { $count ->
    [one] { $who } wins!
   *[other] { $who } win together!
  }
final-rank = Place
final-player = Player
final-total = Total
final-tie = Tie broken by: { $how }
final-replay = Replay
final-record = Save the record
final-again = Play again
final-board = Back to the board
graph-label = Scores over the course of the game
fair-title = Fair chance
fair-before = Every draw and roll comes from a secret number fixed before the game began. This is its seal; the number itself is shown at the end.
fair-after = The secret number behind every draw and roll is open now. It fits the seal shown at the start: save the record and run “wonderwood verify” to prove it.
fair-commitment = Seal
fair-seed = Secret number
replay-title = Replay
replay-controls = Replay controls
replay-moment = Moment { $at } of { $length }
replay-first = To the start
replay-back = One back
replay-play = Play
replay-pause = Pause
replay-on = One on
replay-last = To the end
replay-speed = Speed
replay-eyes = Seen by
replay-eyes-all = All hands open
replay-eyes-spectator = A spectator
replay-share = Copy a link to this moment

## Settings, account, credits

settings-name = Name
settings-language = Language
settings-theme = Theme
settings-theme-auto = As the system
settings-theme-light = Paper
settings-theme-dark = Night wood
settings-speed = Motion
settings-speed-off = Off
settings-speed-fast = Fast
settings-speed-normal = Normal
settings-speed-slow = Slow
settings-sounds = Soft sounds
settings-confirm = Ask before every choice, not only dangerous ones
settings-cover = Several players at this screen: hide their secrets from each other
settings-kept = Kept in this browser; name and language go with you.
keys-title = Keys at the table
keys-digits = take the first to ninth choice
keys-arrows = go from choice to choice
keys-escape = one step back
keys-undo = undo
keys-rules = the rules, opened at the question
account-title = Account
account-guest = You play as a guest called { $name }. With an account your tables follow you to other devices.
account-signed-in = You are signed in as { $login }.
account-login = Login
account-login-help = At least three letters, digits or _ . -
account-password = Password
account-password-help = At least eight characters.
account-register = Make an account
account-sign-in = Sign in
account-logout = Sign out
account-done = Welcome. Your tables are with you.
credits-icons = Icons
credits-icons-text = The woodcut icons are by the artists of
credits-fonts = Type
credits-fonts-text = Set in
credits-games = Games
credits-games-text = The rules are told in our own words and everything is drawn by us. The games belong to their authors and publishers: if you like them, buy the box.
