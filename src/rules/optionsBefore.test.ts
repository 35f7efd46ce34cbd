import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { type GameOption, readSetUp, withOptionsOfBefore } from './game'
import { optionsSchema } from './optionsSchema'

const options: readonly GameOption[] = [
  { id: 'wind', values: ['west', 'east'], default: 'west', rule: 'RB-1', meaning: 'The wind' },
  { id: 'tide', values: ['high', 'low'], default: 'high', before: 'low', rule: 'RB-1', meaning: 'The tide' },
]
const game = { title: 'A game', players: { min: 2, max: 4 }, options }
const kept = { players: 2, seed: 'kept', options: { wind: 'east' } }

describe('an option that came later', () => {
  it('has its default in a new game', () => {
    expect(readSetUp(game, kept)).toMatchObject({ value: { options: { wind: 'east', tide: 'high' } } })
  })

  it('reads the old value from files without it, and the chosen value from files that have it', () => {
    expect(withOptionsOfBefore(game, kept).options).toEqual({ wind: 'east', tide: 'low' })
    expect(v.parse(optionsSchema(options), kept.options)).toEqual({ wind: 'east', tide: 'low' })
    const chosen = { wind: 'east', tide: 'high' }
    expect(withOptionsOfBefore(game, { ...kept, options: chosen }).options).toEqual(chosen)
    expect(v.parse(optionsSchema(options), chosen)).toEqual(chosen)
  })

  it('does not make up for options that were always there', () => {
    expect(v.safeParse(optionsSchema(options), { tide: 'low' }).success).toBe(false)
    expect(v.safeParse(optionsSchema(options), { wind: 'north', tide: 'low' }).success).toBe(false)
  })
})
