import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises'
import { rulesVersionOf } from '../../src/rules/game'
import { gameById } from '../../src/rules/games'
import type { Plan } from './plan'
import type { GameCount, Thinking } from './playTable'

/** The games of a plan counted so far, in order. */
export interface Kept {
  readonly plan: Plan
  /** The version of the rules that were played; absent in counts from before it was kept. */
  readonly rules?: number
  readonly counts: readonly GameCount[]
  readonly thinking: Thinking
}

const folder = 'docs/bots'

function fileOf({ game, pairing, sitting }: Plan): string {
  const name = [game, ...pairing, ...(sitting ? sitting.split(' ') : [])]
  return `${folder}/${name.join('-')}.json`
}

/** What was counted of this very plan by these rules; of another one with other games nothing is used. */
export async function readKept(plan: Plan): Promise<Kept> {
  const found = await readFileOf(fileOf(plan))
  const rules = rulesNow(plan)
  const isSame =
    found && found.plan.seed === plan.seed && found.plan.games === plan.games && found.rules === rules
  return isSame ? found : { plan, rules, counts: [], thinking: {} }
}

export async function allKept(): Promise<readonly Kept[]> {
  const names = (await readdir(folder).catch(() => [])).filter(name => name.endsWith('.json')).toSorted()
  const found = await Promise.all(names.map(name => readFileOf(`${folder}/${name}`)))
  return found.filter(kept => kept !== undefined)
}

async function readFileOf(file: string): Promise<Kept | undefined> {
  const text = await readFile(file, 'utf8').catch(() => undefined)
  return text === undefined ? undefined : (JSON.parse(text) as Kept)
}

export function rulesNow({ game }: Pick<Plan, 'game'>): number {
  return rulesVersionOf(gameById(game))
}

/** A game a line, so that a change shows; written beside and renamed, so that a cut leaves no half file. */
export async function keep({ plan, rules, counts, thinking }: Kept): Promise<void> {
  await mkdir(folder, { recursive: true })
  const lines = counts.map(count => JSON.stringify(count)).join(',\n')
  const text = `{"plan":${JSON.stringify(plan)},\n"rules":${rules},\n"thinking":${JSON.stringify(thinking)},\n"counts":[\n${lines}\n]}\n`
  await writeFile(`${fileOf(plan)}.part`, text)
  await rename(`${fileOf(plan)}.part`, fileOf(plan))
}
