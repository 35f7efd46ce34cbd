/** Where to draw an obstacle: on the own map where it helps, on a neighbour’s where it is most in the way. */
import { chartOf, rocks } from '../../rules/rolling-seas/chart'
import { adventureCard } from '../../rules/rolling-seas/data/adventures'
import { drawn, legalDrawings } from '../../rules/rolling-seas/drawings'
import { adjacentSpaces, offMap, orthogonalSpaces } from '../../rules/rolling-seas/grid'
import type { PlaceObstacle } from '../../rules/rolling-seas/moves'
import { cardFor, drawingCaseOf, mapInHands } from '../../rules/rolling-seas/passing'
import type { Lying } from '../../rules/rolling-seas/placements'
import { stepsFrom } from '../../rules/rolling-seas/sea'
import type { Player } from '../../rules/rolling-seas/state'
import type { CardId } from '../../rules/rolling-seas/vocabulary'
import { type Mind, roundsAfter, type Ship, type Study, shipOf, studyOf, toldBits } from './mind'
import { anyWeather, playRound, type Weather, weatherOf } from './simulate'
import { follow } from './strong'
import { openMoorings } from './waterways'

/** Drawings that are followed through some weather, and how far. */
const breadth = 10
const depth = 4

/** A drawing that is to be made, and where it can be: what serves this seat best by rules of thumb comes first. */
export interface Commission {
  readonly card: CardId
  readonly owner: Player
  /** -1 on another player’s map: everything there should be in their way. */
  readonly sign: 1 | -1
  readonly choices: readonly Lying[]
}

export type Draughtsman = (mind: Mind, commission: Commission) => Lying

export const drawByThumb: Draughtsman = (_, { choices }) => choices[0]!

/** Before there is a ship there is nothing to look ahead for. */
export function drawWell(mind: Mind, draw: Draughtsman): PlaceObstacle {
  const { state, seat, random } = mind
  const card = cardFor(state, seat)!
  const mapOwner = mapInHands(state, seat)
  const drawingCase = drawingCaseOf(state, mapOwner)
  const { owner } = drawingCase
  const sign = mapOwner === seat ? 1 : -1
  const thumb = adventureCard(card).kind === 'rocks' ? rocksWorth(owner) : boonWorth(mind, owner)
  const choices = random
    .shuffled(legalDrawings(drawingCase, card))
    .map(lying => ({ lying, worth: sign * thumb(lying) }))
    .toSorted((a, b) => b.worth - a.worth)
    .map(({ lying }) => lying)
  const best = (owner.map.homePort === undefined ? drawByThumb : draw)(mind, { card, owner, sign, choices })
  return { kind: 'placeObstacle', seat, card, mapOwner, placement: best.placement }
}

export interface Sketch {
  readonly lying: Lying
  readonly ship: Ship
  readonly study: Study
}

/** The map with the obstacle there. */
export function sketched({ state, weights }: Mind, { owner, card }: Commission, lying: Lying): Sketch {
  const map = { ...owner.map, drawings: [...owner.map.drawings, drawn(card, lying)] }
  const after = { ...owner, map }
  return { lying, ship: shipOf(after), study: studyOf(after, state.options, weights) }
}

/** In the Adventure Phase the dice of this round lie there already. */
export function weathersFrom({ state, random }: Mind, length: number): readonly Weather[] {
  const weathers = Array.from({ length }, () => anyWeather(random, state.options.directionTable))
  const known = weatherOf(state)
  if (known) weathers[0] = known
  return weathers
}

export const drawAhead: Draughtsman = (mind, commission) => {
  const { state, meter } = mind
  const rounds = roundsAfter(state) + 1
  const length = Math.min(depth, rounds)
  const field = commission.choices
    .slice(0, breadth)
    .map(lying => ({ ...sketched(mind, commission, lying), sum: 0 }))
  const samples = Math.floor(meter.left / (length * Math.max(1, field.length)))
  for (let sample = 0; sample < samples; sample++) {
    const weathers = weathersFrom(mind, length)
    for (const one of field)
      one.sum += commission.sign * follow(mind, playRound, one.study, one.ship, weathers, rounds)
  }
  return field.reduce((best, one) => (one.sum > best.sum ? one : best)).lying
}

/** How much Rocks there would lengthen the ways to the next ports: a loss to the owner. */
function rocksWorth(owner: Player): (lying: Lying) => number {
  const chart = chartOf(owner.map)
  const told = toldBits(owner)
  const open = chart.ports.filter((_, index) => (told & (1 << index)) === 0)
  const goals = open.map(port => openMoorings(chart, port))
  const from = chart.ship === offMap ? [] : [chart.ship]
  const before = stepsFrom(chart.passable, from, 'allowed')
  const nearest = (steps: Uint8Array, moorings: readonly number[]) =>
    Math.min(...moorings.map(space => steps[space]!))
  return ({ spaces }) => {
    const isMooring = goals.flat().filter(space => spaces.includes(space)).length
    if (chart.ship === offMap) return 0 - isMooring
    const passable = Uint8Array.from(chart.passable)
    const obstacle = Uint8Array.from(chart.obstacle)
    for (const space of spaces) {
      passable[space] = 0
      obstacle[space] = rocks
    }
    const after = stepsFrom(passable, from, 'allowed')
    const longer = open.map((port, index) => {
      const way = nearest(before, goals[index]!)
      const detour = nearest(after, openMoorings({ ground: chart.ground, obstacle }, port)) - way
      return detour / (1 + way)
    })
    const crowded = spaces.filter(space => adjacentSpaces[chart.ship]!.includes(space)).length
    return 0 - 4 * longer.reduce((sum, one) => sum + one, 0) - 0.3 * isMooring - 0.1 * crowded
  }
}

/** How much a Storm, Monster or Current helps its owner there: near their routes, but not at moorings. */
function boonWorth({ state }: Mind, owner: Player): (lying: Lying) => number {
  const chart = chartOf(owner.map)
  const told = toldBits(owner)
  const open = chart.ports.filter((_, index) => (told & (1 << index)) === 0)
  const corners = state.options.cornerSqueeze
  const starts = chart.ship === offMap ? open.flatMap(port => openMoorings(chart, port)) : [chart.ship]
  const from = stepsFrom(chart.passable, starts, corners)
  const goals = open.map(port => {
    const to = stepsFrom(chart.passable, openMoorings(chart, port), corners)
    return { to, way: Math.min(...starts.map(space => to[space]!)) }
  })
  const isMooring = (space: number) => open.some(port => orthogonalSpaces[port]!.includes(space))
  /** Near to a way to the next ports, and more so if near to the ship. */
  const value = (space: number) => {
    let sum = 0
    for (const { to, way } of goals) {
      const detour = from[space]! + to[space]! - way
      if (detour <= 1) sum += (detour === 0 ? 1 : 0.5) / (2 + way)
    }
    return sum
  }
  return ({ spaces, exit }) => {
    let worth = 0
    for (const space of spaces) worth += isMooring(space) ? -0.1 : value(space)
    if (exit === undefined) return worth
    // A Current is worth what it carries towards a port.
    const first = spaces[0]!
    const carried = goals.map(({ to, way }) => (to[first]! - to[exit]!) / (2 + way))
    return worth + Math.max(0, ...carried)
  }
}
