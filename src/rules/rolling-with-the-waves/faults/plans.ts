/** Impossible plans: before the reveal a plan must be legal, after it everything still to be written must have room. */
import type { Refusal, Seat } from '../../game'
import { firstOf, refuse } from '../../refusal'
import { canBury, checkPlan } from '../acts/allocate'
import type { Player, RollingWavesState } from '../state'
import { hasRoom } from '../tracks'
import { dieOn, type Icon, type SingleIcon, singleIcons, stepIds, stepOfIcon } from '../vocabulary'

export function faultOfPlans(state: RollingWavesState): Refusal | undefined {
  const { players, phase } = state
  for (const [seat, player] of players.entries()) {
    const { plan, ready } = player
    const fault = firstOf(
      () => ready && !plan && refuse('RW-47a', 'Who has called YARRR has a plan'),
      () =>
        plan && (phase === 'roll' || phase === 'draft') && refuse('RW-40', 'Plans are made after the draft'),
      () => plan && phase === 'allocate' && checkPlan(player, plan),
      () => plan && phase !== 'allocate' && checkRevealed(state, seat, player),
    )
    if (fault) return fault
  }
  return undefined
}

/** Legal at the reveal, as far as can still be told. */
function checkRevealed(state: RollingWavesState, seat: Seat, player: Player): Refusal | undefined {
  const { plan = {}, nests } = player
  const isComplete =
    Object.keys(plan).length === nests.length && nests.every(({ id }) => Object.hasOwn(plan, id))
  const chosen = new Set(Object.values(plan))
  const fits = chosen.has('bury') ? chosen.size === 1 : chosen.size === nests.length
  return firstOf(
    () => !isComplete && refuse('RW-41', 'All three dice lie on the mini board'),
    () => !fits && refuse('RW-42', 'Each icon takes one die, burying all three'),
    () =>
      singleIcons.some(icon => isPending(state, seat, player, icon) && !hasRoom(player, icon)) &&
      refuse('RW-45', 'A die that is still to be written has a square'),
    () =>
      singleIcons.some(icon => isWritten(state, seat, player, icon) && isBlank(player, icon)) &&
      refuse('RW-55', 'A die that has had its step is written'),
    () =>
      isPending(state, seat, player, 'bury') &&
      !canBury(player) &&
      refuse('RW-46a', 'A player who is still to bury has a chest to bury'),
  )
}

/** Its step is still to come, or its owner is still in the queue of it. */
function isPending(
  { phase, step, queue }: RollingWavesState,
  seat: Seat,
  { plan }: Player,
  icon: Icon,
): boolean {
  if (phase !== 'resolve' || step === undefined || dieOn(plan, icon) === undefined) return false
  const due = stepIds.indexOf(stepOfIcon[icon]) - stepIds.indexOf(step)
  return due > 0 || (due === 0 && queue.includes(seat))
}

function isWritten(state: RollingWavesState, seat: Seat, player: Player, icon: Icon): boolean {
  return dieOn(player.plan, icon) !== undefined && !isPending(state, seat, player, icon)
}

/** Nothing ever wipes hull, ports and crew. */
function isBlank(player: Player, icon: SingleIcon): boolean {
  return (icon === 'hull' || icon === 'ports' || icon === 'crew') && player[icon].length === 0
}
