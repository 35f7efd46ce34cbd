import { useEffect, useMemo, useRef } from 'react'
import type { Choice } from '../../table/desk'
import { useTable } from '../../table/useTable'
import { WhyLink } from '../rulebook/RuleLink'
import { ChoiceButton, showCommon } from './ChoiceButton'
import { steppedChoices } from './steppedChoices'

interface StepListProps {
  readonly choices: readonly Choice[]
  readonly path: readonly string[]
  readonly onPath: (path: readonly string[]) => void
}

/** A list too long to be read goes by steps: first the shape or the wind, then how, then where. */
export function StepList({ choices, path, onPath }: StepListProps) {
  const table = useTable()
  const { lines, path: taken } = useMemo(() => steppedChoices(choices, path), [choices, path])
  const list = useRef<HTMLOListElement>(null)
  const depth = path.length
  const went = useRef(depth)
  useEffect(() => {
    // With keys, focus moves to the first of the next steps.
    if (went.current !== depth) list.current?.querySelector('button')?.focus({ preventScroll: true })
    went.current = depth
  }, [depth])
  return (
    <section aria-label={taken.join(', ') || 'First step'} data-steps={depth}>
      {taken.length > 0 && <h3>{taken.join(' › ')}</h3>}
      {depth > 0 && (
        <button type="button" className="step-back" data-step-back onClick={() => onPath(path.slice(0, -1))}>
          Back a step <kbd>⌫</kbd>
        </button>
      )}
      <ol ref={list}>
        {lines.map((line, index) => (
          <li key={index}>
            {line.kind === 'choice' ? (
              <>
                <ChoiceButton choice={line.choice} index={index} text={line.text} />
                <WhyLink rule={line.choice.rule} />
              </>
            ) : (
              <button
                type="button"
                data-choice={index}
                data-step
                onClick={() => onPath([...taken, line.text])}
                onMouseEnter={() => showCommon(table, line.choices)}
                onMouseLeave={() => showCommon(table, [])}
                onFocus={() => showCommon(table, line.choices)}
                onBlur={() => showCommon(table, [])}
                aria-keyshortcuts={index < 9 ? String(index + 1) : undefined}
              >
                {index < 9 && <kbd>{index + 1}</kbd>} <span>{line.text} …</span>{' '}
                <small>{line.choices.length} ways</small>
              </button>
            )}
          </li>
        ))}
      </ol>
    </section>
  )
}
