import type { CheckResult, Cls, ToldTable } from '../../../rules/waves/public'

/** What was found when the Agent of a slot checked. */
export interface Verdict {
  readonly result: CheckResult
  readonly agentPower: number
  readonly elderPower: number
}

/** The table between two events, with what the telling adds to a view. */
export interface ShownTable extends ToldTable {
  /** By slot, from the first check to the next Council. */
  readonly verdicts?: ReadonlyMap<number, Verdict>
  /** The Elders as they lay when the Waves began (WV-98). */
  readonly atWaves?: readonly (Cls | undefined)[]
  /** The Elders have just gone to the next players (WV-133). */
  readonly isRotating?: boolean
  /** The slots of the Wave that runs, in its order. */
  readonly waveOrder?: readonly number[]
}
