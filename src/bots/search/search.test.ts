import { describe, expect, it } from 'vitest'
import type { AnyMove, Turn } from '../../rules/game'
import { createRandom } from '../../rules/random'
import { bestOf } from './bestOf'
import { startMeter } from './meter'
import { onePly } from './onePly'

describe('the meter', () => {
  it('counts up to its budget and no further', () => {
    const meter = startMeter({ positions: 2 })
    expect([meter.look(), meter.look(), meter.look()]).toEqual([true, true, false])
    expect([meter.looked, meter.left]).toEqual([2, 0])
  })
})

describe('the best of some choices', () => {
  it('is the one of the highest value', () => {
    expect(bestOf([3, 9, 4], n => n, createRandom('one'))).toBe(9)
  })

  it('is each of several equally good ones in turn (seeds "0" to "59")', () => {
    const found = Array.from({ length: 60 }, (_, n) =>
      bestOf(['low', 'a', 'b', 'c'], name => (name === 'low' ? 0 : 0.1 + 0.2), createRandom(`${n}`)),
    )
    expect(new Set(found)).toEqual(new Set(['a', 'b', 'c']))
  })
})

/** A game of numbers: a move adds its step to the state; what was hidden is a summand from 0 to 9. */
interface Step extends AnyMove {
  readonly step: number
}
const isOver: Turn = { kind: 'over', winners: [] }
const sums = {
  imagine: (view: number, _: unknown, random: { index(count: number): number }) => view + random.index(10),
  play: (state: number, { step }: Step) => ({ state: state + step, events: [], reveals: false }),
  turn: () => isOver,
}
const steps = [5, -3, 12, 7].map((step): Step => ({ kind: 'step', seat: 0, step }))

function choose(positions: number, samples: number, seed = 'sums') {
  let evaluated = 0
  const move = onePly(
    {
      game: sums,
      view: 0,
      seat: 0,
      evaluate(state: number) {
        evaluated++
        return state
      },
      samples,
      random: createRandom(seed),
      meter: startMeter({ positions }),
    },
    steps,
  )
  return { move, evaluated }
}

describe('one ply', () => {
  it('takes the move with the highest evaluation for any sample of hidden states', () => {
    for (const seed of ['a', 'b', 'c']) expect(choose(100, 3, seed).move.step).toBe(12)
  })

  it('tries every move in every imagined state', () => {
    expect(choose(100, 3).evaluated).toBe(12)
  })

  it('tries as many moves as the budget allows, and one at least', () => {
    expect(choose(7, 3).evaluated).toBe(6)
    expect(choose(0, 3).evaluated).toBe(3)
  })
})
