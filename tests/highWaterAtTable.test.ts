/** A game that nothing in the source knows is laid on the shelf, played over a host in a thread, and taken away. */
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { playInThread } from '../src/host/testing/playInThread'
import { newMatch } from '../src/match/match'
import { gameOf, startMatch } from '../src/match/openMatch'
import { playOn } from '../src/match/playOn'
import { readMatch, writeMatch } from '../src/match/readMatch'
import { undo, undoTarget } from '../src/match/undo'
import { verify } from '../src/match/verify'
import { loadPhysics } from '../src/physics'
import type { GameId } from '../src/rules/game'
import { type AnyGame, gameHere, layDown, loadGame } from '../src/rules/shelf'
import { highWater } from './fixtures/highWater'

const id = highWater.id as GameId
const human = { sitter: { kind: 'human' } } as const
const computer = { sitter: { kind: 'computer', level: 'random' } } as const

let takeAway: (() => void) | undefined

const lay = () => {
  takeAway = layDown(highWater as unknown as AnyGame)
}

const begun = (seats: readonly (typeof human | typeof computer)[], seed: string) => {
  const made = newMatch({ game: id, players: seats.length, seed, seats })
  if (!made.ok) throw new Error(made.why)
  return startMatch(made.value, gameOf(made.value)!)
}

beforeAll(loadPhysics)
afterEach(() => takeAway?.())

describe('a sixth game', () => {
  it('is played by computers to its end, with dice that fall, and is kept, read, verified and taken back (seed "tide")', () => {
    lay()
    const open = playOn(begun([computer, computer, computer], 'tide'), 2000)
    expect(open.game.turn(open.state).kind).toBe('over')
    const read = readMatch(writeMatch(open.match))
    if (!read.ok) throw new Error(read.why)
    expect(read.value.state).toEqual(open.state)
    expect(verify(read.value.match)).toMatchObject({ ok: true })
    expect(undoTarget(begun([human, human], 'undo'))).toBeUndefined()
    expect(() => undo(begun([human, human], 'undo'))).toThrow()
  })

  it('is played by two persons over a host in a thread of its own (seed "flood")', async () => {
    lay()
    const { match } = begun([human, human, computer], 'flood')
    const game = new URL('./fixtures/highWaterOnShelf.ts', import.meta.url).href
    const { open } = await playInThread({ match, game, viewers: [0, 1], seed: 'flood' })
    expect(verify(open.match)).toMatchObject({ ok: true })
  })

  it('is gone when it was taken away: no match of it begins, and no file of it is read', async () => {
    lay()
    const text = writeMatch(begun([human, human], 'ebb').match)
    takeAway?.()
    expect(gameHere(id)).toBeUndefined()
    expect(await loadGame(id)).toBeUndefined()
    expect(newMatch({ game: id, players: 2, seed: 'ebb' })).toMatchObject({ ok: false, path: 'game' })
    expect(readMatch(text)).toMatchObject({ ok: false, path: 'game' })
  })
})
