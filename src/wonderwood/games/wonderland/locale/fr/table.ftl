# Ce qui se dit à la table de Wonderland : choix, questions, journal, phases.

## Choix

verb-move = Aller en { $first }
verb-glide = Survoler jusqu’en { $first } (jeton bleu)
verb-raise = Améliorer le déplacement : { $first }
verb-lay = Poser { $first }
verb-use = Utiliser le pouvoir : { $first }
verb-validate = Valider « { $first } »
verb-flip = { $first_id ->
    [green] Jeton vert : piocher des cartes
    [yellow] Jeton jaune : annuler les points de Réveil
    [red] Jeton rouge : annuler les points de Réveil
   *[other] Jeton : { $first }
  }
verb-done = Finir les actions
verb-pay = Payer avec { $first }
verb-visit = Faire la rencontre
verb-dive = Descendre, ressortir en { $first }
verb-step = Faire un pas en { $first }
verb-stay = Rester ici
verb-take = Garder { $first }
verb-guide = { $first }, { $second ->
    [one] 1 case
   *[other] { $second } cases
  }
verb-discard = Défausser { $first }
verb-recover = Reprendre { $first }
verb-peek = { $first } : regarder un artefact ({ $second })
verb-find = Revoir { $first }
verb-swap = Donner { $first } en échange
verb-spy = Regarder la main : { $first }
verb-steal = Prendre { $first }
verb-leave = Ne rien prendre
verb-stop = Cela suffit
verb-accept = Prendre les points de Réveil
verb-draw = Piocher des cartes Rencontre
verb-skip = Ne pas en piocher
verb-keep = Garder celles-ci
verb-return = Rendre « { $first } »
verb-play = Déplacer Alice avec { $first }
verb-go = { $first }, { $second ->
    [one] 1 case
   *[other] { $second } cases
  }
verb-flee = Se replier en { $first }
verb-give = Donner { $first }

## Questions

ask-keep = Quelles cartes Rencontre gardez-vous ? Au moins une.
ask-give = Choisissez une carte pour { $to }.
ask-act = À vous : déplacez votre pion, jouez des cartes, utilisez des jetons, validez des rencontres.
ask-pay_minor = Aller en { $square } coûte { $left ->
    [one] 1 carte mineure
   *[other] { $left } cartes mineures
  }. Laquelle ?
ask-pay_major = Affronter le soldat en { $square } coûte { $left ->
    [one] 1 carte majeure
   *[other] { $left } cartes majeures
  }. Laquelle ?
ask-pay_any = Aller en { $square } coûte { $left ->
    [one] 1 carte quelconque
   *[other] { $left } cartes quelconques
  }. Laquelle ?
ask-lay = Quelles cartes posez-vous pour « { $mode } » ?
ask-visit = Sur cette case : { $character }. Faites-vous la rencontre ?
ask-hole = Un terrier. Y descendre coûte { $pr ->
    [0] 0 point de Réveil
    [one] 1 point de Réveil
   *[other] { $pr } points de Réveil
  }. Où ressortez-vous ?
ask-step = Un pas hors du terrier ?
ask-take = Quel artefact gardez-vous ?
ask-guide = { $card } : où va Alice ?
ask-exchange = { $card } : quelles cartes échangez-vous ? Encore { $left } au plus.
ask-recover = Quelle carte prenez-vous dans la défausse ? Encore { $left }.
ask-peek = { $card } : à qui regardez-vous un artefact ? Encore { $left } au plus.
ask-swap = { $owner } a { $token }. L’échangez-vous contre un des vôtres ?
ask-spy = { $card } : de qui regardez-vous la main ? Encore { $left } au plus.
ask-steal = Quelle carte prenez-vous à { $owner } ?
ask-power_pr = Ce pouvoir donne { $pr ->
    [one] 1 point de Réveil
   *[other] { $pr } points de Réveil
  }. Utiliser un jeton ?
ask-draw = Piochez-vous des cartes Rencontre ?
ask-play = Quelle carte déplace Alice ?
ask-go = { $card } : où va Alice ?
ask-wake_pr = Alice s’agite : { $pr ->
    [one] 1 point de Réveil
   *[other] { $pr } points de Réveil
  } pour vous. Utiliser un jeton ?
ask-flee = Alice vous repousse et la voie est barrée. Où allez-vous ?
ask-limit = Trop de cartes en main : défaussez-en { $left }.

## Journal

log-laid = { $corner } : { $quadrant }{ $turns ->
    [0] { "" }
    [one] , rotation d’un quart de tour
   *[other] , rotation de { $turns } quarts de tour
  }.
log-first = { $who } commence.
log-alice_starts = Alice s’endort en { $square }.
log-kept = { $who } garde { $count ->
    [one] 1 carte Rencontre
   *[other] { $count } cartes Rencontre
  }.
log-kept_card = { $who } garde « { $encounter } ».
log-round_begins = Manche { $round }.
log-folly_shown = Folie : { $folly }
log-turn_begins = À { $who } de jouer.
log-marker_back = { $who } reprend son marqueur de Protection.
log-gave = { $who } donne { $card ->
    [none] une carte
   *[other] { $card }
  } à { $to }.
log-queen_leaves = La Reine de Cœur quitte { $square } pour de bon.
log-pr_adjusted = { $who } : { $amount ->
    [one] { $amount } point de Réveil
   *[other] { $amount } points de Réveil
  }.
log-paid = { $who } paie avec { $card }.
log-moved = { $who } va de { $start } en { $square }.
log-stood_still = { $who } ne peut pas bouger.
log-gardener_met = { $who } parle à un jardinier{ $count ->
    [0] { " " }et ne gagne rien : la réserve est vide
    [one] { " " }et en gagne un
   *[other] { " " }et en gagne { $count }
  }.
log-soldier_beaten = { $who } bat le soldat en { $square }.
log-character_met = { $who } fait une rencontre : { $character }.
log-artifact_taken = { $who } prend un artefact ({ $color }){ $token ->
    [none] { "" }
   *[other] { " " }: { $token }
  }.
log-artifact_put_under = { $who } remet un artefact sous la pile ({ $color }){ $token ->
    [none] { "" }
   *[other] { " " }: { $token }
  }.
log-went_down = { $who } descend dans le terrier en { $start } et ressort en { $square }{ $pr ->
    [0] { "" }
    [one] { " " }: 1 point de Réveil
   *[other] { " " }: { $pr } points de Réveil
  }.
log-stepped = { $who } fait un pas de { $start } en { $square }.
log-token_flipped = { $who } utilise un jeton : { $character }.
log-raised = { $who } améliore son déplacement : { $mode }.
log-laid_card = { $who } pose { $card }.
log-power_used = { $who } utilise un pouvoir : { $card }.
log-power_pr = { $who } prend pour cela { $pr ->
    [one] 1 point de Réveil
   *[other] { $pr } points de Réveil
  }.
log-power_pr_cancelled = { $who } ne prend aucun point de Réveil pour cela.
log-exchanged = { $who } défausse { $card }.
log-recovered = { $who } prend { $card } dans la défausse.
log-peeked = { $who } regarde un artefact de { $owner } ({ $color }){ $token ->
    [none] { "" }
   *[other] { " " }: { $token }
  }.
log-swapped = { $who } échange avec { $owner } : donne { $given ->
    [none] un artefact ({ $given_color })
   *[other] { $given }
  }, prend { $taken ->
    [none] un artefact ({ $taken_color })
   *[other] { $taken }
  }.
log-spied = { $who } regarde la main de { $owner }.
log-spied_card = Dans la main de { $owner } : { $card }.
log-stole = { $who } prend { $card ->
    [none] une carte
   *[other] { $card }
  } à { $owner }.
log-validated = { $who } valide « { $encounter } ».
log-drew = { $who } { $count ->
    [0] ne pioche rien : les deux piles sont vides
    [one] pioche 1 carte
   *[other] pioche { $count } cartes
  }.
log-drew_card = { $who } pioche { $card }.
log-reshuffled = La défausse ({ $count ->
    [one] 1 carte
   *[other] { $count } cartes
  }) est mélangée et devient la pioche.
log-alice_led = { $who } déplace Alice avec { $card }.
log-alice_walked = Alice va de { $start } en { $square } ({ $direction }).
log-alice_stayed = { $who } n’a pas de carte : Alice reste.
log-obstacle_placed = { $obstacle } en { $square }.
log-obstacle_back = { $obstacle } : déjà en { $square }, retour au sac.
log-queen_replaced = La Reine de Cœur en { $square } sort du jeu.
log-bag_empty = Le sac est vide : rien en { $square }.
log-woken_near = Alice s’agite près de { $who } : { $pr ->
    [0] aucun point de Réveil
    [one] 1 point de Réveil
   *[other] { $pr } points de Réveil
  }.
log-woken_here = Alice trébuche sur { $who } : { $pr ->
    [0] aucun point de Réveil
    [one] 1 point de Réveil
   *[other] { $pr } points de Réveil
  }.
log-wake_pr_cancelled = { $who } ne prend aucun point de Réveil cette fois.
log-pushed = Alice repousse { $who } en { $square }.
log-protected = { $who } pose son marqueur de Protection.
log-threw_away = { $who } défausse { $card } : la main est pleine.
log-game_ends = La partie est finie.

## Phases

phase-setup = Mise en place
phase-dealt = Choix des rencontres
phase-passing = Passage de cartes
phase-actions = Déplacement et actions
phase-square_effect = Case
phase-choose_artifact = Choix d’un artefact
phase-after_hole = Sortie du terrier
phase-guide = Pouvoir de Cœur
phase-exchange = Pouvoir de Trèfle
phase-recover = Pouvoir de Trèfle
phase-peek = Pouvoir de Carreau
phase-swap = Pouvoir de Carreau
phase-spy = Pouvoir de Pique
phase-steal = Pouvoir de Pique
phase-power_cost = Prix d’un pouvoir
phase-drawing = Pioche
phase-choose_encounters = Choix des rencontres
phase-alice_card = Déplacement d’Alice
phase-alice_way = Déplacement d’Alice
phase-wake = Réveil d’Alice
phase-hand_limit = Limite de main

## Le plateau en texte

draw-round = Manche
draw-folly = Folie
draw-key = A Alice · pions G vert, Y jaune, B bleu, R rouge · g jardinier · s soldat · Q Reine de Cœur · o terrier
draw-hand = Main
draw-goals = Rencontres à valider
draw-done = Validées
draw-met = Jetons
draw-artifacts = Artefacts
draw-soldiers = Soldats
draw-gardeners = Jardiniers
draw-cards = Cartes
draw-pr = Points de Réveil
draw-protected = protection
draw-used = utilisé
draw-bag = Sac
draw-discard = Défausse
folly-none = Aucune carte Folie
