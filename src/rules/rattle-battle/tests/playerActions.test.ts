/** Phase 4, RB-160 to RB-173: turns, Move and Fire. */
import { describe, expect, test } from 'vitest'
import { rattleBattle } from '../index'
import type { RattleMove } from '../moves'
import {
  against,
  at,
  blue,
  course,
  die,
  dropped,
  green,
  inSea,
  listed,
  played,
  position,
  sinkings,
  told,
  yellow,
} from '../testing/position'
import type { DieId } from '../vocabulary'

/** Three players with a Ship each, far from an NP Ship and from each other; everybody has a Sail. */
const apart = (more: Partial<Parameters<typeof position>[0]> = {}) =>
  position({
    card: 'A07',
    sea: [
      die('p-yellow-1', -100, -100, 4),
      die('p-blue-1', 0, -100, 4),
      die('p-green-1', 100, -100, 4),
      die('n-yellow-1', 0, 100, 2),
    ],
    by: { [yellow]: { sails: 1 }, [blue]: { sails: 1 }, [green]: { sails: 1 } },
    ...more,
  })

const move = (seat: number, dieId: DieId, x: number, y: number): RattleMove => ({
  kind: 'move',
  seat,
  dieId,
  x,
  y,
})
const fire = (shooterId: DieId, targetId: DieId, more: object = {}): RattleMove => ({
  kind: 'fire',
  seat: yellow,
  shooterId,
  targetId,
  ...more,
})
const pass = (seat: number): RattleMove => ({ kind: 'pass', seat })
const end = (seat: number): RattleMove => ({ kind: 'endTurn', seat })
const turnsOf = (state: ReturnType<typeof position>) => {
  const turn = rattleBattle.turn(state)
  return turn.kind === 'move' ? turn.seats : []
}

describe('turns', () => {
  test('RB-160: players take one turn after the other from the Baron on, round and round until all have passed', () => {
    const start = apart({
      baron: blue,
      by: { [yellow]: { sails: 2 }, [blue]: { sails: 2 }, [green]: { sails: 2 } },
    })
    expect(turnsOf(start)).toEqual([blue])
    const round = played(
      start,
      move(blue, 'p-blue-1', 0, -90),
      pass(green),
      move(yellow, 'p-yellow-1', -100, -90),
    )
    expect(turnsOf(round)).toEqual([blue])
    const later = played(round, move(blue, 'p-blue-1', 0, -80))
    expect(turnsOf(later), 'Green has passed and is out').toEqual([yellow])
    expect(turnsOf(played(later, pass(yellow)))).not.toEqual([blue])
  })

  test('RB-160: after passing, a player gets no turn in this phase', () => {
    const state = played(apart(), pass(yellow))
    expect(turnsOf(state)).toEqual([blue])
    expect(against(state, move(yellow, 'p-yellow-1', -100, -90))).toBe('RB-3')
  })

  test('RB-161: a player who sent no Ship has no turn', () => {
    const state = position({
      card: 'A07',
      sea: [die('p-blue-1', 0, -100, 4), die('n-yellow-1', 0, 100, 2)],
      by: { [yellow]: { sails: 3, cannons: 3, upgrades: ['U14'] }, [blue]: { sails: 1 } },
    })
    expect(turnsOf(state)).toEqual([blue])
    const { events } = course(state, pass(blue))
    expect(told(events, 'battleOver')).toHaveLength(1)
  })

  test('RB-162: after a Move only uses are left in this turn: no second Move and no Fire', () => {
    const near = position({
      card: 'A07',
      sea: [die('p-yellow-1', 0, 0, 4), die('n-yellow-1', 0, 60, 2), die('n-yellow-2', 60, 0, 2)],
      by: { [yellow]: { sails: 2, cannons: 4, upgrades: ['U14'] } },
    })
    const moved = played(near, move(yellow, 'p-yellow-1', 0, 10))
    expect(turnsOf(moved)).toEqual([yellow])
    expect(against(moved, move(yellow, 'p-yellow-1', 0, 20))).toBe('RB-162')
    expect(against(moved, fire('p-yellow-1', 'n-yellow-1'))).toBe('RB-162')
  })

  test('RB-162: Move and Fire come in any order, as often as they can be paid for', () => {
    const state = position({
      card: 'A07',
      sea: [die('p-yellow-1', 0, 0, 4), die('n-yellow-1', 0, 40, 2), die('n-yellow-2', 40, 0, 2)],
      by: { [yellow]: { sails: 2, cannons: 2 } },
    })
    const result = played(
      state,
      move(yellow, 'p-yellow-1', 0, 5),
      fire('p-yellow-1', 'n-yellow-1'),
      move(yellow, 'p-yellow-1', 0, 10),
    )
    expect(result.players[yellow]!.sails).toEqual({ ready: 0, exhausted: 2 })
    expect(result.players[yellow]!.cannons).toEqual({ ready: 0, exhausted: 2 })
  })

  test('RB-163: a turn may use any number of ready Upgrades, before and after the action', () => {
    const state = position({
      card: 'A07',
      sea: [die('p-yellow-1', 0, 0, 4), die('n-yellow-1', 100, 100, 2)],
      by: { [yellow]: { sails: 1, upgrades: ['U02', 'U14', 'U16', 'U19'] } },
    })
    const result = played(
      state,
      { kind: 'useUpgrade', seat: yellow, upgradeId: 'U14' },
      { kind: 'useUpgrade', seat: yellow, upgradeId: 'U02', dieId: 'p-yellow-1', x: -50, y: 0 },
      move(yellow, 'p-yellow-1', -60, 0),
      { kind: 'useUpgrade', seat: yellow, upgradeId: 'U19', dieId: 'p-yellow-1', x: -50, y: 0 },
      { kind: 'useUpgrade', seat: yellow, upgradeId: 'U16', dieId: 'p-yellow-1', face: 1 },
    )
    expect(result.players[yellow]!.upgrades.map(({ ready, used }) => ready && !used)).toEqual([
      false,
      false,
      false,
      false,
    ])
  })

  test('RB-163a: a turn with an action is ended, not passed, and the player stays in', () => {
    const state = apart({ by: { [yellow]: { sails: 2, upgrades: ['U14'] }, [blue]: { sails: 1 } } })
    const moved = played(state, move(yellow, 'p-yellow-1', -100, -90))
    expect(against(moved, pass(yellow))).toBe('RB-163a')
    const next = played(moved, end(yellow))
    expect(turnsOf(next)).toEqual([blue])
    expect(turnsOf(played(next, pass(blue)))).toEqual([yellow])
  })

  test('RB-163a: a turn that only used an Upgrade may end without passing; an empty one may not', () => {
    const state = apart({ by: { [yellow]: { sails: 1, upgrades: ['U14'] }, [blue]: { sails: 1 } } })
    expect(against(state, end(yellow))).toBe('RB-163a')
    const used = played(state, { kind: 'useUpgrade', seat: yellow, upgradeId: 'U14' })
    expect(against(used, pass(yellow)), 'passing is allowed too').toBeUndefined()
    const ended = played(used, end(yellow))
    expect(turnsOf(ended)).toEqual([blue])
    expect(turnsOf(played(ended, pass(blue)))).toEqual([yellow])
  })

  test('RB-172: a Ship that is not in the Sea cannot act', () => {
    const state = apart({
      by: { [yellow]: { sails: 1, cannons: 2, sunk: ['p-yellow-2'] }, [blue]: { sails: 1 } },
    })
    expect(against(state, move(yellow, 'p-yellow-2', 0, 0))).toBe('RB-172')
    expect(against(state, fire('p-yellow-2', 'n-yellow-1'))).toBe('RB-172')
    expect(against(state, move(yellow, 'p-blue-1', 0, -90)), "another's Ship").toBe('RB-172')
    expect(against(state, move(yellow, 'a die' as never, 0, -90))).toBe('RB-172')
  })

  test('RB-172: a player without Ships in the Sea may still use what needs no Ship', () => {
    const state = position({
      card: 'A07',
      sea: [die('p-blue-1', 0, -100, 4), die('n-yellow-1', 0, 100, 2)],
      by: { [yellow]: { sunk: ['p-yellow-1'], sails: 1, upgrades: ['U02', 'U14'] }, [blue]: { sails: 1 } },
    })
    expect(turnsOf(state)).toEqual([yellow])
    const kinds = rattleBattle.moves(state, yellow).map(({ kind }) => kind)
    expect(kinds).toEqual(['useUpgrade', 'pass'])
    expect(
      played(state, { kind: 'useUpgrade', seat: yellow, upgradeId: 'U14' }).adventure!.ballistas,
    ).toEqual([yellow])
  })

  test('RB-173: the phase ends at once when no player has a Ship in the Sea', () => {
    const { state, events } = dropped(
      { card: 'B13', by: { [yellow]: { sails: 1, upgrades: ['U14'] } } },
      die('p-yellow-1', 0, 0, 4),
      die('n-yellow-1', 20, 0, 'GRAPE'),
      die('n-green-1', 100, 100, 3),
    )
    expect(sinkings(events)).toEqual(['p-yellow-1'])
    expect(state.phase).not.toBe('actions.turn')
  })

  test('RB-173: the phase ends at once when no NP Ship is there, but in Pirate Wars only if one player is left', () => {
    const phaseAfterEscape = (card: string, blueToo: boolean) =>
      dropped(
        { card, by: { [yellow]: { sails: 1 }, [blue]: { sails: 1 } } },
        die('p-yellow-1', 0, 0, 4),
        ...(blueToo ? [die('p-blue-1', 50, 50, 4)] : []),
        die('n-yellow-1', 100, 0, 'SAIL'),
      ).state.phase
    expect(phaseAfterEscape('A01', true)).not.toBe('actions.turn')
    expect(phaseAfterEscape('B05', true)).toBe('actions.turn')
    expect(phaseAfterEscape('B05', false)).not.toBe('actions.turn')
  })
})

describe('the cost of a piece', () => {
  test('RB-164: an Upgrade with the exhaust icon is exhausted by its use', () => {
    const state = apart({ by: { [yellow]: { upgrades: ['U02'] } } })
    const use: RattleMove = {
      kind: 'useUpgrade',
      seat: yellow,
      upgradeId: 'U02',
      dieId: 'p-yellow-1',
      x: -100,
      y: -50,
    }
    const used = played(apart({ by: { [yellow]: { sails: 1, upgrades: ['U02'] } } }), use)
    expect(used.players[yellow]!.upgrades).toEqual([{ id: 'U02', ready: false, used: false }])
    expect(against(used, { ...use, y: -60 })).toBe('RB-15')
    expect(against(state, use)).toBeUndefined()
  })

  test('RB-164: an Upgrade without it serves once in an Adventure and again in the next', () => {
    const use: RattleMove = {
      kind: 'useUpgrade',
      seat: yellow,
      upgradeId: 'U19',
      dieId: 'p-yellow-1',
      x: -100,
      y: -50,
    }
    const used = played(apart({ by: { [yellow]: { sails: 1, upgrades: ['U19'] } } }), use)
    expect(used.players[yellow]!.upgrades).toEqual([{ id: 'U19', ready: true, used: true }])
    expect(against(used, { ...use, y: -60 })).toBe('RB-164')
    // The Adventure goes by; with the next card the Turbine is fresh.
    let state = played(used, pass(yellow))
    while (state.phase !== 'briefing.commit') {
      const turn = rattleBattle.turn(state)
      if (turn.kind !== 'move') throw new Error('Nothing is thrown here')
      state = played(state, rattleBattle.moves(state, turn.seats[0]!).at(-1)!)
    }
    expect(state.players[yellow]!.upgrades).toEqual([{ id: 'U19', ready: true, used: false }])
  })

  test('RB-164a: passive Upgrades cannot be used', () => {
    const state = apart({ by: { [yellow]: { sails: 1, upgrades: ['U07', 'U10', 'U11', 'U12', 'U13'] } } })
    for (const upgradeId of ['U07', 'U10', 'U11', 'U12', 'U13'] as const) {
      expect(against(state, { kind: 'useUpgrade', seat: yellow, upgradeId })).toBe('RB-164a')
    }
    expect(listed(state, yellow, 'useUpgrade')).toEqual([])
  })

  test('RB-14: Upgrades are no Parts: Super Sails need a ready Sail and Super Cannons a ready Cannon', () => {
    const state = position({
      card: 'A07',
      sea: [die('p-yellow-1', 0, 0, 4), die('n-yellow-1', 40, 0, 2)],
      by: { [yellow]: { upgrades: ['U03', 'U09', 'U14', 'U17'] } },
    })
    expect(against(state, { ...move(yellow, 'p-yellow-1', 0, 20), superSails: true } as RattleMove)).toBe(
      'RB-165',
    )
    expect(against(state, fire('p-yellow-1', 'n-yellow-1', { superCannons: true }))).toBe('RB-167')
  })
})

describe('Move', () => {
  const lanes = () =>
    position({
      card: 'A07',
      sea: [die('p-yellow-1', 0, 0, 4), die('p-green-1', 40, 0, 4), die('n-yellow-1', -100, -100, 2)],
      by: { [yellow]: { sails: 1 }, [green]: { sails: 1 } },
    })

  test('RB-165: a Move exhausts one ready Sail and puts the Ship there, not turned', () => {
    const state = position({
      card: 'A07',
      sea: [die('p-yellow-1', 0, 0, 4, 30), die('n-yellow-1', -100, -100, 2)],
      by: { [yellow]: { sails: 2, upgrades: ['U14'] } },
    })
    const moved = played(state, move(yellow, 'p-yellow-1', 30, 40))
    expect(at(moved, 'p-yellow-1')).toEqual(die('p-yellow-1', 30, 40, 4, 30))
    expect(moved.players[yellow]!.sails).toEqual({ ready: 1, exhausted: 1 })
  })

  test('RB-165: a Ship that has moved may move again, with another Sail', () => {
    const state = position({
      card: 'A07',
      sea: [die('p-yellow-1', -100, 0, 4), die('n-yellow-1', 100, 100, 2)],
      by: { [yellow]: { sails: 2, upgrades: ['U14'] } },
    })
    const twice = played(
      state,
      move(yellow, 'p-yellow-1', -12, 0),
      end(yellow),
      move(yellow, 'p-yellow-1', 70, 0),
    )
    expect(at(twice, 'p-yellow-1')).toMatchObject({ x: 70, y: 0 })
    expect(against(played(twice, end(yellow)), move(yellow, 'p-yellow-1', 60, 0))).toBe('RB-165')
  })

  test('EX-5 (RB-74, RB-165): over another Ship, too far, onto it, into contact, nowhere', () => {
    const state = lanes()
    const past = played(state, move(yellow, 'p-yellow-1', 88, 0))
    expect(at(past, 'p-yellow-1')).toMatchObject({ x: 88, y: 0 })
    expect(past.players[yellow]!.sails).toEqual({ ready: 0, exhausted: 1 })
    expect(against(state, move(yellow, 'p-yellow-1', 88.1, 0))).toBe('RB-74')
    expect(against(state, move(yellow, 'p-yellow-1', 50, 0))).toBe('RB-74')
    expect(against(state, move(yellow, 'p-yellow-1', 24, 0))).toBeUndefined()
    expect(against(state, move(yellow, 'p-yellow-1', 0, 0))).toBe('RB-74a')
  })

  test('RB-171: the way of a Move is measured at the die itself: its centre goes as far as its outline', () => {
    const state = position({
      card: 'A07',
      sea: [die('p-yellow-1', 0, 0, 4, 45), die('n-yellow-1', -100, -100, 2)],
      by: { [yellow]: { sails: 1 } },
    })
    expect(against(state, move(yellow, 'p-yellow-1', 88.01, 0))).toBeUndefined()
    expect(against(state, move(yellow, 'p-yellow-1', 88.02, 0))).toBe('RB-74')
  })

  test.each([
    ['Parrot', { kind: 'useUpgrade', upgradeId: 'U02', dieId: 'p-yellow-1' }],
    ['Turbine', { kind: 'useUpgrade', upgradeId: 'U19', dieId: 'p-yellow-1' }],
    ['Windy Wendy', { kind: 'spendStore', sailorId: 'X02', dieId: 'p-yellow-1' }],
  ])('RB-171a: a movement by %s keeps to the limits of a Move and of the card', (_, use) => {
    const state = position({
      card: 'A14',
      options: { crewPack1: 'on' },
      sea: [die('p-yellow-1', 0, 0, 4), die('p-blue-1', 40, 0, 4), die('n-red-1', -90, 0, 2)],
      by: {
        [yellow]: {
          upgrades: ['U02', 'U19'],
          sailors: [{ id: 'X02', uses: 0, store: [{ token: 'fabrics-01', fresh: false }] }],
        },
      },
    })
    const to = (x: number, y: number) => ({ ...use, seat: yellow, x, y }) as RattleMove
    expect(against(state, to(0, 63))).toBeUndefined()
    expect(against(state, to(0, 63.1)), 'the cap of the Naval Blockade').toBe('RB-74')
    expect(against(state, to(40, 10)), 'on top of another Ship').toBe('RB-74')
    expect(rattleBattle.check(state, to(40, 10))?.why).toBe("Yellow's 4 would end on top of Blue's 4")
    expect(against(state, to(0, 0))).toBe('RB-74a')
  })

  test.each([
    ['Parrot', { kind: 'useUpgrade', upgradeId: 'U02' }],
    ['Boarding Hook', { kind: 'useUpgrade', upgradeId: 'U15', targetId: 'n-yellow-1' }],
    ['Windy Wendy', { kind: 'spendStore', sailorId: 'X02' }],
  ])('RB-171a: where tiles block moves they block %s too', (_, use) => {
    const state = position({
      card: 'B01',
      options: { crewPack1: 'on' },
      sea: [die('p-yellow-1', -60, 85, 4), die('n-yellow-1', 2, 117, 2)],
      by: {
        [yellow]: {
          upgrades: ['U02', 'U15'],
          sailors: [{ id: 'X02', uses: 0, store: [{ token: 'fabrics-01', fresh: false }] }],
        },
      },
    })
    const to = (x: number, y: number) => ({ ...use, seat: yellow, dieId: 'p-yellow-1', x, y }) as RattleMove
    expect(against(state, to(-14, 117)), 'over the bones').toBe('RB-79a')
  })
})

describe('Fire', () => {
  const range = (x: number, more: object = {}) =>
    position({
      card: 'A07',
      sea: [die('p-yellow-1', 0, 0, 4), die('n-yellow-1', x, 0, 2), die('n-yellow-2', -100, -100, 2)],
      by: { [yellow]: { cannons: 2, ...more } },
    })

  test('RB-166: Fire sinks an NP Ship within short range, whatever its Strength', () => {
    const state = position({
      card: 'A14',
      sea: [die('p-yellow-1', 0, 0, 1), die('n-red-1', 0, 70, 'GRAPE'), die('n-red-2', 100, 100, 5)],
      by: { [yellow]: { cannons: 4, upgrades: ['U14'] } },
    })
    const { state: result, events } = course(state, fire('p-yellow-1', 'n-red-1'))
    expect(sinkings(events)).toEqual(['n-red-1 by 0'])
    expect(inSea(result)).toEqual(['p-yellow-1', 'n-red-2'])
  })

  test('EX-4 (RB-66, RB-166): 63.000 mm is in range, 63.020 mm is not', () => {
    expect(against(range(79), fire('p-yellow-1', 'n-yellow-1'))).toBeUndefined()
    expect(against(range(79.02), fire('p-yellow-1', 'n-yellow-1'))).toBe('RB-66')
  })

  test('RB-166: a Ship that has fired may fire again in a later turn', () => {
    const state = position({
      card: 'A07',
      sea: [
        die('p-yellow-1', 0, 0, 'CANNON'),
        die('n-yellow-1', 40, 0, 2),
        die('n-yellow-2', -40, 0, 2),
        die('n-yellow-3', 0, 100, 2),
      ],
      by: { [yellow]: { cannons: 3, upgrades: ['U14'] } },
    })
    const result = played(
      state,
      fire('p-yellow-1', 'n-yellow-1'),
      end(yellow),
      fire('p-yellow-1', 'n-yellow-2'),
    )
    expect(inSea(result)).toEqual(['p-yellow-1', 'n-yellow-3'])
  })

  test('EX-7 (RB-167): two Cannons, or one where the Ship shows the Cannon', () => {
    const state = (cannons: number, more: object = {}) =>
      position({
        card: 'A07',
        sea: [
          die('p-yellow-1', 0, 0, 4),
          die('p-yellow-2', 0, 40, 'CANNON'),
          die('n-yellow-1', 40, 0, 2),
          die('n-yellow-2', -100, -100, 2),
        ],
        by: { [yellow]: { cannons, ...more } },
      })
    expect(against(state(1), fire('p-yellow-1', 'n-yellow-1'))).toBe('RB-167')
    const cannonsAfter = (start: ReturnType<typeof position>, shot: RattleMove) =>
      played(start, shot).players[yellow]!.cannons
    const idle = { upgrades: ['U14'] }
    expect(cannonsAfter(state(2, idle), fire('p-yellow-1', 'n-yellow-1'))).toEqual({ ready: 0, exhausted: 2 })
    expect(cannonsAfter(state(1, idle), fire('p-yellow-2', 'n-yellow-1'))).toEqual({ ready: 0, exhausted: 1 })
    const superCannons = state(1, { upgrades: ['U09', 'U14'] })
    const shot = fire('p-yellow-1', 'n-yellow-1', { superCannons: true })
    const fired = played(superCannons, shot)
    expect(fired.players[yellow]!.cannons).toEqual({ ready: 0, exhausted: 1 })
    expect(fired.players[yellow]!.upgrades[0]).toEqual({ id: 'U09', ready: true, used: true })
  })

  test('RB-166: the target must be in the Sea', () => {
    expect(against(range(50), fire('p-yellow-1', 'n-red-3'))).toBe('RB-166')
  })

  test('RB-167a: with one ready Cannon a Ship with another result cannot fire, and no such Fire is listed', () => {
    const one = position({
      card: 'A07',
      sea: [die('p-yellow-1', 0, 0, 4), die('p-yellow-2', 0, 40, 'CANNON'), die('n-yellow-1', 40, 0, 2)],
      by: { [yellow]: { cannons: 1 } },
    })
    expect(listed(one, yellow, 'fire').map(({ shooterId }) => shooterId)).toEqual(['p-yellow-2'])
  })

  test('RB-168: shots pass over Ships and over tiles that do not block fire', () => {
    const over = position({
      card: 'A08',
      sea: [
        die('p-yellow-1', 0, -74, 4),
        die('p-blue-1', 20, -74, 4),
        die('n-yellow-1', 45, -74, 2),
        die('n-red-1', 0, -137, 2),
      ],
      by: { [yellow]: { cannons: 2 } },
    })
    expect(against(over, fire('p-yellow-1', 'n-yellow-1')), 'a Ship between').toBeUndefined()
    expect(against(over, fire('p-yellow-1', 'n-red-1')), 'across the Harbour').toBeUndefined()
  })

  test("RB-169: other players' Ships and one's own are no targets", () => {
    const state = position({
      card: 'A07',
      sea: [
        die('p-yellow-1', 0, 0, 4),
        die('p-yellow-2', 0, 30, 4),
        die('p-blue-1', 30, 0, 4),
        die('n-yellow-1', 60, 0, 2),
      ],
      by: { [yellow]: { cannons: 2 } },
    })
    expect(against(state, fire('p-yellow-1', 'p-blue-1'))).toBe('RB-169')
    expect(against(state, fire('p-yellow-1', 'p-yellow-2'))).toBe('RB-169')
    expect(listed(state, yellow, 'fire').every(({ targetId }) => targetId === 'n-yellow-1')).toBe(true)
  })

  test('RB-169a: an Ally may not be fired at', () => {
    const state = position({
      card: 'B08',
      sea: [die('p-yellow-1', 0, 0, 4), die('n-blue-1', 40, 0, 3), die('n-red-1', 0, 40, 2)],
      by: { [yellow]: { cannons: 2 } },
    })
    expect(against(state, fire('p-yellow-1', 'n-blue-1'))).toBe('RB-169a')
  })

  test('RB-170: the sunk Ship is a Trophy of the player who fired', () => {
    const state = played(range(50, { upgrades: ['U14'] }), fire('p-yellow-1', 'n-yellow-1'))
    expect(state.players[yellow]!.trophies).toEqual([
      { die: 'n-yellow-1', boarded: false, surrendered: false, hooked: false },
    ])
  })

  test('RB-171: a shot is measured from outline to outline', () => {
    // Turned by 45 degrees both reach 2.69 mm further towards each other.
    const turned = position({
      card: 'A07',
      sea: [die('p-yellow-1', 0, 0, 4, 45), die('n-yellow-1', 84, 0, 2, 45)],
      by: { [yellow]: { cannons: 2 } },
    })
    expect(against(turned, fire('p-yellow-1', 'n-yellow-1'))).toBeUndefined()
    expect(against(range(84), fire('p-yellow-1', 'n-yellow-1'))).toBe('RB-66')
  })
})
