/** Phase 9, repairs (RB-265 to RB-268). */
import { describe, expect, test } from 'vitest'
import { rattleBattle } from '../index'
import { entering } from '../testing/entering'
import { tokensOf } from '../testing/port'
import { against, listed, type PlayerText, type PositionText, played, position } from '../testing/position'

const three = ['p-yellow-1', 'p-yellow-2', 'p-yellow-3'] as const

/** Yellow lost these Ships; phase 9 has come. */
function repairs(yellow: PlayerText, text: Partial<PositionText> = {}) {
  const by = { 0: { sunk: three, ...yellow }, ...text.by }
  return entering(position({ card: 'I01', phase: 'repair', ...text, by }), 'repair').state
}

describe('phase 9', () => {
  test('RB-265: EX-28: 3 sunk Ships and 5 Loot: the player chooses exactly 3 to discard', () => {
    const state = repairs({ quay: ['rum', 'spices', 'spices'], stowed: ['fabrics'], holds: 1 })
    const pay = (...names: string[]) =>
      ({ kind: 'repair', seat: 0, tokenIds: tokensOf(state, 0, ...names) }) as const
    expect(against(state, pay('rum', 'spices'))).toBe('RB-265')
    expect(against(state, pay('rum', 'spices', 'spices', 'fabrics'))).toBe('RB-265')
    expect(against(state, { kind: 'repair', seat: 0, tokenIds: Array(3).fill(pay('rum').tokenIds[0]) })).toBe(
      'RB-265',
    )
    const after = played(state, pay('rum', 'spices', 'fabrics'))
    expect(after.discard).toHaveLength(3)
    expect(after.players[0]).toMatchObject({ sunk: [], stowed: {} })
    expect(after.players[0]!.quay).toHaveLength(1)
  })

  test('RB-266: EX-28: with 2 Loot both are lost, with none nothing, and all 3 Ships are repaired', () => {
    const poor = repairs({ quay: ['rum'], stowed: ['spices'] })
    expect(poor.players[0]).toMatchObject({ sunk: [], quay: [], stowed: {} })
    expect(poor.discard).toHaveLength(2)
    const bare = repairs({})
    expect(bare.players[0]!.sunk).toEqual([])
    expect(bare.discard).toEqual([])
  })

  test('RB-267: repairing is no choice, what pays is; quay and stowed Loot alike', () => {
    const state = repairs({ sunk: ['p-yellow-1'], quay: ['rum'], stowed: ['spices'] })
    const moves = rattleBattle.moves(state, 0)
    expect(moves.map(({ kind }) => kind)).toEqual(['repair', 'repair'])
    expect(
      listed(state, 0, 'repair')
        .flatMap(({ tokenIds }) => tokenIds)
        .toSorted(),
    ).toEqual(tokensOf(state, 0, 'rum', 'spices'))
  })

  test('RB-267a: Special Loot cannot pay, but is lost when not all can be paid', () => {
    const options = { lootPack1: 'on' } as const
    const rich = repairs({ sunk: ['p-yellow-1'], quay: ['L1', 'rum', 'spices'] }, { options })
    const special = tokensOf(rich, 0, 'L1')
    expect(against(rich, { kind: 'repair', seat: 0, tokenIds: special })).toBe('RB-267a')
    const poor = repairs({ quay: ['L1', 'rum'] }, { options })
    expect(poor.players[0]!.quay).toEqual([])
    expect(poor.discard).toHaveLength(2)
  })

  test('RB-267a: Loot on a Crew-pack Sailor neither pays nor is lost', () => {
    const store = [{ token: 'spices-10', fresh: false }]
    const state = repairs({ sailors: [{ id: 'X01', uses: 0, store }] }, { options: { crewPack1: 'on' } })
    expect(state.players[0]!.sailors[0]!.store).toEqual(store)
    expect(state.discard).toEqual([])
  })

  test('RB-267a: Loot in the Secret Hold neither pays nor is lost', () => {
    const held = { 'upgrade:U11:0': 'rum', 'upgrade:U11:1': 'spices', 'ship:p-yellow-4': 'fabrics' }
    const state = repairs({ upgrades: ['U11'], stowed: held, secure: ['upgrade:U11:0'] })
    // Two unprotected Loot cannot pay for three Ships: both are lost, the protected one stays.
    expect(Object.keys(state.players[0]!.stowed)).toEqual(['upgrade:U11:0'])
    const one = repairs({ sunk: ['p-yellow-1'], upgrades: ['U11'], stowed: held, secure: ['upgrade:U11:0'] })
    const [safe] = tokensOf(one, 0, 'rum')
    expect(against(one, { kind: 'repair', seat: 0, tokenIds: [safe!] })).toBe('RB-267a')
    expect(listed(one, 0, 'repair')).toHaveLength(2)
  })

  test('RB-268: all at once, in any order; who has no choice is not asked', () => {
    const by = {
      1: { sunk: ['p-blue-1'], quay: ['rum', 'spices'] },
      2: { sunk: ['p-green-1'], quay: ['rum', 'rum'] },
    } as const
    const state = repairs({ sunk: ['p-yellow-1'], quay: ['rum', 'fabrics'] }, { by })
    const turn = rattleBattle.turn(state)
    expect(turn.kind === 'move' && turn.seats).toEqual([0, 1])
    expect(state.players[2]!.quay).toHaveLength(1)
    const tokenIds = tokensOf(state, 1, 'spices')
    expect(played(state, { kind: 'repair', seat: 1, tokenIds }).queue).toEqual([0])
  })

  test("L4: the Mermaid's Tear repairs all Ships and costs no other Loot", () => {
    const state = repairs({ quay: ['L4', 'rum', 'rum', 'rum'] }, { options: { lootPack1: 'on' } })
    const after = played(state, { kind: 'repair', seat: 0, tokenIds: [], mermaid: true })
    expect(after.players[0]!.sunk).toEqual([])
    expect(after.players[0]!.quay).toHaveLength(3)
    expect(after.discard).toEqual(['L4-1'])
  })
})
