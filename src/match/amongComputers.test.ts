import { describe, expect, test } from 'vitest'
import { newMatch } from './match'

const wish = { game: 'rolling-with-the-waves', players: 3, seed: 'kiosk' } as const
const computer = { sitter: { kind: 'computer', level: 'solid' } } as const

function roundLimit(...more: readonly Partial<Parameters<typeof newMatch>[0]>[]): unknown {
  const made = newMatch(Object.assign({}, wish, ...more))
  if (!made.ok) throw new Error(made.why)
  return made.value.setUp.options.roundLimit
}

describe('a table of computers alone', () => {
  test('RW-16a: has a limit of 25 rounds by default', () => {
    const seats = [computer, computer, computer]
    expect(roundLimit({ seats })).toBe(25)
    expect(roundLimit({ seats, options: { portsTie: 'everyone' } })).toBe(25)
    expect(roundLimit({ seats, options: { roundLimit: 8 } })).toBe(8)
    expect(roundLimit({ seats, options: { roundLimit: 0 } })).toBe(0)
  })

  test('WV-145: at WAVES has a limit of 40 rounds and the suggested tablets', () => {
    const at = (seats: object[]) => newMatch({ ...wish, game: 'waves', seats })
    const optionsOf = (made: ReturnType<typeof newMatch>) => made.ok && made.value.setUp.options
    expect(optionsOf(at([computer, computer, computer]))).toMatchObject({
      roundLimit: 40,
      tabletSet: 'suggested',
    })
    expect(optionsOf(at([computer, {}, computer]))).toMatchObject({ roundLimit: 0, tabletSet: 'firstGame' })
  })

  test('WF-126: at Waves of Fortune has a limit of 60 rounds, so that games at random end too', () => {
    const at = (...seats: object[]) => newMatch({ ...wish, game: 'waves-of-fortune', seats })
    const limitOf = (made: ReturnType<typeof newMatch>) => made.ok && made.value.setUp.options.roundLimit
    expect(limitOf(at(computer, computer, computer))).toBe(60)
    expect(limitOf(at(computer, computer, {}))).toBe('off')
  })

  test('RW-16a: with a person at the table there is no limit', () => {
    expect(roundLimit()).toBe(0)
    expect(roundLimit({ seats: [computer, {}, computer] })).toBe(0)
  })

  test('still refuses options that do not exist', () => {
    const seats = [computer, computer, computer]
    expect(newMatch({ ...wish, seats, options: 'fast' })).toMatchObject({ ok: false, path: 'options' })
    expect(newMatch({ ...wish, seats, options: [] })).toMatchObject({ ok: false, path: 'options' })
    expect(newMatch({ ...wish, seats, options: { wind: 1 } })).toMatchObject({ ok: false })
  })
})
