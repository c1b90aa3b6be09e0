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
error-unknown_ending = Имя { $file } должно оканчиваться на { $allowed }.
error-no_cluster = По адресу { $address } нет кластера Ray.
balance-standard = Обычный набор
balance-figures = Показатели
balance-scores = Счёт
balance-winning = Счёт победителя
balance-choices = Решений за партию
balance-about = Играют: { $bots }. Доли выигранных партий, общая победа делится поровну; интервалы 95 %.
balance-best-cards = Самые ценные карты
balance-worst-cards = Наименее ценные карты
balance-changed-cards = Карты, ценность которых изменилась
balance-cards = Карты
balance-all-cards = Все карты
balance-worth = Ценность
balance-worth-unit = ценность в процентных пунктах
balance-times = Раз
balance-about-cards = Ценность: на сколько процентных пунктов чаще побеждали те, кто сделал это с картой, чем игроки на том же месте, с той же фракцией и тем же ботом; интервалы 95 %. Она сопутствует победе, но не обязательно её причина.
error-cannot_write = Файл { $file } не удаётся записать.
