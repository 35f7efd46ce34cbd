import { describe, expect, it } from 'vitest'
import type { Layout, Placement } from '../layout'
import { pickThing } from './pickThing'
import { createThingMotion } from './thingMotion'

const thing = (id: string, x: number, z: number, more: Partial<Placement> = {}): Placement => ({
  id,
  kind: 'loot',
  x,
  y: -0.3,
  z,
  yaw: 0,
  faceUp: true,
  width: 2,
  depth: 2,
  height: 0.2,
  label: id,
  front: 'loot:rum',
  back: 'loot:back',
  ...more,
})

/** As the Sea Box stands in the middle of its table, in cm. */
const box = { half: 14.9, height: 7 }

const layout = (...things: Placement[]): Layout => ({
  things: new Map(things.map(one => [one.id, one])),
})

describe('things on their way', () => {
  it('go from the old place to the new one and rest there', () => {
    const motion = createThingMotion()
    motion.go(layout(thing('a', 20, 20)), { cut: true })
    expect(motion.isMoving).toBe(false)
    motion.go(layout(thing('a', 30, 20)))
    expect(motion.poseOf('a')).toMatchObject({ x: 20 })
    motion.advance(0.15)
    const between = motion.poseOf('a')!
    expect(between.x).toBeGreaterThan(20)
    expect(between.x).toBeLessThan(30)
    expect(between.y).toBeGreaterThan(0)
    while (motion.advance(0.05));
    expect(motion.poseOf('a')).toMatchObject({ x: 30, z: 20 })
    expect(motion.poseOf('a')!.y).toBeCloseTo(-0.2)
  })

  it('are lifted over the walls of the Sea Box', () => {
    const motion = createThingMotion(box)
    motion.go(layout(thing('a', -25, 3)), { cut: true })
    motion.go(layout(thing('a', 25, -2)))
    let atWall = 0
    while (motion.advance(0.01)) {
      const { x, y } = motion.poseOf('a')!
      if (Math.abs(Math.abs(x) - 14.5) < 0.6) atWall = Math.max(atWall, 1)
      if (Math.abs(x) < 15) expect(y).toBeGreaterThan(box.height)
    }
    expect(atWall).toBe(1)
  })

  it('come from their home and go back to it', () => {
    const bag = thing('bag', 40, 0, { kind: 'bag', height: 9 })
    const motion = createThingMotion()
    motion.go(layout(bag), { cut: true })
    motion.go(layout(bag, thing('a', 20, 20, { home: 'bag' })))
    expect(motion.poseOf('a')).toMatchObject({ x: 40, z: 0 })
    while (motion.advance(0.1));
    motion.go(layout(bag))
    expect(motion.poseOf('a')).toMatchObject({ x: 20, z: 20 })
    while (motion.advance(0.1));
    expect(motion.poseOf('a')).toMatchObject({ x: 40, z: 0, scale: 0 })
    motion.go(layout(bag))
    expect(motion.poseOf('a')).toBeUndefined()
  })

  it('are not lifted where they sail: they turn first and then go along', () => {
    const ship = (x: number, yaw: number) => layout(thing('a', x, 20, { yaw, way: 'sailed' }))
    const motion = createThingMotion()
    motion.go(ship(20, 0), { cut: true })
    motion.go(ship(28, 1))
    let early = { gone: 0, turned: 0 }
    while (motion.advance(0.01)) {
      const { x, y, qy } = motion.poseOf('a')!
      expect(y).toBeCloseTo(-0.2)
      if (x < 20.5) early = { gone: (x - 20) / 8, turned: (2 * Math.asin(qy)) / 1 }
    }
    expect(early.turned).toBeGreaterThan(0.2)
    expect(early.gone).toBeLessThan(0.1)
    expect(motion.poseOf('a')!.x).toBe(28)
  })

  it('start suddenly when shoved, and come to rest', () => {
    const ship = (x: number) => layout(thing('a', x, 20, { way: 'shoved' }))
    const motion = createThingMotion()
    motion.go(ship(20), { cut: true })
    motion.go(ship(24))
    const steps: number[] = []
    for (let last = 20; motion.advance(0.02); last = motion.poseOf('a')!.x)
      steps.push(motion.poseOf('a')!.x - last)
    expect(steps[0]).toBe(Math.max(...steps))
    expect(steps.at(-1)).toBeLessThan(steps[0]! / 4)
  })

  it('stay where a hand puts them until it lets go', () => {
    const motion = createThingMotion()
    motion.go(layout(thing('a', 20, 20)), { cut: true })
    motion.take(['a'])
    motion.put('a', 1, 2, 3, 0, 0, 0, 1)
    motion.go(layout(thing('a', 30, 20)))
    motion.advance(5)
    expect(motion.poseOf('a')).toMatchObject({ x: 1, y: 2, z: 3 })
    motion.letGo(['a'])
    motion.advance(5)
    motion.advance(5)
    expect(motion.poseOf('a')).toMatchObject({ x: 30, z: 20 })
  })

  it('are turned over when they lie the other way up', () => {
    const motion = createThingMotion()
    motion.go(layout(thing('a', 20, 20, { yaw: 1 })), { cut: true })
    motion.go(layout(thing('a', 20, 20, { yaw: 1, faceUp: false })), { cut: true })
    const { qx, qy, qz, qw } = motion.poseOf('a')!
    expect(1 - 2 * (qx * qx + qz * qz)).toBeCloseTo(-1)
    expect(qx * qx + qy * qy + qz * qz + qw * qw).toBeCloseTo(1)
  })

  it('are met by a ray where they are, the upper one first', () => {
    const motion = createThingMotion()
    motion.go(layout(thing('low', 20, 20), thing('high', 20.5, 20, { y: 0 })), { cut: true })
    const ray = { origin: { x: 20.3, y: 50, z: 20 }, direction: { x: 0, y: -1, z: 0 } }
    expect(pickThing(ray, motion, () => true)).toBe('high')
    expect(pickThing(ray, motion, ({ id }) => id === 'low')).toBe('low')
    const beside = { ...ray, origin: { x: 21.8, y: 50, z: 20 } }
    expect(pickThing(beside, motion, () => true)).toBeUndefined()
    expect(pickThing(beside, motion, () => true, 0.5)).toBe('high')
  })
})
