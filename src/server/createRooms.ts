/** All rooms of a server. Those that nobody is in sleep: they are kept and nowhere else. */
import { randomBytes } from 'node:crypto'
import { freshSeed } from '../match/freshSeed'
import { newMatch } from '../match/match'
import { tidyName } from '../match/names'
import { mostRoomLetters } from '../rooms/limits'
import type { Created, Peeked, RoomLink, RoomWish } from '../rooms/messages'
import type { GameId } from '../rules/game'
import { afterMs } from './afterMs'
import {
  createRoom,
  type NotLetIn,
  noSuchLink,
  type Room,
  type RoomParts,
  type Screen,
  type Sitting,
} from './createRoom'
import { enterElsewhere, peekElsewhere } from './relay'
import type { RoomHead } from './roomHead'
import { RoomFault } from './roomLines'
import { type Elsewhere, OutOfReach, type Storage } from './storage'
import type { Threads } from './threads'

export interface RoomsParts {
  readonly storage: Storage
  readonly threads: Threads
  readonly now?: () => number
  readonly after?: RoomParts['after']
  readonly most?: Partial<Bounds>
}

interface Bounds {
  /** Kept. */
  readonly rooms: number
  /** In memory. */
  readonly awake: number
  readonly watchers: number
}

const usualBounds: Bounds = { rooms: 20_000, awake: 2_000, watchers: 200 }

/** A page that is loaded again finds its room awake. */
const sleepsAfterMs = 20_000

/** A server may be ended, or put a room to sleep, just as it is asked for it. */
const mostTries = 3

export interface Rooms {
  readonly awake: number
  /** Of this server, where several share a storage. */
  readonly server: number | undefined
  create(wish: RoomWish): Promise<Created>
  /**
   * `isCarried`: another server asks, which is carried no further. Undefined: nobody has the room just now, so ask again.
   */
  enter(link: RoomLink, screen: Screen, isCarried?: boolean): Promise<Sitting | NotLetIn | undefined>
  peek(link: RoomLink, isCarried?: boolean): Promise<Peeked | undefined>
  close(): Promise<void>
}

export function createRooms({
  storage,
  threads,
  now = Date.now,
  after = afterMs,
  most = {},
}: RoomsParts): Rooms {
  const bounds = { ...usualBounds, ...most }
  const awake = new Map<string, Promise<Room | Elsewhere>>()
  /** Rooms that go to sleep must have done so before they are woken. */
  const falling = new Map<string, Promise<void>>()
  let isClosed = false

  const wake = async (id: string, forget: () => void): Promise<Room | Elsewhere> => {
    await falling.get(id)
    let room: Room | undefined
    let isOver = false
    const end = () => {
      if (isOver) return
      isOver = true
      forget()
      const closing = Promise.resolve(room?.close()).finally(() => falling.delete(id))
      falling.set(id, closing)
    }
    const opened = await storage.open(id, end)
    if (!opened) throw new RoomFault(noSuchLink)
    if ('address' in opened) return opened
    if (isOver) throw new OutOfReach('The room was lost as soon as it was read.')
    const { kept, log } = opened
    const sleepSoon = () =>
      void after(sleepsAfterMs, () => {
        if (room?.isEmpty && !isClosed) end()
      })
    room = createRoom(kept, log, {
      threads,
      now,
      after,
      mostWatchers: bounds.watchers,
      onEmpty: sleepSoon,
    })
    // After a peek nobody is in the room.
    sleepSoon()
    return room
  }

  const find = (id: string): Promise<Room | Elsewhere> => {
    const there = awake.get(id)
    if (there) return there
    if (awake.size >= bounds.awake)
      return Promise.reject(new RoomFault('The server is full: come back in a few minutes.'))
    const forget = () => {
      if (awake.get(id) === waking) awake.delete(id)
    }
    const waking = wake(id, forget)
    awake.set(id, waking)
    waking.then(found => 'address' in found && forget(), forget)
    return waking
  }

  /** Talks to the room on the server where it is awake; undefined if it is awake nowhere. */
  const withRoom = async <T>(
    id: string,
    isCarried: boolean,
    here: (room: Room) => T | Promise<T>,
    elsewhere: (there: Elsewhere) => Promise<T | undefined>,
  ): Promise<T | undefined> => {
    for (let tries = 0; tries < mostTries; tries++) {
      const found = await find(id)
      if (!('address' in found)) return here(found)
      if (isCarried) return undefined
      const done = await elsewhere(found)
      if (done) return done
    }
    return undefined
  }

  return {
    get awake() {
      return awake.size
    },
    get server() {
      return storage.server
    },
    async create(wish) {
      if ((await storage.count()) >= bounds.rooms)
        return {
          ok: false,
          why: 'This server holds as many rooms as it can. Ask its keeper to remove old ones.',
        }
      const { game, options, seats, freeUndo, locks, ...rest } = wish
      const drafted = newMatch({
        game: game as GameId,
        options,
        players: seats.length,
        seats,
        freeUndo,
        seed: freshSeed(),
      })
      if (!drafted.ok) return { ok: false, why: drafted.why }
      if (locks.chairs.length !== seats.length) return { ok: false, why: 'Each chair has one link.' }
      const people = seats.flatMap(({ sitter }, seat) => (sitter.kind === 'human' ? [seat] : []))
      const id = freshId()
      const head: RoomHead = {
        ...rest,
        version: 1,
        id,
        name: tidyName(wish.name).slice(0, mostRoomLetters),
        game: drafted.value.game,
        options: drafted.value.setUp.options,
        freeUndo: drafted.value.freeUndo,
        seats: drafted.value.seats,
        createdAt: now(),
        locks: {
          host: locks.host,
          watch: locks.watch,
          watchTurn: 0,
          chairs: locks.chairs.map(lock => ({ lock, turn: 0 })),
        },
        ...(people[0] !== undefined && { hostChair: people[0] }),
        computers: [...seats.keys()].filter(seat => !people.includes(seat)),
        lent: {},
        ...(wish.isSealed && { secret: randomBytes(32).toString('hex') }),
      }
      try {
        await storage.create(head)
      } catch (error) {
        return { ok: false, why: whyNot(error, 'The server could not keep a new room.') }
      }
      return { ok: true, room: id }
    },
    async enter(link, screen, isCarried = false) {
      const { room: id, key } = link
      try {
        return await withRoom(
          id,
          isCarried,
          room => room.enter(key, screen),
          there => enterElsewhere(there, link, screen),
        )
      } catch (error) {
        return error instanceof OutOfReach ? undefined : { why: whyNot(error) }
      }
    },
    async peek(link, isCarried = false) {
      const { room: id, key } = link
      try {
        const peeked = await withRoom(
          id,
          isCarried,
          room => room.peek(key),
          there => peekElsewhere(there, link),
        )
        if (!peeked && !isCarried) throw new RoomFault('The room is out of reach: try again in a minute.')
        return peeked
      } catch (error) {
        return { ok: false, why: whyNot(error) }
      }
    },
    async close() {
      isClosed = true
      const rooms = await Promise.allSettled(awake.values())
      await Promise.all(
        rooms.map(one =>
          one.status === 'fulfilled' && 'close' in one.value ? one.value.close() : undefined,
        ),
      )
      await Promise.all(falling.values())
      awake.clear()
      await storage.close()
    },
  }
}

/** Paths and codes of the system stay here. */
function whyNot(error: unknown, usual = 'The server could not open this room.'): string {
  if (error instanceof OutOfReach) return 'The database of the server is out of reach: try again in a minute.'
  return error instanceof RoomFault ? error.message : usual
}

/** 80 bits: it names a room and opens none. */
function freshId(): string {
  const letters = 'abcdefghijklmnopqrstuvwxyz234567'
  return [...randomBytes(16)].map(byte => letters[byte % 32]).join('')
}
