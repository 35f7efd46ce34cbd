/** What one entry does to a state, and whether it may stand where it stands. */
import type { ThrowRecord } from '../measure'
import type { Played, Refusal, Seat, Thrown, Turn } from '../rules/game'
import type { AnyGame } from '../rules/shelf'
import type { Entry, MoveEntry, ThrowEntry } from './match'
import { isSame, plain } from './plain'
import type { UnsealedEntry } from './seal'
import { stirred } from './sealed/opening'

export type ThrowTurn = Extract<Turn, { kind: 'throw' }>

export type Applied =
  | {
      readonly ok: true
      readonly played: Played<unknown>
      readonly isOnly?: true
      /** A throw that only these seats saw. */
      readonly seenBy?: readonly Seat[] | undefined
    }
  | { readonly ok: false; readonly why: string; readonly refusal?: Refusal }

/** The last throw of a log: the one that a fist continues. */
export function lastThrow(log: readonly Entry[]): ThrowEntry | undefined {
  return log.findLast(entry => entry.kind === 'throw')
}

/** Plays an entry on a state, or says why it cannot follow; `last` is the throw before it. Simulates nothing. */
export function applyEntry(
  game: AnyGame,
  state: unknown,
  entry: UnsealedEntry,
  last: ThrowEntry | undefined,
): Applied {
  const turn = game.turn(state)
  const fault = entry.kind === 'move' ? moveFault(entry) : throwFault(turn, entry, last)
  if (fault !== undefined) return { ok: false, why: fault }
  const move = entry.kind === 'move' ? entry.move : thrownMove(entry)
  const refusal = game.check(state, move)
  if (refusal) return { ok: false, why: `${refusal.why} (${refusal.rule})`, refusal }
  const seenBy = entry.kind === 'throw' && turn.kind === 'throw' ? turn.seenBy : undefined
  return {
    ok: true,
    played: game.playChecked(entry.opening ? stirred(state, entry.opening) : state, move),
    ...(turn.kind === 'move' && turn.only && { isOnly: true }),
    seenBy,
  }
}

function moveFault({ move }: Omit<MoveEntry, 'seal'>): string | undefined {
  return move.kind === 'thrown'
    ? 'What dice show can only come from a throw, never from a move that is written down.'
    : undefined
}

/** The answer to `turn` that a throw gives. */
export function thrownMove({ seat, record, outcome, dice }: Omit<ThrowEntry, 'seal'>): Thrown {
  const blow = record.bangs.at(-1)
  return {
    kind: 'thrown',
    seat,
    dice,
    ...(blow && { fist: blow.level }),
    ...(outcome === 'unsettled' && { unsettled: true }),
  }
}

/** Why this throw is not the one that was due. */
export function throwFault(
  turn: Turn,
  entry: Omit<ThrowEntry, 'seal'>,
  last: ThrowEntry | undefined,
): string | undefined {
  if (turn.kind !== 'throw') return 'Dice were thrown though no throw was due.'
  if (!turn.seats.includes(entry.seat)) return 'The throw was made by a seat whose throw it was not.'
  return recordFault(turn, entry.record, last)
}

/** Why this record is not the one that the rules asked for. */
export function recordFault(
  turn: ThrowTurn,
  record: ThrowRecord,
  last: ThrowEntry | undefined,
): string | undefined {
  if (!isSame(record.request, plain(turn.throw))) {
    return 'The dice in hand and in the box are not those that the rules asked for.'
  }
  if (!turn.fist) {
    return record.bangs.length > 0 ? 'The fist came down though every die was still in the hand.' : undefined
  }
  if (!last) return 'The fist came down before anything was thrown.'
  const blow = record.bangs.at(-1)
  if (!blow) return 'Dice did not lie flat, and the fist did not come down.'
  if (turn.fist.level !== undefined && blow.level !== turn.fist.level) {
    return `The fist came down with strength ${blow.level} instead of ${turn.fist.level}.`
  }
  const due = { ...last.record, bangs: [...last.record.bangs, { step: last.steps, level: blow.level }] }
  return isSame(record, due)
    ? undefined
    : 'The fist did not fall on the throw before it, or not when that had come to rest.'
}
