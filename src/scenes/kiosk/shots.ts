/**
 * The shots of the kiosk's camera, as plain numbers: where a shot begins and to where it drifts while nothing else
 * happens. What matters is said by the game's own director (`Subject`); how it is taken is decided here.
 */
import type { RigState } from '../table/camera/rigState'

export interface Shot {
  readonly name: ShotName
  /** Reached after `seconds`; 0 cuts. */
  readonly seconds: number
  readonly from: RigState
  /** Where it drifts to, slowing down, within `driftSeconds` after it was reached. */
  readonly to: RigState
  readonly driftSeconds: number
}

export const shotNames = ['establishing', 'hand', 'fall', 'landed', 'duel', 'faces', 'winner'] as const
export type ShotName = (typeof shotNames)[number]

/** Something on the table that is worth looking at, in cm, with how much of the table has to be visible around it. */
export type Subject = Readonly<RigState>

/** A place on the table where dice fall. */
export interface Spot {
  readonly x: number
  readonly z: number
}

const degrees = Math.PI / 180
const state = (
  x: number,
  y: number,
  z: number,
  azimuth: number,
  polar: number,
  half: number,
  fov: number,
): RigState => ({ x, y, z, azimuth: azimuth * degrees, polar: polar * degrees, half, fov: fov * degrees })

/** The whole room, low over the table and slowly round it: this is where we are. */
export function establishing(): Shot {
  return {
    name: 'establishing',
    seconds: 0,
    from: state(-4, 3.5, 1, -34, 70, 27, 34),
    to: state(2, 1.5, 1, -6, 58, 20, 32),
    driftSeconds: 11,
  }
}

/** Dice in a hand, from hardly above them: they are large and hang in the air. */
export function hand({ x, z }: Spot): Shot {
  return {
    name: 'hand',
    seconds: 1.1,
    from: state(x, 11, z, 18, 77, 13, 34),
    to: state(x, 11.5, z, 26, 77.5, 11.5, 34),
    driftSeconds: 5,
  }
}

/** They fall: the eye goes down with them and rises over the wall as they come to rest. */
export function fall({ x, z }: Spot): Shot {
  return {
    name: 'fall',
    seconds: 2.2,
    from: state(x, 1.2, z + 0.4, 14, 50, 14, 32),
    to: state(x, 0.6, z + 0.4, 10, 42, 13, 30),
    driftSeconds: 3,
  }
}

/** As they lie there, to be read. */
export function landed({ x, z }: Spot): Shot {
  return {
    name: 'landed',
    seconds: 1.6,
    from: state(x, 0.5, z + 0.4, 6, 34, 13.5, 30),
    to: state(x, 0.5, z + 0.2, 2, 31, 12.5, 30),
    driftSeconds: 7,
  }
}

/** Nearer than this it is about two or three things that lie close together, and not about a part of the table. */
const duelHalf = 13

/** What the game shows: two Ships at gunpoint from the side and ever nearer, or cards flat enough to be read. */
export function about(subject: Subject): Shot {
  if (subject.half <= duelHalf) {
    const turned = {
      ...subject,
      azimuth: subject.azimuth + 12 * degrees,
      polar: Math.max(subject.polar, 40 * degrees),
    }
    return {
      name: 'duel',
      seconds: 1.2,
      from: turned,
      to: { ...turned, azimuth: turned.azimuth + 8 * degrees, half: subject.half * 0.9 },
      driftSeconds: 6,
    }
  }
  return {
    name: 'faces',
    seconds: 1.5,
    from: { ...subject, azimuth: subject.azimuth - 3 * degrees },
    to: { ...subject, azimuth: subject.azimuth + 3 * degrees, half: subject.half * 0.95 },
    driftSeconds: 10,
  }
}

/** Once round what has been won. */
export function winner({ x, z }: Spot): Shot {
  return {
    name: 'winner',
    seconds: 1.8,
    from: state(x, 2, z, -22, 62, 24, 32),
    to: state(x, 2, z, 20, 58, 20, 32),
    driftSeconds: 12,
  }
}

/** Whether a shot of a subject shows another one well enough, so that the camera can stay on it. */
export function showsToo(shot: Shot, subject: Subject): boolean {
  if (shot.name !== about(subject).name) return false
  const { x, z, half } = shot.to
  const share = subject.half / shot.from.half
  return (
    share > 0.7 &&
    share < 1.35 &&
    Math.abs(subject.x - x) < half * 0.35 &&
    Math.abs(subject.z - z) < half * 0.3
  )
}
