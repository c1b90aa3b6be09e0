# Les règles de Wonderland dans nos propres mots ; mêmes numéros que rulebook.toml.

chapter-1 = But du jeu et matériel
chapter-2 = Mise en place
chapter-3 = Manche et tour
chapter-4 = Déplacement des pions
chapter-5 = Obstacles
chapter-6 = Effets des cases
chapter-7 = Jetons Personnage
chapter-8 = Cartes Action
chapter-9 = Valider les Rencontres
chapter-10 = Pioche
chapter-11 = Déplacer Alice
chapter-12 = Réveil d’Alice
chapter-13 = Poursuite d’Alice
chapter-14 = Cartes Folie
chapter-15 = Fin de la partie et décompte
chapter-16 = Points de détail

## 1. But du jeu et matériel

rule-1_1 = But du jeu
    .text = Gardez Alice endormie et accumulez des Points de Folie (PF). Celui qui a le plus de PF après le décompte final l’emporte ; les Points de Réveil (PR) font perdre des PF à la fin.
rule-1_2 = Matériel
    .text = 4 plateaux Échiquier, un plateau Déplacement à deux faces (A et B), un compte-tours et son pion, 36 cartes Rencontre, 54 cartes Action, 17 cartes Folie, 40 jetons Artefact, 32 jetons Personnage, Alice et son socle, un sac, 30 jardiniers, 15 soldats, 5 Reines de Cœur ; et, pour chaque joueur, un pion, un pion Déplacement, un marqueur de Protection et un compteur Réveil.
rule-1_3 = Joueurs
    .text = Chaque joueur a une couleur : vert, jaune, bleu ou rouge. On joue de 2 à 4 (règle maison).
rule-1_4 = Ce qui est caché
    .text = Les mains de cartes Action, les cartes Rencontre non validées et l’ordre de toutes les piles sont secrets. Un artefact n’est connu que de son propriétaire. Les compteurs Réveil restent cachés jusqu’à la fin. Le dos d’un artefact montre sa couleur à tous (règle maison).

## 2. Mise en place

rule-2_1 = L’échiquier
    .text = Mélangez les 4 plateaux et assemblez-les au hasard en un échiquier de 8 cases sur 8 où gris et blanc alternent partout. Pour cela, soit tous les plateaux sont à l’endroit ou à l’envers, soit tous sont tournés d’un quart de tour dans un sens ou dans l’autre (règle maison).
rule-2_2 = Plateau Déplacement
    .text = Posez le plateau Déplacement sur la face A pour les premières parties ; la face B est le mode avancé. Le pion du compte-tours commence sur 1.
rule-2_3 = Coins de départ
    .text = Chaque pion commence sur le coin de l’échiquier le plus proche de son joueur. Dans le sens horaire : à quatre, a8, h8, h1 et a1 ; à trois, a8, h8 et h1 ; à deux, a8 et h1 (règle maison).
rule-2_4 = Matériel des joueurs
    .text = Les pions Déplacement commencent au niveau 1 (Roi), les compteurs Réveil à 0 PR. Chacun garde son marqueur de Protection devant soi.
rule-2_5 = Piles d’artefacts
    .text = Triez les artefacts par couleur et mélangez chaque couleur face cachée : 4 piles.
rule-2_6 = Premières cartes Rencontre
    .text = Distribuez 3 cartes Rencontre à chacun. Chaque joueur en garde 1, 2 ou 3, face cachée ; les autres sont remélangées dans le paquet.
rule-2_7 = Première main
    .text = Mélangez les cartes Action et donnez-en 6 à chacun. Le reste forme la pioche ; prévoyez la place d’une défausse à côté.
rule-2_8 = Remplir le sac
    .text = Le sac contient 15 soldats, 5 Reines de Cœur et 15 jardiniers, soit 35 pions. Les 15 autres jardiniers forment la réserve.
rule-2_9 = Jetons et cartes Folie
    .text = Les jetons Personnage sont dans la réserve, 2 par personnage. Mélangez le paquet de cartes Folie. À 2 joueurs, une table peut choisir de n’utiliser qu’un jeton par personnage (option, règle maison).
rule-2_10 = Premier joueur
    .text = Le premier joueur est tiré au sort et le reste toute la partie (règle maison pour cette permanence).
rule-2_11 = Départ d’Alice
    .text = Alice commence sur celle des quatre cases centrales qui est la plus proche du pion du premier joueur : d5 pour un pion en a8, e5 pour h8, e4 pour h1, d4 pour a1.

## 3. Manche et tour

rule-3_1 = Manches
    .text = La partie dure 10 manches. À chaque manche, chacun joue un tour, dans le sens horaire à partir du premier joueur ; puis le pion du compte-tours avance.
rule-3_2 = Début du tour
    .text = Au début de votre tour, vous reprenez votre marqueur de Protection.
rule-3_3 = Phase 0 : Folie
    .text = Une fois par manche, à partir de la manche 3, le premier joueur dévoile une carte Folie et la pose sur la précédente. Elle reste en vigueur jusqu’à ce que la suivante la recouvre. Elle est dévoilée et résolue avant que ne commence le tour du premier joueur (règle maison).
rule-3_4 = Phase 1 : déplacement et actions
    .text = Vous devez déplacer votre pion une fois. Avant ou après, dans l’ordre de votre choix, vous pouvez utiliser des cartes Action, valider des cartes Rencontre et utiliser des pouvoirs de personnages.
rule-3_5 = Phase 2 : pioche
    .text = Vous piochez 3 cartes Action ; ensuite, vous pouvez piocher des cartes Rencontre.
rule-3_6 = Phase 3 : Alice
    .text = Vous devez déplacer Alice.
rule-3_7 = Limite de main
    .text = À la fin de votre tour, défaussez-vous jusqu’à n’avoir plus que 10 cartes Action. Une table peut fixer la limite à 8 ou à 12, ou s’en passer (règle maison).

## 4. Déplacement des pions

rule-4_1 = Un déplacement
    .text = Votre pion fait exactement un déplacement par tour, d’au moins 1 case. Il va en ligne droite, sans tourner (règle maison).
rule-4_2 = Face A
    .text = Dans l’une des 8 directions : au plus 1 case au niveau 1, 2 au niveau 2, 3 au niveau 3, et aussi loin que vous voulez au niveau 4.
rule-4_3 = Face B
    .text = Le niveau 1 se déplace comme un Roi : 1 case dans l’une des 8 directions. Le niveau 2 saute comme un Cavalier. Le niveau 3 va comme une Tour ou comme un Fou, à choisir en y arrivant. Le niveau 4 va comme une Reine.
rule-4_4 = Les niveaux inférieurs restent
    .text = Un niveau conserve les déplacements de tous les niveaux inférieurs. Sur la face B, un pion de niveau 4 peut encore sauter comme un Cavalier.
rule-4_5 = Tour ou Fou
    .text = On a soit la Tour, soit le Fou, sans pouvoir passer de l’un à l’autre. Les deux ne s’améliorent qu’en Reine.
rule-4_6 = Le bord
    .text = Les pions s’arrêtent au bord de l’échiquier ; ils ne reviennent pas par l’autre côté.
rule-4_7 = Partager une case
    .text = Plusieurs pions peuvent occuper une même case. Alice n’est pas un obstacle : un pion peut la survoler ou s’arrêter sur sa case, sans effet (règle maison).
rule-4_8 = Aucun déplacement possible
    .text = Si vos cartes ne permettent aucun déplacement, votre pion reste où il est et aucun effet de case ne s’applique. S’il existe un déplacement possible, vous devez en faire un, même s’il coûte des cartes (règle maison).
rule-4_9 = Quitter une case
    .text = Quitter une case est toujours gratuit, quoi qu’il s’y trouve (règle maison).
rule-4_10 = Saut du Cavalier
    .text = Un saut de Cavalier ne survole aucune case : seule la case d’arrivée compte (règle maison).

## 5. Obstacles

rule-5_1 = Survoler un jardinier
    .text = Pour chaque jardinier survolé, défaussez 1 carte mineure. Vous ne gagnez rien et le jardinier reste.
rule-5_2 = Rencontrer un jardinier
    .text = Pour vous arrêter sur la case d’un jardinier, défaussez 1 carte mineure ; vous gagnez 1 jardinier de la réserve et celui de l’échiquier reste. Sans carte mineure, vous ne pouvez pas entrer sur la case.
rule-5_3 = Plus de jardinier
    .text = Si la réserve n’a plus de jardinier, vous payez quand même et ne gagnez rien (règle maison).
rule-5_4 = Un soldat vous arrête
    .text = On ne survole pas un soldat : le déplacement s’achève au plus tard sur sa case.
rule-5_5 = Affronter un soldat
    .text = Pour vous arrêter sur la case d’un soldat, défaussez 1 carte majeure et prenez ce soldat, qui vaudra 2 PF à la fin. Sans carte majeure, vous ne pouvez pas entrer sur la case. Vous n’allez pas plus loin ce tour-ci.
rule-5_6 = Les deux sur une case
    .text = Une case avec un jardinier et un soldat coûte 1 carte mineure et 1 carte majeure, et donne les deux gains.
rule-5_7 = La Reine de Cœur
    .text = Personne ne peut entrer sur la case de la Reine de Cœur ni la survoler.
rule-5_8 = Payer avec un as ou un Joker
    .text = Un as paie comme carte mineure ou majeure. Un Joker aussi, et une carte ne paie qu’un seul coût (règle maison).
rule-5_9 = Payer un déplacement
    .text = Les coûts d’un déplacement s’ajoutent : tous les jardiniers survolés, plus la case d’arrivée. Vous choisissez les cartes à défausser et payez tout avant que le pion ne bouge (règle maison).

## 6. Effets des cases

rule-6_1 = La case d’arrivée
    .text = Une fois les obstacles payés, vous pouvez appliquer l’effet de la case où s’achève votre déplacement. Vous prenez tout l’effet ou rien (règle maison).
rule-6_2 = Rencontrer un personnage
    .text = Sur une case Rencontre, prenez le jeton de ce personnage s’il en reste un dans la réserve.
rule-6_3 = Trouver un artefact
    .text = Sur une case Rencontre, vous prenez aussi un artefact de sa couleur, même s’il n’y a plus de jeton Personnage. À votre couleur : regardez les 2 premiers de la pile, gardez-en 1 et remettez l’autre sous la pile. À une autre couleur : prenez celui du dessus.
rule-6_4 = Artefacts face cachée
    .text = Vous gardez vos artefacts face cachée.
rule-6_5 = Piles épuisées
    .text = Une pile vide ne donne pas d’artefact. S’il reste un seul jeton, vous le prenez (règle maison).
rule-6_6 = Se revoir
    .text = Vous pouvez rencontrer de nouveau un personnage lors d’un autre tour et posséder ses deux jetons (règle maison).
rule-6_7 = Terriers
    .text = Passer par un terrier lors d’un déplacement donne des PR. Si votre déplacement s’achève sur un terrier, vous pouvez y descendre : recevez 1 PR et ressortez par n’importe quel autre terrier. C’est impossible si vous venez d’affronter un soldat sur ce terrier, voir 5.5 (règle maison).
rule-6_8 = Ressortir
    .text = Le terrier de sortie se paie comme une case d’arrivée (carte mineure pour un jardinier, majeure pour un soldat) et en donne les gains. Un terrier où se tient la Reine de Cœur, ou que vous ne pouvez pas payer, est fermé. Si toutes les sorties sont fermées, on ne peut pas descendre, et cela ne coûte rien (règle maison).
rule-6_9 = Un pas après la sortie
    .text = Une fois ressorti, vous pouvez faire un pas d’1 case dans n’importe quelle direction, en payant cette case et en utilisant son effet. Un soldat sur le terrier de sortie vous y arrête, voir 5.5. On n’utilise pas deux fois les terriers dans un même tour (règle maison).
rule-6_10 = Pions repoussés
    .text = Un pion repoussé par Alice n’applique jamais l’effet de la case où il est repoussé.

## 7. Jetons Personnage

rule-7_1 = Un seul usage
    .text = Chaque jeton Personnage a le pouvoir de sa couleur. Il s’utilise une fois ; ensuite le jeton est retourné.
rule-7_2 = Rouge : doux rêves
    .text = Annulez les PR d’un Réveil d’Alice : 1 ou 3, ou les valeurs fixées par une carte Folie. Vous êtes tout de même repoussé et protégé (règle maison).
rule-7_3 = Bleu : pas léger
    .text = Pendant un déplacement, survolez les jardiniers sans défausser, et survolez les soldats ; jamais la Reine de Cœur. La case d’arrivée se paie comme d’habitude (règle maison).
rule-7_4 = Vert : pousse sauvage
    .text = Pendant votre phase 1, piochez 2 cartes Action (règle maison).
rule-7_5 = Jaune : excuse de l’heure du thé
    .text = Annulez les PR d’un pouvoir de couleur que vous utilisez (règle maison).
rule-7_6 = Pouvoirs et validation
    .text = Un jeton posé sur une carte validée garde son pouvoir s’il n’a pas servi. Un jeton dont le pouvoir a servi peut encore valider une carte.
rule-7_7 = Quand utiliser un pouvoir
    .text = Vous pouvez utiliser un pouvoir dès le tour où vous prenez le jeton, et autant de jetons que vous voulez par tour (règle maison).

## 8. Cartes Action

rule-8_1 = Les cartes
    .text = 4 couleurs de l’as au roi, et 2 Jokers. Les cartes de 2 à 10 sont mineures ; valets, dames et rois sont majeurs. Un as est mineur ou majeur, à votre choix.
rule-8_2 = Quelles cartes ont un pouvoir
    .text = Seules les cartes mineures de 2 à 10 ont un pouvoir ; les as et les majeures n’en ont pas, les Jokers non plus (règle maison pour les Jokers).
rule-8_3 = Jokers
    .text = Un Joker tient lieu d’une valeur quelconque dans une combinaison, un seul Joker par combinaison. Il paie comme carte mineure ou majeure. Il déplace Alice comme une carte de n’importe quelle couleur, de 1 ou 2 cases (règle maison).
rule-8_4 = Améliorer le déplacement
    .text = Défaussez une paire pour passer du niveau 1 au 2, un brelan du 2 au 3, un carré ou une suite de 4 valeurs du 3 au 4.
rule-8_5 = Niveau par niveau
    .text = Les niveaux se montent un par un. Vous pouvez améliorer plusieurs fois par tour, et profiter aussitôt, pour vous déplacer, de ce que vous avez amélioré avant.
rule-8_6 = Suites
    .text = Les couleurs ne comptent pas dans une suite. L’as se place sous le 2 ou au-dessus du roi, mais une suite ne boucle pas : dame, roi, as, 2 n’en est pas une (règle maison).
rule-8_7 = Utiliser un pouvoir
    .text = Pour utiliser un pouvoir, défaussez la carte ; vous recevez des PR selon ce que vous en avez utilisé. Le nombre de pouvoirs par tour n’est pas limité (règle maison).
rule-8_8 = Force
    .text = Un Cœur de 2 à 4 agit au plus 1 fois, de 5 à 7 au plus 2, de 8 à 10 au plus 3. Les autres couleurs suivent les mêmes paliers (règle maison).
rule-8_9 = Cœur
    .text = Déplacez aussitôt Alice de 1 case jusqu’à la force de la carte et recevez 1 PR par case. La poursuite s’applique comme d’habitude. Alice va en ligne droite dans l’une des 8 directions, bords compris ; elle ne réveille et ne repousse personne, sauf si la table joue avec cette option (règle maison).
rule-8_10 = Trèfle
    .text = Défaussez de 1 carte jusqu’à la force du Trèfle, reprenez-en autant dans la défausse et recevez 1 PR pour chacune. Vous choisissez librement parmi les cartes qui s’y trouvaient avant ; ni le Trèfle joué, ni les cartes que vous venez de défausser (règle maison).
rule-8_11 = Carreau
    .text = Chez des adversaires différents, jusqu’à la force de la carte : désignez un de leurs artefacts face cachée, regardez-le, puis échangez-le ou non avec un des vôtres. Recevez 1 PR par échange ; regarder est gratuit.
rule-8_12 = Pique
    .text = Chez des adversaires différents, jusqu’à la force de la carte : regardez la main, puis prenez-y une carte ou non. Recevez 1 PR par carte prise ; regarder est gratuit.
rule-8_13 = Qui peut être choisi
    .text = On ne peut pas choisir un adversaire sans artefact (Carreau) ou sans carte (Pique). Si vous n’avez pas d’artefact vous-même, vous pouvez regarder mais non échanger (règle maison).
rule-8_14 = Pioche vide
    .text = Quand une carte doit être piochée et que la pioche est vide, mélangez la défausse pour en former une nouvelle. Si les deux sont vides, on ne pioche pas (règle maison).

## 9. Valider les Rencontres

rule-9_1 = Valider
    .text = Pendant votre phase 1, vous pouvez valider autant de cartes Rencontre que vous voulez : posez la carte face visible avec tout ce qu’elle demande. Vous devez tout posséder à ce moment-là.
rule-9_2 = Une seule carte
    .text = Les jetons et les pions posés sur une carte ne servent plus à une autre.
rule-9_3 = Les soldats comptent toujours
    .text = Les soldats posés sur une carte valent toujours 2 PF chacun à la fin.
rule-9_4 = PF ou PR
    .text = Une carte validée donne ses PF à la fin. Une carte non validée donne ses PR, quoi que vous ayez déjà réuni pour elle.

## 10. Pioche

rule-10_1 = Cartes Action
    .text = En phase 2, vous piochez 3 cartes Action.
rule-10_2 = Cartes Rencontre
    .text = Ensuite, vous pouvez piocher 3 cartes Rencontre ; dans ce cas, vous devez en garder 1, 2 ou 3. Les autres sont remélangées dans le paquet (règle maison).
rule-10_3 = Peu de cartes
    .text = S’il reste moins de 3 cartes Rencontre, piochez celles-là ; s’il n’en reste aucune, on ne peut pas en piocher (règle maison).

## 11. Déplacer Alice

rule-11_1 = Jouer une carte
    .text = En phase 3, vous jouez une carte Action de votre main pour déplacer Alice ; elle est défaussée. Pour une main vide, voir 16.3.
rule-11_2 = Direction
    .text = La couleur propose une direction orthogonale (flèche marron) et une diagonale (flèche violette) ; à vous de choisir. Trèfle : ouest ou sud-ouest. Carreau : nord ou nord-ouest. Cœur : est ou nord-est. Pique : sud ou sud-est. (Le nord du Carreau et les flèches de Cœur et de Pique : règle maison.)
rule-11_3 = Distance
    .text = Une carte mineure déplace Alice de 1 case, une majeure de 2, un as de 1 ou 2. Un Joker la déplace de 1 ou 2 cases (règle maison).
rule-11_4 = Par-delà le bord
    .text = Quand Alice sort de l’échiquier, elle continue depuis le bord opposé. En diagonale, colonnes et rangées bouclent séparément : au sud-ouest de a1 se trouve h8 (règle maison).
rule-11_5 = Rien ne l’arrête
    .text = Alice ignore les obstacles et peut passer sur des joueurs. Seule sa case finale compte pour le Réveil.
rule-11_6 = Ordre
    .text = Après chaque pas d’Alice, on tire un pion pour la case qu’elle a quittée ; après le dernier vient le Réveil (règle maison).

## 12. Réveil d’Alice

rule-12_1 = Les autres joueurs seulement
    .text = Le Réveil frappe les autres joueurs, jamais celui qui déplace Alice.
rule-12_2 = À côté d’Alice
    .text = Un joueur dont le pion est sur l’une des 8 cases autour d’Alice reçoit 1 PR. Les cases de deux bords opposés ne sont pas voisines pour cela (règle maison).
rule-12_3 = Sur la case d’Alice
    .text = Un joueur dont le pion est sur la case d’Alice reçoit 3 PR, au lieu de 1, et est repoussé d’1 case dans le sens du déplacement d’Alice.
rule-12_4 = Repoussé au bord
    .text = Un pion qui serait repoussé hors de l’échiquier va sur une case adjacente choisie par son joueur : une case qui touche la sienne par un côté, sur l’échiquier, sans la Reine de Cœur, et autre que celle qu’Alice vient de quitter. De même si la Reine se tient là où il serait repoussé. S’il n’y a pas de telle case, le pion reste (règle maison).
rule-12_5 = Repoussé le long du bord
    .text = Un pion au bord est repoussé comme d’habitude si la case où il est repoussé est sur l’échiquier (règle maison).
rule-12_6 = Aucun effet après une poussée
    .text = Un pion repoussé n’applique pas l’effet de sa nouvelle case. Il n’y paie et n’y gagne rien non plus pour les obstacles (règle maison).
rule-12_7 = Protection
    .text = Un joueur frappé par le Réveil pose son marqueur de Protection et ne peut plus être frappé jusqu’au début de son prochain tour. Le marqueur est posé d’office ; un pion protégé ne reçoit pas de PR, n’est pas repoussé et peut partager la case d’Alice (règle maison).
rule-12_8 = Plusieurs joueurs
    .text = Si plusieurs joueurs sont frappés à la fois, on les traite dans l’ordre du tour, en commençant après le joueur actif (règle maison).

## 13. Poursuite d’Alice

rule-13_1 = Tirer du sac
    .text = Pour chaque case parcourue par Alice, tirez un pion du sac et placez-le sur la case qu’elle vient de quitter. Cela vaut aussi pour le pouvoir des Cœurs.
rule-13_2 = Deux pions identiques
    .text = Une case porte au plus un jardinier et un soldat. Un pion identique à un pion déjà présent retourne dans le sac, et on n’en tire pas d’autre (règle maison pour ce dernier point).
rule-13_3 = Une seule Reine
    .text = Il y a au plus une Reine de Cœur sur l’échiquier. Une Reine tirée du sac est placée, et celle qui était sur l’échiquier quitte la partie.
rule-13_4 = En compagnie
    .text = Une Reine peut se tenir avec un jardinier et un soldat.
rule-13_5 = Sac vide
    .text = Si le sac est vide, rien n’est placé (règle maison).
rule-13_6 = Sous un pion
    .text = Un obstacle placé sous un pion ne lui fait rien ; le pion repart librement (règle maison).

## 14. Cartes Folie

rule-14_1 = Huit sur dix-sept
    .text = Une carte Folie est dévoilée à chaque manche à partir de la manche 3, soit 8 par partie. Les effets des 17 cartes sont les nôtres (règle maison).
rule-14_2 = Aussitôt ou pour une manche
    .text = Les cartes « aussitôt » sont résolues une seule fois, dans l’ordre du tour. Les autres changent les règles pour tous les tours de la manche (règle maison).

## 15. Fin de la partie et décompte

rule-15_1 = Fin
    .text = La partie se termine après la manche 10.
rule-15_2 = Déplacement
    .text = Votre niveau de déplacement donne 0, 2, 5 ou 10 PF au niveau 1, 2, 3 ou 4. Seul le niveau atteint compte.
rule-15_3 = Artefacts
    .text = Chaque artefact donne ses PF. En plus, 2 artefacts d’un même type donnent 5 PF, 3 d’un même type 12 PF. 4 d’un même type donnent aussi 12 PF (règle maison).
rule-15_4 = Rencontres
    .text = Chaque carte Rencontre validée donne ses PF.
rule-15_5 = Soldats
    .text = Chaque soldat vaincu donne 2 PF. Les jardiniers ne donnent rien.
rule-15_6 = PR finaux
    .text = Vos PR sont ceux de votre compteur, plus ceux de toutes vos cartes Rencontre non validées.
rule-15_7 = Malus
    .text = Le joueur qui a le plus de PR perd 10 PF, le deuxième 5, le troisième 2, le quatrième aucun.
rule-15_8 = Égalité de PR
    .text = Des joueurs à égalité de PR prennent tous le malus du rang qu’ils partagent. Les rangs suivants sont sautés : avec 9, 9, 4 et 1 PR, les malus sont de 10, 10, 2 et 0 (règle maison pour les rangs sautés).
rule-15_9 = À deux ou trois
    .text = Le même barème sert à moins de joueurs : à deux, 10 et 5 ; à trois, 10, 5 et 2. Un joueur qui a 0 PR ne perd rien (règle maison).
rule-15_10 = Égalité de PF
    .text = À égalité de PF l’emporte celui qui a le moins de PR, puis le plus de Rencontres validées, puis le plus d’artefacts ; au-delà, la victoire est partagée (règle maison).

## 16. Points de détail

rule-16_1 = L’effet de la case est-il facultatif ?
    .text = Oui. Le résumé du livret le présente comme obligatoire, son texte détaillé le laisse au choix du joueur, et c’est le texte détaillé qui est suivi. Payer les obstacles n’est jamais facultatif (règle maison).
rule-16_2 = Trèfle avec peu de cartes
    .text = Le Trèfle n’échange pas plus de cartes que vous n’en avez en plus du Trèfle, ni plus que la défausse n’en contenait avant. Avec une défausse vide, ou sans autre carte en main, le pouvoir ne peut pas être utilisé (règle maison).
rule-16_3 = Aucune carte pour Alice
    .text = Si vous n’avez pas de carte Action en phase 3, Alice ne bouge pas, rien n’est tiré du sac et personne n’est frappé. Cela n’arrive que sans limite de main, quand pioche et défausse sont vides (règle maison).
rule-16_4 = Un Réveil à 0 PR
    .text = Un Réveil qui donne 0 PR (Sommeil profond) reste un Réveil : le pion est repoussé et le marqueur de Protection posé. Un jeton rouge ne peut pas être utilisé, car il n’y a rien à annuler (règle maison).
rule-16_5 = De l’autre côté du miroir
    .text = Glissades, sauts de Cavalier et pas après un terrier passent tous par-delà le bord, et les obstacles en chemin comptent comme d’habitude. Un pion ne survole jamais sa case de départ et ne s’y arrête pas. Les poussées d’Alice et son voisinage ne passent jamais par-delà le bord (règle maison).
rule-16_6 = Donner des cartes
    .text = Quand on se passe des cartes, un joueur sans carte Action n’en donne pas et en reçoit quand même une (règle maison).
rule-16_7 = Cartes Folie sur les obstacles
    .text = Les jardiniers gratuits, et n’importe quelle carte contre un soldat, valent aussi pour les terriers de sortie et pour le pas qui suit. Sur une case avec les deux obstacles, chaque coût est considéré à part (règle maison).
rule-16_8 = Cartes Folie sur la portée
    .text = Elles ne changent que les déplacements du plateau Déplacement : le terrier et le pas qui suit restent tels quels. « Mange-moi » allonge aussi le pas du Roi que conservent les niveaux supérieurs de la face B (règle maison).
rule-16_9 = Cartes Folie sur Alice
    .text = Avec « En retard, en retard ! », un as ou un Joker déplace Alice de 2 ou 3 cases. Avec « Sens dessus dessous », un Joker désigne une couleur, dont on prend les flèches inversées. Ni l’une ni l’autre ne change le pouvoir des Cœurs (règle maison).
rule-16_10 = Qui sait quoi après un pouvoir
    .text = Un artefact reçu en échange reste face cachée et est connu des deux joueurs de l’échange. Une carte prise avec un Pique peut servir dans le même tour. Une main ou un artefact regardé n’est montré qu’au joueur actif (règle maison).
rule-16_11 = Repoussé à côté d’Alice
    .text = Un pion repoussé sur une case voisine d’Alice n’est pas frappé une seconde fois par le même Réveil. Deux pions sur sa case sont repoussés l’un après l’autre, voir 12.8, et peuvent finir sur la même case (règle maison).
rule-16_12 = Jouer sans limite de main
    .text = Le livret ne fixe pas de limite de main. Celle de 10, en 3.7, est la valeur par défaut ; une table peut s’en passer, comme imprimé, et 8.14 et 16.3 disent alors ce qui arrive quand les piles s’épuisent (règle maison).
rule-16_13 = Quels pions au bord choisissent
    .text = Lu à la lettre, le livret laisse tout pion frappé au bord choisir sa case, même si la poussée resterait sur l’échiquier. Sa raison et son exemple parlent d’un pion qui sortirait de l’échiquier ; 12.5 s’applique donc (règle maison).
rule-16_14 = Sans plafond
    .text = Un compteur Réveil n’a pas de maximum (règle maison).
rule-16_15 = Nouvelles cartes Rencontre
    .text = Les cartes Rencontre piochées en phase 2 peuvent être validées dès votre phase 1 suivante. Celles de la manche 10 ne peuvent que coûter des PR ; vous pouvez donc renoncer à piocher, voir 10.2 (règle maison).
