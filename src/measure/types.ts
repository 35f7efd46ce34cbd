/**
 * The plain data that physics and rules share: which dice there are, what a throw is asked for, what it is made of
 * and what it leaves lying. Nothing here knows an engine or a game.
 *
 * World axes: origin in the centre of the container's floor, x to the right, y up, z towards the south side of the
 * table; millimetres, seconds, degrees. The plane of the rules (RB-60) is seen from above: x to the right, y away,
 * so a point of the plane is (x, -z).
 */

export type Vec3 = readonly [x: number, y: number, z: number]
export type Quat = readonly [x: number, y: number, z: number, w: number]

/** A point or direction of the plane of the rules (RB-60), seen from above: x right, y away, in millimetres. */
export interface PlanePoint {
  readonly x: number
  readonly y: number
}

export const dieKinds = [
  'd6',
  'd12',
  'ship',
  'captain',
  'np-yellow',
  'np-green',
  'np-red',
  'np-orange',
  'np-blue',
  'np-violet',
  'exploration',
] as const
export type TrueDieKind = (typeof dieKinds)[number]

/** Thrown and read like a die, though it is not a die: the flat round Wave token (waves 6.2), of which the heading counts. */
export const thrownKinds = [...dieKinds, 'wave-token'] as const
export type DieKind = (typeof thrownKinds)[number]

export const containerIds = [
  'sea-box',
  'tray',
  'rolling-waves-tray',
  'rolling-seas-tray',
  'fortune-tray',
  'table',
] as const
/** `shell-dish`: the round dish of WAVES, into which its token is tossed and nothing else. */
export const placeIds = [...containerIds, 'shell-dish'] as const
export type ContainerId = (typeof placeIds)[number]

export interface DieSpec {
  readonly id: string
  readonly kind: DieKind
}

/** A die that lies flat on the floor before a throw begins. */
export interface LyingDie extends DieSpec {
  /** 1-based index of the upper face. */
  readonly face: number
  readonly x: number
  readonly z: number
  /** Degrees, counter-clockwise seen from above. */
  readonly yaw: number
}

export const throwStyles = ['drop', 'roll', 'toss'] as const
export type ThrowStyle = (typeof throwStyles)[number]

export const sides = ['south', 'west', 'north', 'east'] as const
export type Side = (typeof sides)[number]

/** What a hand adds to a throw. Every field is optional and is clamped to what the style allows. */
export interface Gesture {
  /** Where the hand lets go, measured from the middle of the floor. */
  readonly x?: number
  readonly z?: number
  readonly height?: number
  /** How fast the hand moves as it lets go, in mm/s. */
  readonly vx?: number
  readonly vy?: number
  readonly vz?: number
  /** How hard the dice were shaken, 0 to 1: it decides how fast they tumble. */
  readonly shake?: number
}

/** When a die counts as lying flat (RB-70 and its kin in the other games). */
export interface Flatness {
  /** Largest tilt of the upper face from the horizontal, in degrees. */
  readonly tiltDeg: number
  /** Largest distance of the centre from its height when lying on the floor. */
  readonly heightMm: number
}

/** What the rules ask for: which dice, where to, among what. */
export interface ThrowRequest {
  readonly container: ContainerId
  readonly style: ThrowStyle
  readonly dice: readonly DieSpec[]
  readonly lying: readonly LyingDie[]
  /** May the dice that lie there be moved by the throw? (RB-118) */
  readonly bystanders: 'live' | 'anchored'
  readonly flat: Flatness
  /** The side from which a roll or toss comes; a drop comes from above. */
  readonly from?: Side
  /** A drop falls around this point of the floor instead of its middle. */
  readonly at?: { readonly x: number; readonly z: number }
  /** Invisible walls up to 400 mm keep everything in (RB-116). */
  readonly raisedWalls?: boolean
  /** Edge of six-sided dice in this box, if not the usual 16 mm (`dieEdgeMm`). */
  readonly edgeMm?: number
}

/** One blow of the fist, at a step counted from the start of the throw. */
export interface Bang {
  readonly step: number
  readonly level: 1 | 2 | 3
}

/** The whole input of one simulated throw: run it again and every bit of the result is the same. */
export interface ThrowRecord {
  readonly version: 1
  readonly seed: string
  readonly request: ThrowRequest
  readonly gesture?: Gesture
  readonly bangs: readonly Bang[]
}

export const supports = ['floor', 'die', 'wall', 'rim', 'table', 'nothing'] as const
/** What a die rests on: the worst of what it touches, so `floor` means the floor alone. */
export type Support = (typeof supports)[number]

export interface Pose {
  readonly position: Vec3
  readonly rotation: Quat
}

/** What is read from a die at rest. */
export interface DieReading extends DieSpec, Pose {
  /** 1-based index of the face whose outward normal points up most. */
  readonly face: number
  readonly inBox: boolean
  readonly flat: boolean
  readonly tiltDeg: number
  readonly restsOn: Support
}

/** How a throw ended. `unsettled`: the upper bound of steps came first and nothing is read. */
export type ThrowOutcome = 'flat' | 'cocked' | 'outside' | 'unsettled'

export interface ThrowResult {
  readonly outcome: ThrowOutcome
  /** In the order of the request: thrown dice first, then those that lay there. */
  readonly dice: readonly DieReading[]
  readonly steps: number
  /** 64 bits in hex over the exact bits of all poses, in the same order. */
  readonly hash: string
}
