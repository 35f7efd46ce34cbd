import { describe, expect, it } from 'vitest'
import { firstOf, refuse } from './refusal'

describe('the first refusal', () => {
  const first = refuse('RB-1', 'The first')

  it('is found in order, and nothing behind it is asked', () => {
    const fails = () => {
      throw new Error('A condition was asked though one before it did not hold')
    }
    expect(
      firstOf(
        () => undefined,
        () => false,
        () => first,
        fails,
      ),
    ).toBe(first)
  })

  it('is undefined where all conditions hold', () => {
    expect(firstOf(() => undefined)).toBeUndefined()
    expect(firstOf()).toBeUndefined()
  })
})
