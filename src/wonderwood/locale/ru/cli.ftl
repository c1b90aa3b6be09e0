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
