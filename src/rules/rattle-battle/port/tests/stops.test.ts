/** Players who say where they stop next are passed over on the way there (RB-310a). */
import { describe, expect, test } from 'vitest'
import { rattleBattle } from '../../index'
import { inPort, namesOf, tokensOf } from '../../testing/port'
import { against, course, played } from '../../testing/position'
import type { Location } from '../../vocabulary'

const rich = { loot: ['rum', 'rum', 'fabrics', 'spices', 'valuables'], holds: 2, coins: 9 }
const atMarket = (given: object = {}) => inPort({ seats: [rich, rich], ...given }, 'market')
const goOn = (seat: number, ...stops: readonly Location[]) => ({ kind: 'portDone', seat, stops }) as const
const leave = (seat: number) => ({ kind: 'portDone', seat }) as const

/** Who is asked where until the visit is over; each leaves without a word. */
function stopsFrom(state: ReturnType<typeof atMarket>): readonly string[] {
  const stops: string[] = []
  let now = state
  while (now.visit) {
    stops.push(`${now.visit.at[now.queue[0]!]} ${now.queue[0]}`)
    now = played(now, leave(now.queue[0]!))
  }
  return stops
}

describe('stops', () => {
  test('RB-310a: who goes on to The Pit is passed over up to there and asked from there on', () => {
    const state = played(played(atMarket(), goOn(0, 'pit')), leave(1))
    expect(stopsFrom(state)).toEqual([
      'tavern 1',
      'shipyard 1',
      'workshop 1',
      'pit 0',
      'pit 1',
      'guild 0',
      'guild 1',
    ])
  })

  test('RB-310a: of several stops each is visited, and nothing between them', () => {
    const state = played(played(atMarket(), goOn(0, 'tavern', 'guild')), leave(1))
    const own = stopsFrom(state).filter(stop => stop.endsWith('0'))
    expect(own).toEqual(['tavern 0', 'guild 0'])
  })

  test('RB-310a: nobody else is passed over, and the order of the players stays', () => {
    const state = played(atMarket({ baron: 1 }), goOn(1, 'guild'))
    expect(stopsFrom(state).filter(stop => stop.endsWith('0'))).toEqual(
      ['market', 'tavern', 'shipyard', 'workshop', 'pit', 'guild'].map(location => `${location} 0`),
    )
  })

  test('RB-310a: all that a stop allows can be done there, and what comes later is said again', () => {
    let state = played(played(atMarket(), goOn(0, 'shipyard', 'guild')), leave(1))
    state = played(state, leave(1))
    expect(state).toMatchObject({ phase: 'port.shipyard', queue: [0, 1] })
    const changed = played(state, goOn(0, 'workshop'))
    expect(stopsFrom(changed).filter(stop => stop.endsWith('0'))).toEqual(['workshop 0', 'pit 0', 'guild 0'])
    const bought = played(state, {
      kind: 'buyPart',
      seat: 0,
      part: 'sail',
      payIds: tokensOf(state, 0, 'fabrics'),
    })
    expect(stopsFrom(bought).filter(stop => stop.endsWith('0'))).toEqual(['guild 0'])
  })

  test('RB-310a: stops lie ahead, in the order of the visit, each once', () => {
    const state = inPort({ seats: [rich, rich] }, 'shipyard')
    for (const stops of [[], ['shipyard'], ['market'], ['guild', 'pit'], ['pit', 'pit']] as const)
      expect(against(state, goOn(0, ...stops))).toBe('RB-310a')
    expect(against(state, goOn(0, 'workshop', 'pit', 'guild'))).toBeUndefined()
  })

  test('RB-310a: each farther location is offered that is open to the player, and the log says who goes where', () => {
    const state = atMarket({ options: { scenario: 'pirateWars' }, closed: [{ location: 'workshop', by: 1 }] })
    const names = (seat: number) => namesOf(state, seat).filter(name => /^(Leave|Go on)/.test(name))
    expect(names(0)).toEqual([
      'Leave the Market',
      'Go on to the Shipyard',
      'Go on to The Pit',
      'Go on to the Guild',
    ])
    const move = goOn(0, 'shipyard', 'pit')
    expect(rattleBattle.describe(state, move)).toMatchObject({
      text: 'Go on to the Shipyard, then The Pit',
      goesOn: true,
    })
    expect(course(state, move).events[0]).toMatchObject({
      rule: 'RB-310a',
      text: expect.stringMatching(/ goes on to the Shipyard, then The Pit$/),
    })
  })

  test('RB-310a: the next visit begins without any stops', () => {
    let state = played(atMarket(), goOn(0, 'guild'))
    while (state.visit) state = played(state, leave(state.queue[0]!))
    expect(state.visit).toBeUndefined()
    expect(atMarket().visit!.stops).toBeUndefined()
  })
})
