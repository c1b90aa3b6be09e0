level-random = Случайный
level-greedy = Жадный
level-novice = Новичок
level-fair = Средний
level-strong = Сильный
level-expert = Эксперт
arena-title = { $title }, { $seats ->
    [one] { $seats } игрок
    [few] { $seats } игрока
   *[other] { $seats } игроков
  }: { $games ->
    [one] { $games } партия
    [few] { $games } партии
   *[other] { $games } партий
  }
arena-bots = Боты
arena-rating = Рейтинг (95 %)
arena-seats = Победы по местам
arena-faction = Фракция
arena-factions = Победы по фракциям
arena-all = Все
arena-duels = Лицом к лицу
arena-share = Выше в итоге (95 %)
arena-ahead = { $bot } выше, чем { $rival }
error-missing_extra = Для этого нужен пакет { $package }: { $allowed }
balance-standard = Обычный набор
balance-figures = Показатели
balance-scores = Счёт
balance-winning = Счёт победителя
balance-choices = Решений за партию
balance-best-cards = Сопутствует победе
balance-worst-cards = Сопутствует поражению
balance-times = Раз
