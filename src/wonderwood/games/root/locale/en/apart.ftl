# Cards of one name are told apart by their suit: added to the first or second card of a choice.
which-first = { $first_id ->
    [bird_ambush] { " " }({ suit-bird })
    [bird_crossbow] { " " }({ suit-bird })
    [bird_dominance] { " " }({ suit-bird })
    [bird_spy] { " " }({ suit-bird })
    [fox_ambush] { " " }({ suit-fox })
    [fox_dominance] { " " }({ suit-fox })
    [fox_root_tea] { " " }({ suit-fox })
    [fox_spy] { " " }({ suit-fox })
    [fox_travel_gear] { " " }({ suit-fox })
    [rabbit_ambush] { " " }({ suit-rabbit })
    [rabbit_dominance] { " " }({ suit-rabbit })
    [rabbit_root_tea] { " " }({ suit-rabbit })
    [rabbit_spy] { " " }({ suit-rabbit })
    [mouse_ambush] { " " }({ suit-mouse })
    [mouse_crossbow] { " " }({ suit-mouse })
    [mouse_dominance] { " " }({ suit-mouse })
    [mouse_root_tea] { " " }({ suit-mouse })
    [mouse_spy] { " " }({ suit-mouse })
    [mouse_travel_gear] { " " }({ suit-mouse })
   *[other] { "" }
  }
which-second = { $second_id ->
    [bird_ambush] { " " }({ suit-bird })
    [bird_crossbow] { " " }({ suit-bird })
    [bird_dominance] { " " }({ suit-bird })
    [bird_spy] { " " }({ suit-bird })
    [fox_ambush] { " " }({ suit-fox })
    [fox_dominance] { " " }({ suit-fox })
    [fox_root_tea] { " " }({ suit-fox })
    [fox_spy] { " " }({ suit-fox })
    [fox_travel_gear] { " " }({ suit-fox })
    [rabbit_ambush] { " " }({ suit-rabbit })
    [rabbit_dominance] { " " }({ suit-rabbit })
    [rabbit_root_tea] { " " }({ suit-rabbit })
    [rabbit_spy] { " " }({ suit-rabbit })
    [mouse_ambush] { " " }({ suit-mouse })
    [mouse_crossbow] { " " }({ suit-mouse })
    [mouse_dominance] { " " }({ suit-mouse })
    [mouse_root_tea] { " " }({ suit-mouse })
    [mouse_spy] { " " }({ suit-mouse })
    [mouse_travel_gear] { " " }({ suit-mouse })
   *[other] { "" }
  }

# With the option that repaired items keep their side, those that come back exhausted say so.
which-side = { $second_id ->
    [damaged_spent] { " " }({ state-spent })
   *[other] { "" }
  }
