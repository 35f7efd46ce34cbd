/** A room that is sent this many malformed and misordered messages while its match goes on. */
import fc from 'fast-check'
import { untilTold } from '../../host/testing/hosts'
import { computer, person } from '../../match/testing/matches'
import { entryTo, leaveNothing, openRoom, pageIn, socketTo, startHouse } from './houses'

const kinds = [
  'hello',
  'seen',
  'ask',
  'start',
  'lend',
  'take back',
  'turn out',
  'name',
  'seal',
  'point',
  'play',
  'let go',
]
/** Nearly right: a known kind with anything in its fields, or with its fields out of order. */
const nearly = fc.record(
  {
    kind: fc.constantFrom(...kinds),
    id: fc.oneof(fc.nat(), fc.jsonValue()),
    n: fc.oneof(fc.nat(), fc.double()),
    stream: fc.string(),
    seat: fc.oneof(fc.integer({ min: -2, max: 12 }), fc.jsonValue()),
    ask: fc.record({
      kind: fc.constantFrom(...kinds, 'undo', 'export', 'look as', 'throw'),
      move: fc.jsonValue(),
    }),
    room: fc.string(),
    key: fc.string(),
  },
  { requiredKeys: ['kind'] },
)
const message = fc.oneof(nearly, fc.jsonValue({ maxDepth: 3 }))
const event = fc.constantFrom('wire', 'do', 'enter', 'peek', 'create', 'no such event')

/** Messages between two looks at whether all have been read. */
const batch = 1_000

export interface Outcome {
  /** What sockets outside of every room were told, and each connection that the server ended: nothing, if all is well. */
  readonly heard: readonly string[]
  /** What came of an honest word and an honest question afterwards. */
  readonly honest: readonly { readonly ok: boolean }[]
  /** The heap after each thousand, where the collector can be called. */
  readonly heapBytes: readonly number[]
}

export async function sendMalformed(count: number, seed: number): Promise<Outcome> {
  const fast = { most: 1_000_000, perSecond: 1_000_000 }
  const house = await startHouse({ messages: fast })
  try {
    const room = await openRoom(house.address, { sitters: [person, person, computer] })
    const host = pageIn(house.address, room, 'host')
    await host.untilPhase('in')
    await host.screen.do({ kind: 'start' })
    const link = host.table()
    await untilTold(link, () => true)
    const heard: string[] = []
    const connected = async () => {
      const socket = socketTo(house.address)
      socket.on('disconnect', reason => {
        if (reason !== 'io client disconnect') heard.push(reason)
      })
      socket.connect()
      await new Promise<void>(come => socket.once('connect', () => come()))
      return socket
    }
    const watching = await connected()
    await watching.emitWithAck('enter', entryTo(room, 'spectator'))
    const heapBytes: number[] = []
    for (let sent = 0; sent < count; sent += batch) {
      // A socket that enters no room is sent away after a minute.
      const outside = await connected()
      outside.onAny((name: string) => heard.push(name))
      const numRuns = Math.min(batch, count - sent)
      for (const [at, [name, input]] of fc
        .sample(fc.tuple(event, message), { numRuns, seed: seed + sent })
        .entries()) {
        const socket = at % 2 === 0 && name !== 'enter' ? watching : outside
        socket.emit(name, input, () => {})
      }
      // Messages of a socket are read in order, so all before this one have been read.
      for (const socket of [outside, watching]) await socket.emitWithAck('peek', { room: room.id, key: 'no' })
      outside.disconnect()
      globalThis.gc?.()
      if (globalThis.gc) heapBytes.push(process.memoryUsage().heapUsed)
    }
    const honest = [
      await host.screen.do({ kind: 'say', text: 'Still afloat' }),
      await link.ask({ kind: 'look as', viewer: 0 }),
    ]
    watching.disconnect()
    host.close()
    return { heard, honest, heapBytes }
  } finally {
    await leaveNothing(house)
  }
}
