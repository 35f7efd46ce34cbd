/**
 * What a position will come to by the end of the voyage, in Reputation. For every number of tellings that could still
 * follow, the shortest tour that has them is laid into the rounds that are left; rounds that it leaves free lengthen the
 * Story. The best of these plans counts.
 */

import { land } from '../../rules/rolling-seas/chart'
import { endAtHomePort, endAtPort, tellingBonuses, upgradeCosts } from '../../rules/rolling-seas/data/ledger'
import { adjacentSpaces, offMap, spaceCount } from '../../rules/rolling-seas/grid'
import { totalOf } from '../../rules/rolling-seas/ledger'
import type { Ship, Study } from './mind'
import { noWay, toursFrom } from './waterways'

/** Stars for having told at so many ports in all, by number. */
const starsAt = Array.from({ length: 9 }, (_, count) =>
  tellingBonuses
    .filter(({ at }) => at <= count)
    .reduce((sum, { kind }) => sum + (kind === 'twoStars' ? 2 : 1), 0),
)

/** Reputation to be expected in all, with so many rounds left to play. */
export function worthOf(study: Study, ship: Ship, rounds: number): number {
  const { ways, weights } = study
  const { ports } = ways
  const { ledger, at } = ship
  const open = ((1 << ports.length) - 1) & ~ship.told
  const pace = weights.pace[ledger.speed - 3]!
  const head = ledger.provOnBoard * weights.provisionSteps + ledger.bonusMoves * weights.bonusSteps
  const told = ledger.tellings.length
  const most = Math.min(ports.length - told, rounds)
  const direct = toursFrom(ways, open, at)
  const isAshore = canExplore(study, ship)
  const shore = isAshore ? at : ways.shore[at]!
  // Land that only looks unexplored on the map as it was is a few steps away from more of it.
  const detour = isAshore ? 0 : shore === at ? weights.nextShore : ways.shoreSteps[at]!
  const byShore = shore === offMap ? direct : toursFrom(ways, open, shore)
  const width = ports.length + 1
  const atPort = isAtPort(study, ship)
  const haste = weights.haste + weights.hasteStory * ledger.story
  let best = Number.NEGATIVE_INFINITY
  let bestSteps = 0
  let bestCount = 0
  for (let count = 0; count <= most; count++) {
    const stars = starsAt[Math.min(8, told + count)]! - starsAt[told]!
    const end = count > 0 || atPort ? endAtPort : 0
    const base = stars + (count + 1) * ledger.story + ((1 + weights.legStory) * count * (count + 1)) / 2
    const idle = weights.idleStory * (1 + weights.early * count)
    const consider = (steps: number, bonus: number, isIdle: boolean) => {
      if (steps >= noWay) return
      const spare = rounds - count - Math.max(0, steps - head) / pace
      const worth = base + bonus + spare * (spare < 0 ? haste : isIdle ? idle : 0)
      if (worth <= best) return
      best = worth
      bestSteps = steps
      bestCount = count
    }
    consider(direct[count]!, end, false)
    consider(direct[width + count]!, endAtHomePort, false)
    consider(detour + byShore[count]!, end, true)
    consider(detour + byShore[width + count]!, endAtHomePort, true)
  }
  return totalOf(ledger) + best + goldWorth(study, ship, bestSteps, bestCount)
}

/** Gold that is saved for the next ship: the rounds that the larger one would spare. */
function goldWorth({ weights }: Study, { ledger }: Ship, steps: number, count: number): number {
  const cost = upgradeCosts[ledger.speed]
  if (cost === undefined || count === 0) return 0
  const pace = weights.pace[ledger.speed - 3]!
  const next = weights.pace[ledger.speed - 2]!
  const spared = (steps / pace - steps / next) * weights.idleStory * (1 + weights.early * count)
  return weights.saving * Math.min(1, ledger.goldOnHand / cost) * (spared + 1)
}

export function isAtPort({ ways }: Study, ship: Ship): boolean {
  for (let port = 0; port < ways.ports.length; port++) {
    if (ways.steps[port * spaceCount + ship.at] === 0) return true
  }
  return false
}

/** RS-71 to RS-75. */
export function canExplore(study: Study, ship: Ship): boolean {
  if (study.options.exploreAtPort === 'no' && isAtPort(study, ship)) return false
  return exploreTarget(study, ship) !== undefined
}

/** The land to mark: the one that fewest sea spaces touch, so that the others last longer. */
export function exploreTarget({ ways }: Study, { at, explored }: Ship): number | undefined {
  const { ground } = ways.chart
  return adjacentSpaces[at]!.find(space => ground[space] === land && explored[space] === 0)
}
