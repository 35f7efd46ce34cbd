// @ts-check
import { expect, test } from 'vitest'
import { readKiosk, readPort, usualPort } from './serve.mjs'

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

test('it is a kiosk only when one is asked for, with the settings of the project or those of a file', () => {
  expect(readKiosk([])).toBeUndefined()
  expect(readKiosk(['--kiosk'])?.settings).toMatch(/kiosk\.json$/)
  expect(readKiosk(['--kiosk', '--settings', 'package.json'])?.settings).toMatch(/package\.json$/)
})

test.each([['--settings', 'package.json'], ['--kiosk', '--settings', 'no-such-file.json'], ['--kiosk=yes']])(
  'settings that lead nowhere are refused in words: %s %s',
  (...args) => {
    expect(() => readKiosk(args)).toThrow(expect.objectContaining({ name: 'PlainError' }))
  },
)
