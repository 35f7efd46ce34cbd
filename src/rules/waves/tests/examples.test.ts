/** The worked examples of section 8, by their numbers. */
import { describe, expect, test } from 'vitest'
import { waves } from '../index'
import { openMajority, shellsFor } from '../majority'
import type { WavesState } from '../state'
import {
  dataOf,
  eventOf,
  placing,
  playExample,
  playRound,
  type TableWish,
  table,
  tossed,
} from '../testing/table'
import type { Cls } from '../vocabulary'

const allVsAll = { mode: 'allVsAll' } as const
const firstGame = { tabletSet: 'firstGame' } as const

describe('8.1 Majorities, Shells, placing', () => {
  const majorities: readonly [string, TableWish, Cls, number][] = [
    ['E1: Seers lead [1,4,4,2] (WV-66, WV-70)', { players: 4, elders: [1, 4, 4, 2] }, 4, 2],
    [
      'E1: and so on the other card for four (WV-70)',
      { players: 4, elders: [1, 4, 4, 2], options: allVsAll },
      4,
      2,
    ],
    ['E2: a tie goes to the higher class (WV-67)', { players: 4, elders: [4, 5, 4, 5] }, 5, 1],
    [
      'E3: all different, the highest counts (WV-67)',
      { players: 5, elders: [5, 1, 2, 3, 4], options: allVsAll },
      5,
      2,
    ],
    [
      'E3: the highest that is there (WV-67, WV-70)',
      { players: 4, elders: [1, 2, 3, 4], options: allVsAll },
      4,
      2,
    ],
  ]
  test.each(majorities)('%s', (_title, wish, cls, shells) => {
    const state = table(wish)
    expect(openMajority(state).cls).toBe(cls)
    expect(shellsFor(state, cls)).toBe(shells)
  })

  test('E5: Shells that are left do not stay (WV-71)', () => {
    // Nothing beats a Noble, so both Shells are left over; the next Council is led by a Noble: one Shell.
    const { state, checks, events } = playExample({
      players: 4,
      elders: [5, 5, 5, 4],
      shells: 2,
      options: { ...allVsAll, ...firstGame },
      agents: ['F3', 'F5', 'F5', 'F4'],
    })
    expect(checks.map(check => check.split(' ').at(-1))).toEqual(['power', 'power', 'power', 'power'])
    expect(
      dataOf(events.slice(events.indexOf(eventOf(events, 'councilFormed'))), 'openMajority'),
    ).toMatchObject({
      shells: 1,
      tray: 4,
    })
    expect(state.shells).toBe(1)
  })

  const hand = [1, 1, 3, 4, 5] as const
  const onTurn = table({ players: 4, elders: [1, 2, 3, 4], wave: 2, hands: [[2], [2], hand, [2]] })

  test('E6: nine plays from five cards of four classes (WV-75, WV-76)', () => {
    const names = waves.moves(onTurn, 2).map(move => {
      if (move.kind !== 'playFollower' && move.kind !== 'playRebels') throw new Error(move.kind)
      return `${move.kind === 'playFollower' ? 'F' : 'R'}${move.cards[0]}×${move.cards.length}`
    })
    expect(names.sort()).toEqual(['F1×1', 'F3×1', 'F4×1', 'F5×1', 'R1×1', 'R1×2', 'R3×1', 'R4×1', 'R5×1'])
  })

  const illegal: readonly [string, string, Parameters<typeof waves.check>[1]][] = [
    ['two cards as Followers (WV-75)', 'WV-75', { kind: 'playFollower', seat: 2, slot: 2, cards: [1, 1] }],
    ['a bundle of two classes (WV-76)', 'WV-76', { kind: 'playRebels', seat: 2, slot: 2, cards: [1, 3] }],
    ['an empty bundle (WV-73)', 'WV-73', { kind: 'playRebels', seat: 2, slot: 2, cards: [] }],
    ['no Follower at all (WV-73)', 'WV-73', { kind: 'playFollower', seat: 2, slot: 2, cards: [] }],
    ['the slot of another (WV-74)', 'WV-74', { kind: 'playFollower', seat: 2, slot: 1, cards: [1] }],
    ['while another is to place (WV-72)', 'WV-72', { kind: 'playFollower', seat: 3, slot: 3, cards: [2] }],
    ['a card that is not in the hand (WV-4)', 'WV-4', { kind: 'playFollower', seat: 2, slot: 2, cards: [2] }],
    [
      'more of a class than in the hand (WV-4)',
      'WV-4',
      { kind: 'playRebels', seat: 2, slot: 2, cards: [1, 1, 1] },
    ],
  ]
  test.each(illegal)('E7: refused is %s', (_title, rule, move) => {
    expect(waves.check(onTurn, move)).toMatchObject({ rule })
  })

  test('E7: refused is a second play at a slot that is confirmed (WV-80)', () => {
    const { state } = waves.play(onTurn, { kind: 'playFollower', seat: 2, slot: 2, cards: [1] })
    expect(waves.check(state, { kind: 'playFollower', seat: 2, slot: 2, cards: [1] })).toMatchObject({
      rule: 'WV-80',
    })
  })

  function orderOfPlacing(start: WavesState): readonly number[] {
    let state = start
    const order: number[] = []
    while (state.round === start.round && state.phase === 'play') {
      const move = waves.moves(state, state.personAt.find(seat => waves.moves(state, seat).length > 0)!)[0]!
      if (move.kind !== 'playFollower' && move.kind !== 'playRebels') break
      order.push(move.slot)
      state = waves.play(state, move).state
    }
    return order
  }

  test('E8: placing goes clockwise from the Wave token (WV-72)', () => {
    const four = table({ players: 4, elders: [1, 2, 3, 4], wave: 2, hands: [[1], [1], [1], [1]] })
    expect(orderOfPlacing(four)).toEqual([2, 3, 0, 1])
  })

  test('E8: the extra Elder has no turn (WV-36)', () => {
    const three = table({ players: 3, elders: [1, 2, 3, 4], wave: 2, hands: [[1], [1], [1]] })
    expect(orderOfPlacing(three)).toEqual([2, 0, 1])
    expect(waves.check(three, { kind: 'playFollower', seat: 2, slot: 3, cards: [1] })).toMatchObject({
      rule: 'WV-36',
    })
  })

  test('E9: who has placed is silent until all have (WV-83, WV-84, WV-85)', () => {
    const hands = [
      [1, 1],
      [1, 1],
      [1, 1],
      [1, 1],
    ] as const
    let state = table({ players: 4, elders: [1, 2, 3, 4], hands })
    const talk = (seat: number) => waves.check(state, { kind: 'teamSignal', seat, signal: 'yes' })?.rule
    expect([0, 1, 2, 3].map(talk)).toEqual([undefined, undefined, undefined, undefined])
    state = waves.play(state, placing(state, 0, 'F1')).state
    expect([0, 1, 2, 3].map(talk)).toEqual(['WV-84', undefined, undefined, undefined])
    for (const slot of [1, 2, 3]) state = waves.play(state, placing(state, slot, 'F1')).state
    expect([0, 1, 2, 3].map(talk)).toEqual([undefined, undefined, undefined, undefined])
  })

  test('E9: only teams talk, and who plays alone has none (WV-88)', () => {
    const elders = [1, 2, 3, 4, 5] as const
    const signal = (options: TableWish['options'], seat: number) =>
      waves.check(table({ players: 5, elders, ...(options && { options }) }), {
        kind: 'teamSignal',
        seat,
        signal: 'yes',
      })?.rule
    expect([0, 1, 2, 3, 4].map(seat => signal(allVsAll, seat))).toEqual(Array(5).fill('WV-88'))
    expect([0, 1, 2, 3, 4].map(seat => signal({}, seat))).toEqual([...Array(4).fill(undefined), 'WV-88'])
    expect(signal({ teamTalk: 'none' }, 0)).toBe('WV-88')
  })
})

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

interface Round extends TableWish {
  readonly agents: readonly string[]
  readonly checks: readonly string[]
  readonly left: number
}

describe('8.3 Tablets', () => {
  const custom = { ...allVsAll } as const
  const rounds: readonly [string, Round][] = [
    [
      'E18: SCH-F3R6, Followers are 3 and Rebels 6 (WV-138)',
      {
        players: 4,
        options: allVsAll,
        elders: [1, 1, 5, 3],
        shells: 2,
        agents: ['F5', 'F1', 'R1', 'F4'],
        checks: ['0: 3 vs 1 collected', '1: 3 vs 1 collected', '3: 3 vs 3 noShell', '2: 6 vs 5 noShell'],
        left: 0,
      },
    ],
    [
      'E18: with a third Shell the Rebel collects a Noble (WV-138)',
      {
        players: 4,
        options: allVsAll,
        elders: [1, 1, 5, 3],
        shells: 3,
        agents: ['F5', 'F1', 'R1', 'F4'],
        checks: ['0: 3 vs 1 collected', '1: 3 vs 1 collected', '3: 3 vs 3 power', '2: 6 vs 5 collected'],
        left: 0,
      },
    ],
    [
      'E19: KEE-LOW, equal or lower collects (WV-130, WV-91)',
      {
        players: 4,
        elders: [2, 2, 5, 1],
        shells: 2,
        agents: ['F2', 'F3', 'F1', 'R1'],
        checks: ['0: 2 vs 2 collected', '1: 3 vs 2 power', '2: 1 vs 5 collected', '3: 1 vs 1 noShell'],
        left: 0,
      },
    ],
    [
      'E21: KEE-SHL, Keepers grow with the Shells (WV-139)',
      {
        players: 4,
        options: custom,
        face: 'KEE-SHL',
        elders: [2, 2, 1, 3],
        shells: 3,
        agents: ['F3', 'F3', 'F2', 'R2'],
        checks: ['0: 3 vs 8 power', '1: 3 vs 8 power', '2: 8 vs 1 collected', '3: 6 vs 3 collected'],
        left: 1,
      },
    ],
    [
      'E22: KNI-REB, Rebels first (WV-131)',
      {
        players: 4,
        elders: [3, 3, 1, 2],
        shells: 2,
        agents: ['F4', 'R5', 'F3', 'R3'],
        checks: ['1: 5 vs 3 collected', '3: 3 vs 2 collected', '0: 4 vs 3 noShell', '2: 3 vs 1 noShell'],
        left: 0,
      },
    ],
    [
      'E22: without it the Followers would have collected (WV-127)',
      {
        players: 4,
        face: 'KNI-CALM',
        elders: [3, 3, 1, 2],
        shells: 2,
        agents: ['F4', 'R5', 'F3', 'R3'],
        checks: ['0: 4 vs 3 collected', '2: 3 vs 1 collected', '1: 5 vs 3 noShell', '3: 3 vs 2 noShell'],
        left: 0,
      },
    ],
    [
      'E24: KNI-ELD reads the extra Elder too (WV-132, WV-8)',
      {
        players: 3,
        face: 'KNI-ELD',
        elders: [5, 3, 3, 1],
        shells: 2,
        agents: ['F2', 'F4', 'R3'],
        checks: ['0: 2 vs 1 collected', '1: 4 vs 5 power', '2: 3 vs 3 power'],
        left: 1,
      },
    ],
    [
      'E25: KNI-AGT takes the printed Power of the Agent on the right (WV-140)',
      {
        players: 4,
        options: custom,
        face: 'KNI-AGT',
        elders: [1, 3, 3, 2],
        shells: 3,
        agents: ['F1', 'F5', 'F2', 'R4'],
        checks: ['0: 4 vs 1 collected', '1: 1 vs 3 power', '2: 5 vs 3 collected', '3: 2 vs 2 power'],
        left: 1,
      },
    ],
    [
      'E27: KNI-AGT turns a card up early and skips the extra Elder (WV-140, WV-9, WV-148)',
      {
        players: 3,
        elders: [3, 3, 1, 2],
        shells: 2,
        agents: ['F1', 'F5', 'F4'],
        checks: ['0: 4 vs 3 collected', '1: 1 vs 3 power', '2: 5 vs 1 collected'],
        left: 0,
      },
    ],
    [
      'E28: KNI-AGT in Head to head (WV-140, WV-50)',
      {
        players: 2,
        face: 'KNI-AGT',
        elders: [3, 1, 3, 2],
        shells: 3,
        agents: ['F1', 'F5', 'F2', 'R4'],
        checks: ['0: 4 vs 3 collected', '1: 1 vs 1 power', '2: 5 vs 3 collected', '3: 2 vs 2 power'],
        left: 1,
      },
    ],
    [
      'E30: SEE-ROT with three players (WV-133)',
      {
        players: 3,
        elders: [2, 4, 1, 4],
        wave: 1,
        shells: 2,
        agents: ['F3', 'F5', 'R4'],
        checks: ['1: 5 vs 1 collected', '0: 3 vs 4 power', '2: 4 vs 2 collected'],
        left: 0,
      },
    ],
    [
      'E31: SEE-ROT in Head to head (WV-133, WV-54)',
      {
        players: 2,
        options: firstGame,
        elders: [4, 1, 4, 2],
        shells: 2,
        agents: ['F3', 'F5', 'R4', 'F2'],
        checks: ['0: 3 vs 1 collected', '1: 5 vs 4 collected', '3: 2 vs 4 noShell', '2: 4 vs 2 noShell'],
        left: 0,
      },
    ],
    [
      'E33: SEE-CCW goes on to the right (WV-135, WV-115)',
      {
        players: 4,
        options: custom,
        face: 'SEE-CCW',
        elders: [4, 4, 1, 2],
        shells: 2,
        agents: ['F5', 'F5', 'F3', 'R4'],
        checks: ['0: 5 vs 4 collected', '2: 3 vs 1 collected', '1: 5 vs 4 noShell', '3: 4 vs 2 noShell'],
        left: 0,
      },
    ],
    [
      'E34: SEE-UNI, only what was single (WV-142)',
      {
        players: 4,
        options: custom,
        face: 'SEE-UNI',
        elders: [4, 4, 1, 2],
        shells: 2,
        agents: ['R5', 'F5', 'F2', 'F3'],
        checks: ['1: 5 vs 4 tablet', '2: 2 vs 1 collected', '3: 3 vs 2 collected', '0: 5 vs 4 noShell'],
        left: 0,
      },
    ],
    [
      'E36: NOB-RET, the first success goes to the hand (WV-136)',
      {
        players: 4,
        elders: [5, 5, 2, 1],
        wave: 2,
        shells: 1,
        agents: ['F5', 'F1', 'F3', 'R2'],
        checks: ['2: 3 vs 2 returned', '0: 5 vs 5 power', '1: 1 vs 5 power', '3: 2 vs 1 collected'],
        left: 0,
      },
    ],
    [
      'E37: NOB-NEW, no second one of a class for a team (WV-137, WV-60)',
      {
        players: 4,
        options: { tabletSet: 'headToHead' },
        elders: [1, 5, 1, 5],
        shells: 2,
        agents: ['F4', 'R5', 'F2', 'R5'],
        checks: ['0: 4 vs 1 collected', '2: 2 vs 1 tablet', '1: 5 vs 5 power', '3: 5 vs 5 power'],
        left: 1,
      },
    ],
    [
      'E37: all against all the second one has its own display (WV-137)',
      {
        players: 4,
        options: { ...allVsAll, tabletSet: 'headToHead' },
        elders: [1, 5, 1, 5],
        shells: 2,
        agents: ['F4', 'R5', 'F2', 'R5'],
        checks: ['0: 4 vs 1 collected', '2: 2 vs 1 collected', '1: 5 vs 5 noShell', '3: 5 vs 5 noShell'],
        left: 0,
      },
    ],
    [
      'E39a: NOB-FOL, no Followers, no Shells (WV-143, WV-97)',
      {
        players: 4,
        options: custom,
        face: 'NOB-FOL',
        elders: [5, 5, 1, 2],
        shells: 1,
        agents: ['R4', 'R3', 'R3', 'R4'],
        checks: ['0: 4 vs 5 noShell', '1: 3 vs 5 noShell', '2: 3 vs 1 noShell', '3: 4 vs 2 noShell'],
        left: 0,
      },
    ],
    [
      'E39b: NOB-FOL, three Followers, three Shells (WV-143)',
      {
        players: 4,
        options: custom,
        face: 'NOB-FOL',
        elders: [5, 5, 1, 2],
        shells: 1,
        agents: ['F4', 'F3', 'F3', 'R4'],
        checks: ['0: 4 vs 5 power', '1: 3 vs 5 power', '2: 3 vs 1 collected', '3: 4 vs 2 collected'],
        left: 1,
      },
    ],
    [
      'E39c: NOB-FOL, six Followers, but only five Shells exist (WV-143)',
      {
        players: 6,
        options: custom,
        face: 'NOB-FOL',
        elders: [5, 5, 5, 5, 5, 5],
        shells: 2,
        agents: ['F1', 'F1', 'F1', 'F1', 'F1', 'F1'],
        checks: [0, 1, 2, 3, 4, 5].map(slot => `${slot}: 1 vs 5 power`),
        left: 5,
      },
    ],
  ]
  test.each(rounds)('%s', (_title, { checks, left, ...wish }) => {
    const played = playExample(wish)
    expect(played.checks).toEqual(checks)
    const collected = played.checks.filter(check => check.endsWith('collected')).length
    const { to = wish.shells } = played.events.find(event => event.kind === 'shellsSet')?.data ?? {}
    expect(Number(to) - collected).toBe(left)
  })

  test('E27: the Seer of slot 2 is turned up for the check of slot 0 (WV-140)', () => {
    const { events } = playExample({
      players: 3,
      elders: [3, 3, 1, 2],
      shells: 2,
      agents: ['F1', 'F5', 'F4'],
    })
    const turned = events.filter(event => event.kind === 'agentRevealed').map(event => event.data)
    expect(turned).toEqual([
      { slot: 2, cls: 4, early: true },
      { slot: 0, cls: 1, early: false },
      { slot: 1, cls: 5, early: false },
    ])
  })

  test('E33: the Wave token goes on clockwise all the same (WV-135, WV-115)', () => {
    const { state } = playExample({
      players: 4,
      options: custom,
      face: 'SEE-CCW',
      elders: [4, 4, 1, 2],
      shells: 2,
      agents: ['F5', 'F5', 'F3', 'R4'],
    })
    expect(state.wave).toBe(1)
  })

  test('E31: who fails after the rotation takes the Elder that lies there (WV-14, WV-133)', () => {
    const { events } = playExample({
      players: 2,
      options: firstGame,
      elders: [4, 1, 4, 2],
      shells: 2,
      agents: ['F3', 'F5', 'R4', 'F2'],
    })
    const toHand = events.filter(event => event.kind === 'elderToHand').map(event => event.data)
    expect(toHand).toEqual([
      { slot: 3, seat: 1, cls: 4 },
      { slot: 2, seat: 0, cls: 2 },
    ])
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
    expect(waves.turn(state)).toEqual({ kind: 'over', winners: [0, 2] })
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

describe('8.5 End of the round, deck, set-up, Head to head', () => {
  test('E43: only a hand above five discards, and exactly the surplus (WV-116, WV-117, WV-118, WV-81)', () => {
    const { state } = playExample({
      players: 4,
      options: { ...allVsAll, tabletSet: 'firstGame' },
      elders: [5, 1, 2, 5],
      shells: 3,
      agents: ['F1', 'R3×3', 'F4', 'R1'],
      hands: [
        [2, 2, 4, 4],
        [2, 2],
        [1, 1, 1, 1],
        [2, 2],
      ],
    })
    expect(state.phase).toBe('discard')
    expect(state.hands.map(hand => hand.length)).toEqual([6, 3, 5, 4])
    expect(waves.turn(state)).toMatchObject({ seats: [0], phase: 'discard' })
    const card = state.hands[0]![0] as Cls
    const why = (cards: readonly Cls[]) => waves.check(state, { kind: 'discardDown', seat: 0, cards })?.rule
    expect([why([]), why([2, 2]), why([card])]).toEqual(['WV-118', 'WV-118', undefined])
    const { state: next } = waves.play(state, { kind: 'discardDown', seat: 0, cards: [card] })
    expect(next).toMatchObject({ phase: 'play', round: 2 })
    expect(next.discard).toEqual([3, 3, card])
  })

  test('E44: the solo player keeps six (WV-117)', () => {
    const hands = [[4, 4, 4, 4, 4], [], [], [], [2, 2, 2, 2, 2]] as const
    const { state } = playExample({
      players: 5,
      options: firstGame,
      elders: [5, 3, 3, 1, 5],
      shells: 0,
      agents: ['F1', 'F1', 'F1', 'F1', 'F1'],
      hands,
    })
    // Seat 0 had six cards as well; neither has collected.
    expect(state.hands.map(hand => hand.length)).toEqual([7, 2, 2, 2, 7])
    const surplus = (seat: number, cards: readonly Cls[]) =>
      waves.check(state, { kind: 'discardDown', seat, cards })?.rule
    expect([surplus(4, [2, 2]), surplus(4, [2])]).toEqual(['WV-118', undefined])
    const { state: next } = waves.play(state, { kind: 'discardDown', seat: 4, cards: [2] })
    expect(waves.check(next, { kind: 'discardDown', seat: 0, cards: [4] })?.rule).toBe('WV-118')
    expect(waves.check(next, { kind: 'discardDown', seat: 0, cards: [4, 4] })).toBeUndefined()
  })

  test('E45: an empty deck is made anew from the discard pile (WV-123, WV-116)', () => {
    const { events, state } = playExample({
      players: 4,
      options: { ...allVsAll, ...firstGame },
      elders: [5, 5, 5, 5],
      shells: 0,
      agents: ['F1', 'F1', 'F1', 'F1'],
      deck: [2, 3],
      discard: [4, 4, 4, 4, 4, 4, 4],
    })
    const drawn = events.filter(event => event.kind === 'cardsSeen').map(event => event.data)
    expect(drawn).toEqual([
      { seat: 1, cards: [2] },
      { seat: 2, cards: [3] },
      { seat: 3, cards: [4] },
      { seat: 0, cards: [4] },
    ])
    expect(dataOf(events, 'deckReshuffled')).toEqual({ n: 7 })
    expect([state.deck.length, state.discard.length]).toEqual([5, 0])
  })

  test('E46: three players pass the extra Elder over, and it changes (WV-115, WV-121)', () => {
    const { state, events } = playExample({
      players: 3,
      options: firstGame,
      elders: [5, 5, 5, 4],
      wave: 2,
      shells: 0,
      agents: ['F1', 'F1', 'F1'],
      deck: [1, 2, 3, 2, 1],
    })
    expect(state.wave).toBe(0)
    expect(dataOf(events, 'extraElderReplaced')).toEqual({ slot: 3, old: 4, elder: 2 })
    expect(state.discard).toEqual([4])
    expect(state.slots.map(slot => slot.elder)).toEqual([1, 1, 1, 2])
  })

  test('E47: the other player places the token, before anybody has a hand (WV-47, WV-48)', () => {
    const state = setUpTwo('E47')
    const { state: shown } = waves.play(state, tossed(180))
    expect(shown).toMatchObject({ phase: 'placeToken', starter: 1, hands: [[], []] })
    expect(waves.turn(shown)).toMatchObject({ seats: [0] })
    const slots = waves.moves(shown, 0).map(move => (move.kind === 'placeWaveToken' ? move.slot : move.kind))
    expect(slots).toEqual([1, 3])
    expect(waves.check(shown, { kind: 'placeWaveToken', seat: 0, slot: 0 })).toMatchObject({ rule: 'WV-47' })
    expect(waves.check(shown, { kind: 'placeWaveToken', seat: 1, slot: 1 })).toMatchObject({ rule: 'WV-47' })
    const { state: placed } = waves.play(shown, { kind: 'placeWaveToken', seat: 0, slot: 3 })
    expect(placed.hands.map(hand => hand.length)).toEqual([5, 5])
    expect(placed).toMatchObject({ wave: 3, phase: 'play', round: 1 })
  })

  test('E48: both draw two after their first placement, and none at the end (WV-49, WV-51, WV-53)', () => {
    let state = table({
      players: 2,
      options: firstGame,
      elders: [5, 5, 5, 5],
      wave: 3,
      hands: [
        [1, 1, 1, 1, 1],
        [1, 1, 1, 1, 1],
      ],
    })
    const sizes: string[] = []
    for (const slot of [3, 0, 1, 2]) {
      const played = waves.play(state, placing(state, slot, 'F1'))
      const drawn = played.events.filter(event => event.kind === 'cardsDrawn').map(event => event.data)
      state = played.state
      sizes.push(`${slot}: ${state.hands.map(hand => hand.length)} ${JSON.stringify(drawn)}`)
    }
    expect(sizes).toEqual([
      '3: 5,6 [{"seat":1,"n":2}]',
      '0: 6,6 [{"seat":0,"n":2}]',
      '1: 6,5 []',
      '2: 7,7 []',
    ])
    expect(state).toMatchObject({ phase: 'discard', wave: 0 })
  })

  test('E49: an empty hand draws one, and places it (WV-55, WV-51)', () => {
    const start = table({
      players: 2,
      options: firstGame,
      elders: [1, 5, 1, 5],
      shells: 2,
      hands: [
        [3, 3, 3, 3, 3],
        [1, 1, 1, 1, 1],
      ],
      deck: [2, 2, 1, 1, 4, 4, 4, 4, 4, 4],
    })
    const { state, checks } = playRound(start, ['R3×5', 'F1', 'R2×2', 'F1'])
    expect(checks.filter(check => check.endsWith('collected'))).toHaveLength(2)
    expect(state.hands[0]).toEqual([])
    const seat1 = waves.turn(state)
    if (seat1.kind !== 'move' || state.phase !== 'discard') throw new Error('Seat 1 discards first')
    let next = state
    while (next.phase === 'discard') next = waves.play(next, waves.moves(next, 1)[0]!).state
    expect(next).toMatchObject({ phase: 'play', wave: 1 })
    const emergency = waves.play(next, waves.moves(next, 1)[0]!)
    expect(dataOf(emergency.events, 'emergencyDraw')).toEqual({ seat: 0, n: 1 })
    expect(emergency.state.hands[0]).toHaveLength(1)
    expect(waves.moves(emergency.state, 0).map(move => move.kind)).toEqual(['playFollower', 'playRebels'])
    const placed = waves.play(emergency.state, waves.moves(emergency.state, 0)[0]!)
    expect(placed.state.hands[0]).toHaveLength(2)
  })

  test('E50: where the crest points (WV-152, WV-153)', () => {
    const three = setUp(3, 'E50')
    const fallen = (degrees: number, x = 0) => waves.play(three, tossed(degrees, { x })).state
    expect(fallen(50).wave).toBe(0)
    expect(fallen(200).wave).toBe(2)
    expect(fallen(60.4)).toMatchObject({ phase: 'toss', toss: { for: 'holder', misses: 1 } })
    expect(fallen(50, 80)).toMatchObject({ phase: 'toss', toss: { for: 'holder', misses: 1 } })
  })

  test('E51: the ranking when the last round is over (WV-145, WV-146)', () => {
    const { state, events } = playExample({
      players: 4,
      options: { ...allVsAll, tabletSet: 'firstGame', roundLimit: 40 },
      round: 40,
      elders: [5, 5, 5, 5],
      shells: 0,
      agents: ['F1', 'F1', 'F2', 'F2'],
      displays: [
        [1, 2, 3],
        [1, 1, 2, 2, 3],
        [1, 1, 1, 1, 2],
        [4, 4, 5],
      ],
    })
    expect(state.phase).toBe('over')
    expect(dataOf(events, 'roundLimitReached')).toEqual({ ranking: [[1], [0], [2], [3]] })
    expect(waves.turn(state)).toEqual({ kind: 'over', winners: [1] })
  })
})

function setUp(players: number, seed: string): WavesState {
  const options = Object.fromEntries(waves.options.map(option => [option.id, option.default]))
  return waves.setup({ players, seed, options })
}

function setUpTwo(seed: string): WavesState {
  return setUp(2, seed)
}
