/** The worked examples of 8.5, by their numbers. */
import { describe, expect, test } from 'vitest'
import { waves } from '../../index'
import { newTable } from '../../testing/newTable'
import { dataOf, placing, playExample, playRound, table, tossed } from '../../testing/table'
import type { Cls } from '../../vocabulary'

const allVsAll = { mode: 'allVsAll' } as const
const firstGame = { tabletSet: 'firstGame' } as const

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

  test('E45: an empty deck is reshuffled from the discard pile (WV-123, WV-116)', () => {
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
    const state = newTable(2, 'E47')
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

  test('E50: the direction of the crest (WV-152, WV-153)', () => {
    const three = newTable(3, 'E50')
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
