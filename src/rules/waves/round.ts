/**
 * How a round begins, and how it ends (3.7, 3.8, 3.13):
 *
 *   Council counted → [emergency draw →] play … resolved → token moves → draws → discards → next Council
 */
import type { Seat } from '../game'
import { orderFrom } from './data/modes'
import { drawCard, drawCards } from './deck'
import { rankingOf } from './goals'
import { openMajority, shellsFor } from './majority'
import { resolveRound } from './resolve'
import { handLimitOf, isHeadToHead, modeOf, seatAtSlot, seatsFrom, slotsOf } from './seating'
import type { Slot, WavesState } from './state'
import { type Cls, className, classPlural, joined, nameOf, numberWord, shellCount } from './vocabulary'
import { change, changeSlot, discard, say, type Work } from './work'

/** Placing goes clockwise from the Wave token (WV-72, WV-49); `undefined` once every slot has its Agents. */
export function slotToPlace(state: WavesState): number | undefined {
  if (state.wave === undefined) return undefined
  return orderFrom(modeOf(state), state.wave).find(slot => state.slots[slot]!.agents === undefined)
}

/** How many cards a hand is above its limit. */
export function surplusOf(state: WavesState, seat: Seat): number {
  return Math.max(0, state.hands[seat]!.length - handLimitOf(state, seat))
}

/** WV-119: the first clockwise, beginning with who acts first in the next round. */
export function seatToDiscard(state: WavesState): Seat | undefined {
  return seatsFrom(state, state.wave!).find(seat => surplusOf(state, seat) > 0)
}

/** Everything up to the first placement (3.7). */
export function startRound(work: Work): void {
  const { cls, counts, isTie } = openMajority(work.state)
  const shells = shellsFor(work.state, cls)
  change(work, { phase: 'play', round: work.state.round + 1, shells, signals: [] })
  const count = numberWord(counts[cls - 1]!)
  const majority = isTie
    ? `${classPlural(cls)} lead the Council, the highest class of those with ${count}`
    : `${classPlural(cls)} lead the Council with ${count}`
  const dish = `${numberWord(shells)} ${shells === 1 ? 'Shell' : 'Shells'}`
  const text = `Round ${work.state.round}: ${majority}, so the dish holds ${dish}`
  say(work, isTie ? 'WV-67' : 'WV-66', text, 'openMajority', {
    cls,
    counts,
    tie: isTie,
    shells,
    tray: shellCount - shells,
    round: work.state.round,
  })
  drawInNeed(work)
}

/** WV-55: nobody may pass, so a player without cards draws one. */
function drawInNeed(work: Work): void {
  const slot = slotToPlace(work.state)
  if (slot === undefined) return
  const seat = seatAtSlot(work.state, slot)
  if (work.state.hands[seat]!.length === 0) drawCards(work, seat, 1, 'WV-55', 'emergencyDraw')
}

/** After a placement: the draw of Head to head, then the next slot or the resolution. */
export function goOn(work: Work, slot: number): void {
  const seat = seatAtSlot(work.state, slot)
  const placed = slotsOf(work.state, seat).filter(own => work.state.slots[own]!.agents)
  if (isHeadToHead(work.state) && placed.length === 1) drawCards(work, seat, 2, 'WV-51')
  if (slotToPlace(work.state) !== undefined) {
    drawInNeed(work)
    return
  }
  if (resolveRound(work).isWon) endGame(work)
  else endRound(work)
}

/** 3.13 up to the discards. */
function endRound(work: Work): void {
  const wave = modeOf(work.state).leftPlayer[work.state.wave!]!
  change(work, { wave })
  const name = nameOf(seatAtSlot(work.state, wave))
  say(work, 'WV-115', `The Wave token moves on to ${name}`, 'waveTokenMoved', { slot: wave })
  if (!isHeadToHead(work.state)) {
    for (const seat of seatsFrom(work.state, wave)) drawCards(work, seat, 1, 'WV-116')
  }
  goOnDiscarding(work)
}

/** WV-117: hands at or below the limit are not asked. */
export function goOnDiscarding(work: Work): void {
  if (seatToDiscard(work.state) !== undefined) {
    change(work, { phase: 'discard' })
    return
  }
  const { roundLimit } = work.state.options
  if (roundLimit > 0 && work.state.round >= roundLimit) endByLimit(work)
  else formCouncil(work)
}

/** WV-120, WV-121, WV-122. */
function formCouncil(work: Work): void {
  const slots = work.state.slots.map(({ elder, agents }): Slot => {
    if (!agents) return { ...(elder && { elder }) }
    return { elder: agents.cards[0] as Cls }
  })
  change(work, { slots, shells: 0 })
  replaceExtraElder(work)
  const elders = work.state.slots.map(slot => slot.elder!)
  const text = `The cards played are the new Council: ${joined(elders.map(className))}`
  say(work, 'WV-120', text, 'councilFormed', { elders })
  startRound(work)
}

function replaceExtraElder(work: Work): void {
  const slot = modeOf(work.state).owners.indexOf(undefined)
  const old = work.state.slots[slot]?.elder
  if (old === undefined) return
  discard(work, [old])
  const leaving = `The extra Elder, a ${className(old)}, is discarded`
  say(work, 'WV-121', leaving, 'extraElderDiscarded', { slot, cls: old })
  const elder = drawCard(work)!
  changeSlot(work, slot, { elder })
  const coming = `A ${className(elder)} is the extra Elder`
  say(work, 'WV-121', coming, 'extraElderReplaced', { slot, old, elder })
}

function endByLimit(work: Work): void {
  const ranking = rankingOf(work.state)
  const text = `Round ${work.state.round} was the last: the one nearest to the goal wins`
  say(work, 'WV-145', text, 'roundLimitReached', { ranking })
  endGame(work)
}

/** WV-144: everything is turned up, for all to see. */
function endGame(work: Work): void {
  const slots = work.state.slots.map(({ elder, agents }): Slot => {
    return { ...(elder && { elder }), ...(agents && { agents: { ...agents, faceUp: true } }) }
  })
  work.reveals = true
  change(work, { phase: 'over', slots })
  const agents = slots.flatMap((one, slot) => (one.agents ? [{ slot, cls: one.agents.cards[0] }] : []))
  const { hands } = work.state
  say(work, 'WV-144', 'All hands and Agents are turned up', 'allRevealed', { hands, agents })
}
