/** Impossible states of the ring of the Council and the dish (I2, I4, I5). */
import type { Refusal } from '../../game'
import { firstOf, refuse } from '../../refusal'
import { orderFrom } from '../data/modes'
import { openMajority, shellsFor } from '../majority'
import { modeOf } from '../seating'
import type { WavesState } from '../state'

export function faultOfCouncil(state: WavesState): Refusal | undefined {
  const mode = modeOf(state)
  const extra = state.slots.filter((_, slot) => mode.owners[slot] === undefined)
  const fault = extra.some(slot => slot.agents) && refuse('WV-36', 'Nobody places Agents at the extra Elder')
  if (fault) return fault
  switch (state.phase) {
    case 'toss':
    case 'placeToken':
      return faultBeforePlay(state)
    case 'play':
      return faultOfPlacing(state)
    case 'discard':
      return faultAfterWaves(state)
    case 'over':
      return faultAtEnd(state)
  }
}

function faultBeforePlay({ slots, toss }: WavesState): Refusal | undefined {
  const isDealt = toss?.for !== 'solo'
  return firstOf(
    () => slots.some(slot => slot.agents) && refuse('WV-72', 'Nobody has placed anything yet'),
    () =>
      slots.some(slot => (slot.elder !== undefined) !== isDealt) &&
      refuse('WV-33', 'The first Council lies there once the cards are dealt'),
  )
}

function faultOfPlacing(state: WavesState): Refusal | undefined {
  const { slots } = state
  const order = orderFrom(modeOf(state), state.wave!)
  const placed = order.map(slot => slots[slot]!.agents !== undefined)
  const first = placed.indexOf(false)
  return firstOf(
    () => slots.some(slot => slot.elder === undefined) && refuse('WV-33', 'Every slot has its Elder'),
    () =>
      (first < 0 || placed.lastIndexOf(true) > first) &&
      refuse('WV-72', 'Agents are placed clockwise from the Wave token'),
    () =>
      slots.some(slot => slot.agents?.faceUp) && refuse('WV-72', 'Agents lie face down until all are placed'),
    () =>
      state.shells !== shellsFor(state, openMajority(state).cls) &&
      refuse('WV-70', 'The dish holds what the Council card says'),
  )
}

function faultAfterWaves(state: WavesState): Refusal | undefined {
  const mode = modeOf(state)
  return firstOf(
    () =>
      mode.owned.some(slot => state.slots[slot]!.elder !== undefined) &&
      refuse('WV-113', 'After the Waves every Elder is collected or in a hand'),
    () =>
      mode.owned.some(slot => {
        const { agents } = state.slots[slot]!
        return !agents?.faceUp || agents.cards.length !== 1
      }) && refuse('WV-99', 'After the Waves one open Agent lies at every slot'),
    () =>
      state.slots.some((slot, index) => mode.owners[index] === undefined && slot.elder === undefined) &&
      refuse('WV-114', 'The extra Elder stays where it is'),
  )
}

function faultAtEnd(state: WavesState): Refusal | undefined {
  const mode = modeOf(state)
  return firstOf(
    () =>
      mode.owned.some(slot => state.slots[slot]!.agents === undefined) &&
      refuse('WV-105', 'At the end every slot has its Agent'),
    () =>
      state.slots.some(slot => slot.agents && (!slot.agents.faceUp || slot.agents.cards.length !== 1)) &&
      refuse('WV-144', 'At the end every Agent lies open'),
  )
}
