import { createStore } from 'zustand/vanilla'
import type { DieReading } from '../../../measure'
import type { RuleEvent } from '../../../rules/game'
import { wishView } from '../cameraWish'

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
  readonly measured: { readonly first: string | undefined; readonly second: string | undefined }
  readonly hovered: string | undefined
  readonly orders: readonly JudgedOrder[]
}

const nothing = { first: undefined, second: undefined }

export const deskJudge = createStore<DeskJudge>(() => ({
  isOn: false,
  lying: [],
  measured: nothing,
  hovered: undefined,
  orders: [],
}))

const { getState, setState } = deskJudge

/** Calls the judge, or sends him away; he looks from above. */
export function toggleJudge(isOn: boolean = !getState().isOn): void {
  if (isOn === getState().isOn) return
  setState({ isOn, measured: nothing, hovered: undefined })
  wishView(isOn ? 'judge' : 'drop')
}

export function judgeHover(id: string | undefined): void {
  if (getState().hovered !== id) setState({ hovered: id })
}

/** A tap on a die: the first, then the second, then a new first; the same die again lets go of it. */
export function judgePick(id: string): void {
  const { first, second } = getState().measured
  if (first === id) setState({ measured: { first: second, second: undefined } })
  else if (second === id) setState({ measured: { first, second: undefined } })
  else if (first === undefined || second !== undefined)
    setState({ measured: { first: id, second: undefined } })
  else setState({ measured: { first, second: id } })
}

export function judgeBetween(first: string | undefined, second: string | undefined): void {
  setState({ measured: { first, second: first === second ? undefined : second } })
}

export function judgeNothing(): void {
  if (getState().measured !== nothing) setState({ measured: nothing })
}
