import fc from 'fast-check'
import { afterEach, beforeAll, expect, it } from 'vitest'
import { untilTold } from '../host/testing/hosts'
import { computer, person } from '../match/testing/matches'
import { loadPhysics } from '../physics'
import { entryTo, type House, leaveNothing, openRoom, pageIn, socketTo, startHouse } from './testing/houses'

beforeAll(loadPhysics)

let house: House
afterEach(() => leaveNothing(house))

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

it('takes 3,000 malformed and misordered messages, tells nothing for them, and plays on', async () => {
  const fast = { most: 1_000_000, perSecond: 1_000_000 }
  house = await startHouse({ messages: fast })
  const room = await openRoom(house.address, { sitters: [person, person, computer] })
  const host = pageIn(house.address, room, 'host')
  await host.untilPhase('in')
  await host.screen.do({ kind: 'start' })
  const link = host.table()
  await untilTold(link, () => true)
  const heard: string[] = []
  const [outside, watching] = [socketTo(house.address), socketTo(house.address)]
  for (const socket of [outside, watching]) {
    socket.on('disconnect', reason => heard.push(reason))
    socket.connect()
    await new Promise<void>(connected => socket.once('connect', () => connected()))
  }
  outside.onAny((name: string) => heard.push(name))
  await watching.emitWithAck('enter', entryTo(room, 'spectator'))
  for (const [at, [name, input]] of fc
    .sample(fc.tuple(event, message), { numRuns: 3_000, seed: 21 })
    .entries()) {
    const socket = at % 2 === 0 && name !== 'enter' ? watching : outside
    socket.emit(name, input, () => {})
  }
  // Messages of a socket are read in order, so all before these have been read.
  for (const socket of [outside, watching])
    expect(await socket.emitWithAck('peek', { room: room.id, key: 'no' })).toMatchObject({ ok: false })
  expect(heard).toEqual([])
  expect(await host.screen.do({ kind: 'say', text: 'Still afloat' })).toEqual({ ok: true })
  expect(await link.ask({ kind: 'look as', viewer: 0 })).toMatchObject({ ok: true })
  for (const socket of [outside, watching]) socket.disconnect()
  host.close()
})
