/** Fresh games, and random ones looked at from state to state. */
import { type RuleEvent, readSetUp } from '../../game'
import type { AnyGame } from '../../games'
import { createRandom } from '../../random'
import { deepFreeze, nextMove } from '../../testing/conformance'
import { waves } from '../index'
import type { WavesMove } from '../moves'
import type { WavesOptions } from '../options'
import type { WavesState } from '../state'

/** The first state of a game; options that are not named are at their default. */
export function newTable(players: number, seed: string, options: Partial<WavesOptions> = {}): WavesState {
  const setUp = readSetUp(waves, { players, seed, options })
  if (!setUp.ok) throw new Error(`${setUp.path}: ${setUp.why}`)
  return deepFreeze(waves.setup(setUp.value))
}

/** A game whose first holder is drawn, so that it begins with a placement (or that of the token). */
export function dealtTable(players: number, seed: string, options: Partial<WavesOptions> = {}): WavesState {
  return newTable(players, seed, { firstHolder: 'random', ...options })
}

/** The same, with a first placement asked: of two, one has laid the Wave token. */
export function placingTable(players: number, seed: string, options: Partial<WavesOptions> = {}): WavesState {
  const state = dealtTable(players, seed, options)
  if (state.phase !== 'placeToken') return state
  const seat = [...state.hands.keys()].find(one => waves.moves(state, one).length > 0)!
  return waves.play(state, waves.moves(state, seat)[0]!).state
}

export interface Step {
  readonly before: WavesState
  readonly move: WavesMove
  readonly after: WavesState
  readonly events: readonly RuleEvent[]
}

/** A random game, move by move, up to this many. */
export function* randomGame(start: WavesState, seed: string, most = 2000): Generator<Step> {
  const random = createRandom(seed)
  let state = start
  for (let n = 0; n < most && waves.turn(state).kind !== 'over'; n++) {
    const move = nextMove(waves as AnyGame, state, random) as WavesMove
    const played = waves.play(state, move)
    const after = deepFreeze(played.state)
    yield { before: state, move, after, events: played.events }
    state = after
  }
}

/** Tables of every mode. */
export const everyMode: readonly { players: number; mode: 'teams' | 'allVsAll'; name: string }[] = [
  { players: 2, mode: 'teams', name: 'Head to head' },
  { players: 3, mode: 'teams', name: 'three players' },
  { players: 4, mode: 'teams', name: 'teams of four' },
  { players: 5, mode: 'teams', name: 'teams of five' },
  { players: 6, mode: 'teams', name: 'teams of six' },
  { players: 4, mode: 'allVsAll', name: 'all against all, four' },
  { players: 5, mode: 'allVsAll', name: 'all against all, five' },
  { players: 6, mode: 'allVsAll', name: 'all against all, six' },
]
