import {
  capacityOf,
  cardOf,
  type DeckId,
  deckIds,
  type UpgradeId,
  upgradeCosts,
  upgradeNames,
} from '../../../rules/waves-of-fortune/public'
import type { Pen } from '../../things/prints'
import { cardWords, figureOf } from '../layout/cardWords'
import { cardPictures } from './cardPictures'
import { deckInk, ink, seaInk } from './palette'
import { upgradeIcons } from './tokenPrints'
import { drawWater } from './water'

/** `SO-02`, `DO-01@4`: an event card; its picture above, what it says below in type that is read across the table. */
export function drawCard(pen: Pen, name: string): void {
  const [id = '', hp = '4'] = name.split('@')
  const card = cardOf(`${id}#1`)
  const deck = deckInk[card.deck]
  const { width } = pen
  drawPaper(pen, deck.deep)
  pen.text(card.name, width / 2, 13.2, {
    face: 'title',
    size: 8.2,
    colour: deck.deep,
    align: 'center',
    width: width - 14,
  })
  drawPicture(pen, id, card.deck)
  const figure = figureOf(card)
  if (figure) {
    pen.rect(width - 27, 37.6, 20, 9.4, deck.deep, 1.4)
    pen.text(figure, width - 17, 44.8, {
      face: 'number',
      size: 7.4,
      colour: ink.cream,
      align: 'center',
      width: 18,
    })
  }
  const { lines, rows } = cardWords(card, Number(hp))
  let y = 55
  for (const line of lines) {
    y = pen.words(line, 6.6, y, {
      face: 'bold',
      size: lines.length + rows.length > 3 ? 4.9 : 5.8,
      colour: ink.dark,
      width: width - 13.2,
      lines: 3,
    })
    y += 6.6
  }
  for (const [faces, words] of rows) {
    pen.rect(6.4, y - 4.7, 11, 6.2, deck.deep, 1)
    pen.text(faces, 11.9, y, { face: 'number', size: 5.2, colour: ink.cream, align: 'center' })
    pen.text(words, 19.4, y, { face: 'bold', size: 5, colour: ink.dark, width: width - 26 })
    y += 7
  }
  pen.age(0.09)
}

function drawPaper(pen: Pen, colour: string): void {
  const { width, height } = pen
  pen.fill(ink.paper)
  pen.frame(3.4, 3.4, width - 6.8, height - 6.8, 0.9, colour, 1.8)
  pen.frame(4.8, 4.8, width - 9.6, height - 9.6, 0.3, colour, 1.2)
}

/** Sky, sea or shore, and what it is about. */
function drawPicture(pen: Pen, id: string, deck: DeckId): void {
  const [x, y, w, h] = [6.2, 16.4, pen.width - 12.4, 31] as const
  const { icon, mood } = cardPictures[id] ?? { icon: 'compass', mood: 'day' }
  const { context } = pen
  const isIsland = deck.endsWith('I')
  context.save()
  pen.rect(x, y, w, h, skies[mood].sky)
  context.clip()
  for (let i = 0; i < 8; i++) {
    context.globalAlpha = 0.14
    pen.rect(x, y + h * (0.66 - i * 0.08), w, h, skies[mood].glow)
  }
  context.globalAlpha = 1
  pen.disc(x + w * 0.8, y + h * 0.3, h * 0.14, skies[mood].sun)
  const horizon = y + h * 0.64
  if (isIsland) {
    pen.rect(x, horizon, w, h, '#3f8590')
    pen.shape(
      [
        [x - 2, y + h + 1],
        [x - 2, horizon + 3],
        [x + w * 0.3, horizon - 1.5],
        [x + w * 0.7, horizon + 0.6],
        [x + w + 2, horizon + 4],
        [x + w + 2, y + h + 1],
      ],
      '#d9c081',
    )
  } else
    drawWater(pen, [x, horizon, w, h * 0.4], seaInk[deck.startsWith('D') ? 'depths' : 'shallows'], 12, 4.4)
  pen.icon(icon, x + w * 0.44, y + h * 0.53, h * 0.82, skies[mood].figure)
  context.restore()
  pen.frame(x, y, w, h, 0.45, ink.soft)
}

const skies = {
  day: { sky: '#9cc3c9', glow: '#f6e6b8', sun: '#fdf3cf', figure: '#1c2a30' },
  gold: { sky: '#c99a4a', glow: '#fbe7a8', sun: '#fff3c4', figure: '#5a3208' },
  storm: { sky: '#4b5a66', glow: '#7d8b90', sun: '#9aa7a8', figure: '#10171c' },
  blood: { sky: '#7b2a22', glow: '#d98a54', sun: '#f2c27a', figure: '#170806' },
  jungle: { sky: '#7fa06a', glow: '#e9dea0', sun: '#f8efc0', figure: '#1a2a14' },
} as const
export type Mood = keyof typeof skies

export function drawCardBack(pen: Pen, deck: string): void {
  const known = deckIds.find(id => id === deck)
  const { width, height } = pen
  const look = known
    ? deckInk[known]
    : { deep: '#3b2a12', light: '#5c431e', icon: 'two-coins', words: 'Upgrade', area: 'At home' }
  pen.fill(look.deep)
  pen.context.save()
  pen.rect(4, 4, width - 8, height - 8, look.light, 1.6)
  pen.context.clip()
  const size = 12
  for (let row = 0; row < 9; row++)
    for (let column = 0; column < 7; column++) {
      pen.context.globalAlpha = 0.5
      pen.icon(look.icon, column * size + (row % 2) * 6 - 2, row * size + 2, 8.4, look.deep)
    }
  pen.context.restore()
  pen.frame(4, 4, width - 8, height - 8, 0.7, ink.brassPale, 1.6)
  const [cx, cy] = [width / 2, height / 2]
  pen.disc(cx, cy - 3, 17, ink.brassPale)
  pen.disc(cx, cy - 3, 16.2, look.deep)
  pen.icon(look.icon, cx, cy - 3, 22, ink.cream)
  pen.rect(cx - 22, cy + 15.4, 44, 16, ink.paper, 1.6)
  pen.text(look.words, cx, cy + 22.8, { face: 'title', size: 7.6, colour: look.deep, align: 'center' })
  pen.text(look.area, cx, cy + 29, { face: 'black', size: 4.8, colour: look.deep, align: 'center' })
}

const upgradeWords: Readonly<Record<UpgradeId, string>> = {
  sails: 'You sail one space further every turn.',
  hold: `Your hold has ${capacityOf({ upgrades: ['hold'] })} spaces instead of ${capacityOf({ upgrades: [] })}.`,
  cannons: 'Send all you can: rounds 1 and 2 throw one die more, drop the lowest.',
  hull: 'No reef holds you, no mine harms you, and cards take one crew less.',
}

/** Name, price and what it does, in type that is read where all four are for sale. */
export function drawUpgradeCard(pen: Pen, upgrade: UpgradeId): void {
  const { icon, ground } = upgradeIcons[upgrade]
  const { width } = pen
  drawPaper(pen, ground)
  pen.text(upgradeNames[upgrade], width / 2, 13.4, {
    face: 'title',
    size: 8.4,
    colour: ground,
    align: 'center',
    width: width - 14,
  })
  pen.rect(6.2, 16, width - 12.4, 21, ground)
  pen.icon('two-coins', 12.6, 26.5, 9, ink.brassPale)
  pen.text(String(upgradeCosts[upgrade]), 18, 30, { face: 'number', size: 9.6, colour: ink.cream })
  // The tokens for sale lie here.
  pen.icon(icon, 46.2, 28, 15, ink.cream)
  pen.words(upgradeWords[upgrade], 6.6, 46, {
    face: 'bold',
    size: 7.2,
    colour: ink.dark,
    width: width - 13.2,
    lines: 5,
  })
  pen.age(0.09)
}
