import { useStore } from 'zustand'
import { otherOf, pairOf, verdictOf, writtenMm } from '../../match/lab/labMeasures'
import { deskJudge, judgeBetween, toggleJudge } from '../../match/table/judge/deskJudge'
import { RuleLink } from '../rulebook/RuleLink'
import './offers.css'

/** The judge's word on what is measured, and the order in which things would come. */
export function JudgeSheet() {
  const isOn = useStore(deskJudge, state => state.isOn)
  if (!isOn) return null
  return (
    <aside className="judge-sheet" aria-label="The judge">
      <header>
        <h2>The judge</h2>
        <button type="button" onClick={() => toggleJudge(false)}>
          Back to the game <kbd>J</kbd>
        </button>
      </header>
      <Verdict />
      <Orders />
    </aside>
  )
}

function Verdict() {
  const lying = useStore(deskJudge, state => state.lying)
  const { first, second } = useStore(deskJudge, state => state.measured)
  if (lying.length === 0) return <p>Nothing lies in the Sea that could be measured.</p>
  const pair = pairOf(lying, first, second)
  if (!pair) {
    return (
      <p role="status">
        {first ? `From ${first}: choose a second Ship.` : 'Choose a Ship on the table to see its ranges.'}
      </p>
    )
  }
  const { text, rule } = verdictOf(pair)
  return (
    <p role="status">
      <strong>
        {first} and {otherOf(pair, first!)}: {pair.touching ? 'touching' : `${writtenMm(pair.mm)} mm`}
      </strong>{' '}
      {text} <RuleLink rule={rule} />
    </p>
  )
}

function Orders() {
  const orders = useStore(deskJudge, state => state.orders)
  return orders.map(({ title, steps, rule }) => (
    <details key={title} data-order={steps.length}>
      <summary>
        {title} <RuleLink rule={rule} />
      </summary>
      <ol>
        {steps.map((step, index) => {
          const [pair] = (step.data?.pairs ?? []) as readonly { readonly a: string; readonly b: string }[]
          return (
            <li key={index}>
              {pair ? (
                <button type="button" onClick={() => judgeBetween(pair.a, pair.b)}>
                  {step.text}
                </button>
              ) : (
                step.text
              )}{' '}
              <RuleLink rule={step.rule} />
            </li>
          )
        })}
      </ol>
    </details>
  ))
}
