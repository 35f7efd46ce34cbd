import { describe, expect, it } from 'vitest'
import { createOpenTable, mostThings, tableHalf } from '../../../open-table'
import { gameIds } from '../../../rules/game'
import { gameById } from '../../../rules/games'
import { printer } from '../prints/printer'
import { layGame } from './layGame'

describe.each(gameIds)('a ready table of %s', id => {
  const { min, max } = gameById(id).players
  const counts = [2, 3, 4, 5].map(players => Math.min(Math.max(players, min), max))

  it.each([...new Set(counts)])(
    'for %i: everything lies on the table, can be printed, kept and read',
    async players => {
      const things = await layGame(id, players)
      expect(things.length).toBeGreaterThan(10)
      expect(things.length).toBeLessThanOrEqual(mostThings)
      for (const { pose } of things) {
        const [x, y, z] = pose.position
        expect(Math.abs(x)).toBeLessThan(tableHalf.x + 60)
        expect(Math.abs(z)).toBeLessThan(tableHalf.z + 60)
        expect(y).toBeGreaterThan(0)
      }
      const prints = things.flatMap(({ what }) =>
        what.kind === 'cards'
          ? what.cards.flatMap(card => [card.front, card.back])
          : what.kind === 'plate'
            ? [what.front, what.back]
            : [],
      )
      for (const print of new Set(prints)) {
        const { width, height } = printer.recipeOf(print)
        expect(width * height, print).toBeGreaterThan(0)
      }
      const table = createOpenTable('one')
      table.act({ act: 'lay-out', name: 'x', things })
      const other = createOpenTable('two')
      expect(other.open(JSON.parse(table.write()), 'two')).toEqual({ ok: true, value: 0 })
      expect(other.now().things).toHaveLength(things.length)
    },
  )
})
