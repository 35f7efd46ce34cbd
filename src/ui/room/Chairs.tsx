import { type FormEvent, useState } from 'react'
import { useStore } from 'zustand'
import { mostNameLetters } from '../../match/names'
import type { ChairTold, RoomRequest } from '../../rooms'
import { chairKey, lockOf, type RoomScreen, watchKey } from '../../rooms'
import { copyLink } from '../copyLink'
import { gameOnShelf } from '../games'
import { SeatBadge } from '../seats/SeatBadge'
import { roomAddress } from './knownRooms'

export interface ChairsProps {
  readonly screen: RoomScreen
  readonly linkKey: string
}

/** Who sits where, who is there, and for the host of the room a link for everybody. */
export function Chairs({ screen, linkKey }: ChairsProps) {
  const { room, place } = useStore(screen.state)
  const [word, setWord] = useState('')
  if (!room || !place) return null
  const say = async (request: RoomRequest) => {
    const done = await screen.do(request)
    setWord(done.ok ? '' : done.why)
  }
  const share = async (key: string, does: string) =>
    setWord(await copyLink(`${window.location.origin}${roomAddress(room.id, key)}`, does))
  const missing = room.chairs.filter(({ isHere, isComputers, isLent }) => !isHere && !isComputers && !isLent)
  return (
    <>
      <ul className="room-chairs" aria-label="Chairs">
        {room.chairs.map(chair => (
          <Chair
            key={chair.seat}
            chair={chair}
            isOwn={place.seat === chair.seat}
            isHosts={room.hostChair === chair.seat}
            isOver={room.phase === 'over'}
            onName={name => void say({ kind: 'name', seat: chair.seat, name })}
          >
            {place.isHost && !chair.isComputers && (
              <span className="room-acts">
                {room.hostChair !== chair.seat && (
                  <button
                    type="button"
                    className="button"
                    data-link={chairKey(linkKey, chair.seat, chair.turn)}
                    onClick={() =>
                      void share(
                        chairKey(linkKey, chair.seat, chair.turn),
                        `The link gives ${chair.name} this chair on any device.`,
                      )
                    }
                  >
                    Copy link
                  </button>
                )}
                {room.phase === 'over' ? null : chair.isLent ? (
                  <button
                    type="button"
                    className="button"
                    onClick={() => void say({ kind: 'take back', seat: chair.seat })}
                  >
                    Take back
                  </button>
                ) : (
                  <button
                    type="button"
                    className="button"
                    onClick={() =>
                      void say({
                        kind: 'lend',
                        seat: chair.seat,
                        level: gameOnShelf(room.game)?.levels.at(-1) ?? 'easy',
                      })
                    }
                  >
                    Lend to a computer
                  </button>
                )}
                {room.hostChair !== chair.seat && (
                  <button
                    type="button"
                    className="button quiet"
                    onClick={() =>
                      void say({
                        kind: 'turn out',
                        seat: chair.seat,
                        lock: lockOf(chairKey(linkKey, chair.seat, chair.turn + 1)),
                      })
                    }
                  >
                    New link
                  </button>
                )}
              </span>
            )}
          </Chair>
        ))}
      </ul>
      <p className="room-watch">
        {room.watching === 0
          ? 'Nobody watches.'
          : `${room.watching} ${room.watching === 1 ? 'watches' : 'watch'}.`}{' '}
        {place.isHost && (
          <button
            type="button"
            className="button"
            data-link={watchKey(linkKey, room.watchTurn)}
            onClick={() =>
              void share(
                watchKey(linkKey, room.watchTurn),
                'Anyone with this link can watch, and sees no hidden information.',
              )
            }
          >
            Copy link for watching
          </button>
        )}
      </p>
      <p role="status" className="room-word">
        {word}
      </p>
      {room.phase === 'gathering' && (
        <p className="room-start">
          {place.isHost ? (
            <>
              <button type="button" className="button main big" onClick={() => void say({ kind: 'start' })}>
                Begin the match
              </button>
              {missing.length > 0 && (
                <small>
                  {missing.map(({ name }) => name).join(', ')} {missing.length === 1 ? 'is' : 'are'} not here
                  yet. A chair waits for its player.
                </small>
              )}
            </>
          ) : (
            <small>
              {room.isHostHere ? 'The host begins the match.' : 'The host of the room is not here yet.'}
            </small>
          )}
        </p>
      )}
    </>
  )
}

function Chair({
  chair: { seat, name, colour, isHere, isLent, isComputers },
  isOwn,
  isHosts,
  isOver,
  onName,
  children,
}: {
  readonly chair: ChairTold
  readonly isOwn: boolean
  readonly isHosts: boolean
  readonly isOver: boolean
  readonly onName: (name: string) => void
  readonly children: React.ReactNode
}) {
  const state = isComputers
    ? 'a computer'
    : isLent
      ? `a computer ${isOver ? 'played' : 'plays'} on`
      : isHere
        ? isOwn
          ? 'you'
          : 'here'
        : 'not here'
  return (
    <li data-chair={seat} data-state={state}>
      <SeatBadge colour={colour} />
      <span className="room-who">
        {isOwn ? <OwnName name={name} onName={onName} /> : <strong>{name}</strong>}
        <small>
          {state}
          {isHosts && ' · host'}
        </small>
      </span>
      {children}
    </li>
  )
}

function OwnName({ name, onName }: { readonly name: string; readonly onName: (name: string) => void }) {
  const [draft, setDraft] = useState<string>()
  const keep = (event?: FormEvent) => {
    event?.preventDefault()
    if (draft !== undefined && draft.trim() !== '' && draft.trim() !== name) onName(draft.trim())
    setDraft(undefined)
  }
  return (
    <form className="field" onSubmit={keep}>
      <input
        aria-label="Your name"
        value={draft ?? name}
        maxLength={mostNameLetters}
        onChange={event => setDraft(event.target.value)}
        onBlur={() => keep()}
      />
    </form>
  )
}
