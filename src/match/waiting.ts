import type { BotLevel } from '../bots/bot'
import type { AnyMove, Seat } from '../rules/game'
import { type OpenMatch, turnOf } from './openMatch'
import { throwerOf } from './throwing'

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
  /** The only answer to a question, which no person has to give. */
  | { readonly kind: 'only'; readonly seat: Seat; readonly move: AnyMove }
  /** A blow of the fist that is taken without asking anybody. */
  | { readonly kind: 'fist'; readonly seat: Seat }

/** Who is to act next. Where several may, the computers do not keep the persons waiting. */
export function waitingFor(open: OpenMatch): Waiting {
  const turn = turnOf(open)
  if (turn.kind === 'over') return { kind: 'over' }
  if (turn.kind === 'throw' && turn.fist?.level !== undefined) return { kind: 'fist', seat: turn.seats[0] }
  if (turn.kind === 'throw') {
    const seat = throwerOf(open, turn)
    const sitter = open.match.seats[seat]?.sitter
    return sitter?.kind === 'computer'
      ? { kind: 'computer', seat, level: sitter.level, does: 'throw' }
      : { kind: 'person', seats: [seat] }
  }
  for (const seat of turn.seats) {
    const sitter = open.match.seats[seat]?.sitter
    if (sitter?.kind === 'computer') return { kind: 'computer', seat, level: sitter.level, does: 'move' }
  }
  return turn.only
    ? { kind: 'only', seat: turn.only.seat, move: turn.only }
    : { kind: 'person', seats: turn.seats }
}
