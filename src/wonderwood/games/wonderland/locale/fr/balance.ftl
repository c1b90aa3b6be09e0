# Ce qu’on a fait d’une carte, dit par le laboratoire d’équilibre. Seul ce qui a des mots ici est compté.

deed-validated-encounter = rencontre validée
deed-power_used-card = pouvoir utilisé
deed-artifact_taken-token = artefact pris
