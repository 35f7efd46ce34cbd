import { describe, expect, it } from 'vitest'
import { type Composable, compose, pick, withForced } from './compose'

const one = (...parts: readonly string[]): Composable => ({
  choice: { move: { kind: parts.join(' '), seat: 0 }, text: parts.join(' '), rule: 'RW-40' },
  parts: parts.map(part => {
    const [slot = '', key = ''] = part.split('=')
    return { slot, key, text: key }
  }),
})

/** Two dice on two of three icons, or both on the last. */
const plans = [
  one('a=hull', 'b=crew'),
  one('a=crew', 'b=hull'),
  one('a=ports', 'b=crew'),
  one('a=bury', 'b=bury'),
]
const keys = (all: readonly Composable[], picks: Record<string, string>) =>
  compose(all, picks).steps.map(({ slot, options }) => `${slot}: ${options.map(({ key }) => key).join(' ')}`)

describe('a choice that is put together', () => {
  it('offers every way of every decision while nothing is decided', () => {
    expect(keys(plans, {})).toEqual(['a: hull crew ports bury', 'b: crew hull bury'])
    expect(compose(plans, {}).choice).toBeUndefined()
  })

  it('offers of the others only what goes with what is decided, and of that itself all there is', () => {
    expect(keys(plans, { a: 'bury' })).toEqual(['a: hull crew ports bury', 'b: bury'])
    expect(keys(plans, { b: 'crew' })).toEqual(['a: hull ports', 'b: crew hull bury'])
  })

  it('is chosen once everything is decided', () => {
    expect(compose(plans, { a: 'crew', b: 'hull' }).choice?.text).toBe('a=crew b=hull')
  })

  it('drops earlier decisions that conflict with a new one', () => {
    expect(pick(plans, { a: 'hull', b: 'crew' }, 'a', 'ports')).toEqual({ a: 'ports', b: 'crew' })
    expect(pick(plans, { a: 'hull', b: 'crew' }, 'b', 'bury')).toEqual({ b: 'bury' })
  })

  it('decides what is left in one way only, but nothing before anybody has decided anything', () => {
    expect(withForced(plans, { a: 'bury' })).toEqual({ a: 'bury', b: 'bury' })
    expect(withForced(plans, { b: 'crew' })).toEqual({ b: 'crew' })
    expect(withForced([plans[0]!], {})).toEqual({})
  })

  it('asks only what the choices that are left are made of', () => {
    const volleys = [one('how=both', 'target=1'), one('how=apart', 'first=1', 'second=2')]
    expect(keys(volleys, { how: 'both' })).toEqual(['how: both apart', 'target: 1'])
    expect(keys(volleys, { how: 'apart' })).toEqual(['how: both apart', 'first: 1', 'second: 2'])
  })
})
