import type { Collider } from '@dimforge/rapier3d-compat'
import type { WorldDie } from './addDice'
import type { EmptyWorld } from './createWorld'
import { engine } from './loadPhysics'

/** A hit of the last step. */
export interface DieContact {
  /** Index of the die in the throw. */
  readonly die: number
  /** Index of the other die, if it hit one. */
  readonly otherDie: number | undefined
  readonly against: 'die' | 'floor' | 'wall' | 'table'
  /** The sum of the contact forces of the step in g·cm/s² (1e5 of them make a newton). */
  readonly force: number
}

/** The weight of a die is about 4,600 of these: what lies still is never heard, a hop after a soft blow just is. */
const leastForce = 6300

export interface ContactWatch {
  /** Steps the world and hears it. */
  step(): void
  readonly heard: readonly DieContact[]
  free(): void
}

/** Listens to contact forces. The engine reports them without any effect on the motion. */
export function createContactWatch(place: EmptyWorld, dice: readonly WorldDie[]): ContactWatch {
  const rapier = engine()
  const queue = new rapier.EventQueue(true)
  const indexOf = new Map<number, number>()
  for (const [index, { colliders }] of dice.entries()) {
    for (const collider of colliders) {
      indexOf.set(collider.handle, index)
      collider.setActiveEvents(rapier.ActiveEvents.CONTACT_FORCE_EVENTS)
      collider.setContactForceEventThreshold(leastForce)
    }
  }
  const kindOf = (handle: number): DieContact['against'] => {
    const is = (collider: Collider) => collider.handle === handle
    if (is(place.furniture.floor)) return 'floor'
    return place.furniture.walls.some(is) ? 'wall' : 'table'
  }
  let heard: DieContact[] = []
  return {
    step() {
      heard = []
      place.world.step(queue)
      queue.drainContactForceEvents(event => {
        const one = indexOf.get(event.collider1())
        const other = indexOf.get(event.collider2())
        const die = one ?? other
        if (die === undefined) return
        const otherDie = one === undefined ? undefined : other
        const against =
          otherDie === undefined ? kindOf(one === undefined ? event.collider1() : event.collider2()) : 'die'
        heard.push({ die, otherDie, against, force: event.totalForceMagnitude() })
      })
    },
    get heard() {
      return heard
    },
    free() {
      queue.free()
    },
  }
}
