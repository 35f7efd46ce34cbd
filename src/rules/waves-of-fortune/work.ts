/**
 * A state being carried forward by one move: the state itself is never changed in place, only replaced, while events
 * gather beside it. Rules code takes a `Work` and reads `work.state` afresh after every change.
 */
import type { EventData, RuleEvent, Seat } from '../game'
import { type Random, resumeRandom } from '../random'
import { type Cell, indexOf } from './grid'
import type { FortuneState, PhaseId, Player, Tile } from './state'

export interface Work {
  state: FortuneState
  readonly events: RuleEvent[]
  /** Something was thrown, turned or drawn that nobody can forget. */
  reveals: boolean
  /** Somebody has to act, or the game is over: nothing more follows of itself. */
  isWaiting: boolean
}

export function startWork(state: FortuneState): Work {
  return { state, events: [], reveals: false, isWaiting: false }
}

export function say(work: Work, rule: string, text: string, kind: string, data: EventData = {}): void {
  work.events.push({ rule, text, kind, data })
}

export function change(work: Work, part: Partial<FortuneState>): void {
  work.state = { ...work.state, ...part }
}

/** The next decision is this seat's. */
export function waitFor(work: Work, phase: PhaseId, actor: Seat): void {
  change(work, { phase, actor })
  work.isWaiting = true
}

export function playerAt(state: FortuneState, seat: Seat): Player {
  const player = state.players[seat]
  if (!player) throw new RangeError(`Nobody sits on seat ${seat}`)
  return player
}

export function changePlayer(work: Work, seat: Seat, part: Partial<Player>): void {
  change(work, { players: work.state.players.with(seat, { ...playerAt(work.state, seat), ...part }) })
}

export function tileAt(state: FortuneState, cell: Cell): Tile {
  return state.tiles[indexOf(cell)]!
}

export function changeTile(work: Work, cell: Cell, part: Partial<Tile>): void {
  change(work, { tiles: work.state.tiles.with(indexOf(cell), { ...tileAt(work.state, cell), ...part }) })
}

/** Lets chance decide; what was drawn is known from then on. */
export function byChance<T>(work: Work, draw: (random: Random) => T): T {
  const random = resumeRandom(work.state.random)
  const result = draw(random)
  change(work, { random: random.state() })
  work.reveals = true
  return result
}
