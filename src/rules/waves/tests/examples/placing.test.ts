/** The worked examples of 8.1, by their numbers. */
import { describe, expect, test } from 'vitest'
import { waves } from '../../index'
import { openMajority, shellsFor } from '../../majority'
import type { WavesState } from '../../state'
import { dataOf, eventOf, placing, playExample, type TableWish, table } from '../../testing/table'
import type { Cls } from '../../vocabulary'

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

  test('E9: after placing a player is silent until all have placed (WV-83, WV-84, WV-85)', () => {
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

  test('E9: only teams talk, so the solo player does not (WV-88)', () => {
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
