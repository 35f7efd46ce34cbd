import { describe, expect, it } from 'vitest'
import { createThrowPlayer, interpolatePoses, numbersPerPose, type SteppedThrow } from './throwPlayer'

/** One die that slides along x by 1 cm a step and rests after this many steps. */
function slide(steps: number): SteppedThrow & { made: number } {
  return {
    made: 0,
    get done() {
      return this.made >= steps
    },
    step() {
      this.made++
    },
    writePoses(out) {
      out.set([this.made, 1, 0, 0, 0, 0, 1])
    },
  }
}

const options = { diceCount: 1, stepsPerSecond: 120, boundSteps: 600, pace: 'real', slowBelow: -1 } as const

describe('the player of a throw', () => {
  it('makes only the steps that the time played needs, whatever the frame rate', () => {
    for (const frames of [30, 60, 144]) {
      const live = slide(400)
      const player = createThrowPlayer(live, options)
      for (let i = 0; i < frames; i++) player.advance(1 / frames)
      expect(live.made, `${frames} frames a second`).toBeGreaterThanOrEqual(120)
      expect(live.made, `${frames} frames a second`).toBeLessThanOrEqual(121)
    }
  })

  it('is at rest only after the last step has been shown', () => {
    const player = createThrowPlayer(slide(10), options)
    player.advance(9.5 / 120)
    expect(player.lastStep).toBe(10)
    expect(player.atRest).toBe(false)
    player.advance(1 / 120)
    expect(player.atRest).toBe(true)
  })

  it('shows what lies between two steps', () => {
    const player = createThrowPlayer(slide(100), options)
    const out = new Float32Array(numbersPerPose)
    player.advance(10.25 / 120)
    player.writePoses(out)
    expect(out[0]).toBeCloseTo(10.25, 4)
  })

  it('plays back the very steps it has made, forwards and backwards', () => {
    const live = slide(50)
    const player = createThrowPlayer(live, options)
    player.finish()
    const made = live.made
    const out = new Float32Array(numbersPerPose)
    player.seek(12)
    player.writePoses(out)
    expect(out[0]).toBe(12)
    expect(player.replay(10 / 120, 0.5)).toBe(true)
    expect(player.playhead).toBeCloseTo(17, 6)
    expect(player.replay(0.2, -1)).toBe(false)
    expect(player.playhead).toBe(0)
    expect(live.made).toBe(made)
  })

  it('slows down once the lowest die is near the floor, if asked to be gentle', () => {
    const real = createThrowPlayer(slide(400), { ...options, slowBelow: 5 })
    const gentle = createThrowPlayer(slide(400), { ...options, slowBelow: 5, pace: 'gentle' })
    for (let i = 0; i < 60; i++) {
      real.advance(1 / 60)
      gentle.advance(1 / 60)
    }
    expect(real.playhead).toBeCloseTo(120, 6)
    expect(gentle.playhead).toBeLessThan(75)
    expect(gentle.playhead).toBeGreaterThan(55)
  })

  it('fast-forwards through the final stillness', () => {
    const still: SteppedThrow & { made: number } = {
      ...slide(0),
      made: 0,
      get done() {
        return this.made >= 200
      },
      step() {
        this.made++
      },
      writePoses(out) {
        out.set([Math.min(this.made, 100), 1, 0, 0, 0, 0, 1])
      },
    }
    const player = createThrowPlayer(still, options)
    let seconds = 0
    while (!player.atRest) {
      player.advance(1 / 60)
      seconds += 1 / 60
    }
    expect(seconds).toBeLessThan(1.2)
  })

  it('has room for more steps after a blow', () => {
    let until = 500
    const live = {
      made: 0,
      get done() {
        return this.made >= until
      },
      step() {
        this.made++
      },
      writePoses(out: Float32Array) {
        out.set([this.made, 1, 0, 0, 0, 0, 1])
      },
    }
    const player = createThrowPlayer(live, options)
    player.finish()
    player.extend()
    until = 1000
    player.finish()
    const out = new Float32Array(numbersPerPose)
    player.seek(3)
    player.writePoses(out)
    expect(out[0]).toBe(3)
    player.seek(1000)
    player.writePoses(out)
    expect(out[0]).toBe(1000)
  })

  it('turns the short way between a rotation and its negative', () => {
    const poses = new Float32Array([0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, -1])
    const out = new Float32Array(numbersPerPose)
    interpolatePoses(poses, 0, numbersPerPose, 0.5, out, 1)
    expect(Math.abs(out[6]!)).toBeCloseTo(1, 6)
  })
})
