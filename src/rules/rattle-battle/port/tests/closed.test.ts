/** Locations closed by Corsairs! (B02). */
import { describe, expect, test } from 'vitest'
import { rattleBattle } from '../../index'
import { entering } from '../../testing/entering'
import { inPort, leavePort, type PortText, tokensOf } from '../../testing/port'
import { course, listed, played, position } from '../../testing/position'

const guest = { loot: ['rum', 'rum', 'spices', 'fabrics', 'valuables'], holds: 2, coins: 5 }
const closed = [
  { location: 'market', by: 0 },
  { location: 'workshop', by: 1 },
] as const
const visit: PortText = {
  players: 3,
  seats: [guest, guest, guest],
  options: { scenario: 'pirateWars' },
  closed,
}

describe('locations closed by Corsairs!', () => {
  test('RB-2: EX-50: Yellow and Blue with 2 Trophies each close one location each, in turn order', () => {
    const trophies = (n: 1 | 2) => [`n-red-${n}`, `n-green-${n}`] as const
    const battled = position({
      card: 'B02',
      phase: 'stow',
      sent: ['p-yellow-1', 'p-blue-1', 'p-green-1'],
      by: { 0: { trophies: trophies(1) }, 1: { trophies: trophies(2) }, 2: { trophies: ['n-red-1'] } },
    })
    const { state } = entering(battled, 'adventure.end')
    expect(state.queue).toEqual([0, 1])
    const once = played(state, { kind: 'closeLocation', seat: 0, location: 'market' })
    expect(listed(once, 1, 'closeLocation').map(({ location }) => location)).not.toContain('market')
    const { state: after } = course(once, { kind: 'closeLocation', seat: 1, location: 'workshop' })
    expect(after.closed).toEqual(closed)
  })

  test('RB-2: EX-50: only Yellow trades at the Market, only Blue buys an Upgrade', () => {
    const { stops } = leavePort(inPort(visit, 'market'))
    expect(stops.filter(stop => /market|workshop/.test(stop))).toEqual(['port.market 0', 'port.workshop 1'])
    expect(stops.filter(stop => /tavern/.test(stop))).toHaveLength(3)
  })

  test('RB-2: EX-50: after the visit all is open again', () => {
    expect(leavePort(inPort(visit, 'market')).state.closed).toEqual([])
  })

  test('RB-2: at one’s own speed too, a closed location names the player who closed it', () => {
    const options = { scenario: 'pirateWars', simultaneousPort: 'on' } as const
    const state = { ...inPort({ ...visit, options, closed: [] }, 'free'), closed }
    const giveIds = tokensOf(state, 2, 'rum', 'rum')
    const refusal = rattleBattle.check(state, { kind: 'marketTrade', seat: 2, giveIds, takeType: 'rum' })
    expect(refusal).toMatchObject({ rule: 'RB-2', why: 'Yellow has closed the Market for everybody else' })
  })
})
