import alice from 'icon:ample-dress'
import amulet from 'icon:necklace'
import anvil from 'icon:anvil-impact'
import axe from 'icon:battle-axe'
import bag from 'icon:swap-bag'
import boots from 'icon:walking-boot'
import brokenShield from 'icon:broken-shield'
import castle from 'icon:castle'
import cat from 'icon:sharp-smile'
import caterpillar from 'icon:caterpillar'
import claws from 'icon:wolverine-claws'
import creature from 'icon:spiked-dragon-head'
import crown from 'icon:jewel-crown'
import die from 'icon:rolling-dices'
import draw from 'icon:card-draw'
import duchess from 'icon:woman-elf-face'
import egg from 'icon:big-egg'
import feather from 'icon:feather'
import flamingo from 'icon:flamingo'
import flowers from 'icon:flowers'
import forest from 'icon:forest'
import gloves from 'icon:gloves'
import gryphon from 'icon:griffin-symbol'
import hat from 'icon:top-hat'
import hatterHare from 'icon:rabbit'
import hookah from 'icon:smoking-pipe'
import jabberwocky from 'icon:wyvern'
import knave from 'icon:card-jack-hearts'
import laurels from 'icon:laurels'
import leaderChip from 'icon:chess-king'
import madness from 'icon:brain-leak'
import mane from 'icon:horse-head'
import mouse from 'icon:seated-mouse'
import oyster from 'icon:oyster-pearl'
import padlock from 'icon:padlock-open'
import poison from 'icon:poison-bottle'
import queen from 'icon:queen-crown'
import rabbit from 'icon:rabbit-head'
import rattle from 'icon:maracas'
import rook from 'icon:chess-rook'
import rose from 'icon:rose'
import scroll from 'icon:scroll-unfurled'
import shard from 'icon:crystal-growth'
import shield from 'icon:checked-shield'
import soldier from 'icon:card-7-hearts'
import soup from 'icon:cauldron'
import split from 'icon:split-arrows'
import strong from 'icon:muscle-up'
import supporter from 'icon:chess-pawn'
import sword from 'icon:broadsword'
import swirl from 'icon:magic-swirl'
import tears from 'icon:water-splash'
import teacup from 'icon:coffee-cup'
import teapot from 'icon:teapot'
import treacle from 'icon:honeypot'
import turtle from 'icon:turtle'
import twins from 'icon:two-shadows'
import unicorn from 'icon:unicorn'
import wall from 'icon:stone-wall'
import walrus from 'icon:walrus-head'
import watch from 'icon:pocket-watch'
import wonder from 'icon:magic-hat'
import vault from 'icon:heart-tower'

export const FACTION_ART: Record<string, string> = { alice, mad_hatter: hat, queen_of_hearts: queen, jabberwocky, cheshire_cat: cat }

export const ARTIFACT_ART: Record<string, string> = { sword_of_hope: sword, battle_teapot: teapot, battle_axe: axe, claws, floating_grin: cat }

export const REGION_ART: Record<string, string> = { witzend: hat, red_keep: vault, tulgey_wood: forest, living_flowers: flowers, pool_of_tears: tears }

export const ALLY_ART: Record<string, string> = { card_soldier: soldier, flamingo, rose, red_rook: rook, creature, forge: anvil }

export const FIGURE_ART: Record<string, string> = {
  white_rabbit: rabbit,
  caterpillar,
  duchess,
  walrus,
  gryphon,
  unicorn,
  march_hare: hatterHare,
  knave,
  humpty: egg,
  tweedles: twins,
  tweedles_1: twins,
  tweedles_2: twins,
  mock_turtle: turtle,
  dormouse: mouse,
}

export const ITEM_ART: Record<string, string> = {
  rabbit_watch: watch,
  caterpillar_hookah: hookah,
  duchess_amulet: amulet,
  walrus_oyster: oyster,
  gryphon_feather: feather,
  unicorn_mane: mane,
  hare_teacup: teacup,
  knave_crown: crown,
  humpty_gloves: gloves,
  tweedle_rattle: rattle,
  turtle_soup: soup,
  dormouse_treacle: treacle,
}

export const ICON_ART: Record<string, string> = {
  place_units: supporter,
  gain_any_ally: bag,
  roll_shard_die: die,
  gain_shards: shard,
  discard_shards: shard,
  transfer_shard: shard,
  restore_shield: shield,
  gain_wonderland: wonder,
  unlock_ability: padlock,
  build_castle: castle,
  leader_strength: strong,
  discard_madness: madness,
  draw_quest: scroll,
  gain_vp: laurels,
  gain_supporters: supporter,
  castle_value: castle,
  forge_action: anvil,
  forge_from_bag: anvil,
  place_poison: poison,
  split_card: split,
  corrupted_card: die,
}

export const ART = { anvil, bag, boots, brokenShield, castle, draw, die, laurels, madness, padlock, poison, scroll, shard, shield, strong, supporter, sword, swirl, teacup, teapot, wall, wonder }

/** The ally of a chip, or null: `rose_strong` is a rose. */
export function allyOf(chip: string): string | null {
  const ally = chip.replace(/_(weak|strong)$/, '')
  return ally in ALLY_ART ? ally : null
}

/** What a chip looks like; leader chips and artifacts are those of their faction. */
export function chipArt(chip: string, faction?: string, artifact?: string): string {
  const ally = allyOf(chip)
  if (ally !== null) return ALLY_ART[ally] ?? bag
  if (chip === 'artifact') return ARTIFACT_ART[artifact ?? ''] ?? sword
  if (chip.startsWith('leader')) return FACTION_ART[faction ?? ''] ?? leaderChip
  if (chip.startsWith('madness')) return madness
  if (chip === 'poison') return poison
  return ITEM_ART[chip] ?? bag
}

/** The family of a chip: it gives shape and colour of the rim. */
export function chipFamily(chip: string): string {
  if (chip.startsWith('madness') || chip === 'poison') return 'madness'
  return allyOf(chip) ?? (chip in ITEM_ART ? 'item' : 'own')
}
