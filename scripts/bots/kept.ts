import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises'
import type { Plan } from './plan'
import type { GameCount, Thinking } from './playTable'

/** The games of a plan counted so far, in order. */
export interface Kept {
  readonly plan: Plan
  readonly counts: readonly GameCount[]
  readonly thinking: Thinking
}

const folder = 'docs/bots'

function fileOf({ game, pairing }: Plan): string {
  return `${folder}/${game}-${pairing.join('-')}.json`
}

/** What was counted of this very plan; of another one with other games nothing is used. */
export async function readKept(plan: Plan): Promise<Kept> {
  const found = await readFileOf(fileOf(plan))
  const isSame = found && found.plan.seed === plan.seed && found.plan.games === plan.games
  return isSame ? found : { plan, counts: [], thinking: {} }
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

/** A game a line, so that a change shows; written beside and renamed, so that a cut leaves no half file. */
export async function keep({ plan, counts, thinking }: Kept): Promise<void> {
  await mkdir(folder, { recursive: true })
  const lines = counts.map(count => JSON.stringify(count)).join(',\n')
  const text = `{"plan":${JSON.stringify(plan)},\n"thinking":${JSON.stringify(thinking)},\n"counts":[\n${lines}\n]}\n`
  await writeFile(`${fileOf(plan)}.part`, text)
  await rename(`${fileOf(plan)}.part`, fileOf(plan))
}
