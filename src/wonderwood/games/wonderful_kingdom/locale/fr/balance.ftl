# Ce qu’on a fait d’une carte, dit par le laboratoire d’équilibre. Seul ce qui a des mots ici est compté.

deed-built-card = construction
deed-recycled-card = recyclage
deed-defeated-card = Menace vaincue
deed-joined-card = au Conseil
