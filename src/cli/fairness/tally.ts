import {
  type DieKind,
  dieFaces,
  faceDistance,
  gap,
  outlineOf,
  readUpperFace,
  readYaw,
  seaHalfMm,
} from '../../measure'
import { type PerformedThrow, startPoses } from '../../physics'

/**
 * What is counted of many throws: plain numbers, so that the tallies of several runs can be added up and printed raw.
 * Tables are row by row; faces count from 0 here.
 */
export interface Tally {
  readonly kind: DieKind
  readonly dicePerDrop: number
  drops: number
  faces: number[]
  /** Face up in the hand against face up at rest. */
  startFace: number[][]
  /** Place in the hand against face. */
  handPlace: number[][]
  /** Place in the list of dice against face. */
  die: number[][]
  /** Faces of disjoint pairs of one drop, in the order of the list. */
  pairs: number[][]
  /** Faces of dice that are each other's nearest neighbour at rest, the first in the list against the other. */
  neighbours: number[][]
  /** Faces of one die in a drop and in the next; each drop is in one pair. */
  successive: number[][]
  /** Headings of dice that touch neither wall nor die, within the turn after which a die looks the same. */
  yaw: number[]
  /** Eighths of the floor around the centre, of drops that fell once. */
  landing: number[]
  /** Faces in drops that felt the fist, and in drops that were repeated. */
  afterFist: number[]
  afterRepeat: number[]
  /** For each face, how often it showed in each drop: sums of (count - mean)², see `dispersion`. */
  scatter: number[]
  /** As the first attempt fell, before any blow: dice tilted, level on others, out of the box. */
  tilted: number
  stacked: number
  outside: number
  unsettledDrops: number
  fistDrops: number
  bangs: number
  repeatedDrops: number
  /** Steps of the first attempt until rest. */
  steps: number
  longest: number
  /** Sum of squares of the distance from the centre in mm², for the spread. */
  spread: number
  deepestSink: number
  previous: number[] | undefined
}

export const yawBins = 18
const eighths = 8

const zeros = (count: number): number[] => new Array(count).fill(0)
const table = (rows: number, columns: number): number[][] =>
  Array.from({ length: rows }, () => zeros(columns))

export function createTally(kind: DieKind, dicePerDrop: number): Tally {
  const faces = dieFaces[kind].length
  return {
    kind,
    dicePerDrop,
    drops: 0,
    faces: zeros(faces),
    startFace: table(faces, faces),
    handPlace: table(dicePerDrop, faces),
    die: table(dicePerDrop, faces),
    pairs: table(faces, faces),
    neighbours: table(faces, faces),
    successive: table(faces, faces),
    yaw: zeros(yawBins),
    landing: zeros(eighths),
    afterFist: zeros(faces),
    afterRepeat: zeros(faces),
    scatter: zeros(faces),
    tilted: 0,
    stacked: 0,
    outside: 0,
    unsettledDrops: 0,
    fistDrops: 0,
    bangs: 0,
    repeatedDrops: 0,
    steps: 0,
    longest: 0,
    spread: 0,
    deepestSink: 0,
    previous: undefined,
  }
}

/** Counts one throw that was carried through to a flat end. */
export function count(tally: Tally, done: PerformedThrow, flatTiltDeg: number): void {
  const { dice } = done.result
  const faces = dice.map(die => die.face - 1)
  tally.drops++
  countFaces(tally, done, faces)
  countPairs(tally, done, faces)
  countPlaces(tally, done)
  countRest(tally, done, flatTiltDeg)
}

function countFaces(tally: Tally, done: PerformedThrow, faces: readonly number[]): void {
  const starts = startPoses(done.record)
  const seen = zeros(tally.faces.length)
  faces.forEach((face, index) => {
    const start = starts[index]!
    tally.faces[face]!++
    seen[face]!++
    tally.startFace[readUpperFace(tally.kind, start.rotation).face - 1]![face]!++
    tally.handPlace[start.slot]![face]!++
    tally.die[index]![face]!++
    if (done.record.bangs.length > 0) tally.afterFist[face]!++
    if (done.attempts > 1) tally.afterRepeat[face]!++
  })
  const mean = faces.length / seen.length
  seen.forEach((number, face) => {
    tally.scatter[face]! += (number - mean) ** 2
  })
}

function countPairs(tally: Tally, done: PerformedThrow, faces: readonly number[]): void {
  for (let i = 0; i + 1 < faces.length; i += 2) tally.pairs[faces[i]!]![faces[i + 1]!]!++
  const { dice } = done.result
  const nearest = dice.map((one, i) => {
    let best = -1
    let least = Number.POSITIVE_INFINITY
    dice.forEach((other, j) => {
      const [x, , z] = one.position
      const far = (x - other.position[0]) ** 2 + (z - other.position[2]) ** 2
      if (i !== j && far < least) {
        least = far
        best = j
      }
    })
    return best
  })
  nearest.forEach((other, i) => {
    if (other > i && nearest[other] === i) tally.neighbours[faces[i]!]![faces[other]!]!++
  })
  if (tally.previous) {
    tally.previous.forEach((before, index) => {
      tally.successive[before]![faces[index]!]!++
    })
    tally.previous = undefined
  } else tally.previous = [...faces]
}

/** Nearer than this to a wall or another die, and it may have been turned parallel to it. */
const freeMm = 3

function countPlaces(tally: Tally, done: PerformedThrow): void {
  const { dice } = done.result
  const period = tally.kind === 'd12' ? 72 : 90
  const outlines = dice.map(die => outlineOf(die))
  dice.forEach((die, index) => {
    const [x, , z] = die.position
    tally.spread += x * x + z * z
    if (done.attempts === 1) tally.landing[eighth(x, z)]!++
    const isFree =
      Math.max(Math.abs(x), Math.abs(z)) < seaHalfMm - 12 - freeMm &&
      outlines.every((other, j) => j === index || gap(outlines[index]!, other) > freeMm)
    if (!isFree) return
    const turned = readYaw(die.kind, die.rotation, die.face) % period
    tally.yaw[Math.min(yawBins - 1, Math.floor((turned / period) * yawBins))]!++
  })
}

/** Which of the eight equal wedges of the square floor a point is in. */
function eighth(x: number, z: number): number {
  return (x >= 0 ? 1 : 0) + (z >= 0 ? 2 : 0) + (Math.abs(x) >= Math.abs(z) ? 4 : 0)
}

function countRest(tally: Tally, done: PerformedThrow, flatTiltDeg: number): void {
  const { first } = done
  for (const die of first.dice) {
    if (!die.inBox) tally.outside++
    else if (die.tiltDeg > flatTiltDeg) tally.tilted++
    else if (!die.flat) tally.stacked++
  }
  for (const die of done.result.dice) {
    tally.deepestSink = Math.max(tally.deepestSink, faceDistance(tally.kind) - die.position[1])
  }
  if (first.outcome === 'unsettled') tally.unsettledDrops++
  if (done.bangs > 0) tally.fistDrops++
  if (done.attempts > 1) tally.repeatedDrops++
  tally.bangs += done.bangs
  tally.steps += first.steps
  tally.longest = Math.max(tally.longest, first.steps)
}
