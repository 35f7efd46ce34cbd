import {
  cosDeg,
  type DieKind,
  d12AcrossFlatsMm,
  dieEdgeMm,
  faceCount,
  isPolyKind,
  lyingPolyRotation,
  lyingRotation,
  type PolyKind,
  type Pose,
  polyFaceDistance,
  polyMarks,
  type Quat,
  rotate,
  sinDeg,
} from '../measure'
import { containers } from '../physics/containers'

/**
 * What lies on the open table, as plain data: millimetres, the table top at y 0, x to the right, z towards the south,
 * positions of middles. Nothing here knows how a thing is drawn or what moves it.
 */

export const tableColours = ['red', 'blue', 'green', 'yellow', 'purple', 'white', 'black'] as const
export type TableColour = (typeof tableColours)[number]

/** A die of the house or one of the drawers; the Wave token is a token here. */
export type TableDie = Exclude<DieKind, 'wave-token'> | PolyKind

export const trayNames = [
  'sea-box',
  'tray',
  'rolling-waves-tray',
  'rolling-seas-tray',
  'fortune-tray',
] as const
export type TrayName = (typeof trayNames)[number]

/** Small wooden and glass pieces that are all alike. */
export const pieceNames = ['crew', 'food', 'gem', 'diamond', 'pawn'] as const
export type PieceName = (typeof pieceNames)[number]
export const coinNames = ['gold', 'silver'] as const
export const shipNames = ['purple', 'blue', 'yellow', 'green', 'king', 'kraken'] as const
export type ShipName = (typeof shipNames)[number]

/** What is printed on a side, as the scene's printer knows it: `rb/sailor:S01`, `open/sea:A-anchors`. */
export type PrintName = string

export interface CardFace {
  readonly front: PrintName
  readonly back: PrintName
}

/** How cardboard is cut out. */
export const outlines = ['plate', 'round', 'bow', 'stern', 'mast', 'sail'] as const
export type OutlineName = (typeof outlines)[number]

export interface PlateSize {
  readonly width: number
  readonly depth: number
  readonly height: number
}

export type What =
  | { readonly kind: 'die'; readonly die: TableDie; readonly colour: TableColour; readonly isClear?: boolean }
  /** One card or a pile of them, the lowest first as they lie face up. */
  | {
      readonly kind: 'cards'
      readonly name: string
      readonly cards: readonly CardFace[]
      readonly size?: PlateSize
    }
  | {
      readonly kind: 'plate'
      readonly name: string
      readonly front: PrintName
      readonly back: PrintName
      readonly size: PlateSize
      readonly outline: OutlineName
    }
  | { readonly kind: 'coin'; readonly coin: (typeof coinNames)[number] }
  | { readonly kind: 'piece'; readonly piece: PieceName; readonly colour: TableColour }
  | { readonly kind: 'ship'; readonly ship: ShipName }
  | { readonly kind: 'tray'; readonly tray: TrayName }
  | { readonly kind: 'ruler' }
  /** A sheet to write on. */
  | { readonly kind: 'pad'; readonly text: string }
  /** A needle on a pin, to be flicked. */
  | { readonly kind: 'spinner'; readonly heading: number }

export interface Thing {
  readonly id: string
  readonly what: What
  readonly pose: Pose
  /** It stays where it is, whatever hits it. */
  readonly isLocked?: boolean
  readonly note?: string
}

/** No pile has more cards: its pictures and its file stay small enough. */
export const mostCards = 500

/** A playing card, in mm. Real ones are thinner: the engine needs something to lay on each other. */
export const cardMm: PlateSize = { width: 63, depth: 88, height: 0.6 }
export const padMm: PlateSize = { width: 120, depth: 150, height: 2 }
export const spinnerMm: PlateSize = { width: 90, depth: 90, height: 6 }
export const rulerMm: PlateSize = { width: 88, depth: 25, height: 2 }
export const coinMm = { gold: { radius: 14, height: 2 }, silver: { radius: 11, height: 2 } } as const
const pieceMm: Readonly<Record<PieceName, PlateSize>> = {
  crew: { width: 8, depth: 8, height: 8 },
  food: { width: 8, depth: 8, height: 8 },
  gem: { width: 8, depth: 8, height: 6 },
  diamond: { width: 8, depth: 8, height: 6 },
  pawn: { width: 16, depth: 16, height: 27 },
}

const cube = (edge: number): PlateSize => ({ width: edge, depth: edge, height: edge })

/** How large a thing is as it lies unturned, in mm. */
export function sizeOf(what: What): PlateSize {
  switch (what.kind) {
    case 'die':
      if (isPolyKind(what.die)) return cube(polyFaceDistance(what.die) * 2)
      return cube(what.die === 'd12' ? d12AcrossFlatsMm : dieEdgeMm)
    case 'cards': {
      const size = what.size ?? cardMm
      return { ...size, height: size.height * what.cards.length }
    }
    case 'plate':
      return what.size
    case 'coin': {
      const { radius, height } = coinMm[what.coin]
      return { width: radius * 2, depth: radius * 2, height }
    }
    case 'piece':
      return pieceMm[what.piece]
    case 'ship':
      return what.ship === 'kraken'
        ? { width: 40, depth: 36, height: 30 }
        : { width: what.ship === 'king' ? 46 : 36, depth: 14, height: 30 }
    case 'tray': {
      const { innerX, innerZ, wallHeight, wallThickness, floorThickness } = containers[what.tray]
      return {
        width: innerX + 2 * wallThickness,
        depth: innerZ + 2 * wallThickness,
        height: wallHeight + floorThickness,
      }
    }
    case 'ruler':
      return rulerMm
    case 'pad':
      return padMm
    case 'spinner':
      return spinnerMm
  }
}

/** Radius of the circle around a thing as it lies, in mm. */
export function reachOf(what: What): number {
  const { width, depth } = sizeOf(what)
  return isRound(what) ? width / 2 : Math.sqrt(width * width + depth * depth) / 2
}

export function isRound(what: What): boolean {
  return (
    what.kind === 'coin' || what.kind === 'spinner' || (what.kind === 'plate' && what.outline === 'round')
  )
}

const dieNames: Readonly<Partial<Record<TableDie, string>>> = {
  ship: 'Ship die',
  captain: 'Captain die',
  exploration: 'Exploration die',
}

const pieceWords: Readonly<Record<PieceName, string>> = {
  crew: 'crew cube',
  food: 'food cube',
  gem: 'gem',
  diamond: 'diamond',
  pawn: 'pawn',
}

const trayWords: Readonly<Record<TrayName, string>> = {
  'sea-box': 'the Sea Box',
  tray: 'the small tray',
  'rolling-waves-tray': 'the wide tray',
  'rolling-seas-tray': 'the square tray',
  'fortune-tray': 'the little square tray',
}

/** What people call it: `red d20`, `Sailors, 12 cards`. */
export function nameOf(what: What): string {
  switch (what.kind) {
    case 'die': {
      if (what.isClear) return 'Freebooter die'
      const name =
        dieNames[what.die] ?? (what.die.startsWith('np-') ? `${what.die.slice(3)} ship die` : what.die)
      return what.die === 'exploration' || what.die.startsWith('np-') || what.die === 'd12'
        ? name
        : `${what.colour} ${name}`
    }
    case 'cards':
      return what.cards.length === 1 ? `${what.name} card` : `${what.name}, ${what.cards.length} cards`
    case 'plate':
      return what.name
    case 'coin':
      return `${what.coin} coin`
    case 'piece':
      return what.piece === 'gem' || what.piece === 'diamond'
        ? pieceWords[what.piece]
        : `${what.colour} ${pieceWords[what.piece]}`
    case 'ship':
      return what.ship === 'king'
        ? 'the Pirate King'
        : what.ship === 'kraken'
          ? 'the Kraken'
          : `${what.ship} ship`
    case 'tray':
      return trayWords[what.tray]
    case 'ruler':
      return 'the ruler'
    case 'pad':
      return 'pad'
    case 'spinner':
      return 'compass needle'
  }
}

/** Is its upper side, as it lies unturned, turned to the ceiling? */
export function isFaceUp({ rotation }: Pose): boolean {
  return rotate(rotation, [0, 1, 0])[1] > 0
}

export const levelRotation = (yawDeg: number): Quat => [0, sinDeg(yawDeg / 2), 0, cosDeg(yawDeg / 2)]

/** As a thing lies when it is laid down: dice on a face, with their highest mark up. */
export function restRotation(what: What, yawDeg: number): Quat {
  if (what.kind !== 'die') return levelRotation(yawDeg)
  return isPolyKind(what.die)
    ? lyingPolyRotation(what.die, polyMarks(what.die).length, yawDeg)
    : lyingRotation(what.die, faceCount(what.die), yawDeg)
}

/** Face down, turned about the long axis as hands turn a card. */
export const faceDownRotation = (yawDeg: number): Quat => [sinDeg(yawDeg / 2), 0, cosDeg(yawDeg / 2), 0]

/** The card that is seen on a pile. */
export function topCard(cards: readonly CardFace[], pose: Pose): PrintName {
  return isFaceUp(pose) ? cards.at(-1)!.front : cards[0]!.back
}

/** Half the height of what lies there, as it lies: its highest point above its middle, in mm. */
export function standingHalf({ what, pose }: Pick<Thing, 'what' | 'pose'>): number {
  const { width, depth, height } = sizeOf(what)
  if (what.kind === 'die') return height / 2
  const [, x] = rotate(pose.rotation, [1, 0, 0])
  const [, y] = rotate(pose.rotation, [0, 1, 0])
  const [, z] = rotate(pose.rotation, [0, 0, 1])
  return (Math.abs(x) * width + Math.abs(y) * height + Math.abs(z) * depth) / 2
}
