/**
 * Rooms: matches that several places play at one table.
 *
 * serveRooms   sockets: origin, schema, size, rate
 * createRooms  all rooms: made, woken, put to sleep
 * createRoom   one of them: who is there, what its host may do, the host of its match
 * openings     sealed dice over the room
 * storage      where rooms are kept: fileStorage, postgres/
 * relay        a room that another server of the same database has awake
 * roomLines    what is kept, a line for each thing that happened
 * threads      where dice fall and computers think
 */
import '../match/allGames'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { generate } from 'lean-qr'
import { createRooms } from './createRooms'
import { claimFolder, usualDataFolder } from './dataFolder'
import { createFileStorage } from './fileStorage'
import { createPostgresStorage } from './postgres/postgresStorage'
import { isThere } from './relay'
import { serveRooms } from './serveRooms'
import { createThreads } from './threads'

export interface RoomsWish {
  readonly servers: readonly Server[]
  /** Default: a folder of the user's. */
  readonly data?: string
  /** `postgres://…`, instead of a folder: for several servers. */
  readonly database?: string
  /** Where other servers of the database reach this one. Default: its port on this machine. */
  readonly peer?: string
  readonly origins?: readonly string[]
}

export interface StartedRooms {
  /** Where the rooms are kept, in words. */
  readonly where: string
  /** What keeps players from some rooms, in a sentence. */
  readonly trouble?: string
  close(): Promise<void>
}

/** Throws a sentence where no rooms can be kept. */
export async function startRooms(wish: RoomsWish): Promise<StartedRooms> {
  const { servers, origins } = wish
  const { storage, where, release } = await openStorage(wish)
  const threads = createThreads(Math.max(1, availableParallelism() - 1))
  const rooms = createRooms({ storage, threads })
  const served = serveRooms({ servers, rooms, ...(origins && { origins }) })
  const trouble = wish.peer === undefined ? undefined : await peerTrouble(wish.peer, rooms.server!)
  return {
    where,
    ...(trouble !== undefined && { trouble }),
    async close() {
      await served.close()
      await rooms.close()
      await threads.close()
      await release()
    },
  }
}

async function openStorage({ servers, data = usualDataFolder(), database, peer }: RoomsWish) {
  if (database === undefined) {
    const claim = await claimFolder(data)
    const storage = await createFileStorage(join(data, 'rooms'))
    return { storage, where: data, release: claim.release }
  }
  const { port } = servers[0]!.address() as AddressInfo
  const storage = await createPostgresStorage({ database, address: peer ?? `http://127.0.0.1:${port}` })
  const { host, pathname } = new URL(database)
  return { storage, where: `the database ${host}${pathname}`, release: async () => {} }
}

/** It asks for itself where the others will ask for it. */
async function peerTrouble(address: string, server: number): Promise<string | undefined> {
  if (await isThere({ address, server })) return undefined
  return `This server does not answer at ${address}, so players who come to another server cannot enter its rooms: give its own address with --peer, and start it with --lan if that is not on this machine.`
}

/** An address as a QR code of half blocks, for a terminal. */
export function qrOf(address: string): string {
  const code = generate(address)
  const margin = 2
  const dark = (x: number, y: number) => code.get(x, y)
  const rows: string[] = []
  for (let y = -margin; y < code.size + margin; y += 2) {
    let row = '  '
    for (let x = -margin; x < code.size + margin; x++) {
      const [top, bottom] = [dark(x, y), dark(x, y + 1)]
      // Terminals are dark: what is light in the code is drawn.
      row += top ? (bottom ? ' ' : '▄') : bottom ? '▀' : '█'
    }
    rows.push(row)
  }
  return `${rows.join('\n')}\n`
}
