import { useStore } from 'zustand'
import { type ComposeStep, type Composing, choicesWith, pickPart, unpickPart } from '../../table/composing'
import { deskOf } from '../../table/desk'
import { WhyLink } from '../rulebook/RuleLink'
import { ChoiceButton, showCommon, showThings } from './ChoiceButton'
import { goThrough } from './goThrough'
import { slotTitlesOf } from './useComposing'
import './composer.css'
import { usePart, useTable } from '../../table/useTable'

/** A choice that is put together: what is still to be decided stands open, the rest can be opened again. */
export function Composer({ now }: { readonly now: Composing }) {
  const desk = usePart(deskOf)
  const slotTitles = usePart(slotTitlesOf)
  const asked = useStore(desk.state, state => state.asked)
  const view = useStore(desk.state, state => state.view)
  const titleOf = useStore(slotTitles, state => state.titleOf)
  if (!asked) return null
  const { steps } = now.composed
  const open = steps.find(({ slot }) => now.picks[slot] === undefined)
  // What was kept already stands only as long as nothing of it is taken back.
  const others = now.composed.choice ? now.others : []
  const offset = open?.options.length ?? 0
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys of the buttons inside bubble up here
    <div className="composer choices" onKeyDown={goThrough} data-choices={offset + others.length}>
      <h3>{now.title}</h3>
      {steps.map(step => (
        <Step
          key={step.slot}
          step={step}
          now={now}
          title={titleOf?.(step.slot, view, asked.seat) ?? step.slot}
          isOpen={step === open}
        />
      ))}
      {others.length > 0 && (
        <ol className="composer-others">
          {others.map((choice, index) => (
            <li key={choice.text}>
              <ChoiceButton
                choice={choice}
                index={offset + index}
                text={choice.text}
                goesOn={index === 0}
                isBig
              />
              <WhyLink rule={choice.rule} />
            </li>
          ))}
        </ol>
      )}
    </div>
  )
}

interface StepProps {
  readonly now: Composing
  readonly step: ComposeStep
  readonly title: string
  /** This step is asked now. */
  readonly isOpen: boolean
}

function Step({ step, now, title, isOpen }: StepProps) {
  const table = useTable()
  const { slot, options } = step
  const picked = options.find(({ isPicked }) => isPicked)
  if (picked)
    return (
      <section aria-label={title} className="composer-done">
        <span>
          <strong>{title}</strong> {picked.text}
          {picked.note && <small>{picked.note}</small>}
        </span>
        {options.length > 1 && (
          <button type="button" onClick={() => unpickPart(table, slot)} aria-label={`${title}: change`}>
            Change
          </button>
        )}
      </section>
    )
  return (
    <section aria-label={title} className={isOpen ? 'composer-open' : 'composer-later'}>
      <h4>{title}</h4>
      {isOpen && (
        <ol>
          {options.map(({ key, text, note, number }, index) => {
            const digit = digitOf(index, number)
            return (
              <li key={key}>
                <button
                  type="button"
                  data-choice={index}
                  onClick={() => pickPart(table, slot, key)}
                  onMouseEnter={() => showCommon(table, choicesWith(now, slot, key))}
                  onMouseLeave={() => showThings(table, undefined)}
                  onFocus={() => showCommon(table, choicesWith(now, slot, key))}
                  onBlur={() => showThings(table, undefined)}
                  data-digit={number && digit}
                  aria-keyshortcuts={digit}
                >
                  {digit && <kbd>{digit}</kbd>}{' '}
                  <span>
                    {text}
                    {note && <small>{note}</small>}
                  </span>
                </button>
              </li>
            )
          })}
        </ol>
      )}
    </section>
  )
}

/** What has a number on the table has its last digit as key, anything else its place in the list. */
function digitOf(index: number, number: number | undefined): string | undefined {
  if (number !== undefined) return String(number % 10)
  return index < 9 ? String(index + 1) : undefined
}
