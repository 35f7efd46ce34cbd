import {
  type Bonus,
  endAtHomePort,
  endAtPort,
  goldBonuses,
  holds,
  type Ledger,
  type Player,
  provisionBonuses,
  roundCount,
  shipBonuses,
  speeds,
  starsOf,
  storyBonuses,
  tellingBonuses,
  totalOf,
  upgradeCosts,
} from '../../../rules/rolling-seas/public'
import { drawBonus } from './bonus'
import { circle, cross, dot, type Ink, letters, rule } from './hand'
import { leastLetters, palette, type } from './palette'
import { drawPaper } from './paper'
import { ledgerSheet } from './sheet'
import { symbol } from './symbols'

const left = 10
const pen = { colour: palette.pen, width: 0.7, alpha: 0.95 }
const printed = { colour: palette.print, width: 0.5, alpha: 0.95 }
const small = { family: type.text, weight: 700, size: leastLetters, colour: palette.printSoft } as const
const hand = { family: type.number, weight: 800, colour: palette.pen, align: 'center' } as const

/** Where the tracks of the ledger stand, in mm: for drawing and for pointing at them. */
export const ledgerRows = {
  turns: { top: 30, box: 9.2, perRow: 13, pitch: 10.8 },
  provisions: { top: 66, pitch: 7.4, step: 8, perRow: 10 },
  gold: { top: 112, pitch: 7.4, step: 8, perRow: 5, second: 50 },
  story: { top: 133, pitch: 11.6, step: 12, perRow: 10 },
  /** The last three boxes bear words. */
  reputation: { top: 199, height: 9.8, step: 10, wide: 13.6 },
  ships: { left: 101, top: 60, pitch: 17 },
} as const

/** Boxes for tellings of the Story. */
const tellingCount = 8

/** The ledger of a captain as it is by now (4.9): circles filled and crossed out, bonuses circled and crossed off. */
export function drawLedger(ink: Ink, { captain, ship, ledger }: Player, name: string): void {
  drawPaper(ink, ledgerSheet.width, ledgerSheet.height)
  drawFrame(ink)
  letters(ink, 'Captain’s Ledger', [ledgerSheet.width / 2, 14], {
    family: type.title,
    size: 9,
    colour: palette.print,
    align: 'center',
  })
  const who = ship ? `${captain || name}, master of the ${ship}` : captain || name
  letters(ink, who, [ledgerSheet.width / 2, 20.6], {
    family: type.text,
    weight: 700,
    size: leastLetters,
    colour: palette.pen,
    align: 'center',
    width: 116,
  })
  drawTurns(ink, ledger)
  drawProvisions(ink, ledger)
  drawGold(ink, ledger)
  drawShips(ink, ledger)
  drawStory(ink, ledger)
  drawReputation(ink, ledger)
}

function drawFrame(ink: Ink): void {
  const { width, height } = ledgerSheet
  ink.save()
  ink.strokeStyle = palette.print
  ink.lineWidth = 0.8
  ink.strokeRect(4, 4, width - 8, height - 8)
  ink.lineWidth = 0.25
  ink.strokeRect(5.4, 5.4, width - 10.8, height - 10.8)
  ink.restore()
}

function heading(ink: Ink, title: string, icon: string, y: number, note: string, noteEnd = 84): void {
  const x = left
  symbol(ink, icon, [x + 2.4, y - 1.6], { size: 5.6, colour: palette.print })
  letters(ink, title, [x + 6.4, y], { family: type.title, size: 5.6, colour: palette.print })
  letters(ink, note, [x + noteEnd, y], { ...small, align: 'right', width: 58 })
}

function drawTurns(ink: Ink, { turns }: Ledger): void {
  const { top, box, perRow, pitch } = ledgerRows.turns
  letters(ink, 'Turns', [left, top - 2], { family: type.title, size: 5, colour: palette.print })
  letters(ink, 'the wind of a Sail, X for Explore, P for Visit Port', [130, top - 2], {
    ...small,
    align: 'right',
  })
  for (let round = 0; round < roundCount; round++) {
    const x = left + (round % perRow) * (box + 0.1)
    const y = top + Math.floor(round / perRow) * pitch
    ink.save()
    ink.strokeStyle = palette.print
    ink.lineWidth = 0.3
    ink.globalAlpha = 0.8
    ink.strokeRect(x, y, box, box)
    ink.restore()
    letters(ink, String(round + 1), [x + 0.7, y + 3.5], small)
    const mark = turns[round]
    if (mark) letters(ink, mark, [x + box / 2, y + 8.4], { ...hand, size: 5.4, width: box - 1 })
  }
}

/** Circles in rows; the first of those filled are crossed out (RS-61). */
function circles(
  ink: Ink,
  at: (index: number) => readonly [number, number],
  count: number,
  filled: number,
  crossed: number,
): void {
  for (let index = 0; index < count; index++) {
    const middle = at(index)
    circle(ink, middle, 2.5, printed)
    if (index >= filled) continue
    dot(ink, middle, 2, palette.pen, index < crossed ? 0.42 : 0.94)
    if (index < crossed) cross(ink, middle, 2.4, { colour: palette.route, width: 0.62 })
  }
}

function drawProvisions(ink: Ink, ledger: Ledger): void {
  const { top, pitch, step, perRow } = ledgerRows.provisions
  const { provFilled, provOnBoard, speed } = ledger
  heading(ink, 'Provisions', 'barrel', top - 5, `on board ${provOnBoard} of ${holds[speed]}`)
  const at = (index: number) =>
    [left + 3 + (index % perRow) * step, top + Math.floor(index / perRow) * pitch] as const
  circles(ink, at, 50, provFilled, provFilled - provOnBoard)
  for (const [row, bonus] of provisionBonuses.entries())
    drawBonus(ink, bonus, [left + 3 + perRow * step + 1.6, top + row * pitch], stateOf(bonus, ledger))
}

function drawGold(ink: Ink, ledger: Ledger): void {
  const { top, pitch, step, perRow, second } = ledgerRows.gold
  const { goldFilled, goldOnHand } = ledger
  heading(ink, 'Gold', 'two-coins', top - 5, `in the chest ${goldOnHand}`)
  const place = (row: number) => [left + 3 + (row % 2) * second, top + Math.floor(row / 2) * pitch] as const
  const at = (index: number) => {
    const [x, y] = place(Math.floor(index / perRow))
    return [x + (index % perRow) * step, y] as const
  }
  circles(ink, at, 20, goldFilled, goldFilled - goldOnHand)
  for (const [row, bonus] of goldBonuses.entries()) {
    const [x, y] = place(row)
    drawBonus(ink, bonus, [x + perRow * step + 0.6, y], stateOf(bonus, ledger))
  }
}

function drawStory(ink: Ink, ledger: Ledger): void {
  const { top, pitch, step, perRow } = ledgerRows.story
  heading(ink, 'Story', 'scroll-unfurled', top - 4.4, `the next telling is worth ${ledger.story}`, 120)
  for (let index = 0; index < 50; index++) {
    const x = left + (index % perRow) * step
    const y = top + Math.floor(index / perRow) * pitch
    const isFilled = index < ledger.story
    ink.save()
    ink.strokeStyle = palette.print
    ink.lineWidth = 0.3
    ink.strokeRect(x, y, step - 1.2, 6)
    if (isFilled) {
      ink.globalAlpha = 0.9
      ink.fillStyle = palette.pen
      ink.fillRect(x + 0.7, y + 0.7, step - 2.6, 4.6)
    }
    ink.restore()
    if ((index + 1) % 5 === 0 || !isFilled)
      letters(ink, String(index + 1), [x + (step - 1.2) / 2, y + 4.6], {
        family: type.number,
        weight: 800,
        size: leastLetters,
        colour: isFilled ? palette.paperPale : palette.printSoft,
        align: 'center',
        alpha: (index + 1) % 5 === 0 ? 1 : 0.55,
      })
    const bonus = storyBonuses.find(one => one.at === index + 1)
    if (bonus) drawBonus(ink, bonus, [x + (step - 1.2) / 2, y + 8.6], stateOf(bonus, ledger), 4.2)
  }
}

function drawShips(ink: Ink, ledger: Ledger): void {
  const { left: x, top, pitch } = ledgerRows.ships
  for (const [level, speed] of speeds.entries()) {
    const y = top + level * pitch
    const isOwn = ledger.speed === speed
    const isPast = ledger.speed > speed
    symbol(ink, ['sailboat', 'caravel', 'galleon'][level]!, [x + 6.6, y + 4], {
      size: 11.5,
      colour: isOwn ? palette.pen : palette.print,
      alpha: isPast ? 0.35 : isOwn ? 1 : 0.7,
    })
    letters(ink, `Speed ${speed}`, [x + 14.6, y + 1.4], {
      ...small,
      weight: 800,
      colour: palette.print,
    })
    letters(ink, `Hold ${holds[speed]}`, [x + 14.6, y + 6], small)
    if (isOwn) circle(ink, [x + 6.6, y + 4], 7, pen, 0.3)
    const cost = level === 0 ? undefined : upgradeCosts[speeds[level - 1]!]
    const bonus = shipBonuses[level - 1]
    if (cost !== undefined) letters(ink, `${cost} Gold`, [x + 14.6, y + 10.6], small)
    if (bonus) drawBonus(ink, bonus, [x + 29.4, y + 9.2], stateOf(bonus, ledger), 4)
  }
  drawBonusMoves(ink, ledger.bonusMoves)
}

function drawBonusMoves(ink: Ink, held: number): void {
  const { top } = ledgerRows.gold
  letters(ink, 'Bonus', [121, top - 1.8], { ...small, align: 'center' })
  letters(ink, 'Movements', [121, top + 2.2], { ...small, align: 'center' })
  if (held === 0) letters(ink, 'none', [121, top + 7.4], { ...small, align: 'center' })
  for (let index = 0; index < held; index++)
    symbol(
      ink,
      'wind-slap',
      [121 + ((index % 3) - (Math.min(held, 3) - 1) / 2) * 6.4, top + 5.4 + Math.floor(index / 3) * 5.4],
      {
        size: 5.4,
        colour: palette.pen,
      },
    )
}

function drawReputation(ink: Ink, ledger: Ledger): void {
  const { top, height, step, wide } = ledgerRows.reputation
  const { tellings, endBonus, finalStory } = ledger
  const isOver = finalStory !== undefined
  heading(
    ink,
    'Reputation',
    'round-star',
    top - 5.4,
    `end at a port ${endAtPort}, at home ${endAtHomePort}`,
    120,
  )
  const boxes: readonly (readonly [title: string, value: number | undefined])[] = [
    ...Array.from({ length: tellingCount }, (_, index) => [String(index + 1), tellings[index]] as const),
    ['Bonus', isOver ? starsOf(ledger) + (endBonus ?? 0) : starsOf(ledger) || undefined],
    ['Final', finalStory],
    ['Total', isOver || tellings.length > 0 ? totalOf(ledger) : undefined],
  ]
  for (const [index, [title, value]] of boxes.entries()) {
    const isWord = index >= tellingCount
    const x = left + Math.min(index, tellingCount) * step + Math.max(0, index - tellingCount) * wide
    const box = (isWord ? wide : step) - 0.6
    ink.save()
    ink.strokeStyle = palette.print
    ink.lineWidth = index === boxes.length - 1 ? 0.8 : 0.4
    ink.strokeRect(x, top, box, height)
    ink.restore()
    letters(ink, title, [x + 0.6, top + 3.5], small)
    if (value !== undefined)
      letters(ink, String(value), [x + box / 2, top + 8.8], { ...hand, size: 5.6, width: box - 1.4 })
    const bonus = tellingBonuses.find(one => one.at === index + 1)
    if (!bonus || isWord) continue
    const fromEdge = bonus.kind === 'twoStars' ? 4.6 : 2.2
    drawBonus(ink, bonus, [x + box - fromEdge, top + 1.9], stateOf(bonus, ledger), 2.9)
  }
  rule(ink, [left, top - 3.8], [130, top - 3.8], { ...printed, width: 0.2, alpha: 0.4 })
}

/** RS-64: circled when it is earned, crossed off when it is used; stars are never used. */
function stateOf({ id, kind }: Bonus, ledger: Ledger): 'printed' | 'earned' | 'used' {
  if (!ledger.earned.includes(id)) return 'printed'
  if (kind === 'star' || kind === 'twoStars') return 'earned'
  if (kind !== 'bonusMove') return 'used'
  const moves = ledger.earned.filter(one => bonusMoveIds.has(one))
  return moves.indexOf(id) < moves.length - ledger.bonusMoves ? 'used' : 'earned'
}

const bonusMoveIds: ReadonlySet<string> = new Set(
  [...provisionBonuses, ...goldBonuses, ...storyBonuses]
    .filter(({ kind }) => kind === 'bonusMove')
    .map(({ id }) => id),
)
