/** What a seat may do: the one source of legality. */
import type { Refusal, Seat } from '../game'
import { createRandom, type Random } from '../random'
import { refuse } from '../refusal'
import { allMoveRules, ruleFor } from './moveRules'
import type { FortuneMove } from './moves'
import { nameOf } from './seating'
import type { FortuneState } from './state'
import { isThrowPhase } from './throwing'
import { actorsOf, turnOf } from './turn'

export function legalityOf(state: FortuneState, move: FortuneMove): Refusal | undefined {
  const rule = ruleFor(move)!
  if (state.phase === 'over') return refuse('WF-122', 'The game is over')
  if (!rule.phases.includes(state.phase)) {
    return refuse(rule.rule, `This is not the time for that: ${askOf(state)}`)
  }
  return checkSeat(state, move.seat) ?? rule.check(state, move)
}

function checkSeat(state: FortuneState, seat: Seat): Refusal | undefined {
  if (actorsOf(state).includes(seat)) return undefined
  if (!state.players[seat]) return refuse('WF-19', 'Nobody sits on this seat')
  if (state.claims) return refuse('WF-14', 'You have a colour already')
  const asked = actorsOf(state).map(actor => nameOf(state, actor))
  return refuse('WF-19', `It is ${asked.join(' and ')}'s turn`)
}

function askOf(state: FortuneState): string {
  const turn = turnOf(state)
  return turn.kind === 'over' ? 'the game is over' : turn.ask
}

export function movesOf(state: FortuneState, seat: Seat, random?: Random): readonly FortuneMove[] {
  if (isThrowPhase(state.phase) || !actorsOf(state).includes(seat)) return []
  const source = random ?? createRandom('the usual sample')
  return allMoveRules
    .filter(rule => rule.phases.includes(state.phase))
    .flatMap(rule => rule.list(state, seat, source).filter(move => rule.check(state, move) === undefined))
}
