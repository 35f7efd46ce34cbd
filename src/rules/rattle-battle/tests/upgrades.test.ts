/** The twenty Upgrades, U01 to U20 (4.8). */
import { describe, expect, test } from 'vitest'
import { rattleBattle } from '../index'
import type { RattleMove, UseUpgrade } from '../moves'
import type { RattleOptions } from '../options'
import { strengthOf } from '../phases/strength'
import { gapOf } from '../sea/sea'
import type { SeaDie } from '../state'
import {
  against,
  at,
  blue,
  course,
  die,
  dropped,
  fought,
  inSea,
  listed,
  type PlayerText,
  played,
  position,
  red,
  sinkings,
  thrown,
  told,
  yellow,
} from '../testing/position'
import type { DieId, UpgradeId } from '../vocabulary'

const use = (
  upgradeId: UpgradeId,
  more: Omit<UseUpgrade, 'kind' | 'seat' | 'upgradeId'> = {},
): UseUpgrade => ({
  kind: 'useUpgrade',
  seat: yellow,
  upgradeId,
  ...more,
})

/** Yellow owns these Upgrades, and a Steering Wheel to go on with. */
const owning = (
  upgrades: readonly UpgradeId[],
  sea: readonly SeaDie[],
  more: PlayerText = {},
  card = 'A07',
  options: Partial<RattleOptions> = {},
) => position({ card, sea, options, by: { [yellow]: { upgrades: [...upgrades, 'U14'], ...more } } })

const isExhausted = (state: ReturnType<typeof position>, id: string) =>
  state.players[yellow]!.upgrades.some(upgrade => upgrade.id === id && !upgrade.ready)

describe("U01 Crow's Nest", () => {
  const sea = [die('p-yellow-1', 0, 0, 4), die('n-red-1', 104, 0, 'GRAPE'), die('n-red-2', 0, -104.1, 2)]
  const start = () => owning(['U01'], sea, {}, 'A04')

  test('U01: an Enemy Ship within long range is dropped again by the player, and no NP action follows', () => {
    const asked = played(start(), use('U01', { targetId: 'n-red-1' }))
    const turn = rattleBattle.turn(asked)
    expect(turn).toMatchObject({ kind: 'throw', seats: [yellow], phase: 'actions.drop' })
    if (turn.kind !== 'throw') return
    expect(turn.throw.dice.map(({ id }) => id)).toEqual(['n-red-1'])
    expect(turn.throw.lying.map(({ id }) => id)).toEqual(['p-yellow-1', 'n-red-2'])
    const { state, events } = course(asked, thrown(asked, die('n-red-1', 40, 40, 'SAIL')))
    expect(at(state, 'n-red-1')).toEqual(die('n-red-1', 40, 40, 'SAIL'))
    expect(sinkings(events), 'SAIL would volley on Fire Power').toEqual([])
    expect(state.phase).toBe('actions.turn')
    expect(state.queue[0], 'the interrupted turn goes on').toBe(yellow)
    expect(isExhausted(state, 'U01')).toBe(true)
  })

  test('U01: a Ship beyond long range of every own Ship is out of sight', () => {
    expect(against(start(), use('U01', { targetId: 'n-red-2' }))).toBe('RB-66')
    expect(listed(start(), yellow, 'useUpgrade').map(({ targetId }) => targetId)).toContain('n-red-1')
  })

  test("U01: other players' Ships are Enemy Ships in Pirate Wars only", () => {
    const both = [die('p-yellow-1', 0, 0, 4), die('p-blue-1', 40, 0, 4), die('n-red-1', 0, 60, 2)]
    expect(against(owning(['U01'], both), use('U01', { targetId: 'p-blue-1' }))).toBe('RB-372')
    expect(against(owning(['U01'], both, {}, 'B13'), use('U01', { targetId: 'p-blue-1' }))).toBeUndefined()
    expect(against(owning(['U01'], both, {}, 'B13'), use('U01', { targetId: 'p-yellow-1' }))).toBe('RB-372')
  })

  test('RB-139b: if the re-drop throws a die out of the box, everything else is put back as it lay', () => {
    const asked = played(start(), use('U01', { targetId: 'n-red-1' }))
    const answer = thrown(asked, die('n-red-1', 40, 40, 2), die('p-yellow-1', 160, 0, 1))
    const again = played(asked, answer)
    expect(rattleBattle.turn(again)).toMatchObject({ kind: 'throw', phase: 'actions.drop' })
    expect(at(again, 'p-yellow-1')).toEqual(sea[0])
    const bumped = played(again, thrown(again, die('n-red-1', 40, 40, 2), die('p-yellow-1', -5, 0, 1, 12)))
    expect(at(bumped, 'p-yellow-1'), 'a bumped Ship counts as it lies').toEqual(
      die('p-yellow-1', -5, 0, 1, 12),
    )
  })
})

test('U02: the Parrot moves a Ship up to one long range without a Sail, beside the Move action', () => {
  const state = owning(['U02'], [die('p-yellow-1', 0, 0, 4), die('n-red-1', 100, 100, 2)], { sails: 1 })
  const to = (x: number) => use('U02', { dieId: 'p-yellow-1', x, y: 0 })
  expect(against(state, to(-88.1))).toBe('RB-74')
  const moved = played(state, to(-88))
  expect(at(moved, 'p-yellow-1')).toMatchObject({ x: -88, y: 0 })
  expect(moved.players[yellow]!.sails).toEqual({ ready: 1, exhausted: 0 })
  expect(isExhausted(moved, 'U02')).toBe(true)
  expect(against(moved, { kind: 'move', seat: yellow, dieId: 'p-yellow-1', x: 0, y: 0 })).toBeUndefined()
})

test('U03: with Super Sails a Move paid by a Sail goes two long ranges', () => {
  const state = owning(['U03'], [die('p-yellow-1', -100, 0, 4), die('n-red-1', 100, 100, 2)], { sails: 2 })
  const to = (x: number, superSails: boolean): RattleMove => ({
    kind: 'move',
    seat: yellow,
    dieId: 'p-yellow-1',
    x,
    y: 0,
    ...(superSails && { superSails: true }),
  })
  expect(against(state, to(76, false))).toBe('RB-74')
  expect(against(state, to(76.1, true))).toBe('RB-74')
  const moved = played(state, to(76, true))
  expect(at(moved, 'p-yellow-1')).toMatchObject({ x: 76 })
  expect(moved.players[yellow]!.sails).toEqual({ ready: 1, exhausted: 1 })
  expect(isExhausted(moved, 'U03')).toBe(true)
  const next = played(moved, { kind: 'endTurn', seat: yellow })
  expect(against(next, to(-100, true))).toBe('RB-15')
})

describe('U04 Black Flag', () => {
  test('U04: an Enemy Ship within long range moves away from that own Ship, until something stops it', () => {
    const state = owning(
      ['U04'],
      [die('p-yellow-1', 0, 0, 4), die('n-red-1', 40, 0, 2), die('n-red-2', 0, 120, 2)],
    )
    const moved = played(state, use('U04', { ownId: 'p-yellow-1', targetId: 'n-red-1' }))
    expect(at(moved, 'n-red-1')).toMatchObject({ x: 128, y: 0, face: at(state, 'n-red-1')!.face })
    expect(isExhausted(moved, 'U04')).toBe(true)
    expect(against(state, use('U04', { ownId: 'p-yellow-1', targetId: 'n-red-2' }))).toBe('RB-66')
  })

  test("U04: it drives other players' Ships in Pirate Wars only", () => {
    const sea = [die('p-yellow-1', 0, 0, 4), die('p-blue-1', 40, 0, 4), die('n-red-1', 0, 60, 2)]
    const flag = use('U04', { ownId: 'p-yellow-1', targetId: 'p-blue-1' })
    expect(against(owning(['U04'], sea), flag)).toBe('RB-169')
    expect(at(played(owning(['U04'], sea, {}, 'B13'), flag), 'p-blue-1')).toMatchObject({ x: 128, y: 0 })
  })
})

describe('U05 Harpoon', () => {
  test('U05: an NP Ship within long range moves towards that own Ship until it touches', () => {
    const state = owning(
      ['U05'],
      [die('p-yellow-1', 0, 0, 4), die('n-red-1', 100, 0, 2), die('n-red-2', 0, 121, 2)],
    )
    const moved = played(state, use('U05', { ownId: 'p-yellow-1', targetId: 'n-red-1' }))
    expect(at(moved, 'n-red-1')).toMatchObject({ x: 16, y: 0 })
    expect(isExhausted(moved, 'U05')).toBe(true)
    expect(against(state, use('U05', { ownId: 'p-yellow-1', targetId: 'n-red-2' }))).toBe('RB-66')
  })

  test("U05: it catches no other player's Ship, not even in Pirate Wars", () => {
    const sea = [die('p-yellow-1', 0, 0, 4), die('p-blue-1', 40, 0, 4), die('n-red-1', 0, 60, 2)]
    const state = owning(['U05'], sea, {}, 'B13')
    expect(against(state, use('U05', { ownId: 'p-yellow-1', targetId: 'p-blue-1' }))).toBe('RB-169')
  })
})

describe('U06 Big Bertha and U09 Super Cannons', () => {
  const sea = [die('p-yellow-1', 0, 0, 2), die('n-red-1', 96, 0, 5), die('n-red-2', 0, 79, 5)]
  const shot = (more: object): RattleMove => ({
    kind: 'fire',
    seat: yellow,
    shooterId: 'p-yellow-1',
    targetId: 'n-red-1',
    ...more,
  })

  test('U06: Big Bertha lets a Fire reach a long range; the Cannons are needed all the same', () => {
    const state = owning(['U06'], sea, { cannons: 2 })
    expect(against(state, shot({}))).toBe('RB-66')
    const fired = played(state, shot({ bigBertha: true }))
    expect(inSea(fired)).not.toContain('n-red-1')
    expect(isExhausted(fired, 'U06')).toBe(true)
    expect(against(owning(['U06'], sea, { cannons: 1 }), shot({ bigBertha: true }))).toBe('RB-167')
    expect(against(owning([], sea, { cannons: 2 }), shot({ bigBertha: true }))).toBe('RB-163')
  })

  test('U09: with Super Cannons a Fire costs 1 Cannon whatever the Ship shows, once in an Adventure', () => {
    const near = { targetId: 'n-red-2', superCannons: true }
    const state = owning(['U09'], sea, { cannons: 2 })
    const fired = played(state, shot(near))
    expect(fired.players[yellow]!.cannons).toEqual({ ready: 1, exhausted: 1 })
    expect(isExhausted(fired, 'U09')).toBe(false)
    const next = played(fired, { kind: 'endTurn', seat: yellow })
    expect(against(next, shot({ targetId: 'n-red-1', superCannons: true }))).toBe('RB-164')
  })

  test('EX-51 (RB-14, U06, U09): both with one Fire, but never without a ready Cannon', () => {
    const both = shot({ bigBertha: true, superCannons: true })
    const fired = played(owning(['U06', 'U09'], sea, { cannons: 1 }), both)
    expect(inSea(fired)).not.toContain('n-red-1')
    expect(fired.players[yellow]!.cannons).toEqual({ ready: 0, exhausted: 1 })
    expect(isExhausted(fired, 'U06')).toBe(true)
    expect(fired.players[yellow]!.upgrades.find(({ id }) => id === 'U09')).toMatchObject({ used: true })
    expect(against(owning(['U06', 'U09'], sea, { cannons: { ready: 0, exhausted: 1 } }), both)).toBe('RB-167')
  })
})

describe('U07 Super Hull', () => {
  const hull = { upgrades: ['U07'] } as const
  const volley = (own: PlayerText, ...ships: readonly SeaDie[]) =>
    sinkings(
      dropped(
        { card: 'A04', by: { [yellow]: { ...own, sails: 1 } } },
        ...ships,
        die('n-green-1', 0, 0, 'SAIL'),
      ).events,
    )

  test('EX-16 (U07, RB-138): the Volley goes to the next Player Ship, once; a second own Ship and an only one sink', () => {
    const [y1, g1, y2] = [
      die('p-yellow-1', 30, 0, 4),
      die('p-green-1', -40, 0, 1),
      die('p-yellow-2', 0, 50, 1),
    ]
    expect(volley(hull, y1, g1, y2)[0]).toBe('p-green-1')
    expect(volley(hull, y1, y2)[0]).toBe('p-yellow-2')
    expect(volley(hull, y1)[0]).toBe('p-yellow-1')
    expect(volley({}, y1, g1, y2)[0]).toBe('p-yellow-1')
  })

  test('U07: an explosion leaves its Ships afloat and takes no other ones instead', () => {
    const explosion = (own: PlayerText) =>
      sinkings(
        dropped(
          { card: 'B13', by: { [yellow]: { ...own, sails: 1 } } },
          die('p-yellow-1', 30, 0, 4),
          die('p-green-1', -40, 0, 4),
          die('p-blue-1', 0, 60, 4),
          die('n-yellow-1', 0, 0, 'SAIL'),
          die('n-green-1', 100, 100, 1),
        ).events,
      ).slice(0, 2)
    expect(explosion(hull)).toEqual(['p-green-1'])
    expect(explosion({})).toEqual(['p-yellow-1', 'p-green-1'])
  })
})

test("U08: Heaven's Kitchen lets a Sea Sailor be used a second time in phase 8, once in an Adventure", () => {
  const state = position({
    card: 'A07',
    phase: 'sailors',
    by: {
      [yellow]: {
        upgrades: ['U08'],
        sailors: ['N10', 'N09', 'N04'],
        sunk: ['p-yellow-1'],
        sails: { ready: 0, exhausted: 3 },
        cannons: { ready: 0, exhausted: 4 },
      },
    },
  })
  const nina: RattleMove = { kind: 'useSailor', seat: yellow, sailorId: 'N10' }
  expect(against(state, { ...nina, again: true }), 'not before the first use').toBe('RB-164')
  const once = played(state, nina)
  expect(against(once, nina)).toBe('RB-250')
  const twice = played(once, { ...nina, again: true })
  expect(twice.players[yellow]!.sails).toEqual({ ready: 2, exhausted: 1 })
  expect(against(twice, { ...nina, again: true }), 'a third time').toBe('RB-164')
  const fritz: RattleMove = { kind: 'useSailor', seat: yellow, sailorId: 'N09', count: 2 }
  const other = played(twice, fritz)
  expect(against(other, { ...fritz, again: true }), 'another Sailor').toBe('RB-164')
})

test('U10: Bombs give Ships with the Cannon result Strength 6, and no other Ships', () => {
  const strengths = (upgrades: readonly UpgradeId[]) => {
    const sea = [
      die('p-yellow-1', 0, 0, 'CANNON'),
      die('p-yellow-2', 40, 0, 3),
      die('n-red-1', 100, 100, 2),
    ] as const
    const state = position({ card: 'A07', sea, by: { [yellow]: { upgrades, cannons: 1 } } })
    return sea.slice(0, 2).map(ship => strengthOf(state, ship))
  }
  expect(strengths(['U10'])).toEqual([6, 3])
  expect(strengths([])).toEqual([3, 3])
})

describe('U11 Secret Hold', () => {
  const secret = { 'upgrade:U11:0': 'spices', 'upgrade:U11:1': 'rum' }
  const wreck = (secure: readonly string[]) =>
    position({
      card: 'A07',
      phase: 'repair',
      queue: [yellow],
      by: {
        [yellow]: {
          upgrades: ['U11'],
          holds: 1,
          stowed: { ...secret, 'hold:0': 'fabrics' },
          secure,
          sunk: ['p-yellow-1', 'p-yellow-2'],
        },
      },
    })

  test('U11: it stows 2 Loot', () => {
    expect(mostStowed(['U11'])).toBe(mostStowed([]) + 2)
  })

  test('U11: protected tokens pay for no repairs and are not lost when the rest does not suffice', () => {
    const state = wreck(['upgrade:U11:0', 'upgrade:U11:1'])
    expect(against(state, { kind: 'repair', seat: yellow, tokenIds: ['spices-01'] })).toBe('RB-267a')
    const { state: repaired, events } = course(state, { kind: 'repair', seat: yellow, tokenIds: [] })
    expect(told(events, 'repair')).toEqual([{ seat: yellow, tokens: ['fabrics-01'] }])
    expect(Object.values(repaired.players[yellow]!.stowed)).toEqual(['spices-01', 'rum-01'])
    expect(repaired.players[yellow]!.sunk).toEqual([])
  })

  test('U11: a token that was put in later pays like any other', () => {
    const state = wreck(['upgrade:U11:0'])
    expect(listed(state, yellow, 'repair').map(({ tokenIds }) => tokenIds)).toEqual([
      ['rum-01', 'fabrics-01'],
    ])
  })

  test('U11: Loot in it when the card is revealed is protected until its owner takes it out', () => {
    const before = position({
      card: 'A07',
      phase: 'stow',
      queue: [yellow],
      by: { [yellow]: { upgrades: ['U11'], stowed: secret, quay: ['fabrics'] } },
    })
    const plan = {
      'upgrade:U11:0': 'spices-01',
      'upgrade:U11:1': 'rum-01',
      'ship:p-yellow-1': 'fabrics-01',
    }
    const next = played(before, { kind: 'stow', seat: yellow, stowPlan: plan })
    expect(next.phase).toBe('briefing.commit')
    expect(next.players[yellow]!.secure).toEqual(['upgrade:U11:0', 'upgrade:U11:1'])
    const swapped = {
      'upgrade:U11:0': 'rum-01',
      'upgrade:U11:1': 'spices-01',
      'ship:p-yellow-1': 'fabrics-01',
    }
    const inside = played(next, { kind: 'rearrange', seat: yellow, stowPlan: swapped })
    expect(inside.players[yellow]!.secure, 'both lie there still').toHaveLength(2)
    const out = { 'upgrade:U11:0': 'fabrics-01', 'upgrade:U11:1': 'rum-01', 'ship:p-yellow-1': 'spices-01' }
    const moved = played(next, { kind: 'rearrange', seat: yellow, stowPlan: out })
    expect(moved.players[yellow]!.secure).toEqual(['upgrade:U11:1'])
    const back = played(moved, { kind: 'rearrange', seat: yellow, stowPlan: plan })
    expect(back.players[yellow]!.secure, 'not without a break').toEqual(['upgrade:U11:1'])
  })
})

test('U12: the Rich Cabin gives 3 VP at game end', () => {
  const points = (upgrades: readonly UpgradeId[]) =>
    rattleBattle.score(position({ card: 'A07', phase: 'briefing.commit', by: { [yellow]: { upgrades } } }))
      .totals[yellow]
  expect(points(['U12'])).toBe(3)
  expect(points(['U13'])).toBe(0)
})

test('U13: the Super Hold stows 3 Loot', () => {
  expect(mostStowed(['U13'])).toBe(mostStowed([]) + 3)
})

/** How many of seven tokens Yellow can stow. */
function mostStowed(upgrades: readonly UpgradeId[]): number {
  const quay = Array.from({ length: 7 }, () => 'rum')
  const by = { [yellow]: { upgrades, quay } }
  const state = position({ card: 'A07', phase: 'stow', queue: [yellow], players: 4, by })
  return Math.max(...listed(state, yellow, 'stow').map(({ stowPlan }) => Object.keys(stowPlan).length))
}

test('U14: Ballista gives all Ships of its owner +1 in the Battle of this Adventure, and turns no die', () => {
  const sea = [die('p-yellow-1', 0, 0, 3), die('p-blue-1', 100, -100, 3), die('n-green-1', 40, 0, 3)]
  const state = position({ card: 'A07', sea, by: { [yellow]: { upgrades: ['U14'] }, [blue]: { sails: 1 } } })
  const { state: used } = course(state, use('U14'))
  expect(used.adventure!.ballistas).toEqual([yellow])
  expect(strengthOf(used, sea[0]!)).toBe(4)
  expect(strengthOf(used, sea[1]!)).toBe(3)
  expect(used.adventure!.sea).toEqual(sea)
  expect(isExhausted(used, 'U14')).toBe(true)
  const { events } = course(used, { kind: 'pass', seat: blue })
  expect(sinkings(events)).toEqual(['n-green-1 by 0'])
})

describe('U15 Boarding Hook', () => {
  const sea = [die('p-yellow-1', 0, 0, 5), die('n-yellow-1', 70, 0, 3), die('n-yellow-2', 0, 90, 1)]
  const start = () => owning(['U15'], sea)
  const hook = (x: number, y: number, targetId: DieId = 'n-yellow-1') =>
    use('U15', { dieId: 'p-yellow-1', x, y, targetId })

  test('U15: it moves a Ship up to one short range so that it ends touching the NP Ship', () => {
    expect(against(start(), hook(54, 0))).toBeUndefined()
    expect(against(start(), hook(53, 0)), '1 mm short of it').toBe('RB-65')
    expect(against(start(), hook(54, 0, 'n-yellow-2')), 'another Ship').toBe('RB-65')
    expect(against(start(), hook(0, 74, 'n-yellow-2')), 'too far away').toBe('RB-74')
    const moved = played(start(), hook(54, 0))
    expect(at(moved, 'p-yellow-1')).toMatchObject({ x: 54, y: 0 })
    expect(isExhausted(moved, 'U15')).toBe(true)
    expect(moved.players[yellow]!.sails).toEqual({ ready: 0, exhausted: 0 })
  })

  test('U15: if that Ship boards that NP Ship it brings 2 more Loot in all', () => {
    const drawn = (...moves: readonly RattleMove[]) =>
      told(course(start(), ...moves, { kind: 'pass', seat: yellow }).events, 'loot').map(
        ({ tokens }) => (tokens as readonly string[]).length,
      )
    const straight = { kind: 'move', seat: yellow, dieId: 'p-yellow-1', x: 54, y: 0 } as const
    const plain = owning([], sea, { sails: 1 })
    const boarded = told(
      course(plain, straight, { kind: 'endTurn', seat: yellow }, { kind: 'pass', seat: yellow }).events,
      'loot',
    ).map(({ tokens }) => (tokens as readonly string[]).length)
    // The card's 2, Boarding, and 1 for the most Trophies; the hook comes between them.
    expect(boarded).toEqual([2, 1, 1])
    expect(drawn(hook(54, 0))).toEqual([2, 1, 1, 1])
  })

  test('U15: another Ship, or another NP Ship, gets nothing from the hook', () => {
    const { state } = fought({
      card: 'A07',
      sea: [
        die('p-yellow-1', 54, 0, 1),
        die('p-yellow-2', 86.2, 0, 5),
        die('n-yellow-1', 70, 0, 3, 0),
        die('n-yellow-2', 86.2, 16.2, 1),
      ],
      adventure: { hooks: [{ die: 'p-yellow-1', target: 'n-yellow-1' }] },
    })
    const trophies = state.players[yellow]!.trophies
    expect(trophies.map(({ die: id, boarded, hooked }) => [id, boarded, hooked])).toEqual([
      ['n-yellow-1', true, false],
      ['n-yellow-2', true, false],
    ])
  })

  test('U15: every end that is offered touches', () => {
    const near = owning(['U15'], [die('p-yellow-1', 0, 0, 5, 20), die('n-yellow-1', 40, 0, 3, 70)])
    const offered = listed(near, yellow, 'useUpgrade').filter(({ upgradeId }) => upgradeId === 'U15')
    expect(offered.length).toBeGreaterThan(3)
    for (const move of offered) {
      const after = played(near, move)
      expect(gapOf(after, at(after, 'p-yellow-1')!, at(after, move.targetId!)!)).toBe(0)
    }
  })
})

describe('U16 Steering Wheel', () => {
  test('U16: it turns an own Ship to any of its faces, the Cannon included, in its place and at its yaw', () => {
    const state = owning(['U16'], [die('p-yellow-1', 10, 20, 4, 33), die('n-red-1', 100, 100, 2)])
    const turns = listed(state, yellow, 'useUpgrade').filter(({ upgradeId }) => upgradeId === 'U16')
    expect(turns.map(({ face }) => face)).toEqual([1, 2, 3, 5, 6])
    const turned = played(state, use('U16', { dieId: 'p-yellow-1', face: 6 }))
    expect(at(turned, 'p-yellow-1')).toEqual(die('p-yellow-1', 10, 20, 'CANNON', 33))
    expect(isExhausted(turned, 'U16')).toBe(true)
  })

  test('RB-81: no other Ship, no face that a die has not, and no face that it shows already', () => {
    const state = owning(
      ['U16'],
      [die('p-yellow-1', 0, 0, 4), die('p-blue-1', 40, 0, 2), die('n-red-1', 100, 100, 2)],
    )
    expect(against(state, use('U16', { dieId: 'p-blue-1', face: 6 }))).toBe('RB-172')
    expect(against(state, use('U16', { dieId: 'n-red-1', face: 1 }))).toBe('RB-172')
    expect(against(state, use('U16', { dieId: 'p-yellow-1', face: 7 }))).toBe('RB-81')
    expect(against(state, use('U16', { dieId: 'p-yellow-1', face: 4 }))).toBe('RB-81')
  })
})

describe('U17 Drill', () => {
  const drill = (x: number, y: number, drillTarget: DieId, more: object = {}): RattleMove => ({
    kind: 'move',
    seat: yellow,
    dieId: 'p-yellow-1',
    x,
    y,
    drillTarget,
    ...more,
  })
  const sea = [die('p-yellow-1', 0, 0, 1), die('n-red-1', 40, 10, 5), die('n-red-2', 40, -16.1, 5)]

  test('RB-172: a Ship of somebody else does not drill either', () => {
    const state = owning(
      ['U17'],
      [die('p-yellow-1', 0, 0, 2), die('p-blue-1', 40, 0, 2), die('n-red-1', 60, 0, 2)],
      { sails: 1 },
    )
    expect(against(state, drill(70, 0, 'n-red-1', { dieId: 'p-blue-1' }))).toBe('RB-172')
  })

  test('U17: a Move sinks an NP Ship that its outline passes over, a Trophy without Boarding', () => {
    const state = owning(['U17'], sea, { sails: 1 })
    const drilled = played(state, drill(80, 0, 'n-red-1'))
    expect(inSea(drilled)).toEqual(['p-yellow-1', 'n-red-2'])
    expect(drilled.players[yellow]!.trophies).toEqual([
      { die: 'n-red-1', boarded: false, surrendered: false, hooked: false },
    ])
    expect(isExhausted(drilled, 'U17')).toBe(true)
    expect(against(state, drill(80, 0, 'n-red-2')), '0.1 mm beside the way').toBe('RB-164')
    expect(against(state, drill(10, 0, 'n-red-1')), 'not so far').toBe('RB-164')
    expect(against(state, drill(80, 0, 'n-red-3')), 'not in the Sea').toBe('RB-164')
  })

  test('U17: the victim sinks before the end is checked, so the Ship may end where it lay', () => {
    const state = owning(['U17'], sea, { sails: 1 })
    const plain: RattleMove = { kind: 'move', seat: yellow, dieId: 'p-yellow-1', x: 40, y: 5 }
    expect(against(state, plain)).toBe('RB-74')
    expect(against(state, drill(40, 5, 'n-red-1'))).toBeUndefined()
  })

  test('U17: it goes with a Sail and with Super Sails, never alone', () => {
    expect(against(owning(['U17'], sea), drill(80, 0, 'n-red-1'))).toBe('RB-165')
    const far = owning(['U03', 'U17'], sea, { sails: 1 })
    expect(against(far, drill(130, 0, 'n-red-1', { superSails: true }))).toBeUndefined()
    expect(against(owning(['U17'], sea, { sails: 1 }), use('U17'))).toBe('RB-164a')
  })
})

describe('U18 Ram', () => {
  const ram = (targetId: DieId = 'n-red-1') => use('U18', { ownId: 'p-yellow-1', targetId })
  const fight = (
    own: number | 'CANNON',
    np: number,
    upgrades: readonly UpgradeId[] = [],
    options: Partial<RattleOptions> = {},
  ) =>
    course(
      owning(
        ['U18', ...upgrades],
        [
          die('p-yellow-1', 0, 0, own),
          die('n-red-1', 16.2, 0, np),
          die('n-red-2', 100, 100, 2),
          die('p-yellow-2', -100, -100, 1),
        ],
        { cannons: 1 },
        'A07',
        options,
      ),
      ram(),
    )

  test('U18: a touching Enemy Ship is fought at once with +2 Strength', () => {
    expect(sinkings(fight(4, 5).events)).toEqual(['n-red-1 by 0'])
    expect([...sinkings(fight(3, 5).events)].sort()).toEqual(['n-red-1 by 0', 'p-yellow-1'])
    expect(sinkings(fight(2, 5).events)).toEqual(['p-yellow-1'])
    expect(isExhausted(fight(4, 5).state, 'U18')).toBe(true)
  })

  test('U18: Bombs, Ballista and Grog Greta count in it', () => {
    expect(sinkings(fight('CANNON', 5).events), '3 + 2 for a draw').toHaveLength(2)
    expect(sinkings(fight('CANNON', 5, ['U10']).events)).toEqual(['n-red-1 by 0'])
    const helped = owning(
      ['U18'],
      [die('p-yellow-1', 0, 0, 3), die('n-red-1', 16.2, 0, 5), die('n-red-2', 100, 100, 2)],
    )
    expect(sinkings(course(helped, use('U14'), ram()).events)).toContain('n-red-1 by 0')
    expect(sinkings(course(helped, use('U14'), ram()).events)).not.toContain('p-yellow-1')
    const grogged = { ...helped, adventure: { ...helped.adventure!, grogged: ['p-yellow-1'] } } as const
    expect(sinkings(course(grogged, ram()).events)).toEqual(['n-red-1 by 0'])
  })

  test('U18: it boards, as a fight of the Battle does, also where Fire does not', () => {
    for (const boardingByFire of ['on', 'off'] as const) {
      const { state } = fight(4, 5, [], { boardingByFire })
      expect(state.players[yellow]!.trophies).toMatchObject([{ die: 'n-red-1', boarded: true }])
    }
  })

  test('U18: a Ship that it does not touch is out of reach', () => {
    const apart = owning(['U18'], [die('p-yellow-1', 0, 0, 4), die('n-red-1', 16.4, 0, 2)])
    expect(against(apart, ram())).toBe('RB-66')
  })
})

test('U19: the Turbine moves a Ship up to one short range, without a Sail and without exhaustion', () => {
  const state = owning(['U19'], [die('p-yellow-1', 0, 0, 4), die('n-red-1', 100, 100, 2)])
  const to = (x: number) => use('U19', { dieId: 'p-yellow-1', x, y: 0 })
  expect(against(state, to(63.1))).toBe('RB-74')
  const moved = played(state, to(63))
  expect(at(moved, 'p-yellow-1')).toMatchObject({ x: 63 })
  expect(isExhausted(moved, 'U19')).toBe(false)
  expect(against(moved, to(0))).toBe('RB-164')
})

describe('U20 Iron Teeth', () => {
  const teeth = (targetId: DieId) => use('U20', { ownId: 'p-yellow-1', targetId })

  test("U20: an NP Ship within short range is sunk; it is nobody's Trophy and brings nothing", () => {
    const sea = [die('p-yellow-1', 0, 0, 1), die('n-red-1', 79, 0, 5), die('n-red-2', 0, 79.1, 5)]
    const { state, events } = course(owning(['U20'], sea), teeth('n-red-1'))
    expect(sinkings(events)).toEqual(['n-red-1'])
    expect(state.players[yellow]!.trophies).toEqual([])
    expect(isExhausted(state, 'U20')).toBe(true)
    expect(against(owning(['U20'], sea), teeth('n-red-2'))).toBe('RB-66')
  })

  test('RB-80a: rocks that block Fire stop neither Iron Teeth nor a Ram', () => {
    const sea = [die('p-yellow-1', -70, 94.5, 4), die('n-red-1', -70, 45, 5), die('n-red-2', -53.8, 94.5, 2)]
    const state = owning(['U18', 'U20'], sea, { cannons: 2 }, 'A13')
    const shot: RattleMove = { kind: 'fire', seat: yellow, shooterId: 'p-yellow-1', targetId: 'n-red-1' }
    expect(against(state, shot)).toMatch(/^RB-80/)
    expect(against(state, teeth('n-red-1'))).toBeUndefined()
    expect(against(state, use('U18', { ownId: 'p-yellow-1', targetId: 'n-red-2' }))).toBeUndefined()
  })
})

describe('required fields of a use', () => {
  const state = owning(['U02', 'U05'], [die('p-yellow-1', 0, 0, 4), die('n-red-1', 60, 0, 2)], { sails: 1 })

  test('RB-163: an Upgrade must be on the own Galleon and exist', () => {
    expect(against(state, use('U04', { ownId: 'p-yellow-1', targetId: 'n-red-1' }))).toBe('RB-163')
    expect(against(state, use('U99' as never))).toBe('RB-163')
    expect(against(state, use('toString' as never))).toBe('RB-163')
  })

  test('RB-2: a use names what its card asks for, no more and no less', () => {
    expect(against(state, use('U02', { dieId: 'p-yellow-1', x: 10 }))).toBe('RB-2')
    expect(against(state, use('U05', { ownId: 'p-yellow-1' }))).toBe('RB-2')
    expect(against(state, use('U05', { ownId: 'p-yellow-1', targetId: 'n-red-1', face: 3 }))).toBe('RB-2')
    expect(against(state, use('U14', { dieId: 'p-yellow-1' }))).toBe('RB-2')
  })

  test('RB-372: an Ally is no Enemy Ship and no NP Ship for any Upgrade', () => {
    const ally = position({
      card: 'B08',
      sea: [die('p-yellow-1', 0, 0, 4), die('n-blue-1', 16.2, 0, 3), die('n-red-1', 100, 100, 2)],
      by: { [yellow]: { upgrades: ['U01', 'U04', 'U05', 'U15', 'U18', 'U20'], sails: 1 } },
    })
    const aim = { ownId: 'p-yellow-1', targetId: 'n-blue-1' } as const
    expect(against(ally, use('U01', { targetId: 'n-blue-1' }))).toBe('RB-372')
    for (const id of ['U04', 'U05', 'U18', 'U20'] as const) expect(against(ally, use(id, aim))).toBe('RB-169')
    const hook = use('U15', { dieId: 'p-yellow-1', x: 0.1, y: 0.1, targetId: 'n-blue-1' })
    expect(against(ally, hook)).toBe('RB-164')
    expect(listed(ally, yellow, 'useUpgrade').every(({ targetId }) => targetId !== 'n-blue-1')).toBe(true)
  })
})

test('RB-388a: rammed by another player both Strengths count, and each owner is credited with what their Ship sinks', () => {
  const clash = (own: number, other: number) => {
    const state = position({
      card: 'B13',
      sea: [die('p-yellow-1', 0, 0, own), die('p-red-1', 16.2, 0, other), die('n-yellow-1', 100, 100, 2)],
      players: 4,
      by: { [yellow]: { upgrades: ['U14', 'U18'] }, [red]: { sails: 1 } },
    })
    return course(state, use('U18', { ownId: 'p-yellow-1', targetId: 'p-red-1' }))
  }
  const won = clash(4, 3).state
  expect(won.players[yellow]!.trophies).toMatchObject([{ die: 'p-red-1', boarded: true }])
  expect(won.players[red]!.sunk).toEqual([{ die: 'p-red-1', by: [yellow] }])
  const lost = clash(1, 5).state
  expect(lost.players[red]!.trophies).toMatchObject([{ die: 'p-yellow-1', boarded: true }])
  expect(lost.players[yellow]!.sunk).toEqual([{ die: 'p-yellow-1', by: [red] }])
  const drawn = sinkings(clash(3, 5).events)
  expect([...drawn].sort()).toEqual(['p-red-1 by 0', 'p-yellow-1 by 3'])
})
