import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { type SamplePlan, sampleThrows } from '../../src/cli/fairness/sampleThrows'
import type { Tally } from '../../src/cli/fairness/tally'
import { showProgress } from '../../src/cli/progress'
import { physicsVersion } from '../../src/match/stamp'
import { loadPhysics } from '../../src/physics'
import { writePage } from './page'
import { kindPlans, otherPlans } from './plans'
import { type SteeringCounts, sampleSteering } from './steering'

/**
 * `npm run measure:fairness`: the large sample, half an hour of one core. Every run of a seed is kept in docs/fairness/
 * as soon as it is counted; started again it goes on where it was cut, and several may count at once with
 * `-- --only d6,d12-anchor`. Counts of another dice world are counted again. `-- --again` forgets all that was counted,
 * `-- --page` only writes docs/fairness.md.
 */
export interface Counted {
  readonly plan: SamplePlan
  readonly tally: Tally
}

export interface Sample {
  readonly kinds: readonly Counted[]
  readonly others: readonly Counted[]
  readonly steering: SteeringCounts | undefined
  /** The dice worlds in which all of this was counted: one, unless a new one has not been counted through yet. */
  readonly worlds: readonly string[]
}

/** What a file holds. */
interface Kept<T> {
  readonly physics: string
  readonly counts: T
}

const folder = 'docs/fairness'
const { values } = parseArgs({
  options: { again: { type: 'boolean' }, only: { type: 'string' }, page: { type: 'boolean' } },
})
const only = values.only?.split(',')
const isWanted = (name: string) => !values.page && (!only || only.includes(name))

if (values.again) await rm(folder, { recursive: true, force: true })
await mkdir(folder, { recursive: true })
await loadPhysics()

for (const plan of kindPlans) if (isWanted(plan.kind) || isWanted(nameOf(plan))) await countRun(plan)
for (const plan of otherPlans) if (isWanted('others') || isWanted(nameOf(plan))) await countRun(plan)
if (isWanted('steering') && !(await isCounted('steering'))) {
  await keep('steering', sampleSteering(showProgress('gestures tried', 64)))
}
const steering = await readKept<SteeringCounts>('steering')
const [kinds, others] = [await keptRuns(kindPlans), await keptRuns(otherPlans)]
const worlds = [...kinds, ...others, ...(steering ? [steering] : [])].map(({ physics }) => physics)
await writeFile(
  'docs/fairness.md',
  writePage({ kinds, others, steering: steering?.counts, worlds: [...new Set(worlds)] }),
)
process.stdout.write('docs/fairness.md is written.\n')

async function isCounted(name: string): Promise<boolean> {
  return (await readKept(name))?.physics === physicsVersion()
}

async function countRun(plan: SamplePlan): Promise<void> {
  if (await isCounted(nameOf(plan))) return
  process.stderr.write(`${plan.kind}, ${plan.dicePerDrop} dice, ${plan.container}, seed ${plan.seed}\n`)
  await keep(nameOf(plan), sampleThrows(plan, showProgress('throws', plan.drops)))
}

async function keptRuns(plans: readonly SamplePlan[]): Promise<(Counted & Pick<Kept<Tally>, 'physics'>)[]> {
  const kept = await Promise.all(
    plans.map(async plan => ({ plan, run: await readKept<Tally>(nameOf(plan)) })),
  )
  return kept.flatMap(({ plan, run }) => (run ? [{ plan, tally: run.counts, physics: run.physics }] : []))
}

function nameOf(plan: SamplePlan): string {
  return plan.seed.replaceAll('/', '-')
}

async function readKept<T>(name: string): Promise<Kept<T> | undefined> {
  try {
    return JSON.parse(await readFile(`${folder}/${name}.json`, 'utf8'))
  } catch {
    return undefined
  }
}

/** Written beside and then renamed, so that a cut in the middle leaves no half file. */
async function keep(name: string, counts: unknown): Promise<void> {
  const file = `${folder}/${name}.json`
  const kept: Kept<unknown> = { physics: physicsVersion(), counts }
  await writeFile(`${file}.part`, `${JSON.stringify(kept)}\n`)
  await rename(`${file}.part`, file)
}
