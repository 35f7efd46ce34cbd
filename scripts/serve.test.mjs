// @ts-check
import { expect, test } from 'vitest'
import { readPort, usualPort } from './serve.mjs'

test('the port is the usual one unless another is asked for', () => {
  expect(readPort([])).toBe(usualPort)
  expect(readPort(['--port', '8080'])).toBe(8080)
  expect(readPort(['--port=0'])).toBe(0)
})

test.each([
  ['--port', 'abc'],
  ['--port', '65536'],
  ['--port', '-1'],
  ['--port', ''],
  ['--port'],
  ['--prot', '1'],
  ['x'],
])('a mistyped option is refused in words: %s %s', (...args) => {
  expect(() => readPort(args)).toThrow(expect.objectContaining({ name: 'PlainError' }))
})
