# Что сделано с картой — словами лаборатории баланса. Учитывается только то, что названо здесь.

deed-validated-encounter = встреча засчитана
deed-power_used-card = применено свойство
deed-artifact_taken-token = взят артефакт
