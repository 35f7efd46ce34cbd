import type { Refusal } from '../../game'
import { firstOf, refuse } from '../../refusal'
import type { MoveRule } from '../moveRule'
import type { TeamSignal } from '../moves'
import { modeOf, partyOf, seatsOfParty, slotsOf } from '../seating'
import { mostSignals, needsClass, type Signal, signalText } from '../signals'
import type { WavesState } from '../state'
import { nameOf } from '../vocabulary'
import { change, say } from '../work'

/** WV-83, WV-84, WV-85: a player is silent from their own placement to the last one of the round. */
export function mayTalk(state: WavesState, seat: number): boolean {
  return whyNot(state, seat) === undefined
}

function whyNot(state: WavesState, seat: number): Refusal | undefined {
  if (state.hands[seat] === undefined) return refuse('WV-6', 'Nobody sits there')
  const hasPlaced = () => slotsOf(state, seat).some(slot => state.slots[slot]!.agents !== undefined)
  return firstOf(
    () =>
      modeOf(state).id !== 'teams' &&
      refuse('WV-88', 'There are no teams here, so there is nobody to signal to'),
    () =>
      state.options.teamTalk === 'none' && refuse('WV-88', 'This table has agreed to play without talking'),
    () =>
      seatsOfParty(state, partyOf(state, seat)).length < 2 &&
      refuse('WV-88', 'You play alone: you have no team'),
    () =>
      state.phase === 'play' &&
      hasPlaced() &&
      refuse('WV-84', 'You have placed: not a word until everybody has'),
  )
}

export const teamSignal: MoveRule<'teamSignal'> = {
  rule: 'WV-83',
  phase: 'aside',

  check: (state, { seat, signal, cls, toSeat }) =>
    firstOf(
      () => whyNot(state, seat),
      () => cls === undefined && needsClass.has(signal) && refuse('WV-86', 'Say which class you mean'),
      () =>
        toSeat !== undefined &&
        (toSeat === seat || state.hands[toSeat] === undefined) &&
        refuse('WV-86', 'Speak to somebody else at this table'),
    ),

  play(work, { kind: _, ...said }) {
    const signal: Signal = said
    change(work, { signals: [...work.state.signals, signal].slice(-mostSignals) })
    say(work, 'WV-86', `${nameOf(said.seat)}: “${signalText(signal)}”`, 'signalled', { ...said })
  },

  list: (): readonly TeamSignal[] => [],
  name: (_state, move) => `Say: ${signalText(move)}`,
}
