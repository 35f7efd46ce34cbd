/** The comparison in words and tables, and whether the budgets are kept. */
import { physicsSettings } from '../src/physics'
import type { Comparison, Row } from './compareEngines'
import type { DropCost } from './measureDrops'
import { quantile } from './quantile'
import { table } from './table'
import { verdict } from './verdict'

const { stepSeconds } = physicsSettings

/** Largest multiples of the others' CPU time per simulated second, on the same stretch. */
export const budgets = {
  'cannon-es': 0.18,
  'Ammo (Bullet)': 1,
  Jolt: 1,
  Havok: 1.3,
  bare: 1.25,
} as const

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)
const mean = (values: readonly number[]) => sum(values) / values.length

/** CPU milliseconds a simulated second over the stretch that Seabox takes for the same drop. */
function stretchRate(costs: readonly DropCost[]): number {
  return sum(costs.map(cost => cost.stretchMs)) / sum(costs.map(cost => cost.stretchSteps * stepSeconds))
}

function wholeRate(costs: readonly DropCost[]): number {
  return sum(costs.map(cost => cost.wholeMs)) / sum(costs.map(cost => cost.steps * stepSeconds))
}

const percent = (part: number, whole: number) =>
  part === 0 ? '0' : `${((100 * part) / whole).toFixed(part / whole < 0.01 ? 2 : 1)} %`

function costTable({ seabox, bare, peers }: Comparison): string {
  const cells = ({ name, die, costs }: Row): string[] => {
    const rate = stretchRate(costs)
    return [
      name,
      die,
      mean(costs.map(cost => cost.wholeMs)).toFixed(1),
      (mean(costs.map(cost => cost.steps)) * stepSeconds).toFixed(2),
      wholeRate(costs).toFixed(1),
      rate.toFixed(1),
      (rate / stretchRate(seabox.costs)).toFixed(2),
      (rate / stretchRate(bare.costs)).toFixed(2),
    ]
  }
  return table(
    [
      'engine',
      'die',
      'ms a drop',
      'simulated s',
      'ms/s, whole',
      'ms/s, same stretch',
      'to Seabox',
      'to bare Rapier',
    ],
    [seabox, bare, ...peers].map(cells),
  )
}

function qualityTable({ drops, seabox, peers }: Comparison): string {
  const rows = [seabox, ...peers].flatMap(({ name, quality }) => {
    if (!quality) return []
    const { dice, unsettled, lost, tilted, sunk, medianSinkMm, spreadMm } = quality
    return [
      [
        name,
        `${unsettled} of ${drops}`,
        percent(tilted, dice - lost),
        `${lost}`,
        percent(sunk, dice),
        medianSinkMm.toFixed(3),
        spreadMm.toFixed(0),
      ],
    ]
  })
  return table(
    ['engine', 'not at rest', 'tilted > 3°', 'dice lost', 'sunk > 0.1 mm', 'median sink, mm', 'spread, mm'],
    rows,
  )
}

export function report(
  comparison: Comparison,
  scene: string,
): { readonly text: string; readonly ok: boolean } {
  const { drops, seabox, bare, peers, pairsMs } = comparison
  // The same six boxes as everybody; what a plane for a floor would save it is told beside it.
  const [cannon, cannonOnPlane] = peers.filter(peer => peer.name.startsWith('cannon-es')) as [Row, Row]
  const seaboxRate = stretchRate(seabox.costs)
  const ratios = seabox.costs.map((cost, index) => cost.wholeMs / bare.costs[index]!.wholeMs)
  const verdicts = [
    ...(['cannon-es', 'Ammo (Bullet)', 'Jolt', 'Havok'] as const).map(name => {
      const peer = peers.find(row => row.name.startsWith(name))!
      const ratio = seaboxRate / stretchRate(peer.costs)
      return verdict(`Seabox to ${name}, CPU per simulated second, same stretch`, ratio, budgets[name], 3)
    }),
    verdict('Seabox to the bare Rapier steps', seaboxRate / stretchRate(bare.costs), budgets.bare, 3),
  ]
  const toWhole = (seaboxRate / wholeRate(cannon.costs)).toFixed(3)
  const toPlane = (seaboxRate / stretchRate(cannonOnPlane.costs)).toFixed(3)
  const range = [0.25, 0.75].map(share => quantile(ratios, share).toFixed(3)).join(' to ')
  const drop = mean(seabox.costs.map(cost => cost.wholeMs))
  const text = [
    `${drops} ${drops === 1 ? 'drop' : 'drops'} of 38 dice into the Sea Box; CPU time of the process, in milliseconds.`,
    costTable(comparison),
    qualityTable(comparison),
    scene,
    [
      `All 703 pairs of a drop: ${mean(pairsMs).toFixed(3)} ms, ${percent(mean(pairsMs), drop)} of it.`,
      `Seabox to bare Rapier, drop by drop: the middle half from ${range}.`,
      `Seabox to cannon-es on a plane for a floor, same stretch: ${toPlane}.`,
      `Seabox to cannon-es until its own rest, with sleeping dice that cost it nothing: ${toWhole}.`,
    ].join('\n'),
    verdicts.map(({ line }) => line).join('\n'),
  ].join('\n\n')
  return { text, ok: verdicts.every(({ ok }) => ok) }
}
