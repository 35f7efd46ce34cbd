import { expect, it } from 'vitest'
import { allocating } from '../../../rules/rolling-with-the-waves/testing/position'
import { inkOf } from './mapInk'
import { endMarks } from './mapPlan'

/** Average width of a letter in units of its size, and half of a mark, in mm. */
const letter = 0.42
const half = 4

it('writes no note over a mark of the end', () => {
  const view = allocating({
    by: {
      0: {
        chests: [
          [1, 4, 5],
          [2, 5],
          [2, 4, 3, 6],
        ],
        hull: [3, 5, 6, 1],
        ports: [2, 2],
        crew: [4, 6],
      },
    },
  })
  const { notes } = inkOf(view, 0)
  expect(notes.map(({ text }) => text)).toContain('6 goes first')
  for (const [name, mark] of Object.entries(endMarks))
    for (const { text, x, y, size, align = 'left' } of notes) {
      const width = text.length * letter * size
      const left = align === 'left' ? x : align === 'right' ? x - width : x - width / 2
      const isBeside = left > mark.x + half || left + width < mark.x - half
      const isAbove = y < mark.y - half || y - size > mark.y + half
      expect(isBeside || isAbove, `${text} at ${name}`).toBe(true)
    }
})
