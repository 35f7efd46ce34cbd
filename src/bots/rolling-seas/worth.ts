/**
 * What a position will come to by the end of the voyage, in Reputation. For every number of tellings that could still
 * follow, the shortest tour that has them is laid into the rounds that are left; rounds that it leaves free lengthen the
 * Story, if there is land to explore. The best of these plans counts.
 */
import { land } from '../../rules/rolling-seas/chart'
import { endAtHomePort, endAtPort, tellingBonuses, upgradeCosts } from '../../rules/rolling-seas/data/ledger'
import { adjacentSpaces, offMap } from '../../rules/rolling-seas/grid'
import { totalOf } from '../../rules/rolling-seas/ledger'
import { noWay } from '../../rules/rolling-seas/sea'
import type { Ship, Study } from './mind'
import { toursFrom } from './waterways'

/** Stars for having told at this many ports in all, by number. */
const starsAt = Array.from({ length: 9 }, (_, count) =>
  tellingBonuses
    .filter(({ at }) => at <= count)
    .reduce((sum, { kind }) => sum + (kind === 'twoStars' ? 2 : 1), 0),
)

/** Worth of the ship if it lay elsewhere, with another Story and other Provisions. */
export type Appraiser = (at: number, story: number, provisions: number) => number

/** Reputation to be expected in all, with this many rounds left to play. */
export function worthOf(study: Study, ship: Ship, rounds: number): number {
  return appraiserOf(study, ship, rounds)(ship.at, ship.ledger.story, ship.ledger.provOnBoard)
}

/** Everything that does not depend on the ship's position is computed once, because a round considers over a hundred positions. */
export function appraiserOf(study: Study, ship: Ship, rounds: number): Appraiser {
  const { ways, weights } = study
  const { ports, shore, shoreSteps, atPort } = ways
  const { ledger } = ship
  const open = ((1 << ports.length) - 1) & ~ship.told
  const pace = weights.pace[ledger.speed - 3]!
  const told = ledger.tellings.length
  const most = Math.min(ports.length - told, rounds)
  const width = ports.length + 1
  const earned = totalOf(ledger) - starsAt[told]!
  const bonusSteps = ledger.bonusMoves * weights.bonusSteps
  const saved = savingOf(study, ship)
  const legStory = legStoryOf(study, ship)
  return (at, story, provisions) => {
    const head = provisions * weights.provisionSteps + bonusSteps
    const haste = weights.haste + weights.hasteStory * story
    const isAshore = canExplore(study, ship, at)
    const beach = isAshore ? at : shore[at]!
    // Land that only looks unexplored on the map as it was is a few steps away from more of it.
    const detour = isAshore ? 0 : beach === at ? weights.nextShore : shoreSteps[at]!
    const direct = toursFrom(ways, open, at)
    const byShore = beach === offMap ? direct : toursFrom(ways, open, beach)
    const hasShore = beach !== offMap
    let best = Number.NEGATIVE_INFINITY
    let falls = 0
    // From the boldest plan down: too bold ones gain with every port left out, then the worth falls for good.
    for (let count = most; count >= 0 && falls < 2; count--) {
      const before = best
      const end = count > 0 || atPort[at] === 1 ? endAtPort : 0
      const base = starsAt[told + count]! + (count + 1) * story + ((1 + legStory) * count * (count + 1)) / 2
      const idle = weights.idleStory * (1 + weights.early * count)
      const room = rounds - count
      // With land at hand the idle plans are as short as the others and worth more.
      for (let plan = isAshore ? 2 : 0; plan < 4; plan++) {
        const isIdle = plan > 1
        if (isIdle && !hasShore) break
        const isHome = plan % 2 === 1
        const steps = (isIdle ? byShore : direct)[isHome ? width + count : count]!
        if (steps >= noWay) continue
        const way = steps + (isIdle ? detour : 0)
        // A ship that is not there yet sails for at least one round, and a leg rarely ends exactly with a round.
        if (way > 0 && room < 1) continue
        const sailing = way === 0 ? 0 : Math.max(1, (way - head) / pace + weights.legWaste * count)
        const spare = room - sailing
        const gain = spare < 0 ? spare * haste : isIdle ? spare * idle : 0
        const worth =
          base +
          gain +
          (isHome ? endAtHomePort : end) +
          (count > 0 ? saved * way * (1 + weights.early * count) : 0)
        if (worth > best) best = worth
      }
      falls = best > before || best === Number.NEGATIVE_INFINITY ? 0 : falls + 1
    }
    return earned + best
  }
}

/** Story that a leg brings under way; a map full of obstacles brings more. */
function legStoryOf({ weights }: Study, { active }: Ship): number {
  const { legStory, legStoryMet } = weights
  if (legStoryMet === 0) return legStory
  let spaces = 0
  for (let space = 0; space < active.length; space++) spaces += active[space]!
  return legStory + legStoryMet * spaces
}

/** Gold that is saved for the next ship, by the step that is still to be sailed: the rounds that it would spare. */
function savingOf({ weights }: Study, { ledger }: Ship): number {
  const cost = upgradeCosts[ledger.speed]
  if (cost === undefined) return 0
  const pace = weights.pace[ledger.speed - 3]!
  const next = weights.pace[ledger.speed - 2]!
  return weights.saving * Math.min(1, ledger.goldOnHand / cost) * (1 / pace - 1 / next) * weights.idleStory
}

/** RS-71 to RS-75 for a ship at that place. */
export function canExplore({ ways, options }: Study, { explored }: Ship, at: number): boolean {
  if (ways.atPort[at] === 1 && options.exploreAtPort === 'no') return false
  return exploreTarget(ways.chart.ground, explored, at) !== undefined
}

/** Land to be marked from there. */
export function exploreTarget(ground: Uint8Array, explored: Uint8Array, at: number): number | undefined {
  const near = adjacentSpaces[at]!
  for (let index = 0; index < near.length; index++) {
    const space = near[index]!
    if (ground[space] === land && explored[space] === 0) return space
  }
  return undefined
}
