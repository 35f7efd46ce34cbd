/** 6.2: the toss of the Wave token. */
import { describe, expect, test } from 'vitest'
import type { Thrown } from '../../game'
import { imagineThrow } from '../../imagineThrow'
import { createRandom } from '../../random'
import { waves } from '../index'
import { newTable } from '../testing/newTable'
import { dataOf, tossed } from '../testing/table'
import { readToss, tossRequest } from '../toss'

describe('6.2 The toss of the Wave token', () => {
  const three = newTable(3, 'toss')

  test('WV-150, WV-151: anybody at the table tosses the token, alone, into the dish', () => {
    expect(waves.turn(three)).toMatchObject({
      kind: 'throw',
      seats: [0, 1, 2],
      rule: 'WV-38',
      throw: tossRequest,
    })
    expect(tossRequest).toMatchObject({ container: 'shell-dish', dice: [{ kind: 'wave-token' }], lying: [] })
    expect([0, 1, 2].map(seat => waves.check(three, tossed(0, {}, seat)))).toEqual([
      undefined,
      undefined,
      undefined,
    ])
    expect(waves.check(three, tossed(0, {}, 3))).toMatchObject({ rule: 'WV-150' })
    const [token] = tossed(0).dice
    expect(waves.check(three, { ...tossed(0), dice: [token!, token!] })).toMatchObject({ rule: 'WV-150' })
    expect(waves.check(three, { ...tossed(0), dice: [] })).toMatchObject({ rule: 'WV-150' })
    expect(waves.check(three, { ...tossed(0), fist: 1 })).toMatchObject({ rule: 'WV-153' })
    expect(waves.moves(three, 0)).toEqual([])
    expect(waves.check(three, { kind: 'playFollower', seat: 0, slot: 0, cards: [1] })?.rule).toBe('WV-150')
  })

  test('WV-152: every sector, whichever side is up; an upside-down reading is refused', () => {
    for (const players of [2, 3, 4, 5, 6]) {
      for (const face of [1, 2] as const) {
        for (let degrees = 2.5; degrees < 360; degrees += 4) {
          const sector = Math.floor(((degrees + 180 / players) % 360) / (360 / players))
          const border = (degrees + 180 / players) % (360 / players)
          const isNear = Math.min(border, 360 / players - border) < 1
          const [token] = tossed(degrees, { face }).dice
          const read = readToss(token!, players)
          expect(read, `${degrees} of ${players}`).toEqual(
            isNear ? { kind: 'again', why: 'it points to a border' } : { kind: 'sector', sector },
          )
        }
      }
    }
    const wrong = tossed(10)
    const misread: Thrown = { ...wrong, dice: [{ ...wrong.dice[0]!, face: 2 }] }
    expect(waves.check(three, misread)).toMatchObject({ rule: 'WV-152' })
  })

  test('WV-153: leaning, outside, near a border or not at rest: again, and after three times chance decides', () => {
    const leaning = (degrees: number): readonly [number, number, number, number] => {
      const half = (degrees * Math.PI) / 360
      return [Math.sin(half), 0, 0, Math.cos(half)]
    }
    const again = (move: Thrown, table = three) => waves.play(table, move).state.toss?.misses
    // Unturned the crest points straight away from seat 0, to the middle of the other sector of two.
    const two = newTable(2, 'toss')
    expect(again(tossed(0, { rotation: leaning(9.9) }), two)).toBeUndefined()
    expect(again(tossed(0, { rotation: leaning(10.1) }), two)).toBe(1)
    expect(again(tossed(0, { rotation: leaning(90) }), two)).toBe(1)
    expect(again(tossed(0, { x: 33, z: 43.9 }))).toBeUndefined()
    expect(again(tossed(0, { x: 33, z: 44.1 }))).toBe(1)
    expect(again(tossed(61.1))).toBeUndefined()
    expect(again(tossed(60.9))).toBe(1)
    expect(again({ ...tossed(0), unsettled: true })).toBe(1)
    let state = three
    for (const misses of [1, 2]) {
      state = waves.play(state, tossed(60)).state
      expect(state).toMatchObject({ toss: { misses } })
      expect(waves.turn(state)).toMatchObject({ rule: 'WV-153' })
    }
    const decided = waves.play(state, tossed(60))
    expect(decided.state).toMatchObject({ phase: 'play', round: 1 })
    expect(dataOf(decided.events, 'decidedByChance')).toMatchObject({ place: decided.state.wave })
  })

  test('WV-154: without physics every place is shown equally often (seed "fair toss")', () => {
    const random = createRandom('fair toss')
    const shown = [0, 0, 0, 0, 0]
    for (let n = 0; n < 3000; n++) {
      const read = readToss(imagineThrow(tossRequest, random)[0]!, 5)
      if (read.kind === 'sector') shown[read.sector]!++
    }
    const mean = shown.reduce((sum, count) => sum + count, 0) / 5
    const chiSquare = shown.reduce((sum, count) => sum + (count - mean) ** 2 / mean, 0)
    // Four degrees of freedom: 18.5 is passed once in a thousand.
    expect(mean).toBeGreaterThan(400)
    expect(chiSquare).toBeLessThan(18.5)
  })
})
