/** Where a server keeps its rooms, and that no second server writes there meanwhile. */
import { createHash } from 'node:crypto'
import { accessSync, constants, mkdirSync, rmSync } from 'node:fs'
import { connect, createServer, type Server } from 'node:net'
import { homedir, tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

/** A folder of the user's, where their system keeps such things. */
export function usualDataFolder(
  env: Readonly<Record<string, string | undefined>> = process.env,
  platform: NodeJS.Platform = process.platform,
): string {
  if (platform === 'win32') return join(env.LOCALAPPDATA ?? join(homedir(), 'AppData', 'Local'), 'Seabox')
  if (platform === 'darwin') return join(homedir(), 'Library', 'Application Support', 'Seabox')
  return join(env.XDG_DATA_HOME || join(homedir(), '.local', 'share'), 'seabox')
}

export interface ClaimedFolder {
  release(): Promise<void>
}

/**
 * The longest name that every system takes for a socket. The claim is a socket and no file with a number of a process
 * in it: it ends with its process, however that ends.
 */
const longestSocketName = 100

function socketOf(folder: string): string {
  const name = createHash('sha256').update(resolve(folder)).digest('hex').slice(0, 16)
  if (process.platform === 'win32') return `\\\\.\\pipe\\seabox-${name}`
  const own = join(folder, 'in-use')
  return own.length < longestSocketName ? own : join(tmpdir(), `seabox-${name}`)
}

function listenAt(address: string): Promise<Server> {
  return new Promise((done, fail) => {
    const server = createServer(socket => socket.destroy())
    server.once('error', fail)
    server.listen(address, () => done(server.unref()))
  })
}

const isAlive = (address: string) =>
  new Promise<boolean>(answer => {
    const socket = connect(address)
    socket.once('connect', () => {
      socket.destroy()
      answer(true)
    })
    socket.once('error', () => answer(false))
  })

/** Throws a sentence where the folder cannot be used. */
export async function claimFolder(folder: string): Promise<ClaimedFolder> {
  try {
    mkdirSync(folder, { recursive: true })
    accessSync(folder, constants.W_OK)
    const address = socketOf(folder)
    let server: Server
    try {
      server = await listenAt(address)
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error
      if (await isAlive(address)) throw new InUse(`another Seabox keeps its rooms in ${folder}`)
      rmSync(address, { force: true })
      server = await listenAt(address)
    }
    return { release: () => new Promise(done => server.close(() => done())) }
  } catch (error) {
    if (error instanceof InUse) throw error
    const { code, message } = error as NodeJS.ErrnoException
    throw new Error(`${folder} cannot be written (${code ?? message})`)
  }
}

class InUse extends Error {}
