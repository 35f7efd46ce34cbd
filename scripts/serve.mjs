// @ts-check
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import { builtFolder } from './build.mjs'
import { endWith, PlainError } from './lib/plainError.mjs'
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

/** @param {string[]} args */
function readOptions(args) {
  try {
    return parseArgs({ args, options: { port: { type: 'string' } } }).values
  } catch (error) {
    throw new PlainError(error instanceof Error ? error.message : String(error))
  }
}

/** Serves dist/ until the program is ended, and says where. @param {number} wantedPort */
export async function serve(wantedPort) {
  if (!existsSync(join(builtFolder, 'index.html')))
    throw new PlainError('There is no dist/ to serve: npm run build.')
  const listening = await listen(() => createServer(builtFolder), wantedPort)
  if (!listening)
    throw new PlainError(`Port ${wantedPort} and the fifty after it are taken: choose one with --port.`)
  if (wantedPort !== 0 && listening.port !== wantedPort) console.log(`Port ${wantedPort} is taken.`)
  console.log(`The table is set: http://localhost:${listening.port}/`)
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(0))
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  Promise.resolve()
    .then(() => serve(readPort(process.argv.slice(2))))
    .catch(endWith)
}
