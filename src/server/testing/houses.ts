/** Fixtures: a server with rooms on any port, and pages that come to them over real sockets. */
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { io } from 'socket.io-client'
import { answer } from '../../match/answer'
import type { MatchSeat } from '../../match/match'
import { chairColours } from '../../match/seatColours'
import { simulateThrow } from '../../physics'
import { chairKey, createRoomScreen, freshKey, locksOf, type RoomScreen, watchKey } from '../../rooms'
import type { Created, RoomTold, RoomWish } from '../../rooms/messages'
import type { SealShelf } from '../../rooms/sealer'
import type { GameId, Viewer } from '../../rules/game'
import { createLink, type Link } from '../../wire'
import { createRooms, type Rooms, type RoomsParts } from '../createRooms'
import { createFileStorage } from '../fileStorage'
import { createPostgresStorage } from '../postgres/postgresStorage'
import { type RoomServerParts, serveRooms, socketPath } from '../serveRooms'
import type { Threads } from '../threads'

/** Dice and thoughts on the spot. */
export const threadsHere: Threads = {
  thinker: { think: async question => answer(question), free() {} },
  perform: async record => simulateThrow(record),
  close: async () => {},
}

export interface House {
  readonly address: string
  /** Where rooms are kept, if it has no database. */
  readonly folder: string
  readonly rooms: Rooms
  /** Ends this server; another one may be started with the same rooms and port. */
  close(): Promise<void>
}

export type HouseWish = Partial<Omit<RoomsParts, 'storage'>> &
  Partial<RoomServerParts> & { readonly folder?: string; readonly database?: string; readonly port?: number }

export async function startHouse({ port = 0, ...wish }: HouseWish = {}): Promise<House> {
  const folder = wish.folder ?? (await mkdtemp(join(tmpdir(), 'seabox-rooms-')))
  const server: Server = createServer((_, response) => response.end())
  await new Promise<void>(listening => server.listen(port, '127.0.0.1', listening))
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const storage =
    wish.database === undefined
      ? await createFileStorage(folder)
      : await createPostgresStorage({ database: wish.database, address, patienceMs: 0 })
  const rooms = createRooms({ threads: threadsHere, ...wish, storage })
  const served = serveRooms({ ...wish, servers: [server], rooms })
  return {
    address,
    folder,
    rooms,
    async close() {
      await served.close()
      await rooms.close()
      if (!server.listening) return
      server.closeAllConnections()
      await new Promise(closed => server.close(closed))
    },
  }
}

export const leaveNothing = (house: House) =>
  house.close().then(() => rm(house.folder, { recursive: true, force: true }))

export function roomWish(
  hostKey: string,
  sitters: readonly MatchSeat['sitter'][],
  wish: Partial<RoomWish> & { readonly game?: GameId } = {},
): RoomWish {
  const game = wish.game ?? 'rattle-battle'
  const colours = chairColours(game as GameId, sitters.length)
  return {
    name: 'A test',
    options: {},
    freeUndo: false,
    isSealed: false,
    seats: sitters.map((sitter, seat) => ({ name: `Player ${seat + 1}`, colour: colours[seat]!, sitter })),
    locks: locksOf(hostKey, sitters.length),
    ...wish,
    game,
  }
}

type SocketOptions = NonNullable<Parameters<typeof io>[1]>

export function socketTo(address: string, options: SocketOptions = {}) {
  return io(address, {
    path: socketPath,
    transports: ['websocket'],
    autoConnect: false,
    forceNew: true,
    reconnectionDelay: 20,
    reconnectionDelayMax: 100,
    ...options,
  })
}

/** Something a socket is asked once, outside of any room. */
export async function askOnce<T>(address: string, event: string, input: unknown): Promise<T> {
  const socket = socketTo(address)
  socket.connect()
  try {
    return (await socket.emitWithAck(event, input)) as T
  } finally {
    socket.disconnect()
  }
}

export interface OpenedRoom {
  readonly id: string
  readonly hostKey: string
  keyOf(viewer: Viewer | 'host'): string
}

export async function openRoom(
  address: string,
  wish: Parameters<typeof roomWish>[2] & { sitters: readonly MatchSeat['sitter'][] },
): Promise<OpenedRoom> {
  const { sitters, ...rest } = wish
  const hostKey = freshKey()
  const created = await askOnce<Created>(address, 'create', roomWish(hostKey, sitters, rest))
  if (!created.ok) throw new Error(created.why)
  return {
    id: created.room,
    hostKey,
    keyOf: viewer =>
      viewer === 'host' ? hostKey : viewer === 'spectator' ? watchKey(hostKey) : chairKey(hostKey, viewer),
  }
}

function memoryShelf(): SealShelf {
  let text: string | null = null
  return {
    read: () => text,
    write(next) {
      text = next
    },
  }
}

/** What a page says that enters for the first time. */
export const entryTo = ({ id, keyOf }: Pick<OpenedRoom, 'id' | 'keyOf'>, who: Viewer | 'host') => ({
  room: id,
  key: keyOf(who),
  tab: freshKey(),
  isBack: false,
})

/** By the first letter of a socket.io packet; what else comes names the socket or keeps it open. */
const isEventOrAnswer = (data: unknown): data is string => typeof data === 'string' && /^[23]/.test(data)

export interface TestPage {
  readonly screen: RoomScreen
  /** Fulfilled when what is told of the room fulfils it. */
  until(isSo: (room: RoomTold) => boolean): Promise<RoomTold>
  untilSaid(text: string): Promise<void>
  untilPhase(phase: ReturnType<RoomScreen['state']['getState']>['phase']): Promise<void>
  /** A screen of the table. */
  table(): Link
  /** Reveals no links for sealed dice from now on; calls whenever it is asked for one. */
  withhold(onAsked: () => void): void
  /** The text of every event and answer that came over the socket, in order. */
  readonly heard: readonly string[]
  close(): void
}

export function pageIn(
  address: string,
  { id, keyOf }: Pick<OpenedRoom, 'id' | 'keyOf'>,
  who: Viewer | 'host',
  options: SocketOptions = {},
): TestPage {
  const link = { room: id, key: keyOf(who) }
  const socket = socketTo(address, options)
  const shelf = memoryShelf()
  const heard: string[] = []
  socket.io.on('open', () => {
    socket.io.engine.on('packet', ({ type, data }: { type: string; data?: unknown }) => {
      if (type === 'message' && isEventOrAnswer(data)) heard.push(data)
    })
  })
  const screen = createRoomScreen({ socket, link, shelfFor: () => shelf })
  const { state } = screen
  const until = <T>(look: () => T | undefined): Promise<T> =>
    new Promise(resolve => {
      const found = look()
      if (found !== undefined) return resolve(found)
      const stop = state.subscribe(() => {
        const found = look()
        if (found === undefined) return
        stop()
        resolve(found)
      })
    })
  return {
    screen,
    until: isSo =>
      until(() => {
        const { room } = state.getState()
        return room && isSo(room) ? room : undefined
      }),
    untilSaid: words => until(() => state.getState().said.find(({ text }) => text === words)).then(() => {}),
    untilPhase: phase => until(() => (state.getState().phase === phase ? true : undefined)).then(() => {}),
    table() {
      const { place } = state.getState()
      const made = createLink({
        connect: screen.connect,
        viewer: place?.seat ?? 'spectator',
        again: screen.again,
      })
      made.listen(news => made.seen(news))
      return made
    },
    withhold(onAsked) {
      socket.off('seal')
      socket.on('seal', onAsked)
    },
    heard,
    close: () => screen.close(),
  }
}
