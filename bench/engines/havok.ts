/** Havok as Babylon.js ships it: boxes have no edge radius there. */
import { readFileSync } from 'node:fs'
import havokFactory from '@babylonjs/havok'
import { installedVersion } from './installedVersion'
import {
  cubeInertia,
  type Engine,
  fastestSpin,
  type Material,
  type Scene,
  stateLength,
  type World,
} from './scene'

type Havok = Awaited<ReturnType<typeof havokFactory>>

export async function loadHavok(): Promise<Engine> {
  const wasm = new URL('../node_modules/@babylonjs/havok/lib/esm/HavokPhysics.wasm', import.meta.url)
  const havok = await havokFactory({ wasmBinary: new Uint8Array(readFileSync(wasm)) })
  return {
    name: 'Havok',
    version: installedVersion('@babylonjs/havok'),
    die: 'sharp box',
    create: scene => create(havok, scene),
  }
}

function create(havok: Havok, scene: Scene): World {
  const world = havok.HP_World_Create()[1]
  havok.HP_World_SetGravity(world, [0, -scene.gravity, 0])
  havok.HP_World_SetIdealStepTime(world, scene.stepSeconds)
  // Its usual limit of 200 is meant in metres and would brake the upper dice of the drop.
  havok.HP_World_SetSpeedLimit(world, 1000, fastestSpin(scene))
  const unturned = [0, 0, 0, 1] as const
  const combine = havok.MaterialCombine
  const box = (half: readonly [number, number, number]) =>
    havok.HP_Shape_CreateBox([0, 0, 0], unturned, [half[0] * 2, half[1] * 2, half[2] * 2])[1]

  // Pairs get the geometric mean, so the ground gets what a die on it shall have.
  const material = ({ friction, restitution }: Material) =>
    [friction, friction, restitution, combine.GEOMETRIC_MEAN, combine.GEOMETRIC_MEAN] as const
  const ground: Material = {
    friction: scene.ground.friction ** 2 / scene.dice.friction,
    restitution: scene.ground.restitution ** 2 / scene.dice.restitution,
  }
  const solids = scene.solids.map(({ centre, half }) => {
    const shape = box(half)
    havok.HP_Shape_SetMaterial(shape, material(ground))
    const body = havok.HP_Body_Create()[1]
    havok.HP_Body_SetShape(body, shape)
    havok.HP_Body_SetMotionType(body, havok.MotionType.STATIC)
    havok.HP_Body_SetQTransform(body, [centre, unturned])
    havok.HP_World_AddBody(world, body, false)
    return { body, shape }
  })
  const shape = box([scene.halfEdge, scene.halfEdge, scene.halfEdge])
  havok.HP_Shape_SetMaterial(shape, material(scene.dice))
  // The inertia is asked for a mass of one.
  const inertia = cubeInertia(scene) / scene.massGrams
  const dice = scene.starts.map(start => {
    const body = havok.HP_Body_Create()[1]
    havok.HP_Body_SetShape(body, shape)
    havok.HP_Body_SetMotionType(body, havok.MotionType.DYNAMIC)
    havok.HP_Body_SetMassProperties(body, [[0, 0, 0], scene.massGrams, [inertia, inertia, inertia], unturned])
    havok.HP_Body_SetLinearDamping(body, 0)
    havok.HP_Body_SetAngularDamping(body, 0)
    havok.HP_Body_SetQTransform(body, [start.position, start.rotation])
    havok.HP_Body_SetLinearVelocity(body, start.linear)
    havok.HP_Body_SetAngularVelocity(body, start.angular)
    havok.HP_World_AddBody(world, body, false)
    return body
  })

  return {
    step() {
      havok.HP_World_Step(world, scene.stepSeconds)
    },
    read(state) {
      dice.forEach((body, index) => {
        const [position, rotation] = havok.HP_Body_GetQTransform(body)[1]
        state.set(position, index * stateLength)
        state.set(rotation, index * stateLength + 3)
        state.set(havok.HP_Body_GetLinearVelocity(body)[1], index * stateLength + 7)
        state.set(havok.HP_Body_GetAngularVelocity(body)[1], index * stateLength + 10)
      })
    },
    free() {
      for (const body of [...solids.map(solid => solid.body), ...dice]) {
        havok.HP_World_RemoveBody(world, body)
        havok.HP_Body_Release(body)
      }
      for (const solid of solids) havok.HP_Shape_Release(solid.shape)
      havok.HP_Shape_Release(shape)
      havok.HP_World_Release(world)
    },
  }
}
