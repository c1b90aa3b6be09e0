# Что сделано с картой — словами лаборатории баланса. Учитывается только то, что названо здесь.

deed-took-tea = карта взята
deed-recruited-card = карта взята
deed-feat_done-quest = Умение выполнено
deed-unlocked-source = способность открыта
deed-gained-chip = получен жетон
