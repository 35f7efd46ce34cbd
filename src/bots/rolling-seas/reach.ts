/**
 * Where a simulated ship can end its turn with a wind: one way for each space, the one with the best of cost and Story.
 * The rules' own search finds every way; this one is for looking far ahead and may overlook some.
 */
import { current, monster, storm } from '../../rules/rolling-seas/chart'
import { dirCount, neighbours, offMap, spaceCount } from '../../rules/rolling-seas/grid'
import { gain, noGain, stowed } from '../../rules/rolling-seas/ledger'
import { isCornerClosed } from '../../rules/rolling-seas/sea'
import type { Ship, Study } from './mind'

export interface Way {
  readonly at: number
  readonly cost: number
  readonly story: number
  readonly monsters: number
  readonly currents: number
  readonly inStorm: boolean
  readonly spent: readonly number[]
}

/** Movement Points that a Story under way is worth going out of the way for. */
const storyPoints = 1.5

const nothing: readonly number[] = []

export function waysWith({ ways: { chart, corners } }: Study, ship: Ship, wind: number): readonly Way[] {
  const { provOnBoard, speed } = ship.ledger
  const { passable } = chart
  const { active } = ship
  const beside = neighbours
  const most = speed + provOnBoard
  const start: Way = {
    at: ship.at,
    cost: 0,
    story: 0,
    monsters: 0,
    currents: 0,
    inStorm: false,
    spent: nothing,
  }
  const best: (Way | undefined)[] = new Array(spaceCount)
  best[ship.at] = start
  const buckets: Way[][] = Array.from({ length: most + 1 }, () => [])
  buckets[0]!.push(start)
  const found: Way[] = [start]
  const merit = (way: Way) => way.cost + way.monsters - storyPoints * way.story + (way.inStorm ? 1 : 0)
  for (let cost = 0; cost <= most; cost++) {
    const bucket = buckets[cost]!
    for (let index = 0; index < bucket.length; index++) {
      const way = bucket[index]!
      if (best[way.at] !== way) continue
      for (let dir = 0; dir < dirCount; dir++) {
        const target = beside[way.at * dirCount + dir]!
        if (target === offMap || passable[target] === 0) continue
        const turn = Math.abs(wind - dir)
        const price = cost + 1 + (turn < dirCount - turn ? turn : dirCount - turn)
        if (price + way.monsters > most || price - speed + way.monsters > provOnBoard) continue
        if (corners === 'blocked' && isCornerClosed(passable, way.at, dir)) continue
        const next = enter(way, target, price, active, chart)
        if (next.monsters > provOnBoard - Math.max(0, price - speed)) continue
        const known = best[next.at]
        if (known && merit(known) <= merit(next)) continue
        best[next.at] = next
        buckets[price]!.push(next)
        found.push(next)
      }
    }
  }
  return found.filter(way => best[way.at] === way && !way.inStorm)
}

function enter(
  way: Way,
  target: number,
  cost: number,
  active: Uint8Array,
  { obstacle, arrow }: Study['ways']['chart'],
): Way {
  let { story, monsters, currents, spent } = way
  let at = target
  let inStorm = false
  while (active[at] === 1 && !spent.includes(at)) {
    spent = [...spent, at]
    const kind = obstacle[at]
    inStorm = kind === storm
    if (kind === storm) story++
    if (kind === monster) {
      story += 2
      monsters++
    }
    if (kind !== current) break
    currents++
    if (currents % 2 === 0) story++
    at = arrow[at]!
    inStorm = false
  }
  return { at, cost, story, monsters, currents, inStorm, spent }
}

/** The ship after that way; rows that only the order of payments could fill are not looked for. */
export function sailed(ship: Ship, way: Way): Ship {
  const { ledger } = ship
  const paid = Math.max(0, way.cost - ledger.speed) + way.monsters
  const left = paid === 0 ? ledger : { ...ledger, provOnBoard: ledger.provOnBoard - paid }
  const gained = way.story === 0 ? left : stowed(gain(left, { ...noGain, story: way.story }))
  if (way.spent.length === 0) return { ...ship, at: way.at, ledger: gained }
  const active = Uint8Array.from(ship.active)
  for (const space of way.spent) active[space] = 0
  return { ...ship, at: way.at, ledger: gained, active }
}
