# It's a Wonderful Kingdom: tables worth setting up, as the new-table page proposes them.

preset-tutorial = Tutorial
    .hint = The base game without a module: the shortest way to learn it.
preset-threat = { option-module-threat }
    .hint = Every round ends in Combat with the Threats of two packs.
preset-advisors = { option-module-advisors }
    .hint = Advisors sit in your council; their powers cost soldiers.
preset-quest = { option-module-quest }
    .hint = A quest board beside the kingdom: who finishes its steps, and who is first?
preset-conquest = { option-module-conquest }
    .hint = At the end of every round armies march over a map.
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
