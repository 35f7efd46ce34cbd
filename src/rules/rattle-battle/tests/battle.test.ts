/** Phase 5, RB-210 to RB-222: who fights whom, Strengths, Trophies and Boarding. */
import { describe, expect, test } from 'vitest'
import { readSpot } from '../../../measure'
import { imagineThrow } from '../../imagineThrow'
import { createRandom } from '../../random'
import { dieIdOf } from '../data/dice'
import type { RattleMove } from '../moves'
import type { RattleOptions } from '../options'
import { strengthOf } from '../phases/strength'
import type { SeaDie } from '../state'
import {
  blue,
  course,
  die,
  fights,
  fought,
  green,
  type PlayerText,
  played,
  position,
  red,
  sinkings,
  told,
  yellow,
} from '../testing/position'
import { dieSpec } from '../throws/throwing'

const battle = (sea: readonly SeaDie[], options: Partial<RattleOptions> = {}) =>
  fought({ card: 'A07', players: 4, sea, options })
const trophies = (state: ReturnType<typeof position>, seat: number) =>
  state.players[seat]!.trophies.map(({ die: id, boarded }) => (boarded ? `${id} boarded` : id))

describe('the fighters', () => {
  test('RB-210: only an NP Ship and a Player Ship fight; NP Ships leave each other alone, and players too', () => {
    const { events } = battle([
      die('p-yellow-1', 0, 0, 5),
      die('p-blue-1', 17, 0, 1),
      die('n-yellow-1', 100, 0, 2),
      die('n-green-1', 117, 0, 4),
    ])
    expect(fights(events)).toEqual(['n-yellow-1 p-blue-1', 'n-yellow-1 p-yellow-1', 'n-green-1 p-yellow-1'])
  })

  test('RB-210a: an Ally fights like a Player Ship, and what it sinks gives nothing', () => {
    const { state, events } = fought({
      card: 'B08',
      sea: [die('p-yellow-1', -100, -100, 1), die('n-blue-1', 0, 0, 4), die('n-red-1', 40, 0, 3)],
    })
    expect(fights(events)).toEqual(['n-red-1 n-blue-1'])
    expect(sinkings(events)).toEqual(['n-red-1'])
    expect(state.players.every(({ coins }) => coins === 0)).toBe(true)
  })

  test('RB-211: the closest pair fights first, then the next closest, until one side has left the Sea', () => {
    const { events } = battle([
      die('p-yellow-1', -60, 0, 4),
      die('p-yellow-2', 100, 100, 5),
      die('n-yellow-1', -20, 0, 2),
      die('n-green-1', 30, 0, 4),
      die('n-red-1', 100, 0, 5),
    ])
    // nY1 is 24 away from Y1; then nG1 is 74 away and sinks with it; nR1 and Y2 are left, 84 apart.
    expect(fights(events)).toEqual(['n-yellow-1 p-yellow-1', 'n-green-1 p-yellow-1', 'n-red-1 p-yellow-2'])
    expect(sinkings(events)).toEqual([
      'n-yellow-1 by 0',
      'p-yellow-1',
      'n-green-1 by 0',
      'p-yellow-2',
      'n-red-1 by 0',
    ])
  })

  test('RB-211: the lower Strength is sunk, and equal Strength sinks both', () => {
    const outcome = (own: number, np: number) =>
      sinkings(battle([die('p-yellow-1', 0, 0, own), die('n-red-1', 40, 0, np)]).events)
    expect(outcome(5, 4)).toEqual(['n-red-1 by 0'])
    expect(outcome(3, 4)).toEqual(['p-yellow-1'])
    expect([...outcome(4, 4)].sort()).toEqual(['n-red-1 by 0', 'p-yellow-1'])
  })

  test('RB-211: the same Ship may fight several times in a row', () => {
    const { events } = battle([
      die('p-yellow-1', 0, 0, 5),
      die('n-yellow-1', 30, 0, 3),
      die('n-yellow-2', -40, 0, 3),
      die('n-yellow-3', 0, 60, 3),
    ])
    expect(fights(events)).toEqual([
      'n-yellow-1 p-yellow-1',
      'n-yellow-2 p-yellow-1',
      'n-yellow-3 p-yellow-1',
    ])
  })

  test('RB-212: an NP Ship with several equally close Player Ships fights all of them at once', () => {
    const { events } = battle([
      die('n-red-1', 0, 0, 4),
      die('p-yellow-1', 30, 0, 3),
      die('p-blue-1', -30, 0, 3),
      die('p-green-1', 0, 30, 3),
    ])
    expect(fights(events)).toEqual(['n-red-1 p-yellow-1, n-red-1 p-blue-1, n-red-1 p-green-1'])
    expect(sinkings(events)).toEqual(['p-yellow-1', 'p-blue-1', 'p-green-1'])
  })

  const ties = [
    die('n-red-1', 0, 0, 4),
    die('p-yellow-1', 30, 0, 5),
    die('p-green-1', -30.4, 0, 3),
    die('p-red-1', 0, 31, 5),
  ]

  test('EX-10 (RB-67, RB-212): the ruler decides who is in the tie set', () => {
    const byRuler = (rulerResolutionMm: 0 | 0.5 | 1) => battle(ties, { rulerResolutionMm })
    const usual = byRuler(0.5)
    expect(fights(usual.events)).toEqual(['n-red-1 p-yellow-1, n-red-1 p-green-1'])
    expect([...sinkings(usual.events)].sort()).toEqual(['n-red-1 by 0', 'p-green-1'])
    expect(sinkings(byRuler(0).events)).toEqual(['n-red-1 by 0'])
    const rough = byRuler(1)
    expect([...sinkings(rough.events)].sort()).toEqual(['n-red-1 by 0 and 3', 'p-green-1'])
    expect(trophies(rough.state, yellow)).toEqual(['n-red-1'])
    expect(trophies(rough.state, red)).toEqual(['n-red-1'])
  })

  test('EX-12 (RB-212): one Ship sinks one and is sunk by another in the same step', () => {
    const { events } = battle([
      die('p-yellow-1', 0, 0, 4),
      die('n-yellow-1', 26, 0, 2),
      die('n-red-1', -26.3, 0, 5),
    ])
    expect(fights(events)).toEqual(['n-yellow-1 p-yellow-1, n-red-1 p-yellow-1'])
    expect([...sinkings(events)].sort()).toEqual(['n-yellow-1 by 0', 'p-yellow-1'])
  })

  test('RB-212a: all pairs of a step use the Strengths from before it, whatever sinks in it', () => {
    // A chain of equal gaps: both outer Ships lose against the middle one's neighbours at the same moment.
    const { events } = battle([
      die('n-red-1', 0, 0, 3),
      die('p-yellow-1', 30, 0, 3),
      die('n-red-2', 60, 0, 2),
      die('p-blue-1', 90, 0, 1),
    ])
    expect(fights(events)[0]).toBe('n-red-1 p-yellow-1, n-red-2 p-yellow-1, n-red-2 p-blue-1')
    expect([...sinkings(events)].sort()).toEqual(['n-red-1 by 0', 'n-red-2 by 0', 'p-blue-1', 'p-yellow-1'])
  })

  test('RB-217: surviving Ships return to their owners', () => {
    const { state } = battle([
      die('p-yellow-1', 0, 0, 5),
      die('p-blue-1', 100, 0, 1),
      die('n-yellow-1', 40, 0, 2),
    ])
    expect(state.adventure!.sea).toEqual([])
    expect(state.players.flatMap(({ sunk }) => sunk)).toEqual([])
  })

  test('RB-217a: surviving NP Ships and Allies return to the pool and give nothing', () => {
    const { state, events } = fought({
      card: 'B08',
      sea: [die('p-yellow-1', 0, 0, 1), die('n-red-1', 30, 0, 5), die('n-blue-1', -140, -100, 1, 0)].map(
        one => (one.id === 'n-blue-1' ? { ...one, x: -130 } : one),
      ),
    })
    expect(sinkings(events)).toEqual(['p-yellow-1', 'n-blue-1'])
    expect(state.adventure!.sea).toEqual([])
    expect(state.players.flatMap(({ trophies: all }) => all)).toEqual([])
  })

  test.each(Array.from({ length: 40 }, (_, n) => `steps ${n}`))(
    'RB-218: each step sinks at least one Ship, so the Battle ends (seed "%s")',
    seed => {
      const random = createRandom(seed)
      const ids = [
        'p-yellow-1',
        'p-yellow-2',
        'p-blue-1',
        'p-green-1',
        'p-green-2',
        'n-yellow-1',
        'n-green-1',
        'n-red-1',
      ] as const
      const request = {
        container: 'sea-box',
        style: 'drop',
        dice: ids.map(dieSpec),
        lying: [],
        bystanders: 'live',
        flat: { tiltDeg: 3, heightMm: 0.5 },
      } as const
      const sea = imagineThrow(request, random).map(reading => ({
        id: dieIdOf(reading.id),
        ...readSpot(reading.kind, reading),
        face: reading.face,
      }))
      const { state, events } = battle(sea)
      const steps = told(events, 'fight').length
      expect(steps).toBeLessThanOrEqual(sinkings(events).length)
      expect(state.adventure!.sea).toEqual([])
    },
  )

  test('RB-219: results count when a pair fights, not when the dice were dropped', () => {
    const state = position({
      card: 'A07',
      sea: [die('p-yellow-1', 0, 0, 1), die('n-red-1', 40, 0, 4)],
      by: { [yellow]: { upgrades: ['U16'] } },
    })
    const turned: RattleMove = {
      kind: 'useUpgrade',
      seat: yellow,
      upgradeId: 'U16',
      dieId: 'p-yellow-1',
      face: 5,
    }
    expect(sinkings(course(state, turned).events)).toEqual(['n-red-1 by 0'])
  })
})

describe('Strength', () => {
  const strength = (shows: number | 'CANNON', player: PlayerText, more: object = {}) => {
    const state = position({
      card: 'A07',
      sea: [die('p-yellow-1', 0, 0, shows), die('n-yellow-1', 100, 0, 2)],
      by: { [yellow]: player },
      adventure: more,
    })
    return strengthOf(state, state.adventure!.sea[0]!)
  }

  test('RB-213: a number counts as it is, the Cannon result by the Cannons on the Galleon, ready or not', () => {
    expect([1, 2, 3, 4, 5].map(shows => strength(shows, { cannons: 5 }))).toEqual([1, 2, 3, 4, 5])
    const byCannons = [0, 1, 2, 3, 4, 5, 9].map(cannons => strength('CANNON', { cannons }))
    expect(byCannons).toEqual([2, 3, 4, 5, 6, 6, 6])
    expect(strength('CANNON', { cannons: { ready: 0, exhausted: 3 } })).toBe(5)
  })

  test('EX-8 (RB-213): two Cannons, one exhausted; then Bombs; then Ballista', () => {
    const cannons = { ready: 1, exhausted: 1 }
    expect(strength('CANNON', { cannons })).toBe(4)
    expect(strength('CANNON', { cannons, upgrades: ['U10'] })).toBe(6)
    const used = { id: 'U14', ready: false, used: false } as const
    expect(strength('CANNON', { cannons, upgrades: ['U10', used] }, { ballistas: [yellow] })).toBe(7)
  })

  test('RB-213a: modifiers come on top without an upper limit', () => {
    const grogged = ['p-yellow-1', 'p-yellow-1'] as const
    const upgrades = ['U10', { id: 'U14', ready: false, used: false }] as const
    expect(strength('CANNON', { upgrades }, { ballistas: [yellow], grogged })).toBe(11)
    expect(strength(5, { upgrades }, { ballistas: [yellow], grogged })).toBe(10)
  })

  const npStrength = (card: string, np: SeaDie) => {
    const state = position({ card, sea: [np, die('p-yellow-1', 100, 100, 1)] })
    return strengthOf(state, np)
  }

  test('RB-214: an NP Ship has the number on it, or what the card prints for its symbol, or 1', () => {
    expect(npStrength('A07', die('n-red-1', 0, 0, 5))).toBe(5)
    expect(npStrength('A07', die('n-yellow-1', 0, 0, 'GRAPE')), 'a symbol with a Strength only').toBe(2)
    expect(npStrength('A16', die('n-orange-1', 0, 0, 'SKULL'))).toBe(6)
    expect(npStrength('A07', die('n-violet-1', 0, 0, 'SKULL')), 'nothing is printed for Skulls').toBe(1)
  })

  test('RB-214a: a row for every result leaves numbers as they are printed on the die', () => {
    const storm = die('n-blue-1', 0, 0, 3)
    expect(npStrength('A06', storm)).toBe(3)
    expect(npStrength('B10', die('n-orange-1', 0, 0, 4))).toBe(4)
    expect(npStrength('B10', die('n-orange-1', 0, 0, 'SKULL'))).toBe(6)
  })
})

describe('Trophies', () => {
  test('RB-215: a sunk NP Ship goes to the player who sank it, a Player Ship goes to be repaired; or both', () => {
    const { state } = battle([die('p-yellow-1', 0, 0, 4), die('n-green-1', 40, 0, 4)])
    expect(trophies(state, yellow)).toEqual(['n-green-1'])
    expect(state.players[yellow]!.coins).toBe(1)
    const { events } = battle([die('p-yellow-1', 0, 0, 4), die('n-green-1', 40, 0, 4)])
    expect([...sinkings(events)].sort()).toEqual(['n-green-1 by 0', 'p-yellow-1'])
  })

  test('RB-216: several players who sink the same NP Ship at once are all rewarded', () => {
    const { state } = battle([
      die('n-yellow-1', 0, 0, 2),
      die('p-yellow-1', 30, 0, 3),
      die('p-blue-1', -30, 0, 4),
      die('p-green-1', 0, 30, 5),
    ])
    for (const seat of [yellow, blue, green]) {
      expect(trophies(state, seat)).toEqual(['n-yellow-1'])
      expect(state.players[seat]!.coins).toBe(1)
    }
  })

  test('RB-216a: two Ships of one player that sink the same NP Ship take one Trophy', () => {
    const { state } = battle([
      die('n-yellow-1', 0, 0, 2),
      die('p-yellow-1', 30, 0, 3),
      die('p-yellow-2', -30, 0, 4),
    ])
    expect(trophies(state, yellow)).toEqual(['n-yellow-1'])
    expect(state.players[yellow]!.coins).toBe(1)
  })

  test('EX-11 (RB-216, RB-220, RB-221): the touching Ship boards, a Ship that only ties takes a normal Trophy', () => {
    const { state } = battle([
      die('n-green-1', 0, 0, 3),
      die('p-yellow-1', 16.2, 0, 4),
      die('p-blue-1', -16.45, 0, 3),
    ])
    expect(trophies(state, yellow)).toEqual(['n-green-1 boarded'])
    expect(trophies(state, blue)).toEqual(['n-green-1'])
    expect([state.players[yellow]!.coins, state.players[blue]!.coins]).toEqual([1, 1])
    const drawn = told(
      battle([die('n-green-1', 0, 0, 3), die('p-yellow-1', 16.2, 0, 4), die('p-blue-1', -16.45, 0, 3)])
        .events,
      'loot',
    ).map(({ seat, tokens }) => [seat, (tokens as readonly string[]).length])
    // The card gives 2, boarding 1; both have the most Trophies, for 1 more.
    expect(drawn).toEqual([
      [yellow, 2],
      [yellow, 1],
      [yellow, 1],
      [blue, 2],
      [blue, 1],
    ])
  })

  test('RB-220: sinking a Ship that one touches boards it, a draw too, for a coin and 1 more Loot', () => {
    const boards = (own: number, x: number) =>
      trophies(battle([die('p-yellow-1', 0, 0, own), die('n-green-1', x, 0, 3)]).state, yellow)
    expect(boards(4, 16)).toEqual(['n-green-1 boarded'])
    expect(boards(3, 16)).toEqual(['n-green-1 boarded'])
    expect(boards(4, 16.4), '0.4 mm is no contact').toEqual(['n-green-1'])
    expect(boards(2, 16)).toEqual([])
  })

  test('RB-221: several players who board the same Ship are all rewarded', () => {
    const { state } = battle([
      die('n-green-1', 0, 0, 3),
      die('p-yellow-1', 16.2, 0, 4),
      die('p-blue-1', -16.2, 0, 3),
    ])
    expect(trophies(state, yellow)).toEqual(['n-green-1 boarded'])
    expect(trophies(state, blue)).toEqual(['n-green-1 boarded'])
  })

  test('RB-221a: another Ship of the same player that ties without touching does not spoil the Boarding', () => {
    const { state } = battle([
      die('n-green-1', 0, 0, 3),
      die('p-yellow-1', -16.45, 0, 4),
      die('p-yellow-2', 16.2, 0, 4),
      die('p-blue-1', 0, 16.5, 4),
    ])
    expect(trophies(state, yellow)).toEqual(['n-green-1 boarded'])
    expect(trophies(state, blue)).toEqual(['n-green-1'])
  })
})

describe('Boarding without a Battle', () => {
  const touching = (options: Partial<RattleOptions> = {}) =>
    position({
      card: 'A07',
      options: { lootPack1: 'on', ...options },
      sea: [die('p-yellow-1', 0, 0, 1), die('n-yellow-1', 16.2, 0, 3), die('n-yellow-2', 100, 100, 2)],
      by: {
        [yellow]: {
          cannons: 2,
          sails: 1,
          holds: 1,
          upgrades: ['U14', 'U17', 'U20'],
          stowed: { 'hold:0': 'L2' },
        },
      },
    })
  const shot: RattleMove = { kind: 'fire', seat: yellow, shooterId: 'p-yellow-1', targetId: 'n-yellow-1' }
  const keg: RattleMove = {
    kind: 'useSpecialLoot',
    seat: yellow,
    tokenId: 'L2-1',
    ownId: 'p-yellow-1',
    targetId: 'n-yellow-1',
  }

  test.each([
    ['Fire', shot],
    ['a Powder Keg', keg],
  ])('RB-222: sinking a Ship that one touches by %s boards it, unless only a Battle boards', (_, move) => {
    expect(trophies(played(touching(), move), yellow)).toEqual(['n-yellow-1 boarded'])
    expect(trophies(played(touching({ boardingByFire: 'off' }), move), yellow)).toEqual(['n-yellow-1'])
  })

  test('RB-222: it is the Ship that fires that must touch, not another one of its owner', () => {
    const state = position({
      card: 'A07',
      sea: [die('p-yellow-1', 0, 0, 1), die('p-yellow-2', 60, 0, 1), die('n-yellow-1', 16.2, 0, 3)],
      by: { [yellow]: { cannons: 4 } },
    })
    const { events } = course(state, { ...shot, shooterId: 'p-yellow-2' } as RattleMove)
    expect(told(events, 'sink')[0]).toMatchObject({ die: 'n-yellow-1', by: [yellow], boarded: [] })
  })

  test('RB-222: neither Drill nor Iron Teeth board, whatever they touch', () => {
    const drill: RattleMove = {
      kind: 'move',
      seat: yellow,
      dieId: 'p-yellow-1',
      x: 40,
      y: 0,
      drillTarget: 'n-yellow-1',
    }
    expect(trophies(played(touching(), drill), yellow)).toEqual(['n-yellow-1'])
    const teeth: RattleMove = {
      kind: 'useUpgrade',
      seat: yellow,
      upgradeId: 'U20',
      ownId: 'p-yellow-1',
      targetId: 'n-yellow-1',
    }
    expect(trophies(played(touching(), teeth), yellow)).toEqual([])
  })
})
