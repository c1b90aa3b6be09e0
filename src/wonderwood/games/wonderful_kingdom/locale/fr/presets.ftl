# It's a Wonderful Kingdom : les tables proposées à qui en crée une.

preset-tutorial = Initiation
    .hint = Le jeu de base sans module : le plus court chemin pour l’apprendre.
preset-threat = { option-module-threat }
    .hint = Chaque manche s’achève par un Combat contre les Menaces de deux packs.
preset-advisors = { option-module-advisors }
    .hint = Des conseillers siègent à votre conseil ; leurs pouvoirs coûtent des soldats.
preset-quest = { option-module-quest }
    .hint = Un plateau de quête à côté du royaume : qui en franchira les étapes, et qui sera premier ?
preset-conquest = { option-module-conquest }
    .hint = À la fin de chaque manche, des armées marchent sur une carte.
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
