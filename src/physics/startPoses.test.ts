import { beforeAll, describe, expect, it } from 'vitest'
import { type ContainerId, containerIds, dieKinds, type Gesture, type Side, sides } from '../measure'
import { addDice } from './addDice'
import { containers } from './containers'
import { createWorld } from './createWorld'
import { loadPhysics } from './loadPhysics'
import { startPoses } from './startPoses'
import { randomRecord, testDice, testRecord, testRequest } from './testing/throws'

beforeAll(loadPhysics)

/** The deepest overlap in mm among dice that leave the hand at the same step, as the engine's own colliders tell it. */
function deepestOverlap(container: ContainerId, seed: string): number {
  const record = randomRecord(container, seed)
  const { world } = createWorld(container, false)
  try {
    const starts = startPoses(record)
    const dice = addDice(world, record.request, starts)
    for (const die of dice) die.body.setEnabled(true)
    world.propagateModifiedBodyPositionsToColliders()
    let deepest = 0
    for (let i = 0; i < dice.length; i++) {
      for (let j = i + 1; j < dice.length; j++) {
        if (starts[i]!.releaseStep !== starts[j]!.releaseStep) continue
        const contact = dice[i]!.collider.contactCollider(dice[j]!.collider, 0.1)
        if (contact) deepest = Math.max(deepest, -contact.distance * 10)
      }
    }
    return deepest
  } finally {
    world.free()
  }
}

describe('the hand', () => {
  it.each(containerIds)('holds no two dice in one place before they fall into %s', container => {
    for (let i = 0; i < 40; i++) expect(deepestOverlap(container, `hand-${i}`)).toBe(0)
  })

  it('RB-110: a drop goes into the centre: the dice hang in a cylinder of radius 45 around it', () => {
    for (let i = 0; i < 50; i++) {
      for (const { position } of startPoses(
        testRecord({ seed: `${i}`, request: testRequest({ dice: testDice(38) }) }),
      )) {
        expect(Math.hypot(position[0], position[2])).toBeLessThan(45)
        expect(position[1]).toBeGreaterThanOrEqual(125)
      }
    }
  })

  it('releases within the limits of a drop for any gesture', () => {
    const wild: readonly Gesture[] = [
      { x: 900, z: -900, height: 5000, vx: 9e9, vy: 9e9, vz: -9e9, shake: 99 },
      { x: -900, z: 900, height: -5000, vx: -9e9, vy: -9e9, vz: 9e9, shake: -99 },
    ]
    for (const gesture of wild) {
      const usual = startPoses(testRecord({ request: testRequest({ dice: testDice(7) }) }))
      const moved = startPoses(testRecord({ request: testRequest({ dice: testDice(7) }), gesture }))
      moved.forEach((start, index) => {
        const before = usual[index]!
        const shift = [start.position[0] - before.position[0], start.position[2] - before.position[2]]
        expect(Math.hypot(...shift)).toBeLessThanOrEqual(40.001)
        expect(start.position[1]).toBeGreaterThanOrEqual(90)
        expect(start.position[1]).toBeLessThanOrEqual(230)
        const push = [start.velocity[0] - before.velocity[0], start.velocity[2] - before.velocity[2]]
        expect(Math.hypot(...push)).toBeLessThanOrEqual(150.001)
        expect(Math.hypot(...start.spin)).toBeLessThanOrEqual(50)
        // A gesture moves the hand; it never chooses how a die is turned.
        expect(start.rotation).toEqual(before.rotation)
      })
    }
  })

  it.each(sides)('tosses from the %s side inwards, within 60 degrees and the speeds of the rules', side => {
    const inward: Readonly<Record<Side, readonly [number, number]>> = {
      south: [0, -1],
      west: [1, 0],
      north: [0, 1],
      east: [-1, 0],
    }
    const gestures: readonly (Gesture | undefined)[] = [
      undefined,
      { vx: 5000, vy: 0, vz: 0 },
      { vx: 0, vy: 4000, vz: 100 },
      { vx: -100, vy: -900, vz: -3 },
      { vx: 1, vz: 1 },
    ]
    for (const gesture of gestures) {
      const request = testRequest({ style: 'toss', from: side, dice: testDice(1) })
      const [start] = startPoses(testRecord({ request, ...(gesture ? { gesture } : {}) }))
      const [x, y, z] = start!.velocity
      const [inX, inZ] = inward[side]
      const straight = x * inX + z * inZ
      const flat = Math.hypot(x, z)
      expect(straight / flat).toBeGreaterThanOrEqual(0.5 - 1e-9)
      const speed = Math.hypot(x, y, z)
      expect(speed).toBeGreaterThanOrEqual(200 - 1e-6)
      expect(speed).toBeLessThanOrEqual(1500 + 1e-6)
      const lift = (Math.atan2(y, flat) * 180) / Math.PI
      expect(lift).toBeGreaterThanOrEqual(-10.001)
      expect(lift).toBeLessThanOrEqual(35.001)
      expect(start!.position[1]).toBeGreaterThan(containers['sea-box'].wallHeight + 20)
    }
  })

  it('rolls inwards from a short side of the tray with 600 to 900 mm/s, give or take a tenth', () => {
    for (let i = 0; i < 40; i++) {
      const request = testRequest({ container: 'tray', style: 'roll', dice: testDice(5) })
      for (const start of startPoses(testRecord({ seed: `roll-${i}`, request }))) {
        expect(start.position[0]).toBeLessThan(-60)
        expect(start.velocity[0]).toBeGreaterThanOrEqual(600 * 0.9)
        expect(start.velocity[0]).toBeLessThanOrEqual(900 * 1.1)
        expect(Math.hypot(...start.spin)).toBeGreaterThan(9.999)
      }
    }
  })

  it('RW-140: tips the bag one die every 40 ms, 60 to 120 mm above the floor', () => {
    const request = testRequest({ container: 'rolling-waves-tray', style: 'roll', dice: testDice(15, 'd6') })
    const starts = startPoses(testRecord({ request }))
    const releases = starts.map(start => start.releaseStep).toSorted((a, b) => a - b)
    releases.forEach((step, index) => {
      expect(Math.abs(step - index * 4.8)).toBeLessThanOrEqual(0.5)
    })
    for (const { position } of starts) {
      expect(position[1]).toBeGreaterThanOrEqual(60)
      expect(position[1]).toBeLessThanOrEqual(120)
    }
  })

  it('can throw every kind it knows', () => {
    const dice = dieKinds.map(kind => ({ id: kind, kind }))
    expect(startPoses(testRecord({ request: testRequest({ dice }) }))).toHaveLength(dieKinds.length)
  })
})
