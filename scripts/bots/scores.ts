import { readFile, rename, writeFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { type BotLevel, levelsOf } from '../../src/bots'
import { showProgress } from '../../src/cli/progress'
import { loadPhysics } from '../../src/physics'
import type { GameId } from '../../src/rules/game'
import { gameById } from '../../src/rules/games'
import { type Fallen, playTable, type Thinking } from './playTable'

/**
 * `npm run measure:scores [-- --game rolling-seas] [--players 1,3,6] [--games 200]`: how many points each level makes,
 * for games that people also play alone or side by side, where a win says less than a score. The levels sit together,
 * in turn on every seat, until each has played that many games; alone each plays the same seeds. With real throws. What
 * was counted for other numbers of players is kept. With `--played FILE` every single game is kept there too, and a
 * count that was stopped goes on.
 */
const { values } = parseArgs({
  options: {
    game: { type: 'string', default: 'rolling-seas' },
    players: { type: 'string', default: '1,3,6' },
    games: { type: 'string', default: '200' },
    played: { type: 'string', default: '' },
  },
})

const id = values.game as GameId
const game = gameById(id)
const levels = levelsOf(game)
const games = Number(values.games)
const thinking: Thinking = {}
const kept = `docs/scores-${id}.json`
const page = `docs/scores-${id}.md`

interface Row {
  readonly players: number
  readonly level: BotLevel
  readonly games: number
  readonly mean: number
  /** Half the width of the 95 % interval of the mean. */
  readonly within: number
  readonly tenth: number
  readonly median: number
  readonly ninetieth: number
  readonly best: number
  readonly msPerMove: number
  readonly longestMs: number
}

await loadPhysics()
for (const players of values.players.split(',').map(Number)) await count(players)
process.stdout.write(await readFile(page, 'utf8'))

async function keptRows(): Promise<readonly Row[]> {
  const text = await readFile(kept, 'utf8').catch(() => '[]')
  return JSON.parse(text) as Row[]
}

/** Every game is kept as soon as it is counted. */
async function keep(players: number, found: readonly Row[]): Promise<void> {
  const others = (await keptRows()).filter(row => row.players !== players)
  const rows = [...others, ...found].toSorted((one, other) => one.players - other.players)
  // Renamed into place: several counts may run side by side.
  const draft = `${kept}.${process.pid}`
  await writeFile(draft, `${JSON.stringify(rows, undefined, 1)}\n`)
  await rename(draft, kept)
  await writeFile(page, pageOf(rows))
}

async function count(players: number): Promise<void> {
  const tell = showProgress(`games with ${players}`, games)
  const before = await playedBefore(players)
  const scores = new Map<BotLevel, (readonly number[])[]>(
    levels.map(level => [level, [...(before.scores[level] ?? [])]]),
  )
  const done = () => Math.min(...levels.map(level => scores.get(level)!.length))
  for (let index = before.tables; done() < games; index++) {
    const fallen: Fallen = new Map()
    for (const bots of tablesOf(players, index)) {
      const seed = `scores ${players} ${index + 1}`
      const { scores: found } = playTable(id, { seed, options: {}, bots }, thinking, fallen)
      for (const level of new Set(bots)) {
        scores.get(level)!.push(found.filter((_, seat) => bots[seat] === level))
      }
    }
    await keep(
      players,
      levels
        .filter(level => scores.get(level)!.length > 0)
        .map(level => rowOf(players, level, scores.get(level)!)),
    )
    await keepPlayed(players, { tables: index + 1, scores: Object.fromEntries(scores) })
    tell(done())
  }
}

/** The tables of one size so far, and what each level scored in every game at which it sat. */
interface Played {
  readonly tables: number
  readonly scores: Readonly<Partial<Record<BotLevel, readonly (readonly number[])[]>>>
}

async function allPlayed(): Promise<Readonly<Record<string, Played>>> {
  if (!values.played) return {}
  return JSON.parse(await readFile(values.played, 'utf8').catch(() => '{}')) as Record<string, Played>
}

async function playedBefore(players: number): Promise<Played> {
  return (await allPlayed())[players] ?? { tables: 0, scores: {} }
}

async function keepPlayed(players: number, played: Played): Promise<void> {
  if (!values.played) return
  const draft = `${values.played}.${process.pid}`
  await writeFile(draft, JSON.stringify({ ...(await allPlayed()), [players]: played }))
  await rename(draft, values.played)
}

/** Alone every level plays the seed by itself; together the levels take turns round the table. */
function tablesOf(players: number, index: number): readonly (readonly BotLevel[])[] {
  if (players === 1) return levels.map(level => [level])
  return [Array.from({ length: players }, (_, seat) => levels[(seat + index) % levels.length]!)]
}

/** Scores of one game hang together by its dice: the interval is that of the means of games. */
function rowOf(players: number, level: BotLevel, scores: readonly (readonly number[])[]): Row {
  const means = scores.map(mean)
  const middle = mean(means)
  const variance = means.reduce((sum, one) => sum + (one - middle) ** 2, 0) / Math.max(1, means.length - 1)
  const sorted = scores.flat().toSorted((a, b) => a - b)
  const quantile = (part: number) => sorted[Math.round(part * (sorted.length - 1))]!
  return {
    players,
    level,
    games: scores.length,
    mean: middle,
    within: 1.96 * Math.sqrt(variance / means.length),
    tenth: quantile(0.1),
    median: quantile(0.5),
    ninetieth: quantile(0.9),
    best: quantile(1),
    ...timesOf(level),
  }
}

function timesOf(level: BotLevel): Pick<Row, 'msPerMove' | 'longestMs'> {
  const { moves = 0, ms = 0, longestMs = 0 } = thinking[level] ?? {}
  return { msPerMove: Math.round(ms / Math.max(1, moves)), longestMs: Math.round(longestMs) }
}

function mean(list: readonly number[]): number {
  return list.reduce((sum, one) => sum + one, 0) / list.length
}

function pageOf(all: readonly Row[]): string {
  const line = (row: Row) =>
    `| ${row.players} | ${row.level} | ${row.games} | ${row.mean.toFixed(1)} ± ${row.within.toFixed(1)} | ` +
    `${row.tenth} | ${row.median} | ${row.ninetieth} | ${row.best} | ${row.msPerMove} | ${row.longestMs} |`
  return [
    `# Points of the computer players: ${game.title}`,
    '',
    `Written by \`npm run measure:scores -- --game ${id}\`; the mean of a level with its 95 % interval over games. Times are those of the processor on the machine that counted, in the run that ended the count.`,
    'Alone each level plays the same seeds; at larger tables the levels sit together, in turn on every seat.',
    '',
    '| players | level | games | mean | 10th percentile | median | 90th percentile | best | ms a move | longest |',
    '|---|---|---|---|---|---|---|---|---|---|',
    ...all.map(line),
    '',
  ].join('\n')
}
