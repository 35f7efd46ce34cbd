import { useStore } from 'zustand'
import { deskOf } from '../../table/desk'
import { doFilled, type Field, fillIn, fillingOf, stepsOf, type Value } from '../../table/filling'
import { boxes } from '../games/boxes'
import { RuleLink, WhyLink } from '../rulebook/RuleLink'
import { kindWords } from './groupChoices'
import './filling.css'
import { usePart, useTable } from '../../table/useTable'

/** A move that is said part by part: a slider for a number, boxes for names; `isFirst`: nothing else is listed. */
export function FillingForm({ isFirst }: { readonly isFirst: boolean }) {
  const table = useTable()
  const desk = usePart(deskOf)
  const filling = usePart(fillingOf)
  const fields = useStore(filling, state => state.fields)
  const values = useStore(filling, state => state.values)
  const kind = useStore(filling, state => state.kind)
  const text = useStore(filling, state => state.text)
  const rule = useStore(filling, state => state.rule)
  const refusal = useStore(filling, state => state.refusal)
  const doWords = useStore(desk.state, ({ told }) => told && boxes[told.match.game].doWords?.[kind])
  if (fields.length === 0) return null
  return (
    <form
      className="filling"
      aria-label={kindWords(kind)}
      data-filling={kind}
      onSubmit={event => {
        event.preventDefault()
        doFilled(table)
      }}
    >
      {fields.filter(isOpen).map(field => (
        <Part key={field.name} field={field} value={values[field.name]!} />
      ))}
      <p role="status" data-filled>
        {refusal ? refusal.why : text} {refusal ? <RuleLink rule={refusal.rule} /> : <WhyLink rule={rule} />}
      </p>
      <button type="submit" className="big" disabled={refusal !== undefined} {...firstOf(isFirst)}>
        {isFirst && <kbd>1</kbd>} <span>{doWords ?? 'Go ahead'}</span>
      </button>
    </form>
  )
}

/** Where no list stands below, the first digit does what is said. */
const firstOf = (isFirst: boolean) => (isFirst ? { 'data-choice': 0, 'aria-keyshortcuts': '1' } : {})

/** A part that has one value only needs no saying. */
const isOpen = (field: Field) => (field.kind === 'number' ? field.values.length > 1 : field.names.length > 0)

function Part({ field, value }: { readonly field: Field; readonly value: Value }) {
  const table = useTable()
  const desk = usePart(deskOf)
  const words = useStore(desk.state, ({ told }) => (told ? boxes[told.match.game].partWords : undefined))
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
          onChange={event => fillIn(table, field.name, Number(event.target.value))}
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
                table,
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
