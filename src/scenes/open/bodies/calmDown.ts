import type { BodyBook, BookedBody } from './bodyBook'

/**
 * When nothing is faster than this for this many steps, everything is held still until the engine lets it sleep: people
 * want their table calm (cm/s, rad/s, steps). After `tiresAfter` steps a body that still rocks is put to rest.
 */
const calm = { speed: 0.7, spin: 0.25, steps: 24, hullSteps: 300, tiresAfter: 480, tiredTimes: 5 } as const
/** Bodies are looked at every this many steps. */
const lookEvery = 4

export interface Calming {
  /** After each step of the engine; `stirs` is told each body that is awake. */
  step(stirs: (body: BookedBody) => void): void
  /** Something is held or pushed: it may move as it likes, and waiting starts over. */
  reset(): void
}

/**
 * Holds the table still once it is calm, and from the start where all that is awake has just been laid: a fan of cards
 * is a staircase that would topple, and cards that fall pass through each other. Bodies are not put to sleep by hand: in the engine, what touches one of them
 * may then fall through everything, the table too.
 */
export function createCalming(book: BodyBook): Calming {
  /** Steps since something set out, and since the last of it was fast. */
  let since = 0
  let still = 0
  /** Everything that has rested or been touched since it was laid. */
  const settled = new WeakSet<BookedBody>()
  const reset = () => {
    since = 0
    still = 0
    for (const body of book.all.values()) settled.add(body)
  }
  const isOnlyLaid = () => {
    let isLaid = false
    for (const body of book.all.values()) {
      if (!body.rigid.isDynamic() || body.rigid.isSleeping()) continue
      if (settled.has(body)) return false
      isLaid = true
    }
    return isLaid
  }
  return {
    reset,
    step(stirs) {
      since++
      if (still === 0 && isOnlyLaid()) still = calm.steps
      if (still >= calm.steps) holdStill(book)
      if (still >= calm.steps + calm.hullSteps) sleepHulls(book)
      if (since % lookEvery !== 0) return
      // A tall pile of coins turns about itself for minutes: the longer it takes, the less it has to be still.
      const waits = Math.min(2, Math.floor(since / calm.tiresAfter))
      const tired = Math.max(1, waits * calm.tiredTimes)
      let isAwake = false
      let isCalm = true
      for (const body of book.all.values()) {
        const { rigid } = body
        if (!rigid.isDynamic() || rigid.isSleeping()) continue
        isAwake = true
        stirs(body)
        if (!isCalm) continue
        const [speed, spin] = [rigid.linvel(), rigid.angvel()]
        isCalm =
          Math.abs(speed.x) + Math.abs(speed.y) + Math.abs(speed.z) < calm.speed * tired &&
          Math.abs(spin.x) + Math.abs(spin.y) + Math.abs(spin.z) < calm.spin * tired
      }
      if (!isAwake) return reset()
      still = isCalm ? still + lookEvery : 0
    },
  }
}

const nothing = { x: 0, y: 0, z: 0 }

export function holdStill(book: BodyBook): void {
  for (const { rigid } of book.all.values()) {
    if (!rigid.isDynamic() || rigid.isSleeping()) continue
    rigid.setLinvel(nothing, false)
    rigid.setAngvel(nothing, false)
  }
}

/** Rounded hulls never stop rocking in the engine, too little to see: they alone are put to sleep by hand. */
function sleepHulls(book: BodyBook): void {
  for (const { rigid, body } of book.all.values())
    if (body.shapes[0]?.shape === 'hull' && !rigid.isSleeping()) rigid.sleep()
}
