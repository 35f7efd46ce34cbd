import type { Collider, World } from '@dimforge/rapier3d-compat'
import type { ContainerId } from '../measure'
import { type Container, containers, raisedWallHeight } from './containers'
import { engine } from './loadPhysics'
import { gravityUnits, integration, type Material, materials, mmPerUnit, skin, stepSeconds } from './settings'

/** The furniture of a dice world, by what a die can rest on. */
export interface Furniture {
  readonly floor: Collider
  readonly walls: readonly Collider[]
  /** The table around and beneath the container; the floor itself on the open table. */
  readonly table: Collider
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

/** An empty container on the table, in the fixed order of creation on which reproducibility rests. */
export function createWorld(containerId: ContainerId, raisedWalls: boolean): EmptyWorld {
  const rapier = engine()
  const container = containers[containerId]
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

  const box = (material: Material, half: readonly number[], at: readonly number[]) =>
    world.createCollider(
      rapier.ColliderDesc.cuboid(half[0]!, half[1]!, half[2]!)
        .setTranslation(at[0]!, at[1]!, at[2]!)
        .setContactSkin(skin)
        .setFriction(materials[material].friction)
        .setRestitution(materials[material].restitution),
    )

  const x = container.innerX / 2 / mmPerUnit
  const z = container.innerZ / 2 / mmPerUnit
  const thick = container.wallThickness / mmPerUnit
  const rise = container.floorThickness / mmPerUnit
  const table = box('wood', [tableHalf, slab, tableHalf], [0, -rise - slab, 0])
  const isOpen = container.wallHeight === 0
  const floor = isOpen ? table : box(container.floor, [x + thick, rise / 2, z + thick], [0, -rise / 2, 0])

  const walls: Collider[] = []
  const wall = (half: readonly number[], at: readonly number[]) => {
    walls.push(box(container.walls, half, at))
  }
  const ring = (bottom: number, top: number, width: number) => {
    const height = (top - bottom) / 2
    const middle = (top + bottom) / 2
    wall([x + width, height, width / 2], [0, middle, z + width / 2])
    wall([width / 2, height, z], [-x - width / 2, middle, 0])
    wall([x + width, height, width / 2], [0, middle, -z - width / 2])
    wall([width / 2, height, z], [x + width / 2, middle, 0])
  }
  const top = container.wallHeight / mmPerUnit
  if (!isOpen) ring(0, top, thick)
  // They stand flush with the inner faces, so that no rim is left to lie on.
  if (raisedWalls) ring(top, raisedWallHeight / mmPerUnit, slab)
  return { world, container, furniture: { floor, walls, table } }
}
