# The names of the components, and in .text what they do. Numbers of cards are told by label-* and fact-* from the data.

## The game

game-title = It’s a Wonderful Kingdom
    .text = Two duchies, one throne: offer cards, take what your rival leaves you, and build the better duchy in four rounds.

## Resources and tokens

resource-materials = Materials
resource-population = Population
resource-gold = Gold
resource-exploration = Exploration
resource-krystallium = Krystallium
    .text = Takes the place of any basic cube at any time, but never of a Soldier.
resource-soldier = Soldier
    .text = Fills Soldier spaces, defeats Threats, pays Advisors, moves armies. Worth nothing at the end.
token-trap = Trap token
    .text = Place an offered card face down.
token-spy = Spy token
    .text = Find out what a face-down card is.
token-stolen = Stolen token
    .text = Covers a production icon: it produces nothing.
token-step = Step token
    .text = Marks a Quest step you have done.
token-illusion = Illusion token
    .text = Marks an offered card that you may swap in when you select.
token-army = Army pawn

## Card types and kinds

type-structure = Structure
type-company = Company
type-monument = Monument
type-discovery = Discovery
kind-development = Development card
kind-treasure = Treasure
kind-calamity = Calamity
kind-threat = Threat
kind-advisor = Advisor
set-base = Base game
set-deluxe = Deluxe set
set-conquest = Conquest set
colour-red = Red
colour-blue = Blue

## Phases

phase-choice = Choice phase
phase-planning = Planning phase
phase-production = Production phase
phase-end = End of the game

## Areas

area-offer = Offer area
area-selection = Selection area
area-construction = Construction area
area-duchy = Duchy
area-council = Council area
area-alchemy = Alchemy area
area-training = Training area
area-reserve = Reserve
area-hand = Hand
area-supply = Supply
area-development_deck = Development deck
area-danger_deck = Danger deck
area-discard = Discard pile

## Modules

module-threat = Threat module
    .text = Each player brings a pack of Threats; Soldiers defeat them in a Combat phase.
module-advisors = Advisors module
    .text = Gather Advisors in your Council and pay Soldiers for their powers.
module-quest = Quest module
    .text = Pay for the steps of a quest; without its final step nobody wins.
module-conquest = Conquest module
    .text = Move armies over a map: its territories produce, and score at the end.

## Medals

medal-bronze = Bronze medal
medal-silver = Silver medal
medal-gold = Gold medal
medal-none = No medal

## What a card says, from its numbers

label-cost = Construction cost
label-recycling = Recycling bonus
label-production = Production
label-bonus = Construction bonus
label-vp = Victory points
label-combat_cost = Combat cost
label-vp_if_undefeated = If undefeated
label-power_cost = Cost of the power
label-selection_bonus = Selection bonus
label-start = At the start
label-solo_vp = Solo, at the end
label-step_cost = Cost
label-gain = Gain
label-gain_first = Gain of the first to finish
label-gain_second = Gain of the second
fact-amount = { $amount } × { $resource }
fact-amount_per = { $amount } × { $resource } per { $type }
fact-vp = { $amount } VP
fact-vp_per = { $amount } VP per { $type }
fact-spy_token = { $count } × Spy token

## Structures

card-farm = Farm
card-hamlet = Hamlet
card-guild = Guildhall
card-quarry = Quarry
card-barracks = Barracks
card-port = Port
card-market = Market
card-watchtower = Watchtower
card-alchemical_forge = Alchemical Forge
card-high_wall = High Wall

## Companies

card-navigators = Navigators
card-great_army = Great Army
card-artificers = Artificers
card-recruiter = Recruiter
card-royal_guard = Royal Guard
card-secret_brotherhood = Secret Brotherhood
card-expeditionary_corps = Expeditionary Corps
card-miners = Miners
card-merchants = Merchants
card-mercenaries = Mercenaries
card-scouts = Scouts

## Monuments

card-royal_keep = Royal Keep
card-cathedral = Cathedral
card-great_lighthouse = Great Lighthouse
card-grand_library = Grand Library
card-arena = Arena
card-founder_statue = Founder’s Statue
card-triumphal_arch = Triumphal Arch
card-grand_bazaar = Grand Bazaar
card-royal_treasury = Royal Treasury
card-hanging_gardens = Hanging Gardens
card-war_academy = War Academy
card-guild_council = Guild Council
card-throne_room = Throne Room

## Discoveries

card-infernal_gate = Infernal Gate
card-giants_cache = Giants’ Cache
card-dragon_eggs = Dragon Eggs
card-tatis_tribe = Tatis Tribe
card-warlord_tomb = Warlord’s Tomb
card-sunken_city = Sunken City
card-elder_forest = Elder Forest
card-shipwreck = Treasure Wreck
card-crystal_caves = Crystal Caves
card-sword_of_kings = Sword of Kings
card-oracle_isle = Oracle’s Isle
card-phoenix_nest = Phoenix Nest
card-elven_ruins = Elven Ruins

## Deluxe Development cards

card-windmill = Windmill
card-griffon_riders = Griffon Riders
card-wandering_circus = Wandering Circus
card-great_clock = Great Clock
card-ley_nexus = Ley Nexus

## Treasures and the Calamity

card-treasure_mat_mat = Treasure (Materials, Materials)
    .text = Recycle it in Planning for 2 resources; it cannot be built.
card-treasure_mat_pop = Treasure (Materials, Population)
    .text = Recycle it in Planning for 2 resources; it cannot be built.
card-treasure_mat_gol = Treasure (Materials, Gold)
    .text = Recycle it in Planning for 2 resources; it cannot be built.
card-treasure_mat_exp = Treasure (Materials, Exploration)
    .text = Recycle it in Planning for 2 resources; it cannot be built.
card-treasure_pop_pop = Treasure (Population, Population)
    .text = Recycle it in Planning for 2 resources; it cannot be built.
card-treasure_pop_gol = Treasure (Population, Gold)
    .text = Recycle it in Planning for 2 resources; it cannot be built.
card-treasure_pop_exp = Treasure (Population, Exploration)
    .text = Recycle it in Planning for 2 resources; it cannot be built.
card-treasure_gol_gol = Treasure (Gold, Gold)
    .text = Recycle it in Planning for 2 resources; it cannot be built.
card-treasure_gol_exp = Treasure (Gold, Exploration)
    .text = Recycle it in Planning for 2 resources; it cannot be built.
card-treasure_exp_exp = Treasure (Exploration, Exploration)
    .text = Recycle it in Planning for 2 resources; it cannot be built.
card-calamity = Calamity
    .text = Cannot be recycled: it joins your Duchy and costs you 4 VP.

## Duchies

duchy-teressia = Teressia
duchy-valados = Valados
duchy-senada = Senada
face-A = Face A
    .text = Asymmetric. Solo it costs 15 VP at the end.
face-B = Face B
    .text = The same for every duchy.
face-C = Face C
    .text = 5 Krystallium at the start, no production.
face-D = Face D
    .text = Asymmetric, and harder than face A.
face-E = Face E
    .text = For Conquest only: the map produces, not the duchy card.

## Threat packs

pack-giant_rats = Giant Rats
    .text = When you select a Giant Rat it moves to your Construction area; then add 1 Vermin for each Giant Rat there.
pack-frost_giants = Frost Giants
    .text = Freezes one of your cards under construction: it can be neither built nor recycled. To defeat the Giant, complete the card and pay the combat cost.
pack-shadows = Shadows
    .text = Each round, for each undefeated Shadow, discard 1 of your selected cards without its bonus; your opponent adds 1 resource (2 for a Treasure) to their Alchemy area.
pack-thieves = Thieves
    .text = When you select a Thief, cover one production icon of your Duchy with a Stolen token. Defeating a Thief removes one such token.
pack-sisters_of_misfortune = Sisters of Misfortune
    .text = At the end of each Planning, for each Sister you hold, remove 1 basic cube from your cards under construction. Defeat all four for 20 VP.
pack-siphons = Siphons
    .text = Undefeated, a Siphon produces 1 resource of its type for your opponent each round; defeated, it joins your Duchy and produces for you.
pack-black_dragons = Black Dragons
    .text = Each round lose 1 Soldier for each undefeated Dragon; a defeated one gives 2 Krystallium. Secured Eggs score 3 VP for one, 10 VP for two.
pack-illusionists = Illusionists
    .text = In each Production phase your opponent takes 1 Illusion token for each Illusionist you hold, up to 3 in play. A token on an offered card allows a swap.

## Threats

card-giant_rat = Giant Rat
    .text = On arrival: 1 Vermin for each Giant Rat in your Construction area, itself included.
card-vermin = Vermin
    .text = No effect of its own, but it costs VP until you defeat it.
card-frost_giant = Frost Giant
    .text = Freezes a card under construction until you complete that card and pay the combat cost.
card-shadow = Shadow
    .text = Each round discard one of your selected cards; your opponent gains its resource in Alchemy.
card-thief = Thief
    .text = On arrival covers one of your production icons. Defeat a Thief to free an icon.
card-sister_storm = Storm
    .text = At the end of each Planning removes 1 basic cube from your cards under construction.
card-sister_drought = Drought
    .text = At the end of each Planning removes 1 basic cube from your cards under construction.
card-sister_disease = Disease
    .text = At the end of each Planning removes 1 basic cube from your cards under construction.
card-sister_famine = Famine
    .text = At the end of each Planning removes 1 basic cube from your cards under construction.
card-siphon_materials = Siphon of Materials
    .text = Produces 1 Materials for your opponent until defeated, then for you.
card-siphon_population = Siphon of Population
    .text = Produces 1 Population for your opponent until defeated, then for you.
card-siphon_gold = Siphon of Gold
    .text = Produces 1 Gold for your opponent until defeated, then for you.
card-siphon_exploration = Siphon of Exploration
    .text = Produces 1 Exploration for your opponent until defeated, then for you.
card-black_dragon_female = Black Dragoness
    .text = Takes 1 Soldier from you each round; defeated, she gives 2 Krystallium.
card-black_dragon_male = Black Dragon
    .text = Takes 1 Soldier from you each round; defeated, he gives 2 Krystallium.
card-black_dragon_egg = Black Dragon Egg
    .text = Harmless. Pay its combat cost to secure it: 3 VP for one Egg, 10 VP for two.
card-illusionist = Illusionist
    .text = In each Production phase gives your opponent 1 Illusion token.

## Advisors

card-enlightened_prophet = The Enlightened Prophet
    .text = Look secretly at up to 2 face-down cards in the Offer areas.
card-grey_eminence = The Grey Eminence
    .text = Draw 3 cards of the Development deck, keep 1 in your Selection area and discard the others.
card-master_cartographer = The Master Cartographer
    .text = In the Exploration step take 2 more Exploration; they do not count for Supremacy.
card-master_mason = The Master Mason
    .text = In the Materials step take 2 more Materials; they do not count for Supremacy.
card-burgomaster = The Burgomaster
    .text = In the Population step take 2 more Population; they do not count for Supremacy.
card-grand_treasurer = The Grand Treasurer
    .text = In the Gold step take 2 more Gold; they do not count for Supremacy.
card-court_alchemist = The Court Alchemist
    .text = Gain 1 Krystallium.
card-royal_architect = The Royal Architect
    .text = Place up to 2 basic cubes of your choice on fitting spaces of one of your cards under construction.
card-chamberlain = The Chamberlain
    .text = Recycle one selected card for twice its recycling bonus.
card-herald = The Herald
    .text = Score 4 VP.
card-chronicler = The Chronicler
    .text = Choose a card type: score 1 VP for each card of that type in your Duchy.
card-poisoner = The Poisoner
    .text = After the reveal, discard 1 card of your opponent’s Selection area.
card-envoy = The Envoy
    .text = In one step you take the Supremacy bonus instead of your opponent, whatever the totals.
card-blackmailer = The Blackmailer
    .text = Give a Calamity of your Selection area to your opponent’s Duchy.
card-high_priestess = The High Priestess
    .text = Remove a Calamity from your Duchy or Selection area; it leaves the game.
card-quartermaster = The Quartermaster
    .text = In one step change up to 3 cubes you produced into one other basic resource.
card-master_builder = The Master Builder
    .text = Move up to 2 basic cubes from one of your cards under construction to fitting spaces of another.
card-smuggler = The Smuggler
    .text = Take back 1 Trap token you used this round.

## Quests

quest-northern_lands = The Northern Lands
quest-usurper = The Usurper
quest-plague_lord = The Plague Lord
quest-dragon_pact = The Dragon Pact
quest-lost_heir = The Lost Heir

## Quest steps, two-player face then solo face

step-nl2_fleet = Outfit the fleet
step-nl2_fjords = Chart the fjords
step-nl2_camp = Winter camp
step-nl2_final = Plant the banner on the ice
step-us2_levies = Raise the levies
step-us2_bribe = Bribe her captains
step-us2_palace = Infiltrate the palace
step-us2_final = Storm the throne room
step-pl2_quarantine = Quarantine the villages
step-pl2_healers = Hire healers
step-pl2_scout = Track the blight
step-pl2_final = Burn out the plague
step-dp2_lair = Find the lair
step-dp2_hoard = Offer a hoard
step-dp2_riders = Train riders
step-dp2_final = Seal the pact
step-lh2_rumour = Follow the rumours
step-lh2_ransom = Pay the ransom
step-lh2_hideout = Search the wilds
step-lh2_final = Bring her home
step-nl1_fleet = Outfit the fleet
step-nl1_fjords = Chart the fjords
step-nl1_camp = Winter camp
step-nl1_final = Plant the banner on the ice
step-us1_levies = Raise the levies
step-us1_bribe = Bribe her captains
step-us1_palace = Infiltrate the palace
step-us1_final = Storm the throne room
step-pl1_quarantine = Quarantine the villages
step-pl1_healers = Hire healers
step-pl1_scout = Track the blight
step-pl1_final = Burn out the plague
step-dp1_lair = Find the lair
step-dp1_hoard = Offer a hoard
step-dp1_riders = Train riders
step-dp1_final = Seal the pact
step-lh1_rumour = Follow the rumours
step-lh1_ransom = Pay the ransom
step-lh1_hideout = Search the wilds
step-lh1_final = Bring her home

## Conquest boards

board-A1 = The Crossroads
board-A2 = The Long March
board-B1 = The Prison Island
board-B2 = Twin Lakes
board-C1 = The Northern Front
board-C2 = The Broken Coast

## Territories

territory-castle_blue = Blue Castle
territory-castle_red = Red Castle
territory-prison = The Prison
territory-white_cliffs = White Cliffs
territory-north_moor = North Moor
territory-red_hills = Red Hills
territory-south_vale = South Vale
territory-west_sea = West Sea
territory-east_sea = East Sea
territory-heartland = Heartland
territory-frost_coast = Frost Coast
territory-pine_woods = Pine Woods
territory-salt_flats = Salt Flats
territory-vineyards = Vineyards
territory-gulf = The Gulf
territory-lagoon = The Lagoon
territory-old_capital = Old Capital
territory-high_dales = High Dales
territory-silver_bay = Silver Bay
territory-low_dales = Low Dales
territory-copper_bay = Copper Bay
territory-north_pass = North Pass
territory-south_pass = South Pass
territory-west_reach = West Reach
territory-east_reach = East Reach
territory-birch_march = Birch March
territory-iron_march = Iron March
territory-oak_march = Oak March
territory-clay_march = Clay March
territory-west_lake = West Lake
territory-east_lake = East Lake
territory-far_west = Far West
territory-far_east = Far East
territory-marches = The Marches
territory-bridgehead = Bridgehead
territory-grey_fen = Grey Fen
territory-ford = The Ford
territory-amber_sea = Amber Sea
territory-frost_gate = Frost Gate
territory-black_keep = Black Keep
territory-home_shore = Home Shore
territory-old_road = Old Road
territory-storm_bay = Storm Bay
territory-market_town = Market Town
territory-west_woods = West Woods
territory-reefs = The Reefs
territory-pass = The Pass
territory-crystal_peak = Crystal Peak

## Slots of the Conquest boards

slot-produce = Production
    .text = Produces 1 of the shown resource.
slot-trap = Trap
    .text = You have one more Trap token.
slot-spy = Spy
    .text = Once a round, in Choice, look secretly at a face-down card.
slot-destroy_card = Card destruction
    .text = At the start of Planning, after the reveal, you may discard a card of your opponent’s Selection area.
slot-double_move = Double move
    .text = Your armies may come from two territories away, if the enemy does not hold the way.
slot-krystallium = Krystallium
    .text = After the Exploration step you gain 1 Krystallium.
slot-prison = Prison
    .text = At the end of each Conquest phase you may imprison an enemy army.

## Scenarios

scenario-SC01 = Rats everywhere
    .text = Save the four Farms before the Vermin overrun you.
scenario-SC02 = The prophecy
    .text = Build three great works to prove a false prophet wrong.
scenario-SC03 = The northern cold
    .text = Sail to the frozen lands, where the Giants wait under the ice.
scenario-SC04 = The ultimate battle
    .text = Gather an army and drive the Usurper from the throne.
scenario-SC05 = The thieves’ guild
    .text = Win back what the Thieves took, while the Shadows close in.
scenario-SC06 = Beset on all sides
    .text = Hold out against the Usurper in the north and the Plague Lord in the south.
