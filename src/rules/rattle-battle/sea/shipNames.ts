/** What Ships are called: by whose they are and what they show, as everybody at the table sees it. */
import { seaHalfMm } from '../../../measure'
import type { Seat } from '../../game'
import { does, type Sentence, toSentence } from '../../sentence'
import { dieInfo, isDieId, markOf, markText } from '../data/dice'
import type { RattleState, SeaDie } from '../state'
import { colourName, nameOf, ownerOf } from '../table'
import type { DieId } from '../vocabulary'
import { inSea, seaOf } from './sea'

/**
 * "Yellow's 4", "red merchant 2", "green merchant with the Sail"; "Yellow's 4 by the whale" where two of them show
 * a 4. A Ship at home is one like the others: "Yellow's Ship".
 */
export function shipName(state: RattleState, id: DieId): string {
  const die = inSea(state, id)
  if (!die) {
    const face = state.adventure?.crazy?.faces[id]
    return face === undefined ? nameAtHome(state, id) : nameAtSea(state, { id, face })
  }
  return `${nameAtSea(state, die)}${placeAmong(state, die)}`
}

/** As `shipName`, where it stands behind the name of its owner: "their 4", or "your 4" to the player there. */
export function ownShipName(state: RattleState, seat: Seat, id: DieId): string {
  const owner = `${nameOf(state, seat)}'s`
  const name = shipName(state, id)
  return name.startsWith(owner) ? `${does(seat, 'their', 'your')}${name.slice(owner.length)}` : name
}

/** As `shipName`, for the labels of things. */
export function shipLabel(state: RattleState, id: DieId): Sentence {
  return toSentence(shipName(state, id))
}

/** As `shipName`, for what may come from outside. */
export function namedShip(state: RattleState, id: DieId | undefined, otherwise = 'This die'): string {
  return id !== undefined && isDieId(id) ? shipName(state, id) : otherwise
}

/** The Ships one after another, the last with "and". */
export function shipNames(state: RattleState, ids: readonly DieId[]): string {
  return listed(ids.map(id => shipName(state, id)))
}

export function listed(words: readonly string[]): string {
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`
}

/** The die alone, without its place. */
function nameAtSea(state: RattleState, { id, face }: Pick<SeaDie, 'id' | 'face'>): string {
  const { colour, captain } = dieInfo(id)
  const owner = ownerName(state, id)
  if (owner) return `${owner}'s ${captain ? 'Captain' : markText(id, face)}`
  const mark = markText(id, face)
  return typeof markOf(id, face) === 'number'
    ? `${colour} merchant ${mark}`
    : `${colour} merchant with the ${mark}`
}

function nameAtHome(state: RattleState, id: DieId): string {
  const { colour, captain } = dieInfo(id)
  const owner = ownerName(state, id)
  return owner ? `${owner}'s ${captain ? 'Captain' : 'Ship'}` : `${colour} merchant`
}

/** Nobody may sit where the box has Ships of a colour. */
function ownerName(state: RattleState, id: DieId): string | undefined {
  const { owner } = dieInfo(id)
  const seat = ownerOf(state, id)
  return seat === undefined ? owner && colourName(owner) : nameOf(state, seat)
}

/** Where it lies, if another of the same name lies in the Sea; north is the wall away from the first player. */
function placeAmong(state: RattleState, die: SeaDie): string {
  const name = nameAtSea(state, die)
  const alike = seaOf(state).filter(other => nameAtSea(state, other) === name)
  if (alike.length < 2) return ''
  const zone = zoneOf(die)
  if (alike.filter(other => zoneOf(other) === zone).length < 2) return ` ${zone}`
  const fromWest = alike.toSorted((a, b) => a.x - b.x || a.y - b.y).indexOf(die)
  return `, ${ordinals[fromWest] ?? `${fromWest + 1}th`} from the west`
}

const ordinals = ['first', 'second', 'third', 'fourth']

/** A ninth of the Sea, by what is printed there: the rose in the middle, a picture in each corner. */
function zoneOf({ x, y }: SeaDie): string {
  const third = seaHalfMm / 3
  const column = x > third ? 2 : x < -third ? 0 : 1
  const row = y > third ? 0 : y < -third ? 2 : 1
  return places[row]![column]!
}

const places = [
  ['by the brig', 'north of the rose', 'by Fair Haven'],
  ['west of the rose', 'by the rose', 'east of the rose'],
  ['by the whale', 'south of the rose', 'by the kraken'],
] as const
