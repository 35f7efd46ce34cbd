/**
 * One file a room, a line for each thing that happened, flushed to the disk (fdatasync) before anybody is told. A line
 * that was cut off by a crash was told to nobody and is left out; a write that failed half way is undone before the
 * next one.
 */
import { type FileHandle, open, readFile, stat } from 'node:fs/promises'
import { dirname } from 'node:path'
import { checkSize, createRoomLog, type KeptRoom, RoomFault, type RoomLog, readRoom } from './roomLines'

/** The file at this path, of which `size` bytes are whole. */
export async function openRoomFile(path: string, size: number, openFile = open): Promise<RoomLog> {
  const handle = await openFile(path, size === 0 ? 'wx+' : 'r+')
  if (size === 0) await flushFolder(dirname(path))
  let whole = size
  /** Bytes behind the whole ones may be anything. */
  let isTorn = true

  const write = async (text: string) => {
    const bytes = Buffer.from(`${text}\n`)
    checkSize(whole + bytes.length)
    try {
      if (isTorn) await handle.truncate(whole)
      isTorn = true
      await writeAll(handle, bytes, whole)
      await handle.datasync()
      whole += bytes.length
      isTorn = false
    } catch (error) {
      throw inWords(error)
    }
  }
  return createRoomLog(write, () => handle.close())
}

/** Else the name of a new file may be gone after a power cut, whatever was flushed into it. */
async function flushFolder(folder: string): Promise<void> {
  // Windows opens no folders, and keeps names by itself.
  const handle = await open(folder, 'r').catch(() => undefined)
  await handle?.sync()
  await handle?.close()
}

async function writeAll(handle: FileHandle, bytes: Buffer, at: number): Promise<void> {
  let written = 0
  while (written < bytes.length) {
    const { bytesWritten } = await handle.write(bytes, written, bytes.length - written, at + written)
    written += bytesWritten
  }
}

function inWords(error: unknown): Error {
  const code = (error as NodeJS.ErrnoException).code
  if (code === 'ENOSPC' || code === 'EDQUOT')
    return new RoomFault('The disk of the server is full. The game goes on as soon as there is room again.')
  return new RoomFault(`The server could not keep this (${code ?? String(error)}).`)
}

/** Its lines; `size` is what of the file is whole. Throws `RoomFault` for one that is too large. */
export async function readRoomLines(path: string): Promise<{ lines: readonly string[]; size: number }> {
  checkSize((await stat(path)).size)
  const bytes = await readFile(path)
  const size = bytes.lastIndexOf(10) + 1
  return { lines: bytes.subarray(0, size).toString('utf8').split('\n').slice(0, -1), size }
}

/** Throws `RoomFault` for a room that is damaged. */
export async function readRoomFile(path: string): Promise<KeptRoom & { readonly size: number }> {
  const { lines, size } = await readRoomLines(path)
  return { ...readRoom(lines), size }
}
