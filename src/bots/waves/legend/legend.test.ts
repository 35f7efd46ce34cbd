import { describe, expect, it } from 'vitest'
import { readSetUp } from '../../../rules/game'
import { createRandom } from '../../../rules/random'
import { type WavesMove, type WavesState, waves } from '../../../rules/waves'
import { imagineState } from '../../../rules/waves/imagine'
import { budgets } from '../../botFor'
import { startMeter } from '../../search'
import { wavesBots } from '..'
import { countsOf, playOf, playsOf } from '../plays'
import { resolve, sketchOf, worldOf } from '../sketch'
import { dawnAfter, dawnOf, featuresOf } from './dawn'
import { chancesOf, likelihood, placeByHabit } from './habits'
import { sceneOf } from './scene'

function begin(players: number, seed: string, options: object): WavesState {
  const setUp = readSetUp(waves, { players, seed, options: { firstHolder: 0, ...options } })
  if (!setUp.ok) throw new Error(setUp.why)
  const state = waves.setup(setUp.value)
  if (state.phase !== 'placeToken') return state
  return waves.play(state, { kind: 'placeWaveToken', seat: 1, slot: 0 }).state
}

/** A game among strong players who think little, as everybody is asked in it. */
function* asked(players: number, seed: string, options: object) {
  const bot = wavesBots.strong()
  let state = begin(players, seed, { ...options, roundLimit: 20 })
  for (let step = 0; ; step++) {
    const turn = waves.turn(state)
    if (turn.kind === 'over') return
    const seat = turn.seats[0]!
    const view = waves.view(state, seat)
    const move = bot(view, seat, createRandom(`${seed} ${step}`), { positions: 600 }) as WavesMove
    yield { state, seat, view, move }
    state = waves.play(state, move).state
  }
}

const calmTable = {
  faces: ['SCH-SIX', 'KEE-LOW', 'KNI-CALM', 'SEE-ROT', 'NOB-CALM'],
  slots: [{ elder: 5 }, { elder: 3 }, { elder: 5 }, { elder: 2 }],
  shells: 1,
} as const

describe('a legend', () => {
  it.each([
    [2, {}],
    [4, { mode: 'allVsAll' }],
    [6, { mode: 'teams' }],
  ] as const)(
    'of %s looks at no more positions however many it may, and finds the same move (seed "endless")',
    (players, options) => {
      const state = begin(players, 'endless', options)
      const seat = waves.turn(state).kind === 'move' ? 0 : 1
      const [one, other] = [createRandom('endless'), createRandom('endless')]
      const bot = wavesBots.legend()
      const move = bot(waves.view(state, seat), seat, one, { positions: Number.MAX_SAFE_INTEGER })
      expect(bot(waves.view(state, seat), seat, other, budgets.legend)).toEqual(move)
      expect(one.state()).toEqual(other.state())
      expect(waves.check(state, move as WavesMove)).toBeUndefined()
    },
  )
})

describe('habits', () => {
  it('foretell what a strong player places, better than looks do and far better than chance (seeds "habit 0" to "habit 5")', () => {
    let [placements, top, guessed] = [0, 0, 0]
    for (let n = 0; n < 6; n++)
      for (const { state, seat, move } of asked(n % 2 ? 4 : 2, `habit ${n}`, { mode: 'allVsAll' })) {
        if (move.kind !== 'playFollower' && move.kind !== 'playRebels') continue
        const hand = countsOf(state.hands[seat]!)
        const choices = playsOf(hand)
        const chances = chancesOf(sketchOf(state), worldOf(state).plays, move.slot, hand, choices)
        expect(chances.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 9)
        const role = move.kind === 'playFollower' ? 'follower' : 'rebel'
        const play = playOf(role, move.cards[0]!, move.cards.length)
        placements++
        guessed += 1 / choices.length
        if (chances[choices.indexOf(play)] === Math.max(...chances)) top++
      }
    expect(placements).toBeGreaterThan(100)
    expect(top / placements).toBeGreaterThan(2 * (guessed / placements))
  })

  it('are read from what lies open: the classes that others hide change nothing', () => {
    const state = { ...begin(4, 'hidden', { mode: 'allVsAll' }), ...calmTable }
    const sketch = sketchOf(state)
    const hand = countsOf([1, 2, 3, 4, 5])
    const scenes = ([1, 4] as const).map(cls => {
      const plays = [playOf('follower', cls, 1), playOf('rebel', cls, 2), undefined, undefined]
      return sceneOf(sketch, plays, 2, hand, playsOf(hand))
    })
    expect(scenes[1]).toEqual(scenes[0])
  })

  it('explain what was placed by the cards that are really held, better than by a chance deal (seeds "held 0" to "held 3")', () => {
    let [better, placements] = [0, 0]
    for (let n = 0; n < 4; n++)
      for (const { state, seat, view } of asked(n % 2 ? 4 : 2, `held ${n}`, { mode: 'allVsAll' })) {
        const sketch = sketchOf(state)
        const isHidden = (slot: number) => state.slots[slot]!.agents && sketch.seats[slot] !== seat
        if (state.phase !== 'play' || !sketch.order.some(isHidden)) continue
        const random = createRandom(`held ${state.round} ${seat}`)
        const held = likelihood(sketch, worldOf(state), seat, new Map())
        for (let deal = 0; deal < 10; deal++) {
          placements++
          const dealt = worldOf(imagineState(view, random))
          if (held > likelihood(sketch, dealt, seat, new Map())) better++
        }
      }
    expect(placements).toBeGreaterThan(300)
    expect(better / placements).toBeGreaterThan(0.6)
  })

  it('answer alike in one world to placements that look alike (seed "alike")', () => {
    const state = { ...begin(4, 'alike', { mode: 'allVsAll' }), ...calmTable }
    const sketch = sketchOf(state)
    const world = worldOf(state)
    for (let n = 0; n < 20; n++) {
      const meter = startMeter({ positions: 100 })
      const policy = placeByHabit(sketch, createRandom(`alike ${n}`), meter, new Map())
      const answers = ([1, 3, 5] as const).map(cls => {
        const plays = [playOf('follower', cls, 1), undefined, undefined, undefined]
        return policy(sketch, { ...world, plays }, 1)
      })
      expect(new Set(answers).size).toBe(1)
      expect(meter.looked).toBe(1)
    }
  })
})

describe('the next round in the mind', () => {
  it('is the one that the rules lead to (seeds "dawn 2" to "dawn 6")', () => {
    let compared = 0
    for (const players of [2, 3, 4, 5, 6]) {
      let foretold: ReturnType<typeof dawnAfter> | undefined
      let round = 1
      for (const { state, move } of asked(players, `dawn ${players}`, {})) {
        if (state.round > round && foretold) {
          const real = dawnOf(state).sketch
          const { sketch } = foretold
          const isExtra = players === 3
          expect(sketch.elders.slice(0, isExtra ? 3 : 6)).toEqual(real.elders.slice(0, isExtra ? 3 : 6))
          expect([sketch.displays, sketch.wave, sketch.order]).toEqual([real.displays, real.wave, real.order])
          if (!isExtra) expect([sketch.shells, sketch.elderCounts]).toEqual([real.shells, real.elderCounts])
          compared++
          foretold = undefined
        }
        round = state.round
        if (move.kind !== 'playFollower' && move.kind !== 'playRebels') continue
        const world = worldOf(state)
        const role = move.kind === 'playFollower' ? 'follower' : 'rebel'
        world.plays[move.slot] = playOf(role, move.cards[0]!, move.cards.length)
        const sketch = sketchOf(state)
        if (sketch.order.some(slot => !world.plays[slot])) continue
        const outcome = resolve(sketch, world)
        if (outcome.winner === undefined) foretold = dawnAfter(sketch, world, outcome)
      }
    }
    expect(compared).toBeGreaterThan(20)
  })

  it('is judged by the same numbers for every party, none of them far from 1', () => {
    for (const players of [2, 3, 4, 5, 6]) {
      const features = featuresOf(dawnOf(begin(players, 'numbers', {})))
      expect(new Set(features.map(one => one.length)).size).toBe(1)
      for (const one of features.flat()) expect(Math.abs(one)).toBeLessThanOrEqual(3)
    }
  })
})
