/** Which seats may act, and how: the only source of legality. */
import type { Refusal, Seat, Turn } from '../game'
import { createRandom, type Random } from '../random'
import { refuse } from '../refusal'
import { does } from '../sentence'
import { cardText } from './cardText'
import { allMoveRules, ruleFor } from './moveRules'
import type { RollingMove } from './moves'
import { cardFor, mapInHands } from './passing'
import { winnersOf } from './score'
import type { PhaseId, RollingState } from './state'
import { throwerOf, throwTurn } from './throwing'
import { nameOf } from './work'

interface Asked {
  readonly rule: string
  readonly ask: string
}

const asked: Readonly<Record<PhaseId, Asked>> = {
  setupIslands: { rule: 'RS-21', ask: 'Draw the island on your map' },
  setupKnownObstacles: { rule: 'RS-24', ask: 'Draw the Known Obstacles on the map in your hands' },
  setupHomePort: { rule: 'RS-26', ask: 'Choose your Home Port and where your ship puts to sea' },
  dice: { rule: 'RS-27', ask: 'Throw the dice for the whole table' },
  adventure: { rule: 'RS-33', ask: 'Draw the Adventure on the map in your hands' },
  action: { rule: 'RS-44', ask: 'Sail, Explore or Visit a Port' },
  gameEnd: { rule: 'RS-85', ask: 'Choose the last trip to the nearest port' },
  over: { rule: 'RS-83', ask: 'The game is over' },
}

/** Who may act; several where choices are independent (RS-5). */
function actorsOf(state: RollingState): readonly Seat[] {
  return state.hand ? [throwerOf(state)] : state.pending
}

export function turnOf(state: RollingState): Turn {
  if (state.phase === 'over') return { kind: 'over', winners: winnersOf(state) }
  if (state.hand) return throwTurn(state, state.hand)
  return { kind: 'move', seats: state.pending, phase: state.phase, ...asked[state.phase] }
}

/** What one seat is asked: the card and whose map it draws on. */
export function askOf(state: RollingState, seat: Seat): string {
  const card = cardFor(state, seat)
  if (card === undefined || !state.pending.includes(seat)) return asked[state.phase].ask
  const owner = mapInHands(state, seat)
  const map = owner === seat ? 'your own map' : `${nameOf(state, owner)}'s map`
  return `Draw on ${map}: ${cardText(card)}`
}

export function legalityOf(state: RollingState, move: RollingMove): Refusal | undefined {
  const rule = ruleFor(move)!
  if (state.players[move.seat] === undefined) return refuse('RS-1', 'Nobody sits on this seat')
  if (rule.phases === 'aside') return rule.check(state, move)
  if (state.phase === 'over') return refuse('RS-83', 'The game is over')
  if (!rule.phases.includes(state.phase)) {
    return refuse(rule.rule, `This is not the time for that: ${asked[state.phase].ask}`)
  }
  if (!actorsOf(state).includes(move.seat)) {
    if (state.hand)
      return refuse(
        'RS-27',
        `${nameOf(state, throwerOf(state))} ${does(throwerOf(state), 'throws', 'throw')} in this round`,
      )
    const done = `${nameOf(state, move.seat)} ${does(move.seat, 'has', 'have')} finished this phase`
    return refuse(state.phase === 'action' ? 'RS-44' : 'RS-5', done)
  }
  return rule.check(state, move)
}

export function movesOf(state: RollingState, seat: Seat, random?: Random): readonly RollingMove[] {
  if (state.phase === 'over' || state.hand || !state.pending.includes(seat)) return []
  const source = random ?? createRandom('the same sample every time')
  return allMoveRules
    .filter(rule => rule.phases.includes(state.phase as never))
    .flatMap(rule => rule.list(state, seat, source))
}
