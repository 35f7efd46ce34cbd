/** The 38 dice (section 2.1) and what their ids say. The marks of their faces are in measure/dieFaces (4.1). */
import { type DieKind, dieFaces, type FaceMark } from '../../../measure'
import { type NpColour, npColours, type PlayerColour, playerColours } from '../vocabulary'

const shipNumbers = [1, 2, 3, 4] as const
type ShipNumber = (typeof shipNumbers)[number]

/** NP Ships by colour, each in its order. */
const npShips = {
  yellow: ['n-yellow-1', 'n-yellow-2', 'n-yellow-3'],
  green: ['n-green-1', 'n-green-2', 'n-green-3'],
  red: ['n-red-1', 'n-red-2', 'n-red-3'],
  orange: ['n-orange-1', 'n-orange-2'],
  blue: ['n-blue-1'],
  violet: ['n-violet-1'],
} as const satisfies Readonly<Record<NpColour, readonly string[]>>

/** `p-<colour>-1..4` a Player Ship, `c-<colour>` a Captain Ship, `n-<colour>-1..3` an NP Ship. */
export type DieId =
  | `p-${PlayerColour}-${ShipNumber}`
  | `c-${PlayerColour}`
  | (typeof npShips)[NpColour][number]

interface DieInfo {
  readonly kind: DieKind
  /** Absent for NP Ships. */
  readonly owner?: PlayerColour
  /** Absent for Player Ships. */
  readonly colour?: NpColour
  readonly captain: boolean
  /** Place in the order of RB-68. */
  readonly order: number
}

/** The first Player Ships of a colour. */
export function playerShips(colour: PlayerColour, count: number): readonly DieId[] {
  return shipNumbers.slice(0, count).map(number => `p-${colour}-${number}` as const)
}

export function captainId(colour: PlayerColour): DieId {
  return `c-${colour}`
}

/** The first NP Ships of a colour. */
export function npShipsOf(colour: NpColour, count: number): readonly DieId[] {
  return npShips[colour].slice(0, count)
}

function listDice(): Map<DieId, DieInfo> {
  const dice = new Map<DieId, DieInfo>()
  const add = (id: DieId, info: Omit<DieInfo, 'order'>) => dice.set(id, { ...info, order: dice.size })
  for (const owner of playerColours) {
    for (const id of playerShips(owner, shipNumbers.length)) add(id, { kind: 'ship', owner, captain: false })
    add(captainId(owner), { kind: 'captain', owner, captain: true })
  }
  for (const colour of npColours) {
    for (const id of npShips[colour]) add(id, { kind: `np-${colour}`, colour, captain: false })
  }
  return dice
}

const diceById = listDice()
const names: ReadonlySet<string> = new Set(diceById.keys())

export const allDice: readonly DieId[] = [...diceById.keys()]
export const npDice: readonly DieId[] = allDice.filter(id => diceById.get(id)!.colour !== undefined)

export function isDieId(id: string): id is DieId {
  return names.has(id)
}

/** The die that a reading of the engine, a thing of the table or a kept event names. */
export function dieIdOf(id: string): DieId {
  if (!isDieId(id)) throw new RangeError(`There is no die ${id}`)
  return id
}

export function dieInfo(id: DieId): DieInfo {
  const info = diceById.get(id)
  if (!info) throw new RangeError(`There is no die ${id}`)
  return info
}

/** What the face with this 1-based index shows. */
export function markOf(id: DieId, face: number): FaceMark {
  return dieFaces[dieInfo(id).kind][face - 1]!
}

/** "3" or "Cannon". */
export function markText(id: DieId, face: number): string {
  const mark = markOf(id, face)
  return typeof mark === 'number' ? String(mark) : `${mark.charAt(0)}${mark.slice(1).toLowerCase()}`
}
