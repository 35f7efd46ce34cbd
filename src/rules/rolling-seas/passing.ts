/** Whose map is in whose hands (RS-2, RS-24, RS-25, RS-33, RS-92). */
import type { Seat } from '../game'
import { type AdventureCard, adventureCard } from './data/adventures'
import type { DrawingCase } from './drawingJudge'
import type { RollingState } from './state'
import type { CardId } from './vocabulary'
import { playerAt } from './work'

export function leftOf(seat: Seat, players: number): Seat {
  return (seat + 1) % players
}

export function rightOf(seat: Seat, players: number): Seat {
  return (seat - 1 + players) % players
}

/** The map that this seat draws on when maps are passed as the card says. */
function mapAfterPass(seat: Seat, players: number, { pass }: AdventureCard): Seat {
  if (pass === 'keep') return seat
  // A map that went to the left came from the right.
  return pass === 'left' ? rightOf(seat, players) : leftOf(seat, players)
}

/** Whose map the seat draws on in this phase; a single player keeps their own. */
export function mapInHands(state: RollingState, seat: Seat): Seat {
  const players = state.players.length
  if (players === 1) return seat
  if (state.phase === 'setupKnownObstacles') return leftOf(seat, players)
  const [card] = state.cardsInPlay
  return card === undefined ? seat : mapAfterPass(seat, players, adventureCard(card))
}

/** The card that this seat has to draw next; `undefined` if there is none for it. */
export function cardFor(state: RollingState, seat: Seat): CardId | undefined {
  if (state.phase === 'adventure') return state.cardsInPlay[0]
  if (state.phase !== 'setupKnownObstacles') return undefined
  const { drawings, skipped } = playerAt(state, mapInHands(state, seat)).map
  return state.cardsInPlay[drawings.length + skipped.length]
}

export function drawingCaseOf(state: RollingState, mapOwner: Seat): DrawingCase {
  const { options, players } = state
  return { owner: playerAt(state, mapOwner), options, solo: players.length === 1 }
}
