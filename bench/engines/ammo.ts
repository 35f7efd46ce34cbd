/**
 * Bullet as ammo.js, the WebAssembly flavour. Its box has a detector of its own and stands best; Bullet multiplies the
 * restitutions and frictions of two bodies, so each gets the root of what the pair shall have.
 */
import ammoFactory from 'ammojs-typed/wasm'
import { installedVersion } from './installedVersion'
import { cubeInertia, type Engine, type Scene, stateLength, type World } from './scene'

type Ammo = Awaited<ReturnType<typeof ammoFactory>>

export async function loadAmmo(): Promise<Engine> {
  const ammo = await ammoFactory()
  return {
    name: 'Ammo (Bullet)',
    version: installedVersion('ammojs-typed'),
    die: 'sharp box',
    create: scene => create(ammo, scene),
  }
}

function create(ammo: Ammo, scene: Scene): World {
  const configuration = new ammo.btDefaultCollisionConfiguration()
  const dispatcher = new ammo.btCollisionDispatcher(configuration)
  const broadphase = new ammo.btDbvtBroadphase()
  const solver = new ammo.btSequentialImpulseConstraintSolver()
  const world = new ammo.btDiscreteDynamicsWorld(dispatcher, broadphase, solver, configuration)
  const owned: object[] = []
  const own = <T extends object>(thing: T): T => {
    owned.push(thing)
    return thing
  }
  const vector = own(new ammo.btVector3(0, -scene.gravity, 0))
  const rotation = own(new ammo.btQuaternion(0, 0, 0, 1))
  const transform = own(new ammo.btTransform())
  world.setGravity(vector)

  const dieFriction = Math.sqrt(scene.dice.friction)
  const dieRestitution = Math.sqrt(scene.dice.restitution)
  const bodyOf = (shape: InstanceType<Ammo['btBoxShape']>, mass: number) => {
    const state = own(new ammo.btDefaultMotionState(transform))
    const inertia = mass === 0 ? 0 : cubeInertia(scene)
    vector.setValue(inertia, inertia, inertia)
    const info = own(new ammo.btRigidBodyConstructionInfo(mass, state, shape, vector))
    info.set_m_friction(mass === 0 ? scene.ground.friction / dieFriction : dieFriction)
    info.set_m_restitution(mass === 0 ? scene.ground.restitution / dieRestitution : dieRestitution)
    return own(new ammo.btRigidBody(info))
  }

  transform.setIdentity()
  const solids = scene.solids.map(({ centre, half }) => {
    vector.setValue(...half)
    const shape = own(new ammo.btBoxShape(vector))
    vector.setValue(...centre)
    transform.setOrigin(vector)
    return bodyOf(shape, 0)
  })
  vector.setValue(scene.halfEdge, scene.halfEdge, scene.halfEdge)
  const dieShape = own(new ammo.btBoxShape(vector))
  const dice = scene.starts.map(start => {
    vector.setValue(...start.position)
    transform.setOrigin(vector)
    rotation.setValue(...start.rotation)
    transform.setRotation(rotation)
    const body = bodyOf(dieShape, scene.massGrams)
    vector.setValue(...start.linear)
    body.setLinearVelocity(vector)
    vector.setValue(...start.angular)
    body.setAngularVelocity(vector)
    return body
  })
  const bodies = [...solids, ...dice]
  for (const body of bodies) world.addRigidBody(body)

  return {
    step() {
      world.stepSimulation(scene.stepSeconds, 0, scene.stepSeconds)
    },
    read(state) {
      dice.forEach((body, index) => {
        const pose = body.getWorldTransform()
        const p = pose.getOrigin()
        const q = pose.getRotation()
        const v = body.getLinearVelocity()
        const w = body.getAngularVelocity()
        state.set(
          [p.x(), p.y(), p.z(), q.x(), q.y(), q.z(), q.w(), v.x(), v.y(), v.z(), w.x(), w.y(), w.z()],
          index * stateLength,
        )
      })
    },
    free() {
      for (const body of bodies) world.removeRigidBody(body)
      for (const thing of owned.toReversed()) ammo.destroy(thing)
      for (const thing of [world, solver, broadphase, dispatcher, configuration]) ammo.destroy(thing)
    },
  }
}
