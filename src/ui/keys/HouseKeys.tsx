import { useEffect, useState } from 'react'
import { arriving } from '../../table/arriving'
import { isKeyTaken, nameOfKey } from './boundKey'

// Naming the keys of the tables needs the tables: fetched on demand.
const KeysSheet = arriving(() => import('./KeysSheet'))

/** The keys of pages without a table: `?` shows all keys there are, `/` finds. */
export function HouseKeys() {
  const [isOpen, setOpen] = useState(false)
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey) return
      const name = nameOfKey(event)
      if (isKeyTaken(event.target, name)) return
      if (name === '?') setOpen(open => !open)
      else if (name === '/') {
        const field = document.querySelector<HTMLInputElement>('input[type=search]')
        if (!field) return
        field.focus()
        event.preventDefault()
      }
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [])
  return (
    <>
      <button
        type="button"
        className="button quiet house-keys"
        aria-haspopup="dialog"
        aria-keyshortcuts="?"
        onClick={() => setOpen(true)}
      >
        Keys <kbd>?</kbd>
      </button>
      {isOpen && <KeysSheet onClose={() => setOpen(false)} />}
    </>
  )
}
