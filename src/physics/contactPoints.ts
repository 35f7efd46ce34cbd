import type { Collider } from '@dimforge/rapier3d-compat'
import type { LiveThrow } from './createThrow'

/** Numbers a contact takes: where (in units), the direction from the other thing to the die, the impulse. */
export const contactSize = 7

/**
 * Writes where dice touch things, and each other, after the last step: the very points at which the solver pushed, with
 * the impulse in g cm/s, each with an equal share of its pair's. At rest these sum up to 1.25 of what gravity adds in a
 * step: the engine counts in more than acts. Returns how many there are; those for which `out` has no room are left out.
 */
export function writeContacts({ place: { world }, dice }: LiveThrow, out: Float32Array): number {
  const room = Math.floor(out.length / contactSize)
  const point = { x: 0, y: 0, z: 0 }
  const normal = { x: 0, y: 0, z: 0 }
  let count = 0

  const writePair = (die: Collider, other: Collider) =>
    world.contactPair(die, other, (manifold, flipped) => {
      const points = manifold.numSolverContacts()
      let impulse = 0
      // Contacts beyond those that were solved keep an impulse of long ago.
      for (let index = 0; index < points; index++) impulse += manifold.contactImpulse(index)
      manifold.normal(normal)
      // The normal leads from the first shape of the pair to the second.
      const sign = flipped ? 1 : -1
      for (let index = 0; index < points && count < room; index++) {
        manifold.solverContactPoint(index, point)
        out.set(
          [point.x, point.y, point.z, sign * normal.x, sign * normal.y, sign * normal.z, impulse / points],
          count * contactSize,
        )
        count++
      }
    })

  for (const { colliders } of dice)
    for (const collider of colliders)
      world.contactPairsWith(collider, other => {
        // Two dice tell of each other: once is enough. Furniture has no body.
        if (other.parent() === null || other.handle > collider.handle) writePair(collider, other)
      })
  return count
}
