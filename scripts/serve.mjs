// @ts-check
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { builtFolder } from './build.mjs'
import { endWith, PlainError } from './lib/plainError.mjs'
import { createServer } from './server/createServer.mjs'
import { listen } from './server/listen.mjs'

export const usualPort = 5173

/** `--port 8080` or `--port=8080`; 0 takes any free port. @param {readonly string[]} args */
export function readPort(args) {
  const at = args.findIndex(arg => arg === '--port' || arg.startsWith('--port='))
  if (at < 0) return usualPort
  const text = args[at]?.split('=', 2)[1] ?? args[at + 1] ?? ''
  const port = Number(text)
  if (!/^\d+$/.test(text) || port > 65535)
    throw new PlainError(`--port wants a number from 0 to 65535, not "${text}".`)
  return port
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
