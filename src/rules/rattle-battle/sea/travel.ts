/** Movements of own Ships, whatever makes them (RB-74, RB-165, RB-171a). */
import { longRangeMm, moveFault, type PlanePoint, roundMm, seaHalfMm, thousandths } from '../../../measure'
import type { Refusal, Seat } from '../../game'
import type { Random } from '../../random'
import { refuse } from '../../refusal'
import { does } from '../../sentence'
import { effectOf } from '../data/adventures'
import { isDieId } from '../data/dice'
import { placeDie, surroundingsOf } from '../phases/npMove'
import type { RattleState, SeaDie } from '../state'
import { nameOf, ownerOf } from '../table'
import type { DieId } from '../vocabulary'
import { say, type Work } from '../work'
import { gapOf, inSea, isReef, outlineOfDie, seaCardOf, seaOf } from './sea'
import { namedShip, shipName } from './shipNames'

export interface ShipAndEnd extends PlanePoint {
  readonly dieId: DieId
}

/** A use that may lack its fields. */
export type PerhapsShipAndEnd = Partial<ShipAndEnd>

/** The player's Ship, if it is in the Sea. */
export function ownShip(state: RattleState, seat: Seat, id: DieId | undefined): SeaDie | undefined {
  const die = id === undefined ? undefined : inSea(state, id)
  return die && ownerOf(state, die.id) === seat ? die : undefined
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
  if (!ship) return refuse('RB-172', `${namedShip(state, dieId)} is not one of your Ships in the Sea`)
  const around = surroundingsOf(state)
  const others = around.others.filter(other => other.id !== without)
  const end = { x: roundMm(x), y: roundMm(y) }
  const fault = moveFault(
    outlineOfDie(state, ship),
    end,
    cappedRange(state, rangeMm),
    { ...around, others },
    state.options,
  )
  // Measures know no names.
  return fault?.kind === 'overlap' && fault.by !== undefined && isDieId(fault.by)
    ? refuse(fault.rule, `${shipName(state, dieId)} would end on top of ${shipName(state, fault.by)}`)
    : fault
}

/** The Ship where the move has put it. */
export function moved(ship: SeaDie, { x, y }: PlanePoint): SeaDie {
  return { ...ship, x: roundMm(x), y: roundMm(y) }
}

/** A movement that is no Move action (U02, U15, U19, X02): the same limits, only the fields may be missing. */
export function checkFreeTravel(
  state: RattleState,
  seat: Seat,
  { dieId, x, y }: PerhapsShipAndEnd,
  rangeMm: number,
): Refusal | undefined {
  if (dieId === undefined || x === undefined || y === undefined) {
    return refuse('RB-171a', 'Choose one of your Ships and where it goes')
  }
  return checkTravel(state, seat, { dieId, x, y }, rangeMm)
}

/** Puts a Ship whose movement has been checked on its place. */
export function travel(work: Work, seat: Seat, { dieId, x, y }: PerhapsShipAndEnd, rule: string): void {
  const ship = ownShip(work.state, seat, dieId)!
  const end = moved(ship, { x: x!, y: y! })
  const name = shipName(work.state, ship.id)
  placeDie(work, end)
  say(work, rule, `${nameOf(work.state, seat)} ${does(seat, 'moves', 'move')} ${name}`, {
    kind: 'move',
    data: { die: ship.id, from: { x: ship.x, y: ship.y }, end: { x: end.x, y: end.y } },
  })
}

/** How many ends are tried for one Ship. */
const endsPerShip = 12

/**
 * A fair sample of ends for a Ship: points spread evenly over that part of its range which lies in the box, and for
 * every other Ship the place where it would touch that Ship on the straight way there.
 */
export function sampleEnds(
  state: RattleState,
  ship: SeaDie,
  rangeMm: number,
  random: Random,
): readonly ShipAndEnd[] {
  const range = cappedRange(state, rangeMm)
  const half = seaHalfMm - state.options.dieEdgeMm / 2
  const within = (centre: number) =>
    random.between(Math.max(-half, centre - range), Math.min(half, centre + range))
  const ends: ShipAndEnd[] = []
  for (let i = 0; i < endsPerShip; i++) {
    const end = { x: roundMm(within(ship.x)), y: roundMm(within(ship.y)) }
    const [dx, dy] = [end.x - ship.x, end.y - ship.y]
    if (dx * dx + dy * dy <= range * range) ends.push({ dieId: ship.id, ...end })
  }
  for (const other of seaOf(state)) {
    if (other.id === ship.id || isReef(state, other)) continue
    const contact = contactEnd(state, ship, ship, other)
    if (contact) ends.push(contact)
  }
  return differentEnds(ends)
}

/** Distances and directions that are tried for a Ship in a tight place. */
const narrowWaysMm = [0.5, 1, 2, 4, 8, 16, 32, 64]
const narrowDirections = 24

/** The ends of `sampleEnds`; where none of them can be reached, near ones that can, all around the Ship. */
export function legalEnds(
  state: RattleState,
  seat: Seat,
  ship: SeaDie,
  rangeMm: number,
  random: Random,
): readonly ShipAndEnd[] {
  const ends = sampleEnds(state, ship, rangeMm, random)
  const isLegal = (end: ShipAndEnd) => checkTravel(state, seat, end, rangeMm) === undefined
  if (ends.some(isLegal)) return ends
  const around = Array.from({ length: narrowDirections }, () => {
    const way = { x: random.normal(), y: random.normal() }
    const length = Math.sqrt(way.x * way.x + way.y * way.y)
    return { x: way.x / length, y: way.y / length }
  })
  const near = narrowWaysMm.flatMap(mm =>
    around.map(({ x, y }) => ({
      dieId: ship.id,
      x: roundMm(ship.x + x * mm),
      y: roundMm(ship.y + y * mm),
    })),
  )
  return [...ends, ...near.filter(isLegal)]
}

/** Two ways may lead to the same place. */
function differentEnds(ends: readonly ShipAndEnd[]): readonly ShipAndEnd[] {
  return ends.filter((end, index) => ends.findIndex(({ x, y }) => x === end.x && y === end.y) === index)
}

/** How many sides a Ship is approached from. */
const approaches = 8

/** Ends at which the Ship would touch the other one: on the straight way there, and from all around it. */
export function contactEnds(
  state: RattleState,
  ship: SeaDie,
  other: SeaDie,
  random: Random,
): readonly ShipAndEnd[] {
  const starts: PlanePoint[] = [ship]
  for (let i = 0; i < approaches; i++) {
    const away = { x: random.normal(), y: random.normal() }
    const length = Math.sqrt(away.x * away.x + away.y * away.y)
    const distance = (3 * state.options.dieEdgeMm) / length
    starts.push({ x: other.x + away.x * distance, y: other.y + away.y * distance })
  }
  return differentEnds(starts.flatMap(start => contactEnd(state, ship, start, other) ?? []))
}

/** From a point straight towards the other Ship's centre: where the gap is closed but no overlap begins. */
function contactEnd(
  state: RattleState,
  ship: SeaDie,
  start: PlanePoint,
  other: SeaDie,
): ShipAndEnd | undefined {
  const dx = other.x - start.x
  const dy = other.y - start.y
  const length = Math.sqrt(dx * dx + dy * dy)
  const gap = gapOf(state, { ...ship, x: start.x, y: start.y }, other)
  if (gap === 0 || gap > longRangeMm * 2 || length === 0) return undefined
  let way = gap
  for (let i = 0; i < 8; i++) {
    const end = { x: roundMm(start.x + (dx / length) * way), y: roundMm(start.y + (dy / length) * way) }
    const left = gapOf(state, { ...ship, ...end }, other)
    if (thousandths(left) === 0) return { dieId: ship.id, ...end }
    way += left
  }
  return undefined
}
