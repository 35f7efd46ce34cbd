import { describe, expect, test } from 'vitest'
import { rattleBattle } from '../index'
import type { RattleMove } from '../moves'
import type { RattleState } from '../state'
import { begun, shows, throws } from '../testing/crazy'
import { die, position } from '../testing/position'

const reason = (state: RattleState, move: RattleMove) => rattleBattle.reasonFor!(state, move)?.text

describe('why a mate would do it', () => {
  test('RB-252, RB-163: who uses a Sailor or an Upgrade hears what its card does', () => {
    const state = position({ card: 'A07', sea: [die('p-yellow-1', 0, 0, 4)] })
    expect(reason(state, { kind: 'useSailor', seat: 0, sailorId: 'N10' })).toBe('Ready 1 of your Sails.')
    expect(
      reason(state, {
        kind: 'useUpgrade',
        seat: 0,
        upgradeId: 'U20',
        ownId: 'p-yellow-1',
        targetId: 'n-red-1',
      }),
    ).toMatch(/^Sink 1 merchant /)
  })

  test('RB-407: a Treasure Map is two Loot, and a Powder Keg a merchant', () => {
    const state = position({ card: 'A07', sea: [die('p-yellow-1', 0, 0, 4)] })
    const spend = (tokenId: string): RattleMove => ({ kind: 'useSpecialLoot', seat: 0, tokenId })
    expect(reason(state, spend('L3-1'))).toBe('One Loot becomes two.')
    expect(reason(state, spend('L2-1'))).toMatch(/^A Powder Keg sinks a merchant/)
  })

  test('RB-297: Brawl: what a pick counts, what stays for later, and where a 1 wins', () => {
    const rolled = throws(
      begun({ card: 'C02', players: 3, by: { 0: { cannons: 1 } } }),
      ['CANNON', 5, 1, 2],
      [2, 2, 3, 3],
      [2, 2, 3, 3],
    ).state
    const pick = (number: 1 | 2 | 3 | 4) =>
      reason(rolled, { kind: 'pick', seat: 0, dieId: `p-yellow-${number}` })
    expect(pick(1)).toBe(
      'It counts 3, the highest wins, and what counts 5 is left for another round. But where somebody picks a 1, the 1 wins.',
    )
    expect(pick(2)).toBe('It counts 5, the highest wins, and none of your dice counts more.')
    expect(pick(3)).toBe('A 1 wins where somebody picks a Cannon.')
  })

  test('RB-297: Attack the Prison: what the round takes, and what is left for later ones', () => {
    const state = throws(begun({ card: 'C05', players: 3 }), [2, 5, 1, 1]).state
    const aside = (number: 1 | 2) => reason(state, { kind: 'setAside', seat: 0, dieId: `p-yellow-${number}` })
    expect(aside(1)).toBe('This round takes a 2 or more, and your higher dice are left for later rounds.')
    expect(aside(2)).toBe('This round takes a 2 or more, and later rounds take no lower one.')
  })

  test('RB-290: another roll is worth what the dice come to as they lie', () => {
    const again = (card: string) => {
      const start = begun({ card, players: 3 })
      const state = rattleBattle.play(start, shows(start, 2, 3, 5, 4)).state
      return reason(state, { kind: 'reroll', seat: 0, dieIds: [] })
    }
    expect(again('C06')).toMatch(/^As your dice lie, they come to 14\. /)
    expect(again('C09')).toMatch(/^As your dice lie, the longest run has 4 values,/)
  })

  test('RB-290: a toss says which fall wins', () => {
    const toss: RattleMove = { kind: 'toss', seat: 0, dieId: 'p-yellow-1' }
    expect(reason(begun({ card: 'C08', players: 3 }), toss)).toContain('nearest to the north wall')
    expect(reason(begun({ card: 'C03', players: 3 }), toss)).toContain('touches the target')
  })
})
