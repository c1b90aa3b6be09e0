# Les conseils, l’analyse d’une partie finie, et reprendre une partie à l’un de ses moments.

hint-ask = Conseil
hint-thinking = Réflexion…
hint-title = Ce que ferait un robot
hint-help = Demander ce qu’un robot ferait à votre place (h). Toute la table sait que vous avez demandé.
keys-hint = demander un conseil
chat-hint = a demandé un conseil
new-hints = On peut demander conseil à un robot ; tout le monde voit qui le fait
table-hints = Avec conseils
table-no-hints = Sans conseils
table-hints-asked = { $count ->
    [one] a demandé { $count } conseil
   *[other] a demandé { $count } conseils
  }
weighed-best = robot
weighed-played = joué
weighed-untried = pas essayé
weighed-tries = { $count ->
    [one] { $count } essai
   *[other] { $count } essais
  }
weighed-help-against = Les chances de gagner après chaque choix, vues par un robot fort qui voit les mêmes cartes. Après peu d’essais elles sont incertaines : le robot s’en tient alors à ses règles simples.
weighed-help-alone = Plus la barre est longue, mieux un robot fort pense que vous serez placé après ce choix ; à moitié, aussi bien que maintenant.
weighed-help-together = Le meilleur d’abord, vu par un robot fort qui voit les mêmes cartes. Vous gagnez ou perdez ensemble : il n’y a pas de chances les uns contre les autres.
analysis-title = Analyse
analysis-curve-against = Chances de gagner au fil de la partie
analysis-curve-alone = Comment la partie s’est passée
analysis-curve-together = Comment la partie s’est passée
analysis-help-alone = Personne ne joue contre vous : ce ne sont pas des chances de gagner. 0 % est le pire moment de cette partie, 100 % le meilleur, selon le robot.
analysis-help-together = Vous gagnez ou perdez ensemble : ce ne sont pas des chances les uns contre les autres. 0 % est le pire moment de cette partie, 100 % le meilleur, selon le robot.
analysis-start = moment 0
analysis-working = Un robot étudie la partie…
analysis-queue = { $count ->
    [one] Une autre partie passe d’abord.
   *[other] { $count } autres parties passent d’abord.
  }
analysis-later = On peut analyser une partie une fois qu’elle est finie.
analysis-table = À la table
analysis-seeking = Les tournants sont encore recherchés.
analysis-turning = Tournants
analysis-even = Aucun choix n’a fait basculer cette partie à lui seul.
analysis-help = Toutes cartes ouvertes, selon le robot. Page haut et Page bas vont d’un tournant à l’autre, les flèches d’un moment à l’autre.
analysis-played = { $who } : { $what }
analysis-bot = Ce qu’un robot aurait fait
analysis-ask = Que ferait un robot ici ?
branch-button = Reprendre ici
branch-title = Reprendre au moment { $at }
branch-help = Une nouvelle table commence à ce moment. Ce qui a été tiré reste ; la suite est tirée à nouveau. La partie finie reste intacte.
branch-go = Reprendre
branch-origin = Reprise du moment { $at } d’une autre partie
