import type { RattleMove } from '../../../rules/rattle-battle/moves'
import { horizonOf } from '../horizon'
import type { Mind } from '../mind'
import { type Position, type Ship, shipOf } from './position'

/** Something that can be done in phase 4, and the Sea after it. */
export interface Choice {
  readonly move: RattleMove
  readonly after: Position
  /** Where dice are dropped again: how else they may come to lie, each as likely as `after`. */
  readonly orElse?: readonly Position[]
  /** What is used up and could still serve in this Quest. */
  readonly cost: number
}

/** How widely is looked around. */
export interface Breadth {
  /** Rings of the range on which open water is tried. */
  readonly rings: readonly number[]
  /** Are Upgrades, Special Loot and stores used? */
  readonly usesPieces: boolean
  /** Is what can be fired at after a move looked at too? */
  readonly looksTwice: boolean
}

/** Own Ships that are afloat, with their place in the tables. */
export function ownAfloat({ seat }: Mind, position: Position): readonly (readonly [number, Ship])[] {
  return [...position.ships.entries()].flatMap(([index, ship]) =>
    ship?.seat === seat ? [[index, ship] as const] : [],
  )
}

/** The Ship at another place; its Strength does not change by it. */
export function shipAt(position: Position, ship: Ship, x: number, y: number): Ship {
  const { outline } = shipOf(position.state, { ...ship.die, x, y })
  return { ...ship, die: { ...ship.die, x, y }, outline }
}

/** What a piece that is ready again after the Quest could still do in it. */
export function reserveOf({ state, weights }: Mind, kind: 'piece' | 'upgrade'): number {
  if (horizonOf(state).seaThisQuest === 0) return 0
  return kind === 'piece' ? weights.readyPiece : weights.readyUpgrade
}
