/** A server in a process of its own, for tests that end it: `folder port`. Says its port when it listens. */
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { loadPhysics } from '../../physics'
import { createRooms } from '../createRooms'
import { createFileStorage } from '../fileStorage'
import { serveRooms } from '../serveRooms'
import { threadsHere } from './houses'

const [folder = '', port = '0'] = process.argv.slice(2)
await loadPhysics()
const server = createServer()
await new Promise<void>(listening => server.listen(Number(port), '127.0.0.1', listening))
serveRooms({
  servers: [server],
  rooms: createRooms({ storage: await createFileStorage(folder), threads: threadsHere }),
})
process.send?.((server.address() as AddressInfo).port)
