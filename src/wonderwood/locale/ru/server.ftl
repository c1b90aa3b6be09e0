guest-name = Гость { $number }
bot-name = Бот ({ $level })
server-address = Wonderwood открыт: { $address }
server-compiled = Правила скомпилированы.
server-interpreted = Правила выполняются интерпретатором; make build ускорит их в несколько раз.
server-no-pages = Wonderwood
    .text = Сервер работает, но его страницы ещё не собраны. Выполните «make play» в папке проекта и обновите эту страницу.
verify-good = Честно: { $chances ->
    [one] { $chances } случайный исход следует
    [few] все { $chances } случайных исхода следуют
   *[other] все { $chances } случайных исходов следуют
  } из зерна (решений: { $choices }).
verify-past = { $commitment ->
    [none] До хода { $choices } случай взят из другой партии, зерно которой неизвестно: эта часть принята как есть.
   *[other] До хода { $choices } случай взят из партии, от которой ответвилась эта. Печать того зерна: { $commitment }.
  }
verify-commitment = Обязательство зерна: { $commitment }. Оно должно совпадать с тем, что стол показал до начала игры.
error-no_person = Обновите страницу, чтобы сервер вас узнал.
error-no_such_table = Такого стола нет.
error-no_such_page = По этому адресу ничего нет.
error-no_such_method = Этот адрес не принимает таких запросов.
error-bad_request = Запрос непонятен: { $problem }
error-bad_message = Сообщение непонятно.
error-bad_name = В имени должен быть хотя бы один видимый знак.
error-bad_invite = Это приглашение недействительно.
error-needs_invite = Стол закрытый: чтобы сесть, нужно приглашение.
error-seat_taken = { $seat ->
    [none] За этим столом нет свободных мест.
   *[other] Это место занято.
  }
error-not_your_seat = Это не ваше место.
error-not_your_vote = В этом голосовании у вас нет голоса.
error-not_your_eyes = Взглянуть глазами других игроков можно после конца игры.
error-not_host = Это может сделать только создатель стола.
error-no_such_vote = Такого голосования нет.
error-still_there = Игрок этого места всё ещё здесь.
error-bot_plays = За это место играет бот; сначала верните его себе.
error-not_started = Игра ещё не началась.
error-no_hints = За этим столом играют без подсказок.
error-no_analysis = Эту партию не удалось разобрать.
error-bad_moment = С момента { $moment } продолжить нельзя. Можно: { $allowed }.
error-not_over = Это станет возможно после конца игры.
error-no_sequel = За этой партией другой не следует.
error-too_many_tables = У вас уже { $allowed ->
    [one] идёт { $allowed } игра
    [few] идут { $allowed } игры
   *[other] идёт { $allowed } игр
  }. Сначала закончите одну из них.
error-too_fast = Слишком много запросов. Подождите немного.
error-too_large = Это слишком много.
error-foreign_origin = Этот запрос пришёл с другого сайта.
error-has_account = У вас уже есть учётная запись «{ $login }».
error-no_account = Вы гость: менять нечего, пароля нет.
error-login_taken = Имя для входа «{ $login }» занято.
error-wrong_login = Неверное имя для входа или пароль.
error-rules_changed = Эту игру вели по другим правилам, здесь её не продолжить. Ничего не потеряно: запись сохранена.
error-damaged_table = Этот стол повреждён на диске сервера ({ $problem }). Хозяин сервера может восстановить его из резервной копии.
error-rules_failed = Правила споткнулись об этот выбор. Ничего не изменилось; выберите другое и сообщите нам.
error-try_again = Сервер не смог это записать. Попробуйте чуть позже.
error-not_now = Сейчас не удалось это посчитать. Попробуйте чуть позже.
error-failed = У нас что-то сломалось.
error-no_seed = В этой записи нет зерна, проверять нечем.
error-not_fair = Исходы не следуют из зерна: они расходятся начиная с решения { $choice }.
error-other_seed = Зерно относится к другому обязательству: { $found }.
error-bad_database = Адрес базы данных должен выглядеть так: { $allowed }.
error-needs_postgres = Для нескольких процессов нужен PostgreSQL: укажите --database-url.
error-no_database = База данных не открывается ({ $problem }).
error-no_folder = Не удаётся создать папку { $folder }.
error-no_address = Адрес { $address } занят. Выберите другой порт.
error-bad_address = Сервер не может слушать по адресу { $address } ({ $problem }).
error-bad_game = В модуле «{ $module }» нет игры, в которую можно играть ({ $problem }). Нужна переменная GAME.
error-bad_origin = «{ $origin }» — не то, что браузеры посылают как источник. Должно быть так: { $allowed }.
error-no_pages = Нет папки { $folder }, из которой брать страницы.
error-newer_database = База данных создана более новой программой (версия { $found }; эта знает { $allowed }). Обновите программу или восстановите резервную копию того времени.
error-damaged_database = База данных повреждена: { $problem }. Восстановите резервную копию.
error-database_in_use = С { $file } уже работает другой сервер. Сначала остановите его; нескольким процессам нужен PostgreSQL.
