import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createSoundBank, type SoundBank } from './soundBank'

/** Each look at the clock takes this long, so that a slice holds one or two sounds. */
const lookMs = 3

describe('sounds rendered ahead', () => {
  let rendered = 0
  let now = 0
  let bank: SoundBank

  beforeEach(() => {
    rendered = 0
    now = 1000
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    vi.spyOn(performance, 'now').mockImplementation(() => {
      now += lookMs
      return now
    })
    vi.stubGlobal('requestIdleCallback', undefined)
    vi.stubGlobal(
      'AudioBuffer',
      class {
        copyToChannel() {
          rendered++
        }
      },
    )
    bank = createSoundBank()
  })
  afterEach(() => {
    bank.dispose()
    vi.restoreAllMocks()
    vi.unstubAllGlobals()
    vi.useRealTimers()
  })

  function pass(ms: number): void {
    now += ms
    vi.advanceTimersByTime(ms)
  }

  it('come bit by bit while nothing else goes on', () => {
    pass(60)
    const first = rendered
    expect(first).toBeGreaterThan(0)
    pass(60)
    expect(rendered).toBeGreaterThan(first)
  })

  it('wait while dice are in the air, and go on afterwards', () => {
    for (let frame = 0; frame < 60; frame++) {
      bank.hold()
      pass(16)
    }
    expect(rendered).toBe(0)
    pass(250)
    pass(250)
    pass(60)
    expect(rendered).toBeGreaterThan(0)
  })

  it('are there at once where one is wanted all the same', () => {
    bank.hold()
    bank.impact('die-on-die', 0, 0)
    expect(rendered).toBe(1)
  })
})
