/**
 * Whole games of Rattle Battle at random: every number of players, scenario and option, on deep-frozen states, each
 * state asked for its faults. `npm run measure:games` plays 2,000 of them and prints what occurred how often.
 */
import { afterAll, describe, expect, test } from 'vitest'
import { gameById } from '../src/rules/games'
import { createRandom } from '../src/rules/random'
import { playOut, replay } from '../src/rules/testing/conformance'

const game = gameById('rattle-battle')
const standardCount = 120
const count = Number(process.env.GAMES ?? standardCount)

const scenarios = ['intro', 'norrington', 'pirateWars'] as const
const tables = scenarios.flatMap(scenario => [2, 3, 4, 5].map(players => ({ scenario, players })))
const perTable = Math.ceil(count / tables.length)

/** No game of any table has been seen to need half of them. */
const mostMoves = 5000
/** The expensive checks are made at every this many moves. */
const deepEvery = 60

const moveKinds = new Map<string, number>()
const rules = new Map<string, number>()
const lengths: number[] = []

function countUp(counts: Map<string, number>, name: string): void {
  counts.set(name, (counts.get(name) ?? 0) + 1)
}

/** Values of all options but the scenario, drawn from the seed. */
function anyOptions(seed: string): Readonly<Record<string, unknown>> {
  const random = createRandom(`options of ${seed}`)
  return Object.fromEntries(game.options.map(({ id, values }) => [id, random.pick(values)]))
}

describe.each(tables)('$scenario with $players players and any options', ({ scenario, players }) => {
  const seeds = Array.from({ length: perTable }, (_, n) => `${scenario} ${players} ${n}`)
  test.each(seeds)('a game comes to its end without a fault (seed "%s")', seed => {
    const options = { ...anyOptions(seed), scenario }
    const playout = { players, seed, options, maxMoves: mostMoves, deepEvery }
    const { moves, finalState } = playOut(game, {
      ...playout,
      watch(move, events) {
        countUp(moveKinds, move.kind)
        for (const { rule } of events) countUp(rules, rule)
      },
    })
    expect(game.turn(finalState).kind).toBe('over')
    lengths.push(moves.length)
    if (seed.endsWith(' 0')) {
      expect(JSON.stringify(replay(game, playout, moves))).toBe(JSON.stringify(finalState))
    }
  })
})

/** Kinds that a few games may well do without, and an aside, which is never listed. */
const rareKinds = new Set(['exhaustForCard', 'spendStore', 'placeOnSailor', 'chooseLoot'])
const asides = new Set(['rearrange'])

interface MoveVariants {
  readonly options: readonly { readonly entries: { readonly kind: { readonly literal: string } } }[]
}

describe('all games together', () => {
  test('every kind of move was made', () => {
    const variants = game.schemas.move as unknown as MoveVariants
    const kinds = variants.options.map(({ entries }) => entries.kind.literal)
    const isExpected = (kind: string) => !asides.has(kind) && (count > standardCount || !rareKinds.has(kind))
    expect(kinds.filter(kind => isExpected(kind) && !moveKinds.has(kind))).toEqual([])
  })
})

afterAll(() => {
  if (process.env.GAMES === undefined) return
  const list = (counts: Map<string, number>) =>
    [...counts]
      .toSorted(([a], [b]) => a.localeCompare(b, 'en', { numeric: true }))
      .map(([name, times]) => `${name} ${times}`)
      .join(', ')
  const moves = lengths.reduce((sum, length) => sum + length, 0)
  process.stdout.write(
    `${lengths.length} games, ${moves} moves, the longest game ${Math.max(...lengths)}\n` +
      `Moves: ${list(moveKinds)}\nEvents by rule: ${list(rules)}\n`,
  )
})
