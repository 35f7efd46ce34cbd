/** Landing steps under way, and whose decision is awaited (WF-39, WF-43): invariant 11. */
import type { Refusal, Seat } from '../../game'
import { firstOf, refuse } from '../../refusal'
import { handOf, isAtHome, shipOn } from '../seating'
import type { FortuneState, PhaseId } from '../state'
import { playerAt } from '../work'

const inLanding: readonly PhaseId[] = [
  'foeChoice',
  'fighters',
  'foeThrow',
  'crewThrow',
  'cardThrow',
  'cardChoice',
  'expedition',
]

export function faultOfLandings(state: FortuneState): Refusal | undefined {
  const { phase, active, landings } = state
  return firstOf(
    () =>
      landings[0] &&
      landings[0].who !== active &&
      refuse('WF-43a', 'The active ship has a landing step of its own'),
    () => landings[1]?.who === active && refuse('WF-39', 'Nobody rams their own ship'),
    ...landings.map(
      ({ who, cell }) =>
        () =>
          firstOf(
            () => who >= state.players.length && refuse('WF-43', 'Nobody sits on the seat that lands'),
            () =>
              (!state.players[who]?.afloat || state.players[who].cell !== cell) &&
              refuse('WF-43', 'A ship lands where it is not'),
            () =>
              state.players[who] &&
              isAtHome(state, who) &&
              refuse('WF-43', 'At home a ship has no landing step'),
          ),
    ),
    () => (inLanding.includes(phase) ? faultOfDecision(state) : faultOutside(state)),
  )
}

function faultOfDecision(state: FortuneState): Refusal | undefined {
  const { landings, phase, actor } = state
  const top = landings.at(-1)
  if (!top) return refuse('WF-43', 'Nobody lands, and yet a decision is awaited')
  const due: Seat = phase === 'foeThrow' ? handOf(state, top.who) : top.who
  return firstOf(
    () =>
      top.step !== 'c' && refuse('WF-43', 'This is not the part of the landing step that asks for anything'),
    () =>
      landings.length === 2 && landings[0]!.step !== 'a' && refuse('WF-39', 'The rammed ship lands first'),
    () => actor !== due && refuse('WF-38', 'Somebody else has to act'),
  )
}

function faultOutside(state: FortuneState): Refusal | undefined {
  const { landings, phase, actor, active } = state
  const isAfterRam = phase === 'homeServices' && actor !== active
  const count = phase === 'ramPush' || isAfterRam ? 1 : 0
  return firstOf(
    () => landings.length !== count && refuse('WF-43', 'The landing steps do not fit what is being done'),
    () => landings.some(({ step }) => step !== 'a') && refuse('WF-39', 'The landing step has not begun'),
    () =>
      phase !== 'homeServices' &&
      phase !== 'lobby' &&
      phase !== 'over' &&
      actor !== active &&
      refuse('WF-19', 'The active player acts'),
    () =>
      phase === 'homeServices' &&
      !(playerAt(state, actor).afloat && isAtHome(state, actor)) &&
      refuse('WF-110', 'Home services are for ships at home'),
    () =>
      phase === 'ramPush' &&
      shipOn(state, playerAt(state, active).cell, active) === undefined &&
      refuse('WF-33', 'Nobody is there to be rammed'),
    () =>
      phase === 'ramPush' &&
      state.players.filter(one => one.afloat && one.cell === playerAt(state, active).cell).length > 2 &&
      refuse('WF-30', 'Three ships on one space'),
  )
}
