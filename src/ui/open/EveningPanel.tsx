import { useEffect, useRef, useState } from 'react'
import { useStore } from 'zustand'
import type { OpenTable } from '../../open-table'
import { copyLink } from '../copyLink'
import { readFile } from '../saves/readFile'
import { fileName, offerFile } from '../saves/saves'
import { linkOf, openText } from './useOpenTable'

/** A browser and a messenger still take a link of this length. */
const longestLink = 30_000

/** Everything that was done this evening: back and on, as a film, as a file, as a link. */
export function EveningPanel({ table }: { readonly table: OpenTable }) {
  const moments = useStore(table.state, state => state.moments)
  const at = useStore(table.state, state => state.at)
  const name = useStore(table.state, state => state.name)
  const isFilm = useStore(table.state, state => state.isFilm)
  const [link, setLink] = useState<string>()
  const [said, setSaid] = useState<string>()
  const picker = useRef<HTMLInputElement>(null)
  const share = async () => {
    const url = await linkOf(table)
    if (url.length > longestLink) return setSaid('Too much lies here for a link: save it as a file instead.')
    setLink(url)
    setSaid(await copyLink(url, 'Anyone who opens it gets this table as it is now, without the film.'))
  }
  return (
    <>
      <h2>The evening</h2>
      <div className="lab-field">
        <label htmlFor="open-name">Name of this table</label>
        <input
          id="open-name"
          maxLength={80}
          defaultValue={name}
          key={name}
          onBlur={event => table.rename(event.target.value)}
        />
      </div>
      <div className="lab-share">
        <button
          type="button"
          data-action="film"
          disabled={moments.length < 2}
          onClick={() => table.playFilm(!isFilm)}
        >
          {isFilm ? 'Stop the film' : 'Film of the evening'}
        </button>
        <button type="button" data-action="set-right" onClick={() => table.setRight()}>
          Set the table right
        </button>
      </div>
      <div className="lab-field">
        <label htmlFor="open-at">
          Moment {at + 1} of {moments.length}
        </label>
        <input
          id="open-at"
          type="range"
          min={0}
          max={moments.length - 1}
          value={at}
          onChange={event => table.goTo(event.target.valueAsNumber)}
        />
      </div>
      <ol className="open-moments" start={Math.max(1, moments.length - 29)}>
        {moments.slice(-30).map((moment, index) => {
          const number = Math.max(0, moments.length - 30) + index
          return (
            <li key={number}>
              <button
                type="button"
                className="link"
                aria-current={number === at}
                onClick={() => table.goTo(number)}
              >
                {moment.does}
              </button>
            </li>
          )
        })}
      </ol>
      <h2>Keep it</h2>
      <div className="lab-share">
        <button type="button" data-action="file" onClick={() => offerFile(table.write(), fileName(name))}>
          Save as a file
        </button>
        <button type="button" onClick={() => picker.current?.click()}>
          Load a file
        </button>
        <button type="button" data-action="link" onClick={() => void share()}>
          Copy a link
        </button>
      </div>
      <input
        ref={picker}
        hidden
        type="file"
        accept=".json,application/json"
        data-open-file
        onChange={event => {
          const [file] = event.target.files ?? []
          event.target.value = ''
          if (!file) return
          void readFile(file).then(read => {
            if (read.ok) openText(table, read.value)
            else table.say(read.why.replace('a match', 'a table'), true)
          })
        }}
      />
      {link && (
        <div className="lab-field">
          <label htmlFor="open-link">Link to this table</label>
          <input id="open-link" readOnly value={link} onFocus={event => event.target.select()} data-link />
        </div>
      )}
      <p role="status">{said}</p>
      <p className="lab-note">
        The table is saved in this browser automatically, with your matches. Nothing is sealed here, and no
        rule is enforced.
      </p>
    </>
  )
}

/** How long a moment of the film is looked at, in milliseconds. */
const momentMs = 1100

/** Turns the film on, moment by moment. */
export function FilmClock({ table }: { readonly table: OpenTable }) {
  const isFilm = useStore(table.state, state => state.isFilm)
  useEffect(() => {
    if (!isFilm) return
    const turning = setInterval(() => {
      const { at, moments } = table.state.getState()
      if (at < moments.length - 1) table.goTo(at + 1)
      else table.playFilm(false)
    }, momentMs)
    return () => clearInterval(turning)
  }, [table, isFilm])
  return null
}
