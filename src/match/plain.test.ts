import { describe, expect, it } from 'vitest'
import { canonical, createPlain, plain } from './plain'

describe('plain data', () => {
  it.each([
    [[3, -0, 1.5e-9, 1e21, Number.NaN, Number.POSITIVE_INFINITY]],
    [{ b: 1, a: undefined, 10: 'ten', 9: 'nine', 'é"\n': null }],
    [[undefined, null, [], {}, [[true], { z: [-0], a: 'x' }]]],
    [JSON.parse('{"__proto__":{"a":1},"b":[{"__proto__":2}]}')],
    ['text'],
    [-0],
  ])('is what reads from a file of it (%j)', value => {
    const read = JSON.parse(canonical(value))
    expect(plain(value)).toStrictEqual(read)
    expect(JSON.stringify(plain(value))).toBe(JSON.stringify(read))
    expect(Object.is(plain(-0), 0)).toBe(true)
  })

  it('of one value after another is the same as of each alone, and shares what has not changed', () => {
    const board = { z: -0, a: [1, { b: undefined, c: 2 }] }
    const values = [
      { board, hand: [1, 2], b: undefined },
      { board, hand: [1, 2, undefined], b: undefined },
      { hand: [2, { x: 1 }], board: { a: [1, { c: 2 }], z: 0 } },
      { hand: { 0: 2 }, board, b: null },
      { hand: { 0: 2, toString: 3 }, board },
      JSON.parse('{"__proto__":{"a":1},"board":{}}'),
      JSON.parse('{"__proto__":{"a":2},"board":{}}'),
      { toString: {}, board: [] },
      [board, {}],
      [board, {}, []],
      'text',
      [board],
    ]
    const plainNext = createPlain()
    for (const value of values) {
      const next = plainNext(value)
      expect(next).toStrictEqual(plain(value))
      expect(JSON.stringify(next)).toBe(JSON.stringify(plain(value)))
    }
    const before = plainNext({ board, hand: [{ x: 1 }, { x: 2 }] }) as Record<'board' | 'hand', object[]>
    const after = plainNext({ board: { ...board }, hand: [{ x: 1 }, { x: 3 }] }) as typeof before
    expect(after.board).toBe(before.board)
    expect(after.hand[0]).toBe(before.hand[0])
    expect(after.hand).toEqual([{ x: 1 }, { x: 3 }])
    expect(before.hand).toEqual([{ x: 1 }, { x: 2 }])
    expect(plainNext({ hand: [{ x: 1 }, { x: 3 }], board })).toBe(after)
  })

  it('throws for what no file can hold', () => {
    for (const value of [undefined, () => 1, 1n, { f: () => 1 }])
      expect(() => plain(value)).toThrow(TypeError)
  })
})
