seat = Игрок { $number }
yes = да
no = нет
error-unknown_game = Нет игры «{ $game }». Есть: { $allowed }.
error-bad_setup = { $option ->
    [none] В эту игру играют { $allowed }, а не { $seats }.
   *[other] { $known ->
        [no] Нет настройки «{ $option }». Есть: { $allowed }.
       *[other] Настройка «{ $option }» не может быть «{ $value }». Можно: { $allowed }.
    }
  }{ $problem ->
    [none] { "" }
   *[other] { " " }{ $problem }.
  }
error-bad_components = Файл компонентов { $file }, { $entry }: { $problem }.
error-bad_record = Запись не читается: { $problem }.
error-other_components = Партия сыграна с другими компонентами ({ $expected }); здесь: { $found }.
error-other_version = Формат записи — { $found }; программа читает формат { $allowed }.
error-unknown_language = Нет языка «{ $language }». Есть: { $allowed }.
error-missing_package = Пакет «{ $package }» не установлен. `wonderwood doctor` подскажет, как получить недостающее.
error-not_your_turn = Сейчас не ваш ход.
error-not_an_option = «{ $option }» нет среди вариантов.
error-no_such_seat = Нет места { $seat }. Места: { $allowed }.
error-stale = С тех пор на столе многое изменилось.
error-game_over = Партия окончена.
error-cannot_undo = Этот выбор уже нельзя взять назад.
error-not_copyable = Эту партию нельзя ни сохранить, ни скопировать: { $problem }.
error-unknown_bot = Нет бота «{ $bot }». Есть: { $allowed }.
error-no_file = Файл { $file } не читается.
error-bad_number = { $option }: нужно { $allowed }, а не { $value }.
cli-you = Вы
cli-bot = Бот { $number }
cli-help = Введите номер или сам выбор. u — взять назад, save ФАЙЛ — сохранить, q — выйти.
cli-saved = Сохранено в { $file }.
cli-tie = Ничью решает: { $tie }
cli-waiting = Ждём: { $seats }.
cli-record-good = Запись исправна: выборов — { $choices }, случайных исходов — { $chances }.
cli-simulated = { $title }: партий — { $games }, выборов от { $least } до { $most } (медиана { $median })
cli-seat = Место
cli-bot-name = Бот
cli-wins = Победы
cli-score-mean = Средний счёт
cli-score-range = Счёт
error-bad_position = Позиция не читается: «{ $word }».
