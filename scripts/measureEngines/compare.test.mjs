// @ts-check
import { expect, test } from 'vitest'
import { compare, figures } from './compare.mjs'

/** @param {string} name @param {Record<string, string>} hashes */
const column = (name, hashes) => ({
  name,
  version: '1',
  throws: Object.entries(hashes).map(([throwName, hash]) => ({ name: throwName, hash })),
})

test('engines that agree on every throw do not differ, and one column of hashes is shown', () => {
  const columns = [column('Node', { one: 'aa', two: 'bb' }), column('Firefox', { one: 'aa', two: 'bb' })]
  const comparison = compare(columns)
  expect(comparison.differing).toBe(0)
  expect(figures(columns, comparison)).toContain('| one   | `aa`                  |')
})

test('a single differing hash is found, and every engine gets its column', () => {
  const columns = [column('Node', { one: 'aa', two: 'bb' }), column('Firefox', { one: 'aa', two: 'bc' })]
  const comparison = compare(columns)
  expect(comparison.differing).toBe(1)
  expect(figures(columns, comparison)).toMatch(/\| two +\| bb +\| bc +\|/)
})

test('a throw that one engine did not show counts as differing', () => {
  const columns = [column('Node', { one: 'aa', two: 'bb' }), column('WebKit', { one: 'aa' })]
  expect(compare(columns).differing).toBe(1)
})
