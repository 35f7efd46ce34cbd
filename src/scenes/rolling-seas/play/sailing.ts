import type { Refusal, Seat } from '../../../rules/game'
import {
  chartOf,
  courseOf,
  type Dir,
  dirIndex,
  dirs,
  neighbour,
  offMap,
  type Passage,
  passagesFrom,
  payBonusMove,
  type RollingState,
  rollingSeas,
  type Sail,
  type StepFault,
  spaceName,
  startVoyage,
  step,
  stepCost,
  type Voyage,
  watersOf,
  windsOf,
} from '../../../rules/rolling-seas/public'

/** One step of the course as it is planned. */
export interface PlannedStep {
  readonly dir: Dir
  readonly isBonus: boolean
  /** Movement Points and Provisions that it takes; a Sea Monster's Provision counts. */
  readonly cost: number
  readonly provisions: number
  /** Story that it brings. */
  readonly story: number
  readonly from: number
  readonly entered: readonly number[]
}

/** What lies one step on: what it would take, or why it cannot be. */
export interface NextSpace extends Omit<PlannedStep, 'entered'> {
  readonly space: number
  readonly entered: readonly number[]
  readonly fault: StepFault | undefined
}

/** A course in somebody's hand: the wind, the steps so far, and what they have come to. Never changed. */
export interface SailingHand {
  readonly kind: 'sailing'
  readonly seat: Seat
  readonly owner: Seat
  readonly move: Sail
  readonly wind: Dir
  readonly steps: readonly PlannedStep[]
  readonly voyage: Voyage
  /** The next step is to be a Bonus Movement (RS-58). */
  readonly usesBonus: boolean
  readonly bonusesLeft: number
  readonly next: readonly NextSpace[]
  /** Fewest Provisions to every space that can be reached from here with this wind. */
  readonly reach: ReadonlyMap<number, number>
  /** Why the ship may not stop here. */
  readonly refusal: Refusal | undefined
}

export function takeCourse(view: RollingState, seat: Seat, die: number): SailingHand | undefined {
  return sail(view, { kind: 'sail', seat, die, before: [], moves: [], after: [] }, false)
}

/** The course with the farthest reach, shown until the player has chosen one. */
export function takeBestCourse(view: RollingState, seat: Seat): SailingHand | undefined {
  const hands = [0, 1, 2].flatMap(die => takeCourse(view, seat, die) ?? [])
  return hands.reduce<SailingHand | undefined>(
    (best, hand) => (best && best.reach.size >= hand.reach.size ? best : hand),
    undefined,
  )
}

/** The course of the move; undefined where it breaks off. */
export function sail(view: RollingState, move: Sail, wantsBonus: boolean): SailingHand | undefined {
  const wind = windsOf(view)?.[move.die]
  const player = view.players[move.seat]
  if (wind === undefined || !player) return undefined
  const waters = watersOf(player, view.options)
  let voyage = startVoyage(waters.chart, player.ledger)
  const held = voyage.ledger.bonusMoves
  const steps: PlannedStep[] = []
  for (const [list, isBonus] of [
    [move.before, true],
    [move.moves, false],
    [move.after, true],
  ] as const)
    for (const dir of list) {
      const next = step(waters, voyage, dirIndex(dir), isBonus ? undefined : dirIndex(wind))
      if (typeof next === 'string') return undefined
      const after = isBonus ? payBonusMove(next) : next
      steps.push(planned(voyage, after, dir, isBonus, wind))
      voyage = after
    }
  const bonusesLeft =
    move.moves.length === 0 && move.after.length === 0 ? held - move.before.length : voyage.ledger.bonusMoves
  // After a Bonus Movement that follows paid steps, only more of them can come.
  const usesBonus = bonusesLeft > 0 && (wantsBonus || move.after.length > 0)
  const isOver = move.after.length > 0 && bonusesLeft === 0
  const next = isOver ? [] : nextSpaces(view, move.seat, voyage, wind, usesBonus)
  return {
    kind: 'sailing',
    seat: move.seat,
    owner: move.seat,
    move,
    wind,
    steps,
    voyage,
    usesBonus,
    bonusesLeft,
    next,
    reach: usesBonus || isOver ? new Map() : reachOf(view, move.seat, voyage, wind),
    refusal: rollingSeas.check(view, move),
  }
}

function planned(before: Voyage, after: Voyage, dir: Dir, isBonus: boolean, wind: Dir): PlannedStep {
  const cost = isBonus ? 0 : stepCost(dirIndex(wind), dirIndex(dir))
  return {
    dir,
    isBonus,
    cost,
    provisions: crossedOff(before, after),
    story: after.ledger.story - before.ledger.story,
    from: before.at,
    entered: after.entered,
  }
}

/** Provisions crossed off between two moments, whatever was filled in meanwhile. */
function crossedOff({ ledger: a }: Voyage, { ledger: b }: Voyage): number {
  return b.provFilled - a.provFilled - (b.provOnBoard - a.provOnBoard)
}

function nextSpaces(
  view: RollingState,
  seat: Seat,
  voyage: Voyage,
  wind: Dir,
  isBonus: boolean,
): readonly NextSpace[] {
  const waters = watersOf(view.players[seat]!, view.options)
  return dirs.flatMap((dir, index): NextSpace[] => {
    const space = neighbour(voyage.at, index)
    if (space === offMap) return []
    const after = step(waters, voyage, index, isBonus ? undefined : dirIndex(wind))
    if (typeof after === 'string') {
      if (after === 'land' || after === 'rocks') return []
      const cost = isBonus ? 0 : stepCost(dirIndex(wind), index)
      return [
        { space, dir, isBonus, cost, provisions: 0, story: 0, from: voyage.at, entered: [], fault: after },
      ]
    }
    return [{ space, ...planned(voyage, after, dir, isBonus, wind), fault: undefined }]
  })
}

/** Ways looked at; a ship with a full hold has hardly more. */
const mostWays = 4000

/** To every space the way onwards that crosses off the fewest Provisions, cheapest first. */
function waysOnwards(view: RollingState, seat: Seat, start: Voyage, wind: Dir): ReadonlyMap<number, Passage> {
  const waters = watersOf(view.players[seat]!, view.options)
  const best = new Map<number, Passage>()
  const isBetter = (one: Passage, known: Passage) =>
    known.voyage.inStorm === one.voyage.inStorm
      ? crossedOff(start, one.voyage) < crossedOff(start, known.voyage)
      : known.voyage.inStorm
  for (const passage of passagesFrom(waters, start, dirIndex(wind), { steps: mostWays, bonuses: 0 })) {
    const known = best.get(passage.voyage.at)
    if (!known || isBetter(passage, known)) best.set(passage.voyage.at, passage)
  }
  return best
}

function reachOf(view: RollingState, seat: Seat, voyage: Voyage, wind: Dir): ReadonlyMap<number, number> {
  const ways = waysOnwards(view, seat, voyage, wind)
  return new Map(
    [...ways].filter(([at]) => at !== voyage.at).map(([at, way]) => [at, crossedOff(voyage, way.voyage)]),
  )
}

/** The course with one more step to a neighbour, or by the cheapest way to a space farther off. */
export function steerTo(view: RollingState, hand: SailingHand, space: number): SailingHand | undefined {
  const near = hand.next.find(one => one.space === space)
  if (near && near.fault === undefined) return withSteps(view, hand, [near.dir])
  if (near || hand.usesBonus) return undefined
  const way = waysOnwards(view, hand.seat, hand.voyage, hand.wind).get(space)
  const course = way ? courseOf(way).moves : []
  return course.length > 0 ? withSteps(view, hand, course) : undefined
}

/** What the course would go on with, if the ship were steered to a space that lies farther off than the next ones. */
export function stepsTo(
  view: RollingState,
  hand: SailingHand,
  space: number | undefined,
): readonly PlannedStep[] {
  if (space === undefined || !hand.reach.has(space) || hand.next.some(near => near.space === space)) return []
  return steerTo(view, hand, space)?.steps.slice(hand.steps.length) ?? []
}

function withSteps(view: RollingState, hand: SailingHand, more: readonly Dir[]): SailingHand | undefined {
  const { move, usesBonus } = hand
  const isBefore = move.moves.length === 0 && move.after.length === 0
  if (!usesBonus) return sail(view, { ...move, moves: [...move.moves, ...more] }, false)
  return sail(
    view,
    isBefore ? { ...move, before: [...move.before, ...more] } : { ...move, after: [...move.after, ...more] },
    false,
  )
}

/** One step less. */
export function stepBack(view: RollingState, { move }: SailingHand): SailingHand | undefined {
  if (move.after.length > 0) return sail(view, { ...move, after: move.after.slice(0, -1) }, false)
  if (move.moves.length > 0) return sail(view, { ...move, moves: move.moves.slice(0, -1) }, false)
  return sail(view, { ...move, before: move.before.slice(0, -1) }, false)
}

/** Why a click on this space leads nowhere: what it is, and what would lead there. */
export function whyNotThere(
  view: RollingState,
  beside: { readonly lands: readonly number[]; readonly ports: readonly number[] },
  { next, steps, usesBonus, seat, voyage }: SailingHand,
  space: number,
): string {
  if (space === offMap) return 'That is beside the map'
  const { ports, passable, ground } = chartOf(view.players[seat]!.map)
  const name = spaceName(space)
  const near = next.find(one => one.space === space)
  if (near?.fault !== undefined) return `${name}: ${near.cost} points, ${faultWords[near.fault]}`
  if (space === voyage.at) return `Your ship lies at ${name}`
  const isBeside = beside.lands.includes(space) || beside.ports.includes(space)
  if (isBeside && steps.length > 0) return `Step back first: you sail, or you go ashore`
  if (ports.includes(space)) return `Port ${name}: a ship calls from the water beside it`
  if (ground[space] !== 0) return `${name} is land: explore it from beside it, once`
  if (passable[space] === 0) return `Rocks lie at ${name}`
  return usesBonus ? `${name} is too far: a Bonus Movement is one step` : `${name} is too far with this wind`
}

/** What a step that cannot be made would need, in a few words. */
export const faultWords: Readonly<Record<StepFault, string>> = {
  edge: 'the map ends',
  land: 'land',
  rocks: 'Rocks',
  corner: 'no room between',
  points: 'too dear',
  monster: 'a Provision for the Monster',
}
