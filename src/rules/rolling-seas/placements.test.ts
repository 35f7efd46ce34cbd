import { describe, expect, it } from 'vitest'
import { shapes } from './data/shapes'
import { placementsOf } from './placements'

describe('the lists of all placements', () => {
  it('are kept while they are asked for, and made again as they were once others have taken their room', () => {
    const { tee4, ...others } = shapes
    const first = placementsOf(tee4)
    for (const other of Object.values(others)) {
      placementsOf(other)
      expect(placementsOf(tee4)).toBe(first)
    }
    for (const other of Object.values(others)) placementsOf(other)
    const again = placementsOf(tee4)
    expect(again).not.toBe(first)
    expect(again).toEqual(first)
  })
})
