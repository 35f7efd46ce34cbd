/**
 * `npm run models:build [part of a file name]`: builds models, textures and the data made from them, and writes
 * down in the manifest what came out. Without an argument everything is built.
 */
import { mkdirSync, renameSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { assets } from './assets'
import { transferred } from './lib/asset'
import {
  type ManifestEntry,
  manifestFile,
  projectRoot,
  readBuilt,
  readManifest,
  sha256,
} from './lib/manifest'

const wanted = process.argv[2] ?? ''
const known = new Map(readManifest().map(entry => [entry.file, entry]))

function write(file: string, bytes: Buffer | string): void {
  const path = join(projectRoot, file)
  mkdirSync(dirname(path), { recursive: true })
  const unfinished = `${path}.part`
  writeFileSync(unfinished, bytes)
  renameSync(unfinished, path)
}

const started = process.hrtime.bigint()
for (const asset of assets.filter(({ file }) => file.includes(wanted))) {
  const built = await asset.make()
  const before = known.get(asset.file)
  const lying = readBuilt(asset.file)
  // The same pixels are not written again: another platform's encoder may pack them into other bytes.
  const same =
    before?.pixels !== undefined &&
    before.pixels === built.pixels &&
    lying !== undefined &&
    sha256(lying) === before.sha256
  const bytes = same ? lying : built.bytes
  if (!same) write(asset.file, bytes)
  const entry: ManifestEntry = {
    file: asset.file,
    load: asset.load,
    bytes: bytes.length,
    transferred: transferred(asset.file, bytes),
    ...(built.triangles === undefined ? {} : { triangles: built.triangles }),
    sha256: sha256(bytes),
    ...(built.pixels === undefined ? {} : { pixels: built.pixels }),
  }
  known.set(asset.file, entry)
  const size = `${(entry.transferred / 1000).toFixed(1)} kB`
  process.stdout.write(
    `${asset.file}  ${size}${entry.triangles === undefined ? '' : `  ${entry.triangles} triangles`}\n`,
  )
}

const entries = assets.flatMap(({ file }) => known.get(file) ?? [])
write(manifestFile, `${JSON.stringify(entries, undefined, 2)}\n`)
const seconds = Number(process.hrtime.bigint() - started) / 1e9
const first = entries
  .filter(({ load }) => load === 'first')
  .reduce((sum, entry) => sum + entry.transferred, 0)
process.stdout.write(`First set ${(first / 1000).toFixed(0)} kB; built in ${seconds.toFixed(1)} s.\n`)
