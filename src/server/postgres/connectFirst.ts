/** The first connection to a database: says in words why there is none. */
import type { Pool, PoolClient } from 'pg'

const usualPort = '5432'

/** Throws a sentence without its full stop, as it goes on after "The database cannot be used:". */
export async function connectFirst(pool: Pool): Promise<PoolClient> {
  try {
    return await pool.connect()
  } catch (error) {
    throw new Error(whyUnreachable(error, pool.options.connectionString!))
  }
}

/** Node tries all addresses of a name, and what it throws then has no message of its own. */
export function whyUnreachable(error: unknown, database: string): string {
  const { hostname, port } = new URL(database)
  const where = `${hostname}:${port || usualPort}`
  const first: unknown = error instanceof AggregateError ? error.errors[0] : error
  const { code = '', message = '' } = (first ?? {}) as { code?: string; message?: string }
  if (code === 'ECONNREFUSED') return `nothing answers at ${where}`
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN') return `there is no server called ${hostname}`
  if (code === 'ETIMEDOUT' || /timeout/.test(message)) return `${where} does not answer`
  return message || String(first)
}
