import { useEffect, useRef, useState } from 'react'
import { useStore } from 'zustand'
import { filmMark } from '../../match/linkText'
import { sharedHash } from '../offline/takeShared'
import { beAt, route } from '../route/route'
import { SavedTables } from './SavedTables'
import { SaveRow } from './SaveRow'
import { dismissNotice, importFile, importLink, importShared, openSaves, savesOf } from './saves'
import './saves.css'
import { bound } from '../../table/part'
import { usePart, useTable } from '../../table/useTable'

/** Matches that were begun, to be gone on with, and the door through which files come in. */
export default function SavedMatches() {
  const table = useTable()
  const saves = usePart(savesOf)
  const { list, keepsNothing, notice, isReading } = useStore(saves)
  const [isOver, setOver] = useState(false)
  const picker = useRef<HTMLInputElement>(null)
  const hash = useStore(route, now => now.hash)
  useEffect(() => void openSaves(table), [])
  useEffect(() => {
    const isShared = hash === sharedHash
    if (!isShared && !hash.startsWith(filmMark)) return
    // Used once: a reload, or coming back to the page, shows the shelf.
    beAt('/')
    void (isShared ? importShared(table) : importLink(table, hash))
  }, [hash])
  const take = (files: FileList | null | undefined) => {
    const [file] = files ?? []
    if (file) void importFile(table, file)
  }
  return (
    <section
      className="sheet saves"
      aria-labelledby="saves-title"
      data-saves={list === undefined ? 'opening' : isReading ? 'reading' : 'open'}
      data-drop={isOver}
      onDragOver={event => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={event => {
        event.preventDefault()
        setOver(false)
        take(event.dataTransfer.files)
      }}
    >
      <header className="saves-head">
        <h2 id="saves-title">Your matches</h2>
        <button type="button" className="button" onClick={() => picker.current?.click()} disabled={isReading}>
          {isReading ? 'Reading …' : 'Load a file'}
        </button>
        <input
          ref={picker}
          hidden
          aria-label="Match file"
          type="file"
          accept=".json,application/json"
          onChange={event => {
            take(event.target.files)
            event.target.value = ''
          }}
        />
      </header>
      {keepsNothing && (
        <div className="notice bad" role="alert">
          <p>{keepsNothing}</p>
        </div>
      )}
      {notice && (
        <div className={notice.isBad ? 'notice bad' : 'notice'} role={notice.isBad ? 'alert' : 'status'}>
          <p>{notice.text}</p>
          {notice.undo && (
            <button type="button" className="button" onClick={() => void notice.undo?.()}>
              Bring it back
            </button>
          )}
          <button type="button" className="button quiet" onClick={bound(table, dismissNotice)}>
            Good
          </button>
        </div>
      )}
      {list?.length === 0 && (
        <p className="saves-none">
          No match yet. Take a box from the shelf; every move you play is saved here automatically.
        </p>
      )}
      {list && list.length > 0 && (
        <ul className="saves-list">
          {list.map(save => (
            <SaveRow key={save.id} save={save} />
          ))}
        </ul>
      )}
      <SavedTables />
    </section>
  )
}
