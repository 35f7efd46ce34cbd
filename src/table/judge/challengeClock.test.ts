import { describe, expect, it } from 'vitest'
import { challengeStage } from './challengeClock'

const seen = { hasFall: true, reducedMotion: false }
const plain = { hasFall: false, reducedMotion: false }
const calm = { hasFall: true, reducedMotion: true }

describe('the course of a challenge', () => {
  const times = Array.from({ length: 121 }, (_, index) => index / 20)

  it.each([seen, plain])('is over within six seconds, and only then is the whole line drawn: %o', course => {
    for (const seconds of times) {
      const { isOver, drawn } = challengeStage(seconds, course)
      expect(isOver).toBe(drawn === 1)
    }
    expect(challengeStage(6, course).isOver).toBe(true)
  })

  it('never goes back, and each part waits for the one before: fall, darkness, search, ruler', () => {
    const stages = times.map(seconds => challengeStage(seconds, seen))
    for (const [index, stage] of stages.entries()) {
      const parts = [stage.fallen, stage.dim, stage.found, stage.drawn]
      for (const [part, value] of parts.entries()) {
        const before = stages[index - 1]
        if (before) {
          const past = [before.fallen, before.dim, before.found, before.drawn][part]!
          expect(value).toBeGreaterThanOrEqual(past)
        }
        if (value > 0 && part > 0) expect(parts[part - 1]).toBe(1)
      }
    }
  })

  it('shows no fall where there is none to be seen, and is over sooner', () => {
    expect(challengeStage(0, plain).fallen).toBe(1)
    const end = (course: typeof seen) => times.findIndex(seconds => challengeStage(seconds, course).isOver)
    expect(end(plain)).toBeLessThan(end(seen))
  })

  it('is three stills with reduced motion', () => {
    const stills = new Set(times.map(seconds => JSON.stringify(challengeStage(seconds, calm))))
    expect(stills.size).toBe(3)
  })
})
