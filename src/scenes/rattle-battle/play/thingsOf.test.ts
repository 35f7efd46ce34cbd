import { describe, expect, it } from 'vitest'
import { createRandom } from '../../../rules/random'
import { rattleBattle } from '../../../rules/rattle-battle'
import type { RattleMove } from '../../../rules/rattle-battle/public'
import { nextMove } from '../../../rules/testing/conformance'
import { layoutOf } from '../layout'
import { thingsOf } from './thingsOf'

/** Moves that are only said, or done with the whole hand. */
const onlySaid: ReadonlySet<string> = new Set([
  'declineLate',
  'declineExchange',
  'endTurn',
  'pass',
  'endSailors',
])

describe.each(['norrington', 'pirateWars', 'intro'])(
  'choices of random games of %s (seeds "things 0" to "things 2")',
  scenario => {
    const options = Object.fromEntries(rattleBattle.options.map(({ id, default: value }) => [id, value]))
    const kinds = new Set<string>()
    const missing = new Set<string>()
    const silent = new Set<string>()
    for (let n = 0; n < 3; n++) {
      const seed = `things ${n}`
      const random = createRandom(seed)
      const packs = { crewPack1: 'on', lootPack1: 'on', marketWild: 'on', lateDrop: 'on' }
      let state = rattleBattle.setup({ players: 5, seed, options: { ...options, ...packs, scenario } })
      for (let entry = 0; entry < 1200; entry++) {
        const turn = rattleBattle.turn(state)
        if (turn.kind === 'over') break
        if (turn.kind === 'move') {
          const [seat] = turn.seats
          const view = rattleBattle.view(state, seat!)
          const { things } = layoutOf(view, seat!)
          const seen = new Set<string>()
          for (const move of rattleBattle.moves(view, seat!)) {
            const ids = thingsOf(move, view)
            kinds.add(move.kind)
            if (ids.length === 0) silent.add(move.kind)
            for (const id of ids) {
              if (!seen.has(id) && !things.has(id)) missing.add(`${move.kind} ${id} in ${state.phase}`)
              seen.add(id)
            }
          }
        }
        state = rattleBattle.play(state, nextMove(rattleBattle, state, random) as RattleMove).state
      }
    }

    it('are about things that lie on the table', () => {
      expect(kinds.size).toBeGreaterThan(scenario === 'intro' ? 8 : 18)
      expect([...missing]).toEqual([])
    })

    it('are about something, unless they are only said or are a way to do nothing', () => {
      const mayBeNothing = new Set([...onlySaid, 'commitShips', 'repair', 'stow', 'reroll'])
      expect([...silent].filter(kind => !mayBeNothing.has(kind))).toEqual([])
    })
  },
)
