import { useEffect, useMemo, useState } from 'react'
import { useStore } from 'zustand'
import type { RoomScreen, RoomTold } from '../../rooms'
import { deskOf, waitedFor } from '../../table/desk'
import {
  armPointing,
  forgetLights,
  joinPointing,
  type PointedLight,
  pointingOf,
  showLight,
} from '../../table/pointing'
import { quietOf } from '../../table/quiet'
import { hasNoPicture, tableSettingsOf } from '../../table/tableSettings'
import { usePart, useTable } from '../../table/useTable'
import type { ThrownTold } from '../../wire'
import { Go } from '../route/Go'
import { secretsWords, waitsForSecrets } from '../table/heldWords'
import { Prompt } from '../table/Prompt'
import { roomAddress } from './knownRooms'
import { RoomChat } from './RoomChat'

export interface RoomAtTable {
  readonly screen: RoomScreen
  readonly linkKey: string
}

/** The room around the table: what was said last, who is away, and the way back to its chairs. */
export function TableRoom({ screen, linkKey }: RoomAtTable) {
  const table = useTable()
  const desk = usePart(deskOf)
  const { room, said, place } = useStore(screen.state)
  const isCut = useStore(desk.state, state => state.isCut)
  const thinking = useStore(desk.state, state => state.thinking)
  const [isOpen, setOpen] = useState(false)
  const isBare = useStore(usePart(tableSettingsOf), ({ picture }) => hasNoPicture(picture))
  const quiet = usePart(quietOf)
  const { isQuiet } = useStore(quiet)
  const [seen, setSeen] = useState(said.length)
  useEffect(() => {
    if (isOpen) setSeen(said.length)
  }, [isOpen, said.length])
  const seat = place?.seat
  useEffect(
    () =>
      seat === undefined
        ? undefined
        : joinPointing(table, { seat, tell: spot => void screen.do({ kind: 'point', ...spot }) }),
    [screen, seat],
  )
  useEffect(
    () =>
      screen.onPointed(({ seat, ...spot }) => {
        if (!quiet.getState().isQuiet) showLight(table, seat, spot)
      }),
    [screen],
  )
  // A tab in the background draws nothing, so the room does not wait for it.
  useEffect(() => {
    const follow = () => desk.hide(document.hidden)
    follow()
    document.addEventListener('visibilitychange', follow)
    return () => {
      document.removeEventListener('visibilitychange', follow)
      desk.hide(false)
    }
  }, [])
  if (!room) return null
  const last = said.at(-1)
  const isNews = !isQuiet && !isOpen && said.length > seen && last !== undefined
  const away = room.chairs.filter(({ isHere, isComputers, isLent }) => !isHere && !isComputers && !isLent)
  const missed = away.find(({ seat }) => seat === thinking)
  return (
    <aside className="table-room" aria-label="Room">
      {isCut && (
        <p role="alert" className="table-room-cut">
          The connection was lost. Reconnecting … Just wait: nothing you played is lost.
        </p>
      )}
      {seat !== undefined && room.chairs[seat]?.isLent && room.phase !== 'over' && (
        <p role="status" className="table-room-said">
          A computer plays for you.{' '}
          {place?.isHost
            ? 'Take your chair back under Room, “Chairs and links”.'
            : 'The host of the room can give you your chair back.'}
        </p>
      )}
      {missed && !isCut && (
        <p role="status" className="table-room-said">
          {awayWords(missed.name, room, place?.isHost === true)}
        </p>
      )}
      {isOpen && (
        <div className="table-room-panel">
          <RoomChat screen={screen} />
          {room.isSealed && <SealWord isWhole />}
          <p className="table-room-acts">
            <Go to={roomAddress(room.id, linkKey)}>{place?.isHost ? 'Chairs and links' : 'The room'}</Go>
            <label>
              <input
                type="checkbox"
                checked={isQuiet}
                onChange={event => {
                  quiet.setState({ isQuiet: event.target.checked })
                  forgetLights(table)
                }}
              />{' '}
              Quiet
            </label>
          </p>
        </div>
      )}
      {isNews && (
        <p className="table-room-said" aria-live="polite">
          <strong>{last.seat === undefined ? 'Somebody watching' : room.chairs[last.seat]?.name}:</strong>{' '}
          {last.text}
        </p>
      )}
      <PointedWord own={seat} />
      <span className="table-room-buttons">
        <button type="button" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {isOpen ? 'Close' : 'Room'}
          {!isOpen && away.length > 0 && ` · ${away.map(({ name }) => name).join(', ')} away`}
          {!isOpen && room.watching > 0 && ` · ${room.watching} watching`}
        </button>
        {seat !== undefined && !isBare && <PointButton />}
        {room.isSealed && !isOpen && <SealWord isWhole={false} />}
      </span>
    </aside>
  )
}

/** The prompt of a room: what its sealed dice wait for is said as well. */
export function RoomPrompt({ screen }: Pick<RoomAtTable, 'screen'>) {
  return <Prompt isSealed={useStore(screen.state, ({ room }) => room?.isSealed === true)} />
}

/** Why nothing happens, and what helps. */
export function awayWords(
  name: string,
  { awayMinutes }: Pick<RoomTold, 'awayMinutes'>,
  isHost: boolean,
): string {
  const then =
    awayMinutes === undefined
      ? isHost && ' You can lend their chair to a computer under Room, “Chairs and links”.'
      : ` After ${awayMinutes} ${awayMinutes === 1 ? 'minute' : 'minutes'}, a computer plays on.`
  return `${name} is away, so the match waits.${then || ''}`
}

/** Lets the next press on the table point. */
function PointButton() {
  const table = useTable()
  const isArmed = useStore(usePart(pointingOf), state => state.isArmed)
  return (
    <button
      type="button"
      aria-pressed={isArmed}
      aria-keyshortcuts="q"
      title="Points at a spot of the table for the others. Also: Alt and a click, or hold a finger on the bare table."
      onClick={() => armPointing(table, !isArmed)}
    >
      {isArmed ? 'Press on the table …' : 'Point'}
    </button>
  )
}

/** Who of the others points at what, for ears and for eyes that look elsewhere. */
function PointedWord({ own }: { readonly own: number | undefined }) {
  const pointing = usePart(pointingOf)
  const told = useStore(usePart(deskOf).state, state => state.told)
  const light = useStore(pointing, ({ lights }) => lights.findLast(({ seat }) => seat !== own))
  const words = useMemo(
    () => light && told && pointedWords(light, told.seats, pointing.getState().nameAt),
    [light, told],
  )
  return (
    <p className="table-room-pointed" role="status">
      {words}
    </p>
  )
}

export function pointedWords(
  light: PointedLight,
  seats: readonly { readonly name: string }[],
  nameAt?: (light: PointedLight) => string | undefined,
): string {
  return `${seats[light.seat]?.name ?? `Seat ${light.seat + 1}`} points at: ${nameAt?.(light) ?? 'the table'}`
}

/** The envelope of the last throw: who sealed it, once its dice lie. In short it names nobody, unless a link was missing. */
function SealWord({ isWhole }: { readonly isWhole: boolean }) {
  const desk = usePart(deskOf)
  const told = useStore(desk.state, state => state.told)
  const isWaiting = useStore(desk.state, waitsForSecrets)
  if (told?.falling || isWaiting)
    return (
      <p className="table-room-seal" data-seal="shut">
        <Envelope isOpen={false} /> {isWaiting ? secretsWords : 'Sealed'}
      </p>
    )
  const sealed = told?.thrown?.sealed
  if (!told || !sealed) return null
  const words = sealWords(sealed, told.seats)
  return (
    <p
      className="table-room-seal"
      data-seal="open"
      title={`${words}. A link from each of them made the seed of this throw.`}
    >
      <Envelope isOpen /> {isWhole || sealed.missing.length > 0 ? words : 'Sealed by all'}
    </p>
  )
}

function Envelope({ isOpen }: { readonly isOpen: boolean }) {
  return (
    <svg className="envelope" viewBox="0 0 24 24" aria-hidden="true">
      <path d={isOpen ? 'M2 10v12h20V10L12 2Z M2 10l10 7 10-7' : 'M2 5h20v15H2Z M2 5l10 8 10-8'} />
      {!isOpen && <circle cx="12" cy="13" r="2.6" />}
    </svg>
  )
}

/** Whose links made the last throw. */
export function sealWords(
  { by, missing }: NonNullable<ThrownTold['sealed']>,
  seats: readonly { readonly name: string }[],
): string {
  const nameOf = (seat: number) => seats[seat]?.name ?? `Seat ${seat + 1}`
  const all = [...by.map(nameOf), 'the server']
  const gone = missing.map(({ seat, why }) => `${nameOf(seat)} ${why === 'away' ? 'was away' : 'gave none'}`)
  return [
    `Sealed by ${all.slice(0, -1).join(', ')}${all.length > 1 ? ' and ' : ''}${all.at(-1)}`,
    ...gone,
  ].join('; ')
}

/** Marks the title of the tab while a player at this screen is asked: they may be looking at another tab. */
export function useTurnMark(isShared: boolean): string {
  const desk = usePart(deskOf)
  const isAsked = useStore(desk.state, state => waitedFor(state) === 'here')
  return isShared && isAsked ? '● Your turn · ' : ''
}
