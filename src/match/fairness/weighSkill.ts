import { botFor, budgets } from '../../bots'
import type { DecisionWeighing, Weighing } from '../../bots/weighing'
import type { AnyMove, Seat } from '../../rules/game'
import { createRandom } from '../../rules/random'
import type { AnyGame } from '../../rules/shelf'
import { choiceOf } from '../inNames'
import { type OpenMatch, stateAt, turnOf } from '../openMatch'
import { isSame } from '../plain'
import { seatAt } from '../seats'
import type { DecisionTold, SeatSkill, SkillTold } from './skillTold'
import { spreadOf } from './spread'

/** Who is asked what should have been done. */
const captain = 'strong'

export interface SkillWish {
  /** Imagined courses for each decision. */
  readonly worlds: number
  /** Whose decisions; those of people without it. */
  readonly seats?: readonly Seat[]
  /** Told after each decision. */
  readonly onAt?: (done: number, of: number) => void
}

interface Decision {
  readonly entry: number
  readonly seat: Seat
  readonly move: AnyMove
  readonly state: unknown
}

/**
 * For each decision of a finished match: what the captain would have done with what the seat could see, and what came of
 * either in the same imagined courses of the game. `undefined` during a match, and where the game's decisions cannot be
 * weighed. The computer players of the game must be loaded.
 */
export function weighSkill(
  open: OpenMatch,
  { decisions: weighing, unit }: Weighing,
  { worlds, seats, onAt }: SkillWish,
): SkillTold | undefined {
  if (!weighing || turnOf(open).kind !== 'over') return undefined
  const all = decisionsOf(open, weighing, seats)
  const told: DecisionTold[] = []
  for (const [index, decision] of all.entries()) {
    const one = weigh(open, weighing, decision, worlds)
    if (one) told.push(one)
    onAt?.(index + 1, all.length)
  }
  const weighed = [...new Set(all.map(({ seat }) => seat))].sort((a, b) => a - b)
  return { worlds, unit, seats: weighed.map(seat => sumOf(open, seat, all, told)), decisions: told }
}

function decisionsOf(
  open: OpenMatch,
  { counts }: DecisionWeighing,
  seats: readonly Seat[] | undefined,
): readonly Decision[] {
  const { match, game } = open
  return match.log.flatMap((line, entry): readonly Decision[] => {
    if (line.kind !== 'move') return []
    const { move } = line
    const { seat } = move
    const isAsked = seats ? seats.includes(seat) : seatAt(match, seat, entry)?.sitter.kind === 'human'
    if (!isAsked) return []
    const state = stateAt(open, entry)
    const turn = game.turn(state)
    // Talk and the like come in between: nobody was waited for.
    if (turn.kind !== 'move' || !turn.seats.includes(seat) || !counts(state)) return []
    return game.moves(state, seat).length > 1 ? [{ entry, seat, move, state }] : []
  })
}

/** Somebody who is no computer has made a move. */
export function hasPeople({ match }: OpenMatch): boolean {
  return match.log.some(
    (line, entry) => line.kind === 'move' && seatAt(match, line.move.seat, entry)?.sitter.kind === 'human',
  )
}

/** `undefined` where the captain would have done the same. */
function weigh(
  { game, match }: OpenMatch,
  { worth }: DecisionWeighing,
  { entry, seat, move, state }: Decision,
  worlds: number,
): DecisionTold | undefined {
  const view = game.view(state, seat)
  const seed = `captain at entry ${entry}, ${match.setUp.seed}`
  const better = botFor(game, captain)!(view, seat, createRandom(seed), budgets[captain])
  const [made, wished] = [move, better].map(one => choiceOf(game, state, one, match.seats).text)
  if (isSame(move, better) || made === wished) return undefined
  const costs: number[] = []
  for (let world = 0; world < worlds; world++) {
    const before = game.imagine(view, seat, createRandom(`world ${world} of ${seed}`))
    // What a person did by what they saw may not fit a world that was only imagined.
    if ([move, better].some(one => game.check(before, one) !== undefined)) continue
    const [own, other] = [move, better].map(one => {
      const after = playThrough(game, before, one)
      return worth({ before, after, seat, random: createRandom(`course ${world} of ${seed}`) })
    })
    costs.push(other! - own!)
  }
  const { mean, variance } = spreadOf(costs)
  const costError = Math.sqrt(variance / Math.max(1, costs.length))
  return { entry, seat, made: made!, captain: wished!, cost: mean, costError }
}

const playThrough = (game: AnyGame, state: unknown, move: AnyMove) => game.play(state, move).state

function sumOf(
  { match }: OpenMatch,
  seat: Seat,
  all: readonly Decision[],
  told: readonly DecisionTold[],
): SeatSkill {
  const decisions = all.filter(one => one.seat === seat).length
  const other = told.filter(one => one.seat === seat)
  return {
    seat,
    name: seatAt(match, seat, match.log.length)?.name ?? `Player ${seat + 1}`,
    decisions,
    same: decisions - other.length,
    cost: other.reduce((sum, { cost }) => sum + cost, 0),
    costError: Math.sqrt(other.reduce((sum, { costError }) => sum + costError ** 2, 0)),
  }
}
