/** 3.13 and 3.15: from the Waves to the next Council, and to the end. */
import { describe, expect, test } from 'vitest'
import { allCards } from '../deck'
import { rankingOf } from '../goals'
import { waves } from '../index'
import { wavesOptions } from '../options'
import { dealtTable, randomGame } from '../testing/newTable'
import { dataOf, eventOf, playExample, playRound, table } from '../testing/table'
import type { Cls } from '../vocabulary'

const allVsAll = { mode: 'allVsAll', tabletSet: 'firstGame' } as const

describe('3.13 Preparing the next round', () => {
  const full = [
    [2, 2, 2, 2, 2],
    [2, 2, 2, 2, 2],
    [3, 3, 3, 3, 3],
    [3, 3, 3, 3, 3],
  ] as const
  const afterWaves = () =>
    playExample({
      players: 4,
      options: allVsAll,
      elders: [5, 5, 5, 4],
      wave: 1,
      shells: 1,
      agents: ['F1', 'F1', 'F1', 'F1'],
      hands: full,
    }).state

  test('WV-115, WV-116, WV-119: draws and discards begin with who acts first in the next round', () => {
    let state = afterWaves()
    expect(state.wave).toBe(2)
    expect(state.hands.map(hand => hand.length)).toEqual([7, 7, 7, 7])
    const asked: number[] = []
    while (state.phase === 'discard') {
      const turn = waves.turn(state)
      if (turn.kind !== 'move') break
      asked.push(turn.seats[0]!)
      const early = turn.seats[0] === 0 ? 1 : 0
      if (asked.length < 3) {
        const [a, b] = state.hands[early] as readonly Cls[]
        const move = { kind: 'discardDown', seat: early, cards: [a!, b!] } as const
        expect(waves.check(state, move)?.rule).toBe('WV-119')
      }
      state = waves.play(state, waves.moves(state, turn.seats[0]!)[0]!).state
    }
    expect(asked).toEqual([2, 3, 0, 1])
  })

  test('WV-117: discards lie face up, for all to see, and cannot be taken back', () => {
    const state = afterWaves()
    const {
      reveals,
      events,
      state: after,
    } = waves.play(state, {
      kind: 'discardDown',
      seat: 2,
      cards: [3, 3],
    })
    expect(reveals).toBe(true)
    expect(eventOf(events, 'discarded').seenBy).toBeUndefined()
    expect(after.discard).toEqual([3, 3])
    expect(waves.check(state, { kind: 'discardDown', seat: 2, cards: [4, 4] })?.rule).toBe('WV-4')
  })

  test('WV-118: an unheld card, too few or too many are refused; every choice is listed once', () => {
    const state = afterWaves()
    const hand = state.hands[2]!
    const listed = waves.moves(state, 2).map(move => (move.kind === 'discardDown' ? move.cards.join('') : ''))
    const pairs = new Set(hand.flatMap((a, i) => hand.slice(i + 1).map(b => [a, b].sort().join(''))))
    expect([...listed].sort()).toEqual([...pairs].sort())
    // As they lie in the hand, the lowest class first.
    const ranked = waves.moves(state, 2).map(move => waves.describe(state, move))
    const texts = ranked.toSorted((a, b) => a.rank! - b.rank!).map(({ text }) => text)
    expect(texts[0]).toBe(
      waves.describe(state, {
        kind: 'discardDown',
        seat: 2,
        cards: (hand as readonly Cls[]).toSorted().slice(0, 2),
      }).text,
    )
    expect(waves.check(state, { kind: 'discardDown', seat: 2, cards: [3] })?.rule).toBe('WV-118')
    expect(waves.check(state, { kind: 'discardDown', seat: 2, cards: [3, 3, 3] })?.rule).toBe('WV-118')
  })

  test('WV-120, WV-122: the Agents become the Council, and Shells and tablet go back', () => {
    const { events, state } = playExample({
      players: 4,
      options: allVsAll,
      elders: [5, 5, 5, 4],
      shells: 1,
      agents: ['F2', 'R2×2', 'F2', 'R1'],
    })
    expect(state.slots).toEqual([{ elder: 2 }, { elder: 2 }, { elder: 2 }, { elder: 1 }])
    expect(dataOf(events.slice(-1), 'openMajority')).toMatchObject({ cls: 2, shells: 3, tray: 2 })
    expect(state.shells).toBe(3)
  })

  test('WV-121: with an empty deck the old extra Elder is shuffled in with the others', () => {
    const { state, events } = playExample({
      players: 3,
      options: { tabletSet: 'firstGame' },
      elders: [5, 5, 5, 4],
      shells: 0,
      agents: ['F1', 'F1', 'F1'],
      deck: [1, 2, 3],
    })
    expect(dataOf(events, 'deckReshuffled')).toEqual({ n: 1 })
    expect(state.slots[3]).toEqual({ elder: 4 })
    expect([state.deck, state.discard]).toEqual([[], []])
  })

  test('WV-123: with neither deck nor discards nobody draws', () => {
    const { state, events } = playExample({
      players: 4,
      options: allVsAll,
      elders: [5, 5, 5, 5],
      shells: 0,
      agents: ['F1', 'F1', 'F1', 'F1'],
      deck: [],
    })
    expect(events.some(event => event.kind === 'cardsDrawn')).toBe(false)
    expect(state).toMatchObject({ round: 2, hands: [[5], [5], [5], [5]] })
  })

  test('WV-124: the discard pile is open, or shows its top card only', () => {
    const pile = { players: 4, elders: [1, 2, 3, 4], discard: [1, 2, 3] } as const
    expect(waves.view(table(pile), 0).discard).toEqual([1, 2, 3])
    const closed = table({ ...pile, options: { discardBrowse: false } })
    expect(waves.view(closed, 0).discard).toEqual([0, 0, 3])
    expect(waves.view(closed, 'spectator').discard).toEqual([0, 0, 3])
  })

  test('WV-125, WV-126: how many cards a hand and the deck hold is public, which they are is not', () => {
    const state = dealtTable(4, 'public')
    const view = waves.view(state, 1)
    expect(view.hands).toEqual([[0, 0, 0, 0, 0], state.hands[1], [0, 0, 0, 0, 0], [0, 0, 0, 0, 0]])
    expect(view.deck).toEqual(state.deck.map(() => 0))
    const { events } = playExample({ players: 4, elders: [5, 5, 5, 5], agents: ['F1', 'F1', 'F1', 'F1'] })
    const drawn = events.filter(event => event.kind === 'cardsDrawn')
    expect(drawn.map(event => event.data)).toEqual([1, 2, 3, 0].map(seat => ({ seat, n: 1 })))
    for (const event of events.filter(one => one.kind === 'cardsSeen')) {
      expect(event.seenBy).toEqual([event.data!.seat])
    }
  })
})

describe('3.15 End of the game, round limit', () => {
  test('WV-144: at the end hands and Agents are turned up, for everybody', () => {
    const { state } = playExample({
      players: 4,
      options: allVsAll,
      elders: [3, 5, 5, 3],
      shells: 2,
      agents: ['F4', 'F1', 'F1', 'R1×2'],
      hands: [[2], [3], [], []],
      displays: [[1, 2, 4], [], [], []],
    })
    expect(state.phase).toBe('over')
    expect(state.slots.every(slot => slot.agents!.faceUp)).toBe(true)
    for (const viewer of [1, 'spectator'] as const) {
      expect(waves.view(state, viewer).hands).toEqual([[2], [3], [], []])
    }
    expect(waves.check(state, { kind: 'playFollower', seat: 1, slot: 1, cards: [3] })?.rule).toBe('WV-61')
    expect(waves.check(state, { kind: 'teamSignal', seat: 1, signal: 'yes' })?.rule).toBe('WV-61')
  })

  test('WV-145: a limit ends the game after the discards of that round, and no Council is formed', () => {
    const wish = {
      players: 4,
      options: { ...allVsAll, roundLimit: 10 },
      round: 10,
      elders: [5, 5, 5, 5],
      shells: 0,
      agents: ['F1', 'F1', 'F2', 'F2'],
      displays: [[1], [], [], []],
    } as const
    const { state } = playExample(wish)
    expect(state).toMatchObject({ phase: 'over', round: 10 })
    expect(playExample({ ...wish, round: 9 }).state).toMatchObject({ phase: 'play', round: 10 })
    const late = playRound(table({ ...wish, hands: [[3, 3, 3, 3, 3], [], [], []] }), wish.agents).state
    expect(late.phase).toBe('discard')
    const ended = waves.play(late, waves.moves(late, 0)[0]!).state
    expect(ended).toMatchObject({ phase: 'over' })
    expect(waves.score(ended).winners).toEqual([0])
    expect(waves.progress(ended).text).toBe('Round 10 of 10')
  })

  test('WV-145: without a limit a game may go on; rounds without a collected Elder are counted', () => {
    const { state } = playExample({
      players: 4,
      options: allVsAll,
      round: 50,
      elders: [5, 5, 5, 5],
      shells: 1,
      agents: ['F1', 'F1', 'F1', 'F1'],
    })
    expect(state).toMatchObject({ phase: 'play', round: 51, idleRounds: 1 })
    const next = playRound({ ...state, hands: [[3], [3], [3], [3]] }, ['F3', 'F3', 'F3', 'F3']).state
    // A Council of Scholars has Power 6 and yields nothing.
    expect(next.idleRounds).toBe(2)
  })

  test('WV-145a: nobody imposes a limit on a running game, and a table of computers has one from the start', () => {
    const state = table({ players: 4, elders: [1, 2, 3, 4] })
    expect(waves.readMove({ kind: 'limitRounds', seat: 1 }).ok).toBe(false)
    expect(waves.moves(state, 0).map(({ kind }) => kind)).not.toContain('limitRounds')
    expect(wavesOptions.find(({ id }) => id === 'roundLimit')).toMatchObject({
      default: 0,
      amongComputers: 40,
    })
  })

  const ranked = (displays: readonly (readonly Cls[])[], options = {}) =>
    rankingOf(
      table({ players: 4, elders: [1, 2, 3, 4], displays, options: { mode: 'allVsAll', ...options } }),
    )

  test('WV-146: nearer to the goal, more different, more in all, more Power; equal ones share', () => {
    expect(ranked([[1], [1, 2], [], []])[0]).toEqual([1])
    // Both miss two of four different ones, but one has more in all.
    expect(ranked([[1, 2, 2], [1, 2], [], []])).toEqual([[0], [1], [2, 3]])
    // Two missing either way: the one by different classes is ahead.
    expect(ranked([[1, 1, 1, 1], [4, 5], [], []]).slice(0, 2)).toEqual([[1], [0]])
    expect(ranked([[1, 2], [4, 5], [4, 5], []])).toEqual([[1, 2], [0], [3]])
  })

  test('WV-146a: the winner leads alone, and the others follow in their order', () => {
    expect(
      ranked([
        [1, 2],
        [1, 2, 3, 4],
        [1, 2, 3],
        [1, 2, 3],
      ]),
    ).toEqual([[1], [2, 3], [0]])
    const shared = playExample({
      players: 4,
      options: { ...allVsAll, roundLimit: 10 },
      round: 10,
      elders: [5, 5, 5, 5],
      shells: 0,
      agents: ['F1', 'F1', 'F2', 'F2'],
      displays: [[4], [4], [], []],
    }).state
    expect(waves.turn(shared)).toEqual({ kind: 'over', winners: [0, 1] })
    const solo = table({ players: 5, elders: [1, 1, 1, 1, 1], displays: [[1, 2, 3], [], [1, 2]] })
    // Both miss two, each to the own goal; three different classes are more than two.
    expect(rankingOf(solo)).toEqual([[0], [2], [1]])
  })

  test('WV-149: one seat at a time is asked, and the table that others see holds no hand (seed "curtain")', () => {
    let turns = 0
    for (const { after } of randomGame(dealtTable(4, 'curtain', { roundLimit: 10 }), 'curtain')) {
      const turn = waves.turn(after)
      if (turn.kind !== 'move') continue
      turns++
      expect(turn.seats).toHaveLength(1)
      const seen = waves.view(after, 'spectator')
      expect(seen.hands.flat().some(card => card !== 0)).toBe(false)
      expect(seen.hands.map(hand => hand.length)).toEqual(after.hands.map(hand => hand.length))
    }
    expect(turns).toBeGreaterThan(20)
  })
})

test('WV-29, WV-123: the reshuffled deck holds the same cards', () => {
  const { state } = playExample({
    players: 4,
    options: allVsAll,
    elders: [5, 5, 5, 5],
    shells: 0,
    agents: ['F1', 'F1', 'F1', 'F1'],
    deck: [],
    discard: allCards.slice(20, 60),
  })
  const drawn = state.hands.flat().filter(card => card !== 5)
  expect([...state.deck, ...drawn].sort()).toEqual([...allCards.slice(20, 60)].sort())
  expect(state.deck).not.toEqual(allCards.slice(20, 56))
})
