import { useEffect, useRef, useState } from 'react'
import { useStore } from 'zustand'
import { filmMark } from '../../match/linkText'
import { beAt, route } from '../route/route'
import { SaveRow } from './SaveRow'
import { dismissNotice, importFile, importLink, openSaves, saves } from './saves'
import './saves.css'

/** Matches that were begun, to be gone on with, and the door through which files come in. */
export default function SavedMatches() {
  const { list, keepsNothing, notice, isReading } = useStore(saves)
  const [isOver, setOver] = useState(false)
  const picker = useRef<HTMLInputElement>(null)
  const hash = useStore(route, now => now.hash)
  useEffect(() => void openSaves(), [])
  useEffect(() => {
    if (!hash.startsWith(filmMark)) return
    // Taken once: whoever loads the page again, or comes back to it, finds the shelf.
    beAt('/')
    void importLink(hash)
  }, [hash])
  const take = (files: FileList | null | undefined) => {
    const [file] = files ?? []
    if (file) void importFile(file)
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
          <button type="button" className="button quiet" onClick={dismissNotice}>
            Good
          </button>
        </div>
      )}
      {list?.length === 0 && (
        <p className="saves-none">
          No match is under way. Take a box from the shelf; whatever you play is kept here by itself, move by
          move.
        </p>
      )}
      {list && list.length > 0 && (
        <ul className="saves-list">
          {list.map(save => (
            <SaveRow key={save.id} save={save} />
          ))}
        </ul>
      )}
    </section>
  )
}
