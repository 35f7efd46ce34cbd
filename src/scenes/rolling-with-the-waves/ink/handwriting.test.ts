import { describe, expect, it } from 'vitest'
import type { InkMark } from '../layout'
import { lengthOf, penWidth, strokesOf, writtenPart } from './handwriting'

const figure = (value: number, key = `hull:0:${value}`): InkMark => ({
  key,
  kind: 'number',
  x: 50,
  y: 80,
  size: 12,
  value,
})

describe('a hand that writes', () => {
  it.each([0, 1, 2, 3, 4, 5, 6, 7, 8, 9])('keeps a %i within its square', value => {
    const mark = figure(value)
    const room = 8 - penWidth(mark) / 2
    for (const { x, y } of strokesOf(mark).flat()) {
      expect(Math.abs(x - mark.x)).toBeLessThan(room)
      expect(Math.abs(y - mark.y)).toBeLessThan(room)
    }
  })

  it('writes the same mark the same way again, and varies the same figure elsewhere', () => {
    expect(strokesOf(figure(5))).toEqual(strokesOf(figure(5)))
    expect(strokesOf(figure(5))).not.toEqual(strokesOf(figure(5, 'crew:1:5')))
  })

  it('has written as much as the pen has gone', () => {
    const strokes = strokesOf(figure(4))
    const whole = lengthOf(strokes)
    for (const share of [0.1, 0.35, 0.5, 0.9, 1]) {
      const { strokes: part, tip } = writtenPart(strokes, whole * share)
      expect(lengthOf(part)).toBeCloseTo(whole * share, 6)
      expect(part.at(-1)!.at(-1)).toEqual(tip)
    }
  })

  it('gives a raised 7 a star of its own', () => {
    const seven = strokesOf(figure(7))
    const raised = strokesOf({ ...figure(7), kind: 'raised' })
    expect(raised.length).toBe(seven.length + 1)
    expect(raised.at(-1)).toHaveLength(6)
  })
})
