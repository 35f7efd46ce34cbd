import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type BotLevel, botLevels, levelsOf } from '../../bots'
import {
  hashOfMatch,
  type OpenMatch,
  playMatch,
  type SeatColour,
  seatColourOf,
  turnOf,
  writeMatch,
} from '../../match'
import { hashText } from '../../measure'
import { loadPhysics } from '../../physics'
import { readSetUp } from '../../rules/game'
import { type AnyGame, games } from '../../rules/games'
import { type Answer, document, type Write } from '../answer'
import { findGame, sentence } from '../gameInput'
import { InputError } from '../inputError'
import { readOptions, wholeNumber } from '../options'
import { showProgress } from '../progress'
import { optionPath, readColours, readSeed, readTableOptions } from '../setUpOptions'

interface Table {
  readonly game: AnyGame
  readonly players: number
  /** By seat. */
  readonly bots: readonly BotLevel[]
  readonly seed: string
  readonly options: object
  readonly colours: readonly SeatColour[] | undefined
}

/** Whole games among computers, with real throws; one line each, as soon as the game is over. */
export async function play(
  args: readonly string[],
  _input: NodeJS.ReadableStream,
  write: Write,
): Promise<Answer> {
  const { values } = readOptions(args, {
    game: { type: 'string' },
    players: { type: 'string' },
    bots: { type: 'string' },
    games: { type: 'string' },
    seed: { type: 'string' },
    options: { type: 'string' },
    colours: { type: 'string' },
    rotate: { type: 'boolean' },
    out: { type: 'string' },
  })
  const asked = values.game === 'all' ? games : [findGame(values.game, '--game')]
  const count = wholeNumber(values.games, 'games', 1, 1, 1_000_000)
  const seed = readSeed(values.seed)
  const options = readTableOptions(values.options)
  const colours = readColours(values.colours)
  const tables = asked.flatMap(game => {
    const { min, max } = game.players
    const players = wholeNumber(values.players, 'players', min, min, max)
    const bots = readBots(values.bots, game, players)
    const setUp = readSetUp(game, { players, seed, options, colours })
    if (!setUp.ok) throw new InputError('wrong-option', sentence(setUp.why), optionPath(setUp.path))
    return Array.from({ length: count }, (_, index) => ({
      game,
      players,
      bots: values.rotate ? bots.map((_level, seat) => bots[(seat + index) % players]!) : bots,
      seed: seedOfGame(seed, index),
      options,
      colours: colours?.map(seatColourOf),
    }))
  })
  if (values.out !== undefined) await makeFolder(values.out)
  await loadPhysics()
  const tell = showProgress('games', tables.length)
  for (const [index, table] of tables.entries()) {
    const started = performance.now()
    const played = playTable(table)
    if ('error' in played) return { exitCode: 1, output: document(played) }
    const ms = Math.round(performance.now() - started)
    if (values.out !== undefined)
      await writeFile(join(values.out, fileName(table)), writeMatch(played.open.match))
    await write(document({ ...played.line, ms }))
    tell(index + 1)
  }
  return { exitCode: 0, output: '' }
}

/** The first game has the seed that was named, so every line's seed gives its game again. */
function seedOfGame(seed: string, index: number): string {
  return index === 0 ? seed : `${seed}-${index + 1}`
}

function readBots(text: string | undefined, game: AnyGame, players: number): readonly BotLevel[] {
  const names = (text ?? 'random').split(',').map(name => name.trim())
  const known = levelsOf(game)
  for (const name of names) {
    if (!(botLevels as readonly string[]).includes(name)) {
      throw new InputError('wrong-option', `--bots takes ${botLevels.join(', ')}, not “${name}”.`, '--bots')
    }
    if (!(known as readonly string[]).includes(name)) {
      const message = `${game.title} has no computer player “${name}”, only ${known.join(', ')}.`
      throw new InputError('wrong-option', message, '--bots')
    }
  }
  if (names.length !== 1 && names.length !== players) {
    const message = `--bots takes one level for all, or one for each of the ${players} seats.`
    throw new InputError('wrong-option', message, '--bots')
  }
  return Array.from({ length: players }, (_, seat) => names[seat % names.length] as BotLevel)
}

type PlayedTable =
  | { readonly line: object; readonly open: OpenMatch }
  | { readonly error: { readonly code: string; readonly message: string; readonly path: string } }

function playTable({ game, players, bots, seed, options, colours }: Table): PlayedTable {
  const broken = (message: string) => ({
    error: { code: 'broken-game', message: `${game.id}, seed “${seed}”: ${message}`, path: '' },
  })
  try {
    const played = playMatch({ game: game.id, players, bots, seed, options, colours })
    if (!played.ok) return broken(played.why)
    const open = played.value
    const turn = turnOf(open)
    const fault = game.fault(open.state)
    if (fault) return broken(`${fault.why} (${fault.rule})`)
    const { totals } = game.score(open.state)
    const throws = open.match.log.filter(entry => entry.kind === 'throw').length
    const line = {
      game: game.id,
      players,
      bots,
      seed,
      winner: turn.kind === 'over' ? turn.winners : [],
      scores: totals,
      rounds: game.progress(open.state).round,
      moves: open.match.log.length - throws,
      throws,
      hash: hashOfMatch(open.match, open.state),
    }
    return { line, open }
  } catch (error) {
    return broken(error instanceof Error ? error.message : String(error))
  }
}

async function makeFolder(folder: string): Promise<void> {
  try {
    await mkdir(folder, { recursive: true })
  } catch {
    throw new InputError('no-folder', `The folder “${folder}” cannot be made.`, '--out')
  }
}

/** A seed may hold letters that no file name may; its hash keeps such names apart. */
function fileName({ game, players, seed }: Table): string {
  const plain = seed.replaceAll(/[^\w-]/g, '_').slice(0, 60)
  const name = plain === seed ? seed : `${plain}-${hashText(seed)}`
  return `${game.id}-${players}-${name}.json`
}
