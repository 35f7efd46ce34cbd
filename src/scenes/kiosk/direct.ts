/**
 * The director of the kiosk: hears what happens at the desk, at the lab's table and in the show, and calls the shot. It
 * knows no game: where something matters is what the game's own director asks for.
 */

import type { Course, KioskPhase } from '../../kiosk/course'
import type { LabPhase } from '../../lab/labStore'
import type { DeskState } from '../../table/desk'
import type { RigState } from '../table/camera/rigState'
import type { KioskCamera } from './camera'
import { about, establishing, fall, hand, landed, type Shot, type Spot, showsToo, winner } from './shots'

export interface Director {
  /** The show changes its phase, or goes on to the next game. */
  show(now: Course, before: Course | undefined): void
  desk(now: Pick<DeskState, 'phase' | 'hand'>, before: Pick<DeskState, 'phase'>): void
  lab(now: LabPhase): void
  /** The game asks for a place of the table. */
  wish(spot: Readonly<RigState>): void
  /** The game asks for the table as a whole. */
  wishWhole(): void
}

const middle: Spot = { x: 0, z: 0 }
/** From so much of the table a wish tells where dice are thrown, and not where somebody sits. */
const throwHalf = 30
/** Dice in the air over another place than was thought: the shot goes there. */
const farOff = 3

export function createDirector(camera: KioskCamera, onShot: () => void): Director {
  let phase: KioskPhase | undefined
  let deskPhase: DeskState['phase'] = 'closed'
  let thrownAt = middle
  let lookedAt: Spot = middle

  const call = (shot: Shot, cut = false) => {
    camera.take(shot, { cut: cut || shot.seconds === 0 })
    onShot()
  }
  const isThrowing = () => deskPhase === 'held' || deskPhase === 'falling'
  const throwShot = () => (deskPhase === 'held' ? hand(thrownAt) : fall(thrownAt))

  return {
    show(now, before) {
      const isNext = now.turn !== before?.turn
      if (now.phase === phase && !isNext) return
      const was = phase
      phase = now.phase
      if (phase === 'title' ? isNext || was === undefined : phase === 'thanking') call(establishing())
      else if (phase === 'winner') call(winner(lookedAt))
      else if (phase === 'interlude') call(hand(middle), true)
      else if (phase === 'watching' && was !== 'inviting' && was !== 'title')
        // Whatever was done at the other table, the game is found as it was.
        call(landed(thrownAt), true)
    },
    desk(now, before) {
      deskPhase = now.phase
      if (phase !== 'watching' || now.phase === before.phase) return
      if (now.phase === 'held') {
        thrownAt = middle
        if (now.hand?.fist) call(landed(thrownAt))
        else call(hand(thrownAt))
      } else if (now.phase === 'falling') call(fall(thrownAt))
      else if (before.phase === 'falling') call(landed(thrownAt))
    },
    lab(now) {
      if (phase !== 'interlude') return
      if (now === 'held') call(hand(middle), true)
      else if (now === 'falling') call(fall(middle))
      else if (now === 'settled' || now === 'cocked') call(landed(middle))
    },
    wish(spot) {
      if (phase === 'interlude') return
      if (isThrowing()) {
        if (spot.half > throwHalf) return
        const isFar = Math.hypot(spot.x - thrownAt.x, spot.z - thrownAt.z) > farOff
        thrownAt = { x: spot.x, z: spot.z }
        if (isFar && phase === 'watching') call(throwShot())
        return
      }
      lookedAt = { x: spot.x, z: spot.z }
      if (phase !== 'watching' || showsToo(camera.shot, spot)) return
      call(about(spot))
    },
    wishWhole() {
      if (isThrowing()) return
      lookedAt = middle
      if (phase === 'watching' && camera.shot.name !== 'landed') call(landed(middle))
    },
  }
}
