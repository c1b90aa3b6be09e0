# Что сделано с картой — словами лаборатории баланса. Учитывается только то, что названо здесь.

deed-crafted-card = создание
deed-activated-card = применение
deed-ambushed-card = разыграна
deed-quested-quest = задание выполнено
deed-explored-item = находка в руинах
deed-leads-leader = у власти
deed-character_is-character = персонаж
