import { type BoxedGame, gameOnShelf } from '../games'

/** Every place that an address can mean. */
export type Place =
  | { readonly kind: 'lobby' }
  | { readonly kind: 'lab' }
  | { readonly kind: 'kiosk' }
  | { readonly kind: 'table'; readonly match: string }
  | { readonly kind: 'seats'; readonly game: BoxedGame }
  | { readonly kind: 'rules'; readonly game: BoxedGame | undefined }
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
  const kind = Object.hasOwn(plain, path) ? plain[path as keyof typeof plain] : undefined
  if (kind) return { kind }
  const [, first, second, ...more] = path.split('/')
  if (second && more.length === 0) {
    const game = gameOnShelf(second)
    if (first === 'table') return { kind: 'table', match: second }
    if (first === 'new' && game) return { kind: 'seats', game }
    if (first === 'rules' && game) return { kind: 'rules', game }
  }
  return { kind: 'nowhere', path }
}
