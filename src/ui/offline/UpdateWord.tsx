import { useState } from 'react'
import { useStore } from 'zustand'
import { update } from './keepOffline'
import './update.css'

/** Offers a newer Seabox. At the table it keeps silent until somebody is back in the house. */
export function UpdateWord({ isAtTable }: { readonly isAtTable: boolean }) {
  const take = useStore(update, ({ take }) => take)
  const [isPutOff, setPutOff] = useState(false)
  if (!take || isPutOff || isAtTable) return null
  return (
    <div className="update-word" role="status">
      <p>A new version of Seabox is ready. Your matches stay as they are.</p>
      <button type="button" className="button main" onClick={take}>
        Take it
      </button>
      <button type="button" className="button quiet" onClick={() => setPutOff(true)}>
        Later
      </button>
    </div>
  )
}
