/** Imagined rounds: what a captain would do with these dice, and what follows. */

import type { Random } from '../../rules/random'
import { type DirectionTable, directionOf, explorationGain } from '../../rules/rolling-seas/data/dice'
import { dirIndex, orthogonalSpaces, spaceName } from '../../rules/rolling-seas/grid'
import { gain, stowed } from '../../rules/rolling-seas/ledger'
import type { RollingState } from '../../rules/rolling-seas/state'
import { doPart, faultOfPart, orderOf, type VisitPart } from '../../rules/rolling-seas/visiting'
import { windsOf } from '../../rules/rolling-seas/winds'
import type { Ship, Study } from './mind'
import { paidFor, sailed, type Way, waysWith } from './reach'
import { type Appraiser, appraiserOf, canExplore, exploreTarget, worthOf } from './worth'

/** The dice of a round, as the mind needs them. */
export interface Weather {
  /** Directions as numbers, each once. */
  readonly winds: readonly number[]
  readonly exploration: number
}

export function anyWeather(random: Random, table: DirectionTable): Weather {
  const winds = new Set<number>()
  for (let die = 0; die < 3; die++) winds.add(dirIndex(directionOf(table, 1 + random.index(12))))
  return { winds: [...winds], exploration: 1 + random.index(6) }
}

/** The weather of this round, once the dice lie on the mat. */
export function weatherOf(state: RollingState): Weather | undefined {
  const winds = windsOf(state)
  return winds && { winds: [...new Set(winds.map(dirIndex))], exploration: state.dice!.exploration }
}

/** The ship after exploring, if it can. */
export function explored(study: Study, ship: Ship, exploration: number): Ship | undefined {
  if (!canExplore(study, ship, ship.at)) return undefined
  const target = exploreTarget(study.ways.chart.ground, ship.explored, ship.at)
  if (target === undefined) return undefined
  const marks = Uint8Array.from(ship.explored)
  marks[target] = 1
  return { ...ship, ledger: stowed(gain(ship.ledger, explorationGain(exploration))), explored: marks }
}

export interface Visited {
  readonly ship: Ship
  readonly port: number
  readonly parts: readonly VisitPart[]
}

const choices: readonly (readonly VisitPart[])[] = [
  ['tell', 'resupply', 'upgrade'],
  ['tell', 'upgrade'],
  ['tell', 'resupply'],
  ['tell'],
  ['resupply', 'upgrade'],
  ['upgrade'],
  ['resupply'],
]

/** Every visit that can be made from here. */
export function visits(study: Study, ship: Ship): readonly Visited[] {
  const { ports } = study.ways
  const found: Visited[] = []
  for (const [index, port] of ports.entries()) {
    if (!orthogonalSpaces[port]!.includes(ship.at)) continue
    const isTold = (ship.told & (1 << index)) !== 0
    const name = spaceName(port)
    const told = isTold ? [name] : []
    for (const choice of choices) {
      if (isTold && choice.includes('tell')) continue
      const parts = orderOf(study.options).filter(part => choice.includes(part))
      let ledger = ship.ledger
      const isPossible = parts.every(part => {
        if (faultOfPart(part, ledger, name, told)) return false
        ledger = doPart(part, ledger)
        return true
      })
      if (!isPossible) continue
      const bits = choice.includes('tell') ? ship.told | (1 << index) : ship.told
      found.push({ ship: { ...ship, ledger: stowed(ledger), told: bits }, port, parts })
    }
  }
  return found
}

/** How a round is played in the mind; `rounds` are left after it. */
export type Round = (study: Study, ship: Ship, weather: Weather, rounds: number) => Ship

/** One round as a solid captain plays it, by wind and Provisions alone. */
export const playRound: Round = (study, ship, { winds, exploration }, rounds) => {
  const appraise = appraiserOf(study, ship, rounds)
  const { story, provOnBoard, speed } = ship.ledger
  const stayed = withoutSailing(study, ship, exploration, rounds, appraise)
  let most = stayed.worth
  let course: Way | undefined
  for (const wind of winds) {
    for (const way of waysWith(study, ship, wind)) {
      const worth = appraise(way.at, story + way.story, provOnBoard - paidFor(way, speed))
      if (worth <= most) continue
      most = worth
      course = way
    }
  }
  return course ? sailed(ship, course) : stayed.ship
}

/** The best of lying at anchor, visiting and exploring. */
export function withoutSailing(
  study: Study,
  ship: Ship,
  exploration: number,
  rounds: number,
  appraise: Appraiser,
): { readonly ship: Ship; readonly worth: number } {
  let best = { ship, worth: appraise(ship.at, ship.ledger.story, ship.ledger.provOnBoard) }
  const consider = (after: Ship) => {
    const worth = worthOf(study, after, rounds)
    if (worth > best.worth) best = { ship: after, worth }
  }
  if (study.ways.atPort[ship.at] === 1) for (const { ship: after } of visits(study, ship)) consider(after)
  const ashore = explored(study, ship, exploration)
  if (ashore) consider(ashore)
  return best
}
