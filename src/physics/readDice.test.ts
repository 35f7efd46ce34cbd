import { beforeAll, describe, expect, it } from 'vitest'
import {
  coreVertices,
  type DieKind,
  type DieReading,
  dieFaces,
  dieKinds,
  edgeRadius,
  faceDistance,
  lyingRotation,
  type Quat,
  type Support,
  type Vec3,
} from '../measure'
import { multiply, rotate } from '../measure/quaternion'
import { addDice } from './addDice'
import { createThrow } from './createThrow'
import { createWorld } from './createWorld'
import { loadPhysics } from './loadPhysics'
import { simulateThrow } from './performThrow'
import { plainPrint } from './prints'
import { readDice, readPoseOf } from './readDice'
import type { StartPose } from './startPoses'
import { rattleBattleFlat, testDice, testRecord, testRequest } from './testing/throws'

beforeAll(loadPhysics)

const faces = (kind: DieKind) => dieFaces[kind].map((_, index) => index + 1)

/** A turn by degrees about a horizontal axis. */
function tilted(degrees: number, axisDegrees: number): Quat {
  const half = (degrees * Math.PI) / 360
  const axis = (axisDegrees * Math.PI) / 180
  return [Math.sin(half) * Math.cos(axis), 0, Math.sin(half) * Math.sin(axis), Math.cos(half)]
}

/** The height of the centre at which a turned die just touches the floor. */
function touchingHeight(kind: DieKind, rotation: Quat): number {
  return edgeRadius(kind) - Math.min(...coreVertices(kind).map(corner => rotate(rotation, corner)[1]))
}

describe('reading a die at rest', () => {
  it.each(dieKinds)('RB-70, RB-71: %s: every face, every heading, tilts around the cocked limit', kind => {
    for (const face of faces(kind)) {
      for (const yaw of [0, 17, 45, 123, 260]) {
        for (const axis of [0, 60, 135, 210, 305]) {
          for (const tilt of [0, 1, 2.99, 3.01, 5, 20]) {
            const rotation = multiply(tilted(tilt, axis), lyingRotation(kind, face, yaw))
            const position: Vec3 = [10, touchingHeight(kind, rotation), -20]
            const reading = readPoseOf({ id: 'one', kind }, position, rotation, 'sea-box', rattleBattleFlat)
            expect(reading.face).toBe(face)
            expect(reading.tiltDeg).toBeCloseTo(tilt, 6)
            expect(reading.flat).toBe(tilt < 3)
            expect(reading.inBox).toBe(true)
          }
        }
      }
    }
  })

  it('RB-70: a level die on top of others is cocked, and half a millimetre of height decides', () => {
    const at = (height: number) =>
      readPoseOf({ id: 'one', kind: 'ship' }, [0, height, 0], [0, 0, 0, 1], 'sea-box', rattleBattleFlat).flat
    expect(at(8)).toBe(true)
    expect(at(8.49)).toBe(true)
    expect(at(8.51)).toBe(false)
    expect(at(24)).toBe(false)
  })

  it('RB-69, RB-112a: inside means the whole outline, with half a millimetre for a wall it is pressed against', () => {
    const at = (x: number, yaw: number) =>
      readPoseOf(
        { id: 'one', kind: 'ship' },
        [x, 8, 0],
        lyingRotation('ship', 1, yaw),
        'sea-box',
        rattleBattleFlat,
      ).inBox
    expect(at(137.49, 0)).toBe(true)
    expect(at(137.51, 0)).toBe(false)
    // RB-69 gives the extent at 45 degrees as 10.692.
    expect(at(145 + 0.49 - 10.692, 45)).toBe(true)
    expect(at(145 + 0.51 - 10.692, 45)).toBe(false)
  })

  it.each(dieKinds)(
    '%s: laid down in the real engine with any face up, it stays so and rests on the floor',
    kind => {
      for (const face of faces(kind)) {
        const lying = [{ id: 'one', kind, face, x: 12, z: -30, yaw: 33 * face }]
        const live = createThrow(testRecord({ request: testRequest({ dice: [], lying }) }))
        while (!live.done) live.step()
        const { dice, outcome } = live.result()
        live.free()
        expect(outcome).toBe('flat')
        expect(dice[0]).toMatchObject({ face, flat: true, inBox: true, restsOn: 'floor' })
        // DESIGN allows a resting die to sink 0.1 mm into the floor.
        expect(Math.abs(dice[0]!.position[1] - faceDistance(kind))).toBeLessThan(0.1)
        expect(Math.hypot(dice[0]!.position[0] - 12, dice[0]!.position[2] + 30)).toBeLessThan(0.1)
      }
    },
  )
})

describe('the support of a die', () => {
  const placed = (position: Vec3, rotation: Quat = [0, 0, 0, 1]): StartPose => ({
    position,
    rotation,
    velocity: [0, 0, 0],
    spin: [0, 0, 0],
    slot: 0,
    releaseStep: 0,
    print: plainPrint,
  })

  /** The first die after a second of rest among anchored ones. */
  function restOf(
    start: StartPose,
    lying: readonly [x: number, z: number][],
    container: 'sea-box' | 'tray',
  ): DieReading {
    const place = createWorld(container, false)
    const request = testRequest({
      container,
      dice: [{ id: 'one', kind: 'ship' }],
      lying: lying.map(([x, z], index) => ({ id: `${index}`, kind: 'ship', face: 1, x, z, yaw: 0 })),
      bystanders: 'anchored',
    })
    const dice = addDice(place.world, request, [start])
    for (let step = 0; step < 120; step++) place.world.step()
    const [reading] = readDice(place, dice, request.flat)
    place.world.free()
    return reading!
  }

  const cases: readonly [string, Support, boolean, () => DieReading][] = [
    ['the floor', 'floor', true, () => restOf(placed([0, 9, 0]), [], 'sea-box')],
    [
      'two others, level',
      'die',
      false,
      () =>
        restOf(
          placed([0, 26, 0]),
          [
            [-9, 0],
            [9, 0],
          ],
          'sea-box',
        ),
    ],
    [
      'the wall, leaning',
      'wall',
      false,
      () => restOf(placed([135, 20, 0], tilted(30, 90)), [[125, 0]], 'sea-box'),
    ],
    ['the rim', 'rim', false, () => restOf(placed([104, 39, 0]), [], 'tray')],
    ['the table', 'table', false, () => restOf(placed([200, 20, 0]), [], 'tray')],
  ]
  it.each(cases)('RB-113, RB-112a: %s', (_, support, isFlat, rest) => {
    const reading = rest()
    expect(reading.restsOn).toBe(support)
    expect(reading.flat && reading.inBox).toBe(isFlat)
  })

  it('no tilted die of 30 drops is said to rest on the floor alone (seeds lean-0 to lean-29)', () => {
    let leaning = 0
    for (let i = 0; i < 30; i++) {
      const { dice } = simulateThrow(
        testRecord({ seed: `lean-${i}`, request: testRequest({ dice: testDice(38) }) }),
      )
      for (const die of dice) {
        if (die.tiltDeg < 5) continue
        leaning++
        expect(['die', 'wall']).toContain(die.restsOn)
        // Something must be within reach to lean on.
        const isNear = dice.some(
          other =>
            other.id !== die.id &&
            Math.hypot(...die.position.map((value, axis) => value - other.position[axis]!)) < 26,
        )
        if (die.restsOn === 'die') expect(isNear).toBe(true)
      }
    }
    expect(leaning).toBeGreaterThan(5)
  })
})
