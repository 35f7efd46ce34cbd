import { useEffect, useRef } from 'react'
import { usePart } from '../../table/useTable'
import { labKeysOf } from '../lab/labKeys'
import { tableKeysOf } from '../table/tableKeys'
import { KeyList } from './KeyList'

const houseKeys = [
  { keys: ['Tab', 'Enter'], does: 'from one thing to the next, and take it' },
  { keys: ['/'], does: 'find in a rulebook' },
  { keys: ['Esc'], does: 'close what is open' },
  { keys: ['?'], does: 'these keys' },
]

/** Every key of the house, of its tables and of the lab. */
export default function KeysSheet({ onClose }: { readonly onClose: () => void }) {
  const tableKeys = usePart(tableKeysOf)
  const labKeys = usePart(labKeysOf)
  const sheet = useRef<HTMLDialogElement>(null)
  useEffect(() => sheet.current?.showModal(), [])
  return (
    <dialog ref={sheet} className="keys-sheet" aria-labelledby="keys-title" onClose={onClose}>
      <header>
        <h2 id="keys-title">Keys</h2>
        <button type="button" className="button" onClick={() => sheet.current?.close()}>
          Close
        </button>
      </header>
      <div className="keys-columns">
        <section aria-labelledby="keys-house">
          <h3 id="keys-house">Everywhere</h3>
          <KeyList list={houseKeys} />
        </section>
        <section aria-labelledby="keys-table">
          <h3 id="keys-table">At every table</h3>
          <KeyList list={tableKeys} />
        </section>
        <section aria-labelledby="keys-lab">
          <h3 id="keys-lab">In the lab</h3>
          <KeyList list={labKeys} />
        </section>
      </div>
    </dialog>
  )
}
