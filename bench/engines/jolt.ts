/**
 * Jolt, the single-threaded WebAssembly flavour. Its box has true rounded edges (the convex radius). Jolt takes the
 * geometric mean of two frictions, so the ground gets the value for a die on it. It takes the larger of two
 * restitutions, so dice bounce off each other as off the board.
 */
import joltFactory from 'jolt-physics/wasm-compat'
import { installedVersion } from './installedVersion'
import { type Engine, fastestSpin, type Scene, stateLength, type World } from './scene'

type Jolt = Awaited<ReturnType<typeof joltFactory>>

const fixedLayer = 0
const movingLayer = 1

export async function loadJolt(): Promise<Engine> {
  const jolt = await joltFactory()
  return {
    name: 'Jolt',
    version: installedVersion('jolt-physics'),
    die: 'rounded box',
    create: scene => create(jolt, scene),
  }
}

function createInterface(jolt: Jolt) {
  const settings = new jolt.JoltSettings()
  const pairs = new jolt.ObjectLayerPairFilterTable(2)
  pairs.EnableCollision(fixedLayer, movingLayer)
  pairs.EnableCollision(movingLayer, movingLayer)
  const layers = new jolt.BroadPhaseLayerInterfaceTable(2, 2)
  const fixed = new jolt.BroadPhaseLayer(0)
  const moving = new jolt.BroadPhaseLayer(1)
  layers.MapObjectToBroadPhaseLayer(fixedLayer, fixed)
  layers.MapObjectToBroadPhaseLayer(movingLayer, moving)
  settings.mObjectLayerPairFilter = pairs
  settings.mBroadPhaseLayerInterface = layers
  settings.mObjectVsBroadPhaseLayerFilter = new jolt.ObjectVsBroadPhaseLayerFilterTable(layers, 2, pairs, 2)
  const world = new jolt.JoltInterface(settings)
  for (const thing of [settings, fixed, moving]) jolt.destroy(thing)
  return world
}

function create(jolt: Jolt, scene: Scene): World {
  const world = createInterface(jolt)
  const system = world.GetPhysicsSystem()
  const bodies = system.GetBodyInterface()
  const vector = new jolt.Vec3(0, -scene.gravity, 0)
  const place = new jolt.RVec3(0, 0, 0)
  const rotation = new jolt.Quat(0, 0, 0, 1)
  system.SetGravity(vector)

  const solids = scene.solids.map(({ centre, half }) => {
    vector.Set(...half)
    place.Set(...centre)
    const settings = new jolt.BodyCreationSettings(
      new jolt.BoxShape(vector),
      place,
      rotation,
      jolt.EMotionType_Static,
      fixedLayer,
    )
    settings.mFriction = scene.ground.friction ** 2 / scene.dice.friction
    settings.mRestitution = scene.ground.restitution
    const body = bodies.CreateBody(settings)
    jolt.destroy(settings)
    bodies.AddBody(body.GetID(), jolt.EActivation_DontActivate)
    return body
  })
  vector.Set(scene.halfEdge, scene.halfEdge, scene.halfEdge)
  const shape = new jolt.BoxShape(vector, scene.edgeRadius)
  const dice = scene.starts.map(start => {
    place.Set(...start.position)
    rotation.Set(...start.rotation)
    const settings = new jolt.BodyCreationSettings(
      shape,
      place,
      rotation,
      jolt.EMotionType_Dynamic,
      movingLayer,
    )
    settings.mFriction = scene.dice.friction
    settings.mRestitution = scene.ground.restitution
    settings.mLinearDamping = 0
    settings.mAngularDamping = 0
    settings.mMaxAngularVelocity = fastestSpin(scene)
    settings.mMotionQuality = jolt.EMotionQuality_LinearCast
    settings.mOverrideMassProperties = jolt.EOverrideMassProperties_CalculateInertia
    settings.mMassPropertiesOverride.mMass = scene.massGrams
    const body = bodies.CreateBody(settings)
    jolt.destroy(settings)
    bodies.AddBody(body.GetID(), jolt.EActivation_Activate)
    vector.Set(...start.linear)
    body.SetLinearVelocity(vector)
    vector.Set(...start.angular)
    body.SetAngularVelocity(vector)
    return body
  })

  return {
    step() {
      world.Step(scene.stepSeconds, 1)
    },
    read(state) {
      dice.forEach((body, index) => {
        // Jolt hands out one shared vector a call site: take its numbers before the next call.
        const p = body.GetPosition()
        const q = body.GetRotation()
        const v = body.GetLinearVelocity()
        const w = body.GetAngularVelocity()
        state.set(
          [
            p.GetX(),
            p.GetY(),
            p.GetZ(),
            q.GetX(),
            q.GetY(),
            q.GetZ(),
            q.GetW(),
            v.GetX(),
            v.GetY(),
            v.GetZ(),
            w.GetX(),
            w.GetY(),
            w.GetZ(),
          ],
          index * stateLength,
        )
      })
    },
    free() {
      for (const body of [...solids, ...dice]) {
        bodies.RemoveBody(body.GetID())
        bodies.DestroyBody(body.GetID())
      }
      for (const thing of [vector, place, rotation, world]) jolt.destroy(thing)
    },
  }
}
