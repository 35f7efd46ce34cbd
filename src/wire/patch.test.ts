import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isEqual, patchBetween, patched } from './patch'

/** As JSON reads it: a field that is `undefined` does not exist, a minus zero is zero. */
const read = (value: unknown) => JSON.parse(JSON.stringify(value))

const json = fc.jsonValue({ maxDepth: 4 })

describe('a patch between two values', () => {
  it('turns any value into any other, through JSON (500 runs)', () => {
    fc.assert(
      fc.property(json, json, (before, after) => {
        const patch = read(patchBetween(before, after))
        expect(patched(read(before), patch)).toEqual(read(after))
      }),
      { numRuns: 500 },
    )
  })

  it('is nothing for values that are equal in a file', () => {
    fc.assert(fc.property(json, value => patchBetween(value, structuredClone(value)).length === 0))
    expect(patchBetween({ a: 1, b: undefined }, { a: 1 })).toEqual([])
    expect(isEqual({ a: [-0] }, { b: undefined, a: [0] })).toBe(true)
  })

  it('shares unchanged parts and mutates nothing', () => {
    const before = { ships: [{ at: 1 }, { at: 2 }, { at: 3 }], log: ['a', 'b'] }
    const after = { ships: [{ at: 1 }, { at: 5 }, { at: 3 }], log: ['a', 'b', 'c'] }
    const frozen = structuredClone(before)
    const now = patched(before, patchBetween(before, after)) as typeof before
    expect(now).toEqual(after)
    expect(now.ships[0]).toBe(before.ships[0])
    expect(now.ships[2]).toBe(before.ships[2])
    expect(before).toEqual(frozen)
  })

  it('describes a list by its inserted, removed and moved items only', () => {
    expect(patchBetween([1, 2, 3, 4], [1, 2, 9, 3, 4])).toEqual([[[], 2, 0, [9]]])
    expect(patchBetween({ deck: ['a', 'b', 'c'] }, { deck: ['b', 'c'] })).toEqual([[['deck'], 0, 1, []]])
  })

  it('refuses patches that do not fit the base value', () => {
    expect(() => patched({ a: 1 }, [[['a', 'b'], 2]])).toThrow(RangeError)
    expect(() => patched([1, 2], [[[5], 2]])).toThrow(RangeError)
    expect(() => patched([1, 2], [[[], 1, 4, []]])).toThrow(RangeError)
    expect(() => patched({ a: 1 }, [[['a'], 0, 0, []]])).toThrow(RangeError)
  })
})
