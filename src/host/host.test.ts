import { beforeAll, describe, expect, it } from 'vitest'
import { openMatch } from '../match/openMatch'
import { playOn } from '../match/playOn'
import { writeMatch } from '../match/readMatch'
import { StoreError } from '../match/store/matchStore'
import { computer, isThrow, person, testTable } from '../match/testing/matches'
import { loadPhysics, simulateThrow } from '../physics'
import type { Seat } from '../rules/game'
import { createLink, type FromHost, type Link, type News, type Told } from '../wire'
import type { Host, HostParts } from './createHost'
import type { Rights } from './requests'
import { plainly } from './testing/carriers'
import { testHost, thinker, throwerIn, untilTold } from './testing/hosts'

beforeAll(loadPhysics)

const owner: Rights = { chairs: 'all', isOwner: true }

async function screen(
  host: Host,
  rights: Rights,
  viewer: Seat | 'spectator' = 'spectator',
  isWaitedFor = false,
) {
  const served = await plainly(host)
  const link = createLink({ connect: served.screen({ rights, isWaitedFor }), viewer })
  await untilTold(link, () => true)
  return link
}

/** A table of persons alone, just before its first throw. */
function beforeThrow(seed: string, parts: Partial<Parameters<typeof testTable>[0]> = {}) {
  let open = testTable({ seed, players: 3, ...parts })
  while (open.game.turn(open.state).kind !== 'throw') open = playOn(open, 1)
  const seats = open.match.seats.map(seat => ({ ...seat, sitter: person }))
  return { ...open, match: { ...open.match, seats } }
}

const throws = (told: Told) => told.lines.filter(({ kind }) => kind === 'throw').length

const thrower = (told: Told): Seat => throwerIn(told)!

describe('a host', () => {
  it('plays four computers to the end as they would play without it, byte by byte (seed "alone")', async () => {
    const open = testTable({ seed: 'alone', players: 4, sitters: [computer, computer, computer, computer] })
    const host = await testHost(open)
    const link = await screen(host, { chairs: [], isOwner: false })
    host.start()
    await untilTold(link, ({ turn }) => turn.kind === 'over')
    expect(writeMatch(host.open.match)).toBe(writeMatch(playOn(open).match))
  })

  it('sends nothing before it is saved, and retries failed saves', async () => {
    let isFull = true
    let kept = 0
    const keeper: HostParts['keeper'] = {
      async keep(_, open) {
        if (isFull) throw new StoreError('full', 'The disk is full.')
        kept = open.match.log.length
      },
    }
    const host = await testHost(testTable({ sitters: [person, person, person] }), { keeper })
    const link = await screen(host, owner, 0)
    const heard: News[] = []
    link.listen(news => {
      heard.push(news)
      expect(news.told.lines.length).toBeLessThanOrEqual(kept)
    })
    const seat = link.told!.turn.kind === 'move' ? link.told!.turn.seats[0]! : 0
    await link.ask({ kind: 'look as', viewer: seat })
    const { asked, lines } = link.told!
    const move = asked!.choices[0]!.move
    expect(await link.ask({ kind: 'play', move, made: 0 })).toMatchObject({
      ok: false,
      why: 'The disk is full.',
    })
    expect(link.told).toMatchObject({ trouble: { kind: 'unkept', why: 'The disk is full.' }, lines })
    isFull = false
    expect(await link.ask({ kind: 'retry' })).toEqual({ ok: true })
    expect(link.told!.trouble).toBeUndefined()
    expect(link.told!.lines).toHaveLength(1)
    expect(host.open.match.log).toHaveLength(1)
  })

  it('keeps dice in the air until every awaited screen has shown them at rest', async () => {
    const host = await testHost(beforeThrow('waiting'))
    const link = await screen(host, owner, 'spectator', true)
    const news: News[] = []
    link.listen(one => news.push(one))
    host.start()
    const seat = thrower(link.told!)
    const asked = { kind: 'let go', seat, throws: throws(link.told!), gesture: { shake: 1 } } as const
    expect(await link.ask(asked)).toEqual({ ok: true })
    const record = link.told!.falling!.record!
    expect(record.gesture).toEqual({ shake: 1 })
    expect(host.open.match.falling).toEqual(record)
    // The same again is the same throw, whatever the hand does.
    expect(await link.ask({ ...asked, gesture: { shake: 0 } })).toMatchObject({ ok: false, late: true })
    expect(host.open.match.log.filter(isThrow)).toHaveLength(0)
    link.seen(news.at(-1)!)
    const { thrown } = await untilTold(link, told => told.falling === undefined)
    expect(thrown).toMatchObject({ record, hash: simulateThrow(record).hash })
  })

  it('stops waiting for a silent screen after its timeout', async () => {
    let loseIt = () => {}
    const patience = {
      ms: 7000,
      after: (ms: number, call: () => void) => {
        expect(ms).toBe(7000)
        loseIt = call
        return () => {}
      },
    }
    const host = await testHost(testTable({ sitters: [computer, computer, computer] }), { patience })
    const link = await screen(host, owner, 'spectator', true)
    host.start()
    await expect.poll(() => loseIt.toString()).not.toBe('() => {}')
    expect(host.open.match.log).toHaveLength(0)
    loseIt()
    await untilTold(link, ({ lines }) => lines.length > 0)
    link.close()
    // Nobody is there to wait for.
    await expect.poll(() => host.open.game.turn(host.open.state).kind, { timeout: 60_000 }).toBe('over')
  })

  it('takes the seed of a throw only when its gesture can no longer be changed', async () => {
    let give = (_: string) => {}
    const wishes: unknown[] = []
    const host = await testHost(beforeThrow('sealed'), {
      chance: ({ open: _, ...wish }) => {
        wishes.push(wish)
        return new Promise(resolve => {
          give = seed => resolve({ seed })
        })
      },
    })
    const link = await screen(host, owner)
    host.start()
    const seat = thrower(link.told!)
    const asked = { kind: 'let go', seat, throws: throws(link.told!) } as const
    const first = link.ask({ ...asked, gesture: { x: 3 } })
    const second = link.ask({ ...asked, gesture: { x: -9 } })
    await expect.poll(() => wishes.length).toBe(1)
    expect(link.told!.falling).toBeUndefined()
    give('from links of all')
    expect(await first).toEqual({ ok: true })
    expect(await second).toMatchObject({ ok: false, late: true })
    expect(wishes).toEqual([{ seat, by: 'person', act: { kind: 'throw', gesture: { x: 3 } } }])
    expect(host.open.match.log.find(isThrow) ?? host.open.match.falling).toMatchObject(
      host.open.match.falling
        ? { seed: 'from links of all', gesture: { x: 3 } }
        : { record: { seed: 'from links of all', gesture: { x: 3 } } },
    )
  })

  it('lets a person take over a thinking computer, whose answer is then ignored', async () => {
    let think = () => {}
    const slow: HostParts['thinker'] = {
      think: question =>
        new Promise(resolve => {
          think = () => void thinker.think(question).then(resolve)
        }),
      free() {},
    }
    const host = await testHost(testTable({ sitters: [computer, computer, computer] }), { thinker: slow })
    const link = await screen(host, owner)
    host.start()
    const seat = link.told!.turn.kind === 'move' ? link.told!.turn.seats[0]! : 0
    expect(await link.ask({ kind: 'reseat', seat, change: { name: 'Ada', sitter: person } })).toEqual({
      ok: true,
    })
    think()
    await link.ask({ kind: 'look as', viewer: seat })
    expect(link.told).toMatchObject({ viewer: seat, asked: { seat }, lines: [] })
    await link.ask({ kind: 'reseat', seat, change: { sitter: computer } })
    // These eyes are nobody's any more.
    expect(link.told).toMatchObject({ viewer: 'spectator', lines: [] })
    await expect
      .poll(() => {
        think()
        return host.open.match.log.length
      })
      .toBeGreaterThan(0)
  })

  it('lets each screen do what its rights allow, and says why not', async () => {
    const host = await testHost(testTable({ sitters: [person, person, computer] }))
    const one = await screen(host, { chairs: [0], isOwner: false }, 0)
    const watching = await screen(host, { chairs: [], isOwner: false }, 1)
    expect(watching.told!.viewer).toBe('spectator')
    const move = { kind: 'talk', seat: 1 }
    expect(await one.ask({ kind: 'play', move, made: 0 })).toMatchObject({
      ok: false,
      why: 'This seat is not played from here.',
    })
    for (const ask of [
      { kind: 'look as', viewer: 1 },
      { kind: 'reseat', seat: 0, change: { name: 'Eve' } },
      { kind: 'export' },
      { kind: 'throw', line: 3 },
      { kind: 'look back', lines: 5 },
    ] as const) {
      expect((await one.ask(ask)).ok).toBe(false)
    }
    expect(host.open.match.log).toHaveLength(0)
  })

  it('takes back one’s own last move, unless others have answered it', async () => {
    const host = await testHost(
      testTable({ game: 'rolling-seas', seed: 'undo', sitters: [person, person, person] }),
    )
    const links = new Map<Seat, Link>()
    for (const seat of [0, 1, 2])
      links.set(seat, await screen(host, { chairs: [seat], isOwner: false }, seat))
    const turn = links.get(0)!.told!.turn
    if (turn.kind !== 'move') throw new Error('Nobody is asked')
    const [seat] = turn.seats as [Seat]
    const link = links.get(seat)!
    await link.ask({ kind: 'play', move: link.told!.asked!.choices[0]!.move, made: 0 })
    const { lines, undo } = link.told!
    expect(undo).toBe(seat)
    const other = links.get((seat + 1) % 3)!
    expect((await other.ask({ kind: 'undo', seat, lines: other.told!.lines.length })).ok).toBe(false)
    expect(await link.ask({ kind: 'undo', seat, lines: lines.length })).toEqual({ ok: true })
    expect(link.told).toMatchObject({ lines: [], made: 0 })
    expect(await link.ask({ kind: 'undo', seat, lines: lines.length })).toMatchObject({
      ok: false,
      late: true,
    })
  })

  it('takes nothing back once the match is over, unless its owner asks (seed "over")', async () => {
    const open = playOn(testTable({ seed: 'over', players: 2, freeUndo: true }))
    const seats = open.match.seats.map(seat => ({ ...seat, sitter: person }))
    const host = await testHost({ ...open, match: { ...open.match, seats } })
    const own = await screen(host, owner)
    const seat = own.told!.undo!
    const link = await screen(host, { chairs: [seat], isOwner: false }, seat)
    expect(link.told).not.toHaveProperty('undo')
    expect(await link.ask({ kind: 'undo', seat, lines: link.told!.lines.length })).toEqual({
      ok: false,
      why: 'The match is over, and it stands as it is.',
    })
    expect(await own.ask({ kind: 'undo', seat, lines: own.told!.lines.length })).toEqual({ ok: true })
  })

  it('shows the table as it was, and throws that were made, to eyes that may see them (seed "past")', async () => {
    const open = playOn(testTable({ seed: 'past' }), 40)
    const host = await testHost(open)
    const link = await screen(host, owner)
    const { lines, thrown } = link.told!
    const back = await link.ask({ kind: 'look back', lines: 0 })
    expect(back).toMatchObject({ ok: true, value: { progress: open.game.progress(open.checkpoints[0]) } })
    const line = lines.findIndex(({ kind }) => kind === 'throw')
    const first = open.match.log.find(isThrow)!
    expect(await link.ask({ kind: 'throw', line })).toMatchObject({
      ok: true,
      value: { line, hash: first.hash },
    })
    expect(thrown!.line).toBeGreaterThanOrEqual(line)
    const text = await link.ask({ kind: 'export' })
    expect(text).toEqual({ ok: true, value: writeMatch(open.match) })
  })

  it('goes on with the dice that were in the air when the match was left', async () => {
    const host = await testHost(beforeThrow('mid-air'))
    const link = await screen(host, owner, 'spectator', true)
    host.start()
    const seat = thrower(link.told!)
    await link.ask({ kind: 'let go', seat, throws: throws(link.told!) })
    const kept = openMatch(host.open.match)
    host.close()
    if (!kept.ok) throw new Error(kept.why)
    const again = await testHost(kept.value)
    const back = await screen(again, owner)
    expect(back.told!.falling!.record).toEqual(kept.value.match.falling)
    again.start()
    const { thrown } = await untilTold(back, told => told.falling === undefined)
    expect(thrown!.record).toEqual(kept.value.match.falling)
  })

  it('answers invalid messages with one sentence, and goes on (500 messages)', async () => {
    const host = await testHost(testTable({ sitters: [person, person, person] }))
    const heard: FromHost[] = []
    const connection = host.connect({ rights: owner, isWaitedFor: false }, message => heard.push(message))
    const junk: unknown[] = [
      undefined,
      null,
      7,
      'hello',
      [],
      {},
      { kind: 'hello' },
      { kind: 'hello', version: 99, viewer: 0, choices: true },
      { kind: 'ask', id: 1, ask: { kind: 'export' } },
      { kind: 'ask', id: 2, ask: { kind: 'play', move: { kind: 'x', seat: 77 }, made: 0 } },
      { kind: 'ask', id: 3, ask: { kind: 'let go', seat: 0, throws: -1 } },
      { kind: 'ask', id: 4, ask: { kind: 'let go', seat: 0, throws: 0, gesture: { x: 'far' } } },
      { kind: 'seen', stream: 'none', n: 9 },
      { kind: 'seen', stream: 'test/0/words', n: Number.NaN },
    ]
    for (let n = 0; n < 500; n++) connection.receive(junk[n % junk.length])
    await new Promise(setImmediate)
    expect(heard.every(({ kind }) => kind === 'fault' || kind === 'answer')).toBe(true)
    expect(
      heard.every(message => (message.kind === 'answer' ? !message.ok && message.why : true)),
    ).toBeTruthy()
    connection.receive({ kind: 'hello', version: 1, viewer: 0, choices: true })
    expect(heard.at(-1)).toMatchObject({ kind: 'whole', told: { viewer: 0 } })
    expect(host.open.match.log).toHaveLength(0)
  })
})
