import { useId, useState } from 'react'
import { useStore } from 'zustand'
import { desk } from '../../match/desk'
import { dieName } from '../../match/lab/fleets'
import { deskJudge, judgeBetween, toggleJudge } from '../../match/table/judge/deskJudge'
import { pairOf, verdictOf, writtenMm } from '../../match/table/judge/measures'
import { tableSettings } from '../../match/table/tableSettings'
import type { MeasuredPair } from '../../measure'
import { savePicture } from '../judge/savePicture'
import { RuleLink } from '../rulebook/RuleLink'
import './offers.css'

/** The judge's word on what is measured, and the order in which things would come. */
export function JudgeSheet({ canSave = false }: { readonly canSave?: boolean }) {
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
      {canSave && <SavePicture />}
    </aside>
  )
}

/** What was measured, as a picture with its verdict below. */
function SavePicture() {
  const [said, setSaid] = useState<string>()
  const { first, second } = useStore(deskJudge, state => state.measured)
  const lying = useStore(deskJudge, state => state.lying)
  const pair = pairOf(lying, first, second)
  const picture = useStore(tableSettings, settings => settings.picture)
  if (!pair || picture !== 'drawn') return null
  return (
    <p className="judge-save">
      <button type="button" onClick={() => void savePicture(verdictLines(pair)).then(setSaid)}>
        Save a picture
      </button>{' '}
      <span role="status">{said}</span>
    </p>
  )
}

function verdictLines(pair: MeasuredPair): readonly string[] {
  const { open, view } = desk.state.getState()
  const { lying } = deskJudge.getState()
  const name = (id: string) => {
    const die = lying.find(each => each.id === id)
    return die ? dieName(die) : id
  }
  const { text, rule } = verdictOf(pair)
  const distance = pair.touching ? 'touching' : `${writtenMm(pair.mm)} mm`
  const where = open && view !== undefined ? `${open.game.title}, ${open.game.progress(view).text}` : ''
  return [`${name(pair.a)} to ${name(pair.b)}: ${distance}`, `${text} (${rule})`, where]
}

function Verdict() {
  const lying = useStore(deskJudge, state => state.lying)
  const { first, second } = useStore(deskJudge, state => state.measured)
  if (lying.length === 0) return <p>Nothing lies here that could be measured.</p>
  const pair = pairOf(lying, first, second)
  const verdict = pair && verdictOf(pair)
  return (
    <>
      <div className="judge-pick">
        <DiePick label="From" value={first} except={second} onPick={id => judgeBetween(id, second)} />
        <DiePick label="To" value={second} except={first} onPick={id => judgeBetween(first, id)} />
      </div>
      <p role="status">
        {pair && verdict ? (
          <>
            <strong>{pair.touching ? 'Touching' : `${writtenMm(pair.mm)} mm`}.</strong> {verdict.text}{' '}
            <RuleLink rule={verdict.rule} />
          </>
        ) : first === undefined ? (
          'Choose a Ship on the table or here to see its ranges.'
        ) : (
          'Choose a second Ship.'
        )}
      </p>
    </>
  )
}

/** The same as pointing at a die on the table, for whoever uses keys. */
function DiePick({
  label,
  value,
  except,
  onPick,
}: {
  readonly label: string
  readonly value: string | undefined
  readonly except: string | undefined
  readonly onPick: (id: string | undefined) => void
}) {
  const lying = useStore(deskJudge, state => state.lying)
  const id = useId()
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <select id={id} value={value ?? ''} onChange={event => onPick(event.target.value || undefined)}>
        <option value="">–</option>
        {lying
          .filter(die => die.id !== except)
          .map(die => (
            <option key={die.id} value={die.id}>
              {dieName(die)}
            </option>
          ))}
      </select>
    </div>
  )
}

function Orders() {
  const orders = useStore(deskJudge, state => state.orders)
  return orders.map(({ title, steps, rule }) => (
    <details key={title} data-order={steps.length}>
      <summary>{title}</summary>
      <p>
        <RuleLink rule={rule} />
      </p>
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
