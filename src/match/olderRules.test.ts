import { beforeAll, describe, expect, it } from 'vitest'
import { loadPhysics } from '../physics'
import { rulesFault } from './olderRules'
import { type OpenMatch, openMatch } from './openMatch'
import { playOn } from './playOn'
import { readMatch, writeMatch } from './readMatch'
import { createMatchStore } from './store/createMatchStore'
import { createMemoryShelf } from './store/memoryShelf'
import { isThrow, loosened, resealed, testMatch } from './testing/matches'
import { verify } from './verify'

let five: ReturnType<typeof tossedElsewhere>

beforeAll(async () => {
  await loadPhysics()
  five = tossedElsewhere()
})

/** Where the walls of the fourth and the fifth of five were by version 1 (RB-30a). */
const wallsBefore = ['south', 'west', 'north', 'east', 'south'] as const

/** As version 1 of the rules had written it: up to the first toss from a wall that has changed since, and that too. */
function asBefore({ match }: OpenMatch): { readonly text: string; readonly tossed: number } {
  const file = loosened(match)
  const tossed = match.log.findIndex(
    entry =>
      isThrow(entry) &&
      entry.record.request.style === 'toss' &&
      entry.record.request.from !== 'south' &&
      entry.record.request.from !== wallsBefore[entry.seat],
  )
  file.stamp.rules = 1
  if (tossed >= 0) {
    file.log.length = tossed + 1
    const { seat, record } = file.log[tossed]
    record.request.from = wallsBefore[seat as number]
  }
  return { text: writeMatch(resealed(file)), tossed }
}

/** A table for five with a toss from a wall of version 1 that is another player's now. */
function tossedElsewhere(): { readonly text: string; readonly tossed: number; readonly open: OpenMatch } {
  for (let n = 0; n < 20; n++) {
    const open = testMatch({ seed: `toss ${n}`, players: 5, options: { scenario: 'norrington' } })
    const before = asBefore(open)
    if (before.tossed > 0) return { ...before, open }
  }
  throw new Error('Nobody tossed in 20 matches')
}

describe('a match begun under older rules', () => {
  it('continues and verifies where the rule changes do not affect it (seed "older")', () => {
    const { text } = asBefore(testMatch({ seed: 'older', players: 4, entries: 60 }))
    const read = readMatch(text)
    if (!read.ok) throw new Error(read.why)
    expect(read.value.match.stamp.rules).toBe(1)
    const later = playOn(read.value, 20)
    expect(later.match.log).toHaveLength(80)
    expect(verify(later.match)).toMatchObject({
      ok: true,
      rules: expect.stringMatching(/^Begun under version 1 of the rules.*since then .*RB-30a/),
    })
    expect(readMatch(writeMatch(later.match)).ok).toBe(true)
  })

  it('gets one sentence about where it stops, and can be continued from before that (seeds "toss 0" to "toss 19")', async () => {
    const { text, tossed, open } = five
    const read = readMatch(text)
    if (read.ok) throw new Error('It was read')
    expect(read.why).toMatch(
      new RegExp(`^This match was begun under version 1 .* up to entry ${tossed} .*RB-30a\\).*RB-162\\)\\.$`),
    )
    expect(read.path).toBe(`log.${tossed}.rules`)
    const kept = JSON.parse(text)
    expect(verify(kept)).toEqual({ ok: false, at: tossed + 1, why: read.why })

    const shelf = createMemoryShelf()
    const store = createMatchStore(shelf)
    const { id } = await store.add({ ...open, match: kept }, 'Five')
    const loaded = await store.load(id)
    if (loaded.ok) throw new Error('It was loaded')
    expect(loaded.why).toBe(read.why)
    expect(loaded.rescue!.match.log).toEqual(kept.log.slice(0, tossed))
    expect(verify(playOn(loaded.rescue!, 5).match).ok).toBe(true)
  })

  it('with a toss in the air gets the same sentence, and keeps everything before it (seeds "toss 0" to "toss 19")', async () => {
    const { text, tossed, open } = five
    const kept = JSON.parse(text)
    const { record } = kept.log.pop()
    const inAir = { ...kept, falling: record }
    expect(openMatch(inAir)).toMatchObject({ ok: false, path: 'falling.rules' })
    const store = createMatchStore(createMemoryShelf())
    const { id } = await store.add({ ...open, match: inAir }, 'In the air')
    const loaded = await store.load(id)
    expect(loaded.ok || loaded.rescue?.match.log).toHaveLength(tossed)
  })

  it('that was changed afterwards counts as damaged under any rules version', () => {
    const { text, tossed } = five
    const forged = JSON.parse(text)
    forged.log[tossed].seal = '0123456789abcdef'
    const read = readMatch(JSON.stringify(forged))
    expect(read).toMatchObject({ ok: false, path: `log.${tossed}` })
    expect(read.ok || read.why).not.toMatch(/version/)
    const verdict = verify(forged)
    expect(verdict).toMatchObject({ ok: false, at: tossed + 1 })
    expect(verdict.ok || verdict.why).not.toMatch(/version/)
  })

  it('is refused if a later version gives the same entries another result', () => {
    const words = 'the wind turns (RB-1)'
    const goesOn = { changes: [{ version: 3, words }] }
    expect(rulesFault(goesOn, 2)).toBeUndefined()
    expect(rulesFault(goesOn, 3)).toBeUndefined()
    expect(rulesFault(goesOn, 4)).toMatch(/Update this Seabox/)
    const endsOtherwise = { changes: [{ version: 3, words, endsOtherwise: true as const }] }
    expect(rulesFault(endsOtherwise, 2)).toMatch(/version 2 .* version 3, by which it .* the wind turns/)
    expect(rulesFault(endsOtherwise, 3)).toBeUndefined()
    expect(rulesFault({}, 2)).toBeUndefined()
  })
})
