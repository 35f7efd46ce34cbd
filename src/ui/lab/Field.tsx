import { type ReactNode, useId } from 'react'

/** A control with its name above; `children` gets the id that ties them together. */
export function Field({
  label,
  children,
}: {
  readonly label: string
  readonly children: (id: string) => ReactNode
}) {
  const id = useId()
  return (
    <div className="lab-field">
      <label htmlFor={id}>{label}</label>
      {children(id)}
    </div>
  )
}
