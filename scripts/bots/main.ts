import { writeFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { showProgress } from '../../src/cli/progress'
import { loadPhysics } from '../../src/physics'
import { type AnyGame, games } from '../../src/rules/games'
import { allKept, type Kept, keep, readKept } from './kept'
import { tallyOf, writePage } from './page'
import { type Plan, pairingsOf, readPairing, type Sitting, sittings, tableOf } from './plan'
import { playTable } from './playTable'

/**
 * `npm run measure:bots [-- --game ID] [--pairing strong:solid] [--games 400] [--sitting duel] [--again] [--page]`: each
 * level of a game against the next one, with real throws; every game is kept as soon as it is counted.
 */
const { values } = parseArgs({
  options: {
    game: { type: 'string' },
    pairing: { type: 'string' },
    games: { type: 'string', default: '400' },
    sitting: { type: 'string' },
    again: { type: 'boolean' },
    page: { type: 'boolean' },
  },
})

try {
  if (!values.page) for (const plan of plansOf()) await count(plan)
  const kept = await allKept()
  await writeFile('docs/bots.md', writePage(kept))
  process.stdout.write('docs/bots.md is written.\n')
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
}

function plansOf(): readonly Plan[] {
  const number = Number(values.games)
  if (!Number.isInteger(number) || number < 1)
    throw new Error(`--games takes a number, not “${values.games}”.`)
  return chosenGames().flatMap(game => {
    const pairings = values.pairing === undefined ? pairingsOf(game) : [readPairing(values.pairing, game)]
    return pairings.flatMap((pairing): readonly Plan[] => {
      const plan = { game: game.id, pairing, games: number, seed: `${game.id} ${pairing.join(' against ')}` }
      return pairing[0] === 'legend' ? chosenSittings().map(sitting => ({ ...plan, sitting })) : [plan]
    })
  })
}

function chosenSittings(): readonly Sitting[] {
  if (values.sitting === undefined) return sittings
  const found = sittings.filter(sitting => sitting === values.sitting)
  if (found.length === 0) throw new Error(`--sitting takes one of ${sittings.join(', ')}.`)
  return found
}

function chosenGames(): readonly AnyGame[] {
  if (values.game === undefined) return games
  const found = games.filter(game => game.id === values.game)
  if (found.length === 0) throw new Error(`--game takes one of ${games.map(game => game.id).join(', ')}.`)
  return found
}

async function count(plan: Plan): Promise<void> {
  await loadPhysics()
  const before = await readKept(plan)
  let kept: Kept = values.again ? { ...before, counts: [], thinking: {} } : before
  process.stderr.write(`${plan.game}, ${plan.pairing.join(' against ')}\n`)
  const tell = showProgress('games', plan.games)
  for (let index = kept.counts.length; index < plan.games; index++) {
    const thinking = { ...kept.thinking }
    const played = playTable(plan.game, tableOf(plan, index), thinking)
    kept = { ...kept, counts: [...kept.counts, played], thinking }
    await keep(kept)
    tell(index + 1)
  }
  const { share, interval } = tallyOf(kept, kept.counts)
  const shown = (part: number) => `${(100 * part).toFixed(1)} %`
  process.stdout.write(
    `${plan.game}: ${plan.pairing[0]} wins ${shown(share)} against ${plan.pairing[1]}, ` +
      `${shown(interval.low)} to ${shown(interval.high)}\n`,
  )
}
