# Карты с одним названием различаются мастью: она добавляется к первой или второй карте выбора.
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

# С настройкой, сохраняющей сторону починенных предметов: какие вернутся истощёнными.
which-side = { $second_id ->
    [damaged_spent] { " " }({ state-spent })
   *[other] { "" }
  }
