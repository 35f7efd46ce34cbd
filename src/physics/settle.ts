import { cosDeg, readUpperFace } from '../measure'
import type { WorldDie } from './addDice'
import { rest } from './settings'

/**
 * Decides when all dice lie still. A row of still steps begins when every die is slow; it lasts as long as no die
 * strays from where it lay then, none hops, and every upper face stays the same. Once it has begun, places count more
 * than speeds: a die that leans on another may chatter for a step, by a hundredth of a millimetre.
 */
export interface SettleWatch {
  /** Looks after a step; true once everything has rested long enough. */
  look(step: number): boolean
  /** A blow at this step: the row of still steps starts again. */
  disturb(step: number): void
}

const poseNumbers = 7
/** How far a die may stray, squared, and the scalar product of two rotations that are as far apart as they may be. */
const bounds = (times: number) => ({
  mostSquare: (times * rest.strays) ** 2,
  leastProduct: cosDeg((times * rest.straysDeg) / 2),
})
const fresh = bounds(1)
const tired = bounds(rest.tiredTimes)

export function createSettleWatch(dice: readonly WorldDie[]): SettleWatch {
  const lay = new Float64Array(dice.length * poseNumbers)
  const faces = new Int8Array(dice.length)
  const at = { x: 0, y: 0, z: 0 }
  const turn = { x: 0, y: 0, z: 0, w: 1 }
  let stillSince: number | undefined
  // The die that moved last will most likely still be moving: asking it first makes most looks cheap.
  let restless = 0
  let stirredAt = 0
  let { mostSquare, leastProduct } = fresh

  // Calls into the engine cost more than comparisons: what cannot change is read once.
  const isFixed = dice.map(({ body }) => body.isFixed())

  const isSlower = ({ body, start }: WorldDie, index: number, times: number): boolean => {
    if (isFixed[index]) return true
    if (start && start.releaseStep > 0 && !body.isEnabled()) return false
    body.linvel(at)
    if (at.x * at.x + at.y * at.y + at.z * at.z > (times * rest.linearSpeed) ** 2) return false
    body.angvel(at)
    return at.x * at.x + at.y * at.y + at.z * at.z <= (times * rest.angularSpeed) ** 2
  }

  const isSlow = (die: WorldDie, index: number): boolean => isSlower(die, index, 1)

  const isInPlace = (die: WorldDie, index: number): boolean => {
    if (isFixed[index]) return true
    if (!isSlower(die, index, rest.hop)) return false
    const { body } = die
    const from = index * poseNumbers
    body.translation(at)
    const dx = at.x - lay[from]!
    const dy = at.y - lay[from + 1]!
    const dz = at.z - lay[from + 2]!
    if (dx * dx + dy * dy + dz * dz > mostSquare) return false
    body.rotation(turn)
    const product =
      turn.x * lay[from + 3]! + turn.y * lay[from + 4]! + turn.z * lay[from + 5]! + turn.w * lay[from + 6]!
    return Math.abs(product) >= leastProduct
  }

  const all = (isStill: (die: WorldDie, index: number) => boolean): boolean => {
    if (dice.length > 0 && !isStill(dice[restless]!, restless)) return false
    const moving = dice.findIndex((die, index) => !isStill(die, index))
    if (moving < 0) return true
    restless = moving
    return false
  }

  const noteFaces = (): boolean => {
    let isSame = true
    dice.forEach(({ spec, body }, index) => {
      body.rotation(turn)
      const { face } = readUpperFace(spec.kind, [turn.x, turn.y, turn.z, turn.w])
      if (faces[index] !== face) isSame = false
      faces[index] = face
    })
    return isSame
  }

  const beginRow = (step: number) => {
    stillSince = step
    dice.forEach(({ body }, index) => {
      body.translation(at)
      body.rotation(turn)
      lay.set([at.x, at.y, at.z, turn.x, turn.y, turn.z, turn.w], index * poseNumbers)
    })
    noteFaces()
  }

  return {
    disturb(step) {
      stillSince = undefined
      stirredAt = step
    },
    look(step) {
      if (step % rest.lookEvery !== 0) return false
      ;({ mostSquare, leastProduct } = step - stirredAt < rest.tiresAfterSteps ? fresh : tired)
      if (stillSince === undefined) {
        if (all(isSlow)) beginRow(step)
        return false
      }
      if (!all(isInPlace)) {
        stillSince = undefined
        return false
      }
      if (step - stillSince < rest.steps) return false
      if (noteFaces()) return true
      beginRow(step)
      return false
    },
  }
}
