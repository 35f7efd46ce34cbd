import type { Seat, Viewer } from '../../../rules/game'
import { missingTo } from '../../../rules/waves/goals'
import { displaySeat, goalOf, seatsOfParty } from '../../../rules/waves/seating'
import { signalText } from '../../../rules/waves/signals'
import { type Card, classes, className, countOf } from '../../../rules/waves/vocabulary'
import { cuts } from './cuts'
import { cardFront } from './layCouncil'
import { displayCard, handCard } from './names'
import { outward, type Ring } from './ring'
import type { ShownTable } from './shown'
import { cardSize, goalSize, slipSize } from './sizes'
import type { WavesWriter } from './writer'

const degrees = Math.PI / 180

/** A fan is so wide at most, its cards so far apart, and each is turned against the next. */
const fan = { width: 24, step: 3.5, ownStep: 4.7, turn: 2.6 * degrees, ownTurn: 1.7 * degrees } as const
/** Own cards lean back far enough to be read from the chair. */
const leans = { own: 47 * degrees, others: 64 * degrees } as const
/** How far a card is drawn out of the fan when it is pointed at, and when it is chosen, in cm. */
const drawnOut = { hovered: 1.1, chosen: 2.3 } as const

/** Where the hand of a seat stands: the middle of its lower edge. */
export function handAt(ring: Ring, isOwn: boolean): number {
  const behind = ring.isTight ? 6.4 : 0
  return (isOwn ? 40.6 : 36.6) + behind
}

/** What is pointed at and what is chosen: those cards are drawn out of the fan. */
export interface Raised {
  readonly hovered?: string | undefined
  readonly chosen?: ReadonlySet<string>
}

export function laySeats(
  writer: WavesWriter,
  table: ShownTable,
  eyes: Viewer,
  ring: Ring,
  raised: Raised,
): void {
  for (const seat of table.hands.keys()) layHand(writer, table, seat, seat === eyes, ring, raised)
  for (const party of table.displays.keys()) layDisplay(writer, table, party, ring)
  laySaid(writer, table, ring)
}

function layHand(
  writer: WavesWriter,
  table: ShownTable,
  seat: Seat,
  isOwn: boolean,
  ring: Ring,
  { hovered, chosen }: Raised,
): void {
  const hand = table.hands[seat]!
  const frame = outward(ring.seatAngle(seat))
  const near = handAt(ring, isOwn)
  const widest = isOwn ? fan.ownStep : fan.step
  const step = Math.min(widest, (fan.width - cardSize.width) / Math.max(1, hand.length - 1))
  const seen = new Map<Card, number>()
  for (const [place, card] of hand.entries()) {
    const index = seen.get(card) ?? 0
    seen.set(card, index + 1)
    const id = handCard(seat, card, index)
    const aside = place - (hand.length - 1) / 2
    const out = chosen?.has(id) ? drawnOut.chosen : hovered === id ? drawnOut.hovered : 0
    const arch = aside * aside * (isOwn ? 0.1 : 0.12)
    writer.put(frame, id, 'hand', aside * step, near - cardSize.depth / 2 + place * 0.06, cardSize, {
      label: card === 0 ? 'A card in a hand' : className(card),
      front: cardFront(card),
      back: 'back',
      seat,
      pitch: isOwn ? leans.own : leans.others,
      fan: -aside * (isOwn ? fan.ownTurn : fan.turn),
      slide: out - arch,
      lift: 0.5,
      cut: cuts.card,
      home: 'deck',
    })
  }
}

/** So far from the middle, from the axis of the seat, and between classes. */
const shownAt = { v: 32, u: 8.9, step: 3.5, outward: 0.55 } as const

/** WV-25, WV-63: what a party has collected, by class, and how far it is from its goals. */
function layDisplay(writer: WavesWriter, table: ShownTable, party: number, ring: Ring): void {
  const seat = displaySeat(table, party)
  const display = table.displays[party]!
  const angle = ring.seatAngle(seat)
  const frame = outward(angle)
  const width = shownAt.step * 4 + cardSize.width
  const middle = ring.isTight ? 0 : (shownAt.u + width / 2) * sideOf(angle)
  const left = middle - width / 2 + cardSize.width / 2
  for (const cls of classes) {
    for (let index = 0; index < countOf(display, cls); index++)
      writer.put(
        frame,
        displayCard(party, cls, index),
        'display',
        left + (cls - 1) * shownAt.step,
        shownAt.v + index * shownAt.outward,
        cardSize,
        {
          label: `Collected: ${className(cls)}`,
          front: cardFront(cls),
          back: 'back',
          seat,
          lift: 0.06 + (cls - 1) * 0.012 + index * cardSize.height,
          cut: cuts.card,
        },
      )
  }
  const goal = goalOf(table, party)
  const different = new Set(display).size
  const seats = seatsOfParty(table, party)
  writer.put(frame, `goal@${party}`, 'goal', middle, ring.isTight ? 26.7 : 26.2, goalSize, {
    label: `${different} of ${goal.different} classes, ${display.length} of ${goal.total} Elders; ${missingTo(display, goal)} missing`,
    front: `goal:${seats.join('')}:${different}/${goal.different}:${display.length}/${goal.total}`,
    cut: cuts.chip,
    seat,
  })
}

/** Displays lie to the left of their players; in the east to the right, for in the south-east lie the tablets. */
function sideOf(angle: number): -1 | 1 {
  return Math.sin(angle) < -0.5 ? 1 : -1
}

/** WV-86: the last thing that everybody has said to his team, on a slip before him. */
function laySaid(writer: WavesWriter, table: ShownTable, ring: Ring): void {
  const last = new Map(table.signals.map(signal => [signal.seat, signal]))
  for (const [seat, signal] of last) {
    const isBeside = !ring.isTight
    writer.put(
      outward(ring.seatAngle(seat)),
      `said@${seat}`,
      'said',
      isBeside ? 13.6 * -sideOf(ring.seatAngle(seat)) : 0,
      isBeside ? 29.4 : 31,
      slipSize,
      {
        label: signalText(signal),
        front: `said:${seat}:${signalText(signal)}`,
        lift: 0.3,
        cut: cuts.slip,
        seat,
      },
    )
  }
}
