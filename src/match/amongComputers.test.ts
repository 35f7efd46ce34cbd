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
  test('RW-16a: has a limit of 25 rounds, unless another value was chosen', () => {
    const seats = [computer, computer, computer]
    expect(roundLimit({ seats })).toBe(25)
    expect(roundLimit({ seats, options: { portsTie: 'everyone' } })).toBe(25)
    expect(roundLimit({ seats, options: { roundLimit: 8 } })).toBe(8)
    expect(roundLimit({ seats, options: { roundLimit: 0 } })).toBe(0)
  })

  test('RW-16a: with a person at the table there is no limit', () => {
    expect(roundLimit()).toBe(0)
    expect(roundLimit({ seats: [computer, {}, computer] })).toBe(0)
  })

  test('options that are none are refused as ever', () => {
    const seats = [computer, computer, computer]
    expect(newMatch({ ...wish, seats, options: 'fast' })).toMatchObject({ ok: false, path: 'options' })
    expect(newMatch({ ...wish, seats, options: [] })).toMatchObject({ ok: false, path: 'options' })
    expect(newMatch({ ...wish, seats, options: { wind: 1 } })).toMatchObject({ ok: false })
  })
})
