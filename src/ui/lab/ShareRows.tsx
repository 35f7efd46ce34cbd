import { useState } from 'react'
import { useStore } from 'zustand'
import { labStoreOf } from '../../lab/labStore'
import { presentDispute } from '../../lab/openDispute'
import { usePart, useTable } from '../../table/useTable'
import { copyLink } from '../copyLink'
import { Field } from './Field'
import { saveVerdict } from './saveVerdict'

/** Hands the situation on: as a link that anybody can check, and as a picture. */
export function ShareRows() {
  const table = useTable()
  const labStore = usePart(labStoreOf)
  const canShare = useStore(labStore, state => state.lying.length > 0)
  const [link, setLink] = useState<string>()
  const [said, setSaid] = useState<string>()
  if (!canShare) return null
  const share = async () => {
    const end = presentDispute(table)
    if (end === undefined) return
    const url = `${window.location.origin}/lab${end}`
    window.history.replaceState(null, '', end)
    setLink(url)
    setSaid(await copyLink(url, 'Anyone who opens it sees the dice fall again from their seed.'))
  }
  const save = async () => setSaid(await saveVerdict(table))
  return (
    <section>
      <h2>Settle it elsewhere</h2>
      <div className="lab-share">
        <button type="button" onClick={share} data-action="link">
          Copy a link
        </button>
        <button type="button" onClick={save} data-action="picture">
          Save a picture
        </button>
      </div>
      {link && (
        <Field label="Link to this situation">
          {id => <input id={id} readOnly value={link} onFocus={event => event.target.select()} data-link />}
        </Field>
      )}
      <p role="status">{said}</p>
    </section>
  )
}
