// @ts-check
import { expect, test } from 'vitest'
import { readKiosk, readPort, readRooms, usualPort } from './serve.mjs'

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

test('kiosk mode needs the option, with the default settings or those of a file', () => {
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

test('rooms are for this machine alone unless the local network is asked for', () => {
  expect(readRooms([])).toEqual({ isOpen: false, areWanted: true })
  expect(readRooms(['--lan', '--data', '/rooms', '--origin', 'https://a.example'])).toEqual({
    isOpen: true,
    areWanted: true,
    data: expect.stringMatching(/rooms$/),
    origins: ['https://a.example'],
  })
  expect(readRooms(['--no-rooms']).areWanted).toBe(false)
})

test('rooms are kept in a database instead of a folder where one is named', () => {
  const database = 'postgres://seabox@db.example/seabox'
  expect(readRooms(['--database', database, '--peer', 'http://10.0.0.1:5173'])).toMatchObject({
    database,
    peer: 'http://10.0.0.1:5173',
  })
})

test.each([
  ['--database', 'mysql://db.example/seabox'],
  ['--database', 'seabox'],
  ['--database', 'postgres://db.example/seabox', '--data', '/rooms'],
  ['--peer', 'http://10.0.0.1:5173'],
  ['--database', 'postgres://db.example/seabox', '--peer', '10.0.0.1'],
])('a database that cannot be meant is refused in words: %s %s', (...args) => {
  expect(() => readRooms(args)).toThrow(expect.objectContaining({ name: 'PlainError' }))
})

test.each(['a.example', 'https://a.example/', 'https://a.example/path'])(
  'an origin is refused in words: %s',
  origin => {
    expect(() => readRooms(['--origin', origin])).toThrow(expect.objectContaining({ name: 'PlainError' }))
  },
)
