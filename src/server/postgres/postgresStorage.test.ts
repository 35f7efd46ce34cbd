import { Pool } from 'pg'
import { afterAll, describe, expect, it } from 'vitest'
import { testMatch, testTable } from '../../match/testing/matches'
import type { RoomHead } from '../roomHead'
import type { OpenedRoom, Storage } from '../storage'
import { OutOfReach } from '../storage'
import { testHead } from '../testing/heads'
import { postgresFor } from '../testing/postgres'
import { migrate } from './migrations'
import { createPostgresStorage } from './postgresStorage'

const postgres = await postgresFor(it, 'rooms in it')

if (postgres) {
  const { database, query } = postgres
  const opened: Storage[] = []
  afterAll(async () => {
    for (const storage of opened) await storage.close()
    await postgres.remove()
  })

  const server = async (address = 'http://127.0.0.1:1') => {
    const storage = await createPostgresStorage({ database, address, patienceMs: 0 })
    opened.push(storage)
    return storage
  }
  const open = async (storage: Storage, { id }: RoomHead, onLost = () => {}) => {
    const room = await storage.open(id, onLost)
    expect(room).toHaveProperty('log')
    return room as OpenedRoom
  }
  const begin = async ({ log }: OpenedRoom) => {
    const { log: _, ...begin } = testTable().match
    await log.append({ begin })
  }
  const play = ({ log }: OpenedRoom, from: number, to: number) =>
    log.keeper.keep('', testMatch({ entries: to }), testMatch({ entries: from }))
  /** The connection by which a server stands in the database. */
  const cut = (storage: Storage) =>
    query(
      "SELECT pg_terminate_backend(pid, 5000) FROM pg_locks WHERE locktype = 'advisory' AND objid = $1 AND objsubid = 2",
      [storage.server],
    )

  const withResolvers = () => {
    let resolve = () => {}
    const promise = new Promise<void>(done => {
      resolve = done
    })
    return { promise, resolve }
  }

  describe('rooms in Postgres', () => {
    it('are read as they were kept, also what was taken back', async () => {
      const storage = await server()
      const head = testHead('read')
      await storage.create(head)
      const room = await open(storage, head)
      expect(room.kept).toEqual({ head, open: undefined, said: [], tabs: new Map() })
      await begin(room)
      for (let at = 1; at <= 3; at++) await play(room, at - 1, at)
      await play(room, 3, 2)
      await room.log.append({ said: { text: 'Ahoy \u0000 \ud800', at: 1 } })
      await room.log.close()
      const { kept } = await open(storage, head)
      expect(kept.open!.match).toEqual(testMatch({ entries: 2 }).match)
      expect(kept.said).toEqual([{ text: 'Ahoy \u0000 \ud800', at: 1 }])
      expect(await storage.open('none', () => {})).toBeUndefined()
    })

    it('are with one server at a time: others are told where, until it closes the room', async () => {
      const [one, other] = [await server('http://127.0.0.1:11'), await server('http://127.0.0.1:12')]
      const head = testHead('one')
      await one.create(head)
      const room = await open(one, head)
      const where = { server: one.server, address: 'http://127.0.0.1:11' }
      expect(await other.open(head.id, () => {})).toEqual(where)
      await room.log.close()
      await open(other, head)
      expect(await one.open(head.id, () => {})).toMatchObject({ address: 'http://127.0.0.1:12' })
    })

    it('are lost by a server whose connection is cut; another one goes on, and nothing is written twice', async () => {
      const [one, other] = [await server(), await server()]
      const head = testHead('cut')
      await one.create(head)
      const { promise: gone, resolve: lost } = withResolvers()
      const late = await open(one, head, lost)
      await begin(late)
      await play(late, 0, 1)
      await cut(one)
      const next = await open(other, head)
      expect(next.kept.open!.match).toEqual(testMatch({ entries: 1 }).match)
      // Whether it has heard of its loss or not, what it writes now does not count.
      await expect(play(late, 1, 2)).rejects.toThrow('The room goes on in a moment.')
      await gone
      await play(next, 1, 3)
      await late.log.close()
      await next.log.close()
      expect((await open(one, head)).kept.open!.match).toEqual(testMatch({ entries: 3 }).match)
    })

    it('take no line at a place that is taken', async () => {
      const storage = await server()
      const head = testHead('place')
      await storage.create(head)
      let losses = 0
      const room = await open(storage, head, () => losses++)
      await query('INSERT INTO seabox.entries (room, seq, line) VALUES ($1, 1, $2)', [
        head.id,
        '{"begin":{}}',
      ])
      await expect(begin(room)).rejects.toThrow('The room goes on in a moment.')
      expect(losses).toBe(1)
    })

    it('say that the disk is full, and go on when there is room', async () => {
      const storage = await server()
      const head = testHead('full')
      await storage.create(head)
      let losses = 0
      const room = await open(storage, head, () => losses++)
      await query(`CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS
        $$ BEGIN IF NEW.room = 'full' THEN RAISE 'full' USING ERRCODE = 'disk_full'; END IF; RETURN NEW; END $$`)
      await query(
        'CREATE TRIGGER refuse BEFORE INSERT ON seabox.entries FOR EACH ROW EXECUTE FUNCTION refuse()',
      )
      await expect(begin(room)).rejects.toThrow('The disk of the database is full.')
      await query('DROP TRIGGER refuse ON seabox.entries')
      await begin(room)
      await play(room, 0, 1)
      expect(losses).toBe(0)
      await room.log.close()
      expect((await open(storage, head)).kept.open!.match).toEqual(testMatch({ entries: 1 }).match)
    })

    it('are out of reach while Postgres is stopped, lost to every server, and there again afterwards', async () => {
      const storage = await server()
      const head = testHead('stop')
      await storage.create(head)
      const { promise: gone, resolve: lost } = withResolvers()
      await begin(await open(storage, head, lost))
      const before = storage.server
      await postgres.stop()
      await gone
      await expect(storage.open(head.id, () => {})).rejects.toThrow(OutOfReach)
      await postgres.start()
      const again = await open(storage, head)
      expect(again.kept.open!.match).toEqual(testTable().match)
      expect(storage.server).not.toBe(before)
    })
  })

  describe('the tables', () => {
    it('are made once, by however many servers start at the same time', async () => {
      const pool = new Pool({ connectionString: await postgres.add('fresh') })
      await Promise.all(Array.from({ length: 4 }, () => migrate(pool)))
      const { rows } = await pool.query('SELECT number FROM seabox.migrations ORDER BY number')
      expect(rows).toEqual([{ number: 1 }])
      await pool.end()
    })

    it('are left alone by a program that is older than they are', async () => {
      const pool = new Pool({ connectionString: await postgres.add('newer') })
      await migrate(pool)
      await pool.query('INSERT INTO seabox.migrations (number) VALUES (99)')
      await expect(migrate(pool)).rejects.toThrow(
        'the database is of a newer Seabox (its step 99; this one knows 1)',
      )
      await pool.end()
    })
  })
}
