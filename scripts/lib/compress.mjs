// @ts-check
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const packedAlready = new Set(['.woff2', '.webp', '.avif', '.png', '.jpg', '.mp3', '.ogg', '.br', '.gz'])
const smallestBytes = 1024

/** @param {Buffer} bytes */
const toBrotli = bytes =>
  promisify(brotliCompress)(bytes, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
  })

/** @param {Buffer} bytes */
const toGzip = bytes => promisify(gzip)(bytes, { level: 9 })

/**
 * Lays `file.br` and `file.gz` beside every file that shrinks by a tenth or more, so the server packs nothing while
 * it serves.
 *
 * @param {string} folder
 */
export async function compressFolder(folder) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  await Promise.all(
    entries.map(async entry => {
      if (!entry.isFile() || packedAlready.has(extname(entry.name))) return
      const path = join(entry.parentPath ?? entry.path, entry.name)
      const bytes = await readFile(path)
      if (bytes.length < smallestBytes) return
      const [brotli, gzipped] = await Promise.all([toBrotli(bytes), toGzip(bytes)])
      if (brotli.length < bytes.length * 0.9) await writeFile(`${path}.br`, brotli)
      if (gzipped.length < bytes.length * 0.9) await writeFile(`${path}.gz`, gzipped)
    }),
  )
}
