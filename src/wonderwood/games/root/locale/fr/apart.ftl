# Les cartes du même nom se distinguent par leur couleur, ajoutée à la première ou seconde carte d’un choix.
which-first = { $first_id ->
    [bird_ambush] { " " }({ suit-bird })
    [bird_crossbow] { " " }({ suit-bird })
    [fox_ambush] { " " }({ suit-fox })
    [fox_root_tea] { " " }({ suit-fox })
    [fox_travel_gear] { " " }({ suit-fox })
    [rabbit_ambush] { " " }({ suit-rabbit })
    [rabbit_root_tea] { " " }({ suit-rabbit })
    [mouse_ambush] { " " }({ suit-mouse })
    [mouse_crossbow] { " " }({ suit-mouse })
    [mouse_root_tea] { " " }({ suit-mouse })
    [mouse_travel_gear] { " " }({ suit-mouse })
   *[other] { "" }
  }
which-second = { $second_id ->
    [bird_ambush] { " " }({ suit-bird })
    [bird_crossbow] { " " }({ suit-bird })
    [fox_ambush] { " " }({ suit-fox })
    [fox_root_tea] { " " }({ suit-fox })
    [fox_travel_gear] { " " }({ suit-fox })
    [rabbit_ambush] { " " }({ suit-rabbit })
    [rabbit_root_tea] { " " }({ suit-rabbit })
    [mouse_ambush] { " " }({ suit-mouse })
    [mouse_crossbow] { " " }({ suit-mouse })
    [mouse_root_tea] { " " }({ suit-mouse })
    [mouse_travel_gear] { " " }({ suit-mouse })
   *[other] { "" }
  }

# Avec l’option qui garde la face des objets réparés, ceux qui reviennent épuisés le disent.
which-side = { $second_id ->
    [damaged_spent] { " " }({ state-spent })
   *[other] { "" }
  }
