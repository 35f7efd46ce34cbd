/** Moves the rooms of a folder into a database. The files stay as they are; a room that is there already is left alone. */
import { join } from 'node:path'
import { Pool } from 'pg'
import { claimFolder } from '../dataFolder'
import { roomPath, roomsIn } from '../fileStorage'
import { readRoomLines } from '../roomFile'
import { readRoom } from '../roomLines'
import { migrate } from './migrations'
import { addRoom } from './postgresStorage'

export interface Imported {
  readonly added: number
  /** Were in the database already. */
  readonly known: number
  readonly refused: readonly { readonly room: string; readonly why: string }[]
}

/** `data`: as a server is told it. Throws a sentence where a server still writes there. */
export async function importRooms(data: string, database: string): Promise<Imported> {
  const claim = await claimFolder(data)
  const pool = new Pool({ connectionString: database, max: 1 })
  pool.on('error', () => {})
  try {
    await migrate(pool)
    const folder = join(data, 'rooms')
    let added = 0
    let known = 0
    const refused: { room: string; why: string }[] = []
    for (const room of await roomsIn(folder)) {
      try {
        const { lines } = await readRoomLines(roomPath(folder, room))
        readRoom(lines)
        if (await add(pool, room, lines)) added++
        else known++
      } catch (error) {
        refused.push({ room, why: error instanceof Error ? error.message : String(error) })
      }
    }
    return { added, known, refused }
  } finally {
    await pool.end()
    await claim.release()
  }
}

/** All of a room or nothing of it; false where it is there already. */
async function add(pool: Pool, room: string, lines: readonly string[]): Promise<boolean> {
  const client = await pool.connect()
  try {
    await client.query('BEGIN')
    const isAdded = await addRoom(client, room, lines)
    await client.query('COMMIT')
    client.release()
    return isAdded
  } catch (error) {
    client.release(true)
    throw error
  }
}
