/** Our server in a process of its own, with files and threads as `npm start` has them. */
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createRooms } from '../../src/server/createRooms'
import { createFileStorage } from '../../src/server/fileStorage'
import { serveRooms } from '../../src/server/serveRooms'
import { createThreads } from '../../src/server/threads'
import { answerMeasuring } from './measured'

const folder = mkdtempSync(join(tmpdir(), 'seabox-bench-'))
process.on('exit', () => rmSync(folder, { recursive: true, force: true }))
// A signal alone would end it without the line above.
process.on('SIGTERM', () => process.exit())
const server = createServer()
server.listen(0, '127.0.0.1', async () => {
  const rooms = createRooms({ storage: await createFileStorage(folder), threads: createThreads(1) })
  // All screens come from one address here, and at once, and play faster than any person.
  serveRooms({
    servers: [server],
    rooms,
    mostSockets: 10_000,
    creations: { most: 2_000, perSecond: 1_000 },
    messages: { most: 100_000, perSecond: 10_000 },
  })
  answerMeasuring((server.address() as AddressInfo).port, () => rooms.awake)
})
