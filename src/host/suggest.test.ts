import { beforeAll, describe, expect, it } from 'vitest'
import type { OpenMatch } from '../match/openMatch'
import { person, testTable } from '../match/testing/matches'
import { loadPhysics } from '../physics'
import type { AnyMove, Seat } from '../rules/game'
import { createLink, type Suggestion } from '../wire'
import { suggestionFor } from './suggest'
import { testHost, thinker } from './testing/hosts'

beforeAll(loadPhysics)

/** Who is asked first. */
const askedIn = ({ game, state }: OpenMatch): Seat => {
  const turn = game.turn(state)
  return turn.kind === 'over' ? 0 : turn.seats[0]!
}

const table = (seed: string) => testTable({ players: 2, seed, sitters: [person, person] })

describe('what a mate would do', () => {
  it('is a move that may be made, with a reason, the same each time it is asked (seed "advice")', async () => {
    const open = table('advice')
    const said = await suggestionFor(thinker, open, askedIn(open), 0)
    expect(open.game.check(open.state, said.move)).toBeUndefined()
    expect(said.reason).toMatch(/\.$/)
    expect(await suggestionFor(thinker, open, askedIn(open), 0)).toEqual(said)
  })

  it('does not depend on the seed of the match, which nobody may know (seeds "one", "other")', async () => {
    const [one, other] = [table('one'), table('other')]
    const sameView = { ...other, state: one.state }
    expect(await suggestionFor(thinker, sameView, askedIn(one), 0)).toEqual(
      await suggestionFor(thinker, one, askedIn(one), 0),
    )
  })

  it('is told to the seat that is asked and to no other (seed "seat")', async () => {
    const open = table('seat')
    const mine = askedIn(open)
    const host = await testHost(open)
    host.start()
    const link = createLink({
      connect: (onMessage, onLost) => {
        void onLost
        const connection = host.connect(
          { rights: { chairs: [mine], isOwner: false }, isWaitedFor: false },
          onMessage,
        )
        return { send: message => connection.receive(message), close: () => connection.close() }
      },
      viewer: mine,
    })
    const own = await link.ask({ kind: 'suggest', seat: mine, made: 0 })
    expect(own.ok && (own.value as Suggestion).move.seat).toBe(mine)
    expect(await link.ask({ kind: 'suggest', seat: 1 - mine, made: 0 })).toMatchObject({ ok: false })
    const late = await link.ask({ kind: 'suggest', seat: mine, made: 7 })
    expect(late).toMatchObject({ ok: false, late: true })
    const { move } = own.ok ? (own.value as Suggestion) : { move: undefined }
    await link.ask({ kind: 'play', move: move as AnyMove })
    host.close()
  })
})
