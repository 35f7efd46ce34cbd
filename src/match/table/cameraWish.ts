import { createStore } from 'zustand/vanilla'

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

export const cameraWish = createStore<CameraWish>(() => ({ view: 'drop', serial: 0, followDice: false }))

export function wishView(view: ViewName): void {
  cameraWish.setState(({ serial }) => ({ view, serial: serial + 1 }))
}

export function wishNextView(): void {
  const at = viewNames.indexOf(cameraWish.getState().view)
  wishView(viewNames[(at + 1) % viewNames.length]!)
}

/** Whether the camera goes with the falling dice. */
export function toggleFollow(): void {
  cameraWish.setState(({ followDice }) => ({ followDice: !followDice }))
}

type PushListener = (push: CameraPush) => void
const pushListeners = new Set<PushListener>()

export function pushCamera(push: CameraPush): void {
  for (const listener of pushListeners) listener(push)
}

export function onCameraPush(listener: PushListener): () => void {
  pushListeners.add(listener)
  return () => pushListeners.delete(listener)
}
