import type { Colour, UpgradeId } from '../../../rules/waves-of-fortune/public'
import type { Pen } from '../../things/prints'
import { chance, ink, seatInk } from './palette'

function drawDisc(pen: Pen, ground: string, rim: string): number {
  const r = pen.width / 2
  pen.fill(ground)
  pen.disc(r, r, r, ground)
  pen.ring(r, r, r - 0.9, 0.7, rim)
  return r
}

const tokens: Readonly<
  Record<string, { readonly ground: string; readonly icon: string; readonly ink: string }>
> = {
  pirate: { ground: '#1a1414', icon: 'skull-crossed-bones', ink: '#efe6c9' },
  kraken: { ground: '#3a0d20', icon: 'kraken-tentacle', ink: '#e9a38f' },
  mine: { ground: '#3c3f42', icon: 'unlit-bomb', ink: '#f0b04a' },
  fishingGrounds: { ground: '#1d6b78', icon: 'double-fish', ink: '#e9f3e6' },
  mermaidLagoon: { ground: '#2c7a5c', icon: 'mermaid', ink: '#f3ead0' },
}

/** `pirate-4`: an event token, with the HP of the foe. */
export function drawToken(pen: Pen, name: string): void {
  const [kind = '', hp] = name.split('-')
  const look = tokens[kind]
  const r = drawDisc(pen, look?.ground ?? '#4a3019', ink.brass)
  if (!look) return
  pen.icon(look.icon, r, hp ? r - 2.2 : r, hp ? 9.6 : 12, look.ink)
  if (hp) pen.text(hp, r, r + 7, { face: 'number', size: 8.6, colour: ink.brassPale, align: 'center' })
}

export function drawTokenBack(pen: Pen): void {
  const r = drawDisc(pen, '#5a3a1f', ink.brass)
  pen.icon('anchor', r, r, r * 1.2, ink.brassPale)
}

/** `purple-450-map`: whose wreck, what it holds. */
export function drawWreck(pen: Pen, name: string): void {
  const [colour = 'purple', gold = '0', map] = name.split('-') as [Colour, string, string?]
  const { base, pale } = seatInk[colour]
  const r = drawDisc(pen, base, pale)
  pen.icon('sinking-ship', r, r - 2.4, 9, ink.cream)
  pen.text(gold === '0' ? 'map' : `${gold}${map ? '+' : ''}`, r, r + 6.2, {
    face: 'number',
    size: 6.4,
    colour: ink.cream,
    align: 'center',
    width: 15,
  })
}

/** Broken planks adrift, in the colour of whose ship it was: what lies on them belongs to nobody. */
export function drawWreckPile(pen: Pen, colour: Colour): void {
  const { base, deep, pale } = seatInk[colour]
  const { width, height } = pen
  pen.fill(deep)
  const planks = 5
  const step = (height - 4) / planks
  for (let i = 0; i < planks; i++) {
    const [left, right, y] = [2 + chance(i, 1) * 5, width - 2 - chance(i, 2) * 5, 2 + i * step]
    const [a, b] = [chance(i, 3) * 3, chance(i, 4) * 3]
    pen.shape(
      [
        [left + a, y + 0.5],
        [right - b, y + 0.5],
        [right, y + step / 2],
        [right - a, y + step - 0.5],
        [left + b, y + step - 0.5],
        [left, y + step / 2],
      ],
      i % 2 === 0 ? '#6b4a2a' : '#7c5833',
    )
  }
  pen.icon('sinking-ship', 8, height - 8, 10, pale)
  pen.frame(0.6, 0.6, width - 1.2, height - 1.2, 1, base, 2)
  pen.text('Wreck', width - 3.5, height - 3.2, {
    face: 'title',
    size: 6.4,
    colour: ink.cream,
    align: 'right',
  })
}

export function drawX(pen: Pen, colour: Colour): void {
  const { base, pale } = seatInk[colour]
  const r = drawDisc(pen, pale, base)
  pen.icon('cross-mark', r, r, r * 1.25, '#b3261c')
}

export const upgradeIcons: Readonly<Record<UpgradeId, { readonly icon: string; readonly ground: string }>> = {
  sails: { icon: 'sail', ground: '#2f6a8a' },
  hold: { icon: 'cargo-crate', ground: '#7a4f22' },
  cannons: { icon: 'cannon', ground: '#7c2d20' },
  hull: { icon: 'iron-hulled-warship', ground: '#454b52' },
}

export function drawUpgrade(pen: Pen, upgrade: UpgradeId): void {
  const { icon, ground } = upgradeIcons[upgrade]
  const r = drawDisc(pen, ground, ink.brassPale)
  pen.icon(icon, r, r, 12.4, ink.cream)
}

export function drawMark(pen: Pen, mark: string): void {
  const r = drawDisc(pen, mark === 'wind' ? '#4d8fae' : '#6f6a60', ink.cream)
  pen.icon(mark === 'wind' ? 'wind-slap' : 'anchor', r, r, 11.5, ink.cream)
}

/** `B4-300`: a map in somebody's hand. */
export function drawMap(pen: Pen, name: string): void {
  const [cell = '', gold = ''] = name.split('-')
  pen.fill('#e2cf9f')
  pen.frame(0.8, 0.8, pen.width - 1.6, pen.height - 1.6, 0.4, ink.soft, 0.6)
  pen.text(cell, pen.width / 2, 9.4, { face: 'black', size: 8.6, colour: ink.red, align: 'center' })
  pen.icon('cross-mark', pen.width / 2, 13.4, 5, ink.red)
  pen.text(gold, pen.width / 2, 20.6, { face: 'number', size: 5.8, colour: ink.dark, align: 'center' })
  pen.age(0.2)
}

/** The result of a pair: a shield for the crew that won, a skull for the crew that lost a fighter. */
export function drawOutcome(pen: Pen, name: string): void {
  const won = name === 'won'
  const r = drawDisc(pen, won ? '#2c7a4a' : '#8f2318', ink.cream)
  pen.icon(won ? 'shield' : 'death-skull', r, r, r * 1.2, ink.cream)
}

/** A paper tag with a sum on it. */
export function drawGold(pen: Pen, gold: string): void {
  pen.fill(ink.paper)
  pen.frame(0.6, 0.6, pen.width - 1.2, pen.height - 1.2, 0.35, ink.gold, 1.2)
  pen.icon('two-coins', 6.2, pen.height / 2, 8.4, ink.gold)
  pen.text(gold, pen.width - 3, pen.height / 2 + 3.3, {
    face: 'number',
    size: 9.4,
    colour: ink.dark,
    align: 'right',
    width: pen.width - 14,
  })
}

export function drawOdds(pen: Pen, words: string): void {
  pen.fill('#fbf4df')
  pen.frame(0.5, 0.5, pen.width - 1, pen.height - 1, 0.45, ink.red, 0.9)
  pen.icon('crossed-sabres', 5, pen.height / 2, 7, ink.red)
  pen.text(words, pen.width - 1.8, pen.height / 2 + 2.7, {
    face: 'black',
    size: 7.6,
    colour: ink.dark,
    align: 'right',
    width: pen.width - 11,
  })
}

/** `81 %|4|3.0`: the chance of the fight in question, large; what stands against it, and the crew it leaves. */
export function drawChance(pen: Pen, text: string): void {
  const [chance = '', hp = '', left = ''] = text.split('|')
  const { width, height } = pen
  pen.fill('#fbf4df')
  pen.frame(1.2, 1.2, width - 2.4, height - 2.4, 0.6, ink.red, 1.6)
  pen.icon('crossed-sabres', 15, height / 2, 21, ink.red)
  pen.text(chance, 29, height / 2 + 6.4, { face: 'number', size: 19, colour: ink.dark, width: 40 })
  const small = { size: 7, width: width - 76 } as const
  pen.text(`against ${hp} HP`, 72, height / 2 - 7, { ...small, face: 'black', colour: ink.dark })
  pen.text(`${left} crew left`, 72, height / 2 + 4, { ...small, face: 'bold', colour: ink.soft })
  pen.text('on average', 72, height / 2 + 14, { ...small, face: 'bold', colour: ink.soft })
}

/** `35 %|4|2.6`: a fight that is offered, as large as what stands against it. */
export function drawOffer(pen: Pen, text: string): void {
  const [chance = '', hp = '', left = ''] = text.split('|')
  const { width, height } = pen
  pen.fill('#fbf4df')
  pen.frame(1.2, 1.2, width - 2.4, height - 2.4, 0.6, ink.red, 1.6)
  pen.icon('crossed-sabres', 17, 20, 24, ink.red)
  pen.text(`${chance} to win`, 33, 26, { face: 'black', size: 16, colour: ink.dark, width: width - 38 })
  pen.line(8, 36, width - 8, 36, 0.5, ink.red)
  const small = { face: 'bold', size: 9.4, width: width - 14 } as const
  pen.text(`against ${hp} HP`, 7, 48, { ...small, colour: ink.dark })
  pen.text('else the ship sinks', 7, 60.5, { ...small, colour: ink.red })
  pen.text(`${left} crew left on average`, 7, 73, { ...small, colour: ink.soft })
}

/** `5|3`: meals aboard and turns from home, and what the line on the sea means. */
export function drawVoyage(pen: Pen, text: string): void {
  const [food = '0', turns = '0'] = text.split('|')
  const { width, height } = pen
  pen.fill('#fbf4df')
  pen.frame(1.2, 1.2, width - 2.4, height - 2.4, 0.6, ink.brass, 1.6)
  const meals = food === '1' ? '1 meal aboard' : `${food} meals aboard`
  const way = turns === '0' ? 'at home' : turns === '1' ? '1 turn from home' : `${turns} turns from home`
  pen.icon('meal', 16, 21, 21, ink.soft)
  pen.text(meals, 31, 19, { face: 'black', size: 13, colour: ink.dark, width: width - 36 })
  pen.text(way, 31, 34, { face: 'black', size: 13, colour: ink.dark, width: width - 36 })
  pen.line(8, 43, width - 8, 43, 0.5, ink.brass)
  const small = { face: 'bold', size: 9.4, width: width - 14 } as const
  pen.text('Dashed: food to get home', 7, 57, { ...small, colour: ink.soft })
  pen.text('Red strokes: too far', 7, 70, { ...small, colour: ink.red })
}
