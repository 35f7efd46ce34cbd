import { describe, expect, it } from 'vitest'
import type { Layout, Placement } from '../layout'
import { createThingMotion, type ThingMotion } from './thingMotion'

const card = (id: string, x: number, z: number, more: Partial<Placement> = {}): Placement => ({
  id,
  kind: 'card',
  x,
  y: -0.3,
  z,
  yaw: 0,
  faceUp: true,
  width: 6.3,
  depth: 8.8,
  height: 0.04,
  label: id,
  front: 'card:3',
  back: 'back',
  ...more,
})

const layout = (things: readonly Placement[], becomes?: readonly (readonly [string, string])[]): Layout => ({
  things: new Map(things.map(one => [one.id, one])),
  ...(becomes && { becomes: new Map(becomes) }),
})

/** How far above the table the lowest corner of a card is. */
function lowest(motion: ThingMotion, id: string): number {
  const { y, qx, qy, qz, qw } = motion.poseOf(id)!
  const across = Math.abs(2 * (qx * qy + qw * qz)) * 3.15
  const along = Math.abs(2 * (qy * qz - qw * qx)) * 4.4
  return y - across - along + 0.3
}

describe('cards on their way', () => {
  it.each([
    ['about the long axis', { faceUp: false }],
    ['end over end', { faceUp: false, yaw: Math.PI }],
    ['on the way elsewhere', { faceUp: false, x: 14 }],
  ])('are turned over without going through the table, %s', (_, to) => {
    const motion = createThingMotion()
    motion.go(layout([card('a', 0, 30)]), { cut: true })
    motion.go(layout([card('a', 0, 30, to)]))
    let deepest = 1
    while (motion.advance(0.01)) deepest = Math.min(deepest, lowest(motion, 'a'))
    expect(deepest).toBeGreaterThan(-0.35)
  })

  it('keep moving as the same thing under a new id', () => {
    const motion = createThingMotion()
    motion.go(layout([card('hand', 0, 40), card('elder', 0, 10)]), { cut: true })
    motion.go(layout([card('agent', 0, 20), card('elder', 0, 10)], [['hand', 'agent']]))
    expect(motion.poseOf('hand')).toBeUndefined()
    expect(motion.poseOf('agent')).toMatchObject({ z: 40 })
    while (motion.advance(0.1));
    expect(motion.poseOf('agent')).toMatchObject({ z: 20 })
  })

  it('change ids all at once, as when cards are passed round', () => {
    const motion = createThingMotion()
    motion.go(layout([card('a', 0, 0), card('b', 20, 0), card('c', 40, 0)]), { cut: true })
    const round = [
      ['a', 'b'],
      ['b', 'c'],
      ['c', 'a'],
    ] as const
    motion.go(layout([card('a', 0, 0), card('b', 20, 0), card('c', 40, 0)], round))
    expect(['a', 'b', 'c'].map(id => motion.poseOf(id)!.x)).toEqual([40, 0, 20])
  })

  it('lean back with the near edge on the table, and are drawn out along their own plane', () => {
    const motion = createThingMotion()
    const leaning = { pitch: 0.8, fan: 0.1 }
    motion.go(layout([card('a', 0, 30, leaning), card('b', 20, 30, { ...leaning, slide: 2 })]), { cut: true })
    const [a, b] = [motion.poseOf('a')!, motion.poseOf('b')!]
    expect(a.y).toBeCloseTo(-0.3 + 4.4 * Math.sin(0.8), 1)
    expect(b.y - a.y).toBeCloseTo(2 * Math.sin(0.8), 3)
    expect(a.z - b.z).toBeCloseTo(2 * Math.cos(0.8), 3)
    // The front looks at its reader and up.
    const normalZ = 2 * (a.qy * a.qz + a.qw * a.qx)
    expect(normalZ).toBeCloseTo(Math.sin(0.8), 2)
  })
})
