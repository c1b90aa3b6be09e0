# Что говорят за столом «Страны Чудес»: выборы, вопросы, журнал, фазы.

## Выборы

verb-move = Пойти на { $first }
verb-glide = Пролететь на { $first } (синий жетон)
verb-raise = Улучшить ход: { $first }
verb-lay = Выложить: { $first }
verb-use = Применить свойство: { $first }
verb-validate = Засчитать «{ $first }»
verb-flip = { $first_id ->
    [green] Зелёный жетон: взять карты
    [yellow] Жёлтый жетон: отменить очки пробуждения
    [red] Красный жетон: отменить очки пробуждения
   *[other] Жетон: { $first }
  }
verb-done = Закончить действия
verb-pay = Заплатить: { $first }
verb-visit = Встретиться
verb-dive = В нору, выйти на { $first }
verb-step = Шагнуть на { $first }
verb-stay = Остаться здесь
verb-take = Оставить себе: { $first }
verb-guide = { $first }, { $second ->
    [one] { $second } клетка
    [few] { $second } клетки
   *[other] { $second } клеток
  }
verb-discard = Сбросить: { $first }
verb-recover = Забрать: { $first }
verb-peek = { $first }: посмотреть артефакт ({ $second })
verb-find = Посмотреть ещё раз: { $first }
verb-swap = Отдать взамен: { $first }
verb-spy = Посмотреть карты: { $first }
verb-steal = Взять: { $first }
verb-leave = Ничего не брать
verb-stop = Хватит
verb-accept = Принять очки пробуждения
verb-draw = Взять карты встреч
verb-skip = Не брать
verb-keep = Оставить эти
verb-return = Вернуть «{ $first }»
verb-play = Вести Алису картой: { $first }
verb-go = { $first }, { $second ->
    [one] { $second } клетка
    [few] { $second } клетки
   *[other] { $second } клеток
  }
verb-flee = Отступить на { $first }
verb-give = Отдать: { $first }

## Вопросы

ask-keep = Какие карты встреч вы оставите? Хотя бы одну.
ask-give = Выберите карту, её получит { $to }.
ask-act = Ваш ход: передвиньте фишку, играйте карты, применяйте жетоны, засчитывайте встречи.
ask-pay_minor = Путь на { $square } стоит { $left ->
    [one] { $left } младшую карту
    [few] { $left } младшие карты
   *[other] { $left } младших карт
  }. Чем платите?
ask-pay_major = Бой с солдатом на { $square } стоит { $left ->
    [one] { $left } старшую карту
    [few] { $left } старшие карты
   *[other] { $left } старших карт
  }. Чем платите?
ask-pay_any = Путь на { $square } стоит { $left ->
    [one] { $left } любую карту
    [few] { $left } любые карты
   *[other] { $left } любых карт
  }. Чем платите?
ask-lay = Какие карты выложить за «{ $mode }»?
ask-visit = Здесь { $character }. Встретитесь?
ask-hole = Кроличья нора. Спуск стоит { $pr ->
    [one] { $pr } очко пробуждения
    [few] { $pr } очка пробуждения
   *[other] { $pr } очков пробуждения
  }. Где выйдете?
ask-step = Сделать шаг из норы?
ask-take = Какой артефакт оставить себе?
ask-guide = { $card }: куда пойдёт Алиса?
ask-exchange = { $card }: какие карты обменять? Не больше { $left }.
ask-recover = Какую карту взять из сброса? Осталось взять: { $left }.
ask-peek = { $card }: чей артефакт посмотреть? Осталось: { $left }.
ask-swap = { $owner } держит: { $token }. Обменять на свой артефакт?
ask-spy = { $card }: чьи карты посмотреть? Осталось: { $left }.
ask-steal = Какую карту взять? Владелец: { $owner }.
ask-power_pr = Это свойство даёт { $pr ->
    [one] { $pr } очко пробуждения
    [few] { $pr } очка пробуждения
   *[other] { $pr } очков пробуждения
  }. Применить жетон?
ask-draw = Взять карты встреч?
ask-play = Какой картой вести Алису?
ask-go = { $card }: куда пойдёт Алиса?
ask-wake_pr = Алиса ворочается, вам { $pr ->
    [one] { $pr } очко пробуждения
    [few] { $pr } очка пробуждения
   *[other] { $pr } очков пробуждения
  }. Применить жетон?
ask-flee = Алиса теснит вас, а путь закрыт. Куда отступить?
ask-limit = Слишком много карт: сбросьте ещё { $left }.

## Журнал

log-laid = { $corner }: { $quadrant }{ $turns ->
    [0] { "" }
    [one] , поворот на { $turns } четверть
    [few] , поворот на { $turns } четверти
   *[other] , поворот на { $turns } четвертей
  }.
log-first = { $who } ходит первым номером.
log-alice_starts = Алиса засыпает на { $square }.
log-kept = { $who } оставляет { $count ->
    [one] { $count } карту встречи
    [few] { $count } карты встреч
   *[other] { $count } карт встреч
  }.
log-kept_card = { $who } оставляет «{ $encounter }».
log-round_begins = Раунд { $round }.
log-folly_shown = Безумство: { $folly }
log-turn_begins = Ходит { $who }.
log-marker_back = { $who } забирает жетон защиты.
log-gave = { $who } отдаёт карту{ $card ->
    [none] { "" }
   *[other] { " " }({ $card })
  }, получает { $to }.
log-queen_leaves = Королева Червей навсегда покидает { $square }.
log-pr_adjusted = { $who }: очки пробуждения { $amount }.
log-paid = { $who } платит: { $card }.
log-moved = { $who } идёт с { $start } на { $square }.
log-stood_still = { $who } не может пойти.
log-gardener_met = { $who } беседует с садовником{ $count ->
    [0] , но запас пуст
    [one] { " " }и получает { $count } фигурку
    [few] { " " }и получает { $count } фигурки
   *[other] { " " }и получает { $count } фигурок
  }.
log-soldier_beaten = { $who } побеждает солдата на { $square }.
log-character_met = { $who }: встреча, { $character }.
log-artifact_taken = { $who } берёт артефакт ({ $color }){ $token ->
    [none] { "" }
   *[other] : { $token }
  }.
log-artifact_put_under = { $who } кладёт артефакт под стопку ({ $color }){ $token ->
    [none] { "" }
   *[other] : { $token }
  }.
log-went_down = { $who } ныряет в нору на { $start } и выходит на { $square }{ $pr ->
    [0] { "" }
    [one] : { $pr } очко пробуждения
    [few] : { $pr } очка пробуждения
   *[other] : { $pr } очков пробуждения
  }.
log-stepped = { $who } шагает с { $start } на { $square }.
log-token_flipped = { $who } применяет жетон: { $character }.
log-raised = { $who } улучшает ход: { $mode }.
log-laid_card = { $who } выкладывает: { $card }.
log-power_used = { $who } применяет свойство: { $card }.
log-power_pr = { $who } получает за это { $pr ->
    [one] { $pr } очко пробуждения
    [few] { $pr } очка пробуждения
   *[other] { $pr } очков пробуждения
  }.
log-power_pr_cancelled = { $who } не получает за это очков пробуждения.
log-exchanged = { $who } сбрасывает: { $card }.
log-recovered = { $who } берёт из сброса: { $card }.
log-peeked = { $who } смотрит артефакт ({ $color }), владелец { $owner }{ $token ->
    [none] { "" }
   *[other] : { $token }
  }.
log-swapped = Обмен, { $who } и { $owner }: { $given ->
    [none] артефакт ({ $given_color })
   *[other] { $given }
  } на { $taken ->
    [none] артефакт ({ $taken_color })
   *[other] { $taken }
  }.
log-spied = { $who } смотрит чужие карты, владелец { $owner }.
log-spied_card = В руке, { $owner }: { $card }.
log-stole = { $who } берёт { $card ->
    [none] карту
   *[other] карту ({ $card })
  }, теряет { $owner }.
log-validated = { $who } засчитывает встречу «{ $encounter }».
log-drew = { $who } { $count ->
    [0] ничего не берёт: обе стопки пусты
    [one] берёт { $count } карту
    [few] берёт { $count } карты
   *[other] берёт { $count } карт
  }.
log-drew_card = { $who } берёт: { $card }.
log-reshuffled = Сброс ({ $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[other] { $count } карт
  }) перемешан в новую колоду.
log-alice_led = { $who } ведёт Алису: { $card }.
log-alice_walked = Алиса идёт с { $start } на { $square } ({ $direction }).
log-alice_stayed = { $who } без карт: Алиса остаётся.
log-obstacle_placed = { $obstacle } на { $square }.
log-obstacle_back = { $obstacle }: на { $square } уже есть, обратно в мешок.
log-queen_replaced = Королева Червей с { $square } выходит из игры.
log-bag_empty = Мешок пуст: на { $square } ничего.
log-woken_near = Алиса ворочается рядом, { $who }: { $pr ->
    [one] { $pr } очко пробуждения
    [few] { $pr } очка пробуждения
   *[other] { $pr } очков пробуждения
  }.
log-woken_here = Алиса налетает, { $who }: { $pr ->
    [one] { $pr } очко пробуждения
    [few] { $pr } очка пробуждения
   *[other] { $pr } очков пробуждения
  }.
log-wake_pr_cancelled = { $who } на этот раз без очков пробуждения.
log-pushed = { $who } отступает на { $square }.
log-protected = { $who } ставит жетон защиты.
log-threw_away = { $who } сбрасывает лишнее: { $card }.
log-game_ends = Игра окончена.

## Фазы

phase-setup = Подготовка
phase-dealt = Выбор встреч
phase-passing = Передача карт
phase-actions = Ход и действия
phase-square_effect = Клетка
phase-choose_artifact = Выбор артефакта
phase-after_hole = Из норы
phase-guide = Свойство червей
phase-exchange = Свойство треф
phase-recover = Свойство треф
phase-peek = Свойство бубён
phase-swap = Свойство бубён
phase-spy = Свойство пик
phase-steal = Свойство пик
phase-power_cost = Цена свойства
phase-drawing = Добор
phase-choose_encounters = Выбор встреч
phase-alice_card = Ход Алисы
phase-alice_way = Ход Алисы
phase-wake = Пробуждение Алисы
phase-hand_limit = Предел руки

## Доска текстом

draw-round = Раунд
draw-folly = Безумство
draw-key = A Алиса · фишки G зелёная, Y жёлтая, B синяя, R красная · g садовник · s солдат · Q Королева Червей · o нора
draw-hand = Рука
draw-goals = Встречи к зачёту
draw-done = Засчитаны
draw-met = Жетоны
draw-artifacts = Артефакты
draw-soldiers = Солдаты
draw-gardeners = Садовники
draw-cards = Карты
draw-pr = Очки пробуждения
draw-protected = защита
draw-used = использован
draw-bag = Мешок
draw-discard = Сброс
folly-none = Нет карты безумства
