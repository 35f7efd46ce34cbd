/**
 * Where a simulated ship can end its turn with a wind. It steps and searches as the rules do (voyage.ts, passages.ts), but
 * keeps one way for each space, the one with the best of cost and Story: for looking far ahead, where some may be
 * overlooked.
 */
import { dirCount, spaceCount } from '../../rules/rolling-seas/grid'
import { gain, noGain, stowed } from '../../rules/rolling-seas/ledger'
import { cheapestFirst } from '../../rules/rolling-seas/passages'
import { encounter, stepCost, targetOf } from '../../rules/rolling-seas/voyage'
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

/** Movement Points that a detour for a longer Story may cost. */
const storyPoints = 1.5

const nothing: readonly number[] = []

export function waysWith({ ways: { chart, corners } }: Study, ship: Ship, wind: number): readonly Way[] {
  const { provOnBoard, speed } = ship.ledger
  const waters = { chart, corners }
  const seas = { active: ship.active, obstacle: chart.obstacle, arrow: chart.arrow }
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
  const found: Way[] = [start]
  cheapestFirst(start, (way, goOn) => {
    if (best[way.at] !== way) return true
    for (let dir = 0; dir < dirCount; dir++) {
      const cost = way.cost + stepCost(wind, dir)
      if (cost + way.monsters > most || cost - speed + way.monsters > provOnBoard) continue
      const target = targetOf(waters, way.at, dir)
      if (typeof target === 'string') continue
      const next = enter(way, target, cost, seas)
      if (next.monsters > provOnBoard - Math.max(0, cost - speed)) continue
      const known = best[next.at]
      if (known && merit(known) <= merit(next)) continue
      best[next.at] = next
      goOn(next)
      found.push(next)
    }
    return true
  })
  return found.filter(way => best[way.at] === way && !way.inStorm)
}

export const merit = ({ cost, monsters, story, inStorm }: Way) =>
  cost + monsters - storyPoints * story + (inStorm ? 1 : 0)

/** The way with another step, to where a Current may carry on. */
export function enter(way: Way, target: number, cost: number, seas: Parameters<typeof encounter>[0]): Way {
  const encountered = encounter(seas, target, way.spent, way.currents)
  const { story, monsters, currents, spent } = way
  if (!encountered) return { at: target, cost, story, monsters, currents, inStorm: false, spent }
  const { met, at, inStorm } = encountered
  return {
    at,
    cost,
    story: met.reduce((sum, one) => sum + one.story, story),
    monsters: met.reduce((sum, { isMonster }) => sum + (isMonster ? 1 : 0), monsters),
    currents: encountered.currents,
    inStorm,
    spent: encountered.spent,
  }
}

/** Provisions that it takes. */
export function paidFor({ cost, monsters }: Way, speed: number): number {
  return Math.max(0, cost - speed) + monsters
}

/** The ship after that way; rows that only the order of payments could fill are not looked for. */
export function sailed(ship: Ship, way: Way): Ship {
  const { ledger } = ship
  const paid = paidFor(way, ledger.speed)
  const left = paid === 0 ? ledger : { ...ledger, provOnBoard: ledger.provOnBoard - paid }
  const gained = way.story === 0 ? left : stowed(gain(left, { ...noGain, story: way.story }))
  if (way.spent.length === 0) return { ...ship, at: way.at, ledger: gained }
  const active = Uint8Array.from(ship.active)
  for (const space of way.spent) active[space] = 0
  return { ...ship, at: way.at, ledger: gained, active }
}
