// @ts-check
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { compressFolder } from './lib/compress.mjs'
import { endWith, PlainError } from './lib/plainError.mjs'
import { projectFolder, runPackage } from './lib/run.mjs'
import { sourceHash } from './lib/sourceHash.mjs'

export const builtFolder = join(projectFolder, 'dist')
/** The rooms of the server; apart from dist/, of which every file is served. */
export const serverFolder = join(projectFolder, 'dist-server')
const stampFile = join(builtFolder, '.sources')

function isBuilt() {
  try {
    return existsSync(serverFolder) && readFileSync(stampFile, 'utf8') === sourceHash(projectFolder)
  } catch {
    return false
  }
}

/** @param {readonly string[]} more */
async function runVite(...more) {
  const { code, output } = await runPackage('vite/bin/vite.js', ['build', ...more], {
    env: { NODE_ENV: 'production' },
  })
  if (code !== 0) throw new PlainError('Seabox could not be built: the words of vite are above.', output)
  return output
}

/** Builds dist/ and packs it, and dist-server/. The stamp comes last, so an interrupted build counts as none. */
export async function build() {
  const hash = sourceHash(projectFolder)
  const output = await runVite()
  await compressFolder(builtFolder)
  await runVite('--config', 'vite.server.config.ts')
  writeFileSync(join(serverFolder, 'rooms.json'), '{ "rooms": true }\n')
  writeFileSync(stampFile, hash)
  return output
}

/** Builds when dist/ is missing or was made from other sources. @param {(line: string) => void} say */
export async function buildMissing(say) {
  if (isBuilt()) return
  say('Building the page …')
  await build()
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  build().then(output => console.log(output.trimEnd()), endWith)
}
