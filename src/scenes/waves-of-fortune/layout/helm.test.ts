import { describe, expect, it } from 'vitest'
import { B, P, played, push, sail, setUpFor, table } from '../../../rules/waves-of-fortune/testing/position'
import { steered } from './helm'

const quarter = Math.PI / 2

describe('the helm', () => {
  it('turns a ship to where she sails, and she keeps it', () => {
    const start = table({ ships: { purple: { cell: 'C5' } }, spaces: { C4: {}, C3: {} } })
    const before = steered(undefined, start)
    const north = played(start, sail('C4', 'C3'))
    const after = steered(before, { ...north, active: P })
    expect(after.headings[P]).toBeCloseTo(quarter)
    expect(steered(after, { ...north, active: B }).headings[P]).toBeCloseTo(quarter)
  })

  it('is not turned by a shove: she goes sideways', () => {
    const start = table({
      ships: { purple: { cell: 'C5' }, blue: { cell: 'C6' } },
      spaces: { C6: {}, D6: {} },
    })
    const before = steered(undefined, start)
    const pushed = played(start, sail('C6'), push('D6'))
    const after = steered(before, { ...pushed, active: P })
    expect(after.cells[B]).toBe('D6')
    expect(after.headings[B]).toBe(before.headings[B])
    expect(after.headings[P]).toBeCloseTo(-quarter)
  })

  it('lets ships look out to sea from their harbours, each to her own corner', () => {
    const { headings } = steered(undefined, setUpFor(4, 'helm'))
    expect(headings.map(heading => Math.round((heading / Math.PI) * 4))).toEqual([3, 1, -1, -3])
  })
})
