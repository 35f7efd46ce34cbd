import type { RollingWavesState } from '../../../rules/rolling-with-the-waves/public'
import { deskOf } from '../../../table/desk'
import { part, type Table } from '../../../table/part'
import type { DiceMover } from '../../table/hand'
import type { ThingMotion } from '../../things/motion'

/**
 * The dice of a round are tipped out of the bag: as long as the hand is closed it holds the bag, with the dice inside.
 * Dice that are thrown again are taken up without it (RW-143).
 */
export const bagHandOf = part(() => ({ x: 0, y: 0, z: 0 }))

/** Dice in the bag are drawn under the table, where nobody looks. */
const outOfSight = 100

export function isBagInHand(table: Table): boolean {
  const { phase, hand, view, lookingBack } = deskOf(table).state.getState()
  if (phase !== 'held' || !hand || lookingBack) return false
  const roll = (view as RollingWavesState | undefined)?.roll
  return roll !== undefined && Object.keys(roll.misses).length === 0
}

/** Moves dice as the table does, but those in the bag are out of sight, and the bag is where they are. */
export function throughBag(table: Table, motion: ThingMotion): DiceMover {
  const inside = new Map<string, { readonly x: number; readonly y: number; readonly z: number }>()
  const follow = () => {
    let [x, y, z] = [0, 0, 0]
    for (const at of inside.values()) {
      x += at.x / inside.size
      y += at.y / inside.size
      z += at.z / inside.size
    }
    Object.assign(bagHandOf(table), { x, y, z })
  }
  return {
    poseOf: motion.poseOf,
    take: motion.take,
    letGo: motion.letGo,
    put(id, x, y, z, ...turn) {
      if (!isBagInHand(table)) {
        inside.delete(id)
        return motion.put(id, x, y, z, ...turn)
      }
      inside.set(id, { x, y, z })
      follow()
      motion.put(id, x, y - outOfSight, z, ...turn)
    },
  }
}
