import { describe, expect, test } from 'vitest'
import { readSetUp } from '../../rules/game'
import type { AnyGame } from '../../rules/games'
import { createRandom, type Random } from '../../rules/random'
import { nextMove } from '../../rules/testing/conformance'
import { type WavesMove, type WavesState, waves } from '../../rules/waves'
import { botFor, budgets } from '../botFor'
import { levelsOf } from '../levels'
import { wavesBots } from './index'
import { looksOf } from './instinct'
import { countsOf, playOf, playsOf } from './plays'
import { resolve, sketchOf, worldOf } from './sketch'
import { judgedFor } from './weights'
import { cutDown, worthOfDisplay } from './worth'

const levels = ['easy', 'solid', 'strong', 'legend'] as const
/** Enough to choose sensibly in, and quick. */
const few = { positions: 160 }

const tables = [
  { players: 2, options: {} },
  { players: 3, options: {} },
  { players: 4, options: { mode: 'teams' } },
  { players: 5, options: { mode: 'teams', soloSeat: 'toss' } },
  { players: 6, options: { mode: 'allVsAll', tabletSet: 'random', discardBrowse: false } },
] as const

function begin(players: number, seed: string, options: object): WavesState {
  const setUp = readSetUp(waves, { players, seed, options })
  if (!setUp.ok) throw new Error(setUp.why)
  return waves.setup(setUp.value)
}

function bot(level: (typeof levels)[number]) {
  return wavesBots[level]()
}

function playOn(
  state: WavesState,
  choose: (state: WavesState, seat: number) => WavesMove,
  random: Random,
): WavesState {
  const turn = waves.turn(state)
  const move =
    turn.kind === 'move'
      ? choose(state, turn.seats[0]!)
      : (nextMove(waves as AnyGame, state, random) as WavesMove)
  return waves.play(state, move).state
}

describe.each(levels)('a computer player of WAVES, %s', level => {
  test('is known to the table', () => {
    expect(levelsOf(waves as AnyGame)).toContain(level)
    expect(botFor(waves as AnyGame, level)).toBeDefined()
  })

  test.each(tables)(
    'plays whole games by the rules, with $players (seed "whole")',
    ({ players, options }) => {
      const random = createRandom('whole')
      const choose = bot(level)
      let state = begin(players, 'whole', { ...options, roundLimit: 20 })
      let moves = 0
      while (waves.turn(state).kind !== 'over') {
        state = playOn(
          state,
          (at, seat) => choose(waves.view(at, seat), seat, random, few) as WavesMove,
          random,
        )
        moves++
      }
      expect(moves).toBeGreaterThan(players)
    },
  )

  test('chooses by what its seat sees: exchanged hidden cards change nothing (seed "blind")', () => {
    const random = createRandom('blind')
    const choose = bot(level)
    let state = begin(2, 'blind', {})
    let compared = 0
    for (let n = 0; n < 12; n++) {
      const turn = waves.turn(state)
      if (turn.kind === 'move') {
        const [seat] = turn.seats
        const other = waves.imagine(waves.view(state, seat!), seat!, createRandom(`other ${n}`))
        const chosen = [state, other].map(one =>
          choose(waves.view(one, seat!), seat!, createRandom('same'), few),
        )
        expect(chosen[0]).toEqual(chosen[1])
        compared++
      }
      state = playOn(state, (at, seat) => random.pick(waves.moves(at, seat)), random)
    }
    expect(compared).toBeGreaterThan(8)
  })

  test('changes nothing in place, and looks at no more positions than it may', () => {
    const state = begin(3, 'frozen', { firstHolder: 0 })
    const view = waves.view(state, 0)
    const before = JSON.stringify(view)
    const move = bot(level)(view, 0, createRandom('frozen'), { positions: 0 }) as WavesMove
    expect(JSON.stringify(view)).toBe(before)
    expect(waves.check(state, move)).toBeUndefined()
  })
})

describe('the simulation', () => {
  /** Seat 0 to place at slot 0, Head to head. */
  function position(change: Partial<WavesState>): WavesState {
    const state = begin(2, 'position', { firstHolder: 0 })
    const placed = waves.play(state, { kind: 'placeWaveToken', seat: 1, slot: 0 }).state
    return { ...placed, ...change }
  }

  test('a simulated round ends as in the rules (seeds "mind 0" to "mind 29")', () => {
    for (let n = 0; n < 30; n++) {
      const random = createRandom(`mind ${n}`)
      let state = begin(2 + (n % 5), `mind ${n}`, { mode: n % 2 ? 'teams' : 'allVsAll', tabletSet: 'random' })
      for (let step = 0; step < 30 && waves.turn(state).kind !== 'over'; step++) {
        const before = state
        state = playOn(state, (at, seat) => random.pick(waves.moves(at, seat)), random)
        const isResolved = before.phase === 'play' && (state.phase !== 'play' || state.round > before.round)
        if (!isResolved) continue
        // The last placement is known only after it was made.
        const turn = waves.turn(before)
        const all = turn.kind === 'move' ? waves.moves(before, turn.seats[0]!) : []
        const endings = all.map(move => {
          if (move.kind !== 'playFollower' && move.kind !== 'playRebels') throw new Error(move.kind)
          const sketch = sketchOf(before)
          const world = worldOf(before)
          const role = move.kind === 'playFollower' ? 'follower' : 'rebel'
          world.plays[move.slot] = playOf(role, move.cards[0]!, move.cards.length)
          const { displays } = resolve(sketch, world)
          return [JSON.stringify(displays), JSON.stringify(waves.play(before, move).state.displays)]
        })
        for (const [imagined, played] of endings) expect(imagined).toBe(played)
      }
    }
  })

  test('a certain win is taken at every level but by chance (seed "win")', () => {
    // A Knight follows first and beats the Keeper: the seventh Elder.
    const slots = [{ elder: 2 }, { elder: 5 }, { elder: 5 }, { elder: 3 }] as const
    const state = position({
      slots,
      hands: [
        [1, 1, 3],
        [1, 1, 1, 1, 1],
      ],
      faces: ['SCH-SIX', 'KEE-LOW', 'KNI-CALM', 'SEE-ROT', 'NOB-CALM'],
      displays: [[1, 1, 1, 3, 3, 3], []],
      shells: 1,
    })
    for (const level of ['solid', 'strong', 'legend'] as const) {
      const move = bot(level)(waves.view(state, 0), 0, createRandom('win'), budgets.solid)
      expect(move).toEqual({ kind: 'playFollower', seat: 0, slot: 0, cards: [3] })
    }
  })

  test.each(levels)(
    'WV-145: %s breaks out of a Council of Scholars that yields nothing (seed "lock")',
    level => {
      const hand = [1, 1, 1, 1, 2] as const
      const slots = [{ elder: 1 }, { elder: 1 }, { elder: 1 }, { elder: 1 }] as const
      const faces = ['SCH-SIX', 'KEE-LOW', 'KNI-CALM', 'SEE-ROT', 'NOB-CALM'] as const
      const state = position({ slots, faces, hands: [hand, hand], shells: 2, idleRounds: 12, round: 13 })
      const move = bot(level)(waves.view(state, 0), 0, createRandom('lock'), budgets.solid) as WavesMove
      expect(move).toMatchObject({ cards: [2] })
    },
  )

  test('lists every Follower with every number of Rebels exactly once', () => {
    const plays = playsOf(countsOf([1, 1, 3, 4, 5]))
    expect(plays).toHaveLength(9)
    expect(new Set(plays).size).toBe(9)
    expect(plays).toContain(playOf('rebel', 1, 2))
  })

  test('collecting an Elder is valued above not collecting', () => {
    const state = position({
      slots: [{ elder: 3 }, { elder: 3 }, { elder: 5 }, { elder: 3 }],
      faces: ['SCH-SIX', 'KEE-LOW', 'KNI-CALM', 'SEE-ROT', 'NOB-CALM'],
      shells: 3,
    })
    const choices = [playOf('follower', 4, 1), playOf('follower', 2, 1), playOf('rebel', 5, 2)]
    const [high, low, dear] = looksOf(sketchOf(state), [], 0, choices)
    expect(high).toBeGreaterThan(low!)
    expect(high).toBeGreaterThan(dear!)
  })

  test('progress to the goal raises the value, and the least useful cards are discarded', () => {
    const goal = { different: 5, total: 7 }
    const worths = [[], [1], [1, 2], [1, 2, 3], [1, 1, 1, 1, 1], [1, 1, 1, 1, 1, 1]] as const
    const values = worths.map(display => worthOfDisplay(display, goal, judgedFor(goal)))
    expect([...values].sort((a, b) => a - b)).toEqual(values)
    const hand = [3, 2, 1, 1, 0]
    cutDown(hand, 5, judgedFor(goal))
    expect(hand.reduce((sum, count) => sum + count, 0)).toBe(5)
  })
})

/** Nobles lead and are calm, so a Seer beats the Knight. Three Keepers of seat 2 would turn that round. */
function keepersCouldTurnIt(): WavesState {
  const start = begin(4, 'said', { firstHolder: 0, tabletSet: 'firstGame' })
  return {
    ...start,
    slots: [{ elder: 3 }, { elder: 5 }, { elder: 5 }, { elder: 2 }],
    shells: 1,
    hands: start.hands.with(0, [2, 4, 4, 4, 4]),
    faces: ['SCH-SIX', 'KEE-LOW', 'KNI-CALM', 'SEE-ROT', 'NOB-CALM'],
  }
}

describe('a team', () => {
  test('a strong player counts on what a mate has said, and not on what an opponent says (seeds "said 0" to "said 19")', () => {
    const state = keepersCouldTurnIt()
    const say = (seat: number) =>
      waves.play(state, { kind: 'teamSignal', seat, signal: 'planRebel', cls: 2, count: 3 }).state
    const seersPlayed = (at: WavesState) => {
      let count = 0
      for (let n = 0; n < 20; n++) {
        const view = waves.view(at, 0)
        // Before a mate who has yet to place it says what it will do.
        const move = bot('strong')(view, 0, createRandom(`said ${n}`), { positions: 1200 }) as WavesMove
        if (move.kind === 'teamSignal' && move.signal === 'planFollow' && move.cls === 4) count++
      }
      return count
    }
    const heard = [state, say(1), say(2)].map(seersPlayed)
    expect(heard[1]).toBe(heard[0])
    expect(heard[0]).toBeGreaterThan(15)
    expect(heard[2]).toBeLessThan(5)
  })

  test.each(['solid', 'strong', 'legend'] as const)(
    'of %s players: who places before a mate says what, and then does it; nothing is said otherwise (seed "aloud")',
    level => {
      const random = createRandom('aloud')
      const asked: number[] = []
      let [said, broken] = [0, 0]
      const choose = (state: WavesState, seat: number): WavesMove => {
        const move = bot(level)(waves.view(state, seat), seat, random, few) as WavesMove
        expect(waves.check(state, move)).toBeUndefined()
        const last = state.signals.findLast(signal => signal.seat === seat)
        if (move.kind === 'teamSignal') {
          said++
          const mate = (seat + 2) % 4
          expect(last).toBeUndefined()
          expect(state.slots[mate]!.agents).toBeUndefined()
        } else if (move.kind === 'playFollower' || move.kind === 'playRebels') {
          asked.push(seat)
          const role = move.kind === 'playFollower' ? 'planFollow' : 'planRebel'
          const isKept = last?.signal === role && last.cls === move.cards[0]
          if (last && !isKept) broken++
        }
        return move
      }
      let state = begin(4, 'aloud', { mode: 'teams', firstHolder: 0 })
      for (let n = 0; n < 400 && state.phase !== 'over'; n++) state = playOn(state, choose, random)
      // In every round two of the four place before their partners.
      expect(said).toBe(Math.ceil(asked.length / 2))
      expect(broken).toBe(0)
    },
  )

  test.each([
    ['at a table that plays without talking', 4, { mode: 'teams', teamTalk: 'none' }],
    ['where everybody plays alone', 4, { mode: 'allVsAll' }],
    ['head to head', 2, {}],
  ] as const)('says nothing %s', (_, players, options) => {
    const random = createRandom('silent')
    let state = begin(players, 'silent', { ...options, firstHolder: 0 })
    const choose = (at: WavesState, seat: number) =>
      bot('strong')(waves.view(at, seat), seat, random, few) as WavesMove
    for (let n = 0; n < 40 && state.phase !== 'over'; n++) state = playOn(state, choose, random)
    expect(state.signals).toEqual([])
    expect(state.round).toBeGreaterThan(1)
  })

  test('a solid player counts on what a mate has said too (seeds "plan 0" to "plan 9")', () => {
    const state = keepersCouldTurnIt()
    const keepers = { kind: 'teamSignal', seat: 2, signal: 'planRebel', cls: 2, count: 3 } as const
    const keepersPlayed = (at: WavesState) => {
      let count = 0
      for (let n = 0; n < 10; n++) {
        const view = waves.view(at, 0)
        const move = bot('solid')(view, 0, createRandom(`plan ${n}`), { positions: 500 }) as WavesMove
        if (move.kind === 'teamSignal' && move.cls === 2) count++
      }
      return count
    }
    expect(keepersPlayed(waves.play(state, keepers).state)).toBeGreaterThan(keepersPlayed(state) + 3)
  })
})

describe('the levels', () => {
  /** Head to head, both seats in turn, from the same deals. */
  function winsOf(better: (typeof levels)[number], worse: 'easy' | 'random', games: number): number {
    const bots = [botFor(waves as AnyGame, better)!, botFor(waves as AnyGame, worse)!]
    let wins = 0
    for (let n = 0; n < games; n++) {
      const flip = n % 2
      const random = createRandom(`${better} ${worse} ${n}`)
      let state = begin(2, `levels ${n >> 1}`, { firstHolder: 'random', roundLimit: 40 })
      for (let turn = waves.turn(state); turn.kind !== 'over'; turn = waves.turn(state)) {
        state = playOn(
          state,
          (at, seat) => bots[(seat + flip) % 2]!(waves.view(at, seat), seat, random, few) as WavesMove,
          random,
        )
      }
      wins += waves.score(state).winners.filter(seat => (seat + flip) % 2 === 0).length
    }
    return wins
  }

  // The full counts are in docs/bots.md; here every level thinks little, and still the better one has to win.
  test.each([
    ['easy', 'random', 40, 25],
    ['solid', 'easy', 30, 20],
    ['strong', 'easy', 30, 20],
    ['legend', 'easy', 30, 20],
  ] as const)('%s beats %s in most of %s games (seeds "levels 0" and on)', (better, worse, games, least) => {
    expect(winsOf(better, worse, games)).toBeGreaterThan(least)
  })
})
