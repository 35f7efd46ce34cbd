import { describe, expect, it } from 'vitest'
import { isLong, type PlayableName, playableNames, strikesOf } from './playable'
import { impacts } from './synth/impacts'

const struck = playableNames.filter((name): name is Exclude<PlayableName, 'bag'> => !isLong(name))

describe('a thing that is put down', () => {
  it('strikes at once, never louder than its hardest hit', () => {
    for (const name of struck) {
      if (isLong(name)) continue
      for (const strength of [0.1, 0.5, 1]) {
        const strikes = strikesOf(name, strength)
        expect(strikes[0]!.after).toBe(0)
        for (const { gain, sound } of strikes) expect(gain).toBeLessThanOrEqual(impacts[sound].gain)
      }
    }
  })

  it('hops five times if it is a coin, ever sooner and softer, and is still within half a second', () => {
    const strikes = strikesOf('gold', 1)
    expect(strikes).toHaveLength(5)
    const waits = strikes.slice(1).map(({ after }, i) => after - strikes[i]!.after)
    expect(waits).toEqual([...waits].sort((a, b) => b - a))
    expect(strikes.map(({ gain }) => gain)).toEqual(strikes.map(({ gain }) => gain).sort((a, b) => b - a))
    expect(strikes.at(-1)!.after).toBeLessThan(0.5)
  })
})
