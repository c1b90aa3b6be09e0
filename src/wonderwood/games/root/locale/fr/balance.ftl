# Ce qu’on a fait d’une carte, dit par le laboratoire d’équilibre. Seul ce qui a des mots ici est compté.

deed-crafted-card = fabrication
deed-activated-card = activation
deed-ambushed-card = tendue
deed-quested-quest = quête accomplie
deed-explored-item = trouvé dans une ruine
deed-leads-leader = dirigeant
deed-character_is-character = personnage
