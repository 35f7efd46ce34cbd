/** Computer players at the table: each sees its seat's view and nothing else. */
import type { BotLevel } from '../bots'
import type { AnyMove, Seat } from '../rules/game'
import { type OpenMatch, turnOf } from './openMatch'
import { playMove } from './playMove'
import { answer, questionFor } from './question'
import { performThrowOf } from './throwing'

/** What is waited for, and who is to do it. */
export type Waiting =
  | { readonly kind: 'over' }
  /** A person has to move or throw. */
  | { readonly kind: 'person'; readonly seats: readonly Seat[] }
  | {
      readonly kind: 'computer'
      readonly seat: Seat
      readonly level: BotLevel
      readonly does: 'move' | 'throw'
    }
  /** A blow of the fist that is taken without asking anybody. */
  | { readonly kind: 'fist'; readonly seat: Seat }

/** Who is to act next. Where several may, the computers do not keep the persons waiting. */
export function waitingFor(open: OpenMatch): Waiting {
  const turn = turnOf(open)
  if (turn.kind === 'over') return { kind: 'over' }
  if (turn.kind === 'throw' && turn.fist?.level !== undefined) return { kind: 'fist', seat: turn.seats[0] }
  for (const seat of turn.seats) {
    const sitter = open.match.seats[seat]?.sitter
    if (sitter?.kind === 'computer') return { kind: 'computer', seat, level: sitter.level, does: turn.kind }
  }
  return { kind: 'person', seats: turn.seats }
}

/** The move a computer player chooses. */
export function chooseMove(open: OpenMatch, seat: Seat, level: BotLevel): AnyMove {
  return answer(questionFor(open, seat, level))
}

/** One entry further, if nobody has to be asked for it. */
export function playOne(open: OpenMatch): OpenMatch | undefined {
  const waiting = waitingFor(open)
  switch (waiting.kind) {
    case 'over':
    case 'person':
      return undefined
    case 'fist':
      return performThrowOf(open)
    case 'computer':
      return waiting.does === 'throw'
        ? performThrowOf(open)
        : playMove(open, chooseMove(open, waiting.seat, waiting.level))
  }
}

/** Goes on until a person is asked, the game is over, or so many entries are made. */
export function playOn(open: OpenMatch, mostEntries = Number.POSITIVE_INFINITY): OpenMatch {
  for (let made = 0; made < mostEntries; made++) {
    const next = playOne(open)
    if (!next) return open
    open = next
  }
  return open
}
