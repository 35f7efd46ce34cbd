import type { RapierRigidBody } from '@react-three/rapier'
import { describe, expect, it } from 'vitest'
import { layPlainTable, nameOf, plainTables } from '../../../open-table'
import { gameIds } from '../../../rules/game'
import { createBodyBook } from '../bodies/bodyBook'
import { createCalming } from '../bodies/calmDown'
import { isSunk } from '../bodies/fallenOff'
import { openWorld } from '../testing/openWorld'
import { toTableY } from '../units'
import { layGame } from './layGame'

const tables = [
  ...plainTables.map(({ id }) => [id, async () => layPlainTable(id, 3).things] as const),
  ...gameIds.map(id => [id, () => layGame(id, 3)] as const),
]

describe.each(tables)('the ready table of %s', (_, lay) => {
  it('stays as it was laid when the engine wakes it: nothing sinks, jumps or falls', async () => {
    const things = await lay()
    const { world, bodies } = await openWorld(things)
    for (let step = 0; step < 120; step++) world.step()
    for (const [index, { what, pose }] of things.entries()) {
      const { x, y, z } = bodies[index]!.translation()
      const [px, py, pz] = pose.position
      expect(Math.hypot(x * 10 - px, z * 10 - pz), nameOf(what)).toBeLessThan(12)
      expect(Math.abs(toTableY(y) - py), nameOf(what)).toBeLessThan(6)
    }
    world.free()
  })

  it('comes to rest, so that no frame is drawn for it', async () => {
    const things = await lay()
    const { world, bodies } = await openWorld(things)
    const book = createBodyBook()
    for (const [index, { what }] of things.entries())
      book.enter(`t${index + 1}`, what, bodies[index] as unknown as RapierRigidBody)
    const calming = createCalming(book)
    const isAtRest = () => bodies.every(body => !body.isDynamic() || body.isSleeping())
    for (let step = 0; step < 3000 && !isAtRest(); step++) {
      world.step()
      calming.step(() => {})
      for (const { id, rigid, low } of book.all.values())
        expect(isSunk(rigid.translation(), low), `${id} is lifted`).toBe(false)
    }
    expect(isAtRest()).toBe(true)
    world.free()
  })
})
