import { type BoxedGame, gameOnShelf } from '../games'

/** Every place that an address can mean. */
export type Place =
  | { readonly kind: 'lobby' }
  | { readonly kind: 'lab' }
  | { readonly kind: 'kiosk' }
  /** The open table: a new one, or one that is kept. */
  | { readonly kind: 'open'; readonly table: string | undefined }
  | { readonly kind: 'table'; readonly match: string }
  /** A room of the server, and the table in it. */
  | { readonly kind: 'room'; readonly room: string; readonly isAtTable: boolean }
  | { readonly kind: 'seats'; readonly game: BoxedGame }
  | { readonly kind: 'rules'; readonly game: BoxedGame | undefined }
  /** What the dice of a kept match did, or of all of them. */
  | { readonly kind: 'dice'; readonly match: string | undefined }
  | { readonly kind: 'docs'; readonly page: string | undefined }
  | { readonly kind: 'settings' }
  | { readonly kind: 'about' }
  | { readonly kind: 'nowhere'; readonly path: string }

const plain = {
  '/': 'lobby',
  '/lab': 'lab',
  '/kiosk': 'kiosk',
  '/settings': 'settings',
  '/about': 'about',
} as const

export function placeOf(path: string): Place {
  if (path === '/rules') return { kind: 'rules', game: undefined }
  if (path === '/dice') return { kind: 'dice', match: undefined }
  if (path === '/docs') return { kind: 'docs', page: undefined }
  if (path === '/open') return { kind: 'open', table: undefined }
  const kind = Object.hasOwn(plain, path) ? plain[path as keyof typeof plain] : undefined
  if (kind) return { kind }
  const [, first, second, ...more] = path.split('/')
  if (first === 'docs' && second) return { kind: 'docs', page: [second, ...more].join('/') }
  if (first === 'room' && second && (more.length === 0 || more.join('/') === 'table'))
    return { kind: 'room', room: second, isAtTable: more.length > 0 }
  if (second && more.length === 0) {
    const game = gameOnShelf(second)
    if (first === 'open') return { kind: 'open', table: second }
    if (first === 'dice') return { kind: 'dice', match: second }
    if (first === 'table') return { kind: 'table', match: second }
    if (first === 'new' && game) return { kind: 'seats', game }
    if (first === 'rules' && game) return { kind: 'rules', game }
  }
  return { kind: 'nowhere', path }
}
