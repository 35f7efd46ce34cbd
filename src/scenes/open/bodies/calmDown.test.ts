import type { RapierRigidBody } from '@react-three/rapier'
import { expect, it } from 'vitest'
import { rotate } from '../../../measure/quaternion'
import {
  type Act,
  deckById,
  emptyTable,
  type Loose,
  play,
  type TableState,
  whatDeck,
} from '../../../open-table'
import { layGame } from '../ready/layGame'
import { openWorld } from '../testing/openWorld'
import { toTableY } from '../units'
import { createBodyBook } from './bodyBook'
import { createCalming } from './calmDown'

function having(...acts: readonly Act[]): readonly Loose[] {
  const state = acts.reduce((now: TableState, act) => {
    const result = play(now, act)
    if (!result.ok) throw new Error(result.why)
    return result.state
  }, emptyTable)
  return state.things
}

const fanned = () =>
  having(
    { act: 'take-out', what: [whatDeck(deckById('sea'))] },
    { act: 'draw', id: 't1', count: 22 },
    { act: 'fan', id: 't1' },
  )

type Body = Awaited<ReturnType<typeof openWorld>>['bodies'][number]

function bookOf(things: readonly Loose[], bodies: readonly Body[]) {
  const book = createBodyBook()
  for (const [index, { what }] of things.entries())
    book.enter(`t${index + 1}`, what, bodies[index] as unknown as RapierRigidBody)
  return book
}

const dealtOverCoins = () =>
  having(
    { act: 'take-out', what: [{ kind: 'coin', coin: 'gold' }], at: { x: -376, z: -128 } },
    { act: 'take-out', what: [{ kind: 'coin', coin: 'gold' }], at: { x: 0, z: 300 } },
    { act: 'take-out', what: [whatDeck(deckById('sea'))] },
    { act: 'deal', id: 't3', each: 5, seats: 4 },
  )

it.each([
  ['cards dealt onto coins', dealtOverCoins],
  ['a fan of thirty cards among others', fanned],
  ['a table of WAVES', () => layGame('waves', 3)],
])('%s comes to rest whole, however its bodies woke: nothing falls through the table', async (_, lay) => {
  const things = await lay()
  const { world, bodies } = await openWorld(things)
  const calming = createCalming(bookOf(things, bodies))
  for (const body of bodies) body.sleep()
  let stirred = 0
  for (let step = 0; step < 1200; step++) {
    // One after another, as things arrive: some sleep, some have just woken.
    if (step % 7 === 0) bodies[(step / 7) % bodies.length]!.wakeUp()
    world.step()
    calming.step(() => stirred++)
  }
  expect(stirred).toBeGreaterThan(0)
  for (let step = 0; step < 800; step++) {
    world.step()
    calming.step(() => {})
  }
  expect(bodies.filter(body => body.isDynamic() && !body.isSleeping())).toEqual([])
  for (const body of bodies) expect(toTableY(body.translation().y)).toBeGreaterThan(-1)
  world.free()
})

/** Its height at a place on the table, in units: the plane through its middle. */
function heightAt(card: Body, x: number, z: number): number {
  const { x: atX, y, z: atZ } = card.translation()
  const turn = card.rotation()
  const [nx, ny, nz] = rotate([turn.x, turn.y, turn.z, turn.w], [0, 1, 0])
  return y - (nx * (x - atX) + nz * (z - atZ)) / ny
}

it.each([3, 12, 30])('a fan of %i cards that has just been laid keeps their order', async count => {
  const { cards } = deckById('sea')
  const things = having(
    { act: 'take-out', what: [{ kind: 'cards', name: 'Hand', cards: cards.slice(0, count) }] },
    { act: 'fan', id: 't1' },
  )
  const { world, bodies } = await openWorld(things)
  const calming = createCalming(bookOf(things, bodies))
  for (const body of bodies) body.sleep()
  for (let step = 0; step < 600; step++) {
    world.step()
    calming.step(() => {})
  }
  expect(bodies.filter(body => !body.isSleeping())).toEqual([])
  for (const [index, upper] of bodies.entries()) {
    const lower = bodies[index - 1]
    if (!lower) continue
    const [a, b] = [lower.translation(), upper.translation()]
    const middle = [(a.x + b.x) / 2, (a.z + b.z) / 2] as const
    expect(heightAt(upper, ...middle), `card ${index + 1}`).toBeGreaterThan(heightAt(lower, ...middle))
  }
  world.free()
})

it.each(['d4', 'd6', 'd8', 'd10', 'd12', 'd20'] as const)(
  'twenty thrown %s come to rest and are let sleep',
  async die => {
    const things = having({
      act: 'take-out',
      what: Array.from({ length: 20 }, () => ({ kind: 'die', die, colour: 'red' })),
    })
    const { world, bodies } = await openWorld(things)
    const calming = createCalming(bookOf(things, bodies))
    calming.reset()
    for (const [index, body] of bodies.entries()) {
      body.setLinvel({ x: 0, y: 60, z: 0 }, true)
      body.setAngvel({ x: index, y: 3, z: -index }, true)
    }
    for (let step = 0; step < 1200; step++) {
      world.step()
      calming.step(() => {})
    }
    expect(bodies.filter(body => !body.isSleeping())).toHaveLength(0)
    for (const body of bodies) expect(toTableY(body.translation().y)).toBeGreaterThan(0)
    world.free()
  },
)
