/**
 * Keeps the whole page on the disk, so that Seabox runs without a network after the first visit. One cache a version,
 * filled before the version takes over; an older version keeps serving its own files until every page of it is closed
 * or somebody has taken the newer one. What is not in the list goes to the network as if nobody stood between.
 */

/** Address and mark of the content of every file, put in when the page is built. */
declare const shipped: Readonly<Record<string, string>>

interface WaitingEvent extends Event {
  waitUntil(work: Promise<unknown>): void
}
interface AskingEvent extends WaitingEvent {
  readonly request: Request
  respondWith(answer: Promise<Response>): void
}
interface WorkerScope {
  readonly location: Location
  readonly clients: { claim(): Promise<void>; matchAll(): Promise<readonly unknown[]> }
  skipWaiting(): Promise<void>
  addEventListener(name: 'install' | 'activate', act: (event: WaitingEvent) => void): void
  addEventListener(name: 'fetch', act: (event: AskingEvent) => void): void
  addEventListener(name: 'message', act: (event: MessageEvent) => void): void
}
const scope = self as unknown as WorkerScope

const prefix = 'seabox '
/** Where a cache keeps the list that it was filled by. */
const listAddress = '/shipped'

const listText = JSON.stringify(shipped)
const cacheName = prefix + hashOf(listText)

/** FNV-1a: tells lists apart, nothing more. */
function hashOf(text: string): string {
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  return (hash >>> 0).toString(36)
}

async function earlierCaches(): Promise<{ cache: Cache; list: Readonly<Record<string, string>> }[]> {
  const names = (await caches.keys()).filter(name => name.startsWith(prefix) && name !== cacheName)
  const found = await Promise.all(
    names.map(async name => {
      const cache = await caches.open(name)
      const list = await cache.match(listAddress)
      return list ? { cache, list: await list.json() } : undefined
    }),
  )
  return found.filter(one => one !== undefined)
}

/** Fetches what is new; what has not changed since an earlier version is taken over from its cache. */
async function fill(): Promise<void> {
  const cache = await caches.open(cacheName)
  const earlier = await earlierCaches()
  const missing = Object.keys(shipped)
  const work = async () => {
    for (let address = missing.pop(); address !== undefined; address = missing.pop()) {
      const mark = shipped[address]
      const known = earlier.find(({ list }) => list[address!] === mark)
      const kept = await known?.cache.match(address)
      const answer = kept ?? (await fetch(address, { cache: 'no-cache' }))
      if (!answer.ok) throw new Error(`${address} could not be fetched: ${answer.status}`)
      await cache.put(address, answer)
    }
  }
  // A few at a time, so that the table that is being laid meanwhile does not wait for all of them.
  await Promise.all([work(), work(), work()])
  await cache.put(listAddress, new Response(listText))
}

/** Another tab may still run an earlier version and fetch parts of it: then its files stay until the next change. */
async function dropEarlier(): Promise<void> {
  if ((await scope.clients.matchAll()).length > 1) return
  for (const name of await caches.keys()) {
    if (name.startsWith(prefix) && name !== cacheName) await caches.delete(name)
  }
}

/** The file of the list that a request means; every address without a file name is the page itself. */
function fileFor(request: Request): string | undefined {
  const { pathname, origin } = new URL(request.url)
  if (request.method !== 'GET' || origin !== scope.location.origin) return undefined
  if (Object.hasOwn(shipped, pathname) || pathname.startsWith('/assets/')) return pathname
  const isPage = request.mode === 'navigate' && !/\.\w+$/.test(pathname) && pathname !== '/proof'
  return isPage ? '/' : undefined
}

async function answer(request: Request, file: string): Promise<Response> {
  const cache = await caches.open(cacheName)
  return (await cache.match(file)) ?? (await caches.match(file)) ?? fetch(request)
}

/** The address of the manifest's share target; what was shared waits in a cache for the page (takeShared.ts). */
const shareAddress = '/share'
const sharedCache = 'shared with seabox'

async function receive(request: Request): Promise<Response> {
  const shared = (await request.formData()).get('match')
  if (shared !== null) await (await caches.open(sharedCache)).put('/shared', new Response(shared))
  return Response.redirect('/#shared', 303)
}

function isShare({ method, url }: Request): boolean {
  const { pathname, origin } = new URL(url)
  return method === 'POST' && pathname === shareAddress && origin === scope.location.origin
}

scope.addEventListener('install', event => event.waitUntil(fill()))
scope.addEventListener('activate', event => event.waitUntil(dropEarlier().then(() => scope.clients.claim())))
scope.addEventListener('fetch', event => {
  if (isShare(event.request)) return event.respondWith(receive(event.request))
  const file = fileFor(event.request)
  if (file !== undefined) event.respondWith(answer(event.request, file))
})
scope.addEventListener('message', event => {
  if (event.data === 'take over') void scope.skipWaiting()
})

export {}
