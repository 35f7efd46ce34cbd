/**
 * The order of what happens in a frame, and the time that it stands for. Drivers run from the lowest number up; the
 * last one draws, and being positive it takes drawing over from React Three Fiber.
 */
export const framePriority = {
  clock: -100,
  throw: -90,
  sound: -80,
  dice: -70,
  camera: -60,
  lights: -50,
  judge: -40,
  draw: 1,
} as const

/** The longest time that one frame may stand for, in seconds. */
const longestFrame = 0.2
/** What the first frame after a rest stands for: the rest itself must not be played. */
const firstFrame = 1 / 60

/** Shared by all drivers of a frame; written by FrameClock only. */
export const frame = {
  seconds: firstFrame,
  /** Time between this frame and the one before if they were consecutive, else undefined. */
  gapMs: undefined as number | undefined,
  /** Set by drivers: something is in motion, draw again after this. */
  wanted: false,
  /** Set by code that moved something that casts a shadow. */
  shadowsStale: true,
  /** A shadow is a frame old, and is drawn in this frame. */
  shadowsOwed: false,
  /** Grows whenever something visible changes; a built-up picture starts again then. */
  changes: 0,
  /** Dice are in the air: the quality must not change under them. */
  busy: false,
  /** How many drawings lie over the picture that no built-up picture may soften, such as the judge's. */
  overlays: 0,
}

let askForFrame: (() => void) | undefined

/** Connects the renderer; returns a function that disconnects it, unless another has connected since. */
export function connectFrameLoop(ask: () => void): () => void {
  askForFrame = ask
  return () => {
    if (askForFrame === ask) askForFrame = undefined
  }
}

/** Draws at least one more frame. `shadows`: what moved casts one. */
export function wake(shadows = false): void {
  frame.wanted = true
  frame.changes++
  if (shadows) frame.shadowsStale = true
  askForFrame?.()
}

export function startFrame(deltaSeconds: number): void {
  const flowing = frame.wanted
  frame.gapMs = flowing ? deltaSeconds * 1000 : undefined
  frame.seconds = flowing ? Math.min(deltaSeconds, longestFrame) : firstFrame
  frame.wanted = false
}
