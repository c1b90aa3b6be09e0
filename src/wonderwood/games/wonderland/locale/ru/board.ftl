# Что говорит о себе поле в браузере.

board-label = Доска «Страны Чудес»
board-person = { $name } ({ $color })
board-free = бесплатно
board-toll = сбросьте { toll-cards }
toll-cards = { $minor ->
        [0] { "" }
        [one] { $minor } младшую карту
        [few] { $minor } младшие карты
       *[other] { $minor } младших карт
    }{ $major ->
        [0] { "" }
       *[other] { $minor ->
            [0] { "" }
           *[other] { " " }и{ " " }
        }{ $major ->
            [one] { $major } старшую карту
            [few] { $major } старшие карты
           *[other] { $major } старших карт
        }
    }{ $any ->
        [0] { "" }
       *[other] { $minor ->
            [0] { $major ->
                [0] { "" }
               *[other] { " " }и{ " " }
            }
           *[other] { " " }и{ " " }
        }{ $any ->
            [one] { $any } любую карту
            [few] { $any } любые карты
           *[other] { $any } любых карт
        }
    }
board-hand = Рука
board-no-cards = Карт действий нет.
board-goals = Встречи
board-no-goals = Карт встреч нет.
board-people = Встреченные персонажи
board-no-people = Пока никого.
board-artifacts = Артефакты
board-no-artifacts = Пока нет: встретьте кого-нибудь на доске.
board-pf = { $count } { point-pf.short }
board-or-pr = иначе { $count } { point-pr.short }
board-pr-if-not = и ещё { $count } за незасчитанные встречи
board-used = свойство использовано
board-on-card = на карте «{ $card }»
board-pieces = { $name }: { $count }{ $laid ->
        [0] { "" }
       *[other] , из них на картах: { $laid }
    }
board-offered = Встречи на выбор
board-eyed = Артефакты, на которые вы смотрите
board-hand-of = Рука игрока { $name }
board-discard = Сброс
board-round = Раунд { $round } из { $rounds }
board-no-folly = Первая карта откроется в раунде { $round }.
board-bag = Мешок: садовники { $gardeners }, солдаты { $soldiers }, Королевы Червей { $queens }
board-deck = Колода: { $count ->
        [one] { $count } карта действия
        [few] { $count } карты действий
       *[other] { $count } карт действий
    }
board-discard-count = Сброс: { $count ->
        [one] { $count } карта действия
        [few] { $count } карты действий
       *[other] { $count } карт действий
    }
board-encounter-deck = { $count ->
        [one] Осталась { $count } карта встречи
        [few] Остались { $count } карты встреч
       *[other] Осталось { $count } карт встреч
    }
board-artifact-piles = Осталось артефактов: зелёных { $green }, жёлтых { $yellow }, синих { $blue }, красных { $red }
board-compass = Куда каждая масть ведёт Алису
board-hidden-artifact = Артефакт игрока { $name }, лицом вниз: { $color }
board-known = Известно в руке:

effect-move = { $minor ->
        [0] { $major ->
            [0] { $any ->
                [0] Карт не стоит.
               *[other] Стоит { toll-cards }.
            }
           *[other] Стоит { toll-cards }.
        }
       *[other] Стоит { toll-cards }.
    }{ $ground ->
        [person] { " " }Здесь можно встретить персонажа: жетон и артефакт.
        [hole] { " " }Кроличья нора ведёт дальше.
       *[plain] { "" }
    }
effect-go = { $struck ->
        [0] Никто не просыпается.
        [one] Будит { $struck } игрока: { $pr } ОПр.
       *[other] Будит { $struck } игроков: всего { $pr } ОПр.
    } { $steps ->
        [one] Из мешка достанут { $steps } фигуру.
        [few] Из мешка достанут { $steps } фигуры.
       *[other] Из мешка достанут { $steps } фигур.
    }
effect-guide = Вам это стоит { $pr } ОПр. { $steps ->
        [one] Из мешка достанут { $steps } фигуру.
        [few] Из мешка достанут { $steps } фигуры.
       *[other] Из мешка достанут { $steps } фигур.
    }
effect-raise = Этот уровень принесёт в конце { $pf } ОБ. Затем вы выкладываете карты.
effect-validate = { $pf } ОБ в конце игры и никаких очков пробуждения за неё.
warning-draw = Это последний раунд: взятые сейчас карты могут лишь стоить очков пробуждения.
