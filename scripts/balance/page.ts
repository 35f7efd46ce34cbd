import { aimsFor, estimatesOf, factOf, lineFigures, seatShares, usageOf } from './figures'
import type { Kept } from './kept'
import type { Played } from './playGame'
import type { Aim, Reader } from './reader'
import { estimate, shown, type Verdict, verdictOf } from './statistics'

/** Everything that was measured of one game, in tables. */
export function writeSection(all: readonly Kept[], reader: Reader): string {
  const order = (name: string) => reader.setUps.findIndex(choice => choice.name === name)
  const sorted = all.toSorted(
    (a, b) => order(a.plan.setUp.name) - order(b.plan.setUp.name) || b.plan.players - a.plan.players,
  )
  return [
    aimTable(sorted, reader),
    '**Length and lead**\n',
    lengthTable(sorted),
    '**Seats**, share of the wins\n',
    seatTable(sorted),
    '**What decided**\n',
    ...sorted.map(lineTable),
    '**What happened**\n',
    ...factTables(sorted, reader),
    '**What was bought, used and done**: share of the games, and how often in a game\n',
    usesTable(sorted, reader),
  ].join('\n')
}

const nameOf = ({ plan }: Kept) =>
  `${plan.setUp.name}, ${plan.players}${plan.level === 'strong' ? '' : `, ${plan.level}`}`

function aimTable(all: readonly Kept[], reader: Reader): string {
  const rows = all.flatMap(kept =>
    aimsFor(reader, kept.plan.players).map(aim => {
      const estimates = estimatesOf(aim, kept, reader)
      const verdicts = estimates.map(one => verdictOf(one, aim.least, aim.most))
      const worst = (['missed', 'open', 'reached'] as const).find(verdict => verdicts.includes(verdict))
      return [
        nameOf(kept),
        aim.text,
        boundsOf(
          aim,
          estimates.every(({ isShare }) => isShare),
        ),
        resultOf(aim, estimates.map(shown), verdicts),
        worst ?? 'open',
      ]
    }),
  )
  return rows.length === 0 ? '' : table(['set-up, players', 'aim', 'asked', 'measured', ''], rows)
}

/** Of many things only those that fall short are named. */
function resultOf({ of }: Aim, texts: readonly string[], verdicts: readonly Verdict[]): string {
  if (!('everyUse' in of)) return texts.join('; ')
  const short = of.everyUse.flatMap((what, index) =>
    verdicts[index] === 'reached' ? [] : [`${what} ${texts[index]}`],
  )
  const done = of.everyUse.length - short.length
  return `${done} of ${of.everyUse.length}${short.length > 0 ? `; short: ${short.join(', ')}` : ''}`
}

function boundsOf({ least, most }: Aim, isShare: boolean): string {
  const text = (value: number) => (isShare ? `${Math.round(100 * value)} %` : String(value))
  if (least !== undefined && most !== undefined) return `${text(least)} to ${text(most)}`
  return least !== undefined ? `at least ${text(least)}` : `at most ${text(most ?? 0)}`
}

function lengthTable(all: readonly Kept[]): string {
  const value = (kept: Kept, of: (one: Played) => number) => shown(estimate(kept.played.map(of), false))
  return table(
    [
      'set-up, players',
      'games',
      'rounds',
      'moves',
      'throws',
      'winner’s points',
      'to the second',
      'lead changes',
      'nobody ahead of the winner after',
    ],
    all.map(kept => [
      nameOf(kept),
      String(kept.played.length),
      value(kept, one => one.rounds),
      value(kept, one => one.moves),
      value(kept, one => one.throws),
      value(kept, ({ totals }) => Math.max(...totals)),
      value(kept, marginOf),
      value(kept, one => one.leadChanges),
      `${(
        100 *
          estimate(
            kept.played.map(one => one.ahead),
            false,
          ).mean
      ).toFixed(0)} % of the game`,
    ]),
  )
}

function marginOf({ totals }: Played): number {
  const [first = 0, second = 0] = totals.toSorted((a, b) => b - a)
  return first - second
}

function seatTable(all: readonly Kept[]): string {
  const most = Math.max(...all.map(({ plan }) => plan.players))
  return table(
    ['set-up, players', ...Array.from({ length: most }, (_, seat) => `seat ${seat + 1}`)],
    all.map(kept => {
      const shares = seatShares(kept.played, kept.plan.players).map(shown)
      return [nameOf(kept), ...Array.from({ length: most }, (_, seat) => shares[seat] ?? '')]
    }),
  )
}

function lineTable(kept: Kept): string {
  const rows = lineFigures(kept.played).map(({ text, winner, others, decided }) => [
    text,
    winner.toFixed(2),
    others.toFixed(2),
    shown(decided),
  ])
  return table(
    [`${nameOf(kept)}: points from`, 'winner', 'others', 'without it another would have won'],
    rows,
  )
}

function factTables(all: readonly Kept[], reader: Reader): readonly string[] {
  const names = [...new Set(all.flatMap(({ played }) => played.flatMap(({ facts }) => Object.keys(facts))))]
  const rows = names.map(name => [name, ...all.map(({ played }) => shown(factOf(played, name, reader)))])
  return [table(['', ...all.map(nameOf)], rows)]
}

function usesTable(all: readonly Kept[], reader: Reader): string {
  const rows = reader.things.map(what => [
    what,
    ...all.map(({ plan, played }) => {
      const { games, times } = usageOf(played, what, plan.players)
      return `${(100 * games.mean).toFixed(0)} %, ${times.toFixed(2)}`
    }),
  ])
  return table(['', ...all.map(nameOf)], rows)
}

function table(heads: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
  return `${[line(heads), line(heads.map(() => '---')), ...rows.map(line)].join('\n')}\n`
}
