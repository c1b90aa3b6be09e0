### Слова веб-страниц; то, что говорит игра, лежит в её собственном каталоге.

## Рамка каждой страницы

skip = Перейти к содержанию
skip-choice = Перейти к выбору
skip-board = Перейти к полю
nav = Главное
nav-lobby = Столы
nav-settings = Настройки
nav-credits = Благодарности
footer = Свободно, открыто, без рекламы.
menu = Меню
menu-home = На главную
menu-lobby = Все столы
menu-replay = Пересмотреть
close = Закрыть
loading = Минутку…
none = нет
error-network = Сервер недоступен. Попробуйте чуть позже.
missing-title = Здесь ничего нет
missing-text = Такой страницы или стола нет — или больше нет.

## Главная

home-title = Садитесь и играйте
home-text = Современные настольные игры с полными правилами — против ботов или с друзьями. Без регистрации, ничего не нужно устанавливать.
home-play = Играть с ботами
home-invite = Позвать друзей
home-learn = Изучить
game-players = Игроки
game-time = Время игры
game-minutes = { $time } мин
game-weight = Сложность

## Лобби

lobby-mine = Мои столы
lobby-mine-empty = Вы пока не сидите ни за одним столом.
lobby-open = Открытые столы
lobby-open-empty = Сейчас никто не ищет игроков.
lobby-start = Открыть стол
lobby-live = Играют сейчас
lobby-over = Игра окончена
lobby-waiting = { $count ->
    [one] Не хватает { $count } игрока
    [few] Не хватает { $count } игроков
   *[many] Не хватает { $count } игроков
  }
lobby-your-turn = Ваш ход
lobby-turn = Ходит { $who }
lobby-import = Принести партию
lobby-import-help = Откройте сохранённую запись, чтобы пересмотреть её или доиграть.
lobby-import-choose = Выбрать файл…
lobby-import-bad = Файл «{ $file }» не читается как запись партии. Выберите файл, сохранённый здесь в конце партии или из просмотра.

## Новый стол

new-title = Новый стол: { $game }
new-seats = Кто играет?
new-seats-help = Свободное место ждёт того, у кого есть ваша ссылка. Если ваших мест несколько, вы играете за одним экраном.
new-seat-me = Я
new-seat-me-too = Тоже я (тот же экран)
new-seat-open = Свободно: позвать кого-нибудь
new-options = Как хотите играть?
new-table = Стол
new-name = Название (если хотите)
new-public = Показать в лобби, чтобы мог сесть любой
new-make = Начать игру
new-make-invite = Открыть стол и получить ссылку
new-refused = { $option }: «{ $value }» не сочетается с остальным.
new-refused-allowed = Можно: { $allowed }.
waiting-title = Ждём игроков
waiting-help = Игра начнётся сама, как только все места будут заняты.
waiting-sit = Сесть сюда
waiting-link = Пошлите эту ссылку друзьям
waiting-copy = Скопировать
waiting-copied = Скопировано
waiting-new-link = Создать ссылку-приглашение

## За столом

table-page = Стол
table-players = Игроки
table-you = (вы)
table-score = Очки
table-to-act = Должен ходить
table-prompt = Ваш выбор
table-side = Журнал, чат и правила
table-waiting-players = Ждём игроков
table-waiting = { $who ->
    [none] Минутку…
   *[other] Ждём: { $who }
  }
table-watching-move = Смотрим, что происходит…
generic-numbers = Счётчики и настройки
table-over = Игра окончена
table-leave = Выйти из-за стола
table-return = Вернуться на своё место
table-handover = Перейти на другое устройство
table-handover-help = Откройте эту ссылку на другом устройстве: она заберёт ваше место с собой, один раз.
table-zoom-in = Приблизить
table-zoom-out = Отдалить
title-your-turn = Ваш ход
hot-seat = Чьими глазами
cover-pass = Передайте устройство игроку { $who }
cover-help = До тех пор ничьи секреты не видны.
cover-on = Я { $who }: дальше
cover-off = Нам всем можно видеть всё
seat-open = Свободное место
seat-bot = Бот
seat-left = Ушёл
seat-online = Здесь
seat-away = Отошёл
prompt-options = { $count ->
    [one] { $count } вариант
    [few] { $count } варианта
   *[many] { $count } вариантов
  }
prompt-confirm = Решено
prompt-back = Назад
prompt-or-board = или выберите на поле
prompt-undo = Отменить
prompt-takeback = Попросить вернуть ход
refused-over = Игра окончена.
refused-watching = Вы смотрите эту игру.
refused-turn = Сейчас не ваш ход: выбирает { $who }.
refused-thing = { $thing }: сейчас этого нет среди вариантов. { $question }
banner-reconnecting = Связь прервалась. Восстанавливаем; ничего не потеряно.
tab-log = Журнал
tab-chat = Чат
tab-rules = Правила
log-panel-empty = Пока ничего не произошло.
log-panel-earlier = { $count ->
    [one] Показать ещё { $count } строку
    [few] Показать ещё { $count } строки
   *[many] Показать ещё { $count } строк
  }
chat-empty = Поздоровайтесь со столом.
chat-say = Сказать что-нибудь
chat-send = Отправить
rules-see = Правило { $rule }
rules-search = Искать в правилах
rules-unwritten = Правила этой игры здесь ещё не записаны.
rules-none = Ни одно правило не говорит о «{ $words }».
hints-title = Первые шаги
hints-1 = То, что светится золотом, можно выбрать: на поле, в руке или на панели внизу.
hints-2 = Наведите курсор, выделите или подержите палец на чём угодно, чтобы узнать, что это и что оно делает.
hints-3 = Клавиша ? открывает правила на текущем вопросе. Escape — шаг назад, u — отмена.
hints-next = Дальше
hints-done = Понятно
since-title = Пока вас не было
since-more = { $count ->
    [one] и ещё { $count } строка до этого
    [few] и ещё { $count } строки до этого
   *[many] и ещё { $count } строк до этого
  }
since-go = Продолжить
vote-takeback = { $who } хочет вернуть свой последний ход.
vote-bot = Пусть за игрока { $who } пока поиграет бот?
vote-agree = Согласиться
vote-decline = Отказать
vote-waiting = { $count ->
    [one] Не хватает { $count } голоса
    [few] Не хватает { $count } голосов
   *[many] Не хватает { $count } голосов
  }
vote-absent = { $who } больше не за столом.
vote-away = { $who } отошёл.
vote-propose-bot = Предложить бота

## Конец игры и просмотр

final-show = Посмотреть итог
final-nobody = Не победил никто
final-winners = { $count ->
    [one] Победа: { $who }!
    [few] Победили вместе: { $who }!
   *[many] Победили вместе: { $who }!
  }
final-rank = Место
final-player = Игрок
final-total = Всего
final-tie = Равенство решает: { $how }
final-replay = Пересмотреть
final-record = Сохранить запись
final-again = Сыграть ещё
final-board = К игровому полю
graph-label = Очки по ходу игры
fair-title = Честный случай
fair-before = Каждая карта и каждый бросок берутся из тайного числа, заданного до начала игры. Вот его печать; само число откроется в конце.
fair-after = Тайное число, из которого взяты все карты и броски, теперь открыто. Оно подходит к печати, показанной в начале: сохраните запись и запустите «wonderwood verify», чтобы это доказать.
fair-commitment = Печать
fair-seed = Тайное число
replay-title = Просмотр
replay-controls = Управление просмотром
replay-moment = Момент { $at } из { $length }
replay-first = В начало
replay-back = На шаг назад
replay-play = Смотреть
replay-pause = Пауза
replay-on = На шаг вперёд
replay-last = В конец
replay-speed = Скорость
replay-eyes = Чьими глазами
replay-eyes-all = Все карты открыты
replay-eyes-spectator = Зритель
replay-share = Скопировать ссылку на этот момент

## Настройки, учётная запись, благодарности

settings-name = Имя
settings-language = Язык
settings-theme = Тема
settings-theme-auto = Как в системе
settings-theme-light = Бумага
settings-theme-dark = Ночное дерево
settings-speed = Движение
settings-speed-off = Нет
settings-speed-fast = Быстрое
settings-speed-normal = Обычное
settings-speed-slow = Медленное
settings-sounds = Тихие звуки
settings-confirm = Переспрашивать при каждом выборе, не только опасном
settings-cover = Несколько игроков за одним экраном: скрывать их секреты друг от друга
settings-kept = Хранится в этом браузере; имя и язык остаются с вами.
keys-title = Клавиши за столом
keys-digits = выбрать вариант с первого по девятый
keys-arrows = переходить от варианта к варианту
keys-escape = на шаг назад
keys-undo = отменить
keys-rules = правила, открытые на текущем вопросе
account-title = Учётная запись
account-guest = Вы играете гостем под именем { $name }. С учётной записью ваши столы будут с вами и на других устройствах.
account-signed-in = Вы вошли как { $login }.
account-login = Логин
account-login-help = Не меньше трёх латинских букв, цифр или _ . -
account-password = Пароль
account-password-help = Не меньше восьми знаков.
account-register = Создать учётную запись
account-sign-in = Войти
account-logout = Выйти
account-done = Добро пожаловать. Ваши столы с вами.
credits-icons = Значки
credits-icons-text = Гравированные значки — работа художников сайта
credits-fonts = Шрифты
credits-fonts-text = Набрано шрифтами
credits-games = Игры
credits-games-text = Правила изложены нашими словами, всё нарисовано нами. Игры принадлежат их авторам и издателям: если они вам нравятся, купите коробку.
