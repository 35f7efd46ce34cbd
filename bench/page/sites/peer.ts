/** What the measurements ask of a page with somebody else's dice. */
export interface Peer {
  /** Throws this many six-sided dice and waits for the result. */
  readonly roll: (dice: number) => Promise<unknown>
  /** How far each die of the result leans from its nearest face, in degrees. */
  readonly tilts: () => readonly number[]
}

export function offerPeer(peer: Peer): void {
  Object.assign(window, { peer })
}

interface Turn {
  readonly x: number
  readonly y: number
  readonly z: number
  readonly w: number
}

/** The angle between "up" and the axis of a cube that is nearest to it. */
export function tiltOf({ x, y, z, w }: Turn, up: 'y' | 'z'): number {
  const rows =
    up === 'y'
      ? [2 * (x * y + w * z), 1 - 2 * (x * x + z * z), 2 * (y * z - w * x)]
      : [2 * (x * z - w * y), 2 * (y * z + w * x), 1 - 2 * (x * x + y * y)]
  const upright = Math.min(1, Math.max(...rows.map(Math.abs)))
  return (Math.acos(upright) * 180) / Math.PI
}
