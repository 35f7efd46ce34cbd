import { describe, expect, test } from 'vitest'
import { rollingWithTheWaves as game } from '../index'
import type { RollingWavesMove } from '../moves'
import type { RollingWavesState } from '../state'
import { A, allocating, drafting, fire, planOf, played } from '../testing/position'
import type { DieId, DraftWay } from '../vocabulary'

const reason = (state: RollingWavesState, move: RollingWavesMove) => game.reasonFor!(state, move)?.text
const take = (dieId: DieId, via: DraftWay) => ({ kind: 'draft', seat: A, dieId, via }) as const

describe('why a mate would do it', () => {
  test('RW-24, RW-26: a die is worth the level that it reaches, or what it shows more than others', () => {
    const state = drafting(['clear 4', 'red 2', 'blue 6'], { by: { 0: { infamy: 6 } } })
    expect(reason(state, take('clear-1', 'free'))).toBe(
      'It can go to Raid Ports: 4 in all, level 1, pays 1 a round.',
    )
    expect(reason(state, take('red-1', 'free'))).toBe('It costs you nothing.')
    expect(reason(state, take('blue-1', 'bribe'))).toBe('It shows 2 more than any die that is free for you.')
  })

  test('RW-26: a bribe for a low die takes it from its crew, as long as that crew still drafts', () => {
    // No track has a level left that a 4 would reach.
    const map = { infamy: 6, hull: [6, 6, 6, 6], ports: [6, 6, 6, 6], crew: [6, 6, 6, 6] }
    const state = drafting(['clear 4', 'blue 1'], { by: { 0: map } })
    expect(reason(state, take('blue-1', 'bribe'))).toBe('Blue can no longer have it for nothing.')
    const nests = Array.from(
      { length: 3 },
      () => ({ id: 'clear-2', face: 1, rolled: 1, via: 'free' }) as const,
    )
    const late = { ...state, players: state.players.with(1, { ...state.players[1]!, nests }) }
    expect(reason(late, take('blue-1', 'bribe'))).toBe('The 4 that is free for you stays in the tray.')
  })

  test('RW-47: who calls YARRR hears once more what the plan writes', () => {
    const state = allocating({ by: { 0: { faces: [6, 4, 2], hull: [3] } } })
    const planned = played(state, {
      kind: 'allocate',
      seat: A,
      plan: planOf(A, ['chest1', 'hull', 'spirits']),
    })
    expect(reason(game.view(planned, A), { kind: 'yarrr', seat: A })).toMatch(
      /^Chest 1: 6 in all; the Hull: 7 in all/,
    )
  })

  test('section 7: a plan says what each die would write', () => {
    const state = allocating({ by: { 0: { faces: [6, 4, 2], hull: [3] } } })
    const plan = planOf(A, ['chest1', 'hull', 'spirits'])
    expect(reason(state, { kind: 'allocate', seat: A, plan })).toBe(
      'Chest 1: 6 in all; the Hull: 7 in all, level 1, blocks 1; Raise Spirits: one more, and a later die can be a 7.',
    )
  })

  test('RW-78, RW-121: a buried chest cannot be robbed, and is 2 points more', () => {
    const state = allocating({ by: { 0: { chests: [[6, 3], [], []] } } })
    expect(reason(state, { kind: 'bury', seat: A, chest: 1 })).toContain('its 9 any more')
  })

  test('RW-88, RW-90: shots are worth the treasure that finds room', () => {
    const by = { 0: { chests: [[1, 1, 1], [], []] }, 1: { chests: [[2, 5], [], []] } }
    const before = allocating({ by })
    const shooter = { ...before.players[A]!, small: [4, 3] }
    const state = { ...before, players: before.players.with(A, shooter) }
    const volley = { cannons: ['small'], target: 1, chest: 1 } as const
    expect(reason(state, fire(A, { ...volley, into: 1 }))).toBe('You gain 5 in treasure, and they lose 7.')
    expect(reason(state, fire(A, volley))).toBe('They lose 7 in treasure.')
    expect(reason(state, fire(A, { cannons: ['small'] }))).toContain('whether or not')
  })
})
