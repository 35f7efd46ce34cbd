/**
 * A server in a process of its own, for tests that end it: `rooms port`, where the rooms are a folder or a database. Says
 * its port when it listens.
 */
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { loadPhysics } from '../../physics'
import { createRooms } from '../createRooms'
import { createFileStorage } from '../fileStorage'
import { createPostgresStorage } from '../postgres/postgresStorage'
import { serveRooms } from '../serveRooms'
import { threadsHere } from './houses'

const [kept = '', wanted = '0'] = process.argv.slice(2)
await loadPhysics()
const server = createServer()
await new Promise<void>(listening => server.listen(Number(wanted), '127.0.0.1', listening))
const { port } = server.address() as AddressInfo
const storage = kept.startsWith('postgres:')
  ? await createPostgresStorage({ database: kept, address: `http://127.0.0.1:${port}`, patienceMs: 0 })
  : await createFileStorage(kept)
serveRooms({ servers: [server], rooms: createRooms({ storage, threads: threadsHere }) })
process.send?.(port)
