/** A folder with one file a room. It belongs to one server. */
import { mkdir, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { openRoomFile, readRoomFile } from './roomFile'
import type { Storage } from './storage'

const ending = '.jsonl'

/** The rooms in a folder. */
export async function roomsIn(folder: string): Promise<readonly string[]> {
  return (await readdir(folder))
    .filter(name => name.endsWith(ending))
    .map(name => name.slice(0, -ending.length))
}

export const roomPath = (folder: string, id: string) => join(folder, `${id}${ending}`)

export async function createFileStorage(folder: string): Promise<Storage> {
  await mkdir(folder, { recursive: true })
  const known = new Set(await roomsIn(folder))
  return {
    count: async () => known.size,
    async create(head) {
      const path = roomPath(folder, head.id)
      known.add(head.id)
      try {
        const log = await openRoomFile(path, 0)
        try {
          await log.append({ room: head })
        } finally {
          await log.close()
        }
      } catch (error) {
        known.delete(head.id)
        await rm(path, { force: true })
        throw error
      }
    },
    async open(id) {
      if (!known.has(id)) return undefined
      const { size, ...kept } = await readRoomFile(roomPath(folder, id))
      return { kept, log: await openRoomFile(roomPath(folder, id), size) }
    },
    close: async () => {},
  }
}
