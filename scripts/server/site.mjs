// @ts-check
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { extname, join, relative, sep } from 'node:path'
import { contentType } from './contentTypes.mjs'

/**
 * @typedef {'br' | 'gzip'} Packing
 * @typedef {object} SiteFile
 * @property {string} path on disk
 * @property {string} type
 * @property {string} etag
 * @property {boolean} immutable its name carries a hash of its content
 * @property {readonly Packing[]} packings those that lie beside it, best first
 */

/** @type {Readonly<Record<Packing, string>>} */
export const packingExtension = { br: '.br', gzip: '.gz' }

const hashedName = /^\/assets\/.*-[\w-]{8}\.\w+$/

/**
 * Every file that may be served, by its path in an address. Requests only ever look names up in here, so no address,
 * however it is written, reaches another file. Names with a leading dot are not part of the site.
 *
 * @param {string} folder @returns {ReadonlyMap<string, SiteFile>}
 */
export function readSite(folder) {
  /** @type {Map<string, SiteFile>} */
  const site = new Map()
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const extension = extname(entry.name)
    const isPacked = Object.values(packingExtension).includes(extension)
    if (!entry.isFile() || entry.name.startsWith('.') || isPacked) continue
    const path = join(entry.parentPath ?? entry.path, entry.name)
    const address = `/${relative(folder, path).split(sep).join('/')}`
    const packings = /** @type {Packing[]} */ (['br', 'gzip']).filter(packing =>
      existsSync(path + packingExtension[packing]),
    )
    site.set(address, {
      path,
      type: contentType(extension),
      etag: createHash('sha256').update(readFileSync(path)).digest('base64url').slice(0, 22),
      immutable: hashedName.test(address),
      packings,
    })
  }
  return site
}

/**
 * The file that an address means: itself, the page of that name (`/proof` is proof.html), or for any other name
 * without an extension the app, which has its own pages (`/lab`, `/kiosk`).
 *
 * @param {ReadonlyMap<string, SiteFile>} site @param {string} address decoded
 */
export function findInSite(site, address) {
  const file = site.get(address) ?? site.get(`${address}.html`)
  if (file) return file
  const isFileName = extname(address) !== '' || /^\/assets\/|\/\./.test(address)
  return isFileName ? undefined : site.get('/index.html')
}
