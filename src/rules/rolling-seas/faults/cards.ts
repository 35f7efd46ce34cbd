/** Impossible states of the cards (invariants 2 and 5). */
import type { Refusal } from '../../game'
import { firstOf, refuse } from '../../refusal'
import { adventureCards, isCardId } from '../data/adventures'
import { cardFor, mapInHands } from '../passing'
import type { PhaseId, RollingState } from '../state'
import { islandIds } from '../vocabulary'
import { isSetUp } from './table'

/** Islands that are never drawn (RS-21). */
const unusedIslands = 2
/** RS-24. */
const knownObstacles = 2

const cardsInPlay: Partial<Readonly<Record<PhaseId, number>>> = { setupKnownObstacles: 2, adventure: 1 }

export function faultOfCards(state: RollingState): Refusal | undefined {
  const { adventureDeck, discard, cardsInPlay: inPlay, phase } = state
  const all = [...adventureDeck, ...discard, ...inPlay]
  const known = new Set(all)
  const ofDeck = firstOf(
    () =>
      (all.length !== adventureCards.length || adventureCards.some(({ id }) => !known.has(id))) &&
      refuse('RS-19', 'Deck, discard pile and cards in play are the 24 Adventure cards, each once'),
    () =>
      inPlay.length !== (cardsInPlay[phase] ?? 0) &&
      refuse('RS-32', 'One Adventure is in play in its phase, two are in the set-up, else none'),
  )
  // Cards that the deck does not have are found first: what follows looks every card up.
  return ofDeck ?? faultOfIslandCards(state) ?? faultOfObstacleCards(state)
}

function faultOfIslandCards({ islandDeck, islandsShown, phase, options, players }: RollingState) {
  const all = [...islandDeck, ...islandsShown]
  const step = options.islandSetup === 'advanced' ? 2 : 1
  const isTurning = phase === 'setupIslands'
  const isEven = islandDeck.length % step === 0
  const hasRun = islandDeck.length >= unusedIslands && islandDeck.length < islandIds.length && isEven
  const used = players.flatMap(({ map }) => map.islands.map(({ id }) => id))
  return firstOf(
    () => new Set(all).size < all.length && refuse('RS-19', 'Every Island card is there once'),
    () =>
      islandsShown.length !== (isTurning ? step : 0) &&
      refuse('RS-21', 'Islands are turned up one or two at a time'),
    () =>
      !(isTurning ? hasRun : islandDeck.length === unusedIslands) &&
      refuse('RS-21', 'Four islands are drawn and two stay unused'),
    () =>
      used.some(id => islandDeck.includes(id)) && refuse('RS-21', 'An island on a map is still in the deck'),
  )
}

/** Every map has had the same cards, except for those that are still being drawn. */
function faultOfObstacleCards(state: RollingState): Refusal | undefined {
  const { players, phase, pending, round } = state
  const cardsOf = (seat: number) => {
    const { drawings, skipped } = players[seat]!.map
    return [...drawings.map(({ card }) => card), ...skipped]
  }
  const seats = players.map((_, seat) => seat)
  const due = new Map(pending.map(seat => [mapInHands(state, seat), cardFor(state, seat)]))
  const lists = seats.map(seat => {
    const cards = cardsOf(seat)
    const next = phase === 'adventure' ? due.get(seat) : undefined
    return (next === undefined ? cards : [...cards, next]).toSorted()
  })
  const [first] = lists
  const isBefore = phase === 'setupIslands'
  const most = isBefore ? 0 : knownObstacles + (isSetUp(state) ? 0 : round)
  const isDrawing = phase === 'setupKnownObstacles'
  return firstOf(
    () =>
      lists.some(cards => cards.length > most || cards.some(card => !isCardId(card))) &&
      refuse('RS-31', 'A map has more Adventures than there have been'),
    () =>
      !isDrawing &&
      lists.some(cards => cards.join() !== first!.join()) &&
      refuse('RS-33', 'Every Adventure is drawn on every map'),
    () =>
      !isDrawing &&
      !isBefore &&
      first!.length < knownObstacles &&
      refuse('RS-24', 'Two Known Obstacles are on every map'),
    () =>
      isDrawing &&
      seats.some(seat => {
        const wanted = state.cardsInPlay.slice(0, cardsOf(seat).length)
        return cardsOf(seat).toSorted().join() !== wanted.toSorted().join()
      }) &&
      refuse('RS-24a', 'The Known Obstacles are drawn in the order in which they came'),
    () =>
      isDrawing &&
      seats.some(seat => cardsOf(seat).length < knownObstacles !== due.has(seat)) &&
      refuse('RS-24', 'The game waits for players who have not drawn both Known Obstacles'),
  )
}
