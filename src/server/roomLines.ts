/**
 * What is kept of a room: a line for each thing that happened, in order. Whatever keeps the lines, a line is safe before
 * anybody is told of it.
 */
import type { Entry, Match } from '../match/match'
import type { OpenMatch } from '../match/openMatch'
import { isSame } from '../match/plain'
import { readMatchData } from '../match/readMatch'
import type { Keeper } from '../match/sitting'
import type { Said } from '../rooms/messages'
import type { Seat } from '../rules/game'
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
  /** This page was given the chair. */
  | { readonly seated: { readonly seat: Seat; readonly tab: string } }

export interface KeptRoom {
  readonly head: RoomHead
  readonly open: OpenMatch | undefined
  readonly said: readonly Said[]
  /** The page that was given a chair last. */
  readonly tabs: ReadonlyMap<Seat, string>
}

/** The lines of a room that is awake. */
export interface RoomLog {
  append(line: RoomLine): Promise<void>
  /** Keeps what is played at this room's table. */
  readonly keeper: Keeper
  close(): Promise<void>
}

/** In words for the players of the room. */
export class RoomFault extends Error {}

/** Somebody who fills the disk with words stops here. */
const mostBytes = 64 * 1024 * 1024
const mostSaidKept = 50

export function checkSize(bytes: number): void {
  if (bytes > mostBytes) throw new RoomFault('This room has grown too large to be kept.')
}

/** One line after another, each with `write`. */
export function createRoomLog(write: (text: string) => Promise<void>, close: () => Promise<void>): RoomLog {
  let queue: Promise<unknown> = Promise.resolve()
  const append = (line: RoomLine) => {
    const done = queue.then(() => write(JSON.stringify(line)))
    queue = done.catch(() => {})
    return done
  }
  return {
    append,
    keeper: { keep: (_, next, before) => append(changeLine(before.match, next.match)) },
    close: () => queue.then(close),
  }
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

/** Reads a room from its lines. Throws `RoomFault` for one that is damaged. */
export function readRoom(lines: readonly string[]): KeptRoom {
  let head: RoomHead | undefined
  let rest: Record<string, unknown> | undefined
  const log: Entry[] = []
  const said: Said[] = []
  const tabs = new Map<Seat, string>()
  for (const [index, text] of lines.entries()) {
    const line = parsed(text, index)
    if ('room' in line) head = line.room
    else if ('begin' in line) rest = { ...line.begin }
    else if ('said' in line) said.push(line.said)
    else if ('seated' in line) tabs.set(line.seated.seat, line.seated.tab)
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
  return { head, open: read?.value, said: said.slice(-mostSaidKept), tabs }
}

function parsed(text: string, index: number): RoomLine {
  try {
    return JSON.parse(text) as RoomLine
  } catch {
    throw new RoomFault(`Line ${index + 1} of this room is damaged.`)
  }
}
