/**
 * A state being carried forward by one move: the state itself is never changed in place, only replaced, while events
 * gather beside it. Rules code takes a `Work` and reads `work.state` afresh after every change.
 */
import type { EventData, RuleEvent, Seat } from '../game'
import { type Random, resumeRandom } from '../random'
import { infamyCap } from './options'
import type { Player, RollingWavesState } from './state'

export interface Work {
  state: RollingWavesState
  readonly events: RuleEvent[]
  /** Something was thrown, drawn or shown that nobody can forget. */
  reveals: boolean
}

export function startWork(state: RollingWavesState): Work {
  return { state, events: [], reveals: false }
}

export function say(
  work: Work,
  rule: string,
  text: string,
  kind: string,
  data: EventData = {},
  seenBy?: readonly Seat[],
): void {
  work.events.push({ rule, text, kind, data, ...(seenBy && { seenBy }) })
}

export function change(work: Work, part: Partial<RollingWavesState>): void {
  work.state = { ...work.state, ...part }
}

export function playerAt(state: RollingWavesState, seat: Seat): Player {
  const player = state.players[seat]
  if (!player) throw new RangeError(`Nobody sits on seat ${seat}`)
  return player
}

export function changePlayer(work: Work, seat: Seat, part: Partial<Player>): void {
  const players = work.state.players.with(seat, { ...playerAt(work.state, seat), ...part })
  change(work, { players })
}

/** RW-97, RW-97a: fills Infamy circles as far as there are any; tells how much was gained. */
export function gainInfamy(work: Work, seat: Seat, amount: number): number {
  const { infamy } = playerAt(work.state, seat)
  const after = Math.min(infamy + amount, infamyCap(work.state.options))
  changePlayer(work, seat, { infamy: after })
  return after - infamy
}

/** Lets chance decide; what was drawn is known from then on. */
export function byChance<T>(work: Work, draw: (random: Random) => T): T {
  const random = resumeRandom(work.state.random)
  const result = draw(random)
  change(work, { random: random.state() })
  work.reveals = true
  return result
}
