import anvil from 'icon:anvil-impact'
import archway from 'icon:arch-bridge'
import arena from 'icon:arena'
import barracks from 'icon:barracks'
import barrel from 'icon:barrel'
import bazaar from 'icon:byzantin-temple'
import books from 'icon:bookshelf'
import boots from 'icon:boots'
import bottle from 'icon:poison-bottle'
import brick from 'icon:brick-pile'
import brickwall from 'icon:brick-wall'
import castle from 'icon:castle'
import cathedral from 'icon:church'
import cauldron from 'icon:cauldron'
import trade from 'icon:trade'
import chest from 'icon:locked-chest'
import clock from 'icon:clock-tower'
import clutch from 'icon:egg-clutch'
import coins from 'icon:two-coins'
import columns from 'icon:ancient-columns'
import compass from 'icon:compass'
import crane from 'icon:cargo-crane'
import crowncoin from 'icon:crown-coin'
import crystal from 'icon:cut-diamond'
import crystalball from 'icon:crystal-ball'
import caves from 'icon:crystal-cluster'
import cultist from 'icon:cultist'
import desert from 'icon:desert'
import dock from 'icon:harbor-dock'
import dove from 'icon:dove'
import dragon from 'icon:dragon-head'
import dragoness from 'icon:spiked-dragon-head'
import drowned from 'icon:drowning'
import egg from 'icon:dinosaur-egg'
import gate from 'icon:magic-gate'
import gems from 'icon:minerals'
import gladius from 'icon:gladius'
import griffin from 'icon:griffin-symbol'
import guards from 'icon:guards'
import hand from 'icon:card-random'
import hammers from 'icon:hammer-nails'
import hood from 'icon:hood'
import hooded from 'icon:hooded-assassin'
import figure from 'icon:hooded-figure'
import holy from 'icon:holy-symbol'
import house from 'icon:family-house'
import golem from 'icon:ice-golem'
import jail from 'icon:imprisoned'
import juggler from 'icon:juggler'
import key from 'icon:key'
import knife from 'icon:sword-brandish'
import laurel from 'icon:laurel-crown'
import lighthouse from 'icon:lighthouse'
import magichat from 'icon:magic-hat'
import magnet from 'icon:magnet-blast'
import mantrap from 'icon:mantrap'
import map from 'icon:treasure-map'
import medal from 'icon:star-medal'
import meteor from 'icon:burning-meteor'
import mine from 'icon:mining'
import miner from 'icon:miner'
import oak from 'icon:oak'
import openchest from 'icon:open-treasure-chest'
import pawn from 'icon:chess-pawn'
import payment from 'icon:pay-money'
import person from 'icon:person'
import plague from 'icon:plague-doctor-profile'
import quill from 'icon:scroll-quill'
import rally from 'icon:rally-the-troops'
import rat from 'icon:rat'
import recycle from 'icon:recycle'
import robber from 'icon:robber'
import ruins from 'icon:ancient-ruins'
import ruler from 'icon:pencil-ruler'
import sailboat from 'icon:sailboat'
import shade from 'icon:shadow-follower'
import shield from 'icon:round-shield'
import shop from 'icon:shop'
import snow from 'icon:snowflake-1'
import split from 'icon:split-cross'
import spy from 'icon:spy'
import spyglass from 'icon:spyglass'
import statue from 'icon:colombian-statue'
import stones from 'icon:stone-pile'
import storm from 'icon:lightning-storm'
import swap from 'icon:swap-bag'
import swirl from 'icon:magic-swirl'
import stoneSword from 'icon:sword-in-stone'
import table from 'icon:round-table'
import third from 'icon:third-eye'
import throne from 'icon:throne-king'
import tomb from 'icon:tombstone'
import tribe from 'icon:tribal-mask'
import trumpet from 'icon:trumpet'
import flagtrumpet from 'icon:trumpet-flag'
import tower from 'icon:watchtower'
import vines from 'icon:vines'
import village from 'icon:village'
import wall from 'icon:stone-wall'
import wheat from 'icon:wheat'
import windmill from 'icon:windmill'
import wing from 'icon:feathered-wing'
import wreck from 'icon:ship-wreck'
import island from 'icon:island'

export const RESOURCE_ART: Record<string, string> = { materials: brick, population: person, gold: coins, exploration: compass, krystallium: crystal, soldier: shield }

export const TYPE_ART: Record<string, string> = { structure: house, company: rally, monument: columns, discovery: map, treasure: openchest, calamity: meteor, threat: knife, advisor: hood }
export const PIECE_ART = { trap: mantrap, spy, hand, recycle, laurel, medal, snow, pawn, jail, build: hammers, stolen: robber, illusion: magichat, alchemy: cauldron }
export const SLOT_ART: Record<string, string> = { trap: mantrap, spy, destroy_card: split, double_move: boots, krystallium: crystal, prison: jail }

const CARD_ART: Record<string, string> = {
  farm: wheat, hamlet: village, guild: house, quarry: stones, barracks, port: dock, market: shop, watchtower: tower, alchemical_forge: anvil, high_wall: wall,
  navigators: sailboat, great_army: rally, artificers: hammers, recruiter: flagtrumpet, royal_guard: guards, secret_brotherhood: hooded,
  expeditionary_corps: boots, miners: miner, merchants: trade, mercenaries: knife, scouts: spyglass,
  royal_keep: castle, cathedral, great_lighthouse: lighthouse, grand_library: books, arena, founder_statue: statue, triumphal_arch: archway, grand_bazaar: bazaar,
  royal_treasury: chest, hanging_gardens: vines, war_academy: gladius, guild_council: table, throne_room: throne,
  infernal_gate: gate, giants_cache: gems, dragon_eggs: clutch, tatis_tribe: tribe, warlord_tomb: tomb, sunken_city: drowned, elder_forest: oak, shipwreck: wreck,
  crystal_caves: caves, sword_of_kings: stoneSword, oracle_isle: island, phoenix_nest: wing, elven_ruins: ruins,
  windmill, griffon_riders: griffin, wandering_circus: juggler, great_clock: clock, ley_nexus: swirl, calamity: meteor,
  giant_rat: rat, vermin: rat, frost_giant: golem, shadow: shade, thief: robber, sister_storm: storm, sister_drought: desert, sister_disease: plague, sister_famine: tomb,
  black_dragon_female: dragoness, black_dragon_male: dragon, black_dragon_egg: egg, illusionist: magichat,
  enlightened_prophet: third, grey_eminence: figure, master_cartographer: map, master_mason: brickwall, burgomaster: key, grand_treasurer: crowncoin,
  court_alchemist: cauldron, royal_architect: ruler, chamberlain: recycle, herald: trumpet, chronicler: quill, poisoner: bottle, envoy: dove, blackmailer: payment,
  high_priestess: holy, quartermaster: swap, master_builder: crane, smuggler: barrel,
}

export function cardArt(card: string): string {
  if (card.startsWith('treasure')) return openchest
  if (card.startsWith('siphon')) return magnet
  return CARD_ART[card] ?? (card in DUCHY_ART ? (DUCHY_ART[card] ?? castle) : cultist)
}

export const DUCHY_ART: Record<string, string> = { teressia: castle, valados: mine, senada: crystalball }

/** The suit of a card: its type, or what else it is. */
export function suitOf(card: string, type: string | undefined): string {
  if (type !== undefined) return type
  return card.startsWith('treasure') ? 'treasure' : card === 'calamity' ? 'calamity' : 'duchy'
}
