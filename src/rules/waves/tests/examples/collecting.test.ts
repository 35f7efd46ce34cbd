/** The worked examples of 8.2 and 8.4, by their numbers. */
import { describe, expect, test } from 'vitest'
import { waves } from '../../index'
import { openMajority, shellsFor } from '../../majority'
import { dataOf, eventOf, playExample, table } from '../../testing/table'

const allVsAll = { mode: 'allVsAll' } as const
const firstGame = { tabletSet: 'firstGame' } as const

describe('8.2 True Majority, extra Rebels, basic collecting', () => {
  const e10 = { players: 4, options: firstGame, elders: [1, 4, 4, 2], shells: 2 } as const

  test('E10: the Rebels make Scholars the True Majority (WV-90, WV-94, WV-99)', () => {
    const { events, state } = playExample({ ...e10, agents: ['F3', 'F5', 'R1×2', 'R3'] })
    expect(dataOf(events, 'trueMajority')).toMatchObject({ cls: 1, counts: [3, 1, 1, 2, 0], tie: false })
    expect(dataOf(events, 'tabletActivated')).toMatchObject({ face: 'SCH-SIX' })
    expect(dataOf(events, 'extraRebelsDiscarded')).toMatchObject({ slot: 2, cls: 1, n: 1 })
    expect(state.discard).toEqual([1])
  })

  test('E11: and the round is collected (WV-129, WV-106, WV-109, WV-110, WV-113, WV-120)', () => {
    const { checks, events, state } = playExample({ ...e10, agents: ['F3', 'F5', 'R1×2', 'R3'] })
    expect(checks).toEqual([
      '0: 3 vs 6 power',
      '1: 5 vs 4 collected',
      '2: 6 vs 4 collected',
      '3: 3 vs 2 noShell',
    ])
    const toHand = events.filter(event => event.kind === 'elderToHand').map(event => event.data)
    expect(toHand).toEqual([
      { slot: 0, seat: 0, cls: 1 },
      { slot: 3, seat: 3, cls: 2 },
    ])
    expect(state.displays).toEqual([[4], [4]])
    expect(dataOf(events, 'councilFormed')).toEqual({ elders: [3, 5, 1, 3] })
  })

  test('E12: a tie by Rebels goes to the higher class; extra Rebels only count (WV-91, WV-95, WV-101)', () => {
    const { checks, events, state } = playExample({ ...e10, agents: ['F3', 'F5', 'R1×2', 'R3×3'] })
    expect(dataOf(events, 'trueMajority')).toMatchObject({ cls: 3, counts: [3, 1, 3, 2, 0], tie: true })
    expect(eventOf(events, 'trueMajority').rule).toBe('WV-91')
    expect(checks).toEqual([
      '0: 3 vs 1 collected',
      '1: 5 vs 4 collected',
      '2: 1 vs 4 noShell',
      '3: 3 vs 2 noShell',
    ])
    expect([...state.discard].sort()).toEqual([1, 3, 3])
  })

  test('E14: nobody rebels, so the Open Majority stands (WV-93, WV-130)', () => {
    const wish = { players: 4, options: { ...allVsAll, ...firstGame }, elders: [2, 2, 1, 5] } as const
    const start = table(wish)
    expect(shellsFor(start, openMajority(start).cls)).toBe(3)
    const { checks, events } = playExample({ ...wish, shells: 3, agents: ['F1', 'F2', 'F3', 'F5'] })
    expect(dataOf(events, 'tabletActivated')).toMatchObject({ face: 'KEE-LOW' })
    expect(checks).toEqual([
      '0: 1 vs 2 collected',
      '1: 2 vs 2 collected',
      '2: 3 vs 1 power',
      '3: 5 vs 5 collected',
    ])
    expect(eventOf(events, 'rebelsRevealed').text).toBe('Nobody rebels')
  })

  test('E15: a Wave holder who rebels is skipped by the first Wave (WV-104, WV-103)', () => {
    const { checks } = playExample({
      players: 4,
      options: { ...allVsAll, ...firstGame },
      elders: [3, 3, 1, 2],
      shells: 3,
      agents: ['R5', 'F4', 'F2', 'R3'],
    })
    expect(checks).toEqual([
      '1: 4 vs 3 collected',
      '2: 2 vs 1 collected',
      '0: 5 vs 3 collected',
      '3: 3 vs 2 noShell',
    ])
  })

  test('E16: additional Rebels give no strength (WV-101, WV-130, WV-113)', () => {
    const { checks, events, state } = playExample({
      players: 4,
      elders: [5, 5, 3, 2],
      wave: 1,
      shells: 1,
      agents: ['F4', 'F5', 'R2×3', 'F3'],
    })
    expect(dataOf(events, 'trueMajority')).toMatchObject({ cls: 2, counts: [0, 4, 1, 0, 2] })
    expect(checks).toEqual([
      '1: 5 vs 5 collected',
      '3: 3 vs 2 noShell',
      '0: 4 vs 5 noShell',
      '2: 2 vs 3 noShell',
    ])
    expect(state.discard).toEqual([2, 2])
    expect(state.slots.map(slot => slot.elder)).toEqual([4, 5, 2, 3])
  })
})

describe('8.4 Winning', () => {
  test('E40: the game ends in the middle of a Wave (WV-61, WV-62, WV-60)', () => {
    const { state, checks, events } = playExample({
      players: 4,
      options: firstGame,
      elders: [3, 3, 1, 2],
      shells: 3,
      agents: ['F4', 'F4', 'F3', 'F3'],
      displays: [
        [1, 2, 4, 5],
        [1, 1, 2, 2, 4, 5],
      ],
    })
    expect(checks).toEqual(['0: 4 vs 3 collected'])
    expect(dataOf(events, 'gameWon')).toMatchObject({ party: 0, by: 'different', seats: [0, 2] })
    expect(state.displays.map(display => display.length)).toEqual([5, 6])
    expect(state.shells).toBe(2)
    expect(waves.turn(state)).toEqual({ kind: 'over', winners: [0, 2], asTeam: true })
    expect(waves.score(state)).toMatchObject({ totals: [5, 6, 5, 6], winners: [0, 2] })
  })

  test('E42: four different are enough for the solo player (WV-58, WV-21)', () => {
    const { state, events } = playExample({
      players: 5,
      options: firstGame,
      elders: [1, 3, 3, 2, 1],
      wave: 4,
      shells: 3,
      agents: ['F2', 'F4', 'R3', 'F1', 'F3'],
      displays: [[], [], [2, 3, 4]],
    })
    expect(eventOf(events, 'gameWon')).toMatchObject({ rule: 'WV-58', data: { party: 2, by: 'different' } })
    expect(waves.turn(state)).toEqual({ kind: 'over', winners: [4] })
  })
})
