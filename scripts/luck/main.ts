/**
 * `npm run measure:luck -- --game ID [--matches 200] [--others 10] [--worlds 12] [--only luck|skill] [--page]`: are the luck and
 * the skill that are told after a match honest? For luck, matches of equal computers; for skill, matches of three levels.
 * Figures are kept after every match (docs/luck), and docs/luck.md is written from them.
 */
import { parseArgs } from 'node:util'
import '../../src/match/allGames'
import type { BotLevel } from '../../src/bots'
import { loadWeighing } from '../../src/bots/weighing'
import { type OpenMatch, playMatch, turnOf } from '../../src/match'
import { weighLuck } from '../../src/match/fairness/weighLuck'
import { weighSkill } from '../../src/match/fairness/weighSkill'
import { loadPhysics } from '../../src/physics'
import { gameIds } from '../../src/rules/game'
import { type Graded, gradingOf } from './grading'
import { honestyOf, type Measured } from './honesty'
import { keep, writePage } from './kept'

const { values } = parseArgs({
  options: {
    game: { type: 'string' },
    matches: { type: 'string', default: '200' },
    others: { type: 'string', default: '10' },
    worlds: { type: 'string', default: '12' },
    only: { type: 'string' },
    page: { type: 'boolean' },
  },
})
if (values.page) writePage()
else await measure()

async function measure(): Promise<void> {
  const game = gameIds.find(id => id === values.game)
  if (!game) throw new Error(`Name one of these games with --game: ${gameIds.join(', ')}.`)
  await loadPhysics()
  const weighing = await loadWeighing(game)
  const matches = Number(values.matches)
  const play = (seed: string, bots: readonly BotLevel[]): OpenMatch => {
    const made = playMatch({ game, players: 3, bots, seed })
    if (!made.ok) throw new Error(made.why)
    return made.value
  }
  if (weighing.throws && values.only !== 'skill') {
    const measured: Measured[] = []
    for (let n = 1; n <= matches; n++) {
      const open = play(`measured luck ${n}`, ['solid'])
      const luck = weighLuck(open, weighing, { others: Number(values.others) })
      const turn = turnOf(open)
      if (!luck || turn.kind !== 'over') throw new Error(`The luck of match ${n} cannot be weighed.`)
      measured.push({ luck, winners: turn.winners, totals: open.game.score(open.state).totals })
      if (n > 1) keep({ game, luck: honestyOf(measured) })
      console.log(`luck: ${n} of ${matches} matches`)
    }
  }
  if (weighing.decisions && values.only !== 'luck') {
    const graded: Graded[] = []
    for (let n = 1; n <= matches; n++) {
      const levels = (['easy', 'solid', 'strong'] as const).map((_, seat, all) => all[(seat + n) % 3]!)
      const open = play(`measured skill ${n}`, levels)
      const skill = weighSkill(open, weighing, { worlds: Number(values.worlds), seats: [0, 1, 2] })
      if (!skill) throw new Error(`The skill of match ${n} cannot be weighed.`)
      graded.push({ skill, levels })
      if (n > 1) keep({ game, skill: gradingOf(graded) })
      console.log(`skill: ${n} of ${matches} matches`)
    }
  }
}
