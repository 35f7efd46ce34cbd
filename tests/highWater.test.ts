/** The example of docs/adding-a-game.md fulfils the contract, and the document shows the code that runs here. */
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import type { DieReading } from '../src/measure'
import type { AnyGame } from '../src/rules/games'
import { createRandom } from '../src/rules/random'
import { playOut, replay } from '../src/rules/testing/conformance'
import { type HighWaterState, highWater } from './fixtures/highWater'

const game = highWater as unknown as AnyGame

const turned = (state: HighWaterState, face: number, lies: Partial<DieReading> = {}) =>
  highWater.play(state, {
    kind: 'thrown',
    seat: state.seat,
    dice: [{ face, flat: true, inBox: true, ...lies } as DieReading],
  }).state

const start = highWater.setup({ players: 2, seed: 'sea', options: {} })

describe('High Water', () => {
  test.each([2, 3, 4])('fulfils the contract with %i players, and replays (seed "tide")', players => {
    const playout = { players, seed: 'tide', maxMoves: 2000, deepEvery: 1 }
    const { moves, finalState } = playOut(game, playout)
    expect(replay(game, playout, moves)).toEqual(finalState)
  })

  test('HW-1: a die that leans, or left the tray, is thrown again', () => {
    expect(turned(start, 6, { flat: false })).toEqual(start)
    expect(turned(start, 6, { inBox: false })).toEqual(start)
  })

  test('HW-2, HW-3: a 1 loses what the turn has brought', () => {
    const after = turned(start, 6)
    expect(after).toMatchObject({ tide: 6, phase: 'choose', seat: 0 })
    const again = highWater.play(after, { kind: 'again', seat: 0 }).state
    expect(turned(again, 5).tide).toBe(11)
    expect(turned(again, 1)).toEqual({ ...start, seat: 1 })
  })

  test('HW-4: going ashore keeps the points, and only the player whose turn it is may do it', () => {
    const after = turned(start, 6)
    expect(highWater.check(after, { kind: 'ashore', seat: 1 })?.rule).toBe('HW-1')
    expect(highWater.play(after, { kind: 'ashore', seat: 0 }).state.points).toEqual([6, 0])
  })

  test('HW-5: 20 points ashore win', () => {
    const near = { ...start, points: [18, 19], tide: 2, phase: 'choose' } as const
    const { state } = highWater.play(near, { kind: 'ashore', seat: 0 })
    expect(highWater.turn(state)).toEqual({ kind: 'over', winners: [0] })
  })

  test('check never throws (seed "noise")', () => {
    const random = createRandom('noise')
    const noise = [
      undefined,
      null,
      7,
      'again',
      {},
      { kind: 'again' },
      { kind: 'ashore', seat: 'x' },
      { kind: 'thrown', seat: 0 },
    ]
    for (let round = 0; round < 50; round++)
      expect(highWater.check(start, random.pick(noise) as never)).toBeDefined()
  })
})

test('docs/adding-a-game.md shows lines of the example', () => {
  const code = readFileSync('tests/fixtures/highWater.ts', 'utf8').replace(/\s+/g, ' ')
  const shown = [...readFileSync('docs/adding-a-game.md', 'utf8').matchAll(/```ts\n([\s\S]*?)```/g)]
  expect(shown.length).toBeGreaterThan(3)
  for (const [, text] of shown)
    for (const part of text!.split(/^\s*…\s*$/m)) expect(code).toContain(part.replace(/\s+/g, ' ').trim())
})
