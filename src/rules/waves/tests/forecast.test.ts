/** Section 7: what is worked out for a player agrees with what then happens. */
import { describe, expect, test } from 'vitest'
import type { FaceId } from '../data/faces'
import { collectForecast, majorityForecast, unknownRebels } from '../forecast'
import { waves } from '../index'
import { trueMajority } from '../majority'
import { dealtTable, randomGame } from '../testing/newTable'
import { placing, playRound, table } from '../testing/table'
import type { Cls } from '../vocabulary'

describe('a forecast of the True Majority', () => {
  test('WV-90, WV-91: as many Rebels as it says turn the majority, and one less does not (seed "needs")', () => {
    let turned = 0
    for (const { after } of randomGame(dealtTable(5, 'needs', { mode: 'allVsAll' }), 'needs', 40)) {
      if (after.phase !== 'play') continue
      for (const { cls, needs } of majorityForecast(after)) {
        const withRebels = (count: number) => {
          const cards = Array<Cls>(count).fill(cls)
          const slot = { ...after.slots[0]!, agents: { role: 'rebel', cards, faceUp: false } } as const
          const others = after.slots.slice(1)
          return trueMajority({ slots: [slot, ...others] }).cls
        }
        if (after.slots[0]!.agents) continue
        expect(needs === 0 || withRebels(needs - 1) !== cls).toBe(true)
        expect(withRebels(needs)).toBe(cls)
        turned++
      }
    }
    expect(turned).toBeGreaterThan(20)
  })

  test('WV-77, WV-78: own Rebels are known by class, those of others by number', () => {
    const start = table({ players: 4, elders: [1, 2, 3, 4], hands: [[5, 5], [5, 5, 5], [1], [1]] })
    const one = waves.play(start, placing(start, 0, 'R5×2')).state
    const two = waves.play(one, placing(one, 1, 'R5×3')).state
    const view = waves.view(two, 0)
    expect(majorityForecast(view).find(({ cls }) => cls === 5)).toEqual({ cls: 5, known: 2, needs: 0 })
    expect(unknownRebels(view)).toBe(3)
  })
})

describe('a forecast of collecting', () => {
  const results = (face: FaceId, elders: readonly Cls[], hand: readonly Cls[], players = 4) => {
    const state = table({
      players,
      elders,
      face,
      shells: 2,
      hands: [hand, [1], [1], [1]],
      options: { mode: 'allVsAll', tabletSet: 'firstGame' },
    })
    return collectForecast(waves.view(state, 0), 0)
      .filter(one => one.face === face)
      .map(({ role, cls, result }) => `${role.charAt(0).toUpperCase()}${cls} ${result ?? 'unknown'}`)
  }

  test('WV-106: each card is judged by every tablet that is put out', () => {
    expect(results('KNI-CALM', [3, 1, 2, 5], [3, 4])).toEqual([
      'F3 power',
      'R3 power',
      'F4 collected',
      'R4 collected',
    ])
    expect(results('KEE-LOW', [3, 1, 2, 5], [3, 4])).toEqual([
      'F3 collected',
      'R3 collected',
      'F4 power',
      'R4 power',
    ])
    expect(results('SCH-F3R6', [3, 1, 2, 5], [1])).toEqual(['F1 power', 'R1 collected'])
    expect(results('SEE-MIN', [2, 1, 2, 5], [4])).toEqual(['F4 power', 'R4 collected'])
    expect(results('SEE-UNI', [2, 1, 2, 5], [4])).toEqual(['F4 tablet', 'R4 tablet'])
  })

  test('WV-133: under the rotation it is the Elder from the left', () => {
    expect(results('SEE-ROT', [5, 1, 2, 5], [2])).toEqual(['F2 collected', 'R2 collected'])
  })

  test('WV-140: results that depend on a neighbour’s card stay open', () => {
    expect(results('KNI-AGT', [3, 1, 2, 5], [4])).toEqual(['F4 unknown', 'R4 unknown'])
  })

  test('WV-107: the first player in the Wave gets what was forecast', () => {
    const start = table({
      players: 4,
      elders: [3, 3, 2, 5],
      shells: 1,
      agents: ['F4', 'F1', 'F1', 'F1'],
      options: { mode: 'allVsAll', tabletSet: 'firstGame' },
    })
    const said = collectForecast(waves.view(start, 0), 0).find(
      one => one.face === 'KNI-CALM' && one.role === 'follower',
    )
    expect(said).toMatchObject({ slot: 0, cls: 4, result: 'collected' })
    expect(playRound(start, ['F4', 'F1', 'F1', 'F1']).checks[0]).toBe('0: 4 vs 3 collected')
  })
})
