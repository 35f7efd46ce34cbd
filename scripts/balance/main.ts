import { writeFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { botLevels } from '../../src/bots'
import { showProgress } from '../../src/cli/progress'
import { loadPhysics } from '../../src/physics'
import { type GameId, gameIds, type Options, type OptionValue } from '../../src/rules/game'
import { gameById } from '../../src/rules/games'
import { writePage } from './document'
import { readers } from './games'
import { allKept, type Kept, keep, readKept } from './kept'
import { writeSection } from './page'
import { type Plan, tableOf } from './plan'
import { playGame } from './playGame'
import type { Reader, SetUpChoice } from './reader'

/**
 * `npm run measure:balance [-- --game ID] [--players 4,3] [--set-up NAME] [--games 200] [--again] [--page]`: whole games
 * among strong computers, counted for docs/balance.md; every game is kept as soon as it is played. A trial keeps
 * nothing and prints its tables: `--trial` (dice are drawn, not thrown), with `--set kingVp=4` for other options.
 */
const { values } = parseArgs({
  options: {
    game: { type: 'string' },
    players: { type: 'string' },
    'set-up': { type: 'string' },
    games: { type: 'string', default: '200' },
    level: { type: 'string', default: 'strong' },
    again: { type: 'boolean' },
    page: { type: 'boolean' },
    trial: { type: 'boolean' },
    set: { type: 'string', multiple: true },
  },
})

try {
  await loadPhysics()
  if (values.trial) {
    for (const game of chosenGames()) {
      const reader = readers[game]
      const kept = plansOf(game, reader).map(plan => trial(plan, reader))
      process.stdout.write(`# ${gameById(game).title}\n\n${writeSection(kept, reader)}`)
    }
  } else {
    for (const game of values.page ? [] : chosenGames()) {
      const reader = readers[game]
      for (const plan of plansOf(game, reader)) await measure(plan, reader)
    }
    await writeFile('docs/balance.md', await writePage(allKept))
    process.stdout.write('docs/balance.md is written.\n')
  }
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
}

function chosenGames(): readonly GameId[] {
  if (values.game === undefined) return gameIds
  const found = gameIds.filter(id => id === values.game)
  if (found.length === 0) throw new Error(`--game takes one of ${gameIds.join(', ')}.`)
  return found
}

function plansOf(game: GameId, reader: Reader): readonly Plan[] {
  const games = Number(values.games)
  if (!Number.isInteger(games) || games < 1) throw new Error(`--games takes a number, not “${values.games}”.`)
  const level = botLevels.find(one => one === values.level)
  if (!level) throw new Error(`--level takes one of ${botLevels.join(', ')}.`)
  const asked = values.players?.split(',').map(Number)
  return setUpsOf(reader).flatMap(setUp =>
    (asked ?? setUp.players ?? reader.players).map(
      (count): Plan => ({ game, setUp, players: count, level, games }),
    ),
  )
}

function setUpsOf(reader: Reader): readonly SetUpChoice[] {
  const named = reader.setUps.filter(({ name }) => (values['set-up'] ?? name) === name)
  if (named.length === 0) {
    throw new Error(`--set-up takes one of ${reader.setUps.map(({ name }) => name).join(', ')}.`)
  }
  const set = setOptions()
  return Object.keys(set).length === 0
    ? named
    : named.map(({ name, options }) => ({
        name: `${name} with ${(values.set ?? []).join(', ')}`,
        options: { ...options, ...set },
      }))
}

function setOptions(): Options {
  if (values.set && !values.trial) throw new Error('--set is for trials: add --trial.')
  const pairs = (values.set ?? []).map((text): [string, OptionValue] => {
    const [id = '', value = ''] = text.split('=')
    if (value === 'true' || value === 'false') return [id, value === 'true']
    return [id, value !== '' && Number.isFinite(Number(value)) ? Number(value) : value]
  })
  return Object.fromEntries(pairs)
}

function trial(plan: Plan, reader: Reader): Kept {
  const tell = showProgress('games', plan.games)
  const played = Array.from({ length: plan.games }, (_, index) => {
    tell(index)
    return playGame(tableOf(plan, index), reader, 'drawn')
  })
  return { plan, played }
}

async function measure(plan: Plan, reader: Reader): Promise<void> {
  const before = await readKept(plan)
  let kept: Kept = values.again ? { plan, played: [] } : before
  process.stderr.write(`${plan.game}, ${plan.setUp.name}, ${plan.players} players\n`)
  const tell = showProgress('games', plan.games)
  for (let index = kept.played.length; index < plan.games; index++) {
    kept = { plan, played: [...kept.played, playGame(tableOf(plan, index), reader, 'real')] }
    await keep(kept)
    tell(index + 1)
  }
}
