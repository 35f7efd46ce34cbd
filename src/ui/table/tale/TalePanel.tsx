import { useId, useState } from 'react'
import { useStore } from 'zustand'
import type { MatchSeat } from '../../../match/match'
import type { Seat, Tale } from '../../../rules/game'
import { deskOf } from '../../../table/desk'
import { saveTale } from './saveTale'
import './tale.css'
import { usePart, useTable } from '../../../table/useTable'

const longestLine = 120
const longestName = 40

/** The tale of every voyage: one's own can be written while one is asked, each can be saved with its chart. */
export function TalePanel() {
  const table = useTable()
  const desk = usePart(deskOf)
  const told = useStore(desk.state, state => state.told)
  const view = useStore(desk.state, state => state.view)
  const asked = useStore(desk.state, ({ phase, asked }) => (phase === 'asking' ? asked?.seat : undefined))
  const eyes = useStore(desk.state, state => state.eyes)
  const [chosen, setChosen] = useState<Seat>()
  const id = useId()
  const book = useStore(desk.state, ({ game }) => game?.tale)
  if (!told || !book || view === undefined) return null
  const { seats } = told
  const seat = chosen ?? asked ?? (eyes === 'spectator' ? 0 : eyes)
  const tale = book.taleOf(view, seat)
  return (
    <div className="tale" data-tale={seat}>
      {seats.length > 1 && (
        <div className="field">
          <label htmlFor={id}>Voyage of</label>
          <select id={id} value={seat} onChange={event => setChosen(Number(event.target.value))}>
            {seats.map(({ name }, index) => (
              <option key={index} value={index}>
                {name}
              </option>
            ))}
          </select>
        </div>
      )}
      <Names key={`names ${seat}`} seat={seat} tale={tale} sitting={seats[seat]!} isOwn={asked === seat} />
      <ol className="tale-lines">
        {tale.lines.slice(0, Math.max(1, tale.lived)).map((line, index) => (
          <li key={`${seat} ${index} ${line}`}>
            {asked === seat ? <Line seat={seat} round={index + 1} text={line} /> : <p>{line || '…'}</p>}
          </li>
        ))}
      </ol>
      {tale.ending && <p className="tale-ending">{tale.ending}</p>}
      <button
        type="button"
        className="big"
        data-action="save-tale"
        onClick={() => void saveTale(table, tale, seat, seats[seat]!.name)}
      >
        Save the tale
      </button>
    </div>
  )
}

interface NamesProps {
  readonly seat: Seat
  readonly tale: Tale
  readonly sitting: MatchSeat
  readonly isOwn: boolean
}

/** Who signs, and on what ship (RS-7). */
function Names({ seat, tale, sitting, isOwn }: NamesProps) {
  const desk = usePart(deskOf)
  const [captain, setCaptain] = useState(tale.captain)
  const [ship, setShip] = useState(tale.ship)
  const ids = [useId(), useId()]
  if (!isOwn)
    return (
      <p>
        {tale.captain || sitting.name}
        {tale.ship && ` on the ${tale.ship}`}
      </p>
    )
  const isSigned = captain === tale.captain && ship === tale.ship
  const book = desk.state.getState().game?.tale
  return (
    <form
      className="tale-names"
      onSubmit={event => {
        event.preventDefault()
        if (book) void desk.choose(book.naming(seat, captain.trim(), ship.trim()))
      }}
    >
      <div className="field">
        <label htmlFor={ids[0]}>Captain</label>
        <input
          id={ids[0]}
          value={captain}
          maxLength={longestName}
          placeholder={sitting.name}
          onChange={event => setCaptain(event.target.value)}
        />
      </div>
      <div className="field">
        <label htmlFor={ids[1]}>Ship</label>
        <input
          id={ids[1]}
          value={ship}
          maxLength={longestName}
          onChange={event => setShip(event.target.value)}
        />
      </div>
      <button type="submit" disabled={isSigned}>
        Sign the sheets
      </button>
    </form>
  )
}

/** A line of the Travel Log, kept when it is left (RS-8). */
function Line({ seat, round, text }: { readonly seat: Seat; readonly round: number; readonly text: string }) {
  const desk = usePart(deskOf)
  const [written, setWritten] = useState(text)
  const keep = () => {
    const book = desk.state.getState().game?.tale
    if (book && written !== text) void desk.choose(book.writing(seat, round, written))
  }
  return (
    <input
      value={written}
      maxLength={longestLine}
      aria-label={`Travel Log, round ${round}`}
      onChange={event => setWritten(event.target.value)}
      onBlur={keep}
      onKeyDown={event => {
        if (event.key === 'Enter') event.currentTarget.blur()
      }}
    />
  )
}
