import type { LootType, NpColour, PlayerColour } from '../../../rules/rattle-battle/public'

export const palette = {
  paper: '#f1e7cf',
  paperDeep: '#e2d3b1',
  ink: '#2b2016',
  inkSoft: '#6a553c',
  brass: '#c9a24b',
  brassPale: '#e6cf92',
  teal: '#0f4257',
  tealDeep: '#0a2e3f',
  tealPale: '#1d6f7e',
  cream: '#efe6c9',
  red: '#7c2d20',
  green: '#1d5a4a',
  blue: '#22456b',
  plum: '#4d2a5c',
  ochre: '#8a5a17',
  oak: '#8d633a',
  oakDark: '#5a3a1f',
  oakPale: '#b98b55',
  canvas: '#e9dcbd',
} as const

/** Ships' colours as they are seen on paper; each has its emblem with it. */
export const seatInk: Readonly<
  Record<PlayerColour, { readonly base: string; readonly deep: string; readonly icon: string }>
> = {
  yellow: { base: '#e3ad14', deep: '#8a6206', icon: 'queen-crown' },
  blue: { base: '#2a66bd', deep: '#163c75', icon: 'ship-wheel' },
  green: { base: '#36976a', deep: '#17573a', icon: 'parrot-head' },
  red: { base: '#b0291e', deep: '#6b140e', icon: 'anchor' },
  white: { base: '#e9e2d0', deep: '#8d8473', icon: 'nautilus-shell' },
}

export const fleetInk: Readonly<Record<NpColour, string>> = {
  yellow: '#d9b12c',
  green: '#1a7a5c',
  red: '#b02020',
  orange: '#dd6a14',
  blue: '#3d8fd6',
  violet: '#5a2f9a',
}

/** Loot is told apart by symbol and by the shape of its ring as well. */
export const lootInk: Readonly<Record<LootType, { readonly base: string; readonly icon: string }>> = {
  spices: { base: '#a8481e', icon: 'hot-spices' },
  rum: { base: '#5b3a1e', icon: 'barrel' },
  fabrics: { base: '#3a5f8f', icon: 'rolled-cloth' },
  valuables: { base: '#8a6a10', icon: 'cut-diamond' },
}

/** What is drawn on a player's colour: cream, or ink where the colour is a light one. */
export const inkOn = (colour: PlayerColour): string =>
  colour === 'yellow' || colour === 'white' ? palette.ink : palette.cream
