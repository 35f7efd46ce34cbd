import { parseArgs } from 'node:util'
import { sendBySampling } from '../../src/bots/rattle-battle/briefing/send'
import { decide, type Skill } from '../../src/bots/rattle-battle/decide'
import { strongSkill } from '../../src/bots/rattle-battle/skills'
import { judged, type Weights } from '../../src/bots/rattle-battle/weights'
import { startMeter } from '../../src/bots/search'
import { showProgress } from '../../src/cli/progress'
import { readSetUp } from '../../src/rules/game'
import { imagineThrow } from '../../src/rules/imagineThrow'
import { createRandom, type Random } from '../../src/rules/random'
import { type RattleMove, rattleBattle } from '../../src/rules/rattle-battle'
import { scenarios } from '../../src/rules/rattle-battle/vocabulary'
import { slopesOf, type Trial } from './slopes'

/**
 * `npm run draw:weights [-- --games 800]`: strong players of Rattle, Battle sit together, each with weights drawn at random
 * around `judged`, and play with drawn dice. Says what a doubling of each weight was worth in points. A slope tells in
 * which direction to try; a set of weights is taken where it wins games.
 */
const { values } = parseArgs({ options: { games: { type: 'string', default: '800' } } })

const names = Object.keys(judged) as (keyof Weights)[]
/** How far weights are drawn apart, in doublings. */
const spread = 0.7
/** Fewer drops in the mind than strong has: more games in the same time. */
const quick: Skill = { ...strongSkill, send: mind => sendBySampling(mind, 6) }

const tables: readonly { readonly players: number; readonly trials: Trial[][] }[] = [
  { players: 2, trials: [] },
  { players: 4, trials: [] },
]
const games = Number(values.games)
const tell = showProgress('games', games)
for (let index = 0; index < games; index++) {
  const { players, trials } = tables[index % tables.length]!
  trials.push(play(players, index))
  tell(index + 1)
}
for (const { players, trials } of tables) {
  process.stdout.write(`\n${players} at the table, ${trials.length} games: points for each doubling\n`)
  for (const [index, { points, within }] of slopesOf(trials).entries())
    process.stdout.write(
      `${names[index]!.padEnd(20)} ${points.toFixed(2)}, give or take ${within.toFixed(2)}\n`,
    )
}

function play(players: number, index: number): Trial[] {
  const seed = `weights ${index}`
  const random = createRandom(seed)
  const options = { scenario: scenarios[Math.floor(index / tables.length) % scenarios.length]! }
  const setUp = readSetUp(rattleBattle, { players, seed, options })
  if (!setUp.ok) throw new Error(setUp.why)
  const drawn = Array.from({ length: players }, () => names.map(() => spread * random.normal()))
  const weights = drawn.map(weighted)
  let state = rattleBattle.setup(setUp.value)
  for (;;) {
    const turn = rattleBattle.turn(state)
    if (turn.kind === 'over') break
    const seat = turn.seats[0]!
    const move =
      turn.kind === 'throw'
        ? ({ kind: 'thrown', seat, dice: imagineThrow(turn.throw, random) } as const)
        : moveOf(state, seat, random, weights[seat]!)
    state = rattleBattle.play(state, move).state
  }
  const { totals } = rattleBattle.score(state)
  return drawn.map((doublings, seat) => ({ doublings, points: totals[seat]! }))
}

function moveOf(
  state: Parameters<typeof rattleBattle.view>[0],
  seat: number,
  random: Random,
  weights: Weights,
): RattleMove {
  const view = rattleBattle.view(state, seat)
  return decide({ state: view, seat, random, meter: startMeter({ positions: 3000 }), weights }, quick)
}

/** All numbers of a weight are doubled together. */
function weighted(doublings: readonly number[]): Weights {
  return Object.fromEntries(
    names.map((name, index) => [name, scaled(judged[name], 2 ** doublings[index]!)]),
  ) as unknown as Weights
}

function scaled(weight: Weights[keyof Weights], by: number): unknown {
  if (typeof weight === 'number') return weight * by
  if (Array.isArray(weight)) return weight.map(one => one * by)
  return Object.fromEntries(Object.entries(weight).map(([id, one]) => [id, one * by]))
}
