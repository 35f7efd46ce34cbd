import { describe, expect, test } from 'vitest'
import { createRandom } from '../../random'
import { iconsWithRoom } from '../acts/allocate'
import { rollingWithTheWaves as game, type RollingWavesMove } from '../index'
import {
  A,
  against,
  allocating,
  B,
  C,
  course,
  diceOf,
  kindsOf,
  movesOf,
  planOf,
  played,
  revealed,
  type Sitting,
} from '../testing/position'
import { dieOn, type Icon } from '../vocabulary'

const plan = (seat: number, ...icons: readonly [Icon, Icon, Icon]) =>
  ({ kind: 'allocate', seat, plan: planOf(seat, icons) }) as const
const yarrr = (seat: number) => ({ kind: 'yarrr', seat }) as const

const example11: Sitting = {
  spirits: [2, 5],
  chests: [[3, 3, 4, 1], [6], []],
  buried: [false, true, false],
  hull: [1, 1, 1, 1, 1],
  ports: [2, 2],
}

describe('3.4 Allocate Dice', () => {
  test('RW-40: all move their three dice behind their screens at the same time', () => {
    const state = allocating({ players: 3 })
    for (const seat of [C, A, B]) expect(against(state, plan(seat, 'chest1', 'hull', 'crew'))).toBeUndefined()
    const after = played(state, plan(C, 'chest1', 'hull', 'crew'), plan(A, 'chest2', 'hull', 'ports'))
    expect(dieOn(after.players[C]!.plan, 'chest1')).toBe('green-1')
    expect(dieOn(after.players[A]!.plan, 'ports')).toBe('clear-1')
  })

  test('RW-41: all three dice must be put on icons, and no others', () => {
    const state = allocating()
    const two = { kind: 'allocate', seat: A, plan: { 'red-1': 'chest1', 'red-2': 'hull' } } as const
    expect(against(state, two)).toBe('RW-41')
    const four = { ...two, plan: { ...planOf(A, ['chest1', 'hull', 'crew']), 'red-3': 'ports' } } as const
    expect(against(state, four)).toBe('RW-41')
    expect(against(state, { kind: 'allocate', seat: A, plan: planOf(B, ['chest1', 'hull', 'crew']) })).toBe(
      'RW-41',
    )
  })

  test('RW-42, EX-12: each icon takes one die', () => {
    expect(against(allocating(), plan(A, 'chest1', 'chest1', 'hull'))).toBe('RW-42')
    expect(against(allocating(), plan(A, 'hull', 'ports', 'hull'))).toBe('RW-42')
  })

  test('RW-42, EX-15: the three chests are three icons, the two cannons two', () => {
    expect(against(allocating(), plan(A, 'chest1', 'chest2', 'chest3'))).toBeUndefined()
    expect(against(allocating(), plan(A, 'smallCannon', 'largeCannon', 'chest3'))).toBeUndefined()
  })

  test('RW-43: the colour of a die means nothing: whichever die goes there, its number is written', () => {
    for (const icons of [
      ['chest1', 'hull', 'crew'],
      ['crew', 'hull', 'chest1'],
    ] as const) {
      const { state } = revealed({ by: { [A]: { faces: [4, 4, 4], icons } } })
      expect(state.players[A]).toMatchObject({ chests: [[4], [], []], hull: [4], crew: [4] })
    }
  })

  test('RW-44, EX-13: burying takes all three dice or none', () => {
    const state = allocating({ by: { [A]: { chests: [[4], [], []] } } })
    expect(against(state, plan(A, 'bury', 'bury', 'hull'))).toBe('RW-44')
    expect(against(state, plan(A, 'hull', 'crew', 'bury'))).toBe('RW-44')
  })

  test('RW-44a: Bury is the one icon with room for three', () => {
    const state = allocating({ by: { [A]: { chests: [[4], [], []] } } })
    expect(against(state, plan(A, 'bury', 'bury', 'bury'))).toBeUndefined()
    expect(against(state, plan(A, 'chest3', 'chest3', 'chest3'))).toBe('RW-42')
  })

  test('RW-45, EX-11: a die needs an empty square', () => {
    const state = allocating({ by: { [A]: example11 } })
    expect(iconsWithRoom(state.players[A]!)).toEqual([
      'chest3',
      'smallCannon',
      'largeCannon',
      'ports',
      'crew',
    ])
    for (const icon of ['spirits', 'chest1', 'hull'] as const) {
      expect(against(state, plan(A, icon, 'ports', 'crew'))).toBe('RW-45')
    }
  })

  test('RW-45, EX-16a: full spirits take no die, whatever is meant to be done with them', () => {
    const state = allocating({ by: { [A]: { spirits: [1, 1] } } })
    expect(against(state, plan(A, 'spirits', 'chest1', 'hull'))).toBe('RW-45')
  })

  test('RW-45a: the fullest map of a game that goes on has room on four icons', () => {
    const fullest: Sitting = {
      spirits: [1, 1],
      chests: [[1, 1, 1, 1], [1, 1, 1, 1], []],
      hull: [1, 1, 1, 1, 1],
      ports: [1, 1, 1, 1, 1],
      crew: [1, 1],
    }
    const state = allocating({ by: { [A]: fullest } })
    expect(iconsWithRoom(state.players[A]!)).toEqual(['chest3', 'smallCannon', 'largeCannon', 'crew'])
    expect(movesOf(state, A)).toHaveLength(4 * 3 * 2 + 1)
  })

  test('RW-46, EX-11: a chest with a number that is not buried can be buried', () => {
    const state = allocating({ by: { [A]: example11 } })
    expect(against(state, plan(A, 'bury', 'bury', 'bury'))).toBeUndefined()
  })

  test('RW-46a, EX-14: with empty chests, or with the only treasure buried, nothing can be buried', () => {
    expect(against(allocating(), plan(A, 'bury', 'bury', 'bury'))).toBe('RW-46a')
    const buried = allocating({ by: { [A]: { chests: [[6], [], []], buried: [true, false, false] } } })
    expect(against(buried, plan(A, 'bury', 'bury', 'bury'))).toBe('RW-46a')
    expect(movesOf(buried, A).length).toBe(8 * 7 * 6)
  })

  test('RW-47: a player with a plan calls YARRR, and everybody hears it', () => {
    const state = played(allocating(), plan(A, 'chest1', 'hull', 'crew'))
    const { state: after, events } = course(state, yarrr(A))
    expect(after.players.map(({ ready }) => ready)).toEqual([true, false])
    expect(events).toMatchObject([{ rule: 'RW-47', kind: 'yarrr', data: { seat: A } }])
    expect(events[0]).not.toHaveProperty('seenBy')
  })

  test('RW-47a: before the call a plan can be changed as often as one likes, after it never', () => {
    let state = allocating()
    expect(against(state, yarrr(A))).toBe('RW-47a')
    state = played(state, plan(A, 'chest1', 'hull', 'crew'), plan(A, 'chest2', 'ports', 'crew'))
    expect(state.players[A]!.plan).toEqual(planOf(A, ['chest2', 'ports', 'crew']))
    const [call, ...others] = movesOf(state, A)
    expect(call).toEqual(yarrr(A))
    const made = plan(A, 'chest2', 'ports', 'crew')
    expect(others).toHaveLength(movesOf(allocating(), A).length - 1)
    expect(others).toContainEqual(plan(A, 'chest1', 'hull', 'crew'))
    expect(others).not.toContainEqual(made)
    expect(movesOf(played(state, others[0] as RollingWavesMove), A)).toContainEqual(made)
    state = played(state, yarrr(A))
    expect(against(state, plan(A, 'chest1', 'hull', 'crew'))).toBe('RW-47a')
    expect(against(state, yarrr(A))).toBe('RW-47a')
    expect(movesOf(state, A)).toEqual([])
  })

  test('RW-48: when the last one calls, all boards are shown at once', () => {
    const state = played(
      allocating({ players: 3 }),
      plan(B, 'chest1', 'hull', 'crew'),
      yarrr(B),
      plan(A, 'chest1', 'hull', 'crew'),
      yarrr(A),
      plan(C, 'chest1', 'hull', 'crew'),
    )
    const { state: after, events, reveals } = course(state, yarrr(C))
    expect(kindsOf(events).filter(kind => kind === 'revealed')).toHaveLength(1)
    expect(events.find(({ kind }) => kind === 'revealed')?.data).toEqual({
      boards: [A, B, C].map(seat => planOf(seat, ['chest1', 'hull', 'crew'])),
    })
    expect(reveals).toBe(true)
    expect(after.players.every(({ chests }) => chests[0]!.length === 1)).toBe(true)
  })

  test('RW-49, EX-16: others see the three dice and the call, nothing of the plan', () => {
    const state = played(allocating(), plan(A, 'chest1', 'hull', 'crew'), yarrr(A))
    const seen = game.view(state, B).players[A]!
    expect(seen.ready).toBe(true)
    expect(seen.nests.map(({ id }) => id)).toEqual(diceOf(A))
    expect(seen).not.toHaveProperty('plan')
    expect(JSON.stringify(game.view(state, 'spectator'))).not.toContain('chest1')
  })

  test('RW-49: a plan of A, and whether there is one, is invisible to the others', () => {
    const state = allocating({ players: 3, by: { [A]: { chests: [[4], [], []] } } })
    const plans = movesOf(state, A)
    const random = createRandom('plans')
    const others = Array.from({ length: 20 }, () =>
      course(state, random.pick(plans) as ReturnType<typeof plan>),
    )
    for (const viewer of [B, C, 'spectator'] as const) {
      for (const { state: other, events } of others) {
        expect(game.view(other, viewer)).toEqual(game.view(state, viewer))
        expect(events.every(({ seenBy }) => seenBy?.join() === '0')).toBe(true)
        const called = played(other, yarrr(A))
        expect(game.view(called, viewer)).toEqual(game.view(played(others[0]!.state, yarrr(A)), viewer))
      }
    }
    expect(game.view(others[0]!.state, A).players[A]!.plan).toBeDefined()
  })

  test('RW-49: after the reveal everybody sees where the dice lie, until Drop Anchor', () => {
    const { state } = revealed({
      by: {
        [A]: { spirits: [1, 1], icons: ['chest1', 'hull', 'crew'] },
        [B]: { icons: ['chest1', 'hull', 'crew'] },
      },
    })
    expect(game.view(state, B).players[A]!.plan).toEqual(planOf(A, ['chest1', 'hull', 'crew']))
    const after = played(state, { kind: 'raise', seat: A, use: true })
    expect(after.phase).toBe('roll')
    expect(after.players.every(player => player.plan === undefined && !player.ready)).toBe(true)
  })

  test('imagined states give others a legal plan after YARRR, and none before', () => {
    const state = played(allocating({ players: 3 }), plan(A, 'chest1', 'hull', 'crew'), yarrr(A))
    const view = game.view(state, B)
    const random = createRandom('imagined')
    const imagined = Array.from({ length: 30 }, () => game.imagine(view, B, random))
    expect(imagined.every(one => game.fault(one) === undefined)).toBe(true)
    expect(imagined.every(one => one.players[C]!.plan === undefined)).toBe(true)
    expect(new Set(imagined.map(one => JSON.stringify(one.players[A]!.plan))).size).toBeGreaterThan(20)
    expect(imagined.every(one => JSON.stringify(game.view(one, B)) === JSON.stringify(view))).toBe(true)
  })
})
