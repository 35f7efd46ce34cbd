import type { Colour, DeckId } from '../../../rules/waves-of-fortune/public'

export const ink = {
  paper: '#f1e7cf',
  paperDeep: '#dccba3',
  cream: '#efe6c9',
  dark: '#2b2016',
  soft: '#6a553c',
  brass: '#c9a24b',
  brassPale: '#e6cf92',
  red: '#8f2a1c',
  gold: '#b07d18',
  night: '#0c2230',
} as const

/** Each colour has its emblem with it, on card, home base, sail and mark. */
export const seatInk: Readonly<
  Record<
    Colour,
    { readonly base: string; readonly deep: string; readonly pale: string; readonly icon: string }
  >
> = {
  purple: { base: '#5b2a86', deep: '#351652', pale: '#cbb4e2', icon: 'kraken-tentacle' },
  blue: { base: '#2a66bd', deep: '#163c75', pale: '#b4cdf0', icon: 'ship-wheel' },
  yellow: { base: '#d39f12', deep: '#7d5806', pale: '#f4e2a4', icon: 'queen-crown' },
  green: { base: '#2f8f63', deep: '#15523a', pale: '#b3ddc6', icon: 'parrot-head' },
}

/**
 * Crew: black, brown, white; food: red, pink; which of them makes no difference (2). They are cubes alike and lie side
 * by side: crew is dark or pale, food bright, for red and brown are one colour to many eyes.
 */
export const cargoInk = {
  crew: ['#2a2522', '#553418', '#e9e0cc'],
  food: ['#d84a3c', '#eb9aa2'],
  foe: '#5d1713',
} as const

/** Sea of both areas, from deep to foam, and the border of their tiles. */
export const seaInk = {
  shallows: { deep: '#1f7186', mid: '#2f8ea0', light: '#5cb0b6', foam: '#d7efe8', border: '#14181a' },
  depths: { deep: '#0c3350', mid: '#134865', light: '#28688a', foam: '#b9d6e2', border: '#a3271b' },
} as const
export type SeaArea = keyof typeof seaInk

/** The backs of the decks: blue for the shallows, red for the depths; waves for oceans, palms for islands. */
export const deckInk: Readonly<
  Record<
    DeckId,
    {
      readonly deep: string
      readonly light: string
      readonly icon: string
      readonly words: string
      readonly area: string
    }
  >
> = {
  SO: { deep: '#17496b', light: '#2a6d95', icon: 'big-wave', words: 'Ocean', area: 'Shallows' },
  SI: { deep: '#1b5a72', light: '#2f8198', icon: 'palm-tree', words: 'Island', area: 'Shallows' },
  DO: { deep: '#6d1c14', light: '#96382a', icon: 'big-wave', words: 'Ocean', area: 'Depths' },
  DI: { deep: '#7a2a10', light: '#a54c24', icon: 'palm-tree', words: 'Island', area: 'Depths' },
}

/** A number between 0 and 1, always the same for the same place. */
export function chance(index: number, salt: number): number {
  const value = Math.sin(index * 12.9898 + salt * 78.233) * 43758.5453
  return value - Math.floor(value)
}
