/**
 * How the game goes on by itself between decisions (5.1):
 *
 *   setupIslands (four islands, or two pairs) → setupKnownObstacles → setupHomePort
 *     → round 1 … 25 { dice → [adventure] → action } → [gameEnd] → over
 */

import { cardText } from './cardText'
import { adventureCard } from './data/adventures'
import { islandCard } from './data/islands'
import { roundCount } from './data/ledger'
import { legalDrawings } from './drawings'
import { endGame, endRoundTrip } from './ending'
import { spaceName } from './grid'
import { islandChoices, islandPlaces } from './islandPlaces'
import { cardFor, drawingCaseOf, mapInHands } from './passing'
import type { RollingState } from './state'
import { dieIds, obstacleNames } from './vocabulary'
import { windsOf } from './winds'
import { allSeats, byChance, change, changeMap, leavePending, nameOf, playerAt, say, type Work } from './work'

/** RS-21: how many islands every map gets. */
const islandsDrawn = 4
const islandCount = 6

/** Carries the game on until somebody has to decide or throw, or it is over. */
export function advance(work: Work): void {
  while (!isWaiting(work)) {
    passOver(work)
    if (work.state.pending.length > 0) continue
    leavePhase(work)
  }
}

function isWaiting(work: Work): boolean {
  const { phase, pending, hand } = work.state
  if (phase === 'over' || hand) return true
  return pending.length > 0 && pending.every(seat => hasChoice(work.state, seat))
}

/** Has this seat anything to choose from? */
function hasChoice(state: RollingState, seat: number): boolean {
  if (state.phase === 'setupIslands') return islandPlaces(state, seat).length > 0
  if (state.phase !== 'setupKnownObstacles' && state.phase !== 'adventure') return true
  const card = cardFor(state, seat)
  return card !== undefined && legalDrawings(drawingCaseOf(state, mapInHands(state, seat)), card).length > 0
}

/** RS-22f, RS-37: a player with no legal place skips it and goes on. */
function passOver(work: Work): void {
  for (const seat of work.state.pending) {
    if (hasChoice(work.state, seat)) continue
    const { state } = work
    if (state.phase === 'setupIslands') {
      for (const { island } of islandChoices(state, seat)) {
        const text = `${islandCard(island).name} fits nowhere on ${nameOf(state, seat)}'s map and is left out`
        say(work, 'RS-22f', text, 'leftOut', { seat, island })
      }
      leavePending(work, seat)
      continue
    }
    const card = cardFor(state, seat)
    if (card !== undefined) skip(work, mapInHands(state, seat), card)
    if (state.phase === 'adventure' || cardFor(work.state, seat) === undefined) leavePending(work, seat)
  }
}

function skip(work: Work, owner: number, card: string): void {
  const { skipped } = playerAt(work.state, owner).map
  changeMap(work, owner, { skipped: [...skipped, card] })
  const name = obstacleNames[adventureCard(card).kind]
  const text = `There is no room for the ${name} on ${nameOf(work.state, owner)}'s map`
  say(work, 'RS-37', text, 'skipped', { owner, card })
}

function leavePhase(work: Work): void {
  switch (work.state.phase) {
    case 'setupIslands':
      if (islandCount - work.state.islandDeck.length < islandsDrawn) turnUpIslands(work)
      else turnUpKnownObstacles(work)
      return
    case 'setupKnownObstacles':
      discardCards(work)
      change(work, { phase: 'setupHomePort', pending: allSeats(work.state) })
      return
    case 'setupHomePort':
      startRound(work)
      return
    case 'dice':
      if (isAdventure(work.state)) startAdventure(work)
      else startAction(work)
      return
    case 'adventure':
      discardCards(work)
      startAction(work)
      return
    case 'action':
      if (work.state.round < roundCount) startRound(work)
      else endRoundTrip(work)
      return
    case 'gameEnd':
      endGame(work)
      return
    case 'over':
      return
  }
}

/** RS-21, RS-23. */
export function turnUpIslands(work: Work): void {
  const count = work.state.options.islandSetup === 'advanced' ? 2 : 1
  const deck = work.state.islandDeck
  const shown = byChance(work, random => random.shuffled(deck).slice(0, count)).toSorted()
  change(work, {
    phase: 'setupIslands',
    islandsShown: shown,
    islandDeck: deck.filter(id => !shown.includes(id)),
    pending: allSeats(work.state),
  })
  const list = shown
    .map(id => `${islandCard(id).name} (${spaceName(islandCard(id).coordinate)})`)
    .join(' and ')
  say(work, count === 2 ? 'RS-23' : 'RS-21', `Everybody draws ${list}`, 'islands', { islands: shown })
}

/** RS-24: two cards, in the order in which they are drawn (RS-24a). */
function turnUpKnownObstacles(work: Work): void {
  const cards = byChance(work, random => random.shuffled(work.state.adventureDeck).slice(0, 2))
  const { state } = work
  change(work, {
    phase: 'setupKnownObstacles',
    islandsShown: [],
    cardsInPlay: cards,
    adventureDeck: state.adventureDeck.filter(id => !cards.includes(id)),
    pending: allSeats(state),
  })
  const list = cards.map(cardText).join(', then ')
  const solo = state.players.length === 1
  const where = solo ? 'for your own map' : 'for the map handed to you'
  say(work, solo ? 'RS-25' : 'RS-24', `Two Known Obstacles ${where}: ${list}`, 'knownObstacles', { cards })
}

/** RS-39. */
function discardCards(work: Work): void {
  const { discard, cardsInPlay } = work.state
  change(work, { discard: [...discard, ...cardsInPlay], cardsInPlay: [] })
}

function startRound(work: Work): void {
  const round = work.state.round + 1
  change(work, {
    phase: 'dice',
    round,
    pending: [],
    dice: undefined,
    hand: { dice: dieIds, lying: [], repeats: 0 },
  })
  say(work, 'RS-4', `Round ${round} of ${roundCount} begins`, 'round', { round })
}

/** RS-31: at least two winds agree; values may differ. */
export function isAdventure({ dice, options }: RollingState): boolean {
  const winds = windsOf({ dice, options })
  return winds !== undefined && new Set(winds).size < winds.length
}

/** RS-32, RS-33. */
function startAdventure(work: Work): void {
  if (work.state.adventureDeck.length === 0) {
    const { discard } = work.state
    change(work, { adventureDeck: discard.toSorted(), discard: [] })
    say(work, 'RS-32', 'The discarded Adventure cards are shuffled into a new deck', 'reshuffled')
  }
  const card = byChance(work, random => random.pick(work.state.adventureDeck))
  const { state } = work
  change(work, {
    phase: 'adventure',
    cardsInPlay: [card],
    adventureDeck: state.adventureDeck.filter(id => id !== card),
    pending: allSeats(state),
  })
  const { pass } = adventureCard(card)
  const way =
    pass === 'keep' || state.players.length === 1 ? 'all draw on their own maps' : `maps go to the ${pass}`
  say(work, 'RS-33', `Adventure! ${cardText(card)}: ${way}`, 'adventure', { card })
}

function startAction(work: Work): void {
  change(work, { phase: 'action', pending: allSeats(work.state) })
}
