// @ts-check
import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import { builtFolder } from './build.mjs'
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

/** @param {string[]} args */
function readOptions(args) {
  try {
    const options = /** @type {const} */ ({
      port: { type: 'string' },
      kiosk: { type: 'boolean' },
      settings: { type: 'string' },
    })
    return parseArgs({ args, options }).values
  } catch (error) {
    throw new PlainError(error instanceof Error ? error.message : String(error))
  }
}

/**
 * Serves dist/ until the program is ended, and says where.
 *
 * @param {number} wantedPort @param {{ readonly settings: string }} [kiosk]
 */
export async function serve(wantedPort, kiosk) {
  if (!existsSync(join(builtFolder, 'index.html')))
    throw new PlainError('There is no dist/ to serve: npm run build.')
  const outside = kiosk && { '/kiosk.json': kiosk.settings }
  const listening = await listen(() => createServer(builtFolder, outside), wantedPort)
  if (!listening)
    throw new PlainError(`Port ${wantedPort} and the fifty after it are taken: choose one with --port.`)
  if (wantedPort !== 0 && listening.port !== wantedPort) console.log(`Port ${wantedPort} is taken.`)
  console.log(`The table is set: http://localhost:${listening.port}/${kiosk ? 'kiosk' : ''}`)
  if (kiosk) {
    const { settings } = kiosk
    console.log(
      existsSync(settings) ? `Settings: ${settings}` : `The usual settings; yours would be ${settings}`,
    )
  }
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(0))
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  Promise.resolve()
    .then(() => {
      const args = process.argv.slice(2)
      return serve(readPort(args), readKiosk(args))
    })
    .catch(endWith)
}
