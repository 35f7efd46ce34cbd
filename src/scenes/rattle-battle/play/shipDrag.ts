import { longRangeMm, type PlanePoint, roundMm, shortRangeMm, snapToContact } from '../../../measure'
import type { Refusal } from '../../../rules/game'
import {
  cappedRange,
  type DieId,
  outlineOfDie,
  type RattleMove,
  type RattleState,
  seaOf,
} from '../../../rules/rattle-battle/public'
import type { Choice } from '../../../table/desk'
import { seaDie } from './seaMeasures'
import { thingsOf } from './thingsOf'

/** A way to move a Ship to a point of the Sea that its player points at. */
export interface ShipDrag {
  readonly dieId: DieId
  /** Lacks only where the Ship goes. */
  readonly move: RattleMove
  readonly rangeMm: number
}

type Aimed = Extract<RattleMove, { readonly x?: number }>

const isAimed = (move: RattleMove): move is Aimed & { readonly dieId: DieId; readonly x: number } =>
  'x' in move && move.x !== undefined && 'dieId' in move && move.dieId !== undefined

/** How far each kind of movement goes; a card may shorten it. */
function rangeOf(move: RattleMove): number {
  if (move.kind === 'move') return move.superSails ? 2 * longRangeMm : longRangeMm
  if (move.kind === 'useUpgrade' && move.upgradeId !== 'U02') return shortRangeMm
  return longRangeMm
}

/** Ships that can be dragged, each the way that the picked things say: by Sail unless an Upgrade or a Sailor is picked. */
export function shipDrags(
  choices: readonly Choice[],
  picked: readonly string[],
  view: RattleState,
): ReadonlyMap<DieId, ShipDrag> {
  const drags = new Map<DieId, ShipDrag & { readonly things: number }>()
  for (const { move: any } of choices) {
    const move = any as RattleMove
    if (!isAimed(move)) continue
    const { dieId } = move
    const own = `die:${dieId}`
    const things = thingsOf(move, view).filter(id => id !== own)
    const others = picked.filter(id => id !== own)
    if (things.length !== others.length || !things.every(id => others.includes(id))) continue
    if (drags.has(dieId)) continue
    const { x: _x, y: _y, ...rest } = move
    drags.set(dieId, {
      dieId,
      move: rest as RattleMove,
      rangeMm: cappedRange(view, rangeOf(move)),
      things: things.length,
    })
  }
  return drags
}

export interface DragEnd {
  readonly move: RattleMove
  readonly end: PlanePoint
  readonly refusal: Refusal | undefined
}

/** Released this near to a contact, a Ship is laid against the other one (6.5). */
const snapMm = 3

/** What letting go here would do: the Ship against its neighbour if it can lie there, else just where it is held. */
export function endOfDrag(
  { dieId, move }: ShipDrag,
  point: PlanePoint,
  view: RattleState,
  check: (move: RattleMove) => Refusal | undefined,
): DragEnd {
  const held = { x: roundMm(point.x), y: roundMm(point.y) }
  const at = (end: PlanePoint): DragEnd => {
    const whole = { ...move, x: end.x, y: end.y } as RattleMove
    return { move: whole, end, refusal: check(whole) }
  }
  const die = seaDie(view, dieId)
  if (!die) return at(held)
  const others = seaOf(view)
    .filter(other => other.id !== dieId)
    .map(other => outlineOfDie(view, other))
  const snapped = snapToContact(outlineOfDie(view, die), held, others, snapMm)
  if (snapped) {
    const laid = at(snapped)
    if (!laid.refusal) return laid
  }
  return at(held)
}
