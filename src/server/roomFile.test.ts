import { appendFile, type FileHandle, mkdtemp, open, readFile, rm, truncate } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { testMatch, testTable } from '../match/testing/matches'
import { loadPhysics } from '../physics'
import { openRoomFile, readRoomFile } from './roomFile'
import { testHead } from './testing/heads'

let folder: string
let path: string

beforeAll(loadPhysics)
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'seabox-file-'))
  path = join(folder, 'room.jsonl')
})
afterEach(() => rm(folder, { recursive: true }))

const head = testHead('a'.repeat(16))

/** A room with a match of some entries, kept one by one. */
async function keepMatch(entries: number) {
  const file = await openRoomFile(path, 0)
  await file.append({ room: head })
  const { log: _, ...begin } = testTable().match
  await file.append({ begin })
  for (let at = 1; at <= entries; at++)
    await file.keeper.keep('', testMatch({ entries: at }), testMatch({ entries: at - 1 }))
  return file
}

describe('the file of a room', () => {
  it('is whole after a cut at every byte of its last line', async () => {
    const file = await keepMatch(3)
    await file.close()
    const bytes = await readFile(path)
    const last = bytes.lastIndexOf(10, bytes.length - 2) + 1
    for (let size = bytes.length - 1; size >= last; size -= 17) {
      await truncate(path, size)
      const kept = await readRoomFile(path)
      expect(kept.size).toBe(last)
      expect(kept.open!.match).toEqual(testMatch({ entries: 2 }).match)
    }
    const { size } = await readRoomFile(path)
    const again = await openRoomFile(path, size)
    await again.keeper.keep('', testMatch({ entries: 3 }), testMatch({ entries: 2 }))
    await again.close()
    expect(await readFile(path)).toEqual(bytes)
  })

  it('keeps a move that was taken back as taken back', async () => {
    const file = await keepMatch(3)
    await file.keeper.keep('', testMatch({ entries: 1 }), testMatch({ entries: 3 }))
    await file.close()
    expect((await readRoomFile(path)).open!.match).toEqual(testMatch({ entries: 1 }).match)
  })

  it('says that the disk is full, keeps nothing of what it could not write, and goes on when there is room', async () => {
    await (await keepMatch(1)).close()
    const { size } = await readRoomFile(path)
    let isFull = true
    // A disk that takes half of what is written, and then no more.
    const crowded = async (...args: Parameters<typeof open>): Promise<FileHandle> => {
      const handle = await open(...args)
      const write = handle.write.bind(handle) as (...args: unknown[]) => Promise<{ bytesWritten: number }>
      const full = async (bytes: Buffer, from: number, length: number, at: number) => {
        if (!isFull) return write(bytes, from, length, at)
        if (from > 0) throw Object.assign(new Error('no space left'), { code: 'ENOSPC' })
        return write(bytes, from, Math.floor(length / 2), at)
      }
      return Object.assign(handle, { write: full as unknown as FileHandle['write'] })
    }
    const file = await openRoomFile(path, size, crowded)
    const keep = () => file.keeper.keep('', testMatch({ entries: 2 }), testMatch({ entries: 1 }))
    await expect(keep()).rejects.toThrow('The disk of the server is full.')
    expect((await readRoomFile(path)).open!.match.log).toHaveLength(1)
    isFull = false
    await keep()
    await file.close()
    expect((await readRoomFile(path)).open!.match).toEqual(testMatch({ entries: 2 }).match)
  })

  it('is refused with a sentence where a line in the middle is damaged', async () => {
    await (await keepMatch(1)).close()
    await appendFile(path, '{ no line\n{"said":{"text":"x","at":1}}\n')
    await expect(readRoomFile(path)).rejects.toThrow('Line 4 of this room is damaged.')
  })
})
