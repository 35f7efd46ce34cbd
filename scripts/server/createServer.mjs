// @ts-check
import { createReadStream, readFileSync, statSync } from 'node:fs'
import { createServer as createHttpServer } from 'node:http'
import { pipeline } from 'node:stream'
import { securityHeaders, securityHeadersOf } from './securityHeaders.mjs'
import { findInSite, packingExtension, readSite } from './site.mjs'

/** @typedef {import('./site.mjs').Packing} Packing */

/**
 * The path of a request, decoded; `undefined` for one that no honest page sends: broken escapes, or steps upwards
 * hidden in them.
 *
 * @param {string} target
 */
export function readAddress(target) {
  try {
    const address = decodeURIComponent(target.split(/[?#]/, 1)[0] ?? '')
    const isPlain = address.startsWith('/') && !/[\\\0]/.test(address) && !address.split('/').includes('..')
    return isPlain ? address : undefined
  } catch {
    return undefined
  }
}

/** The first packing on offer that the browser takes. @param {string | undefined} accepted @param {readonly Packing[]} offered */
export function choosePacking(accepted = '', offered) {
  const taken = new Set()
  for (const item of accepted.toLowerCase().split(',')) {
    const [name, ...parameters] = item.split(';').map(part => part.trim())
    if (!parameters.some(parameter => /^q=0(\.0*)?$/.test(parameter))) taken.add(name)
  }
  return offered.find(packing => taken.has(packing))
}

/** @param {string | undefined} path */
function readIfThere(path) {
  try {
    return path === undefined ? undefined : readFileSync(path, 'utf8')
  } catch {
    return undefined
  }
}

/**
 * Serves a built folder as it is at this moment.
 *
 * @param {string} folder @param {Readonly<Record<string, string>>} [outside] files that do not belong to it, by their
 * address: each is read on every request, and where it is missing the folder's own stands in
 */
export function createServer(folder, outside = {}) {
  const site = readSite(folder)

  return createHttpServer((request, response) => {
    /** @param {number} status @param {string} text @param {Record<string, string>} [headers] */
    const answer = (status, text, headers = {}) => {
      const body = `${text}\n`
      response.writeHead(status, {
        ...securityHeaders,
        'Content-Type': 'text/plain; charset=utf-8',
        'Content-Length': Buffer.byteLength(body),
        'Cache-Control': 'no-store',
        ...headers,
      })
      response.end(request.method === 'HEAD' ? undefined : body)
    }

    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return answer(405, 'Only GET and HEAD are understood here.', { Allow: 'GET, HEAD' })
    }
    const address = readAddress(request.url ?? '/')
    if (address === undefined) return answer(400, 'That address is not a path.')
    const own = Object.hasOwn(outside, address) ? readIfThere(outside[address]) : undefined
    if (own !== undefined) return answer(200, own, { 'Content-Type': 'application/json; charset=utf-8' })
    const file = findInSite(site, address === '/' ? '/index.html' : address)
    if (!file) return answer(404, 'Nothing lies here.')

    const packing = choosePacking(request.headers['accept-encoding'], file.packings)
    const path = file.path + (packing ? packingExtension[packing] : '')
    // The folder may have been rebuilt while this server runs.
    const status = statSync(path, { throwIfNoEntry: false })
    if (!status) return answer(404, 'Nothing lies here any more: start the server again.')

    const etag = `"${file.etag}${packing ? `-${packing}` : ''}"`
    const headers = {
      ...securityHeadersOf(file.type, file.path),
      'Content-Type': file.type,
      'Cache-Control': file.immutable ? 'public, max-age=31536000, immutable' : 'no-cache',
      ETag: etag,
      ...(file.packings.length > 0 && { Vary: 'Accept-Encoding' }),
    }
    if (request.headers['if-none-match']?.split(/,\s*/).includes(etag)) {
      response.writeHead(304, headers)
      return response.end()
    }
    response.writeHead(200, {
      ...headers,
      'Content-Length': status.size,
      ...(packing && { 'Content-Encoding': packing }),
    })
    if (request.method === 'HEAD') return response.end()
    // A browser that leaves in the middle of a file is no error of ours.
    pipeline(createReadStream(path), response, () => {})
  })
}
