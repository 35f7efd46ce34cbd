import { useEffect, useState } from 'react'
import { dropTable, type KeptTable, keptTables } from '../open/openShelf'
import { Go } from '../route/Go'
import { timeWords } from './timeWords'

/** Open tables that were kept, among the matches; nothing where there are none or the browser keeps none. */
export function SavedTables() {
  const [tables, setTables] = useState<readonly KeptTable[]>([])
  const look = () => {
    keptTables().then(setTables, () => setTables([]))
  }
  useEffect(look, [])
  if (tables.length === 0) return null
  return (
    <>
      <h3 id="saved-tables">Open tables</h3>
      <ul className="saves-list" aria-labelledby="saved-tables">
        {tables.map(({ id, name, things, moments, savedAt }) => (
          <li key={id} className="save" data-table={id}>
            <div className="save-words">
              <h3>
                <Go to={`/open/${id}`}>{name}</Go>
              </h3>
              <p className="save-facts">
                {things} {things === 1 ? 'thing' : 'things'} · {moments} {moments === 1 ? 'act' : 'acts'} ·{' '}
                {timeWords(savedAt, Date.now())}
              </p>
            </div>
            <div className="save-acts">
              <Go to={`/open/${id}`} className="button main" aria-label={`Go on with ${name}`}>
                Go on
              </Go>
              <button
                type="button"
                className="button"
                aria-label={`Delete ${name}`}
                onClick={() => void dropTable(id).then(look, look)}
              >
                Delete
              </button>
            </div>
          </li>
        ))}
      </ul>
    </>
  )
}
