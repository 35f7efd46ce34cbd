import { describe, expect, it } from 'vitest'
import { createPlayClock } from './playClock'

/** Plays this many frames; `now` and the page's time start apart, as they do. */
function play(
  options: {
    fps: number
    pace?: number
    jitter?: number
    known?: (playhead: number) => number
    frames?: number
  },
  look: (clock: ReturnType<typeof createPlayClock>, at: { now: number; playhead: number }) => void,
) {
  const { fps, pace = 1, jitter = 0, known = playhead => Math.ceil(playhead), frames = 60 } = options
  const clock = createPlayClock()
  let time = 0
  let playhead = 0
  for (let frame = 0; frame < frames; frame++) {
    const gap = (1 + jitter * Math.sin(frame * 2.4)) / fps
    time += gap
    playhead += gap * 120 * pace
    // The loudspeaker's clock runs in steps of 10 ms.
    const now = 5 + Math.floor(time / 0.01) * 0.01
    clock.follow(playhead, known(playhead), now, 100 + time, 0.04)
    look(clock, { now: 5 + time, playhead })
  }
  return clock
}

describe('the clock of a throw', () => {
  it.each([20, 30, 60, 144])('at %d frames a second hands nothing over too late', fps => {
    let before = 0
    play({ fps, jitter: 0.2 }, (clock, { now, playhead }) => {
      // A hit that has become known with this frame lies between this and the last playhead.
      if (!clock.isFresh && playhead > 30) {
        expect(clock.timeOf(before + 0.01) - now).toBeGreaterThan(-0.012)
        expect(clock.timeOf(playhead) - now).toBeLessThan(0.12)
      }
      before = playhead
    })
  })

  it('keeps hits as far apart as the throw has them, to a millisecond', () => {
    for (const pace of [1, 0.5, 0.25]) {
      const due: number[] = []
      let next = 40
      play({ fps: 60, pace, jitter: 0.3, frames: 200 }, (clock, { playhead }) => {
        for (; next <= playhead; next++) due.push(clock.timeOf(next))
      })
      const gaps = due.slice(1).map((time, i) => time - due[i]!)
      const even = 1 / 120 / pace
      for (const gap of gaps) expect(Math.abs(gap - even)).toBeLessThan(even * 0.25)
      const mean = gaps.reduce((sum, gap) => sum + gap) / gaps.length
      expect(mean / even).toBeGreaterThan(0.98)
      expect(mean / even).toBeLessThan(1.02)
    }
  })

  it('compensates output latency when hits are known ahead', () => {
    let late = 0
    let early = 0
    play({ fps: 60 }, (clock, { now, playhead }) => {
      late = clock.timeOf(playhead) - now
    })
    play({ fps: 60, known: () => 500 }, (clock, { now, playhead }) => {
      early = clock.timeOf(playhead) - now
    })
    expect(late - early).toBeGreaterThan(0.03)
    expect(late - early).toBeLessThan(0.05)
  })

  it('resets after a pause, a jump, a step back, and fast-forward', () => {
    const clock = createPlayClock()
    const at = (playhead: number, frameNow: number) => {
      clock.follow(playhead, 1000, frameNow, frameNow, 0)
      return clock.isFresh
    }
    expect(at(0, 0)).toBe(true)
    expect(at(2, 1 / 60)).toBe(false)
    expect(at(4, 2 / 60)).toBe(false)
    expect(at(300, 3 / 60), 'a jump').toBe(true)
    expect(at(302, 4 / 60)).toBe(false)
    expect(at(301, 5 / 60), 'a step back').toBe(true)
    expect(at(303, 6 / 60)).toBe(false)
    expect(at(305, 2), 'a pause').toBe(true)
    expect(at(317, 2 + 1 / 60), 'six times as fast').toBe(true)
    expect(at(319, 2 + 2 / 60)).toBe(false)
    clock.stop()
    expect(clock.playhead).toBeUndefined()
    expect(at(321, 2 + 3 / 60), 'after stopping').toBe(true)
  })

  it('knows how fast the throw is played', () => {
    for (const pace of [1, 0.5, 0.25]) {
      const clock = play({ fps: 60, pace, frames: 120 }, () => {})
      expect(clock.rate).toBeCloseTo(pace, 1)
    }
  })
})
