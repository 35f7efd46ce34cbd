import { createStore } from 'zustand/vanilla'
import type { Refusal } from '../../../rules/game'
import type { DieId } from '../../../rules/rattle-battle/public'
import { part } from '../../../table/part'
import type { ShipDrag } from './shipDrag'

/** A Ship in somebody's fingers. What changes with every move of the pointer is in `ghost`. */
export interface Dragging {
  readonly ship: ShipDrag | undefined
  /** Why it cannot be let go where it is held. */
  readonly refusal: Refusal | undefined
}

export const draggingOf = part(() => createStore<Dragging>(() => ({ ship: undefined, refusal: undefined })))

/** Where the Ship would lie, in mm of the Sea. */
export const ghostOf = part(() => ({ x: 0, y: 0 }))

/**
 * The Ship that a hand has just put down. It has been seen on its way: it stays where it was put while the move is kept
 * and told, and nobody tells it again.
 */
export const putDownOf = part((): { ship: DieId | undefined } => ({ ship: undefined }))
