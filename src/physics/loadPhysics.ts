import rapier from '@dimforge/rapier3d-compat'
import { missingForDice } from './wasmSupport'

let loading: Promise<void> | undefined
let isLoaded = false

/**
 * Loads the engine and warms it up: the first steps of a fresh module cost as much as a whole drop, and nobody should
 * feel them under the fingers.
 */
export function loadPhysics(): Promise<void> {
  loading ??= fetchEngine().then(warmUp, error => {
    loading = undefined
    throw error
  })
  return loading
}

async function fetchEngine(): Promise<void> {
  const missing = missingForDice()
  if (missing) throw new NoDiceHere(missing)
  await rapier.init()
}

/** This browser cannot run the engine, however often it is asked. */
export class NoDiceHere extends Error {}

export function isPhysicsLoaded(): boolean {
  return isLoaded
}

/** The engine itself; only after `loadPhysics`. */
export function engine(): typeof rapier {
  if (!isLoaded) throw new Error('Physics is asked for before it has been loaded.')
  return rapier
}

function warmUp(): void {
  const world = new rapier.World({ x: 0, y: -981, z: 0 })
  const body = world.createRigidBody(rapier.RigidBodyDesc.dynamic().setTranslation(0, 1, 0))
  world.createCollider(rapier.ColliderDesc.roundCuboid(0.65, 0.65, 0.65, 0.15), body)
  world.createCollider(rapier.ColliderDesc.cuboid(10, 1, 10).setTranslation(0, -1, 0))
  for (let step = 0; step < 10; step++) world.step()
  world.free()
  isLoaded = true
}
