import type { Verdict } from '../../measure'
import { headlineOf, sentenceOf, type VerdictNames } from '../../table/judge/verdictWords'
import { RuleLink } from '../rulebook/RuleLink'
import './verdictCard.css'
import { VerdictScale } from './VerdictScale'

/** For eyes that do not tell colours apart. */
const signs = { in: '✓', out: '✕', touching: '✓', blocked: '▧', nearer: '✓', equal: '≈', only: '✓' } as const

interface VerdictCardProps {
  readonly verdict: Verdict
  readonly names: VerdictNames
}

/** A verdict to be read across a room, its margin beside the uncertainty, and one sentence that says all. */
export function VerdictCard({ verdict, names }: VerdictCardProps) {
  const { word, rest } = headlineOf(verdict)
  return (
    <article className="verdict-card" data-verdict={verdict.kind}>
      <p className="verdict-word" aria-hidden="true">
        <span className="verdict-sign">{signs[verdict.kind]}</span> <strong>{word}</strong>{' '}
        <span className="verdict-rest">{rest}</span>
      </p>
      <VerdictScale verdict={verdict} />
      <p className="verdict-said">
        {sentenceOf(verdict, names)} <RuleLink rule={verdict.rule} />
      </p>
    </article>
  )
}
