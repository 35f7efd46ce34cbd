import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { type SamplePlan, sampleThrows } from '../../src/cli/fairness/sampleThrows'
import type { Tally } from '../../src/cli/fairness/tally'
import { showProgress } from '../../src/cli/progress'
import { loadPhysics } from '../../src/physics'
import { writePage } from './page'
import { kindPlans, otherPlans } from './plans'
import { type SteeringCounts, sampleSteering } from './steering'

/**
 * `npm run measure:fairness`: the large sample, two hours of one core. Every run of a seed is kept in docs/fairness/
 * as soon as it is counted; started again it goes on where it was cut, and several may count at once with
 * `-- --only ship,captain`. `-- --again` forgets what was counted, `-- --page` only writes docs/fairness.md.
 */
export interface Counted {
  readonly plan: SamplePlan
  readonly tally: Tally
}

export interface Sample {
  readonly kinds: readonly Counted[]
  readonly others: readonly Counted[]
  readonly steering: SteeringCounts | undefined
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

for (const plan of kindPlans) if (isWanted(plan.kind)) await countRun(plan)
for (const plan of otherPlans) if (isWanted('others')) await countRun(plan)
if (isWanted('steering') && !(await readKept<SteeringCounts>('steering'))) {
  await keep('steering', sampleSteering(showProgress('gestures tried', 64)))
}
await writeFile(
  'docs/fairness.md',
  writePage({
    kinds: await keptRuns(kindPlans),
    others: await keptRuns(otherPlans),
    steering: await readKept<SteeringCounts>('steering'),
  }),
)
process.stdout.write('docs/fairness.md is written.\n')

async function countRun(plan: SamplePlan): Promise<void> {
  if (await readKept(nameOf(plan))) return
  process.stderr.write(`${plan.kind}, ${plan.dicePerDrop} dice, ${plan.container}, seed ${plan.seed}\n`)
  await keep(nameOf(plan), sampleThrows(plan, showProgress('throws', plan.drops)))
}

async function keptRuns(plans: readonly SamplePlan[]): Promise<Counted[]> {
  const kept = await Promise.all(
    plans.map(async plan => ({ plan, tally: await readKept<Tally>(nameOf(plan)) })),
  )
  return kept.flatMap(({ plan, tally }) => (tally ? [{ plan, tally }] : []))
}

function nameOf(plan: SamplePlan): string {
  return plan.seed.replaceAll('/', '-')
}

async function readKept<T>(name: string): Promise<T | undefined> {
  try {
    return JSON.parse(await readFile(`${folder}/${name}.json`, 'utf8'))
  } catch {
    return undefined
  }
}

/** Written beside and then renamed, so that a cut in the middle leaves no half file. */
async function keep(name: string, counts: unknown): Promise<void> {
  const file = `${folder}/${name}.json`
  await writeFile(`${file}.part`, `${JSON.stringify(counts)}\n`)
  await rename(`${file}.part`, file)
}
