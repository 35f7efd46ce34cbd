import { once } from 'node:events'
import { MessageChannel, Worker } from 'node:worker_threads'
import type { Match } from '../../match/match'
import type { OpenMatch } from '../../match/openMatch'
import { readMatch } from '../../match/readMatch'
import { createLink, overPort, type Port } from '../../wire'
import { sitDown, untilTold } from './hosts'

export interface ThreadedMatch {
  readonly match: Match
  /** A game that is not on the shelf: the address of a module that has it as its default. */
  readonly game?: string
  readonly viewers: readonly (number | 'spectator')[]
  readonly seed: string
}

/** Plays a match to its end over a host in a thread of its own; the first viewer then exports it. */
export async function playInThread({ match, game, viewers, seed }: ThreadedMatch) {
  const file = new URL('./hostThread.ts', import.meta.url).href
  const start = `import('tsx/esm/api').then(({ tsImport }) => tsImport(${JSON.stringify(file)}, ${JSON.stringify(file)}))`
  const thread = new Worker(start, { eval: true, workerData: { match, game } })
  await once(thread, 'message')
  const channels = viewers.map(viewer => ({ viewer, ...new MessageChannel() }))
  const links = channels.map(({ viewer, port2 }) => {
    const link = createLink({ connect: overPort(port2 as unknown as Port), viewer })
    link.listen(news => link.seen(news))
    if (viewer !== 'spectator') sitDown(link, viewer, seed)
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
  const told = links.map(link => link.told!)
  for (const link of links) link.close()
  await thread.terminate()
  const open: OpenMatch = read.value
  return { open, told }
}
