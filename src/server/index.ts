/**
 * Rooms: matches that several places play at one table.
 *
 * serveRooms   sockets: origin, schema, size, rate
 * createRooms  all rooms: made, woken, put to sleep
 * createRoom   one of them: who is there, what its host may do, the host of its match
 * openings     sealed dice over the room
 * storage      where rooms are kept: fileStorage
 * roomLines    what is kept, a line for each thing that happened
 * threads      where dice fall and computers think
 */
import '../match/allGames'
import type { Server } from 'node:http'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { generate } from 'lean-qr'
import { createRooms } from './createRooms'
import { claimFolder, usualDataFolder } from './dataFolder'
import { createFileStorage } from './fileStorage'
import { serveRooms } from './serveRooms'
import { createThreads } from './threads'

export interface RoomsWish {
  readonly servers: readonly Server[]
  /** Default: a folder of the user's. */
  readonly data?: string
  readonly origins?: readonly string[]
}

export interface StartedRooms {
  readonly folder: string
  close(): Promise<void>
}

/** Throws a sentence where no rooms can be kept. */
export async function startRooms({
  servers,
  data = usualDataFolder(),
  origins,
}: RoomsWish): Promise<StartedRooms> {
  const claim = await claimFolder(data)
  const threads = createThreads(Math.max(1, availableParallelism() - 1))
  const rooms = createRooms({ storage: await createFileStorage(join(data, 'rooms')), threads })
  const served = serveRooms({ servers, rooms, ...(origins && { origins }) })
  return {
    folder: data,
    async close() {
      await served.close()
      await rooms.close()
      await threads.close()
      await claim.release()
    },
  }
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
