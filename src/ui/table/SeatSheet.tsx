import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { useStore } from 'zustand'
import type { MatchSeat } from '../../match/match'
import { mostNameLetters } from '../../match/names'
import type { Seat } from '../../rules/game'
import { deskOf } from '../../table/desk'
import { gameOnShelf } from '../games'
import { levelWords, nameFor, sitterKey } from '../seats/draft'
import { SeatBadge } from '../seats/SeatBadge'
import { seatOf } from './seatWords'
import './seatSheet.css'
import { usePart } from '../../table/useTable'

/** Who sits on a chair of the running match: a computer makes room for a person, or takes over from one. */
export function SeatSheet({ seat, onClose }: { readonly seat: Seat; readonly onClose: () => void }) {
  const desk = usePart(deskOf)
  const sitting = useStore(desk.state, state => seatOf(state, seat))
  const seats = useStore(desk.state, ({ told }) => told?.seats)
  const game = useStore(desk.state, ({ told }) => told?.match.game)
  const canReseat = useStore(desk.state, () => desk.canReseat())
  const select = useRef<HTMLSelectElement>(null)
  const id = useId()
  const [name, setName] = useState(sitting?.name ?? '')
  useEffect(() => select.current?.focus(), [])
  useEffect(() => setName(sitting?.name ?? ''), [sitting?.name])
  if (!sitting || !seats) return null
  const levels = gameOnShelf(game)?.levels ?? []
  const change = (key: string) => {
    const level = levels.find(one => one === key)
    const sitter: MatchSeat['sitter'] = level ? { kind: 'computer', level } : { kind: 'human' }
    void desk.reseat(seat, { sitter, name: nameFor(seats, seat, sitter) })
  }
  const finish = (event: FormEvent) => {
    event.preventDefault()
    const wished = name.trim()
    if (wished && wished !== sitting.name) void desk.reseat(seat, { name: wished })
    onClose()
  }
  return (
    <form
      className="seat-sheet"
      aria-labelledby={`${id}-title`}
      onSubmit={finish}
      onKeyDown={event => {
        if (event.key !== 'Escape') return
        event.stopPropagation()
        onClose()
      }}
    >
      <h2 id={`${id}-title`}>
        <SeatBadge colour={sitting.colour} /> {sitting.name}
      </h2>
      <div className="field">
        <label htmlFor={`${id}-who`}>Who decides</label>
        <select
          ref={select}
          id={`${id}-who`}
          value={sitterKey(sitting.sitter)}
          disabled={!canReseat}
          onChange={event => change(event.target.value)}
        >
          <option value="human">A person here</option>
          {levels.map(level => (
            <option key={level} value={level}>
              {levelWords[level]}
            </option>
          ))}
        </select>
      </div>
      <div className="field">
        <label htmlFor={`${id}-name`}>Name</label>
        <input
          id={`${id}-name`}
          value={name}
          maxLength={mostNameLetters}
          autoComplete="off"
          disabled={!canReseat}
          onChange={event => setName(event.target.value)}
        />
      </div>
      {!canReseat && <p>You can change chairs when no dice are in the air.</p>}
      <button type="submit">Good</button>
    </form>
  )
}
