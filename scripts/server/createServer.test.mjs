// @ts-check
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { compressFolder } from '../lib/compress.mjs'
import { createServer } from './createServer.mjs'
import { listen } from './listen.mjs'

const folder = mkdtempSync(join(tmpdir(), 'seabox-site-'))
const site = join(folder, 'dist')
const script = 'export const waves = 1\n'.repeat(500)
let port = 0
/** @type {() => unknown} */
let close = () => {}

beforeAll(async () => {
  mkdirSync(join(site, 'assets'), { recursive: true })
  mkdirSync(join(site, 'models'))
  writeFileSync(join(folder, 'secret.txt'), 'not for you')
  writeFileSync(join(site, '.sources'), 'not for you')
  writeFileSync(join(site, 'index.html'), '<!doctype html><title>app</title>')
  writeFileSync(join(site, 'proof.html'), '<!doctype html><title>proof</title>')
  writeFileSync(join(site, 'assets/index-Ab_3-xY9.js'), script)
  writeFileSync(join(site, 'assets/rapier_wasm3d_bg-D26Yy8wx.wasm'), Buffer.from([0, 0x61, 0x73, 0x6d]))
  writeFileSync(join(site, 'assets/thinkWorker-Ab_3-xY9.js'), script)
  writeFileSync(join(site, 'sw.js'), script)
  writeFileSync(join(site, 'seal.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>')
  writeFileSync(join(site, 'models/ship.glb'), 'glTF')
  await compressFolder(site)
  writeFileSync(join(site, 'kiosk.json'), '{}')
  const outside = { '/kiosk.json': join(folder, 'kiosk.json') }
  const listening = await listen(() => createServer(site, outside), 0)
  if (!listening) throw new Error('no free port')
  port = listening.port
  close = listening.close
})

afterAll(async () => {
  await close()
  rmSync(folder, { recursive: true })
})

/**
 * Sends the path as it is written here: fetch() would tidy it up first.
 *
 * @param {string} path @param {{ method?: string, headers?: Record<string, string> }} [options]
 * @returns {Promise<{ status: number | undefined, headers: import('node:http').IncomingHttpHeaders, body: Buffer }>}
 */
function ask(path, { method = 'GET', headers = {} } = {}) {
  return new Promise((resolve, reject) => {
    const asking = request({ host: '127.0.0.1', port, path, method, headers }, response => {
      /** @type {Buffer[]} */
      const parts = []
      response.on('data', part => parts.push(part))
      response.on('end', () =>
        resolve({ status: response.statusCode, headers: response.headers, body: Buffer.concat(parts) }),
      )
    })
    asking.on('error', reject)
    asking.end()
  })
}

test.each([
  ['/', 'text/html; charset=utf-8'],
  ['/assets/index-Ab_3-xY9.js', 'text/javascript; charset=utf-8'],
  ['/assets/rapier_wasm3d_bg-D26Yy8wx.wasm', 'application/wasm'],
  ['/models/ship.glb', 'model/gltf-binary'],
])('%s is served as %s', async (path, type) => {
  const { status, headers } = await ask(path)
  expect(status).toBe(200)
  expect(headers['content-type']).toBe(type)
})

test('every page, picture that is one and worker, and every refusal, carries the policy that allows no inline script and no other origin', async () => {
  for (const path of [
    '/',
    '/sw.js',
    '/assets/thinkWorker-Ab_3-xY9.js',
    '/seal.svg',
    '/missing.png',
    '/%',
    '/lab',
  ]) {
    const { headers } = await ask(path)
    const policy = headers['content-security-policy']
    expect(policy).toContain("default-src 'self'")
    expect(policy).toContain("script-src 'self' 'wasm-unsafe-eval';")
    expect(policy).not.toContain('unsafe-inline')
    expect(policy).not.toMatch(/https?:|\*/)
    expect(headers['x-content-type-options']).toBe('nosniff')
    expect(headers['cross-origin-opener-policy']).toBe('same-origin')
  }
})

test('a response is never sniffed as another type, and carries the policy of the page', async () => {
  for (const path of ['/assets/index-Ab_3-xY9.js', '/models/ship.glb']) {
    const { headers } = await ask(path)
    expect(headers['x-content-type-options']).toBe('nosniff')
    expect(headers['cross-origin-resource-policy']).toBe('same-origin')
    expect(headers['content-security-policy']).toBeUndefined()
  }
})

test('workers are named so that they are known by their name', () => {
  const sources = readdirSync(new URL('../../src', import.meta.url), { recursive: true, encoding: 'utf8' })
  const begun = sources
    .filter(name => /\.tsx?$/.test(name))
    .flatMap(name => [
      ...readFileSync(new URL(`../../src/${name}`, import.meta.url), 'utf8').matchAll(
        /new (?:Shared)?Worker\(\s*new URL\('([^']+)'/g,
      ),
    ])
  expect(begun.length).toBeGreaterThan(0)
  for (const [, file] of begun) expect(file).toMatch(/worker/i)
})

test('files named after their content are immutable, all others are revalidated', async () => {
  expect((await ask('/assets/index-Ab_3-xY9.js')).headers['cache-control']).toMatch(
    /max-age=31536000, immutable/,
  )
  expect((await ask('/')).headers['cache-control']).toBe('no-cache')
  expect((await ask('/models/ship.glb')).headers['cache-control']).toBe('no-cache')
})

test('a cached file is not sent again', async () => {
  const { etag = '' } = (await ask('/models/ship.glb')).headers
  const again = await ask('/models/ship.glb', { headers: { 'If-None-Match': etag } })
  expect(again.status).toBe(304)
  expect(again.body).toHaveLength(0)
  const other = await ask('/models/ship.glb', { headers: { 'If-None-Match': '"other"' } })
  expect(other.status).toBe(200)
})

test.each([
  ['br', 'gzip, deflate, br', brotliDecompressSync],
  ['gzip', 'gzip, deflate', gunzipSync],
  ['gzip', 'br;q=0, gzip;q=0.5', gunzipSync],
])('a script comes packed as %s to a browser that takes "%s"', async (packing, accepted, unpack) => {
  const { headers, body } = await ask('/assets/index-Ab_3-xY9.js', {
    headers: { 'Accept-Encoding': accepted },
  })
  expect(headers['content-encoding']).toBe(packing)
  expect(headers.vary).toBe('Accept-Encoding')
  expect(Number(headers['content-length'])).toBe(body.length)
  expect(body.length).toBeLessThan(script.length / 2)
  expect(unpack(body).toString()).toBe(script)
})

test('a browser that takes no packing gets the plain file', async () => {
  const { headers, body } = await ask('/assets/index-Ab_3-xY9.js')
  expect(headers['content-encoding']).toBeUndefined()
  expect(body.toString()).toBe(script)
})

test.each(['/lab', '/kiosk', '/play/rattle-battle', '/lab?seed=7'])('%s is a page of the app', async path => {
  const { status, body } = await ask(path)
  expect(status).toBe(200)
  expect(body.toString()).toContain('app')
})

test('/proof is the page of that name', async () => {
  expect((await ask('/proof')).body.toString()).toContain('proof')
})

test('HEAD answers with the headers of GET and no body', async () => {
  const { status, headers, body } = await ask('/assets/index-Ab_3-xY9.js', { method: 'HEAD' })
  expect(status).toBe(200)
  expect(Number(headers['content-length'])).toBe(script.length)
  expect(body).toHaveLength(0)
})

test('any other method is refused', async () => {
  const { status, headers } = await ask('/', { method: 'POST' })
  expect(status).toBe(405)
  expect(headers.allow).toBe('GET, HEAD')
})

test.each(['/missing.png', '/assets/missing', '/assets/index-Ab_3-xY9.js.br', '/.sources', '/.git/config'])(
  '%s shows no file that is not part of the site',
  async path => {
    const { status, body } = await ask(path)
    expect(body.toString()).not.toContain('not for you')
    expect(status).toBe(404)
  },
)

test.each([
  '/../secret.txt',
  '/assets/../../secret.txt',
  '/%2e%2e/secret.txt',
  '/..%2fsecret.txt',
  '/assets/..%5c..%5csecret.txt',
  '/secret.txt%00.html',
  '/%E0%A4%A',
  '//../secret.txt',
])('%s is refused as a path', async path => {
  const { status, body } = await ask(path)
  expect(status).toBe(400)
  expect(body.toString()).not.toContain('not for you')
})

test('settings from outside the folder are read on every request, with the folder’s own as fallback', async () => {
  const settings = async () => {
    const { body, headers } = await ask('/kiosk.json')
    expect(headers['content-type']).toMatch(/^application\/json/)
    return body.toString().trim()
  }
  expect(await settings()).toBe('{}')
  writeFileSync(join(folder, 'kiosk.json'), '{"idle":30}')
  expect(await settings()).toBe('{"idle":30}')
  writeFileSync(join(folder, 'kiosk.json'), '{"idle":90}')
  expect(await settings()).toBe('{"idle":90}')
})
