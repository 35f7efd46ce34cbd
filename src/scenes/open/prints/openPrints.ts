import { padMm, type SeaSuit, seaRanks, seaSuits, spinnerMm } from '../../../open-table'
import { type Pen, type PrintRecipe, recipe } from '../../things/prints'

/** What the open table prints of its own: the pack of the sea, pads, the compass rose. Sizes in cm, drawn in mm. */
const card = { width: 6.3, depth: 8.8 }

const ink = {
  cream: '#f2e9d3',
  dark: '#231a12',
  red: '#8f2418',
  brass: '#b98d3e',
  night: '#12303f',
  paper: '#f4eddb',
}

const suitIcon: Readonly<Record<SeaSuit, { readonly icon: string; readonly colour: string }>> = {
  anchors: { icon: 'anchor', colour: '#1d3f57' },
  wheels: { icon: 'ship-wheel', colour: '#8f2418' },
  coins: { icon: 'two-coins', colour: '#8a6312' },
  skulls: { icon: 'death-skull', colour: '#1f1a17' },
}

const courtIcon: Readonly<Record<string, string>> = {
  Mate: 'parrot-head',
  Quartermaster: 'pirate-hat',
  Captain: 'pirate-captain',
}
const shortRank: Readonly<Record<string, string>> = { Mate: 'M', Quartermaster: 'Q', Captain: 'C' }

/** Where the pips of a number card stand, as shares of its field. */
const columns = [0.26, 0.5, 0.74] as const
const pips: Readonly<Record<string, readonly (readonly [column: number, row: number])[]>> = {
  '2': [
    [1, 0.16],
    [1, 0.84],
  ],
  '3': [
    [1, 0.16],
    [1, 0.5],
    [1, 0.84],
  ],
  '4': [
    [0, 0.16],
    [2, 0.16],
    [0, 0.84],
    [2, 0.84],
  ],
  '5': [
    [0, 0.16],
    [2, 0.16],
    [1, 0.5],
    [0, 0.84],
    [2, 0.84],
  ],
  '6': [
    [0, 0.16],
    [2, 0.16],
    [0, 0.5],
    [2, 0.5],
    [0, 0.84],
    [2, 0.84],
  ],
  '7': [
    [0, 0.16],
    [2, 0.16],
    [1, 0.33],
    [0, 0.5],
    [2, 0.5],
    [0, 0.84],
    [2, 0.84],
  ],
  '8': [
    [0, 0.16],
    [2, 0.16],
    [1, 0.33],
    [0, 0.5],
    [2, 0.5],
    [1, 0.67],
    [0, 0.84],
    [2, 0.84],
  ],
  '9': [
    [0, 0.14],
    [2, 0.14],
    [0, 0.38],
    [2, 0.38],
    [1, 0.5],
    [0, 0.62],
    [2, 0.62],
    [0, 0.86],
    [2, 0.86],
  ],
  '10': [
    [0, 0.14],
    [2, 0.14],
    [1, 0.26],
    [0, 0.38],
    [2, 0.38],
    [0, 0.62],
    [2, 0.62],
    [1, 0.74],
    [0, 0.86],
    [2, 0.86],
  ],
}

function drawSeaCard(pen: Pen, rank: string, suit: SeaSuit): void {
  const { width, height } = pen
  const { icon, colour } = suitIcon[suit]
  pen.fill(ink.cream)
  pen.frame(1.6, 1.6, width - 3.2, height - 3.2, 0.3, ink.brass, 2.4)
  const corner = () => {
    const short = shortRank[rank] ?? rank
    pen.text(short, 6.2, 11, { face: 'number', size: short.length > 1 ? 8 : 9.4, colour, align: 'center' })
    pen.icon(icon, 6.2, 15.6, 6, colour)
  }
  corner()
  pen.turned(corner)
  const spots = pips[rank]
  if (spots) {
    for (const [column, row] of spots)
      pen.icon(icon, width * columns[column]!, 9 + (height - 18) * row, 9.6, colour)
  } else if (rank === 'A') {
    pen.icon(icon, width / 2, height / 2, 32, colour)
  } else {
    pen.rect(12, 12, width - 24, height - 24, '#e4d6b4', 2)
    pen.frame(12, 12, width - 24, height - 24, 0.5, colour, 2)
    pen.icon(courtIcon[rank] ?? icon, width / 2, height / 2 - 5, 30, colour)
    pen.text(rank, width / 2, height - 21, {
      face: 'title',
      size: 8,
      colour,
      align: 'center',
      width: width - 27,
    })
  }
  pen.age(0.35)
}

function drawSeaBack(pen: Pen): void {
  const { width, height } = pen
  pen.fill(ink.night)
  pen.frame(2.4, 2.4, width - 4.8, height - 4.8, 0.7, ink.brass, 2.2)
  for (let row = 0; row < 9; row++)
    for (let column = 0; column < 6; column++)
      pen.icon('big-wave', 9 + column * 9 + (row % 2) * 2, 10 + row * 8.5, 7, 'rgb(233 217 178 / 16%)')
  pen.disc(width / 2, height / 2, 15, ink.night)
  pen.ring(width / 2, height / 2, 15, 0.8, ink.brass)
  pen.icon('compass', width / 2, height / 2, 22, ink.brass)
}

function drawPad(pen: Pen, text: string): void {
  const { width, height } = pen
  pen.fill(ink.paper)
  for (let y = 22; y < height - 8; y += 9.5) pen.line(10, y, width - 8, y, 0.22, 'rgb(70 110 140 / 42%)')
  pen.line(16, 4, 16, height - 4, 0.25, 'rgb(160 50 40 / 45%)')
  let y = 20
  for (const line of text.split('\n').slice(0, 13)) {
    const last = pen.words(line, 19, y, {
      face: 'text',
      size: 7,
      colour: '#1d2c4c',
      width: width - 28,
      leading: 9.5,
      lines: 4,
    })
    y = Math.max(last, y) + 9.5
  }
  pen.age(0.25)
}

/** A compass rose whose needle is the whole disc: it is turned, flicked and read. */
function drawSpinner(pen: Pen): void {
  const { width } = pen
  const half = width / 2
  pen.fill('#3d2817')
  pen.disc(half, half, half - 2, '#e8dab6')
  pen.ring(half, half, half - 3, 0.8, ink.brass)
  for (let k = 0; k < 32; k++) {
    const angle = (k * Math.PI) / 16
    const inner = k % 4 === 0 ? half - 11 : half - 8
    pen.line(
      half + Math.sin(angle) * inner,
      half - Math.cos(angle) * inner,
      half + Math.sin(angle) * (half - 5),
      half - Math.cos(angle) * (half - 5),
      k % 4 === 0 ? 0.9 : 0.4,
      ink.dark,
    )
  }
  const arm = (angle: number, length: number, wide: number, colour: string, pale: string) => {
    const [s, c] = [Math.sin(angle), Math.cos(angle)]
    const at = (along: number, aside: number) =>
      [half + s * along + c * aside, half - c * along + s * aside] as const
    pen.shape([at(0, 0), at(wide, wide), at(length, 0)], colour)
    pen.shape([at(0, 0), at(wide, -wide), at(length, 0)], pale)
  }
  for (let k = 0; k < 4; k++) arm((k + 0.5) * (Math.PI / 2), 22, 4, '#7c6a4c', '#b7a47f')
  for (let k = 1; k < 4; k++) arm(k * (Math.PI / 2), 29, 4.6, '#1d3f57', '#5d88a4')
  arm(0, 36, 5.4, ink.red, '#c8533f')
  pen.disc(half, half, 3, ink.brass)
}

/** What stands behind `sea:A-anchors`, `back`, `pad:…`, `spinner`, `blank`. */
export function openRecipe(key: string): PrintRecipe {
  const at = key.indexOf(':')
  const [kind, rest] = at < 0 ? [key, ''] : [key.slice(0, at), key.slice(at + 1)]
  switch (kind) {
    case 'sea': {
      const [rank = 'A', suit = ''] = rest.split('-')
      const known = seaSuits.find(one => one === suit) ?? 'anchors'
      return recipe(card, 7, pen =>
        drawSeaCard(pen, (seaRanks as readonly string[]).includes(rank) ? rank : 'A', known),
      )
    }
    case 'back':
      return recipe(card, 5, drawSeaBack)
    case 'pad':
      return recipe({ width: padMm.width / 10, depth: padMm.depth / 10 }, 4.5, pen => drawPad(pen, rest))
    case 'spinner':
      return recipe({ width: spinnerMm.width / 10, depth: spinnerMm.depth / 10 }, 6, drawSpinner)
    default:
      return recipe({ width: 2, depth: 2 }, 2, pen => pen.fill('#b9a681'))
  }
}
