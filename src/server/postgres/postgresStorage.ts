/**
 * Rooms in Postgres, for any number of servers. A room is with the server that woke it, as long as that one is there;
 * each waking has a number, its term. A line is added only in the term in which its writer read the room, and only at
 * the next free place. So no server writes past another one, however late or cut off it is.
 */
import { DatabaseError, Pool, type PoolClient } from 'pg'
import { checkSize, createRoomLog, RoomFault, readRoom } from '../roomLines'
import { type Elsewhere, OutOfReach, type Storage } from '../storage'
import { migrate } from './migrations'
import { type Standing, stand, whereIs } from './standing'

export interface PostgresParts {
  /** `postgres://…` */
  readonly database: string
  /** Where other servers of this database reach this one. */
  readonly address: string
  /** An answer of the database is waited for this long; 0: as long as it takes. */
  readonly patienceMs?: number
}

const usualPatienceMs = 10_000

/** A room that this server has awake. */
interface Held {
  readonly term: string
  lose(): void
}

/** Throws where the database is out of reach, or of a newer program. */
export async function createPostgresStorage({
  database,
  address,
  patienceMs = usualPatienceMs,
}: PostgresParts): Promise<Storage> {
  const config = {
    connectionString: database,
    keepAlive: true,
    connectionTimeoutMillis: patienceMs,
    query_timeout: patienceMs,
    application_name: 'seabox',
  }
  const pool = new Pool({ ...config, max: 8 })
  // A connection that nobody uses may end; the next one is made when it is needed.
  pool.on('error', () => {})
  const held = new Set<Held>()
  let standing: Promise<Standing> | undefined
  let server: number | undefined

  const standUp = (): Promise<Standing> => {
    if (standing) return standing
    const end = () => {
      if (standing === mine) standing = undefined
    }
    const mine = stand(config, address, () => {
      end()
      for (const one of [...held]) one.lose()
    })
    standing = mine
    mine.then(({ number }) => {
      server = number
    }, end)
    return mine
  }

  try {
    await migrate(pool)
    await standUp()
  } catch (error) {
    await pool.end()
    throw error
  }

  /** Makes the room this server's, if no other one has it. Returns the term. */
  const claim = async (
    client: PoolClient,
    id: string,
    me: number,
  ): Promise<string | Elsewhere | undefined> => {
    const { rows } = await client.query<{ server: number | null }>(
      'SELECT server FROM seabox.rooms WHERE id = $1 FOR UPDATE',
      [id],
    )
    if (!rows[0]) return undefined
    const { server } = rows[0]
    const other = server === null || server === me ? undefined : await whereIs(client, server)
    if (other) return other
    const claimed = await client.query<{ term: string }>(
      'UPDATE seabox.rooms SET server = $2, term = term + 1 WHERE id = $1 RETURNING term',
      [id, me],
    )
    return claimed.rows[0]!.term
  }

  const inReach = async <T>(work: () => Promise<T>): Promise<T> => {
    try {
      return await work()
    } catch (error) {
      throw isRefused(error) || error instanceof RoomFault ? error : new OutOfReach(String(error))
    }
  }

  const transaction = async <T>(work: (client: PoolClient) => Promise<T>): Promise<T> => {
    const client = await pool.connect()
    try {
      await client.query('BEGIN')
      const result = await work(client)
      await client.query('COMMIT')
      client.release()
      return result
    } catch (error) {
      client.release(true)
      throw error
    }
  }

  return {
    get server() {
      return server
    },
    count: () =>
      inReach(async () => {
        const { rows } = await pool.query<{ count: string }>('SELECT count(*) FROM seabox.rooms')
        return Number(rows[0]!.count)
      }),
    create: head =>
      inReach(async () => {
        const lines = [JSON.stringify({ room: head })]
        if (!(await transaction(client => addRoom(client, head.id, lines))))
          throw new RoomFault('There is such a room already.')
      }),
    open: (id, onLost) =>
      inReach(async () => {
        const me = await standUp()
        const claimed = await transaction(client => claim(client, id, me.number))
        if (typeof claimed !== 'string') return claimed
        const term = claimed
        const { rows } = await pool.query<{ seq: number; line: string }>(
          'SELECT seq, line::text FROM seabox.entries WHERE room = $1 ORDER BY seq',
          [id],
        )
        const lines = rows.map(({ line }) => line)
        const kept = readRoom(lines)
        let next = (rows.at(-1)?.seq ?? -1) + 1
        let bytes = lines.reduce((sum, line) => sum + line.length, 0)
        let isLost = false
        const one: Held = {
          term,
          lose() {
            held.delete(one)
            isLost = true
            onLost()
          },
        }
        if (me.isOver) throw new OutOfReach('the connection to the database was cut')
        held.add(one)

        const lost = () => {
          if (!isLost) one.lose()
          return new RoomFault('The room goes on in a moment.')
        }
        const write = async (text: string) => {
          if (isLost) throw lost()
          checkSize(bytes + text.length)
          let added: number | null
          try {
            // The lock on the row: nobody claims the room between the look at the term and the line.
            const result = await pool.query({
              name: 'add a line',
              text: `INSERT INTO seabox.entries (room, seq, line)
                SELECT id, $2, $3 FROM seabox.rooms WHERE id = $1 AND term = $4 FOR SHARE`,
              values: [id, next, text, term],
            })
            added = result.rowCount
          } catch (error) {
            // Whether the line was kept is not known where the answer did not come: the room is read again.
            if (!isRefused(error) || error.code === placeTaken) throw lost()
            throw inWords(error)
          }
          if (added !== 1) throw lost()
          next++
          bytes += text.length
        }
        const close = async () => {
          held.delete(one)
          if (isLost) return
          isLost = true
          // Where this fails, the room is free as soon as this server is gone or wakes it again.
          await pool
            .query('UPDATE seabox.rooms SET server = NULL WHERE id = $1 AND term = $2', [id, term])
            .catch(() => {})
        }
        return { kept, log: createRoomLog(write, close) }
      }),
    async close() {
      const there = await standing?.catch(() => undefined)
      standing = undefined
      await there?.end()
      if (!pool.ending) await pool.end()
    },
  }
}

/** A room with its lines; false where there is one of this name. */
export async function addRoom(client: PoolClient, id: string, lines: readonly string[]): Promise<boolean> {
  const { rowCount } = await client.query(
    'INSERT INTO seabox.rooms (id) VALUES ($1) ON CONFLICT DO NOTHING',
    [id],
  )
  if (rowCount !== 1) return false
  await client.query(
    `INSERT INTO seabox.entries (room, seq, line)
      SELECT $1, place - 1, line::json FROM unnest($2::text[]) WITH ORDINALITY AS each (line, place)`,
    [id, lines],
  )
  return true
}

const placeTaken = '23505'
const diskFull = '53100'

/** Postgres has answered that it did not do it. Else its answer did not come, or it is shutting down. */
function isRefused(error: unknown): error is DatabaseError {
  return error instanceof DatabaseError && !/^(08|57)/.test(error.code ?? '08')
}

function inWords({ code }: DatabaseError): RoomFault {
  if (code === diskFull)
    return new RoomFault('The disk of the database is full. The game goes on as soon as there is room again.')
  return new RoomFault(`The database could not keep this (${code}).`)
}
