/**
 * Phase 3 (RW-50 to RW-56): step by step from left to right, each for all players before the next begins. A step fills
 * the queue; the first in it is resolved automatically, or asked if there is a choice.
 */
import type { Seat } from '../game'
import { does } from '../sentence'
import { canAim, fireVolleys, firingOrder, listVolleys } from './firing'
import { payPorts } from './ports'
import { dropAnchor } from './round'
import { turnOrder } from './seating'
import type { RollingWavesState } from './state'
import { canBeBuried, squares } from './tracks'
import {
  type ChestNumber,
  chestNumbers,
  dieOn,
  type Icon,
  iconNames,
  icons,
  nameOf,
  type SingleIcon,
  type StepId,
  stepIds,
  stepOfIcon,
} from './vocabulary'
import { fullCannons } from './volleys'
import { change, changePlayer, playerAt, say, type Work } from './work'
import { writeDie } from './writing'

const iconOfStep = Object.fromEntries(icons.map(icon => [stepOfIcon[icon], icon])) as Readonly<
  Partial<Record<StepId, Icon>>
>

/** The icon whose dice are written in this step. */
export function writtenIcon(step: StepId | undefined): SingleIcon | undefined {
  const icon = step && iconOfStep[step]
  return icon === 'bury' ? undefined : icon
}

/** RW-48: all mini boards are shown at once, and the first step begins. */
export function reveal(work: Work): void {
  work.reveals = true
  const boards = work.state.players.map(({ plan }) => plan)
  say(work, 'RW-48', 'The screens drop: all plans are shown', 'revealed', { boards })
  enter(work, 'S1')
}

/** Goes on until somebody has a choice, or the round is over. */
export function resolve(work: Work): void {
  while (work.state.phase === 'resolve') {
    const [seat] = work.state.queue
    if (seat === undefined) {
      const next = stepIds[stepIds.indexOf(work.state.step!) + 1]
      if (next) enter(work, next)
      else dropAnchor(work)
    } else {
      if (hasChoice(work.state, seat)) return
      passOver(work, seat)
      leaveQueue(work)
    }
  }
}

/** The first in the queue has done what the step asks. */
export function leaveQueue(work: Work): void {
  change(work, { queue: work.state.queue.slice(1) })
}

function enter(work: Work, step: StepId): void {
  change(work, { phase: 'resolve', step, queue: queueOf(work.state, step) })
  const { queue } = work.state
  if (step === 'S9' && queue.length > 0) {
    const list = queue
      .map(seat => `${nameOf(work.state, seat)} (${playerAt(work.state, seat).infamy})`)
      .join(', ')
    say(work, 'RW-83', `Cannons fire in the order of Infamy: ${list}`, 'firingOrder', { seats: queue })
  }
  if (step === 'S11') payPorts(work)
}

/** Whom a step concerns, in order. */
export function queueOf(state: RollingWavesState, step: StepId): readonly Seat[] {
  const order = turnOrder(state)
  if (step === 'S9') {
    return firingOrder(
      state,
      order.filter(seat => fullCannons(playerAt(state, seat)).length > 0),
    )
  }
  const icon = iconOfStep[step]
  return icon ? order.filter(seat => dieOn(playerAt(state, seat).plan, icon) !== undefined) : []
}

/** RW-58, RW-61: the player could write a 7 instead. */
export function canRaise(state: RollingWavesState, seat: Seat): boolean {
  const icon = writtenIcon(state.step)
  return icon !== undefined && icon !== 'spirits' && playerAt(state, seat).spirits.length === squares.spirits
}

/** RW-78: chests that the player may bury. */
export function buriableChests(state: RollingWavesState, seat: Seat): readonly ChestNumber[] {
  const player = playerAt(state, seat)
  return chestNumbers.filter(chest => canBeBuried(player, chest))
}

/** Is there anything to ask the first in the queue? */
export function hasChoice(state: RollingWavesState, seat: Seat): boolean {
  switch (state.step) {
    case 'S5':
      return buriableChests(state, seat).length > 1
    case 'S9':
      return canAim(state, seat)
    default:
      return canRaise(state, seat)
  }
}

/** Resolves a seat that has no choice. */
function passOver(work: Work, seat: Seat): void {
  switch (work.state.step) {
    case 'S5':
      buryChest(work, seat, buriableChests(work.state, seat)[0]!)
      return
    case 'S9':
      fireVolleys(work, seat, listVolleys(work.state, seat)[0] ?? [])
      return
    default:
      writeDie(work, seat, writtenIcon(work.state.step)!, false)
  }
}

/** RW-76, RW-79. */
export function buryChest(work: Work, seat: Seat, chest: ChestNumber): void {
  const { buried } = playerAt(work.state, seat)
  changePlayer(work, seat, { buried: buried.with(chest - 1, true) })
  say(
    work,
    'RW-79',
    `${nameOf(work.state, seat)} ${does(seat, 'buries', 'bury')} ${iconNames[`chest${chest}`]}`,
    'buried',
    {
      seat,
      chest,
    },
  )
}
