import type { World } from '@dimforge/rapier3d-compat'
import { beforeAll, describe, expect, it } from 'vitest'
import {
  contactSize,
  createRerun,
  createThrow,
  type LiveThrow,
  loadPhysics,
  poseSize,
  writeContacts,
} from '.'
import { dieMass } from './dieMass'
import { gravityUnits, stepSeconds } from './settings'
import { testDice, testRecord, testRequest } from './testing/throws'

beforeAll(loadPhysics)

const posesOf = (live: LiveThrow) => {
  const poses = new Float32Array(live.dice.length * poseSize)
  live.writePoses(poses)
  return [...poses]
}

describe('a throw run again (seed "rerun")', () => {
  const record = testRecord({
    seed: 'rerun',
    request: testRequest({ dice: [...testDice(6), ...testDice(2, 'd12')] }),
    bangs: [{ step: 70, level: 2 }],
  })

  it('has at each step the bits of the throw, forwards and backwards', () => {
    const live = createThrow(record)
    const known = [posesOf(live)]
    while (!live.done) {
      live.step()
      known.push(posesOf(live))
    }
    const { hash } = live.result()
    const last = live.steps
    live.free()

    const rerun = createRerun(record)
    for (const step of [0, 31, 90, 30, 71, last, 12, last + 50]) {
      rerun.goTo(step)
      expect(posesOf(rerun.live), `step ${step}`).toEqual(known[Math.min(step, last)])
    }
    expect(rerun.live.result().hash).toBe(hash)
    rerun.free()
  })

  it('hands over each world before it frees the one before', () => {
    const handed: World[] = []
    const bodiesOfThePast: number[] = []
    const rerun = createRerun(record, world => {
      const past = handed.at(-1)
      // A freed world would throw here.
      if (past) bodiesOfThePast.push(past.bodies.len())
      handed.push(world)
    })
    rerun.goTo(20)
    expect(handed).toHaveLength(1)
    rerun.goTo(10)
    expect(handed).toHaveLength(2)
    expect(rerun.live.place.world).toBe(handed[1])
    expect(bodiesOfThePast).toEqual([8])
    rerun.free()
  })
})

describe('the contacts of a step', () => {
  it('bear the weight of the dice once they rest: 1.25 of it as the engine counts, from below', () => {
    const live = createThrow(testRecord({ seed: 'contacts', request: testRequest({ dice: testDice(5) }) }))
    while (!live.done) live.step()
    const out = new Float32Array(200 * contactSize)
    const count = writeContacts(live, out)
    expect(count).toBeGreaterThanOrEqual(15)
    let lift = 0
    for (let at = 0; at < count * contactSize; at += contactSize) {
      expect(Math.hypot(out[at + 3]!, out[at + 4]!, out[at + 5]!)).toBeCloseTo(1, 3)
      lift += out[at + 4]! * out[at + 6]!
    }
    const weight = 5 * dieMass('ship').mass * gravityUnits * stepSeconds
    expect(lift / weight).toBeCloseTo(1.25, 2)
    live.free()
  })

  it('are none while all dice fly, and never more than there is room for', () => {
    const live = createThrow(testRecord({ seed: 'room', request: testRequest({ dice: testDice(8) }) }))
    const out = new Float32Array(5 * contactSize)
    live.step()
    expect(writeContacts(live, out)).toBe(0)
    while (!live.done) live.step()
    expect(writeContacts(live, out)).toBe(5)
    live.free()
  })
})
