import { type Card, countOf, type WavesMove, type WavesState } from '../../../rules/waves/public'
import type { NamedChoice } from '../../../table/choosing'
import type { Choice } from '../../../table/desk'
import type { ThingId } from '../../things/layout'
import { followPlace, handCard, rebelPlace, tokenPlace } from '../layout'

/** This many ways to take equal cards are told apart on the table at most; beyond, the first of them stand for all. */
const mostWays = 64

/** The choices with their things, once for every way to take equal cards out of the hand. */
export function namedChoices(choices: readonly Choice[], view: WavesState): readonly NamedChoice[] {
  return choices.flatMap(choice =>
    waysOf(choice.move as WavesMove, view).map((things): NamedChoice => ({ choice, things })),
  )
}

function waysOf(move: WavesMove, view: WavesState): readonly (readonly ThingId[])[] {
  switch (move.kind) {
    case 'placeWaveToken':
      return [[tokenPlace(move.slot)]]
    case 'playFollower':
      return cardsOf(move.seat, move.cards, view).map(cards => [...cards, followPlace(move.slot)])
    case 'playRebels':
      return cardsOf(move.seat, move.cards, view).map(cards => [...cards, rebelPlace(move.slot)])
    case 'discardDown':
      return cardsOf(move.seat, move.cards, view)
    default:
      return []
  }
}

/** All ways to take these cards, which are as good as others of their class. */
function cardsOf(seat: number, cards: readonly Card[], view: WavesState): readonly (readonly ThingId[])[] {
  const hand = view.hands[seat]!
  let ways: readonly (readonly ThingId[])[] = [[]]
  for (const cls of new Set(cards)) {
    const own = Array.from({ length: countOf(hand, cls) }, (_, index) => handCard(seat, cls, index))
    const taken = subsets(own, countOf(cards, cls))
    ways = ways.flatMap(way => taken.map(more => [...way, ...more])).slice(0, mostWays)
  }
  return ways
}

function subsets(things: readonly ThingId[], count: number): readonly (readonly ThingId[])[] {
  const [first, ...rest] = things
  if (count === 0) return [[]]
  if (first === undefined) return []
  return [...subsets(rest, count - 1).map(more => [first, ...more]), ...subsets(rest, count)]
}

/** Cards that a hand can carry: all that any choice is about. */
export function looseCards(named: readonly NamedChoice[]): ReadonlySet<ThingId> {
  return new Set(named.flatMap(({ things }) => things.filter(id => id.startsWith('hand@'))))
}
