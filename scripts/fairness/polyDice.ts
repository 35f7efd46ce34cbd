/**
 * `npm run measure:poly [throws]`: counts the marks of the open table's own dice, 30 dice a throw, and prints a table
 * for docs/open-table.md. Ends with 1 when a die is less likely fair than once in ten thousand samples.
 */
import { equalChances } from '../../src/match/fairness/chiSquare'
import { polyKinds } from '../../src/measure'
import { dicePerThrow, samplePoly } from '../../src/scenes/open/testing/samplePoly'

const throws = Number(process.argv[2] ?? 4000)
if (!Number.isInteger(throws) || throws < 1) {
  console.error('How many throws? A whole number above 0.')
  process.exit(1)
}

console.log('| die | dice read | leaning | rarest and commonest mark, of its share | chi square | p |')
console.log('|---|---|---|---|---|---|')
for (const kind of polyKinds) {
  const { counts, leaning } = await samplePoly(kind, throws, `measure:poly ${kind}`)
  const read = throws * dicePerThrow - leaning
  const share = (count: number) => ((count * counts.length) / read).toFixed(4)
  const { chiSquare, p } = equalChances(counts)
  console.log(
    `| ${kind} | ${read} | ${leaning} | ${share(Math.min(...counts))}, ${share(Math.max(...counts))} | ${chiSquare.toFixed(1)} | ${p.toFixed(3)} |`,
  )
  if (p < 1e-4) process.exitCode = 1
}
