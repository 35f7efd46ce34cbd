import { createStore } from 'zustand/vanilla'
import type { DieReading } from '../../../measure'
import type { RuleEvent } from '../../../rules/game'
import { wishView } from '../cameraWish'
import { afterPick, type Measured, measuredBetween, nothingMeasured } from './measured'

/** A question of order, and its answer step by step. */
export interface JudgedOrder {
  readonly title: string
  readonly rule: string
  readonly steps: readonly RuleEvent[]
}

/** The judge at a table: what lies there to be measured, what is being measured, and in what order things come. */
export interface DeskJudge {
  readonly isOn: boolean
  /** Dice that lie where distances count. */
  readonly lying: readonly DieReading[]
  readonly measured: Measured
  readonly hovered: string | undefined
  readonly orders: readonly JudgedOrder[]
}

export const deskJudge = createStore<DeskJudge>(() => ({
  isOn: false,
  lying: [],
  measured: nothingMeasured,
  hovered: undefined,
  orders: [],
}))

const { getState, setState } = deskJudge

/** Calls the judge, or sends him away; he looks from above. */
export function toggleJudge(isOn: boolean = !getState().isOn): void {
  if (isOn === getState().isOn) return
  setState({ isOn, measured: nothingMeasured, hovered: undefined })
  wishView(isOn ? 'judge' : 'drop')
}

export function judgeHover(id: string | undefined): void {
  if (getState().hovered !== id) setState({ hovered: id })
}

export function judgePick(id: string): void {
  setState(({ measured }) => ({ measured: afterPick(measured, id) }))
}

export function judgeBetween(first: string | undefined, second: string | undefined): void {
  setState({ measured: measuredBetween(first, second) })
}

export function judgeNothing(): void {
  if (getState().measured !== nothingMeasured) setState({ measured: nothingMeasured })
}
