/** What is hidden stays hidden (5.4, RB-325a): states that differ only in it look alike, and so do their events. */
import { describe, expect, test } from 'vitest'
import type { RuleEvent, Viewer } from '../../game'
import { createRandom, startRandom } from '../../random'
import { nextMove } from '../../testing/conformance'
import { rattleBattle } from '../index'
import type { RattleMove } from '../moves'
import type { RattleState } from '../state'
import { begun, shows } from '../testing/crazy'
import { inPort, seeds, tokensOf } from '../testing/port'
import { course, played } from '../testing/position'
import type { DieId } from '../vocabulary'

/** What reaches this viewer of what happened. */
function heard(events: readonly RuleEvent[], viewer: Viewer): readonly RuleEvent[] {
  return events.filter(
    ({ seenBy }) => seenBy === undefined || (viewer !== 'spectator' && seenBy.includes(viewer)),
  )
}

const rich = { loot: ['rum', 'rum', 'spices', 'fabrics'] }

function hiring(seed: string) {
  const state = { ...inPort({ players: 3, seats: [rich, rich, rich] }, 'tavern'), random: startRandom(seed) }
  return course(state, { kind: 'hireSailor', seat: 0, payIds: tokensOf(state, 0, 'rum', 'rum') })
}

function buying(seed: string) {
  const state = {
    ...inPort({ players: 3, seats: [rich, rich, rich] }, 'workshop'),
    random: startRandom(seed),
  }
  return course(state, { kind: 'buyUpgrade', seat: 0, payIds: tokensOf(state, 0, 'spices', 'fabrics') })
}

describe('two states that differ only in what is hidden', () => {
  test.each(seeds)('RB-12: the generator behind all draws is in no view (seed "%s")', seed => {
    const state = inPort({ players: 3, seats: [rich, rich, rich] }, 'market')
    const other = { ...state, random: startRandom(seed) }
    for (const viewer of [0, 1, 2, 'spectator'] as const) {
      expect(rattleBattle.view(other, viewer)).toEqual(rattleBattle.view(state, viewer))
    }
  })

  test.each(seeds)(
    'RB-325a: other Sailors drawn by Yellow look the same to everybody else (seed "%s")',
    seed => {
      const [one, other] = [hiring('one'), hiring(seed)]
      expect(other.state.visit!.drawnSailors[0]).not.toEqual(one.state.visit!.drawnSailors[0])
      for (const viewer of [1, 2, 'spectator'] as const) {
        expect(rattleBattle.view(other.state, viewer)).toEqual(rattleBattle.view(one.state, viewer))
        expect(heard(other.events, viewer)).toEqual(heard(one.events, viewer))
      }
      expect(rattleBattle.view(other.state, 0)).not.toEqual(rattleBattle.view(one.state, 0))
      expect(heard(other.events, 0).length).toBeGreaterThan(heard(other.events, 1).length)
    },
  )

  test.each(seeds)(
    'RB-325a: other Upgrades drawn by Yellow look the same to everybody else (seed "%s")',
    seed => {
      const [one, other] = [buying('one'), buying(seed)]
      expect(other.state.visit!.drawnUpgrades[0]).not.toEqual(one.state.visit!.drawnUpgrades[0])
      for (const viewer of [1, 2, 'spectator'] as const) {
        expect(rattleBattle.view(other.state, viewer)).toEqual(rattleBattle.view(one.state, viewer))
        expect(heard(other.events, viewer)).toEqual(heard(one.events, viewer))
      }
    },
  )

  test('RB-325a: nobody learns which cards Yellow has not kept', () => {
    const keep = (seed: string) => {
      const { state } = buying(seed)
      const drawn = state.visit!.drawnUpgrades[0]!
      return {
        drawn,
        ...(drawn.includes('U05')
          ? course(state, { kind: 'keepUpgrade', seat: 0, cardId: 'U05' })
          : undefined),
      }
    }
    const kept = Array.from({ length: 60 }, (_, n) => keep(`kept ${n}`)).filter(({ state }) => state)
    expect(new Set(kept.map(({ drawn }) => drawn.join())).size).toBeGreaterThan(3)
    for (const viewer of [1, 2, 'spectator'] as const) {
      const views = kept.map(({ state }) => JSON.stringify(rattleBattle.view(state!, viewer)))
      expect(new Set(views).size).toBe(1)
      expect(new Set(kept.map(({ events }) => JSON.stringify(heard(events!, viewer)))).size).toBe(1)
    }
  })

  test('RB-297: in Brawl the rolls and picks of the others look the same until all have picked', () => {
    const table = begun({ card: 'C02', players: 3 })
    const rolled = (...marks: readonly [1 | 2 | 3, 2 | 4 | 5]) => {
      let state = played(table, shows(table, marks[0], marks[1], 3, 4))
      state = played(state, shows(state, 1, 2, 3, 4))
      return played(state, shows(state, 1, 2, 3, 4))
    }
    const [one, other] = [rolled(1, 2), rolled(3, 5)]
    const picked = (state: RattleState, dieId: DieId) => played(state, { kind: 'pick', seat: 0, dieId })
    for (const viewer of [1, 2, 'spectator'] as const) {
      expect(rattleBattle.view(other, viewer)).toEqual(rattleBattle.view(one, viewer))
      expect(rattleBattle.view(picked(one, 'p-yellow-1'), viewer)).toEqual(
        rattleBattle.view(picked(other, 'p-yellow-2'), viewer),
      )
    }
    expect(rattleBattle.view(other, 0)).not.toEqual(rattleBattle.view(one, 0))
  })
})

describe('along whole games', () => {
  const table = (n: number) => ({
    players: 2 + (n % 4),
    seed: `hidden ${n}`,
    options: {
      ...Object.fromEntries(rattleBattle.options.map(option => [option.id, option.default])),
      scenario: n % 2 === 0 ? 'norrington' : 'pirateWars',
      simultaneousPort: n % 3 === 0 ? 'on' : 'off',
    },
  })

  test.each(Array.from({ length: 6 }, (_, n) => n))(
    'whatever a view leaves possible looks the same to its viewer (seed "hidden %i")',
    n => {
      const random = createRandom(`hidden ${n}`)
      let state = rattleBattle.setup(table(n))
      while (rattleBattle.turn(state).kind !== 'over') {
        if (random.index(4) === 0) {
          for (const viewer of [...state.players.keys(), 'spectator' as const]) {
            const view = rattleBattle.view(state, viewer)
            const imagined = rattleBattle.imagine(view, viewer, random)
            expect(rattleBattle.fault(imagined)).toBeUndefined()
            expect(rattleBattle.view(imagined, viewer)).toEqual(view)
          }
        }
        state = rattleBattle.play(state, nextMove(rattleBattle as never, state, random) as RattleMove).state
      }
    },
  )
})
