import { firstOf, refuse } from '../../refusal'
import { does } from '../../sentence'
import type { MoveRule } from '../moveRule'
import { goOnDiscarding, seatToDiscard, surplusOf } from '../round'
import { handLimitOf } from '../seating'
import { type Card, type Cls, cardList, countOf, nameOf, numberWord } from '../vocabulary'
import { discard, removeFromHand, say } from '../work'
import { distinct } from './distinct'
import { checkInHand } from './placing'

export const discardDown: MoveRule<'discardDown'> = {
  rule: 'WV-117',
  phase: 'discard',

  check(state, { seat, cards }) {
    const turn = seatToDiscard(state)!
    const hand = state.hands[seat]
    if (hand === undefined) return refuse('WV-6', 'Nobody sits there')
    const surplus = surplusOf(state, seat)
    const limit = numberWord(handLimitOf(state, seat))
    return firstOf(
      () => surplus === 0 && refuse('WV-118', `You hold no more than ${limit} cards, so you discard nothing`),
      () =>
        seat !== turn && refuse('WV-119', `${nameOf(turn)} ${does(turn, 'discards', 'discard')} before you`),
      () =>
        cards.length !== surplus &&
        refuse('WV-118', `Discard exactly ${numberWord(surplus)}, so that ${limit} stay`),
      () => checkInHand(state, seat, cards),
    )
  },

  play(work, { seat, cards }) {
    work.reveals = true
    removeFromHand(work, seat, cards)
    discard(work, cards)
    say(
      work,
      'WV-117',
      `${nameOf(seat)} ${does(seat, 'discards', 'discard')} ${cardList(cards)}`,
      'discarded',
      { seat, cards },
    )
    goOnDiscarding(work)
  },

  list: (state, seat) =>
    choices(state.hands[seat]!, surplusOf(state, seat)).map(cards => ({ kind: 'discardDown', seat, cards })),

  name: (_state, { cards }) => `Discard ${cardList(cards)}`,
  /** As the cards lie in the hand, and as they are offered where they are played. */
  rank: (_state, { cards }) => cards.reduce<number>((rank, card) => rank * 6 + card, 0),
}

/** All ways to choose this many cards, up to equal ones. */
function choices(hand: readonly Card[], count: number): readonly (readonly Cls[])[] {
  const [cls, ...others] = distinct(hand)
  if (count === 0) return [[]]
  if (cls === undefined) return []
  const rest = hand.filter(card => others.some(other => other === card))
  return Array.from({ length: Math.min(count, countOf(hand, cls)) + 1 }, (_, taken) =>
    choices(rest, count - taken).map(more => [...Array<Cls>(taken).fill(cls), ...more]),
  ).flat()
}
