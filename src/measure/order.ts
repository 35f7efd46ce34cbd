import { thousandths } from './rounding'
import { defaultRuler, type Ruler } from './ruler'

/** RB-67a: the candidates that the ruler cannot tell from the closest one, in the order given. */
export function tieSet<T>(
  candidates: readonly T[],
  gapOf: (candidate: T) => number,
  ruler: Ruler = defaultRuler,
): readonly T[] {
  let least = Number.POSITIVE_INFINITY
  for (const candidate of candidates) least = Math.min(least, thousandths(gapOf(candidate)))
  const limit = least + thousandths(ruler.rulerResolutionMm)
  return candidates.filter(candidate => thousandths(gapOf(candidate)) <= limit)
}

/**
 * Indices of ascending gaps in groups that count as equally near: the tie set of all, then the tie set of the rest,
 * and so on, as a Battle would take them if nothing sank.
 */
export function tieGroups(
  ascendingGaps: readonly number[],
  ruler: Ruler = defaultRuler,
): readonly number[][] {
  const resolution = thousandths(ruler.rulerResolutionMm)
  const groups: number[][] = []
  let limit = Number.NEGATIVE_INFINITY
  ascendingGaps.forEach((mm, index) => {
    const length = thousandths(mm)
    if (length > limit) {
      groups.push([])
      limit = length + resolution
    }
    groups.at(-1)!.push(index)
  })
  return groups
}

/** A pair of a Player Ship (or an Ally in its place) and an NP Ship, with their gap. */
export interface OpposedPair<Id extends string = string> {
  readonly gap: number
  readonly playerShip: Id
  readonly npShip: Id
}

/**
 * RB-68: compares pairs by gap, then the owner's place in turn order (`undefined` for an Ally, who comes after all
 * players), then the Player Ship's id, then the NP Ship's.
 */
export function strictOrder<Id extends string>(
  ownerTurn: (playerShip: Id) => number | undefined,
): (a: OpposedPair<Id>, b: OpposedPair<Id>) => number {
  const place = (pair: OpposedPair<Id>) => ownerTurn(pair.playerShip) ?? Number.MAX_SAFE_INTEGER
  return (a, b) =>
    thousandths(a.gap) - thousandths(b.gap) ||
    place(a) - place(b) ||
    compareDieIds(a.playerShip, b.playerShip) ||
    compareDieIds(a.npShip, b.npShip)
}

const playerColours = ['yellow', 'blue', 'green', 'red', 'white']
const npColours = ['yellow', 'green', 'red', 'orange', 'blue', 'violet']

/** RB-68: `p-<colour>-1..4`, `c-<colour>`, `n-<colour>-1..3`; ids of another form come last, letter by letter. */
export function compareDieIds(a: string, b: string): number {
  const [kindA, colourA, numberA] = idParts(a)
  const [kindB, colourB, numberB] = idParts(b)
  return kindA - kindB || colourA - colourB || numberA - numberB || compareText(a, b)
}

function idParts(id: string): readonly [kind: number, colour: number, number: number] {
  const [, kind, colour = '', number = '0'] = /^([pcn])-([a-z]+)(?:-(\d))?$/.exec(id) ?? []
  if (kind === undefined) return [3, 0, 0]
  const colours = kind === 'n' ? npColours : playerColours
  return ['pcn'.indexOf(kind), colours.indexOf(colour), Number(number)]
}

/** Letter by letter, the same in every language. */
export function compareText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}
