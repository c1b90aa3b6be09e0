guest-name = Invité { $number }
bot-name = Robot ({ $level })
server-address = Wonderwood est ouvert : { $address }
server-compiled = Les règles tournent compilées.
server-interpreted = Les règles tournent interprétées ; make build les rend plusieurs fois plus rapides.
server-no-pages = Wonderwood
    .text = Le serveur fonctionne, mais ses pages ne sont pas encore construites. Lancez « make play » dans le dossier du projet, puis rechargez cette page.
verify-good = Équitable : les { $chances } tirages des { $choices } choix découlent tous de la graine.
verify-past = { $commitment ->
    [none] Avant le choix { $choices }, le hasard vient d’une autre partie dont la graine est inconnue : cette part est prise telle quelle.
   *[other] Avant le choix { $choices }, le hasard vient de la partie dont celle-ci est la suite. Sceau de cette graine : { $commitment }.
  }
verify-commitment = Engagement de la graine : { $commitment }. Ce doit être celui que la table montrait avant la partie.
error-no_person = Rechargez la page pour que le serveur vous connaisse.
error-no_such_table = Cette table n’existe pas.
error-no_such_page = Il n’y a rien à cette adresse.
error-no_such_method = Cette adresse n’accepte pas ce genre de requête.
error-bad_request = Cette requête est incompréhensible : { $problem }
error-bad_message = Ce message est incompréhensible.
error-bad_name = Un nom doit avoir au moins un caractère visible.
error-bad_invite = Cette invitation n’est pas (ou plus) valable.
error-needs_invite = Cette table est privée : il faut une invitation pour s’y asseoir.
error-seat_taken = { $seat ->
    [none] Il n’y a plus de place libre à cette table.
   *[other] Cette place est prise.
  }
error-not_your_seat = Cette place n’est pas la vôtre.
error-not_your_vote = Vous n’avez pas voix à ce vote.
error-not_your_eyes = La vue des autres joueurs se dévoile à la fin de la partie.
error-not_host = Seule la personne qui a ouvert la table peut le faire.
error-no_such_vote = Ce vote n’existe pas.
error-still_there = La personne de cette place est toujours là.
error-bot_plays = Un robot joue cette place ; reprenez-la d’abord.
error-not_started = La partie n’a pas encore commencé.
error-no_hints = À cette table, on joue sans conseils.
error-no_analysis = Cette partie n’a pas pu être analysée.
error-bad_moment = On ne peut pas reprendre au moment { $moment }. Possible : { $allowed }.
error-not_over = Ce sera possible une fois la partie finie.
error-no_sequel = Aucune autre partie ne suit celle-ci.
error-too_many_tables = Vous avez déjà { $allowed } tables en cours. Finissez-en une d’abord.
error-too_fast = Trop de requêtes. Attendez un instant.
error-too_large = C’est trop volumineux.
error-foreign_origin = Cette requête vient d’un autre site.
error-has_account = Vous avez déjà le compte « { $login } ».
error-no_account = Vous êtes invité : il n’y a pas de mot de passe à changer.
error-login_taken = L’identifiant « { $login } » est pris.
error-wrong_login = Identifiant ou mot de passe incorrect.
error-rules_changed = Cette partie a été jouée avec d’autres règles et ne peut pas continuer ici. Rien n’est perdu : elle est conservée.
error-damaged_table = Cette table est endommagée sur le disque du serveur ({ $problem }). Qui tient le serveur peut la rétablir depuis une sauvegarde.
error-rules_failed = Les règles ont trébuché sur ce choix. Rien n’a changé ; choisissez autre chose et signalez-le-nous.
error-try_again = Le serveur n’a pas pu l’enregistrer. Réessayez dans un instant.
error-not_now = Impossible de le calculer pour le moment. Réessayez dans un instant.
error-failed = Une erreur s’est produite chez nous.
error-no_seed = Cette partie n’a pas de graine qui prouve quoi que ce soit.
error-not_fair = Les tirages ne découlent pas de la graine : ils diffèrent à partir du choix { $choice }.
error-other_seed = La graine appartient à un autre engagement : { $found }.
error-bad_database = L’adresse de la base doit ressembler à { $allowed }.
error-needs_postgres = Plusieurs processus exigent PostgreSQL : donnez --database-url.
error-no_database = La base de données ne s’ouvre pas ({ $problem }).
error-no_folder = Le dossier { $folder } ne peut pas être créé.
error-no_address = L’adresse { $address } est occupée. Choisissez un autre port.
error-bad_address = Le serveur ne peut pas écouter à l’adresse { $address } ({ $problem }).
error-bad_game = Le module « { $module } » n’a pas de jeu jouable ({ $problem }). Il lui faut un GAME.
error-bad_origin = « { $origin } » n’est pas ce que les navigateurs envoient comme origine. Il faut par exemple { $allowed }.
error-no_pages = Il n’y a pas de dossier { $folder } où prendre les pages.
error-newer_database = La base de données vient d’un programme plus récent (version { $found } ; celui-ci connaît { $allowed }). Mettez le programme à jour, ou restaurez la sauvegarde d’alors.
error-damaged_database = La base de données est endommagée : { $problem }. Restaurez une sauvegarde.
error-database_in_use = Un autre serveur travaille déjà avec { $file }. Arrêtez-le d’abord ; plusieurs processus exigent PostgreSQL.
