/**
 * The page beside other pages that throw dice: script a frame, draw calls, first frame, bytes, time to the result.
 * `--rounds 3` says how often, `--save` writes docs/performance.md. Ends with 1 when a budget is missed.
 */
import { parseArgs } from 'node:util'
import { savePerformance } from '../savePerformance'
import { compareTables } from './compareTables'
import { pageReport } from './pageReport'

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '3' },
    save: { type: 'boolean', default: false },
  },
  // What the other part of the bench is asked goes past this one.
  strict: false,
})
const rounds = Number(values.rounds)
if (!Number.isInteger(rounds) || rounds < 1) {
  console.error('--rounds wants a whole number above 0.')
  process.exit(1)
}

/** Throws of all dice a page and round. */
const drops = 3
const comparison = await compareTables({ rounds, drops }, line => console.error(line))
const { text, ok } = pageReport(comparison)
console.log(text)
if (values.save) await savePerformance('page', text)
process.exitCode = ok ? 0 : 1
