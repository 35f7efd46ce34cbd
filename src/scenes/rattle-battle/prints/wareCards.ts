import {
  type GalleonPlace,
  type SailorId,
  type SailorTime,
  sailorCard,
  type UpgradeIcon,
  type UpgradeId,
  upgradeCard,
  vpCard,
} from '../../../rules/rattle-battle/public'
import type { Pen } from '../../things/prints'
import { drawCardPaper, drawTitle } from './adventureCard'
import { drawScales, drawScene } from './ornaments'
import { palette } from './palette'

/** What each Sailor is known by. */
const trades: Readonly<Record<string, string>> = {
  N01: 'gears',
  N02: 'claw-hammer',
  N03: 'beer-stein',
  N04: 'hand-saw',
  N05: 'swap-bag',
  N06: 'two-coins',
  N07: 'grapple',
  N08: 'wooden-pegleg',
  N09: 'pirate-cannon',
  N10: 'sail',
  N11: 'eyepatch',
  N12: 'daggers',
  N13: 'pirate-hat',
  N14: 'scales',
  N15: 'barrel',
  N16: 'square-bottle',
  N17: 'hand-saw',
  N18: 'claw-hammer',
  N19: 'cog',
  N20: 'spyglass',
  N21: 'cut-diamond',
  N22: 'two-coins',
  N23: 'medal',
  N24: 'cannon',
  N25: 'sail',
  N26: 'cog',
  N27: 'ship-wheel',
  X01: 'hot-spices',
  X02: 'wind-slap',
  X03: 'rolling-dices',
  X04: 'cut-diamond',
  X05: 'beer-stein',
  X06: 'rolled-cloth',
}

interface Bar {
  readonly words: string
  readonly colour: string
  readonly icon: string
}

const portNames = {
  market: 'Market',
  tavern: 'Tavern',
  shipyard: 'Shipyard',
  workshop: 'Workshop',
  pit: 'The Pit',
  guild: 'Guild',
} as const

/** Sea blue, Port red, End yellow; the word says it as well. */
function barOf(time: SailorTime): Bar {
  switch (time.kind) {
    case 'sea':
      return { words: 'At Sea', colour: palette.blue, icon: 'ship-wheel' }
    case 'port':
      return { words: `Port: ${portNames[time.location]}`, colour: palette.red, icon: 'harbor-dock' }
    case 'end':
      return { words: 'At the end', colour: palette.ochre, icon: 'medal' }
    case 'store':
      return { words: `Stores ${time.loot}`, colour: palette.blue, icon: 'wooden-crate' }
  }
}

function drawBar(pen: Pen, { words, colour, icon }: Bar, y: number): void {
  pen.rect(6.2, y, pen.width - 12.4, 6.6, colour)
  pen.icon(icon, 10.4, y + 3.3, 5, palette.cream)
  pen.text(words, 14.6, y + 4.9, { face: 'black', size: 4.3, colour: palette.cream, width: pen.width - 24 })
}

export function drawSailor(pen: Pen, id: SailorId): void {
  const card = sailorCard(id)
  const bar = barOf(card.time)
  drawCardPaper(pen, bar.colour)
  drawTitle(pen, card.name, bar.colour)
  const cx = pen.width / 2
  drawScales(pen, [6.2, 15.2, pen.width - 12.4, 30], 8, '#b9c4b4', '#cbd3bf', '#a3b0a2')
  pen.disc(cx, 30.2, 13.6, bar.colour)
  pen.disc(cx, 30.2, 12.7, palette.paper)
  pen.ring(cx, 30.2, 11.8, 0.35, palette.brass)
  pen.icon(trades[id] ?? 'pirate-hat', cx, 30.2, 18, palette.ink)
  drawBar(pen, bar, 45.2)
  pen.words(card.skill, 7.8, 58, { face: 'bold', size: 4.6, width: pen.width - 15.6, lines: 6 })
  pen.age(0.1)
}

const placeNames: Readonly<Record<GalleonPlace, string>> = {
  mast: 'Mast',
  hull: 'Hull',
  bow: 'Bow',
  stern: 'Stern',
}
const useWords: Readonly<Record<UpgradeIcon, string>> = {
  E: 'exhaust',
  '1': 'once an Adventure',
  P: 'always',
}

/** What each Upgrade looks like, on card and token. */
export const upgradeIcons: Readonly<Record<string, string>> = {
  U01: 'crow-nest',
  U02: 'parrot-head',
  U03: 'shooner-sailboat',
  U04: 'black-flag',
  U05: 'harpoon-chain',
  U06: 'pirate-cannon',
  U07: 'iron-hulled-warship',
  U08: 'camp-cooking-pot',
  U09: 'cannon-shot',
  U10: 'unlit-bomb',
  U11: 'locked-chest',
  U12: 'candle-holder',
  U13: 'cargo-crate',
  U14: 'ballista',
  U15: 'grapple',
  U16: 'ship-wheel',
  U17: 'needle-drill',
  U18: 'ram-profile',
  U19: 'turbine',
  U20: 'shark-jaws',
}

/** One ground for each part of the Galleon. */
export const placeInk: Readonly<Record<GalleonPlace, string>> = {
  mast: '#2f6a74',
  hull: '#7a4a22',
  bow: '#7c2d20',
  stern: '#4d3a66',
}

export function drawUpgradeCard(pen: Pen, id: UpgradeId): void {
  const card = upgradeCard(id)
  const colour = placeInk[card.place]
  drawCardPaper(pen, colour)
  drawTitle(pen, card.name, colour)
  drawScene(pen, [6.2, 15.2, pen.width - 12.4, 30], upgradeIcons[id] ?? 'cog', {
    sky: '#d9c79c',
    glow: '#f3e2b4',
    sea: colour,
    ship: palette.ink,
  })
  drawBar(pen, { words: `${placeNames[card.place]}, ${useWords[card.icon]}`, colour, icon: 'cog' }, 45.2)
  pen.words(card.ability, 7.8, 58, { face: 'bold', size: 4.6, width: pen.width - 15.6, lines: 6 })
  pen.age(0.1)
}

export function drawVpCard(pen: Pen, id: string): void {
  const { cost, vp } = vpCard(id)
  drawCardPaper(pen, palette.plum)
  drawTitle(pen, 'Sea Guild', palette.plum)
  drawScales(pen, [6.2, 15.2, pen.width - 12.4, 44], 8, '#d9c48e', '#e4d3a5', '#c5ad72')
  pen.disc(pen.width / 2, 37, 19, palette.plum)
  pen.ring(pen.width / 2, 37, 17.6, 0.5, palette.brassPale)
  pen.text(String(vp), pen.width / 2, 42, { face: 'title', size: 21, colour: palette.cream, align: 'center' })
  const words = { face: 'black', size: 9, align: 'center' } as const
  pen.text('VP', pen.width / 2, 51.4, { ...words, colour: palette.brassPale })
  pen.rect(6.2, 59.2, pen.width - 12.4, 10, palette.plum)
  pen.text('costs', pen.width / 2, 67, { ...words, colour: palette.cream })
  pen.icon('two-coins', pen.width / 2 - 9, 76, 10, palette.ochre)
  pen.text(String(cost), pen.width / 2 + 5, 79.8, {
    face: 'title',
    size: 12,
    colour: palette.ink,
    align: 'center',
  })
  pen.age(0.1)
}

interface Back {
  readonly deep: string
  readonly light: string
  readonly icon: string
  readonly words: string
}

const backs: Readonly<Record<string, Back>> = {
  soft: { deep: '#12453a', light: '#23675a', icon: 'crossed-sabres', words: 'Soft' },
  hard: { deep: '#5f1f15', light: '#8a3a28', icon: 'crossed-sabres', words: 'Hard' },
  final: { deep: '#231a14', light: '#46382c', icon: 'skull-crossed-bones', words: 'Final' },
  crazy: { deep: '#6b430d', light: '#946421', icon: 'beer-stein', words: 'Crazy' },
  intro: { deep: '#1a3a5e', light: '#2f5a88', icon: 'ship-wheel', words: 'Introduction' },
  sailor: { deep: '#0f4257', light: '#1d6f7e', icon: 'pirate-hat', words: 'Sailors' },
  upgrade: { deep: '#4b3014', light: '#724e24', icon: 'cog', words: 'Upgrades' },
  vp: { deep: '#3f2149', light: '#63396f', icon: 'medal', words: 'Guild' },
  revenge: { deep: '#3a0f14', light: '#611f26', icon: 'daggers', words: 'Revenge' },
}

export function drawBack(pen: Pen, kind: string): void {
  const back = backs[kind] ?? backs.soft!
  const { width, height } = pen
  pen.fill(palette.paper)
  drawScales(pen, [4.2, 4.2, width - 8.4, height - 8.4], 10, back.deep, back.light, '#d9cfa8')
  pen.frame(4.2, 4.2, width - 8.4, height - 8.4, 0.9, back.deep, 1.6)
  const cy = height / 2 - 3
  pen.disc(width / 2, cy, 16, palette.paper)
  pen.disc(width / 2, cy, 15, back.deep)
  pen.ring(width / 2, cy, 14, 0.35, '#d9cfa8')
  pen.icon(back.icon, width / 2, cy, 20, palette.paper)
  pen.rect(width / 2 - 19, cy + 19, 38, 9, palette.paper, 1)
  pen.frame(width / 2 - 18.2, cy + 19.8, 36.4, 7.4, 0.3, back.deep, 0.7)
  pen.text(back.words, width / 2, cy + 25.6, {
    face: 'title',
    size: 6.4,
    colour: back.deep,
    align: 'center',
    width: 34,
  })
  pen.age(0.1)
}
