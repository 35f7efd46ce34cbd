// @ts-check
import { existsSync } from 'node:fs'
import { networkInterfaces } from 'node:os'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import { builtFolder, serverFolder } from './build.mjs'
import { endWith, PlainError } from './lib/plainError.mjs'
import { projectFolder } from './lib/run.mjs'
import { createServer } from './server/createServer.mjs'
import { listen } from './server/listen.mjs'

export const usualPort = 5173

/** `--port 8080` or `--port=8080`; 0 takes any free port. @param {string[]} args */
export function readPort(args) {
  const text = readOptions(args).port ?? String(usualPort)
  if (!/^\d{1,5}$/.test(text) || Number(text) > 65535) {
    throw new PlainError(`--port wants a number from 0 to 65535, not "${text}".`)
  }
  return Number(text)
}

/**
 * `--kiosk`: the address that is printed is the kiosk's. Its settings are `kiosk.json` in the folder of the project, or
 * the file named by `--settings`.
 *
 * @param {string[]} args
 */
export function readKiosk(args) {
  const { kiosk = false, settings } = readOptions(args)
  if (settings !== undefined && !kiosk) throw new PlainError('--settings belongs to --kiosk.')
  if (settings !== undefined && !existsSync(settings)) {
    throw new PlainError(`There is no settings file "${settings}".`)
  }
  return kiosk ? { settings: resolve(settings ?? join(projectFolder, 'kiosk.json')) } : undefined
}

/**
 * `--data folder`: where rooms are kept; or `--database postgres://…` for several servers, with `--peer http://…` where
 * the others reach this one. `--lan`: for everybody in the local network. `--origin https://…`: the address people use,
 * behind a proxy; several may be named. `--no-rooms`: the page alone.
 *
 * @param {string[]} args
 */
export function readRooms(args) {
  const { data, database, peer, lan = false, origin: origins, 'no-rooms': none = false } = readOptions(args)
  for (const origin of origins ?? []) {
    if (!isOrigin(origin))
      throw new PlainError(`--origin wants an address like https://seabox.example, not "${origin}".`)
  }
  if (database !== undefined && !(/^postgres(ql)?:\/\//.test(database) && URL.canParse(database)))
    throw new PlainError('--database wants an address like postgres://seabox@localhost/seabox.')
  if (database !== undefined && data !== undefined)
    throw new PlainError('Rooms are kept in a folder or in a database: choose --data or --database.')
  if (peer !== undefined && database === undefined) throw new PlainError('--peer belongs to --database.')
  if (peer !== undefined && !isOrigin(peer))
    throw new PlainError(`--peer wants an address like http://10.0.0.1:5173, not "${peer}".`)
  return {
    isOpen: lan,
    areWanted: !none,
    ...(data !== undefined && { data: resolve(data) }),
    ...(database !== undefined && { database }),
    ...(peer !== undefined && { peer }),
    ...(origins && { origins }),
  }
}

/** @param {string} text */
function isOrigin(text) {
  return URL.canParse(text) && new URL(text).origin === text
}

/** @param {string[]} args */
function readOptions(args) {
  try {
    const options = /** @type {const} */ ({
      port: { type: 'string' },
      kiosk: { type: 'boolean' },
      settings: { type: 'string' },
      data: { type: 'string' },
      database: { type: 'string' },
      peer: { type: 'string' },
      lan: { type: 'boolean' },
      origin: { type: 'string', multiple: true },
      'no-rooms': { type: 'boolean' },
    })
    return parseArgs({ args, options }).values
  } catch (error) {
    throw new PlainError(error instanceof Error ? error.message : String(error))
  }
}

/** Addresses of this machine in the local network. */
function ownAddresses() {
  const all = Object.values(networkInterfaces()).flatMap(one => one ?? [])
  return all.filter(({ family, internal }) => family === 'IPv4' && !internal).map(({ address }) => address)
}

/**
 * Serves dist/ until the program is ended, and says where.
 *
 * @param {number} wantedPort @param {{ readonly settings: string }} [kiosk]
 * @param {Partial<ReturnType<typeof readRooms>>} [rooms]
 */
export async function serve(wantedPort, kiosk, { areWanted = true, isOpen = false, ...kept } = {}) {
  if (!existsSync(join(builtFolder, 'index.html')))
    throw new PlainError('There is no dist/ to serve: npm run build.')
  /** @type {Record<string, string>} */
  const outside = kiosk ? { '/kiosk.json': kiosk.settings } : {}
  const listening = await listen(() => createServer(builtFolder, outside), wantedPort, isOpen)
  if (!listening)
    throw new PlainError(`Port ${wantedPort} and the fifty after it are taken: choose one with --port.`)
  if (wantedPort !== 0 && listening.port !== wantedPort) console.log(`Port ${wantedPort} is taken.`)
  const { servers } = listening
  const rooms = areWanted ? await startRooms({ servers, ...kept }) : undefined
  if (rooms) outside['/rooms.json'] = join(serverFolder, 'rooms.json')
  console.log(`The table is set: http://localhost:${listening.port}/${kiosk ? 'kiosk' : ''}`)
  if (isOpen) {
    for (const address of ownAddresses()) {
      const page = `http://${address}:${listening.port}/`
      console.log(`In your network: ${page}\n\n${rooms?.qrOf(page) ?? ''}`)
    }
  }
  if (kiosk) {
    const { settings } = kiosk
    console.log(
      existsSync(settings) ? `Settings: ${settings}` : `The usual settings; yours would be ${settings}`,
    )
  }
  if (rooms) console.log(`Rooms for playing together are kept in ${rooms.where}`)
  if (rooms?.trouble) console.log(rooms.trouble)
  for (const signal of ['SIGINT', 'SIGTERM']) {
    process.once(signal, () => Promise.resolve(rooms?.close()).finally(() => process.exit(0)))
  }
}

/**
 * Rooms, if they can be had; where not, the page is served without them. A server of a database is there for its rooms:
 * without them it ends, and whatever watches over it starts it again.
 *
 * @param {import('../src/server/index.ts').RoomsWish} wish
 */
async function startRooms(wish) {
  try {
    /** @type {typeof import('../src/server/index.ts')} */
    const server = await import(pathToFileURL(join(serverFolder, 'rooms.mjs')).href)
    return { ...(await server.startRooms(wish)), qrOf: server.qrOf }
  } catch (error) {
    const why = error instanceof Error ? error.message || error.name : String(error)
    if (wish.database !== undefined) throw new PlainError(`The database cannot be used: ${why}.`)
    console.log(`No rooms for playing together: ${why}.`)
    return undefined
  }
}

/** Serves as the command line asks. @param {string[]} args */
export async function serveAsAsked(args) {
  await serve(readPort(args), readKiosk(args), readRooms(args))
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  serveAsAsked(process.argv.slice(2)).catch(endWith)
}
