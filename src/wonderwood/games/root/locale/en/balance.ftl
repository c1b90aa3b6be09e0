# What was done with a card, as the balance lab tells it: “Royal Claim · crafted”. Only what has words here is counted.

deed-crafted-card = crafted
deed-activated-card = activated
deed-ambushed-card = sprung
deed-quested-quest = quest completed
deed-explored-item = found in a ruin
deed-leads-leader = as leader
deed-character_is-character = as character
