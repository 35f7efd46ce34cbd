/** The game is over, perhaps after a roll-off of the tied players (RB-353 to RB-357). */
import type { Seat } from '../../game'
import { does } from '../../sentence'
import { dieValue } from '../crazy/miniGame'
import { winnersOf } from '../score'
import type { RattleState, RollOff } from '../state'
import { nameOf, playerAt, turnOrder } from '../table'
import { askForDrop } from '../throws/askForDrop'
import { change, goTo, say, type Work } from '../work'
import type { Stage } from './flow'
import { leaveQueue } from './queue'

export const gameEnd: Stage = {
  enter(work) {
    const winners = winnersOf(work.state)
    const isRolledOff = winners.length > 1 && work.state.options.finalTie === 'rollOff'
    if (isRolledOff) startRollOff(work, winners)
    goTo(work, isRolledOff ? 'game.rollOff' : 'game.over')
  },
}

function startRollOff(work: Work, tied: readonly Seat[]): void {
  change(work, {
    rollOff: { tied, faces: {} },
    queue: turnOrder(work.state).filter(seat => tied.includes(seat)),
  })
}

/** RB-357: the next of the tied players rolls all their dice. */
export const rollOff: Stage = {
  enter(work) {
    const seat = work.state.queue[0]!
    askForDrop(work, 'roll', playerAt(work.state, seat).dice, seat)
  },
}

/** One has rolled; after the last the highest sums are left. */
export const rolled: Stage = {
  enter(work) {
    leaveQueue(work, work.state.queue[0]!)
    if (work.state.queue.length === 0) keepBest(work, work.state.rollOff!)
    const isOver = work.state.queue.length === 0
    goTo(work, isOver ? 'game.over' : 'game.rollOff')
  },
}

function keepBest(work: Work, { tied, faces }: RollOff): void {
  const sums = tied.map(seat => sumOf(work.state, seat, faces))
  const most = Math.max(...sums)
  const best = tied.filter((_, index) => sums[index] === most)
  const text = tied.map((seat, index) => `${nameOf(work.state, seat)} ${sums[index]}`).join(', ')
  say(work, 'RB-357', `The roll-off: ${text}`, { kind: 'rollOff', data: { seats: tied, sums } })
  if (best.length > 1) startRollOff(work, best)
  else change(work, { rollOff: { tied: best, faces } })
}

function sumOf(state: RattleState, seat: Seat, faces: RollOff['faces']): number {
  return playerAt(state, seat).dice.reduce((sum, die) => sum + dieValue(state, die, faces[die]!), 0)
}

export const gameOver: Stage = {
  enter(work) {
    change(work, { queue: [] })
    const winners = winnersOf(work.state)
    const names = winners.map(seat => nameOf(work.state, seat)).join(' and ')
    const wins = winners.length > 1 ? 'wins' : does(winners[0]!, 'wins', 'win')
    say(work, 'RB-1', `${names} ${wins}`, {
      kind: 'over',
      data: { winners },
    })
  },
}
