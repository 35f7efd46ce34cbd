/**
 * One file a room: a line for each thing that happened, written and flushed to the disk (fdatasync) before anybody is
 * told. A line that was cut off by a crash was told to nobody and is left out; a write that failed half way is undone
 * before the next one.
 */
import { type FileHandle, open, readFile, stat } from 'node:fs/promises'
import { dirname } from 'node:path'
import type { Entry, Match } from '../match/match'
import type { OpenMatch } from '../match/openMatch'
import { isSame } from '../match/plain'
import { readMatchData } from '../match/readMatch'
import type { Keeper } from '../match/sitting'
import type { Said } from '../rooms/messages'
import type { RoomHead } from './roomHead'

type Rest = Omit<Match, 'log'>

export type RoomLine =
  | { readonly room: RoomHead }
  | { readonly begin: Rest }
  /** The log from `since` on; of the rest what has changed, `null` for what is gone. */
  | {
      readonly since: number
      readonly entries: readonly Entry[]
      readonly rest?: Readonly<Record<string, unknown>>
    }
  | { readonly said: Said }

/** Somebody who fills the disk with words stops here. */
const mostBytes = 64 * 1024 * 1024
const mostSaidKept = 50

export interface RoomFile {
  append(line: RoomLine): Promise<void>
  /** Keeps what is played at this room's table. */
  readonly keeper: Keeper
  close(): Promise<void>
}

export interface KeptRoom {
  readonly head: RoomHead
  readonly open: OpenMatch | undefined
  readonly said: readonly Said[]
}

export class RoomFault extends Error {}

/** The file at this path, of which `size` bytes are whole. */
export async function openRoomFile(path: string, size: number, openFile = open): Promise<RoomFile> {
  const handle = await openFile(path, size === 0 ? 'wx+' : 'r+')
  if (size === 0) await flushFolder(dirname(path))
  let whole = size
  /** Bytes behind the whole ones may be anything. */
  let isTorn = true
  let queue: Promise<unknown> = Promise.resolve()

  const write = async (line: RoomLine) => {
    const bytes = Buffer.from(`${JSON.stringify(line)}\n`)
    if (whole + bytes.length > mostBytes) throw new RoomFault('This room has grown too large to be kept.')
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
  const append = (line: RoomLine) => {
    const done = queue.then(() => write(line))
    queue = done.catch(() => {})
    return done
  }
  return {
    append,
    keeper: { keep: (_, next, before) => append(changeLine(before.match, next.match)) },
    async close() {
      await queue
      await handle.close()
    },
  }
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
  if (error instanceof RoomFault) return error
  return new RoomFault(`The server could not keep this (${code ?? String(error)}).`)
}

function changeLine(before: Match, now: Match): RoomLine {
  const { log: known, ...was } = before
  const { log, ...is } = now
  let since = Math.min(known.length, log.length)
  while (since > 0 && known[since - 1]!.seal !== log[since - 1]!.seal) since--
  const fields = [...new Set([...Object.keys(was), ...Object.keys(is)])] as (keyof Rest)[]
  const changed = fields.filter(field => was[field] !== is[field] && !isSame(was[field], is[field]))
  const rest = Object.fromEntries(changed.map(field => [field, is[field] ?? null]))
  return { since, entries: log.slice(since), ...(changed.length > 0 && { rest }) }
}

/** Reads a room; `size` is what of the file is whole. Throws `RoomFault` for one that is damaged. */
export async function readRoomFile(path: string): Promise<KeptRoom & { readonly size: number }> {
  const { size: there } = await stat(path)
  if (there > mostBytes) throw new RoomFault('This room is too large to be read.')
  const bytes = await readFile(path)
  const size = bytes.lastIndexOf(10) + 1
  const lines = bytes.subarray(0, size).toString('utf8').split('\n').slice(0, -1)
  let head: RoomHead | undefined
  let rest: Record<string, unknown> | undefined
  const log: Entry[] = []
  const said: Said[] = []
  for (const [index, text] of lines.entries()) {
    const line = parsed(text, index)
    if ('room' in line) head = line.room
    else if ('begin' in line) rest = { ...line.begin }
    else if ('said' in line) said.push(line.said)
    else {
      log.length = Math.min(log.length, line.since)
      log.push(...line.entries)
      for (const [field, value] of Object.entries(line.rest ?? {})) {
        if (value === null) delete rest![field]
        else rest![field] = value
      }
    }
  }
  if (!head) throw new RoomFault('This room was never finished.')
  const read = rest && readMatchData({ ...rest, log })
  if (read && !read.ok) throw new RoomFault(read.why)
  return { head, open: read?.value, said: said.slice(-mostSaidKept), size }
}

function parsed(text: string, index: number): RoomLine {
  try {
    return JSON.parse(text) as RoomLine
  } catch {
    throw new RoomFault(`Line ${index + 1} of this room is damaged.`)
  }
}
