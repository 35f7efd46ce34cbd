import { once } from 'node:events'
import { MessageChannel, Worker } from 'node:worker_threads'
import { beforeAll, describe, expect, it } from 'vitest'
import { readMatch } from '../match/readMatch'
import { computer, person, testTable } from '../match/testing/matches'
import { verify } from '../match/verify'
import { loadPhysics } from '../physics'
import { createLink, overPort, type Port } from '../wire'
import { linesOf, noLines } from './lines'
import { sitDown, untilTold } from './testing/hosts'

beforeAll(loadPhysics)

describe('a host in a thread of its own', () => {
  it('plays a match with two persons to its end over the ports of a worker (seed "thread")', async () => {
    const { match } = testTable({ seed: 'thread', players: 3, sitters: [person, person, computer] })
    const file = new URL('./testing/hostThread.ts', import.meta.url).href
    const start = `import('tsx/esm/api').then(({ tsImport }) => tsImport(${JSON.stringify(file)}, ${JSON.stringify(file)}))`
    const thread = new Worker(start, { eval: true, workerData: { match } })
    await once(thread, 'message')
    const viewers = [0, 1, 'spectator'] as const
    const channels = viewers.map(viewer => ({ viewer, ...new MessageChannel() }))
    const links = channels.map(({ viewer, port2 }) => {
      const link = createLink({ connect: overPort(port2 as unknown as Port), viewer })
      link.listen(news => link.seen(news))
      if (viewer !== 'spectator') sitDown(link, viewer, 'in a thread')
      return link
    })
    const wishes = channels.map(({ viewer, port1 }) => ({ viewer, port: port1 }))
    thread.postMessage(
      wishes,
      wishes.map(({ port }) => port),
    )
    await Promise.all(links.map(link => untilTold(link, ({ turn }) => turn.kind === 'over')))
    const exported = await links[0]!.ask({ kind: 'export' })
    if (!exported.ok) throw new Error(exported.why)
    const read = readMatch(exported.value as string)
    if (!read.ok) throw new Error(read.why)
    expect(verify(read.value.match)).toMatchObject({ ok: true })
    for (const [at, viewer] of viewers.entries()) {
      const { lines } = linesOf(read.value, viewer, noLines)
      expect(links[at]!.told!.lines).toEqual(JSON.parse(JSON.stringify(lines)))
      links[at]!.close()
    }
    await thread.terminate()
  })
})
