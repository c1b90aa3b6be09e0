import anvil from 'icon:anvil-impact'
import arbiter from 'icon:badger'
import beaver from 'icon:beaver'
import boots from 'icon:boots'
import broadsword from 'icon:broadsword'
import castle from 'icon:castle'
import cat from 'icon:cat'
import claw from 'icon:claw-hammer'
import coins from 'icon:two-coins'
import crossbow from 'icon:crossbow'
import crown from 'icon:laurel-crown'
import crossed from 'icon:crossed-swords'
import eagle from 'icon:eagle-head'
import eye from 'icon:spyglass'
import fist from 'icon:fist'
import fox from 'icon:fox-head'
import gears from 'icon:gears'
import knapsack from 'icon:knapsack'
import leaves from 'icon:three-leaves'
import lizard from 'icon:lizard-tongue'
import mouse from 'icon:seated-mouse'
import nest from 'icon:nest-eggs'
import rabbit from 'icon:rabbit-head'
import raccoon from 'icon:raccoon-head'
import rally from 'icon:rally-the-troops'
import raven from 'icon:raven'
import ruins from 'icon:ancient-ruins'
import saw from 'icon:circular-saw'
import scroll from 'icon:scroll-unfurled'
import shop from 'icon:shop'
import sunflower from 'icon:sunflower'
import teapot from 'icon:teapot'
import tent from 'icon:camping-tent'
import torch from 'icon:torch'
import trap from 'icon:mantrap'
import wood from 'icon:wood-pile'

export const SUIT_ART: Record<string, string> = { fox, rabbit, mouse, bird: raven }

export const FACTION_ART: Record<string, string> = {
  marquise: cat,
  eyrie: eagle,
  alliance: leaves,
  vagabond: raccoon,
  lizard_cult: lizard,
  riverfolk: beaver,
  mechanical_marquise: gears,
}

export const PIECE_ART: Record<string, string> = {
  sawmill: saw,
  workshop: anvil,
  recruiter: rally,
  wood,
  keep: castle,
  roost: nest,
  base_fox: tent,
  base_rabbit: tent,
  base_mouse: tent,
  sympathy: fist,
  pawn: raccoon,
  garden_fox: sunflower,
  garden_rabbit: sunflower,
  garden_mouse: sunflower,
  trade_post_fox: shop,
  trade_post_rabbit: shop,
  trade_post_mouse: shop,
  ruin: ruins,
}

/** Tokens lie beside the slots; everything else is a building. */
export const TOKENS = ['wood', 'keep', 'sympathy', 'trade_post_fox', 'trade_post_rabbit', 'trade_post_mouse']

export const ITEM_ART: Record<string, string> = { boot: boots, bag: knapsack, crossbow, hammer: claw, sword: broadsword, tea: teapot, coin: coins, torch }

/** The picture of a card, by what it does; an item card shows its item. */
export function cardArt(op: string, item: string | undefined): string {
  if (item !== undefined) return ITEM_ART[item] ?? scroll
  const byEffect: Record<string, string> = {
    ambush: trap,
    cancel_rolled_hits: arbiter,
    extra_hits: crossed,
    initiate_battle: crossed,
    move: boots,
    look_at_hand: eye,
    spy: eye,
    dominance: crown,
    remove_all_enemy_pieces: crossed,
    sacrifice_warrior_draw: coins,
    steal_random_card: fist,
    draw_with_other: coins,
  }
  return byEffect[op] ?? scroll
}

/** A warrior: our own little wooden figure, standing on 0. */
export const WARRIOR = 'M0 -34C7 -34 11 -29 11 -23C11 -19 9 -16 6 -14L14 0C15 3 14 5 11 5H-11C-14 5 -15 3 -14 0L-6 -14C-9 -16 -11 -19 -11 -23C-11 -29 -7 -34 0 -34Z'

/** A pine, drawn once and scattered over the forests. */
export const PINE = 'M0 -26 13 -6H7L17 10H4V18H-4V10H-17L-7 -6H-13Z'
