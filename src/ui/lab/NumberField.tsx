import { useState } from 'react'
import { Field } from './Field'

/** A number that is taken over as soon as it is one; while it is being typed it may be anything. */
export function NumberField({
  label,
  step,
  value,
  onChange,
}: {
  readonly label: string
  readonly step: number
  readonly value: number
  readonly onChange: (value: number) => void
}) {
  const [typed, setTyped] = useState<string>()
  return (
    <Field label={label}>
      {id => (
        <input
          id={id}
          type="number"
          step={step}
          value={typed ?? String(value)}
          onChange={event => {
            setTyped(event.target.value)
            const next = Number.parseFloat(event.target.value)
            if (Number.isFinite(next)) onChange(next)
          }}
          onBlur={() => setTyped(undefined)}
        />
      )}
    </Field>
  )
}
