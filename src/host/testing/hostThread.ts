/** A host in a thread of Node, for tests: what a worker of the page does, without a page. */
import { type MessagePort, parentPort, workerData } from 'node:worker_threads'
import '../../match/allGames'
import type { Match } from '../../match/match'
import { openMatch } from '../../match/openMatch'
import { loadPhysics } from '../../physics'
import { layDown } from '../../rules/shelf'
import type { Port } from '../../wire'
import { servePort } from '../servePort'
import { testHost } from './hosts'

await loadPhysics()
const { match, game } = workerData as { readonly match: Match; readonly game?: string }
// A game that is not on the shelf: the address of a module that has it as its default.
if (game) layDown((await import(game)).default)
const read = openMatch(match)
if (!read.ok) throw new Error(read.why)
const host = await testHost(read.value)

parentPort!.on('message', (wishes: readonly { port: MessagePort; viewer: number | 'spectator' }[]) => {
  for (const { port, viewer } of wishes) {
    const chairs = viewer === 'spectator' ? [] : [viewer]
    const wish = { rights: { chairs, isOwner: viewer === 0 }, isWaitedFor: viewer === 0 }
    servePort(host, wish, port as unknown as Port)
  }
  host.start()
})
parentPort!.postMessage('ready')
