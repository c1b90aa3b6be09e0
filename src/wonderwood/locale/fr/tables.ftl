# Propositions pour une nouvelle table, et suites de parties.

new-presets = { $count ->
    [one] Suggestions pour un joueur
   *[other] Suggestions pour { $count } joueurs
  }
chain-go-on = Jouer la partie suivante
chain-next = Aller à la partie suivante
chain-before = La partie précédente
