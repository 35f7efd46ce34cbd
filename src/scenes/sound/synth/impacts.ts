import type { Mode } from './filters'

/**
 * What can be hit, and how it sounds. A die of 16 mm has its lowest mode of its own at 28 kHz: what is heard of a hit
 * is the pulse of the contact and the thing that is struck. So surfaces differ by the time of contact and by modes.
 */
export const impactNames = [
  'die-on-cardboard',
  'die-on-die',
  'die-on-felt',
  'die-on-wood',
  'die-on-wall',
  'die-in-hand',
  'fist',
  'silver',
  'gold',
  'token',
  'shell',
  'tile',
  'tick',
] as const
export type ImpactName = (typeof impactNames)[number]

export interface ImpactRecipe {
  /** Milliseconds of contact at 1 m/s. */
  readonly contactMs: number
  readonly click: number
  readonly noise: { readonly low: number; readonly high: number; readonly t60: number; readonly gain: number }
  /** Most touches in one hit: an edge, then the face. One only for what rings: the next would double or cancel it. */
  readonly touches: number
  readonly modes: readonly Mode[]
  /** Playback gain of the hardest hit. */
  readonly gain: number
}

/** Rows of frequency in Hz, gain, T60 in ms. */
function modes(...rows: readonly (readonly [number, number, number])[]): Mode[] {
  return rows.map(([frequency, gain, ms]) => ({ frequency, gain, t60: ms / 1000 }))
}

function noise(low: number, high: number, ms: number, gain: number): ImpactRecipe['noise'] {
  return { low, high, t60: ms / 1000, gain }
}

/**
 * Contact times follow Hertz, shortened to 0.37 to 0.65 of the result, or felt and cardboard would lie below what
 * small loudspeakers can do. Modes of the coins are two by two, for no coin is quite round, and lower than real ones
 * (14.6 and 9.0 kHz), so that older ears hear them.
 */
export const impacts: Readonly<Record<ImpactName, ImpactRecipe>> = {
  'die-on-cardboard': {
    contactMs: 0.36,
    click: 1.1,
    noise: noise(1000, 7500, 9, 1.35),
    touches: 3,
    modes: modes(
      [118, 0.14, 55],
      [187, 0.28, 62],
      [303, 0.48, 54],
      [467, 0.75, 46],
      [720, 1, 36],
      [1080, 1.15, 27],
      [1620, 1.2, 19],
      [2450, 1.2, 13],
      [3600, 0.8, 8],
    ),
    gain: 0.58,
  },
  'die-on-die': {
    contactMs: 0.14,
    click: 0.75,
    noise: noise(2600, 13000, 6, 0.35),
    touches: 2,
    modes: modes([3150, 0.55, 16], [4700, 0.75, 14], [6900, 0.6, 11], [9600, 0.4, 8], [13200, 0.2, 6]),
    gain: 0.46,
  },
  'die-on-felt': {
    contactMs: 0.95,
    click: 0.6,
    noise: noise(260, 3000, 16, 0.85),
    touches: 2,
    modes: modes(
      [96, 0.28, 50],
      [148, 0.6, 52],
      [236, 0.95, 44],
      [392, 1.15, 33],
      [640, 1.1, 24],
      [980, 0.95, 15],
    ),
    gain: 0.475,
  },
  'die-on-wood': {
    contactMs: 0.2,
    click: 0.8,
    noise: noise(1400, 10000, 7, 0.6),
    touches: 3,
    modes: modes(
      [196, 0.1, 110],
      [334, 0.24, 90],
      [523, 0.42, 72],
      [812, 0.65, 56],
      [1240, 0.95, 45],
      [1890, 1.1, 34],
      [2870, 1.1, 25],
      [4300, 1, 17],
    ),
    gain: 0.57,
  },
  'die-on-wall': {
    contactMs: 0.4,
    click: 0.75,
    noise: noise(800, 5600, 10, 0.9),
    touches: 2,
    modes: modes(
      [246, 0.4, 68],
      [412, 0.8, 60],
      [688, 1.1, 47],
      [1130, 1.2, 34],
      [1750, 1.15, 23],
      [2600, 0.7, 14],
    ),
    gain: 0.475,
  },
  'die-in-hand': {
    contactMs: 0.2,
    click: 0.55,
    noise: noise(1000, 5200, 6, 0.7),
    touches: 2,
    modes: modes([520, 0.22, 20], [1150, 0.45, 15], [2100, 0.9, 12], [3300, 1, 9], [4700, 0.8, 7]),
    gain: 0.31,
  },
  fist: {
    contactMs: 2,
    click: 0.6,
    noise: noise(260, 2600, 35, 1.1),
    touches: 1,
    modes: modes(
      [58, 0.4, 240],
      [92, 0.6, 220],
      [141, 0.85, 190],
      [212, 1, 150],
      [334, 1.05, 115],
      [523, 0.95, 80],
      [812, 0.8, 55],
      [1240, 0.5, 35],
    ),
    gain: 0.835,
  },
  silver: {
    contactMs: 0.07,
    click: 0.35,
    noise: noise(2500, 13000, 6, 0.25),
    touches: 1,
    modes: modes(
      [420, 0.14, 40],
      [2900, 0.35, 20],
      [7200, 1, 300],
      [7248, 0.7, 270],
      [12400, 0.55, 200],
      [12490, 0.4, 180],
    ),
    gain: 0.125,
  },
  gold: {
    contactMs: 0.08,
    click: 0.35,
    noise: noise(2200, 12000, 6, 0.25),
    touches: 1,
    modes: modes(
      [330, 0.15, 50],
      [2300, 0.35, 22],
      [5200, 1, 420],
      [5235, 0.8, 380],
      [8950, 0.65, 290],
      [9025, 0.5, 260],
      [12000, 0.35, 180],
    ),
    gain: 0.13,
  },
  token: {
    contactMs: 0.3,
    click: 0.8,
    noise: noise(1500, 8000, 8, 1),
    touches: 3,
    modes: modes([310, 0.15, 34], [560, 0.28, 28], [980, 0.5, 20], [2600, 1, 10], [5200, 0.9, 6]),
    gain: 0.335,
  },
  shell: {
    contactMs: 0.14,
    click: 0.45,
    noise: noise(1800, 10000, 9, 0.3),
    touches: 3,
    modes: modes(
      [1180, 0.35, 28],
      [2840, 0.9, 58],
      [4120, 1, 50],
      [5650, 0.9, 42],
      [7300, 0.7, 34],
      [9900, 0.45, 22],
    ),
    gain: 0.335,
  },
  tile: {
    contactMs: 0.15,
    click: 0.7,
    noise: noise(2200, 11000, 6, 0.4),
    touches: 3,
    modes: modes(
      [420, 0.14, 40],
      [760, 0.22, 34],
      [2600, 0.9, 24],
      [4250, 1.1, 20],
      [6100, 1, 16],
      [8800, 0.8, 12],
    ),
    gain: 0.405,
  },
  /** A button of the page: a finger's nail on wood, short and without any pitch of its own. */
  tick: {
    contactMs: 0.25,
    click: 0.7,
    noise: noise(900, 4500, 5, 0.6),
    touches: 2,
    modes: modes([640, 0.5, 14], [1150, 0.9, 11], [1900, 0.9, 8]),
    gain: 0.165,
  },
}

/** Three ways to be hit: lightly, well, hard; each is rendered for a speed of its own, in m/s. */
export const hitLayers = [0, 1, 2] as const
export type HitLayer = (typeof hitLayers)[number]
export const layerSpeeds = [0.1, 0.5, 2] as const
/** A light touch is with a soft edge, a hard one with the face. */
export const layerStretch = [1.35, 1, 0.85] as const

/** As many different takes as it needs that nobody hears the same twice. */
export const variantCount = 6
