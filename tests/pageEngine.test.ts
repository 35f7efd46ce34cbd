import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import whole from '@dimforge/rapier3d-compat'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { isUnused } from '../scripts/vite/unusedEngine'
import { withoutExports } from '../scripts/wasm/withoutExports'
import { bareWorld } from '../src/physics/createWorld'

/** The engine as the page has it: the script of the package around the binary without what nothing uses. */
async function loadPageEngine(folder: string): Promise<typeof whole> {
  const main = createRequire(import.meta.url).resolve('@dimforge/rapier3d-compat')
  const script = readFileSync(join(dirname(main), 'rapier.mjs'), 'utf8')
  const inlined = /(toByteArray\(")[A-Za-z0-9+/=]{10000,}("\))/
  expect(script).toMatch(inlined)
  const binary = withoutExports(readFileSync(join(dirname(main), 'rapier_wasm3d_bg.wasm')), isUnused)
  const file = join(folder, 'rapier.mjs')
  const base64 = Buffer.from(binary).toString('base64')
  writeFileSync(file, script.replace(inlined, `$1${base64}$2`).replace(/\/\/# sourceMappingURL.*/, ''))
  const { default: engine } = (await import(/* @vite-ignore */ pathToFileURL(file).href)) as {
    default: typeof whole
  }
  await engine.init()
  return engine
}

/**
 * Everything that our code and @react-three/rapier ask of a world: bodies of each kind and shape that fall, are struck,
 * looked at, drawn as lines and taken away. Returns the bits of where they came to lie.
 */
function live(rapier: typeof whole): number[] {
  const world = bareWorld(rapier as never)
  const events = new rapier.EventQueue(true)
  const { ColliderDesc, RigidBodyDesc } = rapier
  world.createCollider(ColliderDesc.cuboid(20, 1, 20).setTranslation(0, -1, 0))
  const d8 = Float32Array.of(1, 0, 0, -1, 0, 0, 0, 1, 0, 0, -1, 0, 0, 0, 1, 0, 0, -1)
  const shapes = [
    ColliderDesc.roundCuboid(0.65, 0.65, 0.65, 0.15),
    ColliderDesc.roundConvexHull(d8, 0.1)!,
    ColliderDesc.convexHull(d8)!,
    ColliderDesc.roundCylinder(0.2, 0.8, 0.05),
    ColliderDesc.cylinder(0.2, 0.8),
    ColliderDesc.ball(0.5),
    ColliderDesc.cuboid(0.5, 0.1, 0.5),
    ColliderDesc.capsule(0.4, 0.2),
  ]
  const bodies = shapes.map((shape, index) => {
    const description = RigidBodyDesc.dynamic().setTranslation(0.3 * index, 2 + 2 * index, 0.1 * index)
    const body = world.createRigidBody(description.setCcdEnabled(true).setLinvel(1, -50, index))
    world.createCollider(
      shape.setContactSkin(0.01).setActiveEvents(rapier.ActiveEvents.COLLISION_EVENTS),
      body,
    )
    return body
  })
  const joint = world.createImpulseJoint(
    rapier.JointData.spherical({ x: 0, y: 1, z: 0 }, { x: 0, y: -1, z: 0 }),
    bodies[0]!,
    bodies[1]!,
    true,
  )
  for (let step = 0; step < 240; step++) {
    if (step === 60) world.removeImpulseJoint(joint, true)
    if (step === 90) bodies[3]!.applyImpulse({ x: 0, y: 3, z: 0 }, true)
    world.step(events)
    events.drainCollisionEvents((first, second) => {
      const [a, b] = [world.getCollider(first), world.getCollider(second)]
      world.contactPair(a, b, manifold => void manifold.numContacts())
      world.intersectionPair(a, b)
    })
  }
  expect(world.debugRender().vertices.length).toBeGreaterThan(0)
  world.propagateModifiedBodyPositionsToColliders()
  expect(
    world.castRay(new rapier.Ray({ x: 0, y: 50, z: 0 }, { x: 0, y: -1, z: 0 }), 100, true),
  ).not.toBeNull()
  world.forEachActiveRigidBody(body => void body.sleep())
  const bits = bodies.flatMap(body => {
    const [at, turn] = [body.translation(), body.rotation()]
    return [at.x, at.y, at.z, turn.x, turn.y, turn.z, turn.w]
  })
  world.removeCollider(bodies[0]!.collider(0), true)
  for (const body of bodies) world.removeRigidBody(body)
  expect(world.bodies.len()).toBe(0)
  events.free()
  world.free()
  return bits
}

describe('the engine of the page', () => {
  const folder = mkdtempSync(join(tmpdir(), 'seabox-engine-'))
  let page: typeof whole
  beforeAll(async () => {
    await whole.init()
    page = await loadPageEngine(folder)
  })
  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  it('does all that is asked of it, with the bits of the whole engine', () => {
    const bits = live(page)
    expect(bits.every(Number.isFinite)).toBe(true)
    expect(bits).toEqual(live(whole))
  })

  it('names what is missing when something unused is asked for after all', () => {
    const world = new page.World({ x: 0, y: -1, z: 0 })
    expect(() => world.createPidController(1, 1, 1, page.PidAxesMask.All)).toThrow('rawpidcontroller_new')
    world.free()
  })
})
