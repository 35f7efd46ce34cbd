/** 5.5 and I16: nothing that a seat may not know is in its view. */
import { describe, expect, test } from 'vitest'
import type { Viewer } from '../../game'
import type { AnyGame } from '../../games'
import { createRandom, type Random } from '../../random'
import { imagineState, unseenCounts } from '../imagine'
import { waves } from '../index'
import { ownerOf } from '../seating'
import type { WavesState } from '../state'
import { dealtTable, everyMode, newTable, randomGame } from '../testing/newTable'
import { placing, table } from '../testing/table'
import { type Card, classes, copiesOfClass, countOf } from '../vocabulary'

const game = waves as AnyGame

/** The same game to this viewer: all hidden cards are swapped for other hidden cards. */
function exchanged(state: WavesState, viewer: Viewer, random: Random): WavesState {
  const hidden: Card[] = []
  const isHidden = (slot: number) => ownerOf(state, slot) !== viewer && !state.slots[slot]!.agents?.faceUp
  state.hands.forEach((hand, seat) => {
    if (seat !== viewer) hidden.push(...hand)
  })
  state.slots.forEach(({ agents }, slot) => {
    if (agents?.role === 'follower' && isHidden(slot)) hidden.push(...agents.cards)
  })
  const mixed = random.shuffled([...hidden, ...state.deck])
  const take = (count: number) => mixed.splice(0, count)
  return {
    ...state,
    random: random.state(),
    hands: state.hands.map((hand, seat) =>
      seat === viewer ? hand : take(hand.length).sort((a, b) => a - b),
    ),
    slots: state.slots.map((slot, index) =>
      slot.agents?.role === 'follower' && isHidden(index)
        ? { ...slot, agents: { ...slot.agents, cards: take(1) } }
        : slot,
    ),
    deck: take(state.deck.length),
  }
}

describe('5.5 Hidden information', () => {
  test.each(everyMode)(
    'WV-78, WV-111, WV-125: unseen cards can be exchanged and no view changes ($name, seed "exchange")',
    ({ players, mode }) => {
      const random = createRandom('exchange')
      let compared = 0
      for (const { after } of randomGame(newTable(players, 'exchange', { mode }), 'exchange', 40)) {
        if (after.phase === 'over') continue
        for (const viewer of [0, players - 1, 'spectator'] as const) {
          compared++
          expect(waves.view(exchanged(after, viewer, random), viewer)).toEqual(waves.view(after, viewer))
        }
      }
      expect(compared).toBeGreaterThan(30)
    },
  )

  test.each(everyMode)(
    'WV-27, WV-125: events tell others nothing hidden ($name, seed "told")',
    ({ players, mode }) => {
      let secrets = 0
      for (const { after, events, move } of randomGame(newTable(players, 'told', { mode }), 'told', 40)) {
        for (const event of events) {
          if (event.kind === 'cardsSeen' || event.kind === 'agentSeen') {
            secrets++
            expect(event.seenBy).toEqual([event.data!.seat])
          }
          if (event.kind === 'agentPlaced')
            expect(Object.keys(event.data!).sort()).toEqual(['n', 'role', 'seat', 'slot'])
          if (event.kind === 'cardsDrawn') expect(Object.keys(event.data!).sort()).toEqual(['n', 'seat'])
        }
        expect(after.signals).toEqual([])
        expect(move.seat).toBeLessThan(players)
      }
      expect(secrets).toBeGreaterThan(20)
    },
  )

  test('WV-2, WV-125: an own hand is in sight, the generator and the deck in nobody’s', () => {
    const state = dealtTable(5, 'own')
    for (const viewer of [0, 1, 2, 3, 4, 'spectator'] as const) {
      const view = waves.view(state, viewer)
      expect(view.random).toEqual([])
      expect(new Set(view.deck)).toEqual(new Set([0]))
      view.hands.forEach((hand, seat) => {
        expect(hand).toEqual(seat === viewer ? state.hands[seat] : state.hands[seat]!.map(() => 0))
      })
    }
  })

  test.each(everyMode)(
    'WV-1, WV-76: what is imagined has all hundred cards and agrees with the view ($name, seed "imagined")',
    ({ players, mode }) => {
      const random = createRandom('imagined')
      for (const { after } of randomGame(
        newTable(players, 'imagined', { mode, discardBrowse: false }),
        'imagined',
        40,
      )) {
        for (const viewer of [0, 'spectator'] as const) {
          const view = waves.view(after, viewer)
          const whole = imagineState(view, random)
          expect(unseenCounts(whole)).toEqual([0, 0, 0, 0, 0])
          expect(waves.fault(whole)).toBeUndefined()
          expect(waves.view(whole, viewer)).toEqual(view)
        }
      }
    },
  )

  test('WV-76, WV-90: hidden Rebels are imagined by how often a class can be dealt so often (seed "bundle")', () => {
    // All but two Nobles and all Scholars are in sight: three hidden Rebels are never Nobles.
    const state = table({
      players: 4,
      elders: [5, 5, 5, 5],
      hands: [[3, 3, 3], [], [], []],
      discard: [...Array<Card>(14).fill(5), ...Array<Card>(20).fill(1)],
    })
    const view = waves.view(waves.play(state, placing(state, 0, 'R3×3')).state, 1)
    const random = createRandom('bundle')
    const drawn = Array.from({ length: 3000 }, () => imagineState(view, random).slots[0]!.agents!.cards)
    expect(drawn.every(cards => cards.every(card => card === cards[0]))).toBe(true)
    const shares = classes.map(cls => drawn.filter(([card]) => card === cls).length / drawn.length)
    expect(shares[0]).toBe(0)
    expect(shares[4]).toBe(0)
    for (const share of shares.slice(1, 4)) expect(Math.abs(share - 1 / 3)).toBeLessThan(0.04)
  })

  test('WV-1: imagined hands are drawn evenly from what is unseen (seed "even")', () => {
    const state = table({ players: 4, elders: [1, 2, 3, 4], hands: [[5], [1, 2, 3, 4, 5], [1], [1]] })
    const view = waves.view(state, 0)
    const random = createRandom('even')
    const dealt = Array.from({ length: 2000 }, () => imagineState(view, random).hands[1]!).flat()
    for (const cls of classes) {
      const unseen = copiesOfClass - 1
      expect(Math.abs(countOf(dealt, cls) / dealt.length - unseen / 95)).toBeLessThan(0.02)
    }
  })

  test('WV-125: the contract answers on a view as on the state (seed "answers")', () => {
    for (const { after } of randomGame(newTable(4, 'answers'), 'answers', 30)) {
      const turn = game.turn(after)
      if (turn.kind !== 'move') continue
      const [seat] = turn.seats
      const view = game.view(after, seat!)
      const moves = game.moves(after, seat!)
      expect(game.moves(view, seat!)).toEqual(moves)
      expect(moves.map(move => game.describe(view, move))).toEqual(
        moves.map(move => game.describe(after, move)),
      )
      expect(game.score(view)).toEqual(game.score(after))
    }
  })
})
