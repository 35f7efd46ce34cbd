/** 3.1: what the words mean. */
import { describe, expect, test } from 'vitest'
import { rotated } from '../collecting'
import { modeFor } from '../data/modes'
import { allCards } from '../deck'
import { waves } from '../index'
import { countElders, majorityOf } from '../majority'
import { ownerOf } from '../seating'
import { dataOf, eventOf, placing, playExample, table } from '../testing/table'
import { classes, countOf } from '../vocabulary'

const allVsAll = { mode: 'allVsAll', tabletSet: 'firstGame' } as const

describe('3.1 Terms', () => {
  test('WV-1: twenty cards of each of five classes, and the number of the class is their Power', () => {
    expect(allCards).toHaveLength(100)
    for (const cls of classes) expect(countOf(allCards, cls)).toBe(20)
    const { checks } = playExample({
      players: 5,
      options: allVsAll,
      elders: [3, 3, 3, 3, 3],
      shells: 5,
      agents: ['F1', 'F2', 'F3', 'F4', 'F5'],
    })
    expect(checks.map(check => check.split(' ').slice(1).join(' '))).toEqual([
      '1 vs 3 power',
      '2 vs 3 power',
      '3 vs 3 power',
      '4 vs 3 collected',
      '5 vs 3 collected',
    ])
  })

  test('WV-2: equal cards cannot be told apart; a hand lies sorted, wherever its cards came from', () => {
    const { state } = playExample({
      players: 4,
      options: allVsAll,
      elders: [2, 5, 5, 5],
      shells: 0,
      agents: ['F1', 'F1', 'F1', 'F1'],
      hands: [[1, 3, 5], [], [], []],
      deck: [1, 1, 1, 4],
    })
    expect(state.hands[0]).toEqual([1, 2, 3, 4, 5])
  })

  test('WV-3: the Elders of all slots are the Council that is counted', () => {
    expect(countElders(table({ players: 5, elders: [1, 4, 4, 2, 5], options: allVsAll }).slots)).toEqual([
      1, 1, 0, 2, 1,
    ])
  })

  test('WV-4, WV-5: cards placed from the hand are Agents: a Follower or Rebels', () => {
    const start = table({ players: 4, elders: [1, 2, 3, 4], hands: [[2, 2, 3], [1], [1], [1]] })
    const follower = waves.play(start, placing(start, 0, 'F3')).state
    expect(follower.slots[0]!.agents).toEqual({ role: 'follower', cards: [3], faceUp: false })
    expect(follower.hands[0]).toEqual([2, 2])
    const rebels = waves.play(start, placing(start, 0, 'R2×2')).state
    expect(rebels.slots[0]!.agents).toEqual({ role: 'rebel', cards: [2, 2], faceUp: false })
    expect(rebels.hands[0]).toEqual([3])
  })

  test('WV-6: seats count clockwise, and play goes clockwise', () => {
    const start = table({ players: 4, elders: [1, 2, 3, 4], wave: 3, hands: [[1], [1], [1], [1]] })
    expect(waves.turn(start)).toMatchObject({ seats: [3] })
    expect(waves.turn(waves.play(start, placing(start, 3, 'F1')).state)).toMatchObject({ seats: [0] })
    expect(waves.check(start, { kind: 'playFollower', seat: 7, slot: 0, cards: [1] })?.rule).toBe('WV-6')
  })

  test('WV-7: slots and owners are those of the mode; the extra Elder has none', () => {
    const owners = (players: number, elders: readonly (1 | 2)[]) => {
      const state = table({ players, elders })
      return elders.map((_, slot) => ownerOf(state, slot))
    }
    expect(owners(2, [1, 1, 1, 1])).toEqual([0, 1, 0, 1])
    expect(owners(3, [1, 1, 1, 1])).toEqual([0, 1, 2, undefined])
    expect(owners(6, [1, 1, 1, 1, 1, 1])).toEqual([0, 1, 2, 3, 4, 5])
    const state = table({ players: 3, elders: [1, 1, 1, 1], hands: [[1], [1], [1]] })
    expect(waves.check(state, { kind: 'playFollower', seat: 0, slot: 4, cards: [1] })?.rule).toBe('WV-7')
  })

  test('WV-8, WV-9: right is counterclockwise; the right player skips the extra Elder, the right slot does not', () => {
    const three = modeFor(3, 'teams')
    expect(three.right).toEqual([3, 0, 1, 2])
    expect(three.owned.map(slot => three.rightPlayer[slot])).toEqual([2, 0, 1])
    expect(three.owned.map(slot => three.leftPlayer[slot])).toEqual([1, 2, 0])
    const five = modeFor(5, 'teams')
    expect(five.right).toEqual([4, 0, 1, 2, 3])
    expect(five.rightPlayer).toEqual(five.right)
  })

  test('WV-10: a party is a player, a team or the solo player, with one display each', () => {
    expect(table({ players: 5, elders: [1, 1, 1, 1, 1] }).displays).toHaveLength(3)
    expect(table({ players: 6, elders: [1, 1, 1, 1, 1, 1] }).displays).toHaveLength(2)
    expect(table({ players: 6, elders: [1, 1, 1, 1, 1, 1], options: allVsAll }).displays).toHaveLength(6)
  })

  test('WV-11: only checks use current Power; a tie of the majority goes by the printed one', () => {
    // Under SCH-SIX a Scholar is stronger than a Noble, and still the Nobles win the tie of the next Council.
    const { checks, events } = playExample({
      players: 4,
      options: allVsAll,
      elders: [1, 1, 5, 3],
      shells: 2,
      agents: ['F5', 'F5', 'F1', 'F1'],
    })
    expect(checks).toEqual([
      '0: 5 vs 6 power',
      '1: 5 vs 6 power',
      '2: 6 vs 5 collected',
      '3: 6 vs 3 collected',
    ])
    const formed = events.slice(events.indexOf(eventOf(events, 'councilFormed')))
    expect(dataOf(formed, 'openMajority')).toMatchObject({ cls: 5, tie: true })
  })

  test('WV-12: the tablet wins over the base rule that higher Power collects', () => {
    const round = { players: 4, options: allVsAll, elders: [2, 2, 5, 1], shells: 4 } as const
    const { checks } = playExample({ ...round, agents: ['F3', 'F1', 'F4', 'F5'] })
    expect(checks).toEqual([
      '0: 3 vs 2 power',
      '1: 1 vs 2 collected',
      '2: 4 vs 5 collected',
      '3: 5 vs 1 power',
    ])
  })

  test('WV-13: one tablet is active a round, and it works in that round alone', () => {
    const { events, state } = playExample({
      players: 4,
      options: allVsAll,
      elders: [1, 1, 5, 3],
      shells: 0,
      agents: ['F3', 'F3', 'F1', 'F2'],
    })
    expect(events.filter(event => event.kind === 'tabletActivated')).toHaveLength(1)
    expect(state.slots.map(slot => slot.elder)).toEqual([3, 3, 1, 2])
    const { hands } = state
    const next = { ...state, hands: [[4], [4], [3], [3]], shells: 4, deck: [...state.deck, ...hands.flat()] }
    const second = [1, 2, 3, 0].reduce(
      (at, slot) => waves.play(at, placing(at, slot, `F${at.hands[slot]![0]}`)).state,
      next as typeof state,
    )
    // Knights are calm: the Scholar of slot 2 has Power 1 again.
    expect(second.displays[2]).toEqual([1])
  })

  test('WV-14: after a rotation your Elder is the one that lies before you', () => {
    const mode = modeFor(4, 'teams')
    expect(rotated(mode, ['a', 'b', 'c', 'd'])).toEqual(['b', 'c', 'd', 'a'])
    const { events } = playExample({
      players: 4,
      elders: [4, 4, 4, 1],
      shells: 4,
      agents: ['F2', 'F2', 'F2', 'F2'],
    })
    const collected = events.filter(event => event.kind === 'elderCollected').map(event => event.data)
    // The Scholar of slot 3 has gone to slot 2.
    expect(collected).toEqual([{ slot: 2, seat: 2, party: 0, cls: 1 }])
  })

  test('WV-67, WV-69: of classes with equally many the highest counts, by the printed Power', () => {
    expect(majorityOf([2, 2, 0, 0, 0])).toMatchObject({ cls: 2, isTie: true })
    expect(majorityOf([2, 0, 2, 0, 2])).toMatchObject({ cls: 5, isTie: true })
    expect(majorityOf([3, 2, 0, 0, 2])).toMatchObject({ cls: 1, isTie: false })
    expect(majorityOf([2, 1, 1, 0, 1])).toMatchObject({ cls: 1, isTie: false })
  })
})
