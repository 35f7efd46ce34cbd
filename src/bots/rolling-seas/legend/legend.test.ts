import { describe, expect, it } from 'vitest'
import type { Seat } from '../../../rules/game'
import { imagineThrow } from '../../../rules/imagineThrow'
import { createRandom } from '../../../rules/random'
import { rollingSeas } from '../../../rules/rolling-seas'
import { dirIndex, spaceName } from '../../../rules/rolling-seas/grid'
import type { RollingMove } from '../../../rules/rolling-seas/moves'
import { passages } from '../../../rules/rolling-seas/passages'
import type { RollingState } from '../../../rules/rolling-seas/state'
import { atSea, flows, lies, newGame, player, provisions } from '../../../rules/rolling-seas/testing/position'
import { dirs } from '../../../rules/rolling-seas/vocabulary'
import { watersOf } from '../../../rules/rolling-seas/waters'
import { budgets } from '../../botFor'
import { startMeter } from '../../search'
import { rollingSeasBots } from '..'
import { type Mind, shipOf, studyOf } from '../mind'
import { berthsOf } from '../setUp'
import { playRound } from '../simulate'
import { judged } from '../weights'
import { chooseHomeByVoyages } from './home'
import { playRoundFully } from './round'

describe('a round with Bonus Movements in the mind', () => {
  it('ends at the port that the wind alone does not reach', () => {
    const ledger = { story: 20, earned: ['S5', 'S10', 'S15', 'S20'], bonusMoves: 1 }
    const own = player({ ship: 'F9', ledger })
    const study = studyOf(own, atSea({}).options, judged)
    // Round 24: what is not told at once is hardly told any more.
    const weather = { winds: [dirIndex('NE')], exploration: 1 }
    const [by, without] = [playRoundFully, playRound].map(round => round(study, shipOf(own), weather, 1))
    expect(spaceName(by!.at)).toBe('H6')
    expect(by!.ledger.bonusMoves).toBe(0)
    expect(spaceName(without!.at)).not.toBe('H6')
  })

  it('leads only to where the rules let it, at their price', () => {
    const drawings = [lies('storm', 'G9', 'G8'), lies('monster', 'H8'), flows(['H9', 'I9'], 'I8')]
    const { options } = atSea({})
    for (const held of [0, 2, 4]) {
      const own = player({ ship: 'F9', ledger: { ...provisions(held), bonusMoves: 1 }, drawings })
      const study = studyOf(own, options, judged)
      for (const rounds of [0, 1, 5, 20])
        for (const wind of dirs) {
          const { at, ledger } = playRoundFully(
            study,
            shipOf(own),
            { winds: [dirIndex(wind)], exploration: 1 },
            rounds,
          )
          if (ledger.provFilled !== own.ledger.provFilled) continue
          const ends = passages(watersOf(own, options), own.ledger, dirIndex(wind), {
            steps: 100_000,
            bonuses: 1,
            exact: true,
          })
          expect(
            ends.map(({ voyage: { at: end, ledger: left } }) =>
              [end, left.provOnBoard, left.story, left.bonusMoves].join(),
            ),
          ).toContain([at, ledger.provOnBoard, ledger.story, ledger.bonusMoves].join())
        }
    }
  })
})

/** A game of two until somebody is asked something in this phase, with rules of thumb and drawn dice. */
function untilAsked(phase: RollingState['phase'], seed: string): { state: RollingState; seat: Seat } {
  const random = createRandom(seed)
  for (let state = newGame(2, seed); ; ) {
    const turn = rollingSeas.turn(state)
    if (turn.kind === 'over') throw new Error(`${seed}: nobody was asked`)
    const seat = turn.seats[0]!
    if (turn.kind === 'move' && state.phase === phase) return { state, seat }
    const move =
      turn.kind === 'throw'
        ? { kind: 'thrown' as const, seat, dice: imagineThrow(turn.throw, random) }
        : rollingSeasBots.easy()(rollingSeas.view(state, seat), seat, random, { positions: 50 })
    state = rollingSeas.play(state, move as RollingMove).state
  }
}

describe('a legend', () => {
  it.each(['setupHomePort', 'adventure', 'action'] as const)(
    'is asked in the phase %s: no matter how many positions it may look at, the move is the same and legal (seed "legend")',
    phase => {
      const { state, seat } = untilAsked(phase, 'legend')
      const view = rollingSeas.view(state, seat)
      const [move, other] = [budgets.legend.positions, Number.MAX_SAFE_INTEGER].map(positions =>
        rollingSeasBots.legend()(view, seat, createRandom('one'), { positions }),
      )
      expect(rollingSeas.check(state, move as RollingMove)).toBeUndefined()
      expect(other).toEqual(move)
    },
  )
})

describe('a Home Port by whole voyages', () => {
  const base = atSea({ ship: 'F9', drawings: [lies('storm', 'G9')] })
  const map = { ...base.players[0]!.map, homePort: undefined, track: [] }
  const state = { ...base, phase: 'setupHomePort', players: [{ ...base.players[0]!, map }] } as const
  const mindWith = (positions: number): Mind => ({
    state,
    seat: 0,
    random: createRandom('home'),
    meter: startMeter({ positions }),
    weights: judged,
  })

  it('is the same again with the same source, and is looked for within the budget', () => {
    const [first, second] = [mindWith(4000), mindWith(4000)]
    const home = chooseHomeByVoyages(first)
    expect(chooseHomeByVoyages(second)).toEqual(home)
    expect(rollingSeas.check(state, home)).toBeUndefined()
    expect(first.meter.looked).toBeGreaterThan(1000)
    expect(first.meter.looked).toBeLessThanOrEqual(4000)
  })

  it('is one of those where a ship can set out, whatever the budget', () => {
    const starts = berthsOf(mindWith(0)).map(({ start }) => spaceName(start))
    for (const positions of [0, 10, 500])
      expect(starts).toContain((chooseHomeByVoyages(mindWith(positions)) as { readonly start: string }).start)
  })
})
