import { describe, expect, it } from 'vitest'
import { canonical, plain } from './plain'

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

  it('throws for what no file can hold', () => {
    for (const value of [undefined, () => 1, 1n, { f: () => 1 }])
      expect(() => plain(value)).toThrow(TypeError)
  })
})
