# Подсказки, разбор законченной партии и продолжение с любого её момента.

hint-ask = Подсказка
hint-thinking = Думает…
hint-title = Что сделал бы бот
hint-help = Спросить, что сделал бы бот на вашем месте (h). Весь стол узнает, что вы спросили.
keys-hint = попросить подсказку
chat-hint = просит подсказку
new-hints = Можно просить подсказку у бота; все видят, кто просит
table-hints = С подсказками
table-no-hints = Без подсказок
table-hints-asked = { $count ->
    [one] { $count } подсказка
    [few] { $count } подсказки
   *[many] { $count } подсказок
  }
weighed-best = бот
weighed-played = сыграно
weighed-untried = не проверено
weighed-tries = { $count ->
    [one] { $count } проба
    [few] { $count } пробы
   *[many] { $count } проб
  }
weighed-help = Шансы на победу после каждого выбора, как их видит сильный бот с теми же картами перед глазами. После немногих проб они ненадёжны: тогда бот держится простых правил.
analysis-title = Разбор
analysis-curve = Шансы на победу по ходу партии
analysis-start = момент 0
analysis-working = Бот изучает партию…
analysis-queue = { $count ->
    [one] Впереди ещё { $count } партия.
    [few] Впереди ещё { $count } партии.
   *[many] Впереди ещё { $count } партий.
  }
analysis-later = Партию можно разобрать, когда она закончена.
analysis-table = К столу
analysis-seeking = Переломные моменты ещё ищутся.
analysis-turning = Переломные моменты
analysis-even = Ни один выбор сам по себе не переломил эту партию.
analysis-help = При всех открытых картах, по мнению бота. Page Up и Page Down ведут от перелома к перелому, стрелки — от момента к моменту.
analysis-played = { $who }: { $what }
analysis-bot = Что сделал бы бот
analysis-ask = Что сделал бы здесь бот?
branch-button = Продолжить отсюда
branch-title = Продолжить с момента { $at }
branch-help = Новый стол начнётся с этого момента. Что уже вытянуто, остаётся; дальше всё выпадет заново. Законченная партия не изменится.
branch-go = Продолжить
branch-origin = Продолжение другой партии с момента { $at }
