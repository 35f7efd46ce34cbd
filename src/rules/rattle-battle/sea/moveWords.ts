/** Where a Ship is moved to, in words: beside whom, from which side, or how far and which way. */
import { atan2Deg, isTouching, measuredGap, mmText, outlineAt, type PlanePoint } from '../../../measure'
import type { RattleState, SeaDie } from '../state'
import type { DieId } from '../vocabulary'
import { inSea, outlineOfDie, sidesOf } from './sea'
import { namedShip, shipName } from './shipNames'

const courses = [
  'north',
  'north-east',
  'east',
  'south-east',
  'south',
  'south-west',
  'west',
  'north-west',
] as const

/** The nearest of eight directions, north being away from the first player. */
function courseOf(from: PlanePoint, to: PlanePoint): (typeof courses)[number] {
  const eighths = Math.round(atan2Deg(to.x - from.x, to.y - from.y) / 45)
  return courses[(eighths + 8) % 8]!
}

/** The merchant that will be nearest: what a player moves for. */
export function nearestAt(
  state: RattleState,
  ship: SeaDie,
  { x, y }: PlanePoint,
  without?: DieId,
): { readonly die: SeaDie; readonly mm: number } | undefined {
  const outline = outlineAt(outlineOfDie(state, ship), { x, y })
  let nearest: { readonly die: SeaDie; readonly mm: number } | undefined
  for (const die of sidesOf(state).nps) {
    if (die.id === without) continue
    const mm = measuredGap(outline, outlineOfDie(state, die))
    if (!nearest || mm < nearest.mm) nearest = { die, mm }
  }
  return nearest
}

/** "touching red merchant 2, from the south", "32 mm to the north, 12 mm from red merchant 2". */
export function endText(state: RattleState, ship: SeaDie, end: PlanePoint, without?: DieId): string {
  const near = nearestAt(state, ship, end, without)
  if (near && isTouching(near.mm))
    return `touching ${shipName(state, near.die.id)}, from the ${courseOf(near.die, end)}`
  const [dx, dy] = [end.x - ship.x, end.y - ship.y]
  const way = `${mmText(Math.sqrt(dx * dx + dy * dy))} mm to the ${courseOf(ship, end)}`
  return near ? `${way}, ${mmText(near.mm)} mm from ${shipName(state, near.die.id)}` : way
}

/** "Yellow's 4, touching red merchant 2, from the south", of a use that may lack its fields. */
export function travelText(
  state: RattleState,
  { dieId, x, y }: { readonly dieId?: DieId; readonly x?: number; readonly y?: number },
): string {
  const name = namedShip(state, dieId, 'a Ship')
  const ship = dieId === undefined ? undefined : inSea(state, dieId)
  return ship && x !== undefined && y !== undefined ? `${name}, ${endText(state, ship, { x, y })}` : name
}
