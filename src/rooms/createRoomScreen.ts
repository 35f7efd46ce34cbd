/**
 * A page in a room: enters, hears who is there, says and asks, carries the messages of its table, and comes back by
 * itself after the connection was cut.
 */
import type { Socket } from 'socket.io-client'
import { createStore, type StoreApi } from 'zustand/vanilla'
import type { Seat } from '../rules/game'
import type { Connect, FromHost } from '../wire'
import type { Given } from './commit'
import { freshKey } from './keys'
import { keyPattern, roomPattern } from './limits'
import type {
  Done,
  Entered,
  Place,
  Pointed,
  RoomLink,
  RoomRequest,
  RoomTold,
  Said,
  SealAsked,
} from './messages'
import { createSealer, type Sealer, type SealShelf } from './sealer'

export interface RoomState {
  /**
   * - `coming`: on the way in, for the first time
   * - `in`: there
   * - `cut`: the connection was lost and is sought again
   * - `taken`: another tab or device sits on this chair now
   * - `refused`: not let in, or turned out
   */
  readonly phase: 'coming' | 'in' | 'cut' | 'taken' | 'refused'
  readonly why?: string
  readonly place?: Place
  readonly room?: RoomTold
  readonly said: readonly Said[]
}

export interface RoomScreen {
  readonly state: StoreApi<RoomState>
  /** Carries the messages of the match; only while this screen is in the room. */
  readonly connect: Connect
  /** Fulfilled when this screen is in the room again. */
  again(): Promise<void>
  do(request: RoomRequest): Promise<Done>
  /** Calls whenever another player points; returns an unsubscribe function. */
  onPointed(listener: (pointed: Pointed) => void): () => void
  /** The links that this screen has given for sealed dice. */
  given(): readonly Given[]
  /** Takes the chair back from the tab that has taken it. */
  enterAgain(): void
  close(): void
}

export interface RoomScreenParts {
  readonly socket: Socket
  readonly link: RoomLink
  readonly shelfFor: (seat: Seat) => SealShelf
}

const answerMs = 20_000
const againMs = 2_000

/** Links are cut short on their way, by hand or by programs that carry mail. */
const isWhole = ({ room, key }: RoomLink) => roomPattern.test(room) && keyPattern.test(key)
const cutLink = 'This link is not complete. Copy all of it, also what follows the #.'

export function createRoomScreen({ socket, link, shelfFor }: RoomScreenParts): RoomScreen {
  const state = createStore<RoomState>(() => ({ phase: 'coming', said: [] }))
  const set = state.setState
  const losing = new Set<() => void>()
  let sealer: { readonly seat: Seat; readonly own: Sealer } | undefined
  const tab = freshKey()
  let isBack = false
  let isClosed = false

  const ask = async <T>(event: string, input: unknown): Promise<T | undefined> => {
    try {
      return (await socket.timeout(answerMs).emitWithAck(event, input)) as T
    } catch {
      return undefined
    }
  }

  const lose = (next: Partial<RoomState>) => {
    set(next)
    for (const onLost of [...losing]) onLost()
  }

  const sealerFor = (seat: Seat) => {
    if (sealer?.seat !== seat) sealer = { seat, own: createSealer(shelfFor(seat)) }
    return sealer.own
  }

  const enter = async () => {
    const entered = await ask<Entered>('enter', { ...link, tab, isBack })
    if (isClosed || !socket.connected) return
    if (!entered) {
      // The connection is there and nothing comes through it: another one may do better.
      socket.disconnect().connect()
      return
    }
    if (!entered.ok)
      return lose(entered.isTaken ? { phase: 'taken' } : { phase: 'refused', why: entered.why })
    const { place, room, said } = entered
    if (room.isSealed && place.seat !== undefined)
      await ask('do', { kind: 'seal', anchor: sealerFor(place.seat).anchor })
    if (isClosed || !socket.connected) return
    isBack = true
    set({ phase: 'in', place, room, said })
  }

  socket.on('connect', () => {
    const { phase } = state.getState()
    if (phase === 'coming' || phase === 'cut') void enter()
  })
  socket.on('disconnect', reason => {
    const { phase } = state.getState()
    if (phase === 'in') lose({ phase: 'cut' })
    if (reason === 'io server disconnect') setTimeout(() => !isClosed && socket.connect(), againMs)
  })
  socket.on('room', (room: RoomTold) => set({ room }))
  socket.on('said', (one: Said) => set(({ said }) => ({ said: [...said.slice(-99), one] })))
  socket.on('taken', () => lose({ phase: 'taken' }))
  socket.on('turned out', () =>
    lose({ phase: 'refused', why: 'The host of the room has changed this link. Ask them for the new one.' }),
  )
  socket.on('seal', (asked: SealAsked, reply: (answer: unknown) => void) => {
    const seat = state.getState().place?.seat
    if (seat !== undefined) reply(sealerFor(seat).reveal(asked))
  })
  socket.on('renew', (reply: (answer: unknown) => void) => {
    const seat = state.getState().place?.seat
    if (seat !== undefined) reply({ anchor: sealerFor(seat).renew() })
  })
  if (!isWhole(link)) set({ phase: 'refused', why: cutLink })
  else if (socket.connected) void enter()
  else socket.connect()

  const isIn = () => state.getState().phase === 'in' && socket.connected

  return {
    state,
    connect(onMessage, onLost) {
      const hear = (message: FromHost) => onMessage(message)
      const lost = () => {
        losing.delete(lost)
        socket.off('wire', hear)
        onLost()
      }
      socket.on('wire', hear)
      losing.add(lost)
      if (!isIn()) queueMicrotask(() => losing.has(lost) && lost())
      return {
        send(message) {
          if (isIn()) socket.emit('wire', message)
        },
        close() {
          losing.delete(lost)
          socket.off('wire', hear)
        },
      }
    },
    again: () =>
      new Promise(resolve => {
        if (isIn()) return resolve()
        const stop = state.subscribe(({ phase }) => {
          if (phase !== 'in') return
          stop()
          resolve()
        })
      }),
    async do(request) {
      if (!isIn()) return { ok: false, why: 'The room is out of reach just now.' }
      return (await ask<Done>('do', request)) ?? { ok: false, why: 'The room does not answer.' }
    },
    onPointed(listener) {
      const hear = (pointed: Pointed) => listener(pointed)
      socket.on('pointed', hear)
      return () => socket.off('pointed', hear)
    },
    given() {
      const seat = state.getState().place?.seat
      return seat === undefined ? [] : sealerFor(seat).given
    },
    enterAgain() {
      if (state.getState().phase !== 'taken') return
      isBack = false
      set({ phase: 'cut' })
      if (socket.connected) void enter()
      else socket.connect()
    },
    close() {
      isClosed = true
      losing.clear()
      socket.disconnect()
    },
  }
}
