import type { Seat, Viewer } from '../../../rules/game'
import {
  type Card,
  classes,
  className,
  countOf,
  displaySeat,
  goalOf,
  missingTo,
  seatsOfParty,
  signalSentence,
} from '../../../rules/waves/public'
import type { Frame } from '../../things/layout'
import { cuts } from './cuts'
import { hintFor } from './hints'
import { cardFront } from './layCouncil'
import { displayCard, handCard } from './names'
import { displayStep, seatSpots } from './places'
import { outward, type Ring } from './ring'
import type { ShownTable } from './shown'
import { cardSize, goalSize, hintSize, slipSize } from './sizes'
import type { WavesWriter } from './writer'

const degrees = Math.PI / 180

/** A fan is so wide at most, its cards so far apart, and each is turned against the next. */
const fan = {
  width: 25,
  otherWidth: 17,
  step: 2.7,
  ownStep: 4.7,
  turn: 2.6 * degrees,
  ownTurn: 1.7 * degrees,
} as const
/**
 * Own cards lean back far enough to be read from the chair, those of others so far that no fan is seen on its edge;
 * where seats are tight, goals lie close before them.
 */
const leans = { own: 47 * degrees, others: 48 * degrees, tight: 56 * degrees } as const
/** How far a card is drawn out of the fan when it is pointed at, and when it is chosen, in cm. */
const drawnOut = { hovered: 1.1, chosen: 2.3 } as const

/** What is pointed at and what is chosen: those cards are drawn out of the fan. */
export interface Raised {
  readonly hovered?: string | undefined
  readonly chosen?: ReadonlySet<string>
  /** An own Agent that is looked at. */
  readonly peeked?: string | undefined
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
  const { u, v } = seatSpots(ring, ring.seatAngle(seat)).hand
  const [widest, width] = isOwn ? [fan.ownStep, fan.width] : [fan.step, fan.otherWidth]
  const step = Math.min(widest, (width - cardSize.width) / Math.max(1, hand.length - 1))
  const seen = new Map<Card, number>()
  // The card that is pointed at, or with a finger the first that is chosen, says what it would do.
  let isHinted = false
  for (const [place, card] of hand.entries()) {
    const index = seen.get(card) ?? 0
    seen.set(card, index + 1)
    const id = handCard(seat, card, index)
    const aside = place - (hand.length - 1) / 2
    const out = chosen?.has(id) ? drawnOut.chosen : hovered === id ? drawnOut.hovered : 0
    const arch = aside * aside * (isOwn ? 0.1 : 0.12)
    writer.put(frame, id, 'hand', u + aside * step, v - cardSize.depth / 2 + place * 0.06, cardSize, {
      label: card === 0 ? 'A card in a hand' : className(card),
      front: cardFront(card),
      back: 'back',
      seat,
      pitch: isOwn ? leans.own : ring.isTight ? leans.tight : leans.others,
      fan: -aside * (isOwn ? fan.ownTurn : fan.turn),
      slide: out - arch,
      lift: 0.5,
      cut: cuts.card,
      home: 'deck',
    })
    if (!isOwn || out === 0 || isHinted || (hovered !== undefined && id !== hovered)) continue
    const hint = hintFor(table, seat, card)
    isHinted = hint !== undefined
    if (hint) layHint(writer, frame, hint, u + aside * step, v)
  }
}

/** Behind the upper edge of a card that is drawn out: what it would do under each tablet. */
function layHint(writer: WavesWriter, frame: Frame, hint: string, u: number, v: number): void {
  const away = cardSize.depth + drawnOut.hovered - 0.2
  writer.put(frame, 'hint', 'hint', u, v - away * Math.cos(leans.own) - hintSize.depth / 2, hintSize, {
    label: 'What this card would do under each tablet',
    front: `hint:${hint}`,
    pitch: leans.own,
    lift: 0.5 + away * Math.sin(leans.own),
    cut: cuts.chip,
  })
}

/** Elders of one class lie on each other, each so much nearer to the edge of the table. */
const displayOutward = 0.5

/** WV-25, WV-63: what a party has collected, by class, and how far it is from its goals. */
function layDisplay(writer: WavesWriter, table: ShownTable, party: number, ring: Ring): void {
  const seat = displaySeat(table, party)
  const display = table.displays[party]!
  const angle = ring.seatAngle(seat)
  const frame = outward(angle)
  const spots = seatSpots(ring, angle)
  const left = spots.display.u - (displayStep * 4) / 2
  for (const cls of classes) {
    for (let index = 0; index < countOf(display, cls); index++)
      writer.put(
        frame,
        displayCard(party, cls, index),
        'display',
        left + (cls - 1) * displayStep,
        spots.display.v + index * displayOutward,
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
  writer.put(frame, `goal@${party}`, 'goal', spots.goal.u, spots.goal.v, goalSize, {
    label: `${different} of ${goal.different} classes, ${display.length} of ${goal.total} Elders; ${missingTo(display, goal)} missing`,
    front: `goal:${seats.join('')}:${different}/${goal.different}:${display.length}/${goal.total}`,
    // Upside down nobody reads it: opposite the viewer it lies the other way round.
    turn: Math.cos(angle) < -0.4 ? Math.PI : 0,
    cut: cuts.chip,
    seat,
  })
}

/** WV-86: what each player last said to their team, on a slip before them. */
function laySaid(writer: WavesWriter, table: ShownTable, ring: Ring): void {
  const last = new Map(table.signals.map(signal => [signal.seat, signal]))
  for (const [seat, signal] of last) {
    const angle = ring.seatAngle(seat)
    const { u, v } = seatSpots(ring, angle).said
    const said = signalSentence(signal).text
    writer.put(outward(angle), `said@${seat}`, 'said', u, v, slipSize, {
      label: said,
      front: `said:${seat}:${said}`,
      lift: 0.3,
      cut: cuts.slip,
      seat,
    })
  }
}
