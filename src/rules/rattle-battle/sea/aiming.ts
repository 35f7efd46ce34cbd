/** An own Ship and another one in its range: what Upgrades and Special Loot are aimed with. */
import { isInRange } from '../../../measure'
import type { Refusal, Seat } from '../../game'
import { refuse } from '../../refusal'
import type { RattleState, SeaDie } from '../state'
import { ownerOf } from '../table'
import type { DieId } from '../vocabulary'
import { tooFar } from './lengthWords'
import { gapOf, isPlayerShip, seaOf, sidesOf } from './sea'
import { namedShip, shipName } from './shipNames'
import { ownShip, ownShips } from './travel'

/** RB-372, RB-384, RB-391a: NP Ships, and in Pirate Wars other players' Ships. */
export function enemyShips(state: RattleState, seat: Seat): readonly SeaDie[] {
  const { nps } = sidesOf(state)
  if (state.options.scenario !== 'pirateWars') return nps
  return seaOf(state).filter(
    die => nps.includes(die) || (isPlayerShip(die) && ownerOf(state, die.id) !== seat),
  )
}

interface Aim {
  readonly ownId: DieId
  readonly targetId: DieId
}

interface MaybeAim {
  readonly seat: Seat
  readonly ownId?: DieId
  readonly targetId?: DieId
}

/** Is the target one of these, and within range of that own Ship? */
export function aimFault(
  state: RattleState,
  { seat, ownId, targetId }: MaybeAim,
  targets: readonly SeaDie[],
  rangeMm: number,
): Refusal | undefined {
  const own = ownShip(state, seat, ownId)
  if (!own) return refuse('RB-172', 'Choose one of your Ships in the Sea')
  const target = targets.find(die => die.id === targetId)
  if (!target) return refuse('RB-169', 'This Ship cannot be the target')
  const gap = gapOf(state, own, target)
  return isInRange(gap, rangeMm, state.options) ? undefined : tooFar(shipName(state, target.id), gap, rangeMm)
}

/** Every own Ship with every target in its range. */
export function aims(
  state: RattleState,
  seat: Seat,
  targets: readonly SeaDie[],
  rangeMm: number,
): readonly Aim[] {
  return ownShips(state, seat).flatMap(own =>
    targets
      .filter(target => isInRange(gapOf(state, own, target), rangeMm, state.options))
      .map(target => ({ ownId: own.id, targetId: target.id })),
  )
}

/** "Yellow's 4 at red merchant 2" */
export function aimText(state: RattleState, { ownId, targetId }: Partial<Aim>): string {
  return `${namedShip(state, ownId, 'no Ship')} at ${namedShip(state, targetId, 'no Ship')}`
}
