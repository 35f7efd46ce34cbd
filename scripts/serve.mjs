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
 * `--data folder`: where rooms are kept. `--lan`: for everybody in the local network. `--origin https://…`: the address
 * people use, behind a proxy; several may be named. `--no-rooms`: the page alone.
 *
 * @param {string[]} args
 */
export function readRooms(args) {
  const { data, lan = false, origin: origins, 'no-rooms': none = false } = readOptions(args)
  for (const origin of origins ?? []) {
    const isOrigin = URL.canParse(origin) && new URL(origin).origin === origin
    if (!isOrigin)
      throw new PlainError(`--origin wants an address like https://seabox.example, not "${origin}".`)
  }
  return {
    isOpen: lan,
    areWanted: !none,
    ...(data !== undefined && { data: resolve(data) }),
    ...(origins && { origins }),
  }
}

/** @param {string[]} args */
function readOptions(args) {
  try {
    const options = /** @type {const} */ ({
      port: { type: 'string' },
      kiosk: { type: 'boolean' },
      settings: { type: 'string' },
      data: { type: 'string' },
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
export async function serve(wantedPort, kiosk, { areWanted = true, isOpen = false, data, origins } = {}) {
  if (!existsSync(join(builtFolder, 'index.html')))
    throw new PlainError('There is no dist/ to serve: npm run build.')
  /** @type {Record<string, string>} */
  const outside = kiosk ? { '/kiosk.json': kiosk.settings } : {}
  const listening = await listen(() => createServer(builtFolder, outside), wantedPort, isOpen)
  if (!listening)
    throw new PlainError(`Port ${wantedPort} and the fifty after it are taken: choose one with --port.`)
  if (wantedPort !== 0 && listening.port !== wantedPort) console.log(`Port ${wantedPort} is taken.`)
  const { servers } = listening
  const wish = { servers, ...(data !== undefined && { data }), ...(origins && { origins }) }
  const rooms = areWanted ? await startRooms(wish) : undefined
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
  if (rooms) console.log(`Rooms for playing together are kept in ${rooms.folder}`)
  for (const signal of ['SIGINT', 'SIGTERM']) {
    process.once(signal, () => Promise.resolve(rooms?.close()).finally(() => process.exit(0)))
  }
}

/**
 * Rooms, if they can be had; where not, the page is served without them.
 *
 * @param {import('../src/server/index.ts').RoomsWish} wish
 */
async function startRooms(wish) {
  try {
    /** @type {typeof import('../src/server/index.ts')} */
    const server = await import(pathToFileURL(join(serverFolder, 'rooms.mjs')).href)
    return { ...(await server.startRooms(wish)), qrOf: server.qrOf }
  } catch (error) {
    console.log(`No rooms for playing together: ${error instanceof Error ? error.message : String(error)}.`)
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
