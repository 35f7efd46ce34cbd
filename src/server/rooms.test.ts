import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { linesOf, noLines } from '../host/lines'
import { sitDown, untilTold } from '../host/testing/hosts'
import { plain } from '../match/plain'
import { computer, person } from '../match/testing/matches'
import { verify } from '../match/verify'
import { loadPhysics } from '../physics'
import { lockOf } from '../rooms'
import { checkGiven } from '../rooms/commit'
import type { Done, Entered, Peeked } from '../rooms/messages'
import { gameIds } from '../rules/game'
import type { Link } from '../wire'
import { readRoomFile } from './roomFile'
import type { KeptRoom } from './roomLines'
import {
  askOnce,
  entryTo,
  type House,
  type HouseWish,
  leaveNothing,
  openRoom,
  pageIn,
  socketTo,
  startHouse,
  type TestPage,
} from './testing/houses'
import { keptIn, postgresFor } from './testing/postgres'
import { createThreads } from './threads'

beforeAll(loadPhysics)

let house: House
const pages: { close(): void }[] = []

afterEach(async () => {
  for (const page of pages.splice(0)) page.close()
  await leaveNothing(house)
})

const page = (...args: Parameters<typeof pageIn> extends [string, ...infer Rest] ? Rest : never) => {
  const made = pageIn(house.address, ...args)
  pages.push(made)
  return made
}

interface Kind {
  readonly kind: string
  readonly database?: string
  kept(room: string): Promise<KeptRoom>
}

const inFiles: Kind = { kind: 'files', kept: room => readRoomFile(join(house.folder, `${room}.jsonl`)) }
const postgres = await postgresFor(it, 'rooms in it')
if (postgres) afterAll(postgres.remove)
const inPostgres: Kind[] = postgres
  ? [{ kind: 'Postgres', database: postgres.database, kept: room => keptIn(postgres, room) }]
  : []

/** The same tests, whatever keeps the rooms. */
const inEither = describe.each([inFiles, ...inPostgres])

async function start(host: TestPage, ...others: TestPage[]) {
  for (const one of [host, ...others]) await one.untilPhase('in')
  expect(await host.screen.do({ kind: 'start' })).toEqual({ ok: true })
  for (const one of [host, ...others]) await one.until(({ phase }) => phase === 'playing')
}

const untilLines = (link: Link, count: number) =>
  untilTold(link, ({ lines, turn }) => lines.length >= count || turn.kind === 'over')

inEither('a room in $kind', ({ kept, database }) => {
  const started = (wish: HouseWish = {}) =>
    startHouse({ ...wish, ...(database !== undefined && { database }) })

  it.each(gameIds)(
    '%s: two places and a spectator play and watch over sockets; what is kept is what they saw',
    async game => {
      house = await started()
      const options = game === 'rolling-with-the-waves' ? { roundLimit: 4 } : {}
      const room = await openRoom(house.address, { game, options, sitters: [person, person, computer] })
      const [host, anne, eyes] = [page(room, 'host'), page(room, 1), page(room, 'spectator')]
      await start(host, anne, eyes)
      const links = [host.table(), anne.table(), eyes.table()]
      await Promise.all(links.map(link => untilTold(link, () => true)))
      sitDown(links[0]!, 0, 'host')
      sitDown(links[1]!, 1, 'anne')
      // Listing what can be done takes long in the one game where so much can be.
      const enough = game === 'rolling-with-the-waves' ? 6 : 25
      await Promise.all(links.map(link => untilLines(link, enough)))
      for (const one of pages) one.close()
      await house.close()
      const { open } = await kept(room.id)
      for (const [at, viewer] of ([0, 1, 'spectator'] as const).entries()) {
        const { lines } = links[at]!.told!
        expect(plain(linesOf(open!, viewer, noLines).lines).slice(0, lines.length)).toEqual(lines)
      }
    },
  )

  it('tells everybody in it who has won', async () => {
    house = await started()
    const room = await openRoom(house.address, { sitters: [computer, computer] })
    const [host, eyes] = [page(room, 'host'), page(room, 'spectator')]
    for (const one of [host, eyes]) await one.untilPhase('in')
    expect(await host.screen.do({ kind: 'start' })).toEqual({ ok: true })
    const { turn } = await untilTold(eyes.table(), ({ turn }) => turn.kind === 'over')
    for (const one of [host, eyes])
      expect(turn).toMatchObject((await one.until(({ phase }) => phase === 'over')).won!)
  })

  it('lets only its host start, lend, take back and turn out', async () => {
    house = await started()
    const room = await openRoom(house.address, { sitters: [person, person] })
    const [host, anne] = [page(room, 'host'), page(room, 1)]
    await Promise.all([host.untilPhase('in'), anne.untilPhase('in')])
    for (const request of [
      { kind: 'start' },
      { kind: 'lend', seat: 0, level: 'easy' },
      { kind: 'take back', seat: 0 },
      { kind: 'turn out', seat: 0, lock: lockOf('0'.repeat(32)) },
      { kind: 'turn out watchers', lock: lockOf('0'.repeat(32)) },
    ] as const)
      expect(await anne.screen.do(request)).toEqual({
        ok: false,
        why: 'Only the host of the room decides that.',
      })
    expect(await anne.screen.do({ kind: 'name', seat: 0, name: 'Not mine' })).toMatchObject({ ok: false })
    expect(await anne.screen.do({ kind: 'name', seat: 1, name: ' Anne ' })).toEqual({ ok: true })
    expect((await host.until(({ chairs }) => chairs[1]!.name === 'Anne')).phase).toBe('gathering')
  })

  it('lends a chair to a computer and takes it back; its person looks on meanwhile', async () => {
    house = await started()
    const room = await openRoom(house.address, { sitters: [person, person] })
    const [host, anne] = [page(room, 'host'), page(room, 1)]
    await start(host, anne)
    const link = anne.table()
    await untilTold(link, ({ viewer }) => viewer === 1)
    expect(await host.screen.do({ kind: 'lend', seat: 1, level: 'easy' })).toEqual({ ok: true })
    await untilTold(
      link,
      ({ seats, viewer }) => seats[1]!.sitter.kind === 'computer' && viewer === 'spectator',
    )
    expect(await host.screen.do({ kind: 'take back', seat: 1 })).toEqual({ ok: true })
    await untilTold(link, ({ seats }) => seats[1]!.sitter.kind === 'human')
    expect(await link.ask({ kind: 'look as', viewer: 1 })).toMatchObject({ ok: true })
    await untilTold(link, ({ viewer }) => viewer === 1)
  })

  it('lets a computer play for a player who is away too long, until they are back', async () => {
    const timers: { ms: number; call: () => void }[] = []
    house = await started({
      after(ms, call) {
        const timer = { ms, call }
        timers.push(timer)
        return () => void timers.splice(timers.indexOf(timer), 1)
      },
    })
    const room = await openRoom(house.address, { sitters: [person, person], awayMinutes: 3 })
    const [host, anne] = [page(room, 'host'), page(room, 1)]
    await start(host, anne)
    anne.close()
    await host.until(({ chairs }) => !chairs[1]!.isHere)
    timers.find(({ ms }) => ms === 3 * 60_000)!.call()
    await host.until(({ chairs }) => chairs[1]!.isLent)
    const again = page(room, 1)
    await again.untilPhase('in')
    const { chairs } = await host.until(({ chairs }) => !chairs[1]!.isLent)
    expect(chairs[1]!.sitter).toEqual({ kind: 'human' })
  })

  it('gives nobody a chair back that a computer has played to the end', async () => {
    const awayMs = 3 * 60_000
    let isMissed = () => {}
    house = await started({
      after(ms, call) {
        if (ms === awayMs) isMissed = call
        // Nobody is waited for here: the screens show nothing.
        else setTimeout(call)
        return () => {}
      },
    })
    const room = await openRoom(house.address, { sitters: [person, person], awayMinutes: 3 })
    const [host, anne] = [page(room, 'host'), page(room, 1)]
    await start(host, anne)
    anne.close()
    await host.until(({ chairs }) => !chairs[1]!.isHere)
    isMissed()
    expect(await host.screen.do({ kind: 'lend', seat: 0, level: 'random' })).toEqual({ ok: true })
    await host.until(({ phase }) => phase === 'over')
    const again = page(room, 1)
    await again.untilPhase('in')
    const { chairs } = await host.until(({ chairs }) => chairs[1]!.isHere)
    expect(chairs[1]).toMatchObject({ isLent: true, sitter: { kind: 'computer' } })
  })

  it('gives a chair to the newer of two tabs, and the older one says so and may take it back', async () => {
    house = await started()
    const room = await openRoom(house.address, { sitters: [person, person] })
    const first = page(room, 1)
    await first.untilPhase('in')
    const second = page(room, 1)
    await second.untilPhase('in')
    await first.untilPhase('taken')
    expect(await first.screen.do({ kind: 'say', text: 'Still here' })).toMatchObject({ ok: false })
    first.screen.enterAgain()
    await Promise.all([first.untilPhase('in'), second.untilPhase('taken')])
  })

  it('turns somebody out: their link is void, and the new one opens the chair', async () => {
    house = await started()
    const room = await openRoom(house.address, { sitters: [person, person] })
    const [host, anne] = [page(room, 'host'), page(room, 1)]
    await Promise.all([host.untilPhase('in'), anne.untilPhase('in')])
    const key = '7'.repeat(32)
    expect(await host.screen.do({ kind: 'turn out', seat: 1, lock: lockOf(key) })).toEqual({ ok: true })
    await anne.untilPhase('refused')
    const old = page(room, 1)
    await old.untilPhase('refused')
    expect(old.screen.state.getState().why).toMatch(/opens no room/)
    const renewed = page({ id: room.id, keyOf: () => key }, 1)
    await renewed.untilPhase('in')
    expect(renewed.screen.state.getState().place).toEqual({ isHost: false, seat: 1 })
  })

  it('tells a player whose link was cut short on its way that it is not complete', async () => {
    house = await started()
    const { id, hostKey } = await openRoom(house.address, { sitters: [person, person] })
    const shortKey = page({ id, keyOf: () => hostKey.slice(0, 20) }, 1)
    const shortRoom = page({ id: id.slice(0, 9), keyOf: () => '' }, 1)
    for (const { untilPhase, screen } of [shortKey, shortRoom]) {
      await untilPhase('refused')
      expect(screen.state.getState().why).toMatch(/^This link is not complete\./)
    }
  })

  it('keeps what was said, as text', async () => {
    house = await started()
    const room = await openRoom(house.address, { sitters: [person, person] })
    const [host, eyes] = [page(room, 'host'), page(room, 'spectator')]
    await Promise.all([host.untilPhase('in'), eyes.untilPhase('in')])
    expect(await host.screen.do({ kind: 'say', text: ' <b>Well thrown!</b> ' })).toEqual({ ok: true })
    expect(await eyes.screen.do({ kind: 'say', text: 'Ahoy' })).toEqual({ ok: true })
    const late = page(room, 1)
    await late.untilPhase('in')
    expect(late.screen.state.getState().said).toMatchObject([
      { seat: 0, text: '<b>Well thrown!</b>' },
      { text: 'Ahoy' },
    ])
  })

  it('goes on with another server: every screen comes back by itself and nothing is told twice', async () => {
    house = await started()
    const { folder } = house
    const port = Number(new URL(house.address).port)
    const room = await openRoom(house.address, { sitters: [person, person] })
    const [host, anne] = [page(room, 'host'), page(room, 1)]
    await start(host, anne)
    const links = [host.table(), anne.table()]
    const told = links.map(link => {
      const lines: unknown[] = []
      link.listen(({ told, known }) => lines.push(...told.lines.slice(known)))
      return lines
    })
    await Promise.all(links.map(link => untilTold(link, () => true)))
    sitDown(links[0]!, 0, 'host')
    sitDown(links[1]!, 1, 'anne')
    for (const count of [6, 12, 18]) {
      await untilLines(links[0]!, count)
      await house.close()
      house = await started({ folder, port })
    }
    await Promise.all(links.map(link => untilLines(link, 24)))
    for (const one of pages) one.close()
    await house.close()
    const { open } = await kept(room.id)
    for (const [at, lines] of told.entries())
      expect(plain(linesOf(open!, at, noLines).lines).slice(0, lines.length)).toEqual(plain(lines))
  })

  it('leaves a chair to the newer page when an older one wakes after the room has gone to another server', async () => {
    house = await started()
    const room = await openRoom(house.address, { sitters: [person, person] })
    const [older, newer] = [entryTo(room, 1), entryTo(room, 1)]
    for (const entry of [older, newer])
      expect(await askOnce<Entered>(house.address, 'enter', entry)).toMatchObject({ ok: true })
    const { folder } = house
    await house.close()
    house = await started({ folder })
    const back = (entry: typeof older) => askOnce<Entered>(house.address, 'enter', { ...entry, isBack: true })
    expect(await back(older)).toMatchObject({ ok: false, isTaken: true })
    expect(await back(newer)).toMatchObject({ ok: true })
    // A person at the older page may still ask for the chair.
    expect(await askOnce<Entered>(house.address, 'enter', older)).toMatchObject({ ok: true })
    expect(await back(newer)).toMatchObject({ ok: false, isTaken: true })
  })

  it('sleeps when nobody is there, and is woken by a link', async () => {
    const timers: (() => void)[] = []
    house = await started({
      after(_, call) {
        timers.push(call)
        return () => {}
      },
    })
    const room = await openRoom(house.address, { sitters: [person, person] })
    const host = page(room, 'host')
    await host.untilPhase('in')
    expect(house.rooms.awake).toBe(1)
    host.close()
    while (house.rooms.awake > 0) {
      for (const call of timers.splice(0)) call()
      await new Promise(resolve => setImmediate(resolve))
    }
    const again = page(room, 'host')
    await again.untilPhase('in')
    expect(house.rooms.awake).toBe(1)
  })

  it('says of a sleeping match whose turn it is', async () => {
    house = await started()
    const room = await openRoom(house.address, { sitters: [person, person] })
    const host = page(room, 'host')
    await start(host)
    const peeks = await Promise.all(
      [0, 1].map(seat => askOnce<Peeked>(house.address, 'peek', { room: room.id, key: room.keyOf(seat) })),
    )
    expect(peeks).toMatchObject([
      { ok: true, phase: 'playing' },
      { ok: true, phase: 'playing' },
    ])
    expect(peeks.some(peek => peek.ok && peek.isYourTurn)).toBe(true)
  })
})

describe('a server', () => {
  it('plays with dice and computers in threads of their own', async () => {
    const threads = createThreads(1)
    house = await startHouse({ threads })
    const room = await openRoom(house.address, { sitters: [person, computer, computer] })
    const host = page(room, 'host')
    await start(host)
    const link = host.table()
    await untilTold(link, () => true)
    sitDown(link, 0, 'host')
    await untilLines(link, 20)
    expect(link.told!.lines.some(({ kind }) => kind === 'throw')).toBe(true)
    await threads.close()
  })
})

describe('who has no link', () => {
  it('gets the same answer for an unknown room and for a wrong key', async () => {
    house = await startHouse()
    const room = await openRoom(house.address, { sitters: [person, person] })
    const key = 'a'.repeat(32)
    const entry = entryTo(room, 1)
    const answers = await Promise.all([
      askOnce<Entered>(house.address, 'enter', { ...entry, key }),
      askOnce<Entered>(house.address, 'enter', { ...entry, key, room: 'a'.repeat(16) }),
      askOnce<Peeked>(house.address, 'peek', { room: room.id, key }),
    ])
    expect(new Set(answers.map(answer => JSON.stringify(answer))).size).toBe(1)
    expect(answers[0]).toMatchObject({ ok: false })
  })

  it.each([
    ['create', {}],
    ['enter', { room: '../../etc/passwd', key: 'a'.repeat(32) }],
    ['enter', { room: 'a'.repeat(16), key: 'short' }],
    ['enter', null],
    ['peek', [1, 2]],
    ['do', { kind: 'say', text: 'x'.repeat(10_000) }],
    ['do', { kind: 'no such thing' }],
  ])('gets a sentence for what cannot be read (%s)', async (event, input) => {
    house = await startHouse()
    expect(await askOnce<Done>(house.address, event, input)).toEqual({ ok: false, why: expect.any(String) })
  })

  it('cannot let another page speak for a visitor', async () => {
    house = await startHouse()
    const refused = (extraHeaders: Record<string, string>) =>
      new Promise<boolean>(answer => {
        const socket = socketTo(house.address, { extraHeaders, reconnection: false })
        pages.push({ close: () => socket.disconnect() })
        socket.once('connect', () => answer(false))
        socket.once('connect_error', () => answer(true))
        socket.connect()
      })
    expect(await refused({ origin: 'https://elsewhere.example' })).toBe(true)
    expect(await refused({ origin: house.address })).toBe(false)
    await leaveNothing(house)
    house = await startHouse({ origins: ['https://seabox.example'] })
    expect(await refused({ origin: 'https://seabox.example' })).toBe(false)
    expect(await refused({ origin: house.address })).toBe(true)
  })

  it('is cut off for a message that is too large, and for too many', async () => {
    house = await startHouse()
    for (const flood of [
      (socket: ReturnType<typeof socketTo>) => socket.emit('wire', 'x'.repeat(100_000)),
      (socket: ReturnType<typeof socketTo>) => {
        for (let n = 0; n < 400; n++) socket.emit('wire', n)
      },
    ]) {
      const socket = socketTo(house.address, { reconnection: false })
      pages.push({ close: () => socket.disconnect() })
      const cut = new Promise(resolve => socket.once('disconnect', resolve))
      socket.once('connect', () => flood(socket))
      socket.connect()
      await cut
    }
    const room = await openRoom(house.address, { sitters: [person, person] })
    expect(room.id).toMatch(/^[a-z2-7]{16}$/)
  })

  it('finds no key in what the server keeps', async () => {
    house = await startHouse()
    const room = await openRoom(house.address, { sitters: [person, person], isSealed: true })
    const text = await readFile(join(house.folder, `${room.id}.jsonl`), 'utf8')
    for (const viewer of ['host', 0, 1, 'spectator'] as const) expect(text).not.toContain(room.keyOf(viewer))
  })
})

inEither('sealed dice in a room in $kind', ({ kept, database }) => {
  const started = (wish: HouseWish = {}) =>
    startHouse({ ...wish, ...(database !== undefined && { database }) })

  it.each(['rattle-battle', 'rolling-seas', 'waves-of-fortune'] as const)(
    '%s: every throw and draw comes from links of all who are there, and the file can be checked',
    async game => {
      house = await started()
      const room = await openRoom(house.address, {
        game,
        sitters: [person, person, computer],
        isSealed: true,
      })
      const [host, anne] = [page(room, 'host'), page(room, 1)]
      await start(host, anne)
      const links = [host.table(), anne.table()]
      await Promise.all(links.map(link => untilTold(link, () => true)))
      // A blow of the fist that draws nothing needs no links, so not every throw tells of some.
      const untilSealed = (missing: number) =>
        untilTold(links[0]!, ({ thrown }) => thrown?.sealed?.missing.length === missing)
      const firstSealed = untilSealed(0)
      sitDown(links[0]!, 0, 'host')
      sitDown(links[1]!, 1, 'anne')
      expect((await firstSealed).thrown!.sealed).toEqual({ by: [0, 1], missing: [] })
      await untilLines(links[0]!, 25)
      anne.close()
      await host.until(({ chairs }) => !chairs[1]!.isHere)
      expect(await host.screen.do({ kind: 'lend', seat: 1, level: 'easy' })).toEqual({ ok: true })
      await untilSealed(1)
      await untilLines(links[0]!, 45)
      for (const one of pages) one.close()
      await house.close()
      const { open } = await kept(room.id)
      const { sealed, log } = open!.match
      expect(sealed!.opening.links.map(({ by }) => by)).toEqual([0, 1, 'host'])
      const openings = log.flatMap(({ opening }) => opening ?? [])
      // The two that were waited for; how many more the lines between them need is chance.
      expect(openings.length).toBeGreaterThanOrEqual(2)
      expect(openings[0]!.links.map(({ by }) => by)).toEqual([0, 1, 'host'])
      // Nobody is there any more once the pages are closed, and a throw that was under way then says so.
      expect(openings.map(({ missing }) => missing)).toContainEqual([{ seat: 1, why: 'away' }])
      expect(verify(open!.match)).toMatchObject({ ok: true })
      for (const [seat, { screen }] of [host, anne].entries()) {
        const { links, broken, leftOut } = checkGiven(open!.match, seat, screen.given())
        expect(links).toBeGreaterThan(0)
        expect({ broken, leftOut }).toEqual({ broken: 0, leftOut: 0 })
      }
    },
  )

  it('replaces a screen that withholds its link past the time, and names it in the log', async () => {
    const waiting = new Set<() => void>()
    house = await started({
      later(_, late) {
        waiting.add(late)
        return () => waiting.delete(late)
      },
    })
    const room = await openRoom(house.address, { sitters: [person, person], isSealed: true })
    const [host, anne] = [page(room, 'host'), page(room, 1)]
    await start(host, anne)
    const links = [host.table(), anne.table()]
    await Promise.all(links.map(link => untilTold(link, () => true)))
    anne.withhold(async () => {
      // As long as the page of the host takes to answer: nobody is waited for then but Anne.
      while (waiting.size > 1) await new Promise(resolve => setImmediate(resolve))
      for (const late of waiting) late()
    })
    // A blow of the fist that draws nothing needs no links.
    const untilWithheld = untilTold(links[0]!, ({ thrown }) => thrown?.sealed?.missing.length === 1)
    sitDown(links[0]!, 0, 'host')
    sitDown(links[1]!, 1, 'anne')
    const missing = [{ seat: 1, why: 'withheld' }]
    const { thrown } = await untilWithheld
    expect(thrown!.sealed).toEqual({ by: [0], missing })
    for (const one of pages) one.close()
    await house.close()
    const { open } = await kept(room.id)
    expect(open!.match.sealed!.opening.missing).toBeUndefined()
    const [first] = open!.match.log.flatMap(({ opening }) => opening ?? [])
    expect(first!.missing).toEqual(missing)
    expect(first!.links.map(({ by }) => by)).toEqual([0, 'host'])
    expect(verify(open!.match)).toMatchObject({ ok: true })
  })
})
