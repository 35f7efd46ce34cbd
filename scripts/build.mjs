// @ts-check
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { compressFolder } from './lib/compress.mjs'
import { endWith, PlainError } from './lib/plainError.mjs'
import { projectFolder, runPackage } from './lib/run.mjs'
import { sourceHash } from './lib/sourceHash.mjs'

export const builtFolder = join(projectFolder, 'dist')
const stampFile = join(builtFolder, '.sources')

function isBuilt() {
  try {
    return readFileSync(stampFile, 'utf8') === sourceHash(projectFolder)
  } catch {
    return false
  }
}

/** Builds dist/ and packs it. The stamp comes last, so an interrupted build counts as none. */
export async function build() {
  const hash = sourceHash(projectFolder)
  const { code, output } = await runPackage('vite/bin/vite.js', ['build'], {
    env: { NODE_ENV: 'production' },
  })
  if (code !== 0) throw new PlainError('The page could not be built: the words of vite are above.', output)
  await compressFolder(builtFolder)
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
