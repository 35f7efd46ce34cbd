import type { Collider, World } from '@dimforge/rapier3d-compat'
import { type ContainerId, cosDeg, sinDeg } from '../measure'
import { groups } from './collisionGroups'
import { type Container, containers, raisedWallHeight } from './containers'
import { engine } from './loadPhysics'
import { gravityUnits, integration, type Material, materials, mmPerUnit, skin, stepSeconds } from './settings'

/** The furniture of a dice world, by what a die can rest on; whatever else is no die is the table around it. */
export interface Furniture {
  readonly floor: Collider
  readonly walls: readonly Collider[]
}

export interface EmptyWorld {
  readonly world: World
  readonly container: Container
  readonly furniture: Furniture
}

/** Far more than a die can roll, so that whatever leaves a container comes to rest somewhere. */
const tableHalf = 300
/** Thick enough that nothing can be pushed through. */
const slab = 5

/** A world without anything in it, with every parameter of the integration set by us. */
export function bareWorld(rapier: ReturnType<typeof engine>) {
  const world = new rapier.World({ x: 0, y: -gravityUnits, z: 0 })
  world.timestep = stepSeconds
  const parameters = world.integrationParameters
  parameters.lengthUnit = integration.lengthUnit
  parameters.normalizedAllowedLinearError = integration.normalizedAllowedLinearError
  parameters.normalizedPredictionDistance = integration.normalizedPredictionDistance
  parameters.contact_natural_frequency = integration.contactNaturalFrequency
  parameters.numSolverIterations = integration.solverIterations
  parameters.numInternalPgsIterations = integration.internalPgsIterations
  parameters.maxCcdSubsteps = integration.maxCcdSubsteps
  return world
}

/** An empty container on the table, in the fixed order of creation on which reproducibility rests. */
export function createWorld(containerId: ContainerId, raisedWalls: boolean): EmptyWorld {
  const rapier = engine()
  const container = containers[containerId]
  const world = bareWorld(rapier)

  const box = (
    group: number,
    material: Material,
    half: readonly number[],
    at: readonly number[],
    turn = unturned,
  ) =>
    world.createCollider(
      rapier.ColliderDesc.cuboid(half[0]!, half[1]!, half[2]!)
        .setTranslation(at[0]!, at[1]!, at[2]!)
        .setRotation(turn)
        .setContactSkin(skin)
        .setCollisionGroups(group)
        .setFriction(materials[material].friction)
        .setRestitution(materials[material].restitution),
    )

  /** Four boxes around a rectangle, in the fixed order south, west, north, east. */
  const frame = (
    group: number,
    material: Material,
    inner: Size,
    bottom: number,
    top: number,
    width: number,
  ): Collider[] => {
    const height = (top - bottom) / 2
    const y = (top + bottom) / 2
    const across = [inner.x + width, height, width / 2]
    const along = [width / 2, height, inner.z]
    return [
      box(group, material, across, [0, y, inner.z + width / 2]),
      box(group, material, along, [-inner.x - width / 2, y, 0]),
      box(group, material, across, [0, y, -inner.z - width / 2]),
      box(group, material, along, [inner.x + width / 2, y, 0]),
    ]
  }

  if (container.wallHeight === 0) {
    const floor = box(groups.level, container.floor, [tableHalf, slab, tableHalf], [0, -slab, 0])
    return { world, container, furniture: { floor, walls: [] } }
  }
  const inner = { x: container.innerX / 2 / mmPerUnit, z: container.innerZ / 2 / mmPerUnit }
  const thick = container.wallThickness / mmPerUnit
  const outer = { x: inner.x + thick, z: inner.z + thick }
  const top = container.wallHeight / mmPerUnit
  const tableTop = -container.floorThickness / mmPerUnit
  const floor = box(groups.level, container.floor, [outer.x, slab, outer.z], [0, -slab, 0])
  // The table is left out beneath the container, where it would only be looked at in vain at every step.
  frame(groups.level, 'wood', outer, -2 * slab, tableTop, tableHalf)
  const walls = container.isRound
    ? ring().map(({ x, z, turn }) =>
        box(
          groups.wall,
          container.walls,
          [(inner.x + thick) * ringTangent, top / 2, thick / 2],
          [x * (inner.x + thick / 2), top / 2, z * (inner.x + thick / 2)],
          turn,
        ),
      )
    : frame(groups.wall, container.walls, inner, 0, top, thick)
  if (raisedWalls) {
    // They stand flush with the inner faces, so that no rim is left to lie on.
    walls.push(...frame(groups.wall, container.walls, inner, top, raisedWallHeight / mmPerUnit, slab))
  }
  return { world, container, furniture: { floor, walls } }
}

const unturned = { x: 0, y: 0, z: 0, w: 1 }

/** Boxes in the wall of a round container: a circle to within 1 %. */
const ringBoxes = 24
/** Half the length of such a box for a circle of radius 1, so that neighbours meet outside. */
const ringTangent = sinDeg(180 / ringBoxes) / cosDeg(180 / ringBoxes)

/** Where the boxes of a round wall stand on the unit circle, and how they are turned to face its middle. */
function ring() {
  return Array.from({ length: ringBoxes }, (_, index) => {
    const angle = (index * 360) / ringBoxes
    const half = angle / 2
    return {
      x: sinDeg(angle),
      z: cosDeg(angle),
      turn: { x: 0, y: sinDeg(half), z: 0, w: cosDeg(half) },
    }
  })
}

/** Half sizes in units. */
interface Size {
  readonly x: number
  readonly z: number
}
