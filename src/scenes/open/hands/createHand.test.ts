import type { RapierRigidBody } from '@react-three/rapier'
import { expect, it } from 'vitest'
import { readUpperFace } from '../../../measure'
import { type Loose, layOn, standingHalf, type What } from '../../../open-table'
import { createRandom } from '../../../physics/random'
import { createBodyBook } from '../bodies/bodyBook'
import { openWorld } from '../testing/openWorld'
import { poseOfBody, toSceneY } from '../units'
import { createHand } from './createHand'

const die: What = { kind: 'die', die: 'd6', colour: 'red' }
const at = (x: number, z: number, what: What = die): Loose => layOn({ x, z }, what, 't')

async function withHand(things: readonly Loose[]) {
  const { world, bodies } = await openWorld(things)
  const book = createBodyBook()
  for (const [index, { what }] of things.entries())
    book.enter(`t${index + 1}`, what, bodies[index] as unknown as RapierRigidBody)
  const hand = createHand(book, createRandom('hand'))
  const steps = (count: number) => {
    for (let step = 0; step < count; step++) {
      hand.step()
      world.step()
    }
  }
  const where = (index: number) => poseOfBody(bodies[index]!.translation(), bodies[index]!.rotation())
  return { hand, steps, where, bodies, book, world, free: () => world.free() }
}

it('a carried thing lies still where it was put, on the same face', async () => {
  const { hand, steps, where, bodies, free } = await withHand([at(0, 0)])
  const face = readUpperFace('d6', where(0).rotation).face
  hand.take(['t1'], { x: 0, y: toSceneY(8), z: 0 }, false)
  hand.move(12, -7, 3)
  steps(60)
  let isLaid = false
  hand.lay(
    () => toSceneY(standingHalf(at(0, 0))),
    () => {
      isLaid = true
    },
  )
  steps(120)
  expect(isLaid).toBe(true)
  const { position, rotation } = where(0)
  expect(Math.hypot(position[0] - 120, position[2] + 70)).toBeLessThan(1)
  expect(position[1]).toBeCloseTo(8, 0)
  expect(readUpperFace('d6', rotation).face).toBe(face)
  expect(Math.hypot(...Object.values(bodies[0]!.linvel()))).toBeLessThan(0.1)
  free()
})

it('no wall is carried through, however far the hand is, and what stands in the way is knocked aside', async () => {
  const tray: Loose = { ...at(0, 0, { kind: 'tray', tray: 'sea-box' }), isLocked: true }
  const { hand, steps, where, free } = await withHand([tray, at(0, 0), at(60, 0)])
  hand.take(['t2'], { x: 0, y: 1.2, z: 0 }, false)
  hand.move(900, 0, 1.2)
  steps(240)
  expect(where(1).position[0]).toBeLessThan(145)
  expect(where(2).position[0], 'the die in the way was pushed along').toBeGreaterThan(90)
  expect(where(2).position[0]).toBeLessThan(145)
  free()
})

it('a fistful that is let go in a swing flies on and tumbles', async () => {
  const dice = Array.from({ length: 12 }, (_, k) => at((k % 4) * 30, Math.floor(k / 4) * 30))
  const { hand, steps, where, free } = await withHand(dice)
  hand.take(
    dice.map((_, k) => `t${k + 1}`),
    { x: 0, y: 1, z: 0 },
    true,
  )
  hand.move(0, 0, 8)
  steps(60)
  hand.release({ x: 90, y: 0, z: 0 })
  expect(hand.doing).toBe('nothing')
  steps(240)
  const rested = dice.map((_, k) => where(k))
  expect(rested.every(({ position }) => position[1] > 5)).toBe(true)
  const middle = rested.reduce((sum, { position }) => sum + position[0] / rested.length, 0)
  expect(middle).toBeGreaterThan(60)
  expect(new Set(rested.map(({ rotation }) => readUpperFace('d6', rotation).face)).size).toBeGreaterThan(2)
  free()
})

it('what is put away while it is held is not spoken to again, and the rest stays in the hand', async () => {
  const { hand, steps, bodies, book, world, free } = await withHand([at(0, 0), at(40, 0)])
  const putAway = (index: number) => {
    const rigid = bodies[index]!
    book.strike(`t${index + 1}`, rigid as unknown as RapierRigidBody)
    world.removeRigidBody(rigid)
  }
  hand.take(['t1', 't2'], { x: 0, y: 1, z: 0 }, true)
  hand.move(5, 0, 6)
  steps(20)
  putAway(0)
  expect(hand.ids).toEqual(['t2'])
  steps(20)
  putAway(1)
  // A single call to a body that is gone would throw here, and in every step from then on.
  steps(20)
  expect(hand.doing).toBe('nothing')
  hand.release({ x: 90, y: 0, z: 0 })
  free()
})
