import { type DieKind, type DieReading, faceCount } from '../../measure'
import type { Seat } from '../../rules/game'
import type { ThrowEntry } from '../match'
import type { OpenMatch } from '../openMatch'
import { seatAt } from '../seats'
import type { DiceCounts } from './diceCounts'

/** Dice of six sides have one body, whatever is engraved; the others have their own. */
export function bodyOf(kind: DieKind): DieKind {
  return faceCount(kind) === 6 ? 'd6' : kind
}

/**
 * What the dice of a match did, as everybody at the table may know it: throws that are still covered count once the
 * match is over. A throw that the fist went on with counts as it lay in the end.
 */
export function countDice(open: OpenMatch): DiceCounts {
  const { match, steps, game, state } = open
  const isOver = game.turn(state).kind === 'over'
  const counts = { matches: 1, throws: 0, blows: 0, fell: 0, cocked: 0, outside: 0 }
  const kinds = new Map<string, { kind: DieKind; thrower: string; faces: number[] }>()
  const show = (thrower: string, { kind, face }: DieReading) => {
    const body = bodyOf(kind)
    const key = `${body} ${thrower}`
    const known = kinds.get(key) ?? { kind: body, thrower, faces: new Array(faceCount(body)).fill(0) }
    kinds.set(key, known)
    known.faces[face - 1]!++
  }
  for (const [index, entry] of match.log.entries()) {
    if (entry.kind !== 'throw' || (steps[index]?.seenBy && !isOver)) continue
    const thrown = thrownDice(entry)
    if (entry.record.bangs.length > 0) counts.blows++
    else {
      counts.throws++
      counts.fell += thrown.length
      counts.outside += thrown.filter(die => !die.inBox).length
      counts.cocked += thrown.filter(die => die.inBox && !die.flat).length
    }
    if (goesOn(match.log.slice(index + 1), entry)) continue
    const name = nameOf(open, entry.seat, index)
    for (const die of thrown) if (die.inBox && die.flat) show(name, die)
  }
  return { ...counts, kinds: [...kinds.values()] }
}

/** The dice out of the hand; what lay there already fell in an earlier throw. */
function thrownDice({ record, dice }: ThrowEntry): readonly DieReading[] {
  const thrown = new Set(record.request.dice.map(({ id }) => id))
  return dice.filter(({ id }) => thrown.has(id))
}

/** Whether the next throw is the same one after one more blow of the fist. */
function goesOn(later: OpenMatch['match']['log'], entry: ThrowEntry): boolean {
  const next = later.find(one => one.kind === 'throw')
  return next !== undefined && next.record.bangs.length > entry.record.bangs.length
}

function nameOf({ match }: OpenMatch, seat: Seat, entries: number): string {
  return seatAt(match, seat, entries)?.name ?? `Player ${seat + 1}`
}
