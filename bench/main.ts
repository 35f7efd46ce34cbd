/**
 * The first row of the budgets: a drop of 38 dice until it lies still, is read, and all 703 pairs are measured, next to
 * other engines that do the same work in the same run. `--drops 40` says how many, `--save` writes docs/performance.md.
 * Ends with 1 when a budget is missed.
 */
import { parseArgs } from 'node:util'
import { loadPhysics } from '../src/physics'
import { compareEngines } from './compareEngines'
import { loadAmmo } from './engines/ammo'
import { loadCannon } from './engines/cannon'
import { loadHavok } from './engines/havok'
import { loadJolt } from './engines/jolt'
import { report } from './report'
import { describeScene } from './sameScene'
import { savePerformance } from './savePerformance'

const { values } = parseArgs({
  options: { drops: { type: 'string', default: '40' }, save: { type: 'boolean', default: false } },
  // What the page is asked goes past this part.
  strict: false,
})
const drops = Number(values.drops)
if (!Number.isInteger(drops) || drops < 1) {
  console.error('--drops wants a whole number above 0.')
  process.exit(1)
}

await loadPhysics()
const peers = [
  await loadCannon('box'),
  await loadCannon('plane'),
  await loadAmmo(),
  await loadJolt(),
  await loadHavok(),
]
const comparison = compareEngines(peers, drops, line => console.error(line))
const { text, ok } = report(comparison, describeScene(peers))
console.log(text)
if (values.save) await savePerformance('engines', text)
process.exitCode = ok ? 0 : 1
