import { describe, expect, it } from 'vitest'
import type { Choice } from '../desk'
import { fieldsOf, nearestTo, stepsOf, valuesOf } from './fieldsOf'

const choice = (parts: object): Choice => ({
  move: { kind: 'load', seat: 0, ...parts } as Choice['move'],
  text: JSON.stringify(parts),
  rule: 'WF-112',
})

/** Full holds of twelve, with and without one of two upgrades. */
const loads = [[], ['sails'], ['hull']].flatMap(buy =>
  Array.from({ length: 12 }, (_, food) => choice({ bank: 300, buy, crew: 12 - food, food })),
)

describe('a move said part by part', () => {
  it('has a field for every part but seat and kind', () => {
    expect(fieldsOf(loads)).toEqual([
      { name: 'bank', kind: 'number', values: [300] },
      { name: 'buy', kind: 'set', names: ['sails', 'hull'] },
      { name: 'crew', kind: 'number', values: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] },
      { name: 'food', kind: 'number', values: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11] },
    ])
  })

  it('is a list if there are few ways, or if a part is neither a number nor names', () => {
    expect(fieldsOf(loads.slice(0, 5))).toBeUndefined()
    expect(fieldsOf(loads.map(({ move }) => choice({ ...move, at: { x: 1 } })))).toBeUndefined()
  })

  it('uses the common step of the values', () => {
    const values = [100, 250, 400, 0]
    expect(stepsOf({ name: 'bank', kind: 'number', values: values.sort((a, b) => a - b) })).toEqual({
      least: 0,
      most: 400,
      step: 50,
    })
  })

  it('changes the other parts as little as possible', () => {
    const fields = fieldsOf(loads)!
    const now = valuesOf(loads[14]!.move, fields)
    expect(now).toEqual({ bank: 300, buy: ['sails'], crew: 10, food: 2 })
    const found = nearestTo(loads, fields, { ...now, crew: 7 }, 'crew')
    expect(found?.move).toMatchObject({ crew: 7, food: 5, buy: ['sails'] })
  })
})
