/** Rooms over socket.io: whatever comes is read by its schema, weighed and counted before a room hears of it. */
import type { Server as HttpServer, IncomingMessage } from 'node:http'
import { type Socket, Server as SocketServer } from 'socket.io'
import * as v from 'valibot'
import {
  type Revealed,
  type RoomWish,
  renewed,
  revealed,
  roomEntry,
  roomLink,
  roomRequest,
  roomWish,
} from '../rooms/messages'
import { inWords } from '../rules/issueWords'
import { afterMs } from './afterMs'
import { createBucket, type Rate } from './bucket'
import type { RoomParts, Screen, Sitting } from './createRoom'
import type { Rooms } from './createRooms'

export interface RoomServerParts {
  readonly servers: readonly HttpServer[]
  readonly rooms: Rooms
  /** Behind a proxy: pages of these origins, and no others. */
  readonly origins?: readonly string[]
  readonly mostSockets?: number
  /** Of one socket. */
  readonly messages?: Rate
  /** New rooms from one address. */
  readonly creations?: Rate
  /** A screen that does not reveal its link within this time is replaced. */
  readonly linkAnswerMs?: number
  /** The clock for it. */
  readonly later?: RoomParts['after']
  /** How a connection that is cut without a word is found out, by either side. */
  readonly ping?: { readonly everyMs: number; readonly timeoutMs: number }
}

export interface RoomServer {
  close(): Promise<void>
}

/** The largest honest message is a move of Rolling Seas with some hundred orders. */
const mostMessageBytes = 64 * 1024
/** A person sends a few messages a second; a screen says "seen" after each step of its computers. */
const usualMessages: Rate = { most: 150, perSecond: 40 }
/** Rooms are opened by hand. */
const usualCreations: Rate = { most: 20, perSecond: 1 / 60 }
/** Longer than a tab in the background sleeps between two looks at its socket. */
const usualLinkAnswerMs = 8_000
const usualPing = { everyMs: 12_000, timeoutMs: 8_000 }
/** A socket that enters no room is closed after this time. */
const strangerMs = 60_000

/** Where rooms are spoken to, below the address of the page. */
export const socketPath = '/rooms/'

export function serveRooms({
  servers,
  rooms,
  origins,
  mostSockets = 5_000,
  creations = usualCreations,
  messages = usualMessages,
  linkAnswerMs = usualLinkAnswerMs,
  later = afterMs,
  ping = usualPing,
}: RoomServerParts): RoomServer {
  const byAddress = new Map<string, ReturnType<typeof createBucket>>()
  const forgetting = setInterval(() => {
    for (const [address, bucket] of byAddress) if (bucket.isFull) byAddress.delete(address)
  }, 60_000)
  forgetting.unref()
  const sockets = new Set<Socket>()
  const io = new SocketServer({
    path: socketPath,
    transports: ['websocket'],
    serveClient: false,
    maxHttpBufferSize: mostMessageBytes,
    pingInterval: ping.everyMs,
    pingTimeout: ping.timeoutMs,
    allowRequest: (request, decide) => decide(null, sockets.size < mostSockets && isOrigin(request, origins)),
  })
  for (const server of servers) io.attach(server)

  io.on('connection', socket => {
    sockets.add(socket)
    socket.on('disconnect', () => sockets.delete(socket))
    // Otherwise a half-open connection would be kept for half a minute more.
    const { conn } = socket
    const carrier = conn.request.socket
    conn.on('close', () => carrier.destroySoon())
    const { address } = socket.handshake
    serveSocket(socket, rooms, {
      bucket: createBucket(messages),
      untilLate: call => later(linkAnswerMs, call),
      mayCreate() {
        const bucket = byAddress.get(address) ?? createBucket(creations)
        byAddress.set(address, bucket)
        return bucket.take()
      },
    })
  })

  return {
    async close() {
      clearInterval(forgetting)
      for (const socket of [...sockets]) socket.disconnect(true)
      const closed = io.close()
      // A connection over which nothing was ever asked would be waited for.
      for (const server of servers) server.closeAllConnections()
      await closed
    },
  }
}

/** A page of somebody else's cannot speak for its visitor; programs say no origin. */
function isOrigin({ headers }: IncomingMessage, origins: readonly string[] | undefined): boolean {
  const { origin, host } = headers
  if (origin === undefined) return true
  if (origins) return origins.includes(origin)
  return URL.canParse(origin) && new URL(origin).host === host
}

type Reply = (answer: unknown) => void

interface SocketParts {
  readonly bucket: ReturnType<typeof createBucket>
  /** Calls once when an answer comes too late; returns a function that prevents it. */
  readonly untilLate: (call: () => void) => () => void
  readonly mayCreate: () => boolean
}

function serveSocket(socket: Socket, rooms: Rooms, { bucket, untilLate, mayCreate }: SocketParts): void {
  let sitting: Sitting | undefined
  let isEntering = false
  /** The number of the server that another one wants to reach here, for a page of its own. */
  const { server } = socket.handshake.auth
  const isCarried = server !== undefined
  // Closed below the words of socket.io, which would tell the page to stay away.
  const again = () => socket.conn.close()
  if (isCarried && server !== rooms.server) {
    again()
    return
  }
  const stranger = setTimeout(() => {
    if (!sitting) socket.disconnect(true)
  }, strangerMs)
  stranger.unref()

  // What comes too fast is not even read: the connection ends, and an honest screen resumes where it was.
  socket.use((_, next) => {
    if (bucket.take()) next()
    else socket.disconnect(true)
  })
  socket.on('error', () => socket.disconnect(true))

  /** Calls with what was read; what cannot be read is answered with the fault. */
  const on = <S extends v.GenericSchema>(
    event: string,
    schema: S,
    work: (input: v.InferOutput<S>) => Promise<unknown>,
  ) => {
    socket.on(event, (input: unknown, reply: unknown) => {
      if (typeof reply !== 'function') return
      const read = v.safeParse(schema, input, inWords)
      if (!read.success) return (reply as Reply)({ ok: false, why: faultOf(read.issues[0]) })
      work(read.output).then(
        answer => (reply as Reply)(answer),
        () => (reply as Reply)({ ok: false, why: 'The server could not do this.' }),
      )
    })
  }

  on('create', roomWish, async wish =>
    mayCreate()
      ? rooms.create(wish as RoomWish)
      : { ok: false, why: 'Many rooms were opened from here just now: wait a minute.' },
  )
  on('peek', roomLink, async link => {
    const peeked = await rooms.peek(link, isCarried)
    if (!peeked) again()
    return peeked
  })
  on('enter', roomEntry, async ({ room, key, ...page }) => {
    if (isEntering) return { ok: false, why: 'One moment: a room is being entered.' }
    isEntering = true
    try {
      leave()
      const screen = { ...page, ...screenOf(socket, untilLate, again) }
      const made = await rooms.enter({ room, key }, screen, isCarried)
      if (!made) {
        again()
        return
      }
      if ('why' in made) return { ok: false, ...made }
      sitting = made
      // It may have gone while its room was woken.
      if (!socket.connected) leave()
      return made.entered
    } finally {
      isEntering = false
    }
  })
  on('do', roomRequest, async request =>
    sitting ? sitting.do(request) : { ok: false, why: 'Enter a room first.' },
  )
  socket.on('wire', (message: unknown) => sitting?.receive(message))

  const leave = () => {
    sitting?.leave()
    sitting = undefined
  }
  socket.on('disconnect', () => {
    clearTimeout(stranger)
    leave()
  })
}

function screenOf(
  socket: Socket,
  untilLate: SocketParts['untilLate'],
  lost: () => void,
): Omit<Screen, 'tab' | 'isBack'> {
  const ask = (event: string, asked?: unknown): Promise<unknown> =>
    new Promise(resolve => {
      if (!socket.connected) return resolve('gone')
      const come = (answer: unknown) => {
        prevent()
        socket.off('disconnect', gone)
        resolve(answer)
      }
      const gone = () => come('gone')
      const prevent = untilLate(() => come('late'))
      socket.once('disconnect', gone)
      socket.emit(event, ...(asked === undefined ? [] : [asked]), come)
    })
  return {
    wire: message => void socket.emit('wire', message),
    room: told => void socket.emit('room', told),
    said: one => void socket.emit('said', one),
    // A light that comes late points at nothing: it is not kept for a connection that is slow.
    pointed: at => void socket.volatile.emit('pointed', at),
    taken: () => void socket.emit('taken'),
    turnedOut: () => void socket.emit('turned out'),
    lost,
    async seal(asked) {
      const answer = await ask('seal', asked)
      if (answer === 'gone' || answer === 'late') return answer
      const read = v.safeParse(revealed, answer)
      return read.success ? (read.output as Revealed) : 'late'
    },
    async renew() {
      const read = v.safeParse(renewed, await ask('renew'))
      return read.success ? read.output.anchor : undefined
    },
  }
}

function faultOf(issue: v.BaseIssue<unknown>): string {
  const path = v.getDotPath(issue)
  return path ? `${path}: ${issue.message}` : issue.message
}
