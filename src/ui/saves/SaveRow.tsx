import { type FormEvent, useEffect, useRef, useState } from 'react'
import type { MatchSummary } from '../../match/store/matchStore'
import { useTable } from '../../table/useTable'
import { gameOnShelf } from '../games'
import { Go } from '../route/Go'
import { SeatBadge } from '../seats/SeatBadge'
import { copySave, exportSave, removeSave, renameSave } from './saves'
import { timeWords } from './timeWords'

/** One kept match: what it is, how far it is, and what can be done with it. */
export function SaveRow({ save }: { readonly save: MatchSummary }) {
  const [isRenaming, setRenaming] = useState(false)
  const game = gameOnShelf(save.game)
  return (
    <li className="save" data-match={save.id}>
      <img
        className="save-box"
        src={`/boxes/${save.game}.webp`}
        alt=""
        width={64}
        height={80}
        loading="lazy"
      />
      <div className="save-words">
        {isRenaming ? (
          <Rename save={save} onDone={() => setRenaming(false)} />
        ) : (
          <h3>
            <Go to={`/table/${save.id}`}>{save.name}</Go>
          </h3>
        )}
        <p className="save-facts">
          {game?.title ?? save.game} · {save.isOver ? 'played to the end' : save.progress} ·{' '}
          {timeWords(save.savedAt, Date.now())}
        </p>
        <ul className="save-seats" aria-label="Players">
          {save.seats.map(({ name, colour, sitter }, seat) => (
            <li key={seat}>
              <SeatBadge colour={colour} /> {name}
              {sitter.kind === 'computer' && <small> computer</small>}
            </li>
          ))}
        </ul>
      </div>
      <div className="save-acts">
        <Go to={`/table/${save.id}`} className="button main" aria-label={`Continue ${save.name}`}>
          {save.isOver ? 'Look at it' : 'Continue'}
        </Go>
        <More save={save} onRename={() => setRenaming(true)} />
      </div>
    </li>
  )
}

/** What is needed less often, folded away until it is asked for. */
function More({ save, onRename }: { readonly save: MatchSummary; readonly onRename: () => void }) {
  const table = useTable()
  const menu = useRef<HTMLDetailsElement>(null)
  const close = () => {
    if (menu.current) menu.current.open = false
  }
  const act = (work: () => unknown) => () => {
    close()
    work()
  }
  return (
    <details
      ref={menu}
      className="save-more"
      onBlur={event => {
        if (!event.currentTarget.contains(event.relatedTarget)) close()
      }}
      onKeyDown={event => {
        if (event.key === 'Escape') close()
      }}
    >
      <summary className="button" aria-label={`More for ${save.name}`}>
        More
      </summary>
      <div>
        <button type="button" className="button" onClick={act(onRename)}>
          Rename
        </button>
        <button type="button" className="button" onClick={act(() => copySave(table, save))}>
          Copy
        </button>
        <button type="button" className="button" onClick={act(() => exportSave(table, save))}>
          Export
        </button>
        <button type="button" className="button" onClick={act(() => removeSave(table, save))}>
          Delete
        </button>
      </div>
    </details>
  )
}

function Rename({ save, onDone }: { readonly save: MatchSummary; readonly onDone: () => void }) {
  const table = useTable()
  const [name, setName] = useState(save.name)
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => input.current?.select(), [])
  const keep = (event: FormEvent) => {
    event.preventDefault()
    void renameSave(table, save, name).then(onDone)
  }
  return (
    <form className="save-rename" onSubmit={keep}>
      <div className="field">
        <input
          ref={input}
          value={name}
          maxLength={40}
          aria-label="Name of the match"
          onChange={event => setName(event.target.value)}
          onKeyDown={event => event.key === 'Escape' && onDone()}
        />
      </div>
      <button type="submit" className="button">
        Keep
      </button>
    </form>
  )
}
