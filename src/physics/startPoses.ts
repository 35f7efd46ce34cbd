import {
  atan2Deg,
  type DieSpec,
  type Gesture,
  lyingRotation,
  type Pose,
  type Quat,
  type Side,
  type ThrowRecord,
  type Vec3,
} from '../measure'
import { containers } from './containers'
import { dieReach } from './dieMass'
import { drawPrint } from './prints'
import { createRandom, type Random } from './random'
import { gravityUnits, mmPerUnit, stepsPerSecond } from './settings'

/** How a die begins: lengths in mm, speeds in mm/s and rad/s. */
export interface StartPose extends Pose {
  readonly velocity: Vec3
  readonly spin: Vec3
  /** Its place in the hand, drawn from the seed; the lowest are first. */
  readonly slot: number
  /** The step at which it leaves the hand. */
  readonly releaseStep: number
  /** How its marks are put on the engine's body, see prints.ts. */
  readonly print: Quat
}

/**
 * Where and how the dice of a throw leave the hand: for every die in the order of the request. Which die lies where
 * in the hand, its rotation and its spin come from the seed alone; a gesture moves the hand as a whole, so no face
 * can be steered.
 */
export function startPoses(record: ThrowRecord): readonly StartPose[] {
  const random = createRandom(`${record.seed}/prints`)
  return handPoses(record).map((pose, index) => ({
    ...pose,
    print: drawPrint(record.request.dice[index]!.kind, random),
  }))
}

/** All but the prints, which are no business of the hand. */
type HandPose = Omit<StartPose, 'print'>

function handPoses(record: ThrowRecord): readonly HandPose[] {
  const random = createRandom(`${record.seed}/hand`)
  const gesture = record.gesture ?? {}
  const { request } = record
  switch (request.style) {
    case 'drop':
      return dropPoses(record, gesture, random)
    case 'roll':
      return rollPoses(record, gesture, random)
    case 'toss':
      return tossPoses(record, gesture, random)
  }
}

const clamp = (value: number, low: number, high: number) => Math.min(high, Math.max(low, value))

const shakeOf = (gesture: Gesture) => clamp(gesture.shake ?? 0.5, 0, 1)

/** So fast a die makes any turn within the shortest fall of a roll; faster ones are no hand's. */
const spinLimit = 90

/** Where the centre of a die is when it first meets the floor, averaged over its orientations. */
const meetingHeight = 11

/** Seconds from leaving the hand until the floor is met. */
function fallSeconds(heightMm: number, upMmPerSecond: number): number {
  const gravity = gravityUnits * mmPerUnit
  const fall = Math.max(1, heightMm - meetingHeight)
  return (upMmPerSecond + Math.sqrt(upMmPerSecond * upMmPerSecond + 2 * gravity * fall)) / gravity
}

/**
 * A spin after which the die meets the floor in an orientation that knows nothing of how it lay in the hand. Turning
 * about one axis alone cannot do that, however fast: on average a third of the way a die lay is kept. So the turn made
 * until the floor is met is drawn from all rotations evenly, and the spin follows from it. Harder shaking sends more
 * dice the long way round.
 */
function tumble(random: Random, seconds: number, shake: number, leastSpin: number): Vec3 {
  const [x, y, z, w] = random.rotation()
  const sine = Math.sqrt(x * x + y * y + z * z)
  const side = w < 0 ? -1 : 1
  const near = (2 * atan2Deg(sine, side * w) * Math.PI) / 180
  const far = 2 * Math.PI - near
  const wishesLong = random.between(0, 1) < shake * shake || near / seconds < leastSpin
  const isLong = wishesLong && far / seconds < spinLimit
  const angle = isLong ? far : near
  const speed =
    (clamp(angle / seconds, leastSpin, spinLimit) * (isLong ? -side : side)) / Math.max(sine, 1e-9)
  return [x * speed, y * speed, z * speed]
}

/** Room between the centres of two dice in a hand: the reach of both and a hair. */
function spacing(dice: readonly DieSpec[], edgeMm: number | undefined): number {
  let reach = 0
  for (const die of dice) reach = Math.max(reach, dieReach(die.kind, edgeMm))
  return 2 * reach + 0.5
}

/** rattle-battle 6.1: layers of seven in a cylinder of radius 45, the lowest 125 mm above the floor. */
const perLayer = 7
const layersApart = 31
const dropHeight = { usual: 125, low: 90, high: 200 }
const dropReach = 40
const dropSideways = 150

/**
 * Sideways speeds in mm/s that add up to about 60. The hands open: the outer dice move outwards, a layer drifts as one
 * and single dice stray little, so that neighbours seldom knock each other in the air before they have turned freely.
 */
const opening = { outwards: 46, hand: 25, layer: 25, die: 15 }
/** The whole hand moves down with up to this speed, each die with up to so much more, in mm/s. */
const downwards = { hand: 300, die: 20 }

function dropPoses(record: ThrowRecord, gesture: Gesture, random: Random): HandPose[] {
  const { request } = record
  const apart = Math.max(layersApart, spacing(request.dice, request.edgeMm))
  const middle = request.at ?? { x: 0, z: 0 }
  const [dx, dz] = within(gesture.x ?? 0, gesture.z ?? 0, dropReach)
  const [handX, handZ] = within(gesture.vx ?? 0, gesture.vz ?? 0, dropSideways)
  const height = clamp(gesture.height ?? dropHeight.usual, dropHeight.low, dropHeight.high)
  const handY = clamp(gesture.vy ?? 0, -downwards.hand, 0) - random.between(0, downwards.hand)
  const shake = shakeOf(gesture)
  const slots = random.shuffled(request.dice.map((_, index) => index))
  const stray = (speed: number) => [random.normal() * speed, random.normal() * speed] as const
  const hand = stray(opening.hand)
  const layers = request.dice.map(() => ({ turn: random.direction(), drift: stray(opening.layer) }))
  return request.dice.map((_, index): HandPose => {
    const slot = slots[index]!
    const layer = Math.floor(slot / perLayer)
    const place = slot % perLayer
    const { turn, drift } = layers[layer]!
    const [x, z] = place === 0 ? [0, 0] : hexagon(place - 1, turn)
    const own = stray(opening.die)
    const y = height + layer * apart
    const down = handY - random.between(0, downwards.die)
    return {
      position: [middle.x + dx + x * apart, y, middle.z + dz + z * apart],
      rotation: random.rotation(),
      velocity: [
        handX + hand[0] + drift[0] + own[0] + x * opening.outwards,
        down,
        handZ + hand[1] + drift[1] + own[1] + z * opening.outwards,
      ],
      spin: tumble(random, fallSeconds(y, down), shake, 0),
      slot,
      releaseStep: 0,
    }
  })
}

/** Half and cosine of a sixth of a turn. */
const sixth = { cos: 0.5, sin: Math.sqrt(3) / 2 }

/** Corner `index` of the hexagon of radius 1 whose first corner lies in the given direction. */
function hexagon(index: number, first: readonly [number, number]): readonly [number, number] {
  let [x, z] = first
  for (let turn = 0; turn < index; turn++)
    [x, z] = [x * sixth.cos - z * sixth.sin, x * sixth.sin + z * sixth.cos]
  return [x, z]
}

/** The vector, shortened to the limit if it is longer. */
function within(x: number, z: number, limit: number): [number, number] {
  const length = Math.sqrt(x * x + z * z)
  return length > limit ? [(x * limit) / length, (z * limit) / length] : [x, z]
}

/** Unit vectors into the container and along the side, to the right when looking inwards. */
const inwards: Readonly<
  Record<Side, { readonly in: readonly [number, number]; readonly along: readonly [number, number] }>
> = {
  south: { in: [0, -1], along: [1, 0] },
  west: { in: [1, 0], along: [0, 1] },
  north: { in: [0, 1], along: [-1, 0] },
  east: { in: [-1, 0], along: [0, -1] },
}

function frame(record: ThrowRecord, usualSide: Side) {
  const container = containers[record.request.container]
  const from = record.request.from ?? usualSide
  const isAlongX = from === 'south' || from === 'north'
  return {
    container,
    ...inwards[from],
    depth: isAlongX ? container.innerZ : container.innerX,
    width: isAlongX ? container.innerX : container.innerZ,
  }
}

/** A side's frame to world axes: `across` along the side, `inward` from the side's inner face. */
function placed(side: ReturnType<typeof frame>, across: number, y: number, inward: number): Vec3 {
  return [
    side.in[0] * (inward - side.depth / 2) + side.along[0] * across,
    y,
    side.in[1] * (inward - side.depth / 2) + side.along[1] * across,
  ]
}

function directed(side: ReturnType<typeof frame>, across: number, y: number, inward: number): Vec3 {
  return [side.in[0] * inward + side.along[0] * across, y, side.in[1] * inward + side.along[1] * across]
}

/** A hand holds no more than five dice side by side. */
const mostAbreast = 5

function rollPoses(record: ThrowRecord, gesture: Gesture, random: Random): HandPose[] {
  const { request } = record
  const side = frame(record, containers[request.container].roll.from)
  const roll = side.container.roll
  const apart = spacing(request.dice, request.edgeMm)
  const abreast = Math.max(
    1,
    Math.min(mostAbreast, request.dice.length, Math.floor((side.width - 20) / apart)),
  )
  const slots = random.shuffled(request.dice.map((_, index) => index))
  const height = random.between(...roll.height)
  const hand = rollSpeed(gesture, side, roll.speed)
  const shake = shakeOf(gesture)
  return request.dice.map((_, index): HandPose => {
    const slot = slots[index]!
    const layer = Math.floor(slot / abreast)
    const inRow = Math.min(abreast, request.dice.length - layer * abreast)
    const across = ((slot % abreast) - (inRow - 1) / 2) * apart
    // Dice that leave one after another start from the same row; dice that leave together lie in layers.
    const lift = roll.everyMs > 0 ? 0 : layer * apart
    const speed = hand?.inward ?? random.between(...roll.speed)
    const lateral = hand?.across ?? 0
    const y = height + lift
    const down = random.between(-100, 0)
    return {
      position: placed(side, across, y, apart / 2 + 2),
      rotation: random.rotation(),
      velocity: directed(side, lateral + random.normal() * 60, down, speed * random.between(0.9, 1.1)),
      spin: tumble(random, fallSeconds(y, down), shake, roll.leastSpin),
      slot,
      releaseStep: Math.round((slot * roll.everyMs * stepsPerSecond) / 1000),
    }
  })
}

/** The hand's own speed in the side's frame, inwards within what the container's rules allow. */
function rollSpeed(gesture: Gesture, side: ReturnType<typeof frame>, [low, high]: readonly [number, number]) {
  if (gesture.vx === undefined && gesture.vz === undefined) return undefined
  const x = gesture.vx ?? 0
  const z = gesture.vz ?? 0
  const inward = clamp(x * side.in[0] + z * side.in[1], low, high)
  const across = clamp(x * side.along[0] + z * side.along[1], -inward / 2, inward / 2)
  return { inward, across }
}

/** rattle-battle 6.3: within 60 degrees of straight inwards, 200 to 1500 mm/s, lift -10 to 35 degrees. */
const toss = { aside: Math.sqrt(3), slow: 200, fast: 1500, down: -0.17632698, up: 0.70020754 }

/** waves, WV-151: let go above the middle of the dish, whirling about the vertical axis. */
const whirl = { slow: 15, fast: 30, tumble: 10, sideways: 200, downwards: 100 }

/** A flat token: it lies level in the hand, heading anywhere, so that no flick can aim its crest. */
function whirlPoses({ request }: ThrowRecord, gesture: Gesture, random: Random): HandPose[] {
  const { roll, innerX } = containers[request.container]
  const [low, high] = roll.height
  const [handX, handZ] = within(gesture.vx ?? 0, gesture.vz ?? 0, whirl.sideways / 2)
  const apart = spacing(request.dice, request.edgeMm)
  return request.dice.map((die, index): HandPose => {
    const height = clamp(gesture.height ?? random.between(low, high), low, high)
    const [x, z] = within(gesture.x ?? 0, gesture.z ?? 0, innerX / 6)
    const face = 1 + Math.floor(random.between(0, 2))
    const [dx, dz] = random.direction()
    const speed = random.between(0, whirl.sideways / 2)
    const spin = random.between(whirl.slow, whirl.fast) * (random.between(0, 1) < 0.5 ? 1 : -1)
    const [tx, tz] = random.direction()
    const tumbling = random.between(0, whirl.tumble)
    return {
      position: [x, height + index * apart, z],
      rotation: lyingRotation(die.kind, face, random.between(0, 360)),
      velocity: [handX + dx * speed, -random.between(0, whirl.downwards), handZ + dz * speed],
      spin: [tx * tumbling, spin, tz * tumbling],
      slot: index,
      releaseStep: 0,
    }
  })
}

function tossPoses(record: ThrowRecord, gesture: Gesture, random: Random): HandPose[] {
  const { request } = record
  if (request.container === 'shell-dish') return whirlPoses(record, gesture, random)
  const side = frame(record, 'south')
  const apart = spacing(request.dice, request.edgeMm)
  const third = side.width / 6
  const clear = side.container.wallHeight + 20 + apart / 2
  const slots = random.shuffled(request.dice.map((_, index) => index))
  const across = clamp(gesture.x ?? random.between(-third, third), -third, third)
  const velocity = tossVelocity(gesture, side, random)
  return request.dice.map((_, index): HandPose => {
    const slot = slots[index]!
    const y = clear + slot * apart
    return {
      // Just inside the wall, so that a weak toss downwards does not end on the rim.
      position: placed(side, across, y, apart / 2),
      rotation: random.rotation(),
      velocity,
      spin: tumble(random, fallSeconds(y, velocity[1]), shakeOf(gesture), 10),
      slot,
      releaseStep: 0,
    }
  })
}

function tossVelocity(gesture: Gesture, side: ReturnType<typeof frame>, random: Random): Vec3 {
  const hasHand = gesture.vx !== undefined || gesture.vz !== undefined
  const x = gesture.vx ?? 0
  const z = gesture.vz ?? 0
  const wished = hasHand
    ? {
        inward: Math.max(1, x * side.in[0] + z * side.in[1]),
        across: x * side.along[0] + z * side.along[1],
        up: gesture.vy ?? 0,
      }
    : (() => {
        const inward = random.between(500, 900)
        return { inward, across: inward * random.between(-0.3, 0.3), up: inward * random.between(0.05, 0.35) }
      })()
  const across = clamp(wished.across, -wished.inward * toss.aside, wished.inward * toss.aside)
  const flat = Math.sqrt(wished.inward ** 2 + across ** 2)
  const up = clamp(wished.up, flat * toss.down, flat * toss.up)
  const speed = Math.sqrt(flat * flat + up * up)
  const factor = clamp(speed, toss.slow, toss.fast) / speed
  return directed(side, across * factor, up * factor, wished.inward * factor)
}
