import { beforeAll, describe, expect, it } from 'vitest'
import { dieKinds } from '../measure'
import { createThrow, poseSize } from './createThrow'
import { loadPhysics } from './loadPhysics'
import { simulateThrow } from './performThrow'
import { rest } from './settings'
import { testDice, testRecord, testRequest } from './testing/throws'

beforeAll(loadPhysics)

const full = (seed: string, changes = {}) =>
  testRecord({ seed, request: testRequest({ dice: testDice(38), ...changes }) })

describe('a throw', () => {
  it('is the same to the bit whenever its record is run (seeds twice-0 to twice-9)', () => {
    for (let i = 0; i < 10; i++) {
      const record = full(`twice-${i}`)
      expect(simulateThrow(record)).toEqual(simulateThrow(record))
    }
  })

  it('changes with the seed, with the gesture and with the dice', () => {
    const hashes = [
      full('one'),
      full('two'),
      { ...full('one'), gesture: { shake: 1 } },
      full('one', { dice: testDice(37) }),
    ].map(record => simulateThrow(record).hash)
    expect(new Set(hashes).size).toBe(4)
  })

  it('does not depend on the names of the dice nor on what is engraved: all six-sided kinds fall alike', () => {
    for (const seed of ['alike-0', 'alike-1', 'alike-2']) {
      const hashes = dieKinds
        .filter(kind => kind !== 'd12')
        .map(kind => simulateThrow(full(seed, { dice: testDice(38, kind) })).hash)
      expect(new Set(hashes).size).toBe(1)
    }
  })

  it('falls the same way when somebody listens to its hits', () => {
    const record = full('listen')
    const live = createThrow(record, { contacts: true })
    let hits = 0
    while (!live.done) {
      live.step()
      hits += live.contacts.length
    }
    expect(live.result().hash).toBe(simulateThrow(record).hash)
    expect(hits).toBeGreaterThan(38)
    live.free()
  })

  it('ends with every die slow for half a second, and stays as it is afterwards', () => {
    const live = createThrow(full('rest'))
    while (!live.done) live.step()
    const poses = new Float32Array(38 * poseSize)
    const later = new Float32Array(38 * poseSize)
    live.writePoses(poses)
    const steps = live.steps
    live.step()
    expect(live.steps).toBe(steps)
    for (let i = 0; i < 240; i++) live.place.world.step()
    live.writePoses(later)
    for (let i = 0; i < poses.length; i++) expect(Math.abs(poses[i]! - later[i]!)).toBeLessThan(0.02)
    live.free()
  })

  it('that never rests stops at the step limit and is reported as unsettled, never read', () => {
    const live = createThrow(testRecord({ request: testRequest({ dice: testDice(1) }) }))
    while (!live.done) {
      live.step()
      live.dice[0]!.body.setAngvel({ x: 0, y: 40, z: 0 }, true)
    }
    expect(live.steps).toBe(rest.boundSteps)
    expect(live.result().outcome).toBe('unsettled')
    live.free()
  })

  it('that is slow but still turning over is not at rest: a die on its edge for a moment does not count', () => {
    const live = createThrow(testRecord({ request: testRequest({ dice: testDice(1) }) }))
    while (!live.done) {
      live.step()
      // Every quarter of a second a push; the row of still steps must start again each time.
      if (live.steps % 30 === 0 && live.steps < 300) live.dice[0]!.body.setLinvel({ x: 0, y: 30, z: 0 }, true)
    }
    expect(live.steps).toBeGreaterThanOrEqual(270 + rest.steps)
    live.free()
  })

  it('RB-118: live bystanders may be bumped, anchored ones never move', () => {
    const lying = [-20, 0, 20].map((x, index) => ({
      id: `${index}`,
      kind: 'np-red' as const,
      face: 2,
      x,
      z: 0,
      yaw: 10,
    }))
    const ends = (bystanders: 'live' | 'anchored') =>
      simulateThrow(full('bump', { dice: testDice(20), lying, bystanders })).dice.slice(20)
    for (const [index, die] of ends('anchored').entries()) {
      expect(die.position[0]).toBeCloseTo(lying[index]!.x, 4)
      expect(die.position[2]).toBeCloseTo(0, 4)
      expect(die.face).toBe(2)
    }
    const shoved = ends('live').filter(
      (die, index) => Math.hypot(die.position[0] - lying[index]!.x, die.position[2]) > 1,
    )
    expect(shoved.length).toBeGreaterThan(0)
  })

  it('RB-116: raised walls keep in what flies high', () => {
    const wild = { x: 48, vx: 1300, vy: 900, vz: -750 }
    const toss = (raisedWalls: boolean) =>
      simulateThrow({ ...full('high', { style: 'toss', dice: testDice(1), raisedWalls }), gesture: wild })
        .dice[0]!.inBox
    expect(toss(false)).toBe(false)
    expect(toss(true)).toBe(true)
  })
})

describe('the fist', () => {
  const cocked = () => {
    for (let i = 0; ; i++) {
      const live = createThrow(full(`cocked-${i}`))
      while (!live.done) live.step()
      if (live.result().outcome === 'cocked') return live
      live.free()
    }
  }

  it('RB-114: lifts every die, flat or not, higher with every level', () => {
    const lifts = ([1, 2, 3] as const).map(level => {
      const live = cocked()
      const before = live.dice.map(die => die.body.translation().y)
      const highest = before.map(() => 0)
      live.bang(level)
      expect(live.done).toBe(false)
      for (let step = 0; step < 24; step++) {
        live.step()
        live.dice.forEach((die, index) => {
          highest[index] = Math.max(highest[index]!, die.body.translation().y - before[index]!)
        })
      }
      live.free()
      expect(Math.min(...highest)).toBeGreaterThan(0)
      return highest.toSorted((a, b) => a - b)[19]! * 10
    })
    // 120, 250 and 450 mm/s lift by v²/2g: 0.7, 3.2 and 10.3 mm.
    expect(lifts[0]).toBeGreaterThan(0.4)
    expect(lifts[0]).toBeLessThan(1.2)
    expect(lifts[1]).toBeGreaterThan(2)
    expect(lifts[1]).toBeLessThan(4.5)
    expect(lifts[2]).toBeGreaterThan(7)
    expect(lifts[2]).toBeLessThan(14)
  })

  it('is part of the record: the same blows at the same steps give the same bits', () => {
    const live = cocked()
    live.bang(1)
    while (!live.done) live.step()
    live.bang(3)
    while (!live.done) live.step()
    expect(live.record.bangs).toHaveLength(2)
    expect(simulateThrow(live.record)).toEqual(live.result())
    live.free()
  })

  it('is read only after the blow is over', () => {
    const live = cocked()
    const before = live.result()
    live.bang(3)
    expect(live.done).toBe(false)
    while (!live.done) live.step()
    expect(live.result().hash).not.toBe(before.hash)
    live.free()
  })
})
