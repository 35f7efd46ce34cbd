import { useState } from 'react'
import { useStore } from 'zustand'
import { layPlainTable, type OpenTable, plainTables } from '../../open-table'
import { shelf } from '../games'

/** Tables that are set at once; what lay there comes back with undo. */
export function TablesPanel({ table }: { readonly table: OpenTable }) {
  const [players, setPlayers] = useState(3)
  const isBare = useStore(table.state, state => state.moments[state.at]!.state.things.length === 0)
  return (
    <>
      <h2>Set the table</h2>
      <fieldset className="open-row">
        <legend>Players</legend>
        {[2, 3, 4, 5].map(one => (
          <button key={one} type="button" aria-pressed={players === one} onClick={() => setPlayers(one)}>
            {one}
          </button>
        ))}
      </fieldset>
      <ul className="open-tables">
        {plainTables.map(({ id, name, says }) => (
          <li key={id}>
            <button
              type="button"
              data-ready={id}
              onClick={() => table.act({ act: 'lay-out', ...layPlainTable(id, players) })}
            >
              {name}
            </button>
            <p>{says}</p>
          </li>
        ))}
        {shelf.map(game => {
          const { min, max } = game.players
          const seats = Math.min(Math.max(players, min), max)
          return (
            <li key={game.id}>
              <button
                type="button"
                data-ready={game.id}
                onClick={() => void table.setGame(game.id, game.title, seats)}
              >
                {game.title}
              </button>
              <p>
                Its box, set up for {seats}
                {seats !== players && ` (it is for ${min} to ${max})`}, and no rules except your own.
              </p>
            </li>
          )
        })}
      </ul>
      {!isBare && <p className="lab-note">This clears the table; undo brings everything back.</p>}
    </>
  )
}
