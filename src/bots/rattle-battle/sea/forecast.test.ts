import { describe, expect, it } from 'vitest'
import { readSetUp } from '../../../rules/game'
import { createRandom } from '../../../rules/random'
import { rattleBattle } from '../../../rules/rattle-battle'
import { scenarioPile } from '../../../rules/rattle-battle/data/adventures'
import { enterBattle } from '../../../rules/rattle-battle/phases/battle'
import type { RattleState } from '../../../rules/rattle-battle/state'
import { startWork } from '../../../rules/rattle-battle/work'
import { scatter } from '../briefing/drops'
import { forecastBattle } from './forecast'
import { positionOf } from './position'

/** A Sea of the card with all Ships of all players in it, as they might fall. */
function seaOf(card: string, seed: string): RattleState {
  const scenario = card.startsWith('A') ? 'norrington' : card.startsWith('B') ? 'pirateWars' : 'intro'
  const setUp = readSetUp(rattleBattle, { players: 4, seed, options: { scenario } })
  if (!setUp.ok) throw new Error(setUp.why)
  const first = rattleBattle.setup(setUp.value)
  const committed = first.players.map(({ dice }) => dice)
  const empty = {
    card,
    committed,
    sea: [],
    redrops: 0,
    acted: false,
    used: false,
    ballistas: [],
    grogged: [],
    hooks: [],
    drawn: false,
    chained: [0, 0, 0, 0],
    freeRepairs: [0, 0, 0, 0],
  }
  const state: RattleState = { ...first, phase: 'actions.turn', adventure: empty }
  const sea = scatter(state, committed.flat(), createRandom(seed))
  return { ...state, adventure: { ...empty, sea } }
}

const cards = (['soft', 'hard', 'final'] as const).flatMap(pile => [
  ...scenarioPile('norrington', pile),
  ...scenarioPile('pirateWars', pile),
])

describe('the simulated Battle', () => {
  it.each(cards)('ends at %s as the rules fight it (seeds "0" to "4")', card => {
    for (let n = 0; n < 5; n++) {
      const state = seaOf(card, String(n))
      const forecast = forecastBattle(positionOf(state))
      const work = startWork(state)
      enterBattle(work)
      const fought = work.state.players
      expect(forecast.lost).toEqual(fought.map(({ sunk }) => sunk.length))
      expect(forecast.trophies).toEqual(fought.map(({ trophies }) => trophies.length))
      const boarded = fought.map(({ trophies }) => trophies.filter(trophy => trophy.boarded).length)
      for (const [seat, loot] of forecast.loot.entries()) expect(loot).toBeGreaterThanOrEqual(boarded[seat]!)
    }
  })
})
