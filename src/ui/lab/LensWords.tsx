import { useEffect, useRef } from 'react'
import { onLens } from '../../lab/labEvents'
import { useTable } from '../../table/useTable'

/** The numbers of the physics at the step that is shown. */
export function LensWords() {
  const table = useTable()
  const output = useRef<HTMLOutputElement>(null)
  // Written by hand: it changes with every step of the drop.
  useEffect(
    () =>
      onLens(table, ({ step, lastStep, contacts, hash }) => {
        if (!output.current) return
        output.current.textContent = `Step ${step} of ${lastStep}, ${contacts} ${contacts === 1 ? 'contact' : 'contacts'}`
        Object.assign(output.current.dataset, { step, contacts, hash: hash ?? '' })
      }),
    [],
  )
  return <output ref={output} className="lab-lens" aria-live="off" />
}
