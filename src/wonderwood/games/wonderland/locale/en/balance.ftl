# What was done with a card, as the balance lab tells it: “Who Are You? · validated”. Only what has words here is counted.

deed-validated-encounter = validated
deed-power_used-card = power used
deed-artifact_taken-token = artifact taken
