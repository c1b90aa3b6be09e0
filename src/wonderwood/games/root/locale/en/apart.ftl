# Cards of one name are told apart by their suit: added to the first or second card of a choice.
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

# With the option that repaired items keep their side, those that come back exhausted say so.
which-side = { $second_id ->
    [damaged_spent] { " " }({ state-spent })
   *[other] { "" }
  }
