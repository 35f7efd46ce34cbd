import { ranks } from '../../src/match/ranks'
import { gameById } from '../../src/rules/games'
import type { Grading } from './grading'
import type { Honesty } from './honesty'
import type { Kept } from './kept'

/** Wins of the luckiest against a coin with the chance of a seat, in standard deviations. */
function deviationsOf({ matches, luckiestWon, byChance }: Wins): string {
  const chance = byChance / matches
  return ((luckiestWon - byChance) / Math.sqrt(matches * chance * (1 - chance))).toFixed(1)
}

type Wins = Pick<Honesty, 'matches' | 'luckiestWon' | 'byChance'>

function winsOfAll(all: readonly Kept[]): Wins {
  const sumOf = (key: keyof Wins) => all.reduce((sum, { luck }) => sum + (luck?.[key] ?? 0), 0)
  return { matches: sumOf('matches'), luckiestWon: sumOf('luckiestWon'), byChance: sumOf('byChance') }
}

const list = new Intl.ListFormat('en-GB')

/** Which games show by themselves, beyond two standard deviations, that luck wins. */
function aloneSentence(all: readonly Kept[]): string {
  const measured = all.flatMap(({ game, luck }) => (luck ? [{ title: gameById(game)!.title, luck }] : []))
  const alone = measured.filter(({ luck }) => Number(deviationsOf(luck)) > 2).map(({ title }) => title)
  if (alone.length === 0) return 'Each game has too few matches here to show it by itself.'
  if (alone.length === measured.length) return 'Each game with dice shows it by itself.'
  return `By itself it shows in ${list.format(alone)}; the others have too few matches here.`
}

function luckSection(luck: Honesty): string {
  const { matches, throws, others, rank, rankError, points, pointsError, luckiestWon, byChance } = luck
  return `| luck | measured | if it is honest |
|---|---|---|
| matches, throws, other falls for each | ${matches}, ${throws}, ${others} | |
| so many of 100 other falls were worse | ${rank.toFixed(1)} ± ${rankError.toFixed(1)} | 50 |
| points of luck, a seat and match | ${pointsText(points, pointsError)} | 0 |
| the luckiest seat won | ${luckiestWon.toFixed(1)} of ${matches} | more than the ${byChance.toFixed(1)} of chance: ${deviationsOf(luck)} standard deviations |
| correlation of luck with the final score, within a match | ${luck.correlation.toFixed(2)} | above 0 |
`
}

/** Leads over each other sum to nothing, whatever falls. */
const pointsText = (points: number, error: number) =>
  error < 1e-9 ? '0 in every match, because it is a lead' : `${points.toFixed(3)} ± ${error.toFixed(3)}`

function skillSection({ matches, worlds, unit, levels }: Grading): string {
  const rows = levels.map(
    ({ level, seats, same, cost, costError }) =>
      `| ${ranks[level]} (${level}) | ${seats} | ${same.toFixed(0)} of 100 | ${cost.toFixed(1)} ± ${costError.toFixed(1)} |`,
  )
  return `Skill over ${matches} matches, each decision followed along ${worlds} courses:

| level | seats | as the captain | ${unit} lost to the captain, a seat and match |
|---|---|---|---|
${rows.join('\n')}
`
}

function sectionOf({ game, luck, skill }: Kept): string | undefined {
  if (!luck && !skill) return undefined
  const parts = [luck && luckSection(luck), skill && skillSection(skill)].filter(part => part !== undefined)
  return `## ${gameById(game)!.title}\n\n${parts.join('\n')}`
}

export function pageOf(all: readonly Kept[]): string {
  const wins = winsOfAll(all)
  const alone = aloneSentence(all)
  const sections = all.map(sectionOf).filter(section => section !== undefined)
  return `# Are the luck and the skill that Seabox tells honest?

After a match the page “Your dice tonight” weighs both. During a match nothing of it is told.

**Luck**: every throw is compared with other falls of the same dice: the same dice, the same hand, other seeds, with fist
and repeats as the rules ask. A computer says what the game promises each seat after each fall. From that follow the rank
of the throw among the others and the points that it brought beyond their mean, both with their standard errors. Which throws
are weighed is settled before they fall: a throw that only counted when it fell well would make everybody lucky.

**Skill**: at every decision of a person the captain (the computer of the level strong) is asked what it would have done
with what that seat could see. Both moves are followed along the same imagined courses of the game, and the difference is
what the decision cost. It can fall below zero: a person may well be better than the captain.

What is weighed stands in \`src/bots/<game>/weighing.ts\`:

| game | a throw is worth | a decision is worth |
|---|---|---|
| Rattle, Battle | what the seat has and can earn at the next Adventure | the same |
| Rolling with the Waves | the lead that the maps promise after the round | the same |
| Rolling Seas | the Reputation of the voyage, sailed on with that weather | not weighed: a chance that is missed returns, so its cost would be counted several times |
| Waves of Fortune | gold, crew and food at the end of the turn | not weighed: what a turn is good for shows too late |
| WAVES | no dice fall | the chance to win from the next round, as learned from whole games |

A computer plays the imagined rest of the game too, so a mistake that can be repaired later may count more than once. The
sum says who decided better, and only roughly by how much.

\`npm run measure:luck -- --game ID\` asks whether this is honest: for luck among three equal computers (solid, seeds
“measured luck n”), for skill among three levels at one table (seeds “measured skill n”). The page takes 200 other falls and 24
courses.

In all games together the luckiest seat won ${wins.luckiestWon.toFixed(1)} of ${wins.matches} matches, more than the ${wins.byChance.toFixed(1)} of chance by ${deviationsOf(wins)}
standard deviations. ${alone}

${sections.join('\n')}`
}
