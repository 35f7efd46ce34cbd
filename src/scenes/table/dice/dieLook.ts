import { Color } from 'three'
import type { DieSpec } from '../../../measure'
import type { Emblem } from '../generated/diceAtlas'

/** Colours that belong to players; each goes with an emblem, for nobody must need the colour alone. */
export const playerColours = ['red', 'blue', 'green', 'yellow', 'purple', 'white', 'black'] as const
export type PlayerColour = (typeof playerColours)[number]

/** Names of the atlas' emblem cells. */
export const emblemOf: Readonly<Record<PlayerColour, Emblem | undefined>> = {
  red: 'anchor',
  blue: 'wheel',
  green: 'parrot',
  yellow: 'crown',
  purple: 'kraken',
  white: 'shell',
  black: undefined,
}

export const playerHex: Readonly<Record<PlayerColour, string>> = {
  red: '#b4261c',
  blue: '#2a72d4',
  green: '#43b07c',
  yellow: '#f2be12',
  purple: '#5b2a86',
  white: '#f1ebdd',
  black: '#16151a',
}

/** What is engraved into black captains. */
const captainInk: Readonly<Record<PlayerColour, string>> = {
  red: '#e0483a',
  blue: '#4d94e6',
  green: '#3db877',
  yellow: '#f2c230',
  purple: '#9a63cc',
  white: '#f3ecdc',
  black: '#c9a24b',
}

const clearHex = {
  'np-yellow': '#ffe680',
  'np-green': '#157960',
  'np-red': '#b51414',
  'np-orange': '#ff6c0a',
  'np-blue': '#4aa8ff',
  'np-violet': '#54289c',
} as const
type ClearKind = keyof typeof clearHex

const darkInk = '#0d0a09'
const whiteInk = '#fbf7ee'

/** How one die looks; faces and their marks follow from its kind. */
export interface DieLook {
  readonly base: Color
  readonly ink: Color
  /** Resin that light goes through. */
  readonly clear: boolean
  /** How far light gets in it, in cm. */
  readonly attenuationCm: number
  /** Light of its own colour that a clear die seems to hold. */
  readonly glow: number
  /** On every face, small in a corner or faint behind pips. */
  readonly emblem: Emblem | undefined
}

const opaque = (base: string, ink: string, emblem?: Emblem): DieLook => ({
  base: new Color(base),
  ink: new Color(ink),
  clear: false,
  attenuationCm: 1,
  glow: 0,
  emblem,
})

/** Yellow resin over a teal sea turns green unless it lets more light through and holds more of its own. */
const clear = (kind: ClearKind): DieLook => ({
  base: new Color(clearHex[kind]),
  ink: new Color(whiteInk),
  clear: true,
  attenuationCm: kind === 'np-yellow' ? 2.2 : 1.35,
  glow: kind === 'np-yellow' ? 0.16 : 0.07,
  emblem: undefined,
})

/** A freebooter: resin without colour, pips that can be read on any felt. */
const freebooter: DieLook = {
  base: new Color('#b4cfcc'),
  ink: new Color(darkInk),
  clear: true,
  attenuationCm: 3.2,
  glow: 0.1,
  emblem: undefined,
}

/** The colour that a die's id speaks of, as in `p-red-1`, `c-blue`; white if it names none. */
export function colourOfId(id: string): PlayerColour {
  const parts = id.split('-')
  return playerColours.find(colour => parts.includes(colour)) ?? 'white'
}

/** Dice that throw for pirates belong to nobody's colour: dark red, with pale pips. */
const pirates = opaque('#8a1c16', whiteInk)
const isPirates = (id: string) => id.startsWith('pirate-')

const made = new Map<string, DieLook>()

/** How a die of a kind and an owner's colour looks. The same die always gets the same object. */
export function dieLook({ id, kind }: DieSpec): DieLook {
  if (kind === 'd6' && id.startsWith('clear-')) return freebooter
  if (isPirates(id)) return pirates
  const colour = colourOfId(id)
  const key = kind === 'd12' ? id : `${kind} ${colour}`
  const known = made.get(key)
  if (known) return known
  const look = kind === 'd12' ? twelveLook(id) : makeLook(kind, colour)
  made.set(key, look)
  return look
}

/** Three blues, so that a player can say "the light one" (rolling-seas 2, row 1). */
function twelveLook(id: string): DieLook {
  if (id === 'light') return opaque('#a9d3ee', '#0b1622')
  return id === 'dark' ? opaque('#1b3f78', whiteInk) : opaque('#3f86c6', '#0b1622')
}

function makeLook(kind: DieSpec['kind'], colour: PlayerColour): DieLook {
  const emblem = emblemOf[colour]
  switch (kind) {
    case 'captain':
      return opaque(playerHex.black, captainInk[colour], emblem)
    case 'ship':
      return opaque(playerHex[colour], darkInk, emblem)
    case 'd6':
      return opaque(playerHex[colour], colour === 'purple' || colour === 'black' ? whiteInk : darkInk, emblem)
    case 'd12':
      return twelveLook('medium')
    case 'wave-token':
      return opaque('#7fb2c4', '#17303a')
    case 'exploration':
      return opaque('#e9d9b0', '#3a2415')
    default:
      return clear(kind)
  }
}
