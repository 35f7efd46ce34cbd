/** The 38 dice (section 2.1) and what their ids say. The marks of their faces are in measure/dieFaces (4.1). */
import { type DieKind, dieFaces, type FaceMark } from '../../../measure'
import { type DieId, type NpColour, npColours, type PlayerColour, playerColours } from '../vocabulary'

export const npCounts: Readonly<Record<NpColour, number>> = {
  yellow: 3,
  green: 3,
  red: 3,
  orange: 2,
  blue: 1,
  violet: 1,
}

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

export function playerShipId(colour: PlayerColour, number: number): DieId {
  return `p-${colour}-${number}`
}

export function captainId(colour: PlayerColour): DieId {
  return `c-${colour}`
}

export function npId(colour: NpColour, number: number): DieId {
  return `n-${colour}-${number}`
}

function listDice(): Map<DieId, DieInfo> {
  const dice = new Map<DieId, DieInfo>()
  const add = (id: DieId, info: Omit<DieInfo, 'order'>) => dice.set(id, { ...info, order: dice.size })
  for (const owner of playerColours) {
    for (let n = 1; n <= 4; n++) add(playerShipId(owner, n), { kind: 'ship', owner, captain: false })
    add(captainId(owner), { kind: 'captain', owner, captain: true })
  }
  for (const colour of npColours) {
    for (let n = 1; n <= npCounts[colour]; n++) {
      add(npId(colour, n), { kind: `np-${colour}`, colour, captain: false })
    }
  }
  return dice
}

const diceById = listDice()

export const allDice: readonly DieId[] = [...diceById.keys()]
export const npDice: readonly DieId[] = allDice.filter(id => diceById.get(id)!.colour !== undefined)

export function isDieId(id: string): boolean {
  return diceById.has(id)
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
