import { createStore } from 'zustand/vanilla'
import type { DieReading, TileOutline } from '../../measure'
import type { RuleEvent } from '../../rules/game'
import { wishView } from '../cameraWish'
import { part, type Table } from '../part'
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
  /** Tiles that hinder a shot there. */
  readonly blocking: readonly TileOutline[]
  readonly measured: Measured
  readonly hovered: string | undefined
  readonly orders: readonly JudgedOrder[]
}

export const deskJudgeOf = part(() =>
  createStore<DeskJudge>(() => ({
    isOn: false,
    lying: [],
    blocking: [],
    measured: nothingMeasured,
    hovered: undefined,
    orders: [],
  })),
)

/** Opens or closes the judge's view from above. */
export function toggleJudge(table: Table, wish?: boolean): void {
  const deskJudge = deskJudgeOf(table)
  const { isOn: wasOn } = deskJudge.getState()
  const isOn = wish ?? !wasOn
  if (isOn === wasOn) return
  deskJudge.setState({ isOn, measured: nothingMeasured, hovered: undefined })
  wishView(table, isOn ? 'judge' : 'drop')
}

export function judgeHover(table: Table, id: string | undefined): void {
  const deskJudge = deskJudgeOf(table)
  if (deskJudge.getState().hovered !== id) deskJudge.setState({ hovered: id })
}

export function judgePick(table: Table, id: string): void {
  deskJudgeOf(table).setState(({ measured }) => ({ measured: afterPick(measured, id) }))
}

export function judgeBetween(table: Table, first: string | undefined, second: string | undefined): void {
  deskJudgeOf(table).setState({ measured: measuredBetween(first, second) })
}

export function judgeNothing(table: Table): void {
  const deskJudge = deskJudgeOf(table)
  if (deskJudge.getState().measured !== nothingMeasured) deskJudge.setState({ measured: nothingMeasured })
}
