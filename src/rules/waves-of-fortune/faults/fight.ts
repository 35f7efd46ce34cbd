/** The fight that goes on: invariant 10. */
import type { Refusal } from '../../game'
import { firstOf, refuse } from '../../refusal'
import { foeBefore, foeDiceCount, fullHp, leastToSend, mostToSend } from '../fight'
import type { Combat, FortuneState, PhaseId } from '../state'

const inFight: readonly PhaseId[] = ['fighters', 'foeThrow', 'crewThrow']

export function faultOfFight(state: FortuneState): Refusal | undefined {
  const { combat, phase } = state
  if (!combat) return inFight.includes(phase) ? refuse('WF-75', 'Nobody is fought') : undefined
  if (!inFight.includes(phase)) return refuse('WF-75', 'A fight goes on until one side is gone')
  const before = foeBefore(state, combat.fighter)
  return firstOf(
    () => combat.fighter !== state.landings.at(-1)?.who && refuse('WF-38', 'The ship that lands fights'),
    () =>
      (before?.foe !== combat.foe || before.card !== combat.card) && refuse('WF-64', 'That foe is not there'),
    () =>
      before &&
      combat.hp > fullHp(state, before.foe, before.card) &&
      refuse('WF-73', 'No foe has more HP than its card'),
    () => faultOfRound(state, combat),
  )
}

function faultOfRound(state: FortuneState, combat: Combat): Refusal | undefined {
  const { phase } = state
  const { foe, fighters, foeDice, minFighters, fighter } = combat
  const most = mostToSend(state, fighter)
  return firstOf(
    () => minFighters > most && refuse('WF-77a', 'More survivors than crew'),
    () => phase === 'fighters' && fighters !== 0 && refuse('WF-77', 'The fighters are being chosen'),
    () =>
      phase !== 'fighters' &&
      (fighters > most || fighters < leastToSend(combat)) &&
      refuse('WF-77', 'So many cannot fight'),
    () => phase === 'foeThrow' && foe === 'kraken' && refuse('WF-91a', 'Nobody throws for the Kraken'),
    () =>
      (phase === 'crewThrow') !== (foeDice !== undefined) &&
      refuse('WF-79', 'The foe throws before the crew'),
    () => foeDice && faultOfFoeDice(state, combat, foeDice),
  )
}

function faultOfFoeDice(
  { options }: FortuneState,
  combat: Combat,
  foeDice: readonly number[],
): Refusal | undefined {
  if (combat.foe === 'kraken') {
    const isRight = foeDice.join() === '5,5,5'
    return isRight ? undefined : refuse('WF-91', 'The Kraken shows three fives, always')
  }
  return foeDice.length === foeDiceCount(options, combat)
    ? undefined
    : refuse('WF-78', 'One die for every pirate sent')
}
