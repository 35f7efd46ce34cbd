/** Locations closed by Corsairs! (B02). */
import { describe, expect, test } from 'vitest'
import { rattleBattle } from '../../index'
import { act, inPort, tokensOf } from '../../tests/table'

describe('locations closed by Corsairs!', () => {
  const guest = { loot: ['rum', 'rum', 'spices', 'fabrics', 'valuables'], holds: 2, coins: 5 }
  const closed = [
    { location: 'market', by: 0 },
    { location: 'workshop', by: 1 },
  ] as const
  const given = { players: 3, seats: [guest, guest, guest], options: { scenario: 'pirateWars' } }

  test('RB-2: EX-50: only Yellow trades at the Market, only Blue buys an Upgrade', () => {
    let state = inPort({ ...given, state: { closed } }, 'market')
    const visited: string[] = []
    while (state.visit) {
      visited.push(`${state.phase} ${state.queue[0]}`)
      state = act(state, { kind: 'portDone', seat: state.queue[0]! })
    }
    expect(visited.filter(text => /market|workshop/.test(text))).toEqual(['port.market 0', 'port.workshop 1'])
    expect(visited.filter(text => /tavern/.test(text))).toHaveLength(3)
  })

  test('RB-2: EX-50: in the visit after that all is open', () => {
    let state = inPort({ ...given, state: { closed } }, 'market')
    while (state.visit) state = act(state, { kind: 'portDone', seat: state.queue[0]! })
    expect(state.closed).toEqual([])
  })

  test('RB-2: whoever stands before a closed location is told who has closed it', () => {
    const state = inPort({ ...given, options: { scenario: 'pirateWars', simultaneousPort: 'on' } }, 'free')
    const shut = { ...state, closed }
    const giveIds = tokensOf(shut, 2, 'rum', 'rum')
    const refusal = rattleBattle.check(shut, { kind: 'marketTrade', seat: 2, giveIds, takeType: 'rum' })
    expect(refusal).toEqual({ rule: 'RB-2', why: 'Yellow has closed the Market for everybody else' })
  })
})
