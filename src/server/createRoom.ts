/**
 * One room that is awake: who is there and by which link, the host of its match, and what its own host may do.
 * Everything that changes is kept before anybody is told.
 */

import { levelsOf, mateLevelOf } from '../bots/levels'
import { createHost, type Host, type HostConnection } from '../host'
import { isPersonAt } from '../host/toldTo'
import { freshSeed } from '../match/freshSeed'
import { type MatchSeat, newMatch } from '../match/match'
import { gameOf, type OpenMatch, startMatch, turnOf } from '../match/openMatch'
import { isSame } from '../match/plain'
import { pointingRate } from '../rooms/limits'
import type {
  ChairTold,
  Done,
  Entered,
  Peeked,
  Place,
  Pointed,
  Revealed,
  RoomRequest,
  RoomTold,
  Said,
  SealAsked,
} from '../rooms/messages'
import type { Seat } from '../rules/game'
import { games } from '../rules/games'
import type { FromHost } from '../wire'
import { createBucket } from './bucket'
import { createOpenings, type Openings } from './openings'
import { placeFor, type RoomHead, sittingAt } from './roomHead'
import type { KeptRoom, RoomLog } from './roomLines'
import type { Threads } from './threads'

/** A page at the other end of a socket. */
export interface Screen {
  /** Tells this page from others with the same link. */
  readonly tab: string
  /** It comes back by itself, so it takes no chair from a page that came later. */
  readonly isBack: boolean
  wire(message: FromHost): void
  room(told: RoomTold): void
  said(said: Said): void
  pointed(pointed: Pointed): void
  /** Another screen has this chair now. */
  taken(): void
  turnedOut(): void
  /** The room goes on at another server, or once it is read again: the screen should enter again. */
  lost(): void
  seal(asked: SealAsked): Promise<Revealed | 'gone' | 'late'>
  renew(): Promise<string | undefined>
}

export interface Sitting {
  readonly entered: Entered & { ok: true }
  receive(message: unknown): void
  do(request: RoomRequest): Promise<Done>
  leave(): void
}

export interface NotLetIn {
  readonly why: string
  readonly isTaken?: true
}

export interface Room {
  readonly isEmpty: boolean
  /** Why it is not let in, or where it sits. */
  enter(key: string, screen: Screen): Promise<Sitting | NotLetIn>
  peek(key: string): Peeked
  close(): Promise<void>
}

export interface RoomParts {
  readonly threads: Threads
  readonly now: () => number
  /** Calls once after this many milliseconds; returns a function that prevents it. */
  readonly after: (ms: number, call: () => void) => () => void
  readonly mostWatchers: number
  /** Nobody is there any more, or somebody has come. */
  readonly onEmpty: () => void
}

/** The sentence for a wrong key and for an unknown room: neither says whether there is such a room. */
export const noSuchLink = 'This link opens no room here. Ask the host of the room for another one.'

/** The room waits so long for a screen that does not confirm what it was told. */
export const patienceMs = 15_000

interface Guest {
  readonly screen: Screen
  readonly place: Place
  connection?: HostConnection
}

export function createRoom(kept: KeptRoom, log: RoomLog, parts: RoomParts): Room {
  const { threads, now, after } = parts
  let { head } = kept
  let said = [...kept.said]
  let host: Host | undefined
  let isStarting = false
  let isClosed = false
  const guests = new Set<Guest>()
  const away = new Map<Seat, () => void>()
  /** The page that was given a chair last. Kept, as the room may go on with another server. */
  const tabs = new Map(kept.tabs)
  const pointedBy = new Map<Seat, ReturnType<typeof createBucket>>()

  const atSeat = (seat: Seat) => [...guests].find(({ place }) => place.seat === seat)
  const openings: Openings | undefined =
    head.secret === undefined
      ? undefined
      : createOpenings({
          secret: head.secret,
          ask: (seat, asked) => atSeat(seat)?.screen.seal(asked) ?? Promise.resolve('gone'),
          renew(seat) {
            void atSeat(seat)
              ?.screen.renew()
              .then(anchor => {
                if (anchor !== undefined) openings!.seal(seat, anchor)
              })
          },
        })

  const phase = (): RoomTold['phase'] =>
    !host ? 'gathering' : turnOf(host.open).kind === 'over' ? 'over' : 'playing'

  const won = (): Pick<RoomTold, 'won'> => {
    const turn = host && turnOf(host.open)
    if (turn?.kind !== 'over') return {}
    const { kind: _, ...how } = turn
    return { won: how }
  }

  const told = (): RoomTold => ({
    id: head.id,
    name: head.name,
    game: head.game,
    isSealed: head.isSealed,
    ...(head.awayMinutes !== undefined && { awayMinutes: head.awayMinutes }),
    phase: phase(),
    ...won(),
    chairs: head.seats.map((_, seat): ChairTold => {
      const { name, colour, sitter } = sittingAt(head, seat)
      return {
        seat,
        name,
        colour,
        sitter,
        isHere: atSeat(seat) !== undefined,
        isLent: head.lent[seat] !== undefined,
        isComputers: head.computers.includes(seat),
        turn: head.locks.chairs[seat]!.turn,
      }
    }),
    ...(head.hostChair !== undefined && { hostChair: head.hostChair }),
    isHostHere: [...guests].some(({ place }) => place.isHost),
    watching: [...guests].filter(({ place }) => !place.isHost && place.seat === undefined).length,
    watchTurn: head.locks.watchTurn,
  })

  let isTelling = false
  /** What changes together is told together. */
  const tell = () => {
    if (isTelling) return
    isTelling = true
    queueMicrotask(() => {
      isTelling = false
      if (isClosed) return
      const room = told()
      for (const { screen } of guests) screen.room(room)
    })
  }

  let changing: Promise<unknown> = Promise.resolve()
  /** One after another: each starts from what the one before has made of the room. */
  const change = (next: (head: RoomHead) => Partial<RoomHead>): Promise<void> => {
    const done = changing.then(async () => {
      const changed = { ...head, ...next(head) }
      await log.append({ room: changed })
      head = changed
      void settle()
      tell()
    })
    changing = done.catch(() => {})
    return done
  }

  /** The last room and chairs that were found equal; neither is ever changed in place. */
  let settled: { readonly head: RoomHead; readonly seats: readonly MatchSeat[] } | undefined
  /** Chairs at the table follow those of the room as soon as no dice are in the air. */
  const settle = async () => {
    if (host && settled?.head === head && settled.seats === host.open.match.seats) return
    for (const seat of head.seats.keys()) {
      if (!host || host.open.match.falling) return
      const wish = sittingAt(head, seat)
      if (!isSame(wish, host.open.match.seats[seat])) await host.reseat(seat, wish)
    }
    if (!host) return
    const { seats } = host.open.match
    if (seats.every((one, seat) => isSame(sittingAt(head, seat), one))) settled = { head, seats }
  }

  const connect = (guest: Guest) => {
    const { place, screen } = guest
    const rights = { chairs: place.seat === undefined ? [] : [place.seat], isOwner: false }
    guest.connection = host!.connect({ rights, isWaitedFor: place.seat !== undefined }, message =>
      screen.wire(message),
    )
  }

  const play = (open: OpenMatch) => {
    const made = createHost({
      id: head.id,
      open,
      keeper: log.keeper,
      name: freshSeed(),
      thinker: threads.thinker,
      perform: threads.perform,
      chance: fixed =>
        openings && open.match.sealed
          ? openings.chance(fixed)
          : fixed.by === 'person'
            ? { seed: freshSeed() }
            : {},
      patience: { ms: patienceMs, after },
    })
    host = made
    let was = phase()
    made.listen(() => {
      void settle()
      if (phase() !== was) tell()
      was = phase()
    })
    for (const guest of guests) connect(guest)
    for (const seat of head.seats.keys()) if (!atSeat(seat)) missSeat(seat)
    made.start()
    void settle()
  }

  const start = async (): Promise<Done> => {
    if (host || isStarting) return { ok: false, why: 'The match has begun already.' }
    isStarting = true
    try {
      const { game, options, freeUndo } = head
      const seats = head.seats.map((_, seat) => sittingAt(head, seat))
      const wish = { game, options, freeUndo, players: seats.length, seats }
      const drafted = newMatch({ ...wish, seed: freshSeed() })
      if (!drafted.ok) return drafted
      const sealed = openings && (await openings.setUp(drafted.value))
      const made = sealed ? newMatch({ ...wish, seed: sealed.opening.seed, sealed }) : drafted
      if (!made.ok) return made
      const { log: _, ...begin } = made.value
      await log.append({ begin })
      play(startMatch(made.value, gameOf(made.value)!))
      tell()
      return { ok: true }
    } finally {
      isStarting = false
    }
  }

  const lend = async (seat: Seat, level: string, why: 'by the host' | 'away'): Promise<Done> => {
    const game = games.find(({ id }) => id === head.game)!
    const known = levelsOf(game)
    const chosen = known.find(one => one === level)
    if (!chosen) return { ok: false, why: `No computer player knows ${game.title} at the level “${level}”.` }
    await change(({ lent }) => ({ lent: { ...lent, [seat]: { why, level: chosen } } }))
    return { ok: true }
  }

  const takeBack = async (seat: Seat): Promise<Done> => {
    await change(({ lent: { [seat]: _, ...lent } }) => ({ lent }))
    return { ok: true }
  }

  /** After the room's limit, a computer plays for a player who is away. */
  const missSeat = (seat: Seat) => {
    away.get(seat)?.()
    away.delete(seat)
    if (head.awayMinutes === undefined || !host || head.computers.includes(seat) || head.lent[seat]) return
    const level = mateLevelOf({ id: head.game })
    const cancel = after(head.awayMinutes * 60_000, () => {
      away.delete(seat)
      if (!atSeat(seat) && !head.lent[seat]) lend(seat, level, 'away').catch(() => missSeat(seat))
    })
    away.set(seat, cancel)
  }

  const say = async (place: Place, text: string): Promise<Done> => {
    const one: Said = { ...(place.seat !== undefined && { seat: place.seat }), text: text.trim(), at: now() }
    if (one.text === '') return { ok: false, why: 'Nothing was said.' }
    await log.append({ said: one })
    said = [...said.slice(-49), one]
    for (const { screen } of guests) screen.said(one)
    return { ok: true }
  }

  const point = (guest: Guest, { on, x, y, z }: Omit<Pointed, 'seat'>): Done => {
    const { seat } = guest.place
    if (seat === undefined) return { ok: false, why: 'Only players with a chair point.' }
    const bucket = pointedBy.get(seat) ?? createBucket(pointingRate, now)
    pointedBy.set(seat, bucket)
    if (!bucket.take()) return { ok: false, why: 'You point too often: wait a moment.' }
    for (const other of guests) if (other !== guest) other.screen.pointed({ seat, on, x, y, z })
    return { ok: true }
  }

  const remove = (guest: Guest) => {
    if (!guests.delete(guest)) return
    guest.connection?.close()
    if (guest.place.seat !== undefined) missSeat(guest.place.seat)
    tell()
    if (guests.size === 0) parts.onEmpty()
  }

  const turnOut = async (seat: Seat | undefined, lock: string): Promise<Done> => {
    await change(({ locks }) => ({
      locks:
        seat === undefined
          ? { ...locks, watch: lock, watchTurn: locks.watchTurn + 1 }
          : { ...locks, chairs: locks.chairs.with(seat, { lock, turn: locks.chairs[seat]!.turn + 1 }) },
    }))
    for (const guest of [...guests]) {
      if (guest.place.isHost || guest.place.seat !== seat) continue
      guest.screen.turnedOut()
      remove(guest)
    }
    return { ok: true }
  }

  const forHost: ReadonlySet<RoomRequest['kind']> = new Set([
    'start',
    'lend',
    'take back',
    'turn out',
    'turn out watchers',
  ])

  async function fulfil(guest: Guest, request: RoomRequest): Promise<Done> {
    const { place } = guest
    if (!guests.has(guest)) return { ok: false, why: 'This screen is not in the room any more.' }
    if (forHost.has(request.kind) && !place.isHost)
      return { ok: false, why: 'Only the host of the room decides that.' }
    const isPersons = (seat: Seat) => seat < head.seats.length && !head.computers.includes(seat)
    if ('seat' in request && !isPersons(request.seat))
      return { ok: false, why: 'Nobody can sit on that chair.' }
    switch (request.kind) {
      case 'start':
        return start()
      case 'lend':
        return lend(request.seat, request.level, 'by the host')
      case 'take back':
        return takeBack(request.seat)
      case 'turn out':
        if (request.seat === head.hostChair)
          return { ok: false, why: 'The host of the room keeps their chair.' }
        return turnOut(request.seat, request.lock)
      case 'turn out watchers':
        return turnOut(undefined, request.lock)
      case 'name': {
        const { seat } = request
        if (place.seat !== seat && !place.isHost) return { ok: false, why: 'This is not your chair.' }
        const name = request.name.trim()
        if (name === '') return { ok: false, why: 'A name has at least one letter.' }
        await change(({ seats }) => ({ seats: seats.with(seat, { ...seats[seat]!, name }) }))
        return { ok: true }
      }
      case 'say':
        return say(place, request.text)
      case 'point':
        return point(guest, request)
      case 'seal':
        if (place.seat !== undefined) openings?.seal(place.seat, request.anchor)
        return { ok: true }
    }
  }

  if (kept.open) play(kept.open)

  return {
    get isEmpty() {
      return guests.size === 0
    },
    async enter(key, screen) {
      const place = placeFor(head, key)
      if (!place) return { why: noSuchLink }
      const { seat } = place
      if (seat === undefined && !place.isHost && told().watching >= parts.mostWatchers)
        return { why: 'As many people watch this room as it can hold.' }
      if (seat !== undefined) {
        if (screen.isBack && (tabs.get(seat) ?? screen.tab) !== screen.tab)
          return { why: 'Another page has this chair now.', isTaken: true }
        const { tab } = screen
        // Nobody waits for this line: a disk without room keeps nobody from coming.
        if (tabs.get(seat) !== tab) log.append({ seated: { seat, tab } }).catch(() => {})
        tabs.set(seat, tab)
        away.get(seat)?.()
        away.delete(seat)
        const before = atSeat(seat)
        if (before) {
          guests.delete(before)
          before.connection?.close()
          before.screen.taken()
        }
      }
      const guest: Guest = { screen, place }
      guests.add(guest)
      if (host) connect(guest)
      // A disk without room keeps nobody from coming back: the chair follows at the next chance. After the end nobody
      // takes it back: a computer has played it.
      if (seat !== undefined && head.lent[seat]?.why === 'away' && phase() !== 'over')
        await takeBack(seat).catch(() => {})
      tell()
      return {
        entered: { ok: true, place, room: told(), said },
        receive: message => guest.connection?.receive(message),
        do: request =>
          fulfil(guest, request).catch(error => ({
            ok: false,
            why: error instanceof Error ? error.message : String(error),
          })),
        leave: () => remove(guest),
      }
    },
    peek(key) {
      const place = placeFor(head, key)
      if (!place) return { ok: false, why: noSuchLink }
      const { name, game } = head
      if (!host) return { ok: true, name, game, phase: 'gathering', isYourTurn: false }
      const { open } = host
      const view = open.game.view(open.state, place.seat ?? 'spectator')
      const turn = open.game.turn(view)
      const isYourTurn =
        place.seat !== undefined &&
        turn.kind !== 'over' &&
        turn.seats.includes(place.seat) &&
        isPersonAt(open.match, place.seat)
      return { ok: true, name, game, phase: phase(), progress: open.game.progress(view).text, isYourTurn }
    },
    async close() {
      isClosed = true
      for (const cancel of away.values()) cancel()
      away.clear()
      host?.close()
      for (const { screen } of guests) screen.lost()
      guests.clear()
      await log.close()
    },
  }
}
