# Ce qu’on a fait d’une carte, dit par le laboratoire d’équilibre. Seul ce qui a des mots ici est compté.

deed-took-tea = carte prise
deed-recruited-card = carte prise
deed-feat_done-quest = Exploit accompli
deed-unlocked-source = capacité débloquée
deed-gained-chip = jeton gagné
