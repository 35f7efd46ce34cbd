import { expect, it } from 'vitest'
import { setUpFor } from '../../../rules/rolling-with-the-waves/testing/position'
import { notingPen } from '../../things/prints/testing/notingPen'
import { strokesOf } from '../ink/handwriting'
import { inkOf } from '../layout'
import { sheetOf } from './sheetOf'

it('is a map with all that is written on it and beside it, or a mini board, and nothing for other things', () => {
  const fresh = setUpFor(3, 'held')
  const players = fresh.players.map((player, seat) => (seat === 1 ? { ...player, hull: [5, 4] } : player))
  const view = { ...fresh, players }
  const words: string[] = []
  let strokes = 0
  const pen = notingPen(1, 1, { symbols: new Set(), words })
  const context = new Proxy(
    {},
    { get: (_, name) => () => void (name === 'stroke' && strokes++), set: () => true },
  )
  const held = new Proxy(pen, {
    get: (on, name) =>
      name === 'freely' ? (draw: (on: unknown) => void) => draw(context) : on[name as keyof typeof on],
  })
  sheetOf('map@1', view)!.draw(held)
  const { marks, notes } = inkOf(view, 1)
  for (const printed of ['Hull', 'Chest 1', ...notes.map(({ text }) => text)])
    expect(words).toContain(printed)
  expect(marks.filter(({ kind }) => kind === 'number')).toHaveLength(2)
  expect(strokes).toBe(marks.flatMap(mark => strokesOf(mark)).length)

  words.length = 0
  sheetOf('mini@2', view)!.draw(held)
  expect(words).toContain('Chest 1')
  for (const id of ['die:g-1', 'map@7', 'yarrr@0']) expect(sheetOf(id, view)).toBeUndefined()
})
