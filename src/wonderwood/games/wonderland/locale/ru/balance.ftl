# Что сделано с картой — словами лаборатории баланса. Учитывается только то, что названо здесь.

deed-validated-encounter = встреча выполнена
deed-power_used-card = применение силы
deed-artifact_taken-token = взят артефакт
