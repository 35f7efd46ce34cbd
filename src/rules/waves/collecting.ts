/**
 * The two Waves as a pure function (3.12, 3.14, 5.4): from the Council as it lies after the direct effect to the list
 * of its checks. The rules tell them as events; who looks ahead reads the same list.
 */
import type { FaceId } from './data/faces'
import { type Mode, orderFrom } from './data/modes'
import { wonBy } from './goals'
import type { ClassCounts } from './majority'
import type { Cls, Role } from './vocabulary'

/** The card that checks for a slot; additional Rebels have gone (WV-101). */
export interface Checker {
  readonly role: Role
  readonly cls: Cls
}

/** All that the Waves depend on. */
export interface Council {
  readonly mode: Mode
  /** The active tablet. */
  readonly face: FaceId
  readonly knightsRead: 'agent' | 'elder'
  /** By slot, the extra Elder included. */
  readonly elders: readonly Cls[]
  /** By slot; only owned slots have one. */
  readonly agents: readonly (Checker | undefined)[]
  /** The slot with the Wave token. */
  readonly wave: number
  readonly shells: number
  /** Elders of each class as the round began (WV-142). */
  readonly startCounts: ClassCounts
  /** By party. */
  readonly displays: readonly (readonly Cls[])[]
}

/** `returned`: into the hand by WV-136; all others but `collected` name the first condition that failed. */
export const checkResults = ['collected', 'noShell', 'power', 'tablet', 'returned'] as const
export type CheckResult = (typeof checkResults)[number]

export interface Check {
  readonly slot: number
  readonly wave: 1 | 2
  readonly role: Role
  readonly elder: Cls
  readonly agent: Cls
  /** Current Powers (WV-11). */
  readonly elderPower: number
  readonly agentPower: number
  /** In the dish before this check. */
  readonly shells: number
  readonly result: CheckResult
  /** WV-140: the slot whose Agent was turned up for this check. */
  readonly readsAgentOf?: number
}

export interface Waves {
  readonly checks: readonly Check[]
  readonly shells: number
  /** The party that reached its goal with the last check (WV-61). */
  readonly winner?: number
}

/** WV-131: the player who goes first. */
export function rolesInOrder(face: FaceId): readonly [Role, Role] {
  return face === 'KNI-REB' ? ['rebel', 'follower'] : ['follower', 'rebel']
}

/** WV-102, WV-103, WV-135: the slots of both Waves in their order. */
export function orderOfWaves({
  mode,
  face,
  wave,
}: Pick<Council, 'mode' | 'face' | 'wave'>): readonly number[] {
  return orderFrom(mode, wave, face === 'SEE-CCW')
}

export function runWaves(council: Council): Waves {
  const { mode, face } = council
  const order = orderOfWaves(council)
  const displays = [...council.displays]
  const checks: Check[] = []
  let shells = council.shells
  let hasReturned = false
  let wave: 1 | 2 = 1
  for (const role of rolesInOrder(face)) {
    for (const slot of order) {
      const checker = council.agents[slot]
      if (checker?.role !== role) continue
      const party = mode.parties[mode.owners[slot]!]!
      const check = checkOf(council, wave, slot, checker, shells, displays[party]!, hasReturned)
      checks.push(check)
      if (check.result === 'returned') hasReturned = true
      if (check.result !== 'collected') continue
      shells--
      displays[party] = [...displays[party]!, check.elder]
      if (wonBy(displays[party], mode.goals[party]!)) return { checks, shells, winner: party }
    }
    wave = 2
  }
  return { checks, shells }
}

function checkOf(
  council: Council,
  wave: 1 | 2,
  slot: number,
  checker: Checker,
  shells: number,
  display: readonly Cls[],
  hasReturned: boolean,
): Check {
  const { role, cls: agent } = checker
  const elder = council.elders[slot]!
  const elderPower = powerOfElder(council, slot, shells)
  const agentPower = powerOfAgent(council, slot, checker, shells)
  const result = resultOf(council, elder, elderPower, agentPower, shells, display, hasReturned)
  const check = { slot, wave, role, elder, agent, elderPower, agentPower, shells, result }
  // WV-148: without a Shell the neighbour's Power cannot matter, and its card stays face down.
  const reads = council.face === 'KNI-AGT' && council.knightsRead === 'agent' && shells > 0
  return reads ? { ...check, readsAgentOf: council.mode.rightPlayer[slot]! } : check
}

/** The first condition of WV-106 that fails, in the order in which 5.6 names them. */
function resultOf(
  { face, startCounts }: Council,
  elder: Cls,
  elderPower: number,
  agentPower: number,
  shells: number,
  display: readonly Cls[],
  hasReturned: boolean,
): CheckResult {
  if (shells === 0) return 'noShell'
  const isEnough = face === 'KEE-LOW' ? agentPower <= elderPower : agentPower > elderPower
  if (!isEnough) return 'power'
  if (face === 'NOB-NEW' && display.includes(elder)) return 'tablet'
  if (face === 'SEE-UNI' && startCounts[elder - 1] !== 1) return 'tablet'
  return face === 'NOB-RET' && !hasReturned ? 'returned' : 'collected'
}

/** `council.elders` are those of the start of the Waves: what is collected meanwhile changes nothing (WV-132). */
export function powerOfElder(
  { face, elders, mode }: Pick<Council, 'face' | 'elders' | 'mode'>,
  slot: number,
  shells: number,
): number {
  const printed = elders[slot]!
  switch (face) {
    case 'SCH-SIX':
      return printed === 1 ? 6 : printed
    case 'KEE-SHL':
      return printed === 2 ? keeperPower(shells) : printed
    case 'KNI-ELD':
      return elders[mode.right[slot]!]!
    default:
      return printed
  }
}

export function powerOfAgent(
  council: Pick<Council, 'face' | 'elders' | 'mode' | 'agents' | 'knightsRead'>,
  slot: number,
  { role, cls }: Checker,
  shells: number,
): number {
  switch (council.face) {
    case 'SCH-SIX':
      return cls === 1 ? 6 : cls
    case 'SCH-F3R6':
      return role === 'follower' ? 3 : 6
    case 'KEE-SHL':
      return cls === 2 ? keeperPower(shells) : cls
    case 'KNI-AGT':
      return powerOnTheRight(council, slot)
    case 'SEE-MIN':
      return role === 'follower' ? cls - 2 : cls
    default:
      return cls
  }
}

/** WV-139. */
function keeperPower(shells: number): number {
  return 2 + 2 * shells
}

/** WV-140, WV-141: printed Power, so there are no chains. */
function powerOnTheRight(
  { knightsRead, elders, agents, mode }: Pick<Council, 'elders' | 'mode' | 'agents' | 'knightsRead'>,
  slot: number,
): number {
  if (knightsRead === 'elder') return elders[mode.right[slot]!]!
  return agents[mode.rightPlayer[slot]!]!.cls
}

/** WV-133: the Elder of every owned slot goes to the next player on the right; the extra one stays. */
export function rotated<T>(mode: Mode, elders: readonly T[]): T[] {
  const moved = [...elders]
  for (const slot of mode.owned) moved[mode.rightPlayer[slot]!] = elders[slot]!
  return moved
}
