import type { Verdict } from '../../measure'
import { marginText } from '../../table/judge/verdictWords'
import { scaleOf } from './scaleOf'

const width = 320
const height = 62
const line = 28

/** The margin beside the uncertainty of measuring, both to one scale. A drawing for eyes: the sentence says the same. */
export function VerdictScale({ verdict }: { readonly verdict: Verdict }) {
  const { kind, markMm, marginMm, uncertaintyMm } = verdict
  // Neither has a margin that decides anything.
  if (kind === 'touching' || kind === 'blocked' || kind === 'only') return null
  const { markAt, gapAt, unsure } = scaleOf(verdict, width)
  const [from, to] = unsure
  const isComparison = kind === 'nearer' || kind === 'equal'
  const caption = isComparison
    ? `a ruler's ${uncertaintyMm} mm, to scale`
    : to - from < 1
      ? `±${uncertaintyMm} mm: finer than this line`
      : `±${uncertaintyMm} mm, to scale`
  return (
    <svg className="verdict-scale" viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      <rect className="unsure" x={from} y={line - 11} width={Math.max(1, to - from)} height={22} />
      <line className="base" x1={0} x2={width} y1={line} y2={line} />
      <line className="margin" x1={markAt} x2={gapAt} y1={line} y2={line} />
      <line className="mark" x1={markAt} x2={markAt} y1={line - 14} y2={line + 14} />
      <circle className="gap" cx={gapAt} cy={line} r={4} />
      <text x={isComparison ? gapAt : markAt} y={12} textAnchor={isComparison ? 'start' : 'middle'}>
        {isComparison ? `${marginText(marginMm)} apart` : `${markMm} mm`}
      </text>
      <text x={width / 2} y={height - 3} textAnchor="middle">
        {caption}
      </text>
    </svg>
  )
}
