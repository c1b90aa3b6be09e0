# Ce que dit le plateau dans le navigateur.

board-label = Plateau de Wonderland
board-person = { $name } ({ $color })
board-free = gratuit
board-toll = défaussez { toll-cards }
toll-cards = { $minor ->
        [0] { "" }
        [one] { $minor } carte mineure
       *[other] { $minor } cartes mineures
    }{ $major ->
        [0] { "" }
       *[other] { $minor ->
            [0] { "" }
           *[other] { " " }et{ " " }
        }{ $major ->
            [one] { $major } carte majeure
           *[other] { $major } cartes majeures
        }
    }{ $any ->
        [0] { "" }
       *[other] { $minor ->
            [0] { $major ->
                [0] { "" }
               *[other] { " " }et{ " " }
            }
           *[other] { " " }et{ " " }
        }{ $any ->
            [one] { $any } carte quelconque
           *[other] { $any } cartes quelconques
        }
    }
board-hand = Main
board-no-cards = Aucune carte Action.
board-goals = Rencontres
board-no-goals = Aucune carte Rencontre.
board-people = Personnages rencontrés
board-no-people = Personne encore.
board-artifacts = Artefacts
board-no-artifacts = Aucun : rencontrez quelqu’un sur le plateau.
board-pf = { $count } { point-pf.short }
board-or-pr = sinon { $count } { point-pr.short }
board-pr-if-not = et { $count } de plus pour les rencontres non validées
board-used = pouvoir utilisé
board-on-card = sur { $card }
board-pieces = { $name } : { $count }{ $laid ->
        [0] { "" }
       *[other] , dont { $laid } sur des cartes
    }
board-offered = Rencontres à choisir
board-eyed = Artefacts que vous regardez
board-hand-of = La main de { $name }
board-discard = Défausse
board-round = Manche { $round } sur { $rounds }
board-no-folly = La première carte arrive à la manche { $round }.
board-bag = Sac : { $gardeners } jardiniers, { $soldiers } soldats, { $queens } Reines de Cœur
board-deck = Pioche : { $count ->
        [one] { $count } carte Action
       *[other] { $count } cartes Action
    }
board-discard-count = Défausse : { $count ->
        [one] { $count } carte Action
       *[other] { $count } cartes Action
    }
board-encounter-deck = { $count ->
        [one] Encore { $count } carte Rencontre
       *[other] Encore { $count } cartes Rencontre
    }
board-artifact-piles = Artefacts restants : vert { $green }, jaune { $yellow }, bleu { $blue }, rouge { $red }
board-compass = Où chaque couleur de carte mène Alice
board-hidden-artifact = Artefact de { $name }, face cachée : { $color }
board-known = Connues en main :

effect-move = { $minor ->
        [0] { $major ->
            [0] { $any ->
                [0] Ne coûte aucune carte.
               *[other] Coûte { toll-cards }.
            }
           *[other] Coûte { toll-cards }.
        }
       *[other] Coûte { toll-cards }.
    }{ $ground ->
        [person] { " " }Quelqu’un à rencontrer : son jeton et un artefact.
        [hole] { " " }Un terrier mène plus loin.
       *[plain] { "" }
    }
effect-go = { $struck ->
        [0] Personne n’est réveillé.
        [one] Réveille un joueur : { $pr } PR.
       *[other] Réveille { $struck } joueurs : { $pr } PR en tout.
    } { $steps ->
        [one] Une pièce est tirée du sac.
       *[other] { $steps } pièces sont tirées du sac.
    }
effect-guide = Vous coûte { $pr } PR. { $steps ->
        [one] Une pièce est tirée du sac.
       *[other] { $steps } pièces sont tirées du sac.
    }
effect-raise = Ce niveau vaut { $pf } PF à la fin. Vous posez ensuite les cartes.
effect-validate = { $pf } PF à la fin, et aucun point de Réveil pour elle.
warning-draw = C’est la dernière manche : les cartes piochées maintenant ne peuvent que coûter des points de Réveil.
