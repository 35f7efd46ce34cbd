import { useEffect, useState } from 'react'
import type { Peeked } from '../../rooms/messages'
import { gameOnShelf } from '../games'
import { Go } from '../route/Go'
import { forgetRoom, type KnownRoom, knownRooms, roomAddress } from './knownRooms'
import { useHasRooms } from './useHasRooms'
import './room.css'

/** The rooms this browser has a link to, and in which of them it is its player's turn. */
export default function RoomList() {
  const hasRooms = useHasRooms()
  const [rooms, setRooms] = useState<readonly KnownRoom[]>(knownRooms)
  const [peeks, setPeeks] = useState<readonly (Peeked | undefined)[]>([])
  useEffect(() => {
    if (!hasRooms || rooms.length === 0) return
    let isThere = true
    const links = rooms.map(({ room, key }) => ({ room, key }))
    void import('./roomServer')
      .then(({ peekRooms }) => peekRooms(links))
      .then(came => isThere && setPeeks(came))
    return () => {
      isThere = false
    }
  }, [hasRooms, rooms])
  if (!hasRooms || rooms.length === 0) return null
  return (
    <section className="sheet" aria-labelledby="room-list">
      <h2 id="room-list">Your rooms</h2>
      <ul className="room-list">
        {rooms.map((one, at) => (
          <li key={one.room + one.key}>
            <span>
              <Go to={roomAddress(one.room, one.key)}>{one.name}</Go>
              <small>
                {gameOnShelf(one.game)?.title ?? one.game} · {stateWords(peeks[at])}
              </small>
            </span>
            <button
              type="button"
              className="button quiet"
              aria-label={`Forget ${one.name}`}
              onClick={() => {
                forgetRoom(one)
                setRooms(knownRooms())
              }}
            >
              Forget
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}

function stateWords(peek: Peeked | undefined): string {
  if (!peek) return '…'
  if (!peek.ok) return 'this link is no longer good'
  if (peek.phase === 'gathering') return 'not begun yet'
  if (peek.phase === 'over') return 'played to the end'
  return peek.isYourTurn ? `your turn · ${peek.progress ?? ''}` : (peek.progress ?? 'being played')
}
