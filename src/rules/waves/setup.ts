/**
 * Setting up the table (3.3, 3.4):
 *
 *   [toss for the solo place →] shuffle → deal → Elders → toss for the Wave token → first round
 *   Head to head: shuffle → Elders → toss → the token is placed → deal → first round
 */
import type { Seat, SetUp } from '../game'
import { resumeRandom, startRandom } from '../random'
import { does } from '../sentence'
import { handLimit, modeFor } from './data/modes'
import { chooseFaces } from './data/tabletSets'
import { allCards, drawCard, shuffleDeck } from './deck'
import { customFaces, type WavesOptions } from './options'
import { startRound } from './round'
import { isHeadToHead, isSolo, modeOf, seatAtSlot } from './seating'
import type { WavesState } from './state'
import { cardList, className, joined, nameOf } from './vocabulary'
import { addToHand, byChance, change, changeSlot, say, type Work } from './work'

/** The table before a card is dealt. */
export function setUpTable({ players, seed, options: given }: SetUp): WavesState {
  const options = given as unknown as WavesOptions
  const mode = modeFor(players, options.mode)
  const random = resumeRandom(startRandom(seed))
  const faces = chooseFaces(options.tabletSet, mode.id, customFaces(options), random)
  const seats = Array.from({ length: players }, (_, seat) => seat)
  return {
    game: 'waves',
    version: 1,
    options,
    random: random.state(),
    phase: 'toss',
    round: 0,
    faces,
    personAt: seats,
    slots: mode.owners.map(() => ({})),
    hands: seats.map(() => []),
    deck: allCards,
    discard: [],
    shells: 0,
    displays: mode.goals.map(() => []),
    idleRounds: 0,
    signals: [],
  }
}

export function startGame(work: Work): void {
  const { soloSeat } = work.state.options
  if (modeOf(work.state).solo !== undefined && soloSeat === 'toss') askForToss(work, 'solo')
  else dealTable(work)
}

function askForToss(work: Work, purpose: 'solo' | 'holder'): void {
  change(work, { phase: 'toss', toss: { for: purpose, misses: 0 } })
}

/** WV-28 to WV-37, WV-45. */
function dealTable(work: Work): void {
  shuffleDeck(work)
  if (!isHeadToHead(work.state)) dealHands(work)
  work.state.slots.forEach((_, slot) => {
    const elder = drawCard(work)
    changeSlot(work, slot, { ...(elder && { elder }) })
  })
  const elders = work.state.slots.map(slot => slot.elder!)
  const rule = isHeadToHead(work.state) ? 'WV-45' : 'WV-33'
  say(work, rule, `The first Council: ${joined(elders.map(className))}`, 'wavesSetup', { elders })
  chooseHolder(work)
}

/** WV-31, WV-48: one at a time round the table; the solo player's sixth card last. */
function dealHands(work: Work): void {
  const { personAt } = work.state
  const order = Array.from({ length: handLimit }, () => personAt).flat()
  const extra = personAt.filter(seat => isSolo(work.state, seat))
  for (const seat of [...order, ...extra]) addToHand(work, seat, drawCard(work)!)
  const sizes = work.state.hands.map(hand => hand.length)
  const text = extra.length > 0 ? 'Five cards each, six for the solo player' : 'Five cards each'
  const rule = isHeadToHead(work.state) ? 'WV-48' : 'WV-30'
  say(work, rule, text, 'handsDealt', { sizes })
  work.state.hands.forEach((cards, seat) => {
    say(work, rule, `You hold ${cardList(cards)}`, 'cardsSeen', { seat, cards }, [seat])
  })
}

/** WV-38. */
function chooseHolder(work: Work): void {
  const { firstHolder } = work.state.options
  const count = work.state.hands.length
  if (firstHolder === 'toss') askForToss(work, 'holder')
  else if (firstHolder === 'random')
    giveToken(
      work,
      byChance(work, random => random.index(count)),
    )
  else giveToken(work, firstHolder)
}

/** WV-37, WV-47: to the player at that place, or for the other player to place. */
export function giveToken(work: Work, place: number): void {
  const seat = work.state.personAt[place]!
  if (isHeadToHead(work.state)) {
    change(work, { phase: 'placeToken', starter: seat, toss: undefined })
    const text = `${nameOf(seat)} ${does(seat, 'starts', 'start')}; ${nameOf(1 - seat)} ${does(1 - seat, 'places', 'place')} the Wave token`
    say(work, 'WV-47', text, 'firstHolder', { seat })
    return
  }
  const slot = modeOf(work.state).owners.indexOf(place)
  change(work, { wave: slot, toss: undefined })
  say(work, 'WV-37', `${nameOf(seat)} ${does(seat, 'receives', 'receive')} the Wave token`, 'firstHolder', {
    seat,
    slot,
  })
  startRound(work)
}

/** WV-47, WV-48: hands are dealt after the token lies. */
export function placeToken(work: Work, slot: number): void {
  change(work, { wave: slot, starter: undefined })
  const text = `The Wave token lies beside ${nameOf(seatAtSlot(work.state, slot))}'s ${className(work.state.slots[slot]!.elder!)}`
  say(work, 'WV-47', text, 'waveTokenPlaced', { slot })
  dealHands(work)
  startRound(work)
}

/** WV-23a: the player shown by the toss and the player at the solo place change places; then the cards are dealt. */
export function seatSoloPlayer(work: Work, place: number): void {
  const { personAt } = work.state
  const solo = modeOf(work.state).solo!
  const seat: Seat = personAt[place]!
  const seated = personAt.with(place, personAt[solo]!).with(solo, seat)
  change(work, { personAt: seated, toss: undefined })
  const text =
    place === solo
      ? `${nameOf(seat)} ${does(seat, 'plays', 'play')} alone`
      : `${nameOf(seat)} ${does(seat, 'plays', 'play')} alone and ${does(seat, 'changes', 'change')} places with ${nameOf(personAt[solo]!)}`
  say(work, 'WV-23a', text, 'soloChosen', { seat, place, personAt: seated })
  dealTable(work)
}
