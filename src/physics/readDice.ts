import {
  type ContainerId,
  coreVertices,
  type DieReading,
  type DieSpec,
  dieEdgeMm,
  edgeRadius,
  type Flatness,
  faceDistance,
  type Quat,
  readUpperFace,
  type Support,
  type Vec3,
} from '../measure'
import { rotate } from '../measure/quaternion'
import { rotationOf, type WorldDie } from './addDice'
import { containers } from './containers'
import type { EmptyWorld } from './createWorld'
import { dieReach } from './dieMass'
import { insideSlackMm, integration, mmPerUnit } from './settings'

/** Reads every die from its body, in the order of the request. */
export function readDice(
  place: EmptyWorld,
  dice: readonly WorldDie[],
  flat: Flatness,
  edgeMm: number = dieEdgeMm,
): DieReading[] {
  return dice.map(die => {
    const { position, rotation } = readPose(die)
    const reading = readPoseOf(die.spec, position, rotation, place.container.id, flat, edgeMm)
    return reading.flat && reading.inBox
      ? { ...reading, restsOn: 'floor' }
      : { ...reading, restsOn: supportOf(place, dice, die, position[1], reading.tiltDeg <= flat.tiltDeg) }
  })
}

export function readPose(die: WorldDie): { position: Vec3; rotation: Quat } {
  const { x, y, z } = die.body.translation()
  const rotation = rotationOf(die)
  const position: Vec3 = [x * mmPerUnit, y * mmPerUnit, z * mmPerUnit]
  if (![x, y, z, ...rotation].every(Number.isFinite)) {
    throw new Error(`The pose of die ${die.spec.id} is not a number: the engine lost it.`)
  }
  return { position, rotation }
}

/** What a pose alone tells: face, tilt, flat or cocked (RB-70), inside or outside (RB-69, RB-112a). */
export function readPoseOf(
  spec: DieSpec,
  position: Vec3,
  rotation: Quat,
  containerId: ContainerId,
  flat: Flatness,
  edgeMm: number = dieEdgeMm,
): Omit<DieReading, 'restsOn'> {
  const { face, tiltDeg } = readUpperFace(spec.kind, rotation)
  const lift = Math.abs(position[1] - faceDistance(spec.kind, edgeMm))
  return {
    ...spec,
    position,
    rotation,
    face,
    tiltDeg,
    flat: tiltDeg <= flat.tiltDeg && lift <= flat.heightMm,
    inBox: isInside(spec, position, rotation, containerId, edgeMm),
  }
}

/** Inside means that no part of the die is beyond the inner face of a wall (RB-112a). */
function isInside(
  spec: DieSpec,
  position: Vec3,
  rotation: Quat,
  containerId: ContainerId,
  edgeMm: number,
): boolean {
  const container = containers[containerId]
  // A round dish contains whatever has its middle there (waves, WV-153).
  if (container.isRound) return position[0] ** 2 + position[2] ** 2 <= (container.innerX / 2) ** 2
  const mostX = container.innerX / 2 + insideSlackMm
  const mostZ = container.innerZ / 2 + insideSlackMm
  const reach = dieReach(spec.kind, edgeMm)
  if (Math.abs(position[0]) + reach <= mostX && Math.abs(position[2]) + reach <= mostZ) return true
  let x = 0
  let z = 0
  for (const corner of coreVertices(spec.kind, edgeMm)) {
    const [cornerX, , cornerZ] = rotate(rotation, corner)
    x = Math.max(x, Math.abs(position[0] + cornerX))
    z = Math.max(z, Math.abs(position[2] + cornerZ))
  }
  const radius = edgeRadius(spec.kind)
  return x + radius <= mostX && z + radius <= mostZ
}

/**
 * A level die is held by what pushes it upwards; its neighbours' sides and a wall that it brushes hold nothing. A
 * tilted die leans on whatever it touches, and a wall it leans on pushes it sideways only.
 */
const leastUpward = 0.05
/** Contacts bear from a hair before they meet: 0.2 mm, in units. */
const touching = integration.normalizedPredictionDistance

const order: readonly Support[] = ['nothing', 'floor', 'table', 'die', 'wall', 'rim']

/** What holds a die; a level one that nothing pushes upwards is wedged between what it touches. */
function supportOf(...[place, dice, die, heightMm, isLevel]: Parameters<typeof readSupport>): Support {
  const support = readSupport(place, dice, die, heightMm, isLevel)
  return support === 'nothing' && isLevel ? readSupport(place, dice, die, heightMm, false) : support
}

/** The worst thing that holds a die up, from the engine's contacts. */
function readSupport(
  place: EmptyWorld,
  dice: readonly WorldDie[],
  die: WorldDie,
  heightMm: number,
  isLevel: boolean,
): Support {
  const { world, furniture, container } = place
  let worst: Support = 'nothing'
  for (const own of die.colliders) {
    world.contactPairsWith(own, other => {
      let isHeld = false
      world.contactPair(own, other, (manifold, flipped) => {
        const up = manifold.normal().y * (flipped ? 1 : -1)
        if (isLevel && up < leastUpward) return
        for (let i = 0; i < manifold.numContacts(); i++) {
          if (manifold.contactDist(i) < touching) isHeld = true
        }
      })
      if (!isHeld) return
      let support: Support = 'table'
      if (other.handle === furniture.floor.handle) support = 'floor'
      else if (furniture.walls.some(wall => wall.handle === other.handle)) {
        support = heightMm > container.wallHeight ? 'rim' : 'wall'
      } else if (dice.some(one => one.collider.handle === other.handle)) support = 'die'
      if (order.indexOf(support) > order.indexOf(worst)) worst = support
    })
  }
  return worst
}
