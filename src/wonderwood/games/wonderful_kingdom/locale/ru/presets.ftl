# It's a Wonderful Kingdom: столы, которые предлагает страница нового стола.

preset-tutorial = Обучение
    .hint = Базовая игра без модуля: кратчайший путь её освоить.
preset-threat = { option-module-threat }
    .hint = Каждый раунд кончается Сражением с Угрозами из двух наборов.
preset-advisors = { option-module-advisors }
    .hint = В совете сидят Советники; их свойства стоят Солдат.
preset-quest = { option-module-quest }
    .hint = Рядом с королевством поле задания: кто пройдёт все его шаги и кто будет первым?
preset-conquest = { option-module-conquest }
    .hint = В конце каждого раунда армии идут по карте.
preset-SC01 = { scenario-SC01 }
    .hint = { scenario-SC01.text }
preset-SC02 = { scenario-SC02 }
    .hint = { scenario-SC02.text }
preset-SC03 = { scenario-SC03 }
    .hint = { scenario-SC03.text }
preset-SC04 = { scenario-SC04 }
    .hint = { scenario-SC04.text }
preset-SC05 = { scenario-SC05 }
    .hint = { scenario-SC05.text }
preset-SC06 = { scenario-SC06 }
    .hint = { scenario-SC06.text }
