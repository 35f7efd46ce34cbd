/** Movements of own Ships, whatever makes them (RB-74, RB-165, RB-171a). */
import { longRangeMm, moveFault, type PlanePoint, roundMm, thousandths } from '../../measure'
import type { Refusal, Seat } from '../game'
import type { Random } from '../random'
import { effectOf } from './data/adventures'
import { refuse } from './moveRule'
import { surroundingsOf } from './npMove'
import { gapOf, inSea, isReef, outlineOfDie, seaCardOf, seaOf } from './sea'
import type { RattleState, SeaDie } from './state'
import { ownerOf } from './table'
import type { DieId } from './vocabulary'

export interface ShipAndEnd extends PlanePoint {
  readonly dieId: DieId
}

/** His Ship, if it is in the Sea. */
export function ownShip(state: RattleState, seat: Seat, id: DieId | undefined): SeaDie | undefined {
  if (id === undefined || ownerOf(state, id) !== seat) return undefined
  return inSea(state, id)
}

export function ownShips(state: RattleState, seat: Seat): readonly SeaDie[] {
  return seaOf(state).filter(die => ownerOf(state, die.id) === seat)
}

/** A14: no move of a Player Ship by any source exceeds the cap. */
export function cappedRange(state: RattleState, rangeMm: number): number {
  const cap = effectOf(seaCardOf(state).id, 'moveCap')
  return cap ? Math.min(cap.range, rangeMm) : rangeMm
}

/** May the Ship be moved there? `without` names a Ship that has left the Sea before the end is checked (U17). */
export function checkTravel(
  state: RattleState,
  seat: Seat,
  { dieId, x, y }: ShipAndEnd,
  rangeMm: number,
  without?: DieId,
): Refusal | undefined {
  const ship = ownShip(state, seat, dieId)
  if (!ship) return refuse('RB-172', `${dieId} is not one of your Ships in the Sea`)
  const around = surroundingsOf(state)
  const others = around.others.filter(other => other.id !== without)
  const end = { x: roundMm(x), y: roundMm(y) }
  return moveFault(
    outlineOfDie(state, ship),
    end,
    cappedRange(state, rangeMm),
    { ...around, others },
    state.options,
  )
}

/** The Ship where the move has put it. */
export function moved(ship: SeaDie, { x, y }: PlanePoint): SeaDie {
  return { ...ship, x: roundMm(x), y: roundMm(y) }
}

/** How many ends are tried for one Ship. */
const endsPerShip = 12

/**
 * A fair sample of ends for a Ship: points spread evenly over the disc of its range, and for every other Ship the
 * place where it would touch that Ship on the straight way there.
 */
export function sampleEnds(
  state: RattleState,
  ship: SeaDie,
  rangeMm: number,
  random: Random,
): readonly ShipAndEnd[] {
  const range = cappedRange(state, rangeMm)
  const ends: ShipAndEnd[] = []
  for (let i = 0; i < endsPerShip; i++) {
    const x = random.between(-range, range)
    const y = random.between(-range, range)
    if (x * x + y * y <= range * range)
      ends.push({ dieId: ship.id, x: roundMm(ship.x + x), y: roundMm(ship.y + y) })
  }
  for (const other of seaOf(state)) {
    if (other.id === ship.id || isReef(state, other)) continue
    const contact = contactEnd(state, ship, other)
    if (contact) ends.push(contact)
  }
  return ends
}

/** On the straight way from centre to centre, where the gap is closed but no overlap begins. */
function contactEnd(state: RattleState, ship: SeaDie, other: SeaDie): ShipAndEnd | undefined {
  const dx = other.x - ship.x
  const dy = other.y - ship.y
  const length = Math.sqrt(dx * dx + dy * dy)
  const gap = gapOf(state, ship, other)
  if (gap === 0 || gap > longRangeMm * 2 || length === 0) return undefined
  let travel = gap
  for (let i = 0; i < 8; i++) {
    const end = { x: roundMm(ship.x + (dx / length) * travel), y: roundMm(ship.y + (dy / length) * travel) }
    const left = gapOf(state, { ...ship, ...end }, other)
    if (thousandths(left) === 0) return { dieId: ship.id, ...end }
    travel += left
  }
  return undefined
}
