/**
 * cannon-es: plain JavaScript, sharp boxes only. Sweep-and-prune, sleeping below the common rest speeds and a softer
 * contact are set in its favour: of the values tried these let most drops come to rest.
 */
import * as CANNON from 'cannon-es'
import { installedVersion } from './installedVersion'
import { type Engine, type Material, type Scene, stateLength, type World } from './scene'

export async function loadCannon(): Promise<Engine> {
  return { name: 'cannon-es', version: installedVersion('cannon-es'), die: 'sharp box', create }
}

/** Steps in which a contact corrects itself; with the usual 3 hardly a drop of this scene ever rests. */
const relaxationSteps = 4

function contactOf(a: CANNON.Material, b: CANNON.Material, { friction, restitution }: Material) {
  return new CANNON.ContactMaterial(a, b, {
    friction,
    restitution,
    contactEquationRelaxation: relaxationSteps,
  })
}

function create(scene: Scene): World {
  const world = new CANNON.World({ gravity: new CANNON.Vec3(0, -scene.gravity, 0), allowSleep: true })
  world.broadphase = new CANNON.SAPBroadphase(world)
  const die = new CANNON.Material('die')
  const ground = new CANNON.Material('ground')
  world.addContactMaterial(contactOf(die, die, scene.dice))
  world.addContactMaterial(contactOf(die, ground, scene.ground))

  for (const { centre, half } of scene.solids) {
    const body = new CANNON.Body({
      mass: 0,
      material: ground,
      shape: new CANNON.Box(new CANNON.Vec3(...half)),
    })
    body.position.set(...centre)
    world.addBody(body)
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
