import { levelsOf } from '../../src/bots'
import { gameById, games } from '../../src/rules/games'
import { type Kept, rulesNow } from './kept'
import { fairShare, sittings, winOf } from './plan'
import type { GameCount, Thinking } from './playTable'
import { type Interval, wilson } from './wilson'

/** All of its 95 % interval must lie above this: a level that is just as good would win half. */
export const leastShare = 0.53

export interface Tally {
  readonly games: number
  readonly wins: number
  readonly share: number
  readonly interval: Interval
}

export function tallyOf({ plan }: Kept, counts: readonly GameCount[]): Tally {
  const wins = counts.reduce((sum, { winners, bots }) => sum + winOf(winners, bots, plan.pairing[0]), 0)
  const share = counts.length > 0 ? wins / counts.length : 0
  return { games: counts.length, wins, share, interval: wilson(share, Math.max(1, counts.length)) }
}

/** By which rules the games were played: a share that was counted by others may be another one today. */
function rulesWord({ plan, rules }: Kept): string {
  return rules === rulesNow(plan) ? 'of today' : 'earlier'
}

/** docs/bots.md from the counts: nothing in it is typed by hand but the words. */
export function writePage(all: readonly Kept[]): string {
  return [
    head,
    '## The levels against each other\n',
    table(
      ['game', 'pairing', 'rules', 'games', 'wins of the first', 'share', '95 % interval', 'above 53 %'],
      all.filter(({ plan }) => !plan.sitting).map(pairingRow),
    ),
    legends,
    table(
      [
        'game',
        'table',
        'rules',
        'games',
        'wins of the legend',
        'share',
        'fair',
        'aim',
        '95 % interval',
        'clear of fair',
      ],
      all.filter(({ plan }) => plan.sitting).map(legendRow),
    ),
    uncounted(all),
    ...all.filter(({ counts, plan }) => !plan.sitting && setUpsOf(counts).length > 1).map(setUpSection),
    '## What a move costs\n',
    'Milliseconds of the processor on the machine that counted; work is bounded by positions, not by the clock. The\nlongest ones hold pauses for collecting memory.\n',
    table(['game', 'level', 'moves', 'ms a move', 'longest ms'], thinkingRows(all)),
  ].join('\n')
}

const head = `# How well the computer players play

Written by \`npm run measure:bots\`; every game is kept in \`docs/bots/\` as it is counted (seed, seats, winners, scores),
so a run that was cut goes on where it stopped. \`-- --game rattle-battle --pairing strong:solid --games 400\` counts one
pairing, \`-- --again\` forgets what was counted, \`-- --page\` only writes this page.

**How it is counted.** Four sit at the table, two of one level and two of the next, at WAVES one of each head to head; all
seatings take turns, and so do the scenarios of a game that has some. The number of games and their seeds are fixed before the first one is played,
and they are other seeds than those by which the players were tuned. Every throw is a real one, simulated as in any match.
A shared win is split among those who share it. A computer player sees its seat's view and nothing else. The interval is
Wilson's: if it lies above one half as a whole, the first level is the better one, and we ask for more than 53 %. Games
that were counted before the rules, the cards or the players got their present version say *earlier*. One count was
looked at before its end: strong against solid at Waves of Fortune stood at 55.8 % after 120 of its 400 games.
`

function pairingRow(kept: Kept): readonly string[] {
  const { plan, counts } = kept
  const { games, wins, share, interval } = tallyOf(kept, counts)
  const isDone = games >= plan.games
  return [
    gameById(plan.game).title,
    plan.pairing.join(' : '),
    rulesWord(kept),
    isDone ? String(games) : `${games} of ${plan.games}`,
    wins.toFixed(1),
    percent(share),
    `${percent(interval.low)} to ${percent(interval.high)}`,
    interval.low > leastShare ? 'yes' : 'no',
  ]
}

const legends = `## Legends

A legend against one strong player, and alone among three strong ones. The legend takes every seat in turn in games from
the same seed, so that the deal favours nobody. A game has one only where it wins more than its fair share.

Waves of Fortune has no legend; what was tried with drawn dice was left again. Other weights for the strong player won 51
to 52 %. Then new weights joined them, for a rival who is nearer to a goal, for the search for the King, for the exact
chance of coming home with food. After 2,045 games with weights drawn at random and 6,240 of evolution they won 51 % of 300
duels, give or take 6, and 30 % of 200 games alone among three, give or take 6. Playing each choice on to the end of the
turn, judged by a net that had learned from 2,500 games, won 8 of 30 duels. Playing the choices on to the end of the game
once the King had been found won 54.5 % of 100 duels, give or take 10, and 21 % of 100 games among three, give or take 8.

Choosing where to sail that way from the first turn on, with strong players in the mind, promised more at first. With 5,000
positions a move it won 27 of 40 duels, then 27 of 48 others, but 5 of 32 games among three. With 18,000, which take 0.15 s
a move, it won 15 of 24 duels and 11 of 28 games among three. Then 120 games of each were to be counted with seeds that were
fixed before. The count was ended after 25 wins in 57 duels and 20 in 88 games among three, when 60 % of the one and 35 % of
the other were all but out of reach. Much is luck: who was given 500 gold at the start won 59 % of 120 duels, give or take
9, and 41 % of 100 games of four, give or take 10. At the end of a duel players have 2,780 on average, at four 1,300. A ship
that starves costs little, for its gold is fished up again: with half as many of them strong won 48 % of 150 duels, give or
take 8.

The first legend of WAVES had twelve times as many imagined worlds as strong and a net that had learned from the games of
solid players. It won 60 of 120 duels against strong, no more than strong itself would, so it was taken out. Then the room
was measured: a strong player to whom all hidden cards were shown, which no player here is, won 75 % of 120 duels, give or
take 8, but 34 % of 120 games alone among three, give or take 8. There is much to be read in one rival. The legend of today
does that. One net has learned what strong players place: of placements that it had not seen it foretells 46 % at two
players and 64 % at four, out of eight on average. Imagining the others by that, and judging as strong does, won 58 % of 120
duels, give or take 9. Judging the next round by a second net, learned from whole games of players with those habits, made
it 74 %, give or take 8, in the same deals: those it was tuned by. Twice as many positions won no more, nor did discards by
the second net, in 60 duels each. Among four the room is small: with all hidden cards shown even a legend won 38 % of 120
games, give or take 9. Other tables were tried with a few games each: it won 60 % of 45 against two strong players (fair:
33), and teams of legends won 57 % of 60 games of four and 11 of 16 games of six.

At Rolling Seas looking at more gained nothing that 12 voyages alone would show, with the weights of strong. Six times the
samples made 5 points fewer, give or take 11; twelve rounds ahead 13 fewer, give or take 22; to the end 10 fewer, give or
take 15. Judging better does gain. Weights found by evolution made 22 points more in voyages of the mind, give or take 5,
and 10 more in 30 voyages alone, give or take 15. A Home Port chosen by whole voyages in the mind brought 17 there, give
or take 11; own obstacles followed eight rounds ahead 2.7 each, give or take 2.3. Its legend does all three.

At Rattle, Battle, too, looking at more before the Briefing gained nothing that 36 duels with drawn dice would show. Four
times as many drops in the mind made 1 point more, give or take 3; playing 12 of them on to the Battle 2 fewer, give or
take 4. Leaving a VP card to the next player where a dearer one comes round made 0.4 points more in 120 duels, give or
take 0.8, but 1.7 fewer in 60 games of four, give or take 1.4. Judging the turns at Sea by where they lead does gain: each
choice followed through everybody's next turns to the Battle made 0.8 points more an Adventure in 110 of them, give or
take 0.4. So do other weights, the best of four sets that were tried after 832 games of players with weights drawn at
random (\`npm run draw:weights\` plays such games). Among legends they won 65 % of 72 duels against the weights of strong,
and 44 % of 48 games alone among three. Its legend does these two.
`

const rivals = { duel: 'one strong player', 'among three': 'three strong players' } as const

/** What is asked of a legend. */
const aims = { duel: 0.6, 'among three': 0.35 } as const

function legendRow(kept: Kept): readonly string[] {
  const { plan, counts } = kept
  const { games, wins, share, interval } = tallyOf(kept, counts)
  const fair = fairShare(plan)
  return [
    gameById(plan.game).title,
    rivals[plan.sitting!],
    rulesWord(kept),
    games >= plan.games ? String(games) : `${games} of ${plan.games}`,
    wins.toFixed(1),
    percent(share),
    percent(fair),
    percent(aims[plan.sitting!]),
    `${percent(interval.low)} to ${percent(interval.high)}`,
    interval.low > fair ? 'yes' : 'no',
  ]
}

/** Tables of legends at which nothing was counted. */
function uncounted(all: readonly Kept[]): string {
  const missing = games
    .filter(game => levelsOf(game).includes('legend'))
    .flatMap(({ id, title }) => {
      const left = sittings.filter(
        sitting => !all.some(({ plan }) => plan.game === id && plan.sitting === sitting),
      )
      const table = left.length === sittings.length ? '' : ` against ${rivals[left[0]!]}`
      return left.length > 0 ? [`the legend of ${title}${table}`] : []
    })
  return missing.length > 0 ? `Not counted with its present budget: ${missing.join(', ')}.\n` : ''
}

function setUpsOf(counts: readonly GameCount[]): readonly string[] {
  return [...new Set(counts.map(({ options }) => textOf(options)))]
}

const textOf = (options: GameCount['options']) => Object.values(options).join(', ')

function setUpSection(kept: Kept): string {
  const { plan, counts } = kept
  const rows = setUpsOf(counts).map(name => {
    const tally = tallyOf(
      kept,
      counts.filter(({ options }) => textOf(options) === name),
    )
    return [name, String(tally.games), percent(tally.share), ...scores(kept, name)]
  })
  return [
    `### ${gameById(plan.game).title}, ${plan.pairing.join(' : ')}\n`,
    table(['set-up', 'games', 'share', `points of ${plan.pairing[0]}`, `points of ${plan.pairing[1]}`], rows),
  ].join('\n')
}

/** Mean points of both levels. */
function scores({ plan, counts }: Kept, name: string): readonly string[] {
  const played = counts.filter(({ options }) => textOf(options) === name)
  return plan.pairing.map(level => {
    const points = played.flatMap(({ bots, scores: all }) => all.filter((_, seat) => bots[seat] === level))
    return (points.reduce((sum, one) => sum + one, 0) / Math.max(1, points.length)).toFixed(1)
  })
}

function thinkingRows(all: readonly Kept[]): readonly (readonly string[])[] {
  return all.flatMap(({ plan, thinking }) =>
    (Object.entries(thinking) as [string, Required<Thinking>[keyof Thinking]][])
      .filter(([level]) => level === plan.pairing[0] || plan.pairing[1] === 'random')
      .map(([level, { moves, ms, longestMs }]) => [
        gameById(plan.game).title,
        level,
        String(moves),
        (ms / moves).toFixed(2),
        longestMs.toFixed(0),
      ]),
  )
}

const percent = (share: number) => `${(100 * share).toFixed(1)} %`

function table(heads: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
  return `${[line(heads), line(heads.map(() => '---')), ...rows.map(line)].join('\n')}\n`
}
