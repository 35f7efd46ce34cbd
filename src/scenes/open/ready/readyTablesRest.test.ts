import { describe, expect, it } from 'vitest'
import { layPlainTable, nameOf, plainTables } from '../../../open-table'
import { gameIds } from '../../../rules/game'
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
})
