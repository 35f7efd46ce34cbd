/**
 * cannon-es: plain JavaScript, sharp boxes only. Sweep-and-prune and sleeping below the common rest speeds are set in
 * its favour. Leaning dice never stop jittering in it, whatever contact stiffness, relaxation, damping or iterations.
 */
import * as CANNON from 'cannon-es'
import { installedVersion } from './installedVersion'
import { type Engine, type Scene, type Solid, stateLength, type World } from './scene'

/**
 * Its box against box is slow and its box against plane quick, so both ways to make a floor are measured. With a plane
 * there is no table: what leaves the box lies on the same plane.
 */
export async function loadCannon(floor: 'box' | 'plane'): Promise<Engine> {
  return {
    name: 'cannon-es',
    version: `${installedVersion('cannon-es')}${floor === 'plane' ? ', plane floor' : ''}`,
    die: 'sharp box',
    create: scene => create(scene, floor),
  }
}

function createSolid({ part, centre, half }: Solid, material: CANNON.Material, floor: 'box' | 'plane') {
  if (part === 'floor' && floor === 'plane') {
    const body = new CANNON.Body({ mass: 0, material, shape: new CANNON.Plane() })
    // A plane faces along z until it is turned.
    body.quaternion.setFromEuler(-Math.PI / 2, 0, 0)
    return body
  }
  const body = new CANNON.Body({ mass: 0, material, shape: new CANNON.Box(new CANNON.Vec3(...half)) })
  body.position.set(...centre)
  return body
}

function create(scene: Scene, floor: 'box' | 'plane'): World {
  const world = new CANNON.World({ gravity: new CANNON.Vec3(0, -scene.gravity, 0), allowSleep: true })
  world.broadphase = new CANNON.SAPBroadphase(world)
  const die = new CANNON.Material('die')
  const ground = new CANNON.Material('ground')
  world.addContactMaterial(new CANNON.ContactMaterial(die, die, scene.dice))
  world.addContactMaterial(new CANNON.ContactMaterial(die, ground, scene.ground))

  for (const solid of scene.solids) {
    if (floor === 'plane' && solid.part === 'table') continue
    world.addBody(createSolid(solid, ground, floor))
  }
  const half = scene.halfEdge
  const bodies = scene.starts.map(start => {
    const body = new CANNON.Body({
      mass: scene.massGrams,
      material: die,
      shape: new CANNON.Box(new CANNON.Vec3(half, half, half)),
      linearDamping: 0,
      angularDamping: 0,
      sleepSpeedLimit: 0.5,
      sleepTimeLimit: 0.5,
    })
    body.position.set(...start.position)
    body.quaternion.set(...start.rotation)
    body.velocity.set(...start.linear)
    body.angularVelocity.set(...start.angular)
    world.addBody(body)
    return body
  })

  return {
    step() {
      world.step(scene.stepSeconds)
    },
    read(state) {
      bodies.forEach(({ position: p, quaternion: q, velocity: v, angularVelocity: w }, index) => {
        state.set([p.x, p.y, p.z, q.x, q.y, q.z, q.w, v.x, v.y, v.z, w.x, w.y, w.z], index * stateLength)
      })
    },
    free() {},
  }
}
