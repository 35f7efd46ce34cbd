import { summary } from '../../src/cli/fairness/summary'
import { type Verdict, verdicts } from '../../src/cli/fairness/verdicts'
import { equalChances, sum } from '../../src/match/fairness/chiSquare'
import { physicsVersion } from '../../src/match/stamp'
import { dieFaces } from '../../src/measure'
import { addTallies } from './addTallies'
import type { Counted, Sample } from './main'
import { leastDice } from './plans'
import { realDice } from './realDice'
import type { SteeringCounts } from './steering'

/** docs/fairness.md from the counts: nothing in it is typed by hand but the words. */
export function writePage(sample: Sample): string {
  const kinds = byKind(sample.kinds)
  const pooled = kinds.map(([kind, runs]) => ({ kind, tally: addTallies(runs.map(run => run.tally)) }))
  const runVerdicts = [...sample.kinds, ...sample.others].flatMap(({ plan, tally }) =>
    verdicts(tally, plan.style),
  )
  const questions = verdicts(pooled[0]!.tally).map(verdict => verdict.question)
  return [
    head(sample),
    '## Verdicts by kind\n',
    'p of each question over all seeds of a kind together; a fair die falls below 0.01 once in a hundred cells.\n',
    table(
      ['kind', 'dice', ...questions],
      pooled.map(({ kind, tally }) => [
        kind,
        thousands(sum(tally.faces)),
        ...questions.map(question => answer(verdicts(tally), question)),
      ]),
    ),
    lowCounts(runVerdicts),
    '## Faces, raw\n',
    'Face 1 first; the marks on them are in `src/measure/dieFaces.ts`.\n',
    table(
      ['kind', 'seed', 'counts', 'chi-square', 'df', 'p'],
      sample.kinds.map(({ plan, tally }) => {
        const { chiSquare, degreesOfFreedom, p } = equalChances(tally.faces)
        return [
          plan.kind,
          plan.seed,
          tally.faces.join(' '),
          chiSquare.toFixed(2),
          `${degreesOfFreedom}`,
          write(p),
        ]
      }),
    ),
    '## Start face against result, raw\n',
    'Rows: the face that was up in the hand; columns: the face that came up. All seeds of a kind together.\n',
    ...pooled
      .filter(({ kind }) => kind === 'd6' || kind === 'd12')
      .map(({ kind, tally }) => [`### ${kind}\n`, matrix(tally.startFace)].join('\n')),
    `## Pairs of one drop, raw (${pooled[0]!.kind})\n`,
    matrix(pooled[0]!.tally.pairs),
    '## How the dice came to rest\n',
    restTable(pooled.map(({ kind, tally }) => [`${tally.dicePerDrop} ${kind} into the Sea Box`, tally])),
    restTable(
      sample.others.map(({ plan, tally }) => [
        `${plan.kind}, ${plan.dicePerDrop}, ${plan.style}, ${plan.container}`,
        tally,
      ]),
    ),
    '## Rolls, and smaller drops\n',
    table(
      ['throw', 'dice', ...questions],
      sample.others.map(({ plan, tally }) => [
        `${plan.dicePerDrop} ${plan.kind}, ${plan.style}, ${plan.container}`,
        thousands(sum(tally.faces)),
        ...questions.map(question => answer(verdicts(tally, plan.style), question)),
      ]),
    ),
    ...(sample.steering ? [steeringPart(sample.steering)] : []),
    realDice(pooled[0]!.tally),
  ].join('\n')
}

const byKind = (counted: readonly Counted[]) =>
  Object.keys(dieFaces)
    .map(kind => [kind, counted.filter(({ plan }) => plan.kind === kind)] as const)
    .filter(([, runs]) => runs.length > 0)

/** A page never passes off the counts of one dice world as those of another. */
function inWhichWorld(worlds: readonly string[]): string {
  const today = physicsVersion()
  const older = worlds.filter(world => world !== today)
  if (older.length === 0) return `Counted in the dice world of today, \`${today}\`.`
  const named = older.map(world => `\`${world}\``).join(', ')
  return worlds.includes(today)
    ? `**Counted in part in an older dice world** (${named}); what is missing of today's, \`${today}\`, is still to be counted.`
    : `**Counted in an older dice world** (${named}); today's, \`${today}\`, is still to be counted.`
}

function head(sample: Sample): string {
  const drops = sum(sample.kinds.map(({ plan }) => plan.drops))
  return `# Are the dice fair?

Counted by \`npm run measure:fairness\` (half an hour of one core; \`docs/fairness/\` keeps every count, seed and table;
started again it goes on where it was cut, with \`-- --again\` it starts over). A smaller sample runs in
\`npm test\`, and \`npm run --silent seabox -- fairness --kind d12 --drops 1000\` makes one of your own.

${inWhichWorld(sample.worlds)}

**What is asked.** Every throw is made by the very function that the table, the computer players and the command
use: 38 six-sided dice or 12 d12 dropped into the Sea Box, hit with the fist until all lie flat, repeated if a die leaves the
box. Nothing is picked afterwards. The number of dice was fixed beforehand. With 385,000 dice a chi-square test of six faces at
the 5 % level sees one face 1 % too likely (and its opposite as much too rare) eight times in ten. So each
body gets ${thousands(leastDice)}, from four seeds that were named beforehand
(${thousands(drops)} drops counted so far). Degrees of freedom are one less than the cells that are free.

**Why they should be.** Start rotations are uniform on the sphere (a quaternion from the ball, by rejection); the body
is symmetric, and its engraving is looks only; the turn a die makes until it meets the floor is drawn from all
rotations evenly, so that how it lay in the hand is forgotten; places in the hand are shuffled. Chance is
xoroshiro128+ seeded by a text; in play the text comes from the browser's cryptographic source.

**What earlier samples found**, and what was done about it before these counts were made:

- A die kept a third of how it had lain in the hand while it spun about one axis (start face against result: p = 6e-9
  in 11,400 dice). The turn until the floor is met has since been drawn from all rotations. Rolls from 20 mm up had no
  time for every such turn (p = 1.9e-4 in 60,000 dice); they now start from 45 mm or more, and from 90 mm where they are thrown slowly (three dice in the fortune
  tray from 45 mm: p = 1.3e-7 in 60,000, the same face as in the hand 6 % too often).
- The engine bears a pentagon on four of its five corners: single faces of the d12 came up 5 % too often (p = 1e-57). It
  has since stood on balls at its corners. Between dice and at walls about 1 % was left (p = 0.002 in 400,032 dice,
  and 4.8e-4 for the place in the hand). It falls on every mark alike: for every throw one of the body's 60 turns into
  itself is drawn, and puts the marks on it.

All six-sided kinds (ships, captains, the six colours of NP Ships, the exploration die) share one body: the same seed
gives the same poses to the last bit, whatever is engraved, and a test throws each of them to show it. The row \`d6\` is
therefore the row of every one of them.

- **start face and result**: does the face that was up in the hand matter?
- **place in the hand**, **die**: is a place or a die of the list favoured?
- **pairs**: dice 1 and 2, 3 and 4, … of the same drop; **nearest neighbours**: dice that lie next to each other;
  **scatter**: does a face show as evenly over drops as independent dice would make it?
- **successive drops**: the same die in one drop and the next.
- **yaw**: headings of dice that are more than 3 mm from walls and other dice, modulo the turn after which the die
  looks the same. (Dice that lie against a wall are parallel to it, as in a real box.)
- **landing place**: the eight equal wedges of the floor.
- **after the fist**, **after a repeated drop**: faces of the throws that needed it.
`
}

function lowCounts(answers: readonly Verdict[]): string {
  const levels = [0.05, 0.01, 0.001, 0.0001]
  const rows = levels.map(level => [
    `below ${level}`,
    (answers.length * level).toFixed(1),
    `${answers.filter(({ p }) => p < level).length}`,
  ])
  const least = answers.reduce((low, one) => (one.p < low.p ? one : low))
  return `
## How many low p there should be

${answers.length} questions were put to single runs (each seed of each kind by itself, and the rolls below). By chance
alone so many fall below a level:

${table(['p', 'expected', 'found'], rows)}
The lowest of all is ${write(least.p)} (${least.question}).
`
}

function restTable(rows: readonly (readonly [string, Counted['tally']])[]): string {
  return table(
    [
      'throw',
      'tilted',
      'on others',
      'left',
      'drops with fist',
      'repeated',
      'unsettled',
      'seconds to rest',
      'longest',
      'spread',
      'deepest sink',
    ],
    rows.map(([name, tally]) => {
      const { rates, secondsToRest, spreadMm, deepestSinkMm } = summary(tally)
      return [
        name,
        percent(rates.tilted),
        percent(rates.stacked),
        percent(rates.leftBox),
        percent(rates.dropsWithFist),
        percent(rates.repeatedDrops),
        percent(rates.unsettledDrops),
        secondsToRest.mean.toFixed(2),
        secondsToRest.longest.toFixed(2),
        `${spreadMm.toFixed(1)} mm`,
        `${deepestSinkMm.toFixed(3)} mm`,
      ]
    }),
  )
}

function steeringPart(steering: SteeringCounts): string {
  const dice = steering.trySeeds * steering.dicePerDrop
  const error = Math.sqrt(5 / 36 / dice)
  const trainedDice = steering.trainSeeds * steering.dicePerDrop
  const worst = Math.min(...steering.trained.map(counts => equalChances(counts).p))
  return `
## Can a hand steer?

A player chooses where, how high and how fast they let go; they do not know the seed. ${steering.gestures.length} gestures
drawn from all that the rules allow were each tried on the same ${steering.trainSeeds} seeds with ${steering.dicePerDrop} ships
(${thousands(trainedDice)} dice a gesture; the lowest p of a gesture's faces is ${write(worst)}, and one of ${steering.gestures.length}
is expected below ${(1 / steering.gestures.length).toFixed(3)}). For each face the gesture that had done best was then tried on
${steering.trySeeds} seeds it had not been picked by. What it gains there is what skill could gain; 1/6 = 0.1667, and the
standard error is ${error.toFixed(4)}.

${table(
  ['face', 'share while it was picked', 'share on fresh seeds', 'standard errors from 1/6'],
  steering.best.map((gesture, face) => {
    const share = steering.tried[face]![face]! / dice
    return [
      `${face + 1}`,
      (steering.trained[gesture]![face]! / trainedDice).toFixed(4),
      share.toFixed(4),
      ((share - 1 / 6) / error).toFixed(2),
    ]
  }),
)}
With the same seed and another gesture of the family ${percent(steering.changed / steering.compared)} of the dice show another
face; five in six is what chance gives. So a gesture changes most dice and not all: throws of one seed are kin, their
counts are not independent, and the p below say so. It helps nobody, because nobody knows the seed before the dice lie.
Faces over all gestures, seed by seed:

${table(
  ['seed', 'counts', 'p'],
  steering.sameSeed.map((counts, index) => [
    `same/${index}`,
    counts.join(' '),
    write(equalChances(counts).p),
  ]),
)}`
}

function answer(answers: readonly Verdict[], question: string): string {
  const found = answers.find(one => one.question === question)
  return found ? write(found.p) : '–'
}

const write = (p: number) => (p < 0.001 ? p.toExponential(1) : p.toFixed(3))
const percent = (share: number) => `${(100 * share).toFixed(2)} %`
const thousands = (count: number) => count.toLocaleString('en-GB')

function matrix(rows: readonly (readonly number[])[]): string {
  return table(
    ['', ...rows[0]!.map((_, column) => `${column + 1}`)],
    rows.map((row, index) => [`${index + 1}`, ...row.map(String)]),
  )
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
  return `${[line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n')}\n`
}
