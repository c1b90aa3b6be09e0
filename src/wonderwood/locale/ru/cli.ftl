# Командная строка: чего она не понимает и что узнаёт.

error-unknown_command = Нет команды «{ $command }». Есть: { $allowed }.
error-unknown_flag = Нет параметра { $option }. Все параметры покажет `{ $command } --help`.
error-missing_value = Для { $option } нужно значение. Какое, подскажет `{ $command } --help`.
error-bad_value = Для { $option } нужно { $kind ->
    [integer] целое число
    [float] число
   *[other] другое значение
  }.
error-bad_usage = Это непонятно. Как писать, подскажет `{ $command } --help`.
cli-fuzzed = { $game }: { $games ->
    [one] { $games } партия
    [few] { $games } партии
   *[other] { $games } партий
  }, { $choices ->
    [one] { $choices } выбор
    [few] { $choices } выбора
   *[other] { $choices } выборов
  }, нарушенных обещаний нет
doctor-machine = Python { $python }, { $system }, { $cores ->
    [one] { $cores } ядро
    [few] { $cores } ядра
   *[other] { $cores } ядер
  }
doctor-engine = wonderwood { $version }, { $kind ->
    [compiled] собрано
   *[interpreted] не собрано (make build)
  }
doctor-game = { "  " }{ $game }: в порядке
doctor-missing = { "  " }{ $name }: нет, нужно для { $why }{ $how ->
    [none] { "" }
   *[other] : pip install 'wonderwood[{ $how }]'
  }
doctor-program = { "  " }{ $name }: есть
doctor-build = сборки
doctor-test = тестов
doctor-serve = игры в браузере
doctor-arena = арены
doctor-ray = арены на кластере
doctor-research = исследований
doctor-node = сборки веб-страниц (Node 20 или новее)
doctor-cc = сборки через make build
bench-title = { $kind ->
    [compiled] собрано
   *[interpreted] не собрано
  }
bench-choices = выборов/с
bench-games = партий/с
bench-clones = копий/с
bench-determinize = догадок/с
bench-view = видов/с
bench-save = сохранений/с
bench-load = чтений/с
bench-kilobytes = кБ/партию
study-moment = Момент
study-choice = Сыграно
study-change = До → после
error-not_here = Эта команда работает в папке проекта; { $folder } ею не является.

## Справка

usage-heading = Запуск:
usage-options = Параметры
usage-commands = Команды
usage-subcommand = КОМАНДА ...
usage-flags = [ПАРАМЕТРЫ]
usage-wonderwood = Wonderwood: открытый стол для современных настольных игр.
usage-analyse = Как шла записанная партия: шансы каждого по ходу игры, переломные моменты и что сделал бы бот.
usage-arena = Состязание ботов: рейтинги и доли побед по местам и фракциям, с интервалами.
usage-balance = Узнать, насколько игра честна: фракции, места, счёт, карты; сравнить две папки компонентов.
usage-bench = Измерить, сколько выборов, партий и копий в секунду даёт каждая игра.
usage-doctor = Что установлено, собрано или нет, чего не хватает и как это получить.
usage-fuzz = Проверить все обещания на тысячах случайных партий; ошибка оставляет запись, которая к ней приводит.
usage-play = Играть в терминале против ботов.
usage-replay = Повторить записанную партию и рассказать её словами.
usage-rules = Записать docs/rules/<игра>.md: каждое правило с его кодом и тестами.
usage-serve = Открыть дом: зал и все столы, в браузере.
usage-simulate = Сыграть много партий между ботами и подвести итог.
usage-types = Записать web/src/protocol.ts: типы для браузера по сообщениям сервера.
usage-verify = Доказать, что случайность оконченной партии следует из зерна, обещанного в её начале.
usage-flag-help = Показать эту страницу.
usage-flag-version = Показать версию.
usage-flag-language = en, fr или ru
usage-flag-seats = сколько игроков
usage-flag-games = сколько партий
usage-flag-bots = боты через запятую
usage-play-bots = бот на остальных местах
usage-simulate-bots = боты через запятую: один на все места или по одному на каждое
usage-flag-option = настройка игры
usage-flag-seed = число: одно и то же даёт те же партии
usage-play-seed = любой текст; без него каждый раз новая партия
usage-flag-components = играть с компонентами из этой папки
usage-balance-components = один раз: рядом со стандартными; дважды: эти две
usage-flag-processes = все ядра, если не указано
usage-flag-json = вывести JSON
usage-analyse-level = бот, чьё мнение спрашивают: fair, strong или expert
usage-analyse-plot = нарисовать шансы в .svg или .png
usage-arena-fixed = боты сидят там, где названы; без этого места уравниваются
usage-arena-ray = играть на кластере Ray; local запустит свой
usage-arena-plot = нарисовать доли побед, .svg или .png
usage-balance-page = записать отчёт с графиками как страницу HTML
usage-replay-check = только повторить и проверить запись
usage-bench-seconds = на одно измерение
usage-flag-check = ошибка, если файл устарел
usage-serve-host = адрес, который слушать
usage-serve-port = 0: любой свободный
usage-serve-data = папка базы SQLite
usage-serve-database-url = postgresql+asyncpg://..., не SQLite
usage-serve-workers = процессы; для нескольких нужна PostgreSQL
usage-serve-web = собранные страницы, по умолчанию web/dist
usage-serve-origin = ещё один адрес этого сервера
usage-serve-secure = cookie только по https
usage-serve-game = ещё одна игра: модуль с GAME
usage-serve-bot-pause = секунд до выбора бота
usage-serve-limit = см. docs/self-host.md
usage-verify-commitment = что стол показал до начала партии
