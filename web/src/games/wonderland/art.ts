import cardExchange from 'icon:card-exchange'
import cat from 'icon:cat'
import caterpillar from 'icon:caterpillar'
import clubs from 'icon:clubs'
import crown from 'icon:crown'
import cookie from 'icon:cookie'
import crownedHeart from 'icon:crowned-heart'
import diamonds from 'icon:diamonds'
import dodo from 'icon:dodo'
import flamingo from 'icon:flamingo'
import flowerHat from 'icon:flower-hat'
import footprint from 'icon:footprint'
import gloves from 'icon:gloves'
import griffin from 'icon:griffin-symbol'
import halberd from 'icon:halberd'
import hearts from 'icon:hearts'
import heartKey from 'icon:heart-key'
import hedgehog from 'icon:hedgehog'
import imperialCrown from 'icon:imperial-crown'
import jack from 'icon:card-jack-hearts'
import jester from 'icon:jester-hat'
import mirror from 'icon:mirror-mirror'
import mountedKnight from 'icon:mounted-knight'
import oldKing from 'icon:old-king'
import paintBrush from 'icon:large-paint-brush'
import pie from 'icon:pie-slice'
import pikeman from 'icon:pikeman'
import pocketLens from 'icon:magnifying-glass'
import pocketWatch from 'icon:pocket-watch'
import potion from 'icon:round-potion'
import queenCrown from 'icon:queen-crown'
import rabbit from 'icon:rabbit'
import rabbitHead from 'icon:rabbit-head'
import robberHand from 'icon:robber-hand'
import rose from 'icon:rose'
import seatedMouse from 'icon:seated-mouse'
import spades from 'icon:spades'
import spottedMushroom from 'icon:spotted-mushroom'
import teapot from 'icon:teapot'
import topHat from 'icon:top-hat'
import turtle from 'icon:turtle'
import wingedSword from 'icon:winged-sword'
import wyvern from 'icon:wyvern'
import type { Color } from './table.ts'

// Our own drawings, in the same box of 512 x 512 as the icons; holes by the even-odd rule of their winding.
const TWEEDLES =
  'M150 60c-34 0-58 26-58 58 0 22 10 40 26 50-46 16-78 66-78 128 0 68 30 116 62 130l-6 46h60l14-42 14 42h44V330c-10-14-14-30-14-50 0-46 20-84 52-100-8-6-16-10-24-14 16-10 26-28 26-48 0-32-24-58-58-58zM142 20h16l6 36h-28zM362 60c-34 0-58 26-58 58 0 20 10 38 26 48-60 20-96 66-96 132 0 64 30 112 66 128l-8 46h60l12-42 12 42h60l-6-46c32-14 62-62 62-130 0-62-32-112-78-128 16-10 26-28 26-50 0-32-24-58-58-58zM354 20h16l6 36h-28zM318 280h88v22h-88zM338 108a10 10 0 1 0 .1 0zM384 108a10 10 0 1 0 .1 0z'
const HUMPTY =
  'M256 24c-84 0-146 98-146 188 0 20 4 40 10 58L60 330l26 24 54-48c26 36 68 60 116 60s90-24 116-60l54 48 26-24-60-60c6-18 10-38 10-58 0-90-62-188-146-188zM204 150a20 20 0 1 1-.1 0zM308 150a20 20 0 1 1-.1 0zM178 226h156c-8 40-38 66-78 66s-70-26-78-66zM32 384h448v36H280v18h-48v-18H32zM32 434h140v54H32zM188 452h136v36H188zM340 434h140v54H340z'
const HATTER =
  'M148 20h216l-18 168h78c14 0 20 8 20 18s-8 18-20 18H88c-12 0-20-8-20-18s6-18 20-18h78zM176 118l6 44h148l6-44zM160 240h192v62c22 4 34 18 34 34 0 18-16 32-38 32-14 50-50 86-92 86s-78-36-92-86c-22 0-38-14-38-32 0-16 12-30 34-34zM206 286a18 18 0 1 0 .1 0zM306 286a18 18 0 1 0 .1 0zM196 372c12 26 34 40 60 40s48-14 60-40c-18 10-38 14-60 14s-42-4-60-14zM176 462l80 26 80-26v42l-80-14-80 14z'
const HOOKAH =
  'M236 20h40v40h24v28h-24v84h24v26h-20c46 18 78 66 78 126 0 50-22 92-58 116h62v40H150v-40h62c-36-24-58-66-58-116 0-60 32-108 78-126h-20v-26h24V88h-24V60h24zM198 300h116c-8-38-30-64-58-64s-50 26-58 64zM330 188c80-6 116 34 116 88 0 40-26 58-26 92 0 20 12 32 30 32v32c-38 0-62-26-62-64 0-44 26-58 26-92 0-32-24-60-84-56z'

export const CHARACTER_ART: Record<string, string> = {
  jabberwocky: wyvern,
  tweedles: TWEEDLES,
  humpty_dumpty: HUMPTY,
  white_rabbit: rabbit,
  march_hare: rabbitHead,
  cheshire_cat: cat,
  duchess: flowerHat,
  caterpillar,
  king_of_hearts: oldKing,
  gryphon: griffin,
  white_knight: mountedKnight,
  dormouse: seatedMouse,
  mock_turtle: turtle,
  dodo,
  mad_hatter: HATTER,
  knave_of_hearts: jack,
}

export const ARTIFACT_ART: Record<string, string> = {
  teapot,
  biscuits: cookie,
  flamingo,
  hedgehog,
  pocket_watch: pocketWatch,
  top_hat: topHat,
  mushroom: spottedMushroom,
  golden_key: heartKey,
  royal_crown: imperialCrown,
  painted_rose: rose,
  jam_tarts: pie,
  drink_me_bottle: potion,
  vorpal_sword: wingedSword,
  looking_glass: mirror,
  hookah: HOOKAH,
  white_gloves: gloves,
}

export const OBSTACLE_ART: Record<string, string> = {
  gardener: paintBrush,
  soldier: pikeman,
  queen_of_hearts: crownedHeart,
}

/** The frame of each colour, around 0 in a box of 100 x 100: the shape tells the colour, as the symbols of the seats do. */
export const FRAME: Record<Color, string> = {
  green: 'M0 -41A41 41 0 1 1 -0.1 -41Z',
  yellow: 'M-9 -43Q0 -52 9 -43L48 30Q50 42 38 42H-38Q-50 42 -48 30Z',
  blue: 'M-30 -38H30Q38 -38 38 -30V30Q38 38 30 38H-30Q-38 38 -38 30V-30Q-38 -38 -30 -38Z',
  red: 'M-6 -46Q0 -50 6 -46L46 -6Q50 0 46 6L6 46Q0 50 -6 46L-46 6Q-50 0 -46 -6Z',
}

/** Where an icon sits in its frame, and how large. */
export const INSET: Record<Color, { y: number; size: number }> = {
  green: { y: 0, size: 54 },
  yellow: { y: 12, size: 46 },
  blue: { y: 0, size: 56 },
  red: { y: 0, size: 52 },
}

export const SYMBOL: Record<Color, string> = { green: '●', yellow: '▲', blue: '■', red: '◆' }

export const SUIT_ART: Record<string, string> = { C: clubs, D: diamonds, H: hearts, S: spades }

/** What a suit's power does, as a picture: exchange, look at an artifact, lead Alice, look at a hand. */
export const POWER_ART: Record<string, string> = { C: cardExchange, D: pocketLens, H: footprint, S: robberHand }

/** The picture of a card without a power, by its rank. */
export const RANK_ART: Record<string, string> = { J: halberd, Q: queenCrown, K: crown, '★': jester }
