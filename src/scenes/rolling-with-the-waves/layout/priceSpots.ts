import { dieEdge, trayInner } from './sizes'

/** A point of the table, in cm. */
export interface PriceSpot {
  readonly x: number
  readonly z: number
}

/** Half of a price and half of a die with a little air around it, as they are seen from the chair. */
export const price = { x: 2.75, z: 1.28 } as const
const die = { x: dieEdge / 2 + 0.15, z: dieEdge / 2 + 0.15 } as const
const [across, along] = [die.x + price.x, die.z + price.z]

/** Where a price may hang beside its die, what is liked best first. */
const around: readonly PriceSpot[] = [
  { x: 0, z: -along },
  { x: 0, z: along },
  { x: across, z: 0 },
  { x: -across, z: 0 },
  { x: 1.6, z: -along },
  { x: -1.6, z: -along },
  { x: 1.6, z: along },
  { x: -1.6, z: along },
  { x: across, z: -1 },
  { x: -across, z: -1 },
  { x: across, z: 1 },
  { x: -across, z: 1 },
]

/** A price higher up in the tray would reach below the prompt of the page. */
const highest = 1.4 - trayInner.z

/** Every price is looked at so often again once the others hang. */
const rounds = 3

/**
 * Where the prices of these dice hang so that they cover neither a die nor one another, as far as there is room:
 * players have to read both before they pay.
 */
export function priceSpots(priced: readonly PriceSpot[], dice: readonly PriceSpot[]): readonly PriceSpot[] {
  const spots: (PriceSpot | undefined)[] = priced.map(() => undefined)
  for (let round = 0; round < rounds; round++)
    for (const [index, own] of priced.entries()) {
      const others = spots.filter((spot, other) => spot !== undefined && other !== index)
      let least = Number.POSITIVE_INFINITY
      for (const { x, z } of around) {
        const spot = { x: own.x + x, z: own.z + z }
        let covered = Math.max(0, highest - (spot.z - price.z)) * 2 * price.x
        for (const other of dice) covered += overlap(spot, other, price.x + die.x, price.z + die.z)
        for (const other of others) covered += overlap(spot, other!, 2 * price.x, 2 * price.z)
        if (covered >= least - 1e-9) continue
        least = covered
        spots[index] = spot
      }
    }
  return spots.map((spot, index) => spot ?? priced[index]!)
}

/** How much two plates lie over each other whose middles may be so far apart. */
function overlap(a: PriceSpot, b: PriceSpot, x: number, z: number): number {
  return Math.max(0, x - Math.abs(a.x - b.x)) * Math.max(0, z - Math.abs(a.z - b.z))
}
