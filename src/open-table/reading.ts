import { type DieSymbol, dieFaces, isPolyKind, readPoly, readUpperFace } from '../measure'
import { isFaceUp, nameOf, type Thing, topCard } from './thing'

/** More than this many degrees from level, a thing leans: nobody can say what it shows. */
export const leansAtDeg = 5

export interface ThingReading {
  readonly id: string
  readonly name: string
  /** What it shows, in words; undefined for what shows nothing. */
  readonly shows?: string
  /** For sums. */
  readonly points?: number
  readonly isTilted?: boolean
}

const symbolWords: Readonly<Record<DieSymbol, string>> = {
  CANNON: 'cannon',
  SAIL: 'sail',
  GRAPE: 'grapeshot',
  SKULL: 'skull',
}

/** What can be read from a thing that lies still. */
export function readThing(thing: Thing, cardNames: (print: string) => string | undefined): ThingReading {
  const { id, what, pose } = thing
  const base = { id, name: nameOf(what) }
  switch (what.kind) {
    case 'die': {
      if (isPolyKind(what.die)) {
        const { mark, tiltDeg } = readPoly(what.die, pose.rotation)
        return tiltDeg > leansAtDeg
          ? { ...base, isTilted: true }
          : { ...base, shows: `${mark}`, points: mark }
      }
      const { face, tiltDeg } = readUpperFace(what.die, pose.rotation)
      if (tiltDeg > leansAtDeg) return { ...base, isTilted: true }
      const mark = dieFaces[what.die][face - 1]!
      return typeof mark === 'number'
        ? { ...base, shows: `${mark}`, points: mark }
        : { ...base, shows: symbolWords[mark] }
    }
    case 'cards': {
      const print = topCard(what.cards, pose)
      const name = cardNames(print)
      return { ...base, shows: name ?? (isFaceUp(pose) ? 'face up' : 'face down') }
    }
    case 'plate':
      return what.front === what.back ? base : { ...base, shows: isFaceUp(pose) ? 'face up' : 'face down' }
    case 'pad':
      return what.text ? { ...base, shows: what.text } : base
    default:
      return base
  }
}

export interface TableReading {
  readonly things: readonly ThingReading[]
  readonly dice: number
  readonly sum: number
  readonly tilted: number
}

/** The dice among some things, added up; symbols and tilted dice count nothing and are named. */
export function readAll(
  things: readonly Thing[],
  cardNames: (print: string) => string | undefined = () => undefined,
): TableReading {
  const read = things.map(thing => readThing(thing, cardNames))
  const points = read.flatMap(one => one.points ?? [])
  return {
    things: read,
    dice: things.filter(({ what }) => what.kind === 'die').length,
    sum: points.reduce((sum, value) => sum + value, 0),
    tilted: read.filter(one => one.isTilted).length,
  }
}

/** In a sentence: `2 of 3 dice make 14; one leans.` */
export function readingWords({ things, dice, sum, tilted }: TableReading): string {
  if (dice === 0) return ''
  if (dice === 1) {
    const read = things.find(({ shows, isTilted }) => isTilted || shows !== undefined)
    if (!read) return ''
    const name = read.name.charAt(0).toUpperCase() + read.name.slice(1)
    return read.isTilted ? `${name} leans: it cannot be read.` : `${name} shows ${read.shows}.`
  }
  if (tilted === 0) return `${dice} dice make ${sum}.`
  if (tilted === dice) return `All ${dice} dice lean: they cannot be read.`
  return `${dice - tilted} of ${dice} dice make ${sum}; ${tilted === 1 ? 'one leans' : `${tilted} lean`}.`
}
