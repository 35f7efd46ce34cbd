import { containers } from '../physics/containers'
import { gapBetween } from './measuring'
import type { Loose } from './ready'
import { freeSpot, spotOf } from './tableState'
import { reachOf, standingHalf, type Thing, type What } from './thing'

/**
 * Things that came from somewhere else, laid so that each lies on what is below it and none in another: from below,
 * things sink or rise to what bears them, and dice that were heaped up are laid beside each other.
 */
export function laySettled(things: readonly Loose[]): readonly Loose[] {
  const laid: Thing[] = []
  const order = things
    .map((thing, index): Thing => ({ ...thing, id: `t${index + 1}` }))
    .toSorted((a, b) => bottom(a) - bottom(b))
  for (const thing of order) laid.push(settled(thing, laid))
  const byId = new Map(laid.map(thing => [thing.id, thing]))
  return things.map((_, index) => {
    const { id: __, ...rest } = byId.get(`t${index + 1}`)!
    return rest
  })
}

const bottom = (thing: Thing) => thing.pose.position[1] - standingHalf(thing)

/** A hair between what lies on each other, so that nothing presses when it is touched, in mm. */
const hair = 0.05

function settled(thing: Thing, laid: readonly Thing[]): Thing {
  if (thing.what.kind === 'die' && laid.some(other => other.what.kind === 'die' && isOver(thing, other))) {
    const { x, z } = freeSpot(laid, thing.what, spotOf(thing))
    return { ...thing, pose: { ...thing.pose, position: [x, standingHalf(thing), z] } }
  }
  return layOver(thing, laid)
}

/** Laid on whatever is below it: in another thing it would never come to rest. */
export function layOver(thing: Thing, laid: readonly Thing[]): Thing {
  const under = laid.filter(other => isOver(thing, other))
  const height = Math.max(0, ...under.map(other => bearing(other, thing)))
  const [x, , z] = thing.pose.position
  return { ...thing, pose: { ...thing.pose, position: [x, height + standingHalf(thing), z] } }
}

function isOver(thing: Thing, other: Thing): boolean {
  const [a, b] = [spotOf(thing), spotOf(other)]
  const reach = reachOf(thing.what) + reachOf(other.what)
  return (a.x - b.x) ** 2 + (a.z - b.z) ** 2 < reach * reach && gapBetween(thing, other).mm === 0
}

/** How high something bears what lies over it: a tray on its floor, all else on its top. */
function bearing(other: Thing, thing: Thing): number {
  const { what } = other
  if (what.kind === 'tray')
    return isInside(what, other, thing) ? containers[what.tray].floorThickness + hair : 0
  return other.pose.position[1] + standingHalf(other) + hair
}

function isInside({ tray }: Extract<What, { kind: 'tray' }>, other: Thing, thing: Thing): boolean {
  const { innerX, innerZ } = containers[tray]
  const [a, b] = [spotOf(thing), spotOf(other)]
  return Math.abs(a.x - b.x) < innerX / 2 && Math.abs(a.z - b.z) < innerZ / 2
}
