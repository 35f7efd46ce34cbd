import { createStore } from 'zustand/vanilla'
import { part } from './part'

/** What the last picture cost, told whenever the picture has come to rest: for tests and measurements. */
export interface PictureFacts {
  readonly atRest: boolean
  /** How much that belongs to the picture is still being fetched or printed. */
  readonly pendingAssets: number
  /** How much of that has not begun, because it comes behind the first picture. */
  readonly pendingBehind: number
  readonly tier: string
  readonly frames: number
  /** Draw calls and triangles of the dearest frame since the picture lay still before, shadows included. */
  readonly calls: number
  readonly triangles: number
  /** Frames that the picture at rest was built up from. */
  readonly stillFrames: number
  /** Seen from above: where the middle of the floor is on the screen, and CSS pixels a millimetre. */
  readonly plan: { readonly x: number; readonly y: number; readonly pxPerMm: number } | undefined
  /** Milliseconds of script in the last live frame. */
  readonly scriptMs: number
}

export const pictureFactsOf = part(() =>
  createStore<PictureFacts>(() => ({
    atRest: false,
    pendingAssets: 0,
    pendingBehind: 0,
    tier: 'low',
    frames: 0,
    calls: 0,
    triangles: 0,
    stillFrames: 0,
    plan: undefined,
    scriptMs: 0,
  })),
)
