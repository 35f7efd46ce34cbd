import { describe, expect, it } from 'vitest'
import { readKioskSettings, usualSettings } from './kioskSettings'

const games = [{ id: 'rattle-battle' }, { id: 'waves' }, { id: 'rolling-seas' }] as const
const read = (file: unknown, link = '') =>
  readKioskSettings({ file: file === undefined ? undefined : JSON.stringify(file), link, games })

describe('the settings of a kiosk', () => {
  it('have defaults', () => {
    expect(read(undefined)).toEqual({ settings: usualSettings(games), faults: [] })
    expect(read({})).toEqual({ settings: usualSettings(games), faults: [] })
  })

  it('are read from a file', () => {
    const { settings, faults } = read({
      games: ['waves', 'rattle-battle', 'waves'],
      speed: 'calm',
      volume: { 9: 60, 22: 0 },
      idle: 90,
      corner: 'bottom-right',
      pin: '2468',
      contact: ' Tell the counter. ',
    })
    expect(faults).toEqual([])
    expect(settings).toEqual({
      games: ['waves', 'rattle-battle'],
      speed: 'calm',
      volume: [
        { hour: 9, percent: 60 },
        { hour: 22, percent: 0 },
      ],
      idle: 90,
      corner: 'bottom-right',
      pin: '2468',
      contact: 'Tell the counter.',
    })
  })

  it('are read from a link, which overrides the file', () => {
    const { settings, faults } = read(
      { idle: 90, speed: 'calm' },
      '?idle=30&games=rolling-seas,waves&volume=9:60,22:0&speed=at+once&pin=1357',
    )
    expect(faults).toEqual([])
    expect(settings).toMatchObject({
      idle: 30,
      games: ['rolling-seas', 'waves'],
      speed: 'at once',
      pin: '1357',
      volume: [
        { hour: 9, percent: 60 },
        { hour: 22, percent: 0 },
      ],
    })
  })

  it.each([
    ['games', 'chess'],
    ['games', []],
    ['games', 7],
    ['speed', 'fast'],
    ['volume', 101],
    ['volume', '25:10'],
    ['volume', '9:60:1'],
    ['volume', {}],
    ['volume', null],
    ['idle', 0],
    ['idle', 60.5],
    ['idle', '1e2'],
    ['corner', 'middle'],
    ['pin', '12'],
    ['pin', 1234],
    ['contact', ''],
    ['contact', 'x'.repeat(121)],
  ])('with a bad %s (%j) keep the usual one and say why in one sentence', (name, value) => {
    const { settings, faults } = read({ [name]: value })
    expect(settings).toEqual(usualSettings(games))
    expect(faults).toHaveLength(1)
    expect(faults[0]).toMatch(new RegExp(`^In the settings file ${name} .*\\.$`))
  })

  it('never reveal a mistyped PIN', () => {
    expect(read({ pin: '12a4' }).faults.join()).not.toContain('12a4')
  })

  it('name an unknown setting, and keep the others', () => {
    const { settings, faults } = read({ gmaes: ['waves'], idle: 30 }, '?colour=red')
    expect(settings.idle).toBe(30)
    expect(faults).toHaveLength(2)
    expect(faults[0]).toContain('“gmaes”')
    expect(faults[1]).toMatch(/^In the address there is “colour”/)
  })

  it.each(['{"idle": 60', '[1]', '"idle"', 'null'])('are the usual ones where the file is %s', file => {
    const { settings, faults } = readKioskSettings({ file, games })
    expect(settings).toEqual(usualSettings(games))
    expect(faults).toEqual(['The settings file is not a JSON object such as {"idle": 60}.'])
  })

  it('handle names that every object inherits', () => {
    expect(read(undefined, '?constructor=1&__proto__=2').faults).toHaveLength(2)
  })
})
