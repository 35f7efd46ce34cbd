import { type DieContact, physicsSettings } from '../../../physics'

/** A hit that can be heard. */
export interface Hit {
  readonly die: number
  readonly otherDie: number | undefined
  readonly against: DieContact['against']
  /** The same for every hit between these two things. */
  readonly pair: number
  /** By how much the hit changed the speed of the die, in m/s. */
  readonly speed: number
}

/** Hits below this are silent, in m/s. */
export const silentSpeed = 0.03

const { stepSeconds, gravityUnits } = physicsSettings
const cmPerMetre = 100
/** More dice than any game throws; furniture takes the numbers above. */
const mostDice = 1000
const furniture = { floor: mostDice, wall: mostDice + 1, table: mostDice + 2, die: mostDice + 3 } as const

export function pairOf({ die, otherDie, against }: Omit<DieContact, 'force'>): number {
  const other = otherDie ?? furniture[against]
  return Math.min(die, other) * 2 * mostDice + Math.max(die, other)
}

/**
 * Tells hits from mere pressing: what counts is by how much a contact presses harder than in the step before, or else
 * dice at rest would click without end.
 */
export interface HitEar {
  /**
   * Steps come in order; those without contacts may be left out. A die that comes down hard is felt through the thin
   * floor by the table below it: over the floor, what it hits is the floor.
   */
  hear(step: number, contacts: readonly DieContact[], isOverFloor: (die: number) => boolean): Hit[]
}

/** `masses`: grams, by the number of the die. */
export function createHitEar(masses: readonly number[]): HitEar {
  let before = new Map<number, number>()
  let now = new Map<number, number>()
  let lastStep = -1
  return {
    hear(step, contacts, isOverFloor) {
      if (step !== lastStep + 1) before.clear()
      lastStep = step
      now.clear()
      const hits: Hit[] = []
      for (const contact of contacts) {
        const { die, otherDie, force } = contact
        const against = contact.against === 'table' && isOverFloor(die) ? 'floor' : contact.against
        const pair = pairOf({ die, otherDie, against })
        const known = now.get(pair)
        if (known !== undefined && known >= force) continue
        now.set(pair, force)
        const mass = masses[die] ?? masses[0]!
        // A contact too weak to be told of still bore the die.
        const bearing = before.get(pair) ?? mass * gravityUnits
        const speed = ((force - bearing) * stepSeconds) / (mass * cmPerMetre)
        if (speed < silentSpeed) continue
        const hit = { die, otherDie, against, pair, speed }
        if (known === undefined) hits.push(hit)
        else replaceHit(hits, hit)
      }
      ;[before, now] = [now, before]
      return hits
    },
  }
}

function replaceHit(hits: Hit[], hit: Hit): void {
  const place = hits.findIndex(({ pair }) => pair === hit.pair)
  if (place < 0) hits.push(hit)
  else hits[place] = hit
}
