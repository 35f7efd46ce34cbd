import { beforeAll, describe, expect, it } from 'vitest'
import { computer, person, testTable } from '../match/testing/matches'
import { verify } from '../match/verify'
import { loadPhysics } from '../physics'
import { linesOf, noLines } from './lines'
import { playInThread } from './testing/playInThread'

beforeAll(loadPhysics)

describe('a host in a thread of its own', () => {
  it('plays a match with two persons to its end over the ports of a worker (seed "thread")', async () => {
    const { match } = testTable({ seed: 'thread', players: 3, sitters: [person, person, computer] })
    const viewers = [0, 1, 'spectator'] as const
    const { open, told } = await playInThread({ match, viewers, seed: 'in a thread' })
    expect(verify(open.match)).toMatchObject({ ok: true })
    for (const [at, viewer] of viewers.entries()) {
      const { lines } = linesOf(open, viewer, noLines)
      expect(told[at]!.lines).toEqual(JSON.parse(JSON.stringify(lines)))
    }
  })
})
