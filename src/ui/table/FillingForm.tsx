import { useStore } from 'zustand'
import { desk } from '../../match/desk'
import { doFilled, type Field, fillIn, filling, stepsOf, type Value } from '../../match/table/filling'
import { boxes } from '../games/boxes'
import { RuleLink } from '../rulebook/RuleLink'
import { kindWords } from './groupChoices'
import './filling.css'

/** A move that is said part by part: a slider for a number, boxes for names; `isFirst`: nothing else is listed. */
export function FillingForm({ isFirst }: { readonly isFirst: boolean }) {
  const fields = useStore(filling, state => state.fields)
  const values = useStore(filling, state => state.values)
  const kind = useStore(filling, state => state.kind)
  const text = useStore(filling, state => state.text)
  const rule = useStore(filling, state => state.rule)
  const refusal = useStore(filling, state => state.refusal)
  if (fields.length === 0) return null
  return (
    <form
      className="filling"
      aria-label={kindWords(kind)}
      data-filling={kind}
      onSubmit={event => {
        event.preventDefault()
        doFilled()
      }}
    >
      {fields.filter(isOpen).map(field => (
        <Part key={field.name} field={field} value={values[field.name]!} />
      ))}
      <p role="status" data-filled>
        {refusal ? refusal.why : text} <RuleLink rule={refusal?.rule ?? rule} />
      </p>
      <button type="submit" className="big" disabled={refusal !== undefined} {...firstOf(isFirst)}>
        {isFirst && <kbd>1</kbd>} <span>Do it</span>
      </button>
    </form>
  )
}

/** Where no list stands below, the first digit does what is said. */
const firstOf = (isFirst: boolean) => (isFirst ? { 'data-choice': 0, 'aria-keyshortcuts': '1' } : {})

/** A part that has one value only needs no saying. */
const isOpen = (field: Field) => (field.kind === 'number' ? field.values.length > 1 : field.names.length > 0)

function Part({ field, value }: { readonly field: Field; readonly value: Value }) {
  const words = useStore(desk.state, ({ open }) => (open ? boxes[open.match.game].partWords : undefined))
  const wordsOf = (name: string) => words?.[name] ?? kindWords(name)
  const title = wordsOf(field.name)
  if (field.kind === 'number') {
    const { least, most, step } = stepsOf(field)
    const now = value as number
    return (
      <label className="field">
        <span>
          {/* The slider says its number itself; an output in here would take the label from it. */}
          {title} <b aria-hidden="true">{now}</b>
        </span>
        <input
          type="range"
          min={least}
          max={most}
          step={step}
          value={now}
          data-part={field.name}
          onChange={event => fillIn(field.name, Number(event.target.value))}
        />
      </label>
    )
  }
  const chosen = value as readonly string[]
  return (
    <fieldset>
      <legend>{title}</legend>
      {field.names.map(name => (
        <label key={name} className="check">
          <input
            type="checkbox"
            checked={chosen.includes(name)}
            data-part={`${field.name}:${name}`}
            onChange={event =>
              fillIn(
                field.name,
                event.target.checked ? [...chosen, name] : chosen.filter(one => one !== name),
              )
            }
          />{' '}
          {wordsOf(name)}
        </label>
      ))}
    </fieldset>
  )
}
