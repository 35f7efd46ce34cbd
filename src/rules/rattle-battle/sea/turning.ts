/** Turning a die to a chosen result (RB-81). */

import { faceCount } from '../../../measure'
import type { Refusal, Seat } from '../../game'
import { refuse } from '../../refusal'
import { does } from '../../sentence'
import { dieInfo, isDieId, markText } from '../data/dice'
import { placeDie } from '../phases/npMove'
import type { RattleState } from '../state'
import { nameOf } from '../table'
import type { DieId } from '../vocabulary'
import { say, type Work } from '../work'
import { shipName } from './shipNames'
import { ownShip, ownShips } from './travel'

interface PerhapsTurn {
  readonly dieId?: DieId
  readonly face?: number
}

export function checkTurn(state: RattleState, seat: Seat, { dieId, face }: PerhapsTurn): Refusal | undefined {
  const ship = ownShip(state, seat, dieId)
  if (!ship) return refuse('RB-172', 'Choose one of your Ships in the Sea')
  if (face === undefined || !facesOf(ship.id).includes(face))
    return refuse('RB-81', 'Choose one of its faces')
  return face === ship.face
    ? refuse('RB-81', `${shipName(state, ship.id)} shows this face already`)
    : undefined
}

/** It stays in place and keeps its yaw. */
export function turnShip(work: Work, seat: Seat, { dieId, face }: PerhapsTurn): void {
  const ship = ownShip(work.state, seat, dieId)!
  const name = shipName(work.state, ship.id)
  placeDie(work, { ...ship, face: face! })
  const mark = markText(ship.id, face!)
  say(work, 'RB-81', `${nameOf(work.state, seat)} ${does(seat, 'turns', 'turn')} ${name} to ${mark}`, {
    kind: 'turn',
    data: { die: ship.id, face },
  })
}

/** Every own Ship with every face that it does not show. */
export function turns(state: RattleState, seat: Seat): readonly { dieId: DieId; face: number }[] {
  return ownShips(state, seat).flatMap(ship =>
    facesOf(ship.id)
      .filter(face => face !== ship.face)
      .map(face => ({ dieId: ship.id, face })),
  )
}

/** "Yellow's 4 to Cannon" */
export function turnText(state: RattleState, { dieId, face }: PerhapsTurn): string {
  if (dieId === undefined || !isDieId(dieId) || face === undefined) return 'a Ship'
  return `${shipName(state, dieId)} to ${markText(dieId, face)}`
}

function facesOf(id: DieId): readonly number[] {
  return Array.from({ length: faceCount(dieInfo(id).kind) }, (_, index) => index + 1)
}
