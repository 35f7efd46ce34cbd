import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises'
import type { GameId, Options } from '../../src/rules/game'
import type { Plan } from './plan'
import type { Played } from './playGame'

/** The games of a plan that have been played so far, in order. */
export interface Kept {
  readonly plan: Plan
  readonly played: readonly Played[]
}

const folder = 'docs/balance'

function fileOf({ game, setUp, players, level }: Plan): string {
  const name = setUp.name.replaceAll(/[^A-Za-z0-9]+/g, '-')
  return `${folder}/${game}-${name}-${players}${level === 'strong' ? '' : `-${level}`}.json`
}

/** What was played of this plan before; of another set-up nothing is used. */
export async function readKept(plan: Plan): Promise<Kept> {
  const found = await readFileOf(fileOf(plan))
  return found && isSame(found.plan.setUp.options, plan.setUp.options)
    ? { plan, played: found.played.slice(0, plan.games) }
    : { plan, played: [] }
}

function isSame(one: Options, other: Options): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}

export async function allKept(game: GameId): Promise<readonly Kept[]> {
  const names = (await readdir(folder).catch(() => [])).filter(name => name.endsWith('.json')).toSorted()
  const found = await Promise.all(names.map(name => readFileOf(`${folder}/${name}`)))
  return found.filter(kept => kept?.plan.game === game).filter(kept => kept !== undefined)
}

async function readFileOf(file: string): Promise<Kept | undefined> {
  const text = await readFile(file, 'utf8').catch(() => undefined)
  return text === undefined ? undefined : (JSON.parse(text) as Kept)
}

/** A game a line, so that a change shows; written beside and renamed, so that a cut leaves no half file. */
export async function keep({ plan, played }: Kept): Promise<void> {
  await mkdir(folder, { recursive: true })
  const lines = played.map(one => JSON.stringify(one)).join(',\n')
  await writeFile(`${fileOf(plan)}.part`, `{"plan":${JSON.stringify(plan)},\n"played":[\n${lines}\n]}\n`)
  await rename(`${fileOf(plan)}.part`, fileOf(plan))
}
