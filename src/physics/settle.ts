import { readUpperFace } from '../measure'
import type { WorldDie } from './addDice'
import { rest } from './settings'

/**
 * Decides when all dice lie still: every die slow, with one and the same upper face, for a row of steps. Motion is
 * looked at, never the engine's own idea of sleep and never a clock.
 */
export interface SettleWatch {
  /** Looks after a step; true once everything has rested long enough. */
  look(step: number): boolean
  /** A blow or a late die: the row of still steps starts again. */
  disturb(): void
}

interface Scratch {
  x: number
  y: number
  z: number
  w: number
}

export function createSettleWatch(dice: readonly WorldDie[]): SettleWatch {
  const faces = new Int8Array(dice.length)
  const vector: Scratch = { x: 0, y: 0, z: 0, w: 0 }
  const linearSquare = rest.linearSpeed ** 2
  const angularSquare = rest.angularSpeed ** 2
  let stillSince: number | undefined
  // The die that moved last will most likely still be moving: asking it first makes most looks cheap.
  let restless = 0

  const isSlow = (die: WorldDie): boolean => {
    if (!die.body.isEnabled()) return false
    if (die.body.isFixed()) return true
    die.body.linvel(vector)
    if (vector.x ** 2 + vector.y ** 2 + vector.z ** 2 > linearSquare) return false
    die.body.angvel(vector)
    return vector.x ** 2 + vector.y ** 2 + vector.z ** 2 <= angularSquare
  }

  const readFaces = (): boolean => {
    let isSame = true
    for (let index = 0; index < dice.length; index++) {
      const die = dice[index]!
      die.body.rotation(vector)
      const { face } = readUpperFace(die.spec.kind, [vector.x, vector.y, vector.z, vector.w])
      if (faces[index] !== face) isSame = false
      faces[index] = face
    }
    return isSame
  }

  return {
    disturb() {
      stillSince = undefined
    },
    look(step) {
      if (step % rest.lookEvery !== 0) return false
      if (dice.length > 0 && !isSlow(dice[restless]!)) {
        stillSince = undefined
        return false
      }
      for (let index = 0; index < dice.length; index++) {
        if (isSlow(dice[index]!)) continue
        restless = index
        stillSince = undefined
        return false
      }
      if (stillSince === undefined) {
        readFaces()
        stillSince = step
        return false
      }
      if (step - stillSince < rest.steps) return false
      if (readFaces()) return true
      stillSince = step
      return false
    },
  }
}
