import { createStore } from 'zustand/vanilla'
import { createEmitter } from './createEmitter'
import { part, type Table } from './part'

/** Views that every table offers (keys and buttons ask for them, the camera rig goes there). */
export const viewNames = ['drop', 'seat', 'close', 'judge'] as const
export type ViewName = (typeof viewNames)[number]

/** A push of the camera by keys or buttons, in steps of one press. */
export const cameraPushes = [
  'orbit-left',
  'orbit-right',
  'orbit-up',
  'orbit-down',
  'nearer',
  'farther',
  'pan-left',
  'pan-right',
  'pan-up',
  'pan-down',
] as const
export type CameraPush = (typeof cameraPushes)[number]

export interface CameraWish {
  /** The view asked for last; the person may have moved on from it since. */
  readonly view: ViewName
  /** Counts the wishes, so that the same view can be asked for twice. */
  readonly serial: number
  readonly followDice: boolean
}

export const cameraWishOf = part(() =>
  createStore<CameraWish>(() => ({ view: 'drop', serial: 0, followDice: false })),
)

export function wishView(table: Table, view: ViewName): void {
  cameraWishOf(table).setState(({ serial }) => ({ view, serial: serial + 1 }))
}

export function wishNextView(table: Table): void {
  const at = viewNames.indexOf(cameraWishOf(table).getState().view)
  wishView(table, viewNames[(at + 1) % viewNames.length]!)
}

/** Whether the camera goes with the falling dice. */
export function toggleFollow(table: Table): void {
  cameraWishOf(table).setState(({ followDice }) => ({ followDice: !followDice }))
}

const pushesOf = part(() => createEmitter<CameraPush>())

export function pushCamera(table: Table, push: CameraPush): void {
  pushesOf(table).emit(push)
}

export function onCameraPush(table: Table, listener: (push: CameraPush) => void): () => void {
  return pushesOf(table).listen(listener)
}
