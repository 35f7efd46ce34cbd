import type { Cls } from '../../../rules/waves/public'

export const palette = {
  paper: '#efe4ca',
  paperDeep: '#dccdaa',
  ink: '#231a12',
  inkSoft: '#66543d',
  cream: '#f3e9cf',
  brass: '#c9a24b',
  brassDeep: '#7d5f22',
  sea: '#0d4257',
  seaDeep: '#082c3c',
  seaPale: '#2b7487',
  foam: '#9fc9c9',
  coral: '#b5432f',
  fish: '#0f4d63',
  stone: '#a9a596',
  stonePale: '#c6c1b0',
  stoneDeep: '#6f6c61',
  yes: '#1f6b45',
  no: '#8e2a1e',
} as const

export type Outline = 'circle' | 'square' | 'shield' | 'lozenge' | 'octagon'

/** How a class looks (4.1): its colour, its symbol and the outline of its shield, so that none is needed alone. */
export interface ClassLook {
  readonly base: string
  readonly deep: string
  readonly pale: string
  readonly icon: string
  readonly outline: Outline
}

export const classLook: Readonly<Record<Cls, ClassLook>> = {
  1: { base: '#2f918a', deep: '#12514d', pale: '#a5d6d0', icon: 'scroll-unfurled', outline: 'circle' },
  2: { base: '#5d9440', deep: '#2c5219', pale: '#bcdba4', icon: 'key', outline: 'square' },
  3: { base: '#bd4141', deep: '#6b1a1c', pale: '#eab5a6', icon: 'trident', outline: 'shield' },
  4: { base: '#6d4f9c', deep: '#38245c', pale: '#c8b4e2', icon: 'templar-eye', outline: 'lozenge' },
  5: { base: '#c48d2c', deep: '#6e4a0c', pale: '#f0d795', icon: 'queen-crown', outline: 'octagon' },
}

/** Seats by their colours and emblems, in the order of the chairs. */
export const seatInk: readonly { readonly base: string; readonly deep: string; readonly icon: string }[] = [
  { base: '#e3ad14', deep: '#6e4d04', icon: 'queen-crown' },
  { base: '#2a66bd', deep: '#12305f', icon: 'ship-wheel' },
  { base: '#36976a', deep: '#124a30', icon: 'parrot-head' },
  { base: '#b0291e', deep: '#5f120c', icon: 'anchor' },
  { base: '#e6dfcc', deep: '#77705f', icon: 'nautilus-shell' },
  { base: '#d9691c', deep: '#6d2d06', icon: 'sun' },
]

/** What is drawn on a seat's colour. */
export const inkOnSeat = (seat: number): string => (seat === 0 || seat === 4 ? palette.ink : palette.cream)
