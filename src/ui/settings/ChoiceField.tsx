import { useId } from 'react'

/** One of a few words to choose from. */
export function ChoiceField<T extends string>({
  label,
  note,
  value,
  words,
  onChange,
}: {
  readonly label: string
  readonly note?: string
  readonly value: T
  readonly words: Readonly<Record<T, string>>
  readonly onChange: (value: T) => void
}) {
  const id = useId()
  const keys = Object.keys(words) as T[]
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        value={value}
        {...(note && { 'aria-describedby': `${id}-note` })}
        onChange={event => onChange(keys.find(key => key === event.target.value) ?? value)}
      >
        {keys.map(key => (
          <option key={key} value={key}>
            {words[key]}
          </option>
        ))}
      </select>
      {note && <small id={`${id}-note`}>{note}</small>}
    </div>
  )
}
