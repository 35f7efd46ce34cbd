import { type Bang, hashNumbers, type ThrowRecord, type ThrowResult } from '../measure'
import { addDice, rotationOf, type WorldDie } from './addDice'
import { createContactWatch, type DieContact } from './contactWatch'
import { createWorld, type EmptyWorld } from './createWorld'
import { strike } from './fist'
import { judge } from './outcome'
import { plainPrint } from './prints'
import { readDice } from './readDice'
import { mmPerUnit, rest } from './settings'
import { createSettleWatch } from './settle'
import { startPoses } from './startPoses'

/** Numbers a pose takes: position in units, then the quaternion. */
export const poseSize = 7

/**
 * One throw as it happens, in a world of its own. The table steps it in real time, bots and tests as fast as it goes;
 * both get the same bits. The caller that creates it frees it.
 */
export interface LiveThrow {
  /** Grows by the blows of the fist; run it again and the same dice fall the same way. */
  readonly record: ThrowRecord
  readonly dice: readonly WorldDie[]
  readonly place: EmptyWorld
  readonly steps: number
  /** True when all lies still, or when the upper bound of steps has been reached without rest. */
  readonly done: boolean
  /** Takes one step; does nothing once done. */
  step(): void
  /** The fist on the table: everything moves again until it rests. */
  bang(level: Bang['level']): void
  /** Seven numbers a die, in units, in the order of the request: thrown dice first. */
  writePoses(out: Float32Array): void
  /** Hits of the last step that are hard enough to be heard; empty unless asked for at the start. */
  readonly contacts: readonly DieContact[]
  /** What lies there; only once done. */
  result(): ThrowResult
  free(): void
}

export interface ThrowWishes {
  /** Listen to hits, for sound. It changes no bit of the throw. */
  readonly contacts?: boolean
}

export function createThrow(given: ThrowRecord, wishes: ThrowWishes = {}): LiveThrow {
  let record = given
  const { request } = record
  const place = createWorld(request.container, request.raisedWalls ?? false)
  const dice = addDice(place.world, request, startPoses(record))
  const watch = createSettleWatch(dice)
  const ears = wishes.contacts ? createContactWatch(place, dice) : undefined
  const held = dice.filter(die => !die.body.isEnabled())
  let steps = 0
  let blows = 0
  let boundStep = rest.boundSteps
  let state: 'moving' | 'resting' | 'unsettled' = 'moving'
  const at = { x: 0, y: 0, z: 0 }
  const turn = { x: 0, y: 0, z: 0, w: 1 }

  const strikeDue = () => {
    while (record.bangs[blows]?.step === steps) {
      strike(dice, record, blows)
      blows++
      boundStep = steps + rest.boundSteps
      watch.disturb(steps)
      state = 'moving'
    }
  }

  const release = () => {
    for (const die of held) if (die.start?.releaseStep === steps) letGo(die)
  }

  const letGo = ({ body, start }: WorldDie) => {
    body.setEnabled(true)
    const [vx, vy, vz] = start!.velocity
    body.setLinvel({ x: vx / mmPerUnit, y: vy / mmPerUnit, z: vz / mmPerUnit }, true)
    body.setAngvel({ x: start!.spin[0], y: start!.spin[1], z: start!.spin[2] }, true)
  }

  const isOver = () => state !== 'moving' && blows >= record.bangs.length

  strikeDue()
  return {
    get record() {
      return record
    },
    dice,
    place,
    get steps() {
      return steps
    },
    get done() {
      return isOver()
    },
    step() {
      if (isOver()) return
      if (held.length > 0) release()
      if (ears) ears.step()
      else place.world.step()
      steps++
      if (watch.look(steps)) state = 'resting'
      else if (steps >= boundStep) state = 'unsettled'
      strikeDue()
    },
    bang(level) {
      record = { ...record, bangs: [...record.bangs, { step: steps, level }] }
      strikeDue()
    },
    writePoses(out) {
      // Called after every step of a drop that is watched: it leaves no garbage.
      for (let index = 0; index < dice.length; index++) {
        const { body, print } = dice[index]!
        const to = index * poseSize
        body.translation(at)
        out[to] = at.x
        out[to + 1] = at.y
        out[to + 2] = at.z
        if (print !== plainPrint) {
          out.set(rotationOf(dice[index]!), to + 3)
          continue
        }
        body.rotation(turn)
        out[to + 3] = turn.x
        out[to + 4] = turn.y
        out[to + 5] = turn.z
        out[to + 6] = turn.w
      }
    },
    get contacts() {
      return ears?.heard ?? []
    },
    result() {
      const readings = readDice(place, dice, request.flat, request.edgeMm)
      const outcome = state === 'resting' ? judge(readings) : 'unsettled'
      const bits: number[] = []
      for (const die of dice) {
        const { x, y, z } = die.body.translation()
        bits.push(x, y, z, ...rotationOf(die))
      }
      return { outcome, dice: readings, steps, hash: hashNumbers(bits) }
    },
    free() {
      ears?.free()
      place.world.free()
    },
  }
}
