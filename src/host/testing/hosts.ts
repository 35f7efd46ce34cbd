/** Fixtures: hosts that need no page, and persons who do anything that they are asked for. */

import { answer } from '../../match/answer'
import type { OpenMatch } from '../../match/openMatch'
import type { Keeper } from '../../match/sitting'
import { createMatchStore } from '../../match/store/createMatchStore'
import { createMemoryShelf } from '../../match/store/memoryShelf'
import { simulateThrow } from '../../physics'
import type { Seat } from '../../rules/game'
import { createRandom } from '../../rules/random'
import type { Link, Request, Told } from '../../wire'
import { createHost, type Host, type HostParts } from '../createHost'

export const thinker: HostParts['thinker'] = { think: async question => answer(question), free() {} }

export async function testHost(open: OpenMatch, parts: Partial<HostParts> = {}): Promise<Host> {
  const store = createMatchStore(createMemoryShelf())
  const { id } = await store.add(open, 'Test')
  return createHost({
    id,
    open,
    keeper: store,
    name: 'test',
    thinker,
    perform: simulateThrow,
    chance: ({ by, seat, open, act }) =>
      by === 'person' && act.kind === 'throw' ? { seed: `${seat} throws at ${open.match.log.length}` } : {},
    ...parts,
  })
}

/** Keeps nothing. */
export const noKeeper: Keeper = { keep: async () => {} }

/** Fulfilled when what is told fulfils it. */
export function untilTold(link: Link, isSo: (told: Told) => boolean): Promise<Told> {
  return new Promise(resolve => {
    if (link.told && isSo(link.told)) return resolve(link.told)
    const stop = link.listen(({ told }) => {
      if (!isSo(told)) return
      stop()
      resolve(told)
    })
  })
}

/** Who throws: if several may, the first person. */
export function throwerIn({ turn, seats }: Told): Seat | undefined {
  if (turn.kind !== 'throw') return undefined
  return turn.seats.find(seat => seats[seat]?.sitter.kind === 'human') ?? turn.seats[0]
}

/** Somebody plays a seat at this screen: any of what is offered, as soon as it is offered. Knows no rules. */
export function sitDown(link: Link, seat: Seat, seed: string): () => void {
  let asked = -1
  /** What a host refused because it could keep nothing just then is asked again at the next news, as a person would. */
  const ask = async (request: Request) => {
    const answer = await link.ask(request)
    if (!answer.ok && !answer.late) asked = -1
  }
  const look = (told: Told) => {
    if (told.viewer !== seat || told.made === asked || told.falling) return
    const { turn, made } = told
    const choices = told.asked?.choices
    if (choices) {
      asked = made
      const { move } = createRandom(`${seed} ${made}`).pick(choices)
      void ask({ kind: 'play', move, made })
    } else if (turn.kind === 'throw' && throwerIn(told) === seat && turn.fist?.level === undefined) {
      asked = made
      const throws = told.lines.filter(({ kind }) => kind === 'throw').length
      void ask({ kind: 'let go', seat, throws, gesture: { shake: 0.5 } })
    }
  }
  const stop = link.listen(({ told }) => look(told))
  if (link.told) look(link.told)
  return stop
}
