/**
 * How a server stands in its database: it has a number, and a lock that ends with its connection. Others see by the lock
 * whether it is there; however it ends, Postgres lets go of the lock.
 */
import { Client, type ClientConfig, type Pool } from 'pg'
import type { Elsewhere } from '../storage'

/** The first key of the locks of servers; the second is the number of the server. */
const lockClass = 1_397_047_624
/** A connection that is cut without a word is found out after so long, by either end. */
const beatMs = 5_000

export interface Standing {
  readonly number: number
  readonly isOver: boolean
  end(): Promise<void>
}

/** Calls `onOver` once, as soon as others may take what this server has. */
export async function stand(config: ClientConfig, address: string, onOver: () => void): Promise<Standing> {
  const client = new Client({
    ...config,
    options: '-c tcp_keepalives_idle=5 -c tcp_keepalives_interval=5 -c tcp_keepalives_count=3',
  })
  let isOver = false
  const over = () => {
    if (isOver) return
    isOver = true
    clearInterval(beat)
    onOver()
    client.end().catch(() => {})
  }
  const beat = setInterval(() => client.query('SELECT 1').catch(over), beatMs)
  beat.unref()
  client.on('error', over)
  client.on('end', over)
  try {
    await client.connect()
    // Seen by others only once the lock is held.
    await client.query('BEGIN')
    const { rows } = await client.query<{ number: number }>(
      'INSERT INTO seabox.servers (address) VALUES ($1) RETURNING number',
      [address],
    )
    const { number } = rows[0]!
    await client.query('SELECT pg_advisory_lock($1, $2)', [lockClass, number])
    await client.query(`DELETE FROM seabox.servers WHERE number <> $1 AND NOT ${isThere('number')}`, [number])
    await client.query('COMMIT')
    return {
      number,
      get isOver() {
        return isOver
      },
      async end() {
        isOver = true
        clearInterval(beat)
        await client.end().catch(() => {})
      },
    }
  } catch (error) {
    isOver = true
    clearInterval(beat)
    client.end().catch(() => {})
    throw error
  }
}

/** Is the server of this number there? */
const isThere = (number: string) => `EXISTS (
  SELECT FROM pg_locks
  WHERE locktype = 'advisory' AND classid = ${lockClass} AND objid = ${number}::oid AND objsubid = 2 AND granted
    AND database = (SELECT oid FROM pg_database WHERE datname = current_database()))`

/** Where the server of this number is; undefined where it is gone. */
export async function whereIs(client: Pick<Pool, 'query'>, server: number): Promise<Elsewhere | undefined> {
  const { rows } = await client.query<{ address: string }>(
    `SELECT address FROM seabox.servers WHERE number = $1 AND ${isThere('number')}`,
    [server],
  )
  return rows[0] && { server, address: rows[0].address }
}
