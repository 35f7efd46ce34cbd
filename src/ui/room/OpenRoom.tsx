import { useState } from 'react'
import { freshKey, locksOf } from '../../rooms/keys'
import { mostRoomLetters } from '../../rooms/limits'
import type { BoxedGame } from '../games'
import { goTo } from '../route/route'
import { type Draft, seatsOf } from '../seats/draft'
import { rememberRoom, roomAddress } from './knownRooms'
import './room.css'

/** Minutes after which a computer plays for a player who is away; 0: never. */
const patiences = [
  [0, 'wait for them'],
  [2, 'a computer plays after 2 minutes'],
  [10, 'a computer plays after 10 minutes'],
  [60, 'a computer plays after an hour'],
] as const

export interface OpenRoomProps {
  readonly game: BoxedGame
  readonly draft: Draft
  readonly onStart: () => void
}

/** Opens a room on the server for the match as it is drafted; every person beside the host gets a link. */
export function OpenRoom({ game, draft, onStart }: OpenRoomProps) {
  const [isOpen, setOpen] = useState(false)
  const [own, setOwn] = useState('')
  const [name, setName] = useState('')
  const [isSealed, setSealed] = useState(true)
  const [awayMinutes, setAway] = useState(0)
  const [state, setState] = useState<'idle' | 'opening' | { readonly why: string }>('idle')
  const people = draft.people.slice(0, draft.players).filter(({ sitter }) => sitter.kind === 'human').length
  const open = async () => {
    setState('opening')
    onStart()
    const seats = seatsOf(game, draft)
    const host = seats.findIndex(({ sitter }) => sitter.kind === 'human')
    const given = own.trim() || (seats[host]?.name === 'You' ? 'The host' : seats[host]?.name)
    const key = freshKey()
    const roomName = name.trim() || (given ? `${given}’s table` : `${game.title}, watched`)
    const { createRoom } = await import('./roomServer')
    const made = await createRoom({
      name: roomName.slice(0, mostRoomLetters),
      game: game.id,
      options: draft.options,
      seats: seats.map((one, seat) => (seat === host ? { ...one, name: given! } : one)),
      freeUndo: draft.freeUndo && !isSealed,
      isSealed,
      ...(awayMinutes > 0 && { awayMinutes }),
      locks: locksOf(key, seats.length),
    }).catch((error: unknown) => ({ ok: false as const, why: String(error) }))
    if (!made.ok) return setState({ why: made.why })
    rememberRoom({ room: made.room, key, name: roomName, game: game.id, visitedAt: Date.now() })
    goTo(roomAddress(made.room, key))
  }
  return (
    <details
      className="open-room more-options"
      open={isOpen}
      onToggle={event => setOpen(event.currentTarget.open)}
    >
      <summary>
        Play together <small>on several screens, each player with a link</small>
      </summary>
      <div className="open-room-fields">
        <div className="field">
          <label htmlFor="room-own">Your name</label>
          <input id="room-own" value={own} maxLength={40} onChange={event => setOwn(event.target.value)} />
        </div>
        <div className="field">
          <label htmlFor="room-title">Name of the room</label>
          <input
            id="room-title"
            value={name}
            maxLength={mostRoomLetters}
            onChange={event => setName(event.target.value)}
          />
        </div>
        <div className="field">
          <label htmlFor="room-away">When somebody is away</label>
          <select id="room-away" value={awayMinutes} onChange={event => setAway(Number(event.target.value))}>
            {patiences.map(([minutes, words]) => (
              <option key={minutes} value={minutes}>
                {words}
              </option>
            ))}
          </select>
        </div>
        <label className="check">
          <input type="checkbox" checked={isSealed} onChange={event => setSealed(event.target.checked)} />
          <span>
            Sealed dice
            <small>
              {' '}
              Every screen adds a secret of its own to each throw, so nobody can know or choose it. What was
              thrown cannot be taken back.
            </small>
          </span>
        </label>
        <p>
          {people > 1
            ? `${people} people play: you, and ${people - 1} with a link.`
            : 'Choose “a person” for more chairs above, or let others watch by a link.'}
        </p>
        {typeof state === 'object' && (
          <p className="notice bad" role="alert">
            {state.why}
          </p>
        )}
        <p>
          <button
            type="button"
            className="button main"
            disabled={state === 'opening'}
            onClick={() => void open()}
          >
            {state === 'opening' ? 'The room is being opened …' : 'Open the room'}
          </button>
        </p>
      </div>
    </details>
  )
}
