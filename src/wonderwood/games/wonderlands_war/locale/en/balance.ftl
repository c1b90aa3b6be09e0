# What was done with a card, as the balance lab tells it: “Duchess · taken”. Only what has words here is counted.

deed-took-tea = taken
deed-recruited-card = taken
deed-feat_done-quest = Feat completed
deed-unlocked-source = unlocked
deed-gained-chip = chip gained
