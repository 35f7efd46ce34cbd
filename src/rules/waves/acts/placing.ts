/** The two ways to place cards at the own Elder (3.8): one file, for all but the role is the same. */
import type { Refusal } from '../../game'
import { firstOf, refuse } from '../../refusal'
import { belongsTo, does } from '../../sentence'
import type { MoveRule } from '../moveRule'
import type { PlayFollower, PlayRebels } from '../moves'
import { goOn, slotToPlace } from '../round'
import { ownerOf, seatAtSlot } from '../seating'
import type { WavesState } from '../state'
import { type Card, capital, cardList, cardsOf, className, countOf, nameOf, numberWord } from '../vocabulary'
import { changeSlot, removeFromHand, say, type Work } from '../work'
import { distinct } from './distinct'

type Placing = PlayFollower | PlayRebels

function checkPlace(state: WavesState, { seat, slot }: Placing): Refusal | undefined {
  if (state.hands[seat] === undefined) return refuse('WV-6', 'Nobody sits there')
  if (state.slots[slot] === undefined) return refuse('WV-7', 'The Council has no such slot')
  const owner = ownerOf(state, slot)
  if (owner === undefined)
    return refuse('WV-36', 'The extra Elder belongs to nobody: no Agents are placed there')
  if (owner !== seat)
    return refuse('WV-74', `That Elder is ${belongsTo(owner, nameOf(owner))}; place at your own`)
  if (state.slots[slot].agents) return refuse('WV-80', 'You have placed there: a confirmed play is final')
  const next = slotToPlace(state)!
  if (next === slot) return undefined
  const whose = seatAtSlot(state, next)
  return refuse(
    'WV-72',
    whose === seat ? 'Your other Elder comes first in this round' : `It is ${nameOf(whose)}'s turn to place`,
  )
}

/** The cards lie in the hand, each of them once. */
export function checkInHand(state: WavesState, seat: number, cards: readonly Card[]): Refusal | undefined {
  const hand = state.hands[seat] ?? []
  const missing = cards.find(card => countOf(hand, card) < countOf(cards, card))
  if (missing === undefined || missing === 0) return undefined
  const has = countOf(hand, missing)
  return refuse(
    'WV-4',
    has === 0 ? `You hold no ${className(missing)}` : `You hold only ${cardsOf(missing, has)}`,
  )
}

function place(work: Work, { kind, seat, slot, cards }: Placing): void {
  const role = kind === 'playFollower' ? 'follower' : 'rebel'
  removeFromHand(work, seat, cards)
  changeSlot(work, slot, { ...work.state.slots[slot]!, agents: { role, cards, faceUp: false } })
  const rule = role === 'follower' ? 'WV-75' : 'WV-76'
  const what =
    role === 'follower'
      ? does(seat, 'follows', 'follow')
      : `${does(seat, 'rebels', 'rebel')} with ${numberOfCards(cards.length)}`
  say(work, rule, `${nameOf(seat)} ${what}`, 'agentPlaced', { slot, seat, role, n: cards.length })
  const own = `You have placed ${cardList(cards)}`
  say(work, 'WV-78', own, 'agentSeen', { slot, seat, cards }, [seat])
  goOn(work, slot)
}

function numberOfCards(count: number): string {
  return count === 1 ? 'one card' : `${numberWord(count)} cards`
}

export const playFollower: MoveRule<'playFollower'> = {
  rule: 'WV-75',
  phase: 'play',

  check: (state, move) =>
    firstOf(
      () => checkPlace(state, move),
      () => move.cards.length === 0 && refuse('WV-73', 'There is no pass: place a card at your Elder'),
      () =>
        move.cards.length > 1 && refuse('WV-75', 'A Follower is a single card; only Rebels come in numbers'),
      () => checkInHand(state, move.seat, move.cards),
    ),

  play: place,

  list(state, seat) {
    const slot = slotToPlace(state)!
    return distinct(state.hands[seat]!).map(cls => ({ kind: 'playFollower', seat, slot, cards: [cls] }))
  },

  name: (_state, { cards }) => `A ${cards.map(className).join(' ')} follows`,
}

export const playRebels: MoveRule<'playRebels'> = {
  rule: 'WV-76',
  phase: 'play',

  check: (state, move) =>
    firstOf(
      () => checkPlace(state, move),
      () => move.cards.length === 0 && refuse('WV-73', 'There is no pass: Rebels are at least one card'),
      () => move.cards.some(card => card !== move.cards[0]) && refuse('WV-76', 'Rebels are all of one class'),
      () => checkInHand(state, move.seat, move.cards),
    ),

  play: place,

  list(state, seat) {
    const slot = slotToPlace(state)!
    const hand = state.hands[seat]!
    return distinct(hand).flatMap(cls =>
      Array.from({ length: countOf(hand, cls) }, (_, index) => ({
        kind: 'playRebels' as const,
        seat,
        slot,
        cards: Array(index + 1).fill(cls),
      })),
    )
  },

  name(_state, { cards }) {
    const [cls] = cards
    if (cls === undefined) return 'Nobody rebels'
    return `${capital(cardsOf(cls, cards.length))} ${cards.length === 1 ? 'rebels' : 'rebel'}`
  },
}
