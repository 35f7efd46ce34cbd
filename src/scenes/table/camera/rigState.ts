/**
 * Where the camera is, as numbers that can be mixed: the point looked at, two angles, how much is seen (half the
 * height of the picture at that point, in cm) and the opening angle. The distance follows from the last two, so going
 * over to a parallel view is one smooth motion: the angle closes while what is seen stays as large.
 */
export interface RigState {
  x: number
  y: number
  z: number
  /** Around the vertical, 0 looks north, in radians. */
  azimuth: number
  /** From straight above, in radians. */
  polar: number
  half: number
  /** Vertical opening angle in radians. */
  fov: number
}

/** Closed this far the view counts as parallel and an orthographic camera takes over. */
export const parallelFov = (1.2 * Math.PI) / 180

export const rigLimits = {
  polar: [0, 1.36],
  half: [2.2, 62],
  x: [-84, 84],
  y: [0, 12],
  z: [-52, 52],
  /** The eye stays this far above the table top, in cm. */
  eyeHeight: 3,
} as const

const clamp = (value: number, [low, high]: readonly [number, number]) => Math.min(Math.max(value, low), high)

export function distanceOf(state: RigState): number {
  return state.half / Math.tan(state.fov / 2)
}

/** Keeps the eye above the table and the point looked at on it: nobody gets lost. Mutates and returns the state. */
export function limitRig(state: RigState): RigState {
  state.x = clamp(state.x, rigLimits.x)
  state.y = clamp(state.y, rigLimits.y)
  state.z = clamp(state.z, rigLimits.z)
  state.half = clamp(state.half, rigLimits.half)
  state.polar = clamp(state.polar, rigLimits.polar)
  const lowest = rigLimits.eyeHeight - state.y
  const distance = distanceOf(state)
  if (lowest > 0 && Math.cos(state.polar) * distance < lowest)
    state.polar = Math.acos(Math.min(1, lowest / distance))
  return state
}

export function copyRig(from: Readonly<RigState>, to: RigState): RigState {
  to.x = from.x
  to.y = from.y
  to.z = from.z
  to.azimuth = from.azimuth
  to.polar = from.polar
  to.half = from.half
  to.fov = from.fov
  return to
}

const fullTurn = 2 * Math.PI

/** The same direction, at most half a turn away from the other angle. */
export function nearestTurn(angle: number, other: number): number {
  return angle + Math.round((other - angle) / fullTurn) * fullTurn
}

/** Between two states; sizes and opening angles by ratio, because that is how nearness is felt. */
export function mixRig(from: RigState, to: RigState, share: number, out: RigState): RigState {
  const mix = (a: number, b: number) => a + (b - a) * share
  out.x = mix(from.x, to.x)
  out.y = mix(from.y, to.y)
  out.z = mix(from.z, to.z)
  out.azimuth = mix(from.azimuth, nearestTurn(to.azimuth, from.azimuth))
  out.polar = mix(from.polar, to.polar)
  out.half = from.half * (to.half / from.half) ** share
  // Distance, not angle, changes evenly: otherwise the camera would race away in the last tenth.
  const distance = distanceOf(from) * (distanceOf(to) / distanceOf(from)) ** share
  out.fov = 2 * Math.atan(out.half / distance)
  return out
}

export function sameRig(a: RigState, b: RigState): boolean {
  return (
    Math.abs(a.x - b.x) < 1e-3 &&
    Math.abs(a.y - b.y) < 1e-3 &&
    Math.abs(a.z - b.z) < 1e-3 &&
    Math.abs(nearestTurn(a.azimuth, b.azimuth) - b.azimuth) < 1e-4 &&
    Math.abs(a.polar - b.polar) < 1e-4 &&
    Math.abs(a.half / b.half - 1) < 1e-4 &&
    Math.abs(a.fov - b.fov) < 1e-5
  )
}

export function writeEye(state: RigState, out: { x: number; y: number; z: number }): void {
  const distance = distanceOf(state)
  const flat = Math.sin(state.polar) * distance
  out.x = state.x + Math.sin(state.azimuth) * flat
  out.y = state.y + Math.cos(state.polar) * distance
  out.z = state.z + Math.cos(state.azimuth) * flat
}
