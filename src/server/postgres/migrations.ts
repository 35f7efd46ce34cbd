/** The tables, made and changed by numbered steps. A step that has run anywhere is never changed: a new one is added. */
import type { Pool } from 'pg'
import { connectFirst } from './connectFirst'

const steps: readonly string[] = [
  `CREATE TABLE seabox.servers (
     number int GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
     address text NOT NULL,
     started timestamptz NOT NULL DEFAULT now()
   );
   CREATE TABLE seabox.rooms (
     id text PRIMARY KEY,
     created timestamptz NOT NULL DEFAULT now(),
     -- The server that has the room awake, and how often it was woken.
     server int,
     term bigint NOT NULL DEFAULT 0
   );
   CREATE TABLE seabox.entries (
     room text NOT NULL REFERENCES seabox.rooms (id) ON DELETE CASCADE,
     seq int NOT NULL,
     -- Not jsonb, which would sort the keys of what is sealed.
     line json NOT NULL,
     UNIQUE (room, seq)
   );`,
]

/** Any number, the same for all servers: they migrate one after another. */
const turn = 5_347_310

/** Brings the tables up to date. Throws a sentence where they are of a newer program. */
export async function migrate(pool: Pool): Promise<void> {
  const client = await connectFirst(pool)
  try {
    await client.query('BEGIN')
    await client.query('SELECT pg_advisory_xact_lock($1)', [turn])
    await client.query('CREATE SCHEMA IF NOT EXISTS seabox')
    await client.query(
      'CREATE TABLE IF NOT EXISTS seabox.migrations (number int PRIMARY KEY, done timestamptz NOT NULL DEFAULT now())',
    )
    const { rows } = await client.query<{ last: number | null }>(
      'SELECT max(number) AS last FROM seabox.migrations',
    )
    const last = rows[0]!.last ?? 0
    if (last > steps.length)
      throw new Error(`the database is of a newer Seabox (its step ${last}; this one knows ${steps.length})`)
    for (let number = last + 1; number <= steps.length; number++) {
      await client.query(steps[number - 1]!)
      await client.query('INSERT INTO seabox.migrations (number) VALUES ($1)', [number])
    }
    await client.query('COMMIT')
    client.release()
  } catch (error) {
    client.release(true)
    throw error
  }
}
