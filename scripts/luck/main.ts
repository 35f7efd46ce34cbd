/**
 * `npm run measure:luck`: is the luck that is told after a match honest? Matches of equal computers, every throw held
 * against others of the same dice. Writes docs/luck.md.
 */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import '../../src/match/allGames'
import { turnOf } from '../../src/match'
import { weighLuck } from '../../src/match/fairness/weighLuck'
import { playMatch } from '../../src/match/playMatch'
import { loadPhysics } from '../../src/physics'
import { type Measured, pageOf } from './page'

const { values } = parseArgs({
  options: { matches: { type: 'string' }, others: { type: 'string' }, players: { type: 'string' } },
})
const wish = {
  matches: Number(values.matches ?? 200),
  others: Number(values.others ?? 10),
  players: Number(values.players ?? 3),
}
const file = join(fileURLToPath(new URL('../..', import.meta.url)), 'docs', 'luck.md')

await loadPhysics()
const measured: Measured[] = []
for (let n = 1; n <= wish.matches; n++) {
  const seed = `measured luck ${n}`
  const made = playMatch({ game: 'rattle-battle', players: wish.players, bots: ['solid'], seed })
  if (!made.ok) throw new Error(made.why)
  const turn = turnOf(made.value)
  const luck = weighLuck(made.value, { others: wish.others })
  if (!luck || turn.kind !== 'over') throw new Error(`The luck of “${seed}” cannot be weighed.`)
  measured.push({ luck, winners: turn.winners, totals: made.value.game.score(made.value.state).totals })
  if (n % 10 === 0) {
    writeFileSync(file, pageOf(measured, wish))
    console.log(`${n} of ${wish.matches} matches`)
  }
}
writeFileSync(file, pageOf(measured, wish))
console.log('docs/luck.md is written.')
