/** Random play where everything has been bought: all Upgrades, Sailors and Special Loot are in somebody's hands. */
import { describe, expect, test } from 'vitest'
import { gameById } from '../../games'
import { createRandom, type Random } from '../../random'
import { checkState, deepFreeze, nextMove } from '../../testing/conformance'
import { norringtonAdventures } from '../data/norrington'
import { pirateWarsAdventures } from '../data/pirateWars'
import { baseSailors, crewPackSailors } from '../data/sailors'
import { allUpgrades } from '../data/upgrades'
import type { RattleState } from '../state'
import { type PlayerText, position } from '../testing/position'

const game = gameById('rattle-battle')

/** The list dealt out, one after the other. */
function dealt<T>(list: readonly T[], players: number, seat: number): readonly T[] {
  return list.filter((_, index) => index % players === seat)
}

function richTable(random: Random): RattleState {
  const players = 2 + random.index(4)
  const card = random.pick([...norringtonAdventures, ...pirateWarsAdventures]).id
  const upgrades = random.shuffled(allUpgrades.map(({ id }) => id))
  const sailors = random.shuffled([...baseSailors, ...crewPackSailors].map(({ id }) => id))
  const special = random.shuffled(['L1', 'L1', 'L2', 'L2', 'L3', 'L4', 'L5'])
  const stored: Readonly<Record<string, string>> = {
    X01: 'spices-10',
    X02: 'fabrics-17',
    X03: 'rum-17',
    X04: 'valuables-10',
    X05: 'rum-18',
    X06: 'fabrics-18',
  }
  const by = Array.from({ length: players }, (_, seat): PlayerText => {
    const loot = [...dealt(special, players, seat), ...random.shuffled(['rum', 'fabrics', 'spices'])]
    return {
      sails: { ready: random.index(3), exhausted: random.index(2) },
      cannons: { ready: random.index(3), exhausted: random.index(2) },
      hamsters: 2,
      revengeCards: card.startsWith('B') ? random.index(3) : 0,
      upgrades: dealt(upgrades, players, seat),
      sailors: dealt(sailors, players, seat).map(id => ({
        id,
        uses: 0,
        store: stored[id] === undefined ? [] : [{ token: stored[id], fresh: false }],
      })),
      stowed: Object.fromEntries(
        loot.map((token, index) => [`hamster:${index > 2 ? 1 : 0}:${index % 3}`, token]),
      ),
    }
  })
  return position({
    card,
    players,
    phase: 'briefing.commit',
    options: { crewPack1: 'on', lootPack1: 'on', lateDrop: 'on' },
    by,
    ...(card.startsWith('A') && { wanted: random.index(players) }),
  })
}

describe('random play with everything bought', () => {
  test.each(Array.from({ length: 20 }, (_, n) => `riches ${n}`))(
    'keeps every invariant for the rest of the Adventure (seed "%s")',
    seed => {
      const random = createRandom(seed)
      let state: RattleState = deepFreeze(richTable(random))
      const { quest, stage } = state
      for (let step = 0; state.quest === quest && state.stage === stage && !state.visit; step++) {
        if (step > 600) throw new Error('The Adventure does not end')
        if (step % 5 === 0) checkState(game, state, random)
        const move = nextMove(game, state, random)
        expect(game.check(state, move), JSON.stringify(move)).toBeUndefined()
        state = deepFreeze(game.play(state, move).state) as RattleState
        expect(game.fault(state), JSON.stringify(move)).toBeUndefined()
      }
    },
  )
})
