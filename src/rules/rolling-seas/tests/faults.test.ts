/**
 * Whatever somebody changes in a saved state: `read` refuses it with a sentence, or gives a state that can be looked at
 * and played on without a fault.
 */
import { describe, expect, test } from 'vitest'
import { createRandom, type Random } from '../../random'
import { nextMove } from '../../testing/conformance'
import { withOneChange } from '../../testing/withOneChange'
import { rollingSeas } from '../index'
import type { RollingMove } from '../moves'
import type { Player, RollingState } from '../state'
import { atSea, newGame } from '../testing/position'

const play = (state: RollingState, random: Random) =>
  rollingSeas.play(state, nextMove(rollingSeas as never, state, random) as RollingMove).state

/** A random game as it stands when this phase of this round begins. */
function during(phase: RollingState['phase'], round: number, seed: string, options = {}): RollingState {
  const random = createRandom(seed)
  let state = newGame(2, seed, options)
  while (state.phase !== phase || state.round < round) {
    if (state.phase === 'over') throw new Error(`The game "${seed}" never came to ${phase}`)
    state = play(state, random)
  }
  return state
}

const action = during('action', 12, 'middle of a voyage')
const over = during('over', 25, 'middle of a voyage')

function withPlayer(state: RollingState, change: (player: Player) => Partial<Player>): RollingState {
  const [first, ...rest] = state.players
  return { ...state, players: [{ ...first!, ...change(first!) }, ...rest] }
}

const map = (part: (map: Player['map']) => Partial<Player['map']>) => (state: RollingState) =>
  withPlayer(state, player => ({ map: { ...player.map, ...part(player.map) } }))
const ledger = (part: (ledger: Player['ledger']) => Partial<Player['ledger']>) => (state: RollingState) =>
  withPlayer(state, player => ({ ledger: { ...player.ledger, ...part(player.ledger) } }))

describe('section 9: what cannot be', () => {
  const cases: readonly (readonly [string, string, (state: RollingState) => RollingState])[] = [
    ['a turn without its entry', 'RS-59', ledger(({ turns }) => ({ turns: turns.slice(1) }))],
    ['a card missing', 'RS-19', state => ({ ...state, adventureDeck: state.adventureDeck.slice(1) })],
    [
      'a card in play that does not exist',
      'RS-19',
      state => ({ ...state, phase: 'adventure', cardsInPlay: ['../..'] }),
    ],
    [
      'an island drawn and still in the deck',
      'RS-21',
      state => ({ ...state, islandDeck: [state.islandDeck[0]!, state.players[0]!.map.islands[0]!.id] }),
    ],
    ['an island twice', 'RS-21', map(({ islands }) => ({ islands: [...islands, islands[0]!] }))],
    [
      'an island of another shape',
      'RS-21',
      map(({ islands }) => ({
        islands: islands.with(0, { ...islands[0]!, spaces: islands[0]!.spaces.slice(1) }),
      })),
    ],
    [
      'an obstacle of another shape',
      'RS-35',
      map(({ drawings }) => ({
        drawings: drawings.with(0, { ...drawings[0]!, spaces: ['J8', 'K8', 'J9', 'K9', 'M9', 'M10'] }),
      })),
    ],
    ['an obstacle missing', 'RS-33', map(({ drawings }) => ({ drawings: drawings.slice(1) }))],
    ['a cross on the sea', 'RS-73', map(() => ({ explored: ['J8'] }))],
    ['a telling at sea', 'RS-80a', map(() => ({ told: ['J8'] }))],
    ['a ship that jumps', 'RS-53', map(({ track }) => ({ track: track.with(1, ['A9', 'S7']) }))],
    ['a ship on land', 'RS-52', map(({ track }) => ({ track: track.with(1, ['A1']) }))],
    ['no Home Port', 'RS-26a', map(() => ({ homePort: 'A1' }))],
    ['more Provisions than the hold', 'RS-62', ledger(() => ({ provOnBoard: 6, provFilled: 9 }))],
    ['more Gold than was filled in', 'RS-61', ledger(({ goldFilled }) => ({ goldOnHand: goldFilled + 1 }))],
    ['a bonus that is not due', 'RS-64', ledger(({ earned }) => ({ earned: [...earned, 'P5'] }))],
    ['more Bonus Movements than earned', 'RS-65', ledger(() => ({ bonusMoves: 9 }))],
    ['a telling without a port', 'RS-80b', ledger(({ tellings }) => ({ tellings: [0, ...tellings] }))],
    ['an end before the end', 'RS-84', ledger(() => ({ endBonus: 5 }))],
    ['seats that act twice', 'RS-2', state => ({ ...state, pending: [0, 0] })],
    ['nobody to act', 'RS-5', state => ({ ...state, pending: [] })],
    ['round 0', 'RS-4', state => ({ ...state, round: 0 })],
    ['no dice', 'RS-30', state => ({ ...state, dice: undefined })],
    [
      'a throw in the Action Phase',
      'RS-27',
      state => ({ ...state, hand: { dice: ['light'], lying: [], repeats: 0 } }),
    ],
  ]

  test.each(cases)('%s (%s)', (_, rule, change) => {
    expect(rollingSeas.fault(action)).toBeUndefined()
    const state = change(action)
    expect(rollingSeas.fault(state)?.rule).toBe(rule)
    const read = rollingSeas.read(JSON.parse(JSON.stringify(state)))
    expect(read.ok ? '' : read.why).toMatch(/ \(RS-\d+[a-z]?\)$/)
    expect(read.ok ? '' : read.why).not.toMatch(/\b(AD|IS)-\d/)
  })

  test('of the end: the bonus of the port and the last telling are what the map and the Story say', () => {
    expect(rollingSeas.fault(over)).toBeUndefined()
    expect(rollingSeas.fault(ledger(({ endBonus }) => ({ endBonus: endBonus! + 5 }))(over))?.rule).toBe(
      'RS-84',
    )
    expect(rollingSeas.fault(ledger(({ finalStory }) => ({ finalStory: finalStory! + 1 }))(over))?.rule).toBe(
      'RS-86',
    )
  })

  test('of the set-up: who is waited for has something to do', () => {
    const islands = newGame(2, 'nothing to do')
    const move = rollingSeas.moves(islands, 0)[0]!
    const after = rollingSeas.play(islands, move).state
    expect(rollingSeas.fault(after)).toBeUndefined()
    expect(rollingSeas.fault({ ...after, pending: [0, 1] })?.rule).toBe('RS-5')
    expect(rollingSeas.fault({ ...atSea({ ship: 'D8' }), phase: 'adventure' })).toBeDefined()
  })
})

/** One state in this many is changed. */
const pause = 5
/** Moves played on from an accepted change. */
const farEnough = 6

test.each(Array.from({ length: 6 }, (_, n) => ({ seed: `changed ${n}`, n })))(
  'a state with one thing changed is refused in words or played on (seed $seed)',
  ({ seed, n }) => {
    const random = createRandom(seed)
    const options = {
      islandSetup: n % 2 === 0 ? 'advanced' : 'standard',
      finalSailStory: n % 3 === 0 ? 'route' : 'none',
    } as const
    let state = newGame(1 + (n % 3), seed, options)
    while (state.phase !== 'over') {
      if (random.index(pause) === 0) for (let i = 0; i < 4; i++) checkChanged(state, random)
      state = play(state, random)
    }
  },
)

function checkChanged(state: RollingState, random: Random): void {
  const { input, what } = withOneChange(state, random, path => path[2] !== 'log')
  const read = rollingSeas.read(input)
  if (!read.ok) {
    expect(read.why.length, what).toBeGreaterThan(10)
    return
  }
  let after = read.value
  rollingSeas.score(after)
  rollingSeas.progress(after)
  rollingSeas.view(after, 0)
  for (let i = 0; i < farEnough && rollingSeas.turn(after).kind !== 'over'; i++) {
    after = play(after, random)
    expect(rollingSeas.fault(after), what).toBeUndefined()
  }
}
