/**
 * One ship under way within a turn, step by step (RS-53). A voyage is never changed: a step gives the next one, or the
 * reason why it cannot be made. Legality, the list of moves, the test whether a ship is shut in (RS-40e) and computer
 * players all sail with this.
 */
import { type Chart, current, monster, storm } from './chart'
import { dirCount, neighbour, offMap } from './grid'
import { gain, noGain } from './ledger'
import type { RollingOptions } from './options'
import { isCornerClosed } from './sea'
import type { Ledger } from './state'

export interface Waters {
  readonly chart: Chart
  readonly corners: RollingOptions['cornerSqueeze']
  readonly currentStory: RollingOptions['currentStory']
}

export interface Voyage {
  readonly at: number
  /** Movement Points of the ship that are left (RS-49). */
  readonly points: number
  readonly ledger: Ledger
  /** Current spaces crossed that count together (RS-56b). */
  readonly currents: number
  /** Obstacle spaces that were active when this voyage entered them, in that order. */
  readonly spent: readonly number[]
  /** RS-54: the last space entered was an active Storm. */
  readonly inStorm: boolean
  /** Spaces entered in the step that led here, in order; a ride has several. */
  readonly entered: readonly number[]
}

export const stepFaults = ['edge', 'land', 'rocks', 'corner', 'points', 'monster'] as const
/** Why a step cannot be made. */
export type StepFault = (typeof stepFaults)[number]

export function startVoyage(chart: Chart, ledger: Ledger): Voyage {
  return {
    at: chart.ship,
    points: ledger.speed,
    ledger,
    currents: 0,
    spent: [],
    inStorm: false,
    entered: [],
  }
}

/** RS-50: 1 with the wind, 1 more for every 45 degrees away from it. */
export function stepCost(wind: number, dir: number): number {
  const turn = Math.abs(wind - dir)
  return 1 + Math.min(turn, dirCount - turn)
}

/** Where a step in a direction leads, or why there is none. */
export function targetOf(
  { chart, corners }: Pick<Waters, 'chart' | 'corners'>,
  at: number,
  dir: number,
): number | StepFault {
  const target = neighbour(at, dir)
  if (target === offMap) return 'edge'
  if (chart.passable[target] === 0) return chart.ground[target] === 0 ? 'rocks' : 'land'
  return corners === 'blocked' && isCornerClosed(chart.passable, at, dir) ? 'corner' : target
}

/** One step with this wind; without one it is a Bonus Movement and costs nothing (RS-58). */
export function step(waters: Waters, voyage: Voyage, dir: number, wind?: number): Voyage | StepFault {
  const target = targetOf(waters, voyage.at, dir)
  if (typeof target === 'string') return target
  const paid = wind === undefined ? voyage : pay(voyage, stepCost(wind, dir))
  if (paid === undefined) return 'points'
  return enter(waters, paid, target)
}

/** RS-49, RS-53: the ship's own points first, then Provisions. */
function pay(voyage: Voyage, cost: number): Voyage | undefined {
  if (cost <= voyage.points) return { ...voyage, points: voyage.points - cost }
  const { ledger } = voyage
  const provOnBoard = ledger.provOnBoard - (cost - voyage.points)
  return provOnBoard < 0 ? undefined : { ...voyage, points: 0, ledger: { ...ledger, provOnBoard } }
}

/** What a ship meets from entering a space until it comes to lie somewhere (RS-53 to RS-56). */
export interface Encounter {
  readonly at: number
  readonly inStorm: boolean
  /** Current spaces crossed that count together, those before included. */
  readonly currents: number
  readonly spent: readonly number[]
  readonly entered: readonly number[]
  /** In this order: how much each lengthens the Story, and whether it wants a Provision. */
  readonly met: readonly { readonly story: number; readonly isMonster: boolean }[]
}

/** `undefined` where nothing is that has not been met before. */
export function encounter(
  { active, obstacle, arrow }: Pick<Chart, 'active' | 'obstacle' | 'arrow'>,
  target: number,
  before: readonly number[],
  currentsBefore: number,
): Encounter | undefined {
  if (active[target] === 0 || before.includes(target)) return undefined
  const spent = [...before]
  const entered: number[] = []
  const met: Encounter['met'][number][] = []
  let at = target
  let inStorm = false
  let currents = currentsBefore
  for (;;) {
    entered.push(at)
    inStorm = false
    if (active[at] === 0 || spent.includes(at)) break
    spent.push(at)
    const kind = obstacle[at]
    if (kind === current) {
      currents++
      met.push({ story: currents % 2 === 0 ? 1 : 0, isMonster: false })
      at = arrow[at]!
      continue
    }
    inStorm = kind === storm
    met.push({ story: kind === monster ? 2 : 1, isMonster: kind === monster })
    break
  }
  return { at, inStorm, currents, spent, entered, met }
}

function enter(waters: Waters, voyage: Voyage, target: number): Voyage | StepFault {
  const before = waters.currentStory === 'perRide' ? 0 : voyage.currents
  const encountered = encounter(waters.chart, target, voyage.spent, before)
  if (!encountered) return { ...voyage, at: target, inStorm: false, entered: [target] }
  const { met, ...there } = encountered
  let { ledger } = voyage
  for (const { story, isMonster } of met) {
    if (isMonster) {
      if (ledger.provOnBoard < 1) return 'monster'
      ledger = { ...ledger, provOnBoard: ledger.provOnBoard - 1 }
    }
    if (story > 0) ledger = gain(ledger, { ...noGain, story })
  }
  return { ...voyage, ...there, ledger }
}

/** A Bonus Movement is crossed off (RS-64). */
export function payBonusMove(voyage: Voyage): Voyage {
  const { ledger } = voyage
  return { ...voyage, ledger: { ...ledger, bonusMoves: ledger.bonusMoves - 1 } }
}
