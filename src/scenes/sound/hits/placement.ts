/** Where a sound comes from, as the camera sees the table. */
export interface Placement {
  /** -1 left to 1 right. */
  readonly pan: number
  /** 1 near, down to -3 dB at the far end. */
  readonly gain: number
  /** Beyond the middle of the table the air takes some of the treble. */
  readonly isFar: boolean
}

/** Never wholly to one side: the table is in front of us, not around us. */
const widest = 0.55
/** Half of what the camera sees of the table, in cm. */
const halfWidth = 18
const farGain = 10 ** (-3 / 20)

const clamp = (value: number) => Math.min(1, Math.max(-1, value))

/** `azimuth`: the way the camera stands around the table, 0 in the south, as the camera rig counts it. */
export function placementOf(x: number, z: number, azimuth: number): Placement {
  const sin = Math.sin(azimuth)
  const cos = Math.cos(azimuth)
  const right = x * cos - z * sin
  const away = -(x * sin + z * cos)
  const depth = clamp(away / halfWidth)
  return {
    pan: widest * clamp(right / halfWidth),
    gain: depth > 0 ? farGain ** depth : 1,
    isFar: depth > 0.35,
  }
}
