import { useEffect } from 'react'
import { useStore } from 'zustand'
import type { RoomScreen } from '../../rooms'
import { arriving } from '../../table/arriving'
import { gameOnShelf } from '../games'
import { Coming } from '../house/Coming'
import { House } from '../house/House'
import { Go } from '../route/Go'
import { beAt, goTo } from '../route/route'
import { useHash } from '../route/useRoute'
import { winWords } from '../table/winWords'
import { Chairs } from './Chairs'
import { roomAddress, roomTableAddress } from './knownRooms'
import { RoomChat } from './RoomChat'
import { useRoom } from './useRoom'
import './room.css'

const TablePage = arriving(() => import('../table/TablePage'), <Coming />)

/** A room: its chairs and links before the match, and the way to its table. */
export default function RoomPage({
  room,
  isAtTable,
}: {
  readonly room: string
  readonly isAtTable: boolean
}) {
  const key = useHash().slice(1)
  const screen = useRoom(room, key)
  if (!screen) return <Entering />
  return <InRoom room={room} linkKey={key} isAtTable={isAtTable} screen={screen} />
}

interface InRoomProps {
  readonly room: string
  readonly linkKey: string
  readonly isAtTable: boolean
  readonly screen: RoomScreen
}

/** The page of a room that this screen is in. */
export function InRoom({ room, linkKey, isAtTable, screen }: InRoomProps) {
  const state = useStore(screen.state)
  const { phase, place } = state
  const matchPhase = state.room?.phase
  const isPlaying = matchPhase === 'playing' || matchPhase === 'over'
  useEffect(() => {
    if (matchPhase === 'gathering' && isAtTable) beAt(roomAddress(room, linkKey))
  }, [matchPhase, isAtTable, room, linkKey])
  // The match begins for all who are in the room.
  useEffect(
    () =>
      screen.state.subscribe((now, before) => {
        if (before.room?.phase === 'gathering' && now.room?.phase === 'playing')
          goTo(roomTableAddress(room, linkKey))
      }),
    [screen, room, linkKey],
  )
  if (phase === 'refused') return <Refused why={state.why ?? ''} />
  if (!state.room || !place) return <Entering />
  if (isAtTable && isPlaying && phase !== 'taken')
    return <TablePage match={room} room={{ screen, linkKey }} />
  const { name, game, isSealed, awayMinutes, chairs, won } = state.room
  return (
    <House title={name} place={undefined} isShared>
      <div className="room" data-room={phase} data-match={matchPhase}>
        <section className="sheet" aria-labelledby="room-name">
          <h1 id="room-name">{name}</h1>
          <p>
            {gameOnShelf(game)?.title ?? game} · {placeWords(place)}
            {isSealed && ' · sealed dice: nobody can know or choose a throw, not even the server'}
            {awayMinutes !== undefined &&
              ` · after ${awayMinutes} ${awayMinutes === 1 ? 'minute' : 'minutes'} away, a computer plays on`}
          </p>
          {won && (
            <p className="notice" role="status">
              The match is over. <strong>{winWords(won, chairs, place.seat)}</strong>
            </p>
          )}
          {phase === 'cut' && <p className="notice bad">The connection was lost. Reconnecting …</p>}
          {phase === 'taken' && (
            <div className="notice bad" role="alert">
              <p>This chair is played in another tab or on another device now.</p>
              <p>
                <button type="button" className="button main" onClick={() => screen.enterAgain()}>
                  Play here
                </button>
              </p>
            </div>
          )}
          <Chairs screen={screen} linkKey={linkKey} />
          {isPlaying && phase === 'in' && (
            <p className="room-start">
              <Go to={roomTableAddress(room, linkKey)} className="button main big">
                To the table
              </Go>
            </p>
          )}
        </section>
        <section className="sheet room-talk" aria-labelledby="room-talk">
          <h2 id="room-talk">Chat</h2>
          <RoomChat screen={screen} />
        </section>
      </div>
    </House>
  )
}

function placeWords({ isHost, seat }: { readonly isHost: boolean; readonly seat?: number }): string {
  if (isHost) return 'you are the host of this room'
  return seat === undefined ? 'you are watching' : 'you have a chair here'
}

function Entering() {
  return (
    <House title="A room" place={undefined} isShared>
      <Coming />
    </House>
  )
}

function Refused({ why }: { readonly why: string }) {
  return (
    <House title="A room" place={undefined} isShared>
      <section className="sheet narrow" data-room="refused">
        <h1>You cannot enter this room</h1>
        <p>{why}</p>
        <p>
          <Go to="/" className="button">
            To the shelf
          </Go>
        </p>
      </section>
    </House>
  )
}
