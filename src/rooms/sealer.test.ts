import { describe, expect, it } from 'vitest'
import { newMatch } from '../match/match'
import { gameOf, startMatch } from '../match/openMatch'
import { createChain, fixedSetUp, sealedChains, startRound } from '../match/sealed'
import { person } from '../match/testing/matches'
import { checkGiven, commitOf } from './commit'
import { createSealer, type SealShelf } from './sealer'

function shelf(): SealShelf {
  let text: string | null = null
  return {
    read: () => text,
    write(next) {
      text = next
    },
  }
}

describe('the chain of a chair', () => {
  it('gives each link once: again for the same hash, and for another hash a new chain', () => {
    const sealer = createSealer(shelf())
    const { anchor } = sealer
    const first = sealer.reveal({ before: anchor, commit: 'a' })
    expect(first).toEqual({ link: expect.stringMatching(/^[0-9a-f]{64}$/) })
    expect(sealer.reveal({ before: anchor, commit: 'a' })).toEqual(first)
    const refused = sealer.reveal({ before: anchor, commit: 'b' })
    expect(refused).toEqual({ anchor: sealer.anchor })
    expect(sealer.anchor).not.toBe(anchor)
  })

  it('goes on where it was after the page was loaded again, and gives nothing away twice', () => {
    const kept = shelf()
    const before = createSealer(kept)
    const { anchor } = before
    const first = before.reveal({ before: anchor, commit: 'a' }) as { link: string }
    const after = createSealer(kept)
    expect(after.anchor).toBe(anchor)
    expect(after.reveal({ before: anchor, commit: 'b' })).toEqual({ anchor: after.anchor })
    const again = createSealer(shelf())
    expect(again.reveal({ before: first.link, commit: 'a' })).toEqual({ anchor: again.anchor })
  })
})

describe('what a screen remembers', () => {
  /** A set-up with the links of one screen and a host; the screen is told the hash of `fixed`. */
  function sealedTable(promised: (players: number) => number) {
    const sealer = createSealer(shelf())
    const host = createChain(new Uint8Array(32).fill(1))
    const wish = {
      game: 'rattle-battle',
      players: 2,
      seats: [person, person].map(sitter => ({ sitter })),
    } as const
    const drafted = newMatch({ ...wish, seed: 'draft' })
    if (!drafted.ok) throw new Error(drafted.why)
    const anchors = [
      { by: 0, link: sealer.anchor },
      { by: 'host' as const, link: host.anchor },
    ]
    const fixed = fixedSetUp('rattle-battle', drafted.value.setUp)
    const chains = sealedChains(anchors)
    const round = startRound({ at: 0, head: '', fixed, chains })
    const link = host.next()
    const said = { kind: 'set-up' as const, of: { ...(fixed as { of: object }).of, players: promised(2) } }
    const given = sealer.reveal({ before: sealer.anchor, commit: commitOf(link, 0, '', said) })
    round.reveal(0, (given as { link: string }).link)
    const { opening } = round.close({ anchor: host.anchor, left: 0, next: () => link })
    const made = newMatch({ ...wish, seed: opening.seed, sealed: { anchors, opening } })
    if (!made.ok) throw new Error(made.why)
    return { match: startMatch(made.value, gameOf(made.value)!).match, given: sealer.given }
  }

  it('fits a match whose host kept to what it had fixed', () => {
    const { match, given } = sealedTable(players => players)
    expect(checkGiven(match, 0, given)).toEqual({ links: 1, broken: 0, leftOut: 0 })
  })

  it('shows a host that fixed something else after it had the links', () => {
    const { match, given } = sealedTable(players => players + 1)
    expect(checkGiven(match, 0, given)).toEqual({ links: 1, broken: 1, leftOut: 0 })
  })

  it('shows a link that was given and left out', () => {
    const { match, given } = sealedTable(players => players)
    expect(checkGiven(match, 1, given)).toEqual({ links: 0, broken: 0, leftOut: 1 })
  })
})
