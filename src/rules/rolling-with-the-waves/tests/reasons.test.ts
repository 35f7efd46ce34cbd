import { describe, expect, test } from 'vitest'
import { rollingWithTheWaves as game } from '../index'
import type { RollingWavesMove } from '../moves'
import type { RollingWavesState } from '../state'
import { A, allocating, drafting, fire, planOf } from '../testing/position'
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
