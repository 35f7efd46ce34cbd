import { beforeAll, describe, expect, it } from 'vitest'
import { loadPhysics, simulateThrow } from '../../physics'
import { gameIds } from '../../rules/game'
import type { Match } from '../match'
import { openMatch, turnOf } from '../openMatch'
import { playMove } from '../playMove'
import { parseMatch, readMatch, writeMatch } from '../readMatch'
import { loosened, resealed } from '../testing/matches'
import { openWith, playSealed, type SealedTable, sealedTable, testSecret } from '../testing/sealedMatches'
import { performThrowOf } from '../throwing'
import { undo } from '../undo'
import { verify } from '../verify'
import { createChain, isNextLink } from './chain'
import { fixedEntry } from './check'
import { seedOfOpening } from './opening'
import { startRound } from './round'

beforeAll(loadPhysics)

const players = 3
const entries = 40

function played(game: (typeof gameIds)[number], count = entries, seed = 'sealed'): SealedTable {
  let table = sealedTable({ game, players, seed })
  for (let made = 0; made < count; made++) table = playSealed(table)
  return table
}

/** The first entry with links, changed as a forger could. */
function forged(match: Match, forge: (entry: ReturnType<typeof loosened>['log'][number]) => void): Match {
  const copy = loosened(match)
  forge(copy.log.find((entry: Match['log'][number]) => entry.opening))
  return resealed(copy)
}

describe('a chain of links', () => {
  it('reveals links that follow its anchor one after another, and then no more', () => {
    const chain = createChain(testSecret('a chain'), { length: 3 })
    let before = chain.anchor
    for (let left = 3; left > 0; left--) {
      expect(chain.left).toBe(left)
      const link = chain.next()
      expect(isNextLink(link, before)).toBe(true)
      expect(isNextLink(before, link)).toBe(false)
      before = link
    }
    expect(() => chain.next()).toThrow('revealed')
  })

  it('goes on after a reload where it stood', () => {
    const chain = createChain(testSecret('a chain'), { length: 5 })
    chain.next()
    chain.next()
    const again = createChain(testSecret('a chain'), { length: 5, revealed: 2 })
    expect(again.anchor).toBe(chain.anchor)
    expect(again.next()).toBe(chain.next())
  })
})

describe('a sealed match', () => {
  it.each(gameIds)('%s: plays, reads back and verifies from its file alone', game => {
    const { open } = played(game)
    const file = writeMatch(open.match)
    const read = readMatch(file)
    expect(read.ok && read.value.state).toEqual(open.state)
    const verdict = verify(open.match)
    expect(verdict).toMatchObject({ ok: true })
    const openings = open.match.log.filter(entry => entry.opening).length + 1
    expect(verdict.ok && verdict.sealed).toEqual({ openings, missing: [] })
    expect(openings).toBeGreaterThan(1)
  })

  it.each(gameIds)('%s: no two openings share a seed, and every fresh throw has one', game => {
    const { match } = played(game).open
    const fresh = match.log.filter(entry => entry.kind === 'throw' && entry.record.bangs.length === 0)
    expect(fresh.every(entry => entry.opening)).toBe(true)
    const seeds = [match.setUp.seed, ...match.log.flatMap(entry => entry.opening?.seed ?? [])]
    expect(new Set(seeds).size).toBe(seeds.length)
  })

  it('is chained by SHA-256', () => {
    const { match } = played('waves', 5).open
    expect(
      [match.seal, ...match.log.map(({ seal }) => seal)].every(seal => /^[0-9a-f]{64}$/.test(seal)),
    ).toBe(true)
  })

  it('takes nothing back once a link was revealed for it', () => {
    const { open } = played('rattle-battle')
    const last = open.match.log.findLastIndex(entry => entry.opening)
    expect(open.steps[last]!.reveals).toBe(true)
    const table = sealedTable({ game: 'rattle-battle', players, seed: 'free', freeUndo: true })
    expect(table.open.match.freeUndo).toBe(false)
    expect(() => undo(playUntilThrow(table).open)).toThrow()
  })
})

function playUntilThrow(table: SealedTable): SealedTable {
  let at = table
  while (at.open.match.log.at(-1)?.kind !== 'throw') at = playSealed(at)
  return at
}

function whoThrows({ open }: SealedTable): number {
  const turn = turnOf(open)
  if (turn.kind !== 'throw') throw new Error('No throw is due')
  return turn.seats[0]
}

describe('cheats', () => {
  const table = () => {
    let at = sealedTable({ game: 'rattle-battle', players, seed: 'cheats' })
    while (turnOf(at.open).kind !== 'throw') at = playSealed(at)
    return at
  }

  it('a thrower who tries gestures: the seed is derived after the gesture is fixed, and depends on it', () => {
    const at = table()
    const seeds = [0.1, 0.2, 0.3].map(shake => {
      const { opening } = openWith(
        { ...at, holders: table().holders },
        { kind: 'throw', seat: 0, gesture: { shake } },
      )
      return opening.seed
    })
    expect(new Set(seeds).size).toBe(3)
    const { opening } = openWith(at, { kind: 'throw', seat: whoThrows(at), gesture: { shake: 0.1 } })
    const other = performThrowOf(at.open, { gesture: { shake: 0.9 }, opening })
    expect(verify(other.match)).toMatchObject({ ok: false, why: expect.stringContaining('seed') })
  })

  it('a host that knows its links cannot close before every present seat has revealed', () => {
    const at = table()
    const { match } = at.open
    const round = startRound({
      at: match.log.length,
      head: match.log.at(-1)?.seal ?? match.seal,
      fixed: { kind: 'throw', seat: 0 },
      chains: at.chains,
    })
    const before = at.holders.host.left
    expect(round.waitingFor()).toEqual([0, 1, 2])
    expect(() => round.close(at.holders.host)).toThrow('waited for')
    expect(at.holders.host.left).toBe(before)
  })

  it('detects a host that changes the colours after the set-up is drawn', () => {
    const { match } = sealedTable({ game: 'rolling-with-the-waves', players, seed: 'colours' }).open
    const copy = loosened(match)
    copy.setUp.colours = ['red', 'blue', 'yellow']
    expect(verify(resealed(copy))).toMatchObject({ ok: false, at: 0 })
  })

  it('a host that leaves out a seat is named', () => {
    const { match } = played('rattle-battle').open
    const without = forged(match, entry => {
      entry.opening.links = entry.opening.links.slice(1)
    })
    expect(verify(without)).toMatchObject({ ok: false, why: expect.stringContaining('neither gave a link') })
  })

  it('a host that adds a link of its own choice is named', () => {
    const { match } = played('rattle-battle').open
    const index = match.log.findIndex(entry => entry.opening)
    const changed = forged(match, entry => {
      entry.opening.links.at(-1).link = '0'.repeat(64)
    })
    expect(verify(changed)).toMatchObject({
      ok: false,
      at: index + 1,
      why: expect.stringContaining('the host'),
    })
  })

  it('detects a host that draws with another seed', () => {
    const { match } = played('rattle-battle').open
    const copy = forged(match, entry => {
      entry.opening.seed = 'a'.repeat(64)
    })
    expect(verify(copy)).toMatchObject({ ok: false, why: expect.stringContaining('seed') })
  })

  it('a host that seals a new chain during the match is refused', () => {
    const { match } = played('rattle-battle').open
    const fresh = createChain(testSecret('fresh'), { length: 2 })
    const copy = forged(match, entry => {
      entry.opening.anchors = [{ by: 'host', link: fresh.anchor }]
    })
    expect(verify(copy)).toMatchObject({ ok: false, why: expect.stringContaining('new chain') })
  })

  it('a host that throws without links is refused', () => {
    const at = table()
    const thrown = performThrowOf(at.open)
    expect(verify(thrown.match)).toMatchObject({
      ok: false,
      why: expect.stringContaining('before the links'),
    })
    expect(openMatch(thrown.match)).toMatchObject({ ok: false })
  })

  it('a move that draws is refused until its links are there', () => {
    let at = sealedTable({ game: 'rolling-seas', players, seed: 'draws' })
    for (let made = 0; made < 200; made++) {
      const next = playSealed(at)
      const entry = next.open.match.log.at(-1)
      if (entry?.kind === 'move' && entry.opening) {
        expect(() => playMove(at.open, entry.move)).toThrow('before the links')
        return
      }
      at = next
    }
    throw new Error('Nothing was drawn in 200 entries')
  })

  it('a seat that withholds its link is named, and sits out until it has sealed a new chain', () => {
    const at = table()
    const { match } = at.open
    const start = { at: match.log.length, head: match.log.at(-1)?.seal ?? match.seal, chains: at.chains }
    const seat = whoThrows(at)
    const round = startRound({ ...start, fixed: { kind: 'throw', seat } })
    const { seats, host } = at.holders
    for (const present of [0, 2]) round.reveal(present, seats.get(present)!.next())
    round.giveUp(1, 'withheld')
    const { opening, chains } = round.close(host)
    const open = performThrowOf(at.open, { opening })
    expect(verify(open.match)).toMatchObject({
      ok: true,
      sealed: { missing: [{ seat: 1, why: 'withheld', times: 1 }] },
    })

    const later = { at: open.match.log.length, head: open.match.log.at(-1)!.seal, chains }
    expect(startRound({ ...later, fixed: { kind: 'throw', seat: 0 } }).waitingFor()).toEqual([0, 2])
    const fresh = createChain(testSecret('seat 1 fresh'), { length: 9 })
    const anchors = [{ by: 1, link: fresh.anchor }]
    expect(startRound({ ...later, anchors, fixed: { kind: 'throw', seat: 0 } }).waitingFor()).toEqual([
      0, 1, 2,
    ])
  })

  it('a link that was not sealed is refused, and the host keeps waiting', () => {
    const at = table()
    const { match } = at.open
    const round = startRound({
      at: match.log.length,
      head: match.log.at(-1)?.seal ?? match.seal,
      fixed: { kind: 'throw', seat: 0 },
      chains: at.chains,
    })
    expect(round.reveal(1, 'f'.repeat(64))).toContain('not the link')
    expect(round.reveal(1, 'no link')).toContain('not the link')
    expect(round.reveal(7, at.holders.seats.get(1)!.next())).toContain('asked')
    expect(round.waitingFor()).toContain(1)
  })

  it('detects a log that was cut and joined to another match', () => {
    const one = played('waves-of-fortune', entries, 'one').open.match
    const other = played('waves-of-fortune', entries, 'other').open.match
    const joined = resealed({ ...one, log: [...one.log.slice(0, 10), ...other.log.slice(10)] })
    expect(verify(joined)).toMatchObject({ ok: false })
  })

  it('a shortened log is detected with the last seal that was kept', () => {
    const { match } = played('waves', 12).open
    const kept = match.log.at(-1)!.seal
    const cut = parseMatch(writeMatch({ ...match, log: match.log.slice(0, 6) }))
    expect(cut.ok && cut.value.log.some(({ seal }) => seal === kept)).toBe(false)
  })

  it('the strength of the fist cannot be chosen', () => {
    let at = sealedTable({
      game: 'rattle-battle',
      players,
      seed: 'bang',
      options: { scenario: 'pirateWars' },
    })
    for (let made = 0; made < 400; made++) {
      const turn = turnOf(at.open)
      if (turn.kind === 'throw' && turn.fist && turn.fist.level === undefined) {
        const levels = ([1, 2, 3] as const).map(fist => performThrowOf(at.open, { fist }).match.log.at(-1)!)
        const blows = levels.map(entry => entry.kind === 'throw' && entry.record.bangs.at(-1)!.level)
        expect(new Set(blows).size).toBe(1)
        return
      }
      at = playSealed(at)
    }
    throw new Error('No fist was left to the hand in 400 entries')
  })
})

describe('an opening', () => {
  it('depends on each of its inputs', () => {
    const { match } = played('rattle-battle').open
    const index = match.log.findIndex(({ opening }) => opening)
    const entry = match.log[index]!
    const opening = entry.opening!
    const head = opening.at === 0 ? match.seal : match.log[opening.at - 1]!.seal
    const fixed = fixedEntry(entry)
    expect(seedOfOpening(head, opening, fixed)).toBe(opening.seed)
    const others = [
      seedOfOpening('0'.repeat(64), opening, fixed),
      seedOfOpening(head, { ...opening, at: opening.at + 1 }, fixed),
      seedOfOpening(head, { ...opening, links: opening.links.toReversed() }, fixed),
      seedOfOpening(head, { ...opening, missing: [{ seat: 1, why: 'away' }] }, fixed),
      seedOfOpening(head, opening, { kind: 'throw', seat: 1, gesture: { shake: 0.25 } }),
    ]
    expect(new Set([opening.seed, ...others]).size).toBe(6)
  })

  it('decides how the dice fall', () => {
    const { match } = played('rattle-battle').open
    const thrown = match.log.find(entry => entry.kind === 'throw' && entry.opening)!
    if (thrown.kind !== 'throw') throw new Error('no throw')
    expect(thrown.record.seed).toBe(thrown.opening!.seed)
    expect(simulateThrow(thrown.record).hash).toBe(thrown.hash)
  })
})
