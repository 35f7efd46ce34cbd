import { createStore } from 'zustand/vanilla'
import type { Seat } from '../rules/game'
import { createEmitter } from './createEmitter'
import { part, type Table } from './part'

/** A spot that means the same on every screen: in the frame of something that lies before all of them, in mm. */
export interface TableSpot {
  readonly on: string
  readonly x: number
  readonly y: number
  readonly z: number
}

/** A soft light where a player points. */
export interface PointedLight extends TableSpot {
  readonly seat: Seat
  /** By `performance.now()`. */
  readonly since: number
}

/** A light is gone after this many milliseconds. */
export const lightMs = 4_000
/** One press points once, though a key repeats and a hand trembles. */
const againMs = 300

export interface Pointing {
  /** Who points here, and how the others hear of it; absent where nobody else is at the table, and for those who watch. */
  readonly own: { readonly seat: Seat; tell(spot: TableSpot): void } | undefined
  /** The next press on the table points. */
  readonly isArmed: boolean
  /** The last of each seat, for as long as it shows. */
  readonly lights: readonly PointedLight[]
  /** What lies at a spot, as this screen calls it; given by the scene. */
  readonly nameAt: ((spot: TableSpot) => string | undefined) | undefined
}

export const pointingOf = part(() =>
  createStore<Pointing>(() => ({ own: undefined, isArmed: false, lights: [], nameAt: undefined })),
)

const askedOf = part(() => createEmitter<undefined>())
/** A key points at what the pointer is over, or at what the choice in hand is about. */
export const askToPoint = (table: Table): void => askedOf(table).emit(undefined)
export const onAskedToPoint = (table: Table, listener: () => void): (() => void) =>
  askedOf(table).listen(listener)

export function armPointing(table: Table, isArmed: boolean): boolean {
  const pointing = pointingOf(table)
  if (pointing.getState().isArmed === isArmed) return false
  pointing.setState({ isArmed })
  return true
}

export function showLight(table: Table, seat: Seat, { on, x, y, z }: TableSpot): void {
  const pointing = pointingOf(table)
  const light: PointedLight = { seat, on, x, y, z, since: performance.now() }
  const others = (isGone: (one: PointedLight) => boolean) =>
    pointing.getState().lights.filter(one => !isGone(one))
  pointing.setState({ lights: [...others(one => one.seat === seat), light] })
  setTimeout(() => pointing.setState({ lights: others(one => one === light) }), lightMs)
}

/** Takes all lights away: the player wants to see none. */
export const forgetLights = (table: Table): void => pointingOf(table).setState({ lights: [] })

/** Points for the player at this screen; false where there is nobody to show it to. */
export function pointAt(table: Table, spot: TableSpot): boolean {
  const { own, lights } = pointingOf(table).getState()
  armPointing(table, false)
  if (!own) return false
  const last = lights.find(({ seat }) => seat === own.seat)
  if (last && performance.now() - last.since < againMs) return true
  showLight(table, own.seat, spot)
  own.tell(spot)
  return true
}

/** The player at this screen may point, until they leave. */
export function joinPointing(table: Table, own: NonNullable<Pointing['own']>): () => void {
  const pointing = pointingOf(table)
  pointing.setState({ own })
  return () => pointing.setState({ own: undefined, isArmed: false, lights: [] })
}
