import type { DieSymbol } from '../../../measure'
import {
  type AdventureCard,
  adventureCard,
  crazyText,
  effectWords,
  type FleetRow,
  type NpColour,
  npColours,
  type PileId,
  type RowKey,
  rowSubject,
  rowWords,
  type SeaAdventure,
} from '../../../rules/rattle-battle/public'
import type { Pen } from '../../things/prints'
import { drawScene } from './ornaments'
import { fleetInk, palette } from './palette'

interface Class {
  readonly name: string
  readonly colour: string
  /** Crossed sabres on the bar (RB-36). */
  readonly sabres: number
}

export const pileClass: Readonly<Record<PileId, Class>> = {
  soft: { name: 'Soft', colour: palette.green, sabres: 1 },
  hard: { name: 'Hard', colour: palette.red, sabres: 2 },
  final: { name: 'Final', colour: palette.ink, sabres: 3 },
  crazy: { name: 'Crazy', colour: palette.ochre, sabres: 0 },
  intro: { name: 'Introduction', colour: palette.blue, sabres: 0 },
}

/** What is seen on the horizon. */
const silhouettes: Readonly<Record<string, string>> = {
  A01: 'caravel',
  A02: 'small-fishing-sailboat',
  A03: 'shooner-sailboat',
  A04: 'pirate-cannon',
  A05: 'pirate-flag',
  A06: 'whirlwind',
  A07: 'fishing-boat',
  A08: 'harbor-dock',
  A09: 'scales',
  A10: 'shooner-sailboat',
  A11: 'castle',
  A12: 'cannon-shot',
  A13: 'rock',
  A14: 'iron-hulled-warship',
  A15: 'queen-crown',
  A16: 'galleon',
  A17: 'galleon',
  B01: 'skull-crossed-bones',
  B02: 'black-flag',
  B03: 'island',
  B04: 'ship-wreck',
  B05: 'barrel',
  B06: 'rolled-cloth',
  B07: 'rock',
  B08: 'caravel',
  B09: 'small-fishing-sailboat',
  B10: 'queen-crown',
  B11: 'ghost',
  B12: 'whirlwind',
  B13: 'explosive-materials',
  B14: 'galleon',
  B15: 'crossed-sabres',
  B16: 'kraken-tentacle',
  B17: 'pirate-captain',
  C01: 'shooner-sailboat',
  C02: 'beer-stein',
  C03: 'unlit-bomb',
  C04: 'cannon',
  C05: 'padlock',
  C06: 'square-bottle',
  C07: 'treasure-map',
  C08: 'wooden-pegleg',
  C09: 'pirate-cannon',
  C10: 'rolling-dices',
  I01: 'small-fishing-sailboat',
  I02: 'caravel',
  I03: 'shooner-sailboat',
  I04: 'rolling-dices',
  I05: 'explosive-materials',
  I06: 'island',
  I07: 'galleon',
}

export function drawCardPaper(pen: Pen, colour: string): void {
  pen.fill(palette.paper)
  pen.frame(3.4, 3.4, pen.width - 6.8, pen.height - 6.8, 0.9, colour, 2)
  pen.frame(4.9, 4.9, pen.width - 9.8, pen.height - 9.8, 0.3, colour, 1.2)
}

export function drawTitle(pen: Pen, title: string, colour: string, room = 0): void {
  pen.text(title, (pen.width - room) / 2, 12.6, {
    face: 'title',
    size: 7.2,
    colour,
    align: 'center',
    width: pen.width - 13 - room,
  })
}

/** Heights of what is read, in mm: the same on all cards, whatever stands on them. */
const read = { size: 4.1, line: 4.7, row: 6.5 } as const
const sceneTop = 15.2
const barHeight = 6
/** From the scene to the middle of the first row: bar and fleet lie between. */
const toRows = 18.4
const lowest = 81

export function drawAdventure(pen: Pen, id: string): void {
  const card = adventureCard(id)
  const kind = pileClass[card.pile]
  drawCardPaper(pen, kind.colour)
  drawTitle(pen, card.name, kind.colour)
  const scene = sceneHeight(card)
  if (scene > 0)
    drawScene(pen, [6.2, sceneTop, pen.width - 12.4, scene], silhouettes[id] ?? 'galleon', {
      sky: card.kind === 'crazy' ? '#4a5a6b' : '#7fa3ad',
      glow: card.pile === 'hard' || card.pile === 'final' ? '#d88a52' : '#f0d29a',
      sea: '#174a60',
      ship: '#12222a',
    })
  const below = sceneTop + scene
  drawBar(pen, card, below)
  if (card.kind === 'crazy') drawCrazy(pen, card.id)
  else drawFleet(pen, card, below)
  pen.text(card.id, pen.width - 7, pen.height - 6.4, { size: 2.3, colour: palette.inkSoft, align: 'right' })
  pen.age(0.1)
}

/** The picture has the room that words leave: a card that says much shows less, or nothing, of the sea. */
function sceneHeight(card: AdventureCard): number {
  const [most, least] = [19, 6]
  if (card.kind === 'crazy') return most
  const rows = Object.values(card.rows).reduce((sum, row) => sum + rowHeight(rowWords(row)), 0)
  const words = Math.max(0, linesOf(specialWords(card), specialLine) - 1) * read.line
  const left = Math.min(most, lowest - sceneTop - toRows - rows - words)
  return left < least ? 0 : left
}

/** So many letters fit into a line of a row, and of the words below. */
const [rowLine, specialLine] = [17, 24]
const linesOf = (words: string, letters: number) => Math.ceil(words.length / letters)
const rowHeight = (words: string) => read.row + (linesOf(words, rowLine) - 1) * read.line
const specialWords = (card: SeaAdventure) => card.effects.map(effectWords).join(' ')

/** Class with its sabres, and the Loot of the card. */
function drawBar(pen: Pen, card: AdventureCard, top: number): void {
  const kind = pileClass[card.pile]
  pen.rect(6.2, top, pen.width - 12.4, barHeight, kind.colour)
  pen.text(kind.name.toUpperCase(), 8, top + 4.4, {
    face: 'black',
    size: read.size,
    colour: palette.cream,
    tracking: 0.08,
  })
  const marks =
    card.pile === 'crazy' ? ['beer-stein'] : Array.from({ length: kind.sabres }, () => 'crossed-sabres')
  for (const [index, mark] of marks.entries()) pen.icon(mark, 25.6 + index * 4.6, top + 3, 4.4, palette.cream)
  pen.icon('swap-bag', pen.width - 20.8, top + 2.9, 4.2, palette.cream)
  pen.text(`Loot ${card.loot}`, pen.width - 8.4, top + 4.4, {
    face: 'black',
    size: read.size,
    colour: palette.cream,
    align: 'right',
    width: 12,
  })
}

export function drawFleetDie(pen: Pen, colour: NpColour, x: number, y: number, size: number): void {
  pen.rect(x, y, size, size, fleetInk[colour], size * 0.16)
  pen.frame(x + 0.25, y + 0.25, size - 0.5, size - 0.5, 0.3, 'rgb(255 255 255 / 55%)', size * 0.12)
  // The colour's initial: nobody must need the colour alone.
  pen.text(colour.charAt(0).toUpperCase(), x + size / 2, y + size * 0.77, {
    face: 'black',
    size: size * 0.75,
    colour: colour === 'yellow' ? '#3a2a08' : '#fffaf0',
    align: 'center',
  })
}

function drawFleet(pen: Pen, card: SeaAdventure, top: number): void {
  const fleet = npColours.flatMap(colour => Array.from({ length: card.fleet[colour] ?? 0 }, () => colour))
  const step = Math.min(6.4, (pen.width - 15) / fleet.length)
  const left = (pen.width - step * fleet.length) / 2 + (step - 5.4) / 2
  for (const [index, colour] of fleet.entries())
    drawFleetDie(pen, colour, left + index * step, top + barHeight + 1.9, 5.5)
  let y = top + toRows
  for (const [key, row] of Object.entries(card.rows)) {
    drawRowHead(pen, key as RowKey, y)
    const words = rowWords(row)
    pen.words(words, 16, y + 1.4, {
      face: 'bold',
      colour: palette.ink,
      size: read.size,
      width: 32,
      lines: linesOf(words, rowLine),
      leading: read.line / read.size,
    })
    drawStrength(pen, row.strength, y)
    const foot = y + rowHeight(words) - 3.3
    pen.line(7, foot, pen.width - 7, foot, 0.15, palette.inkSoft)
    y += rowHeight(words)
  }
  const special = specialWords(card)
  if (special === '') return
  pen.words(special, 7.6, y + 1.7, {
    face: 'text',
    size: read.size,
    colour: kindInk(card.pile),
    width: pen.width - 15.2,
    lines: Math.max(2, linesOf(special, specialLine)),
    leading: read.line / read.size,
  })
}

const kindInk = (pile: PileId) => pileClass[pile].colour

function drawRowHead(pen: Pen, key: RowKey, y: number): void {
  const { colour, symbol } = rowSubject(key)
  if (colour) drawFleetDie(pen, colour as NpColour, 7.2, y - 2.8, 5.5)
  if (symbol) drawSymbol(pen, symbol, colour ? 13.9 : 10.2, y, colour ? 3 : 5.4)
}

export function drawSymbol(pen: Pen, symbol: DieSymbol, x: number, y: number, size: number): void {
  if (symbol !== 'GRAPE') {
    const name = { CANNON: 'cannon', SAIL: 'sailboat', SKULL: 'skull-crossed-bones' }[symbol]
    pen.icon(name, x, y, size, palette.ink)
    return
  }
  const step = size * 0.3
  pen.disc(x, y, step * 0.44, palette.ink)
  for (let k = 0; k < 6; k++)
    pen.disc(
      x + step * Math.cos((k * Math.PI) / 3),
      y + step * Math.sin((k * Math.PI) / 3),
      step * 0.44,
      palette.ink,
    )
}

/** A small shield with the Strength in the Battle. */
function drawStrength(pen: Pen, strength: FleetRow['strength'], y: number): void {
  const x = pen.width - 10.6
  pen.shape(
    [
      [x - 3, y - 2.9],
      [x + 3, y - 2.9],
      [x + 3, y + 0.6],
      [x, y + 2.9],
      [x - 3, y + 0.6],
    ],
    palette.teal,
  )
  const text = typeof strength === 'number' ? String(strength) : '#'
  pen.text(text, x, y + 1.2, { face: 'number', size: 4.4, colour: palette.cream, align: 'center' })
}

function drawCrazy(pen: Pen, id: string): void {
  const card = adventureCard(id)
  if (card.kind !== 'crazy') return
  const use = { drop: 'Drop', roll: 'Roll in your tray', toss: 'Toss by turns' }[card.diceUse]
  pen.icon('rolling-dices', 11, 46, 7, palette.ochre)
  pen.text(use, 16.4, 47.6, { face: 'black', size: 4.6, colour: palette.ochre, width: 38 })
  pen.words([crazyText(id), ...card.effects.map(effectWords)].join(' '), 7.6, 55.4, {
    face: 'text',
    size: 4.2,
    width: pen.width - 15.2,
    lines: 6,
  })
}
