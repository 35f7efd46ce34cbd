/** C01 Race: the lowest dice leave, and the rest drop again until one player's are left. */

import { shipNames } from '../sea/shipNames'
import { say, type Work } from '../work'
import { dropAll } from './dropping'
import {
  changeCrazy,
  crazyOf,
  endGame,
  fallenValues,
  type MiniGame,
  mostRounds,
  ownersOf,
  reward,
} from './miniGame'

const coins = { winner: 3, lastOut: 1 }

export const race: MiniGame = { begin: dropAll, fallen }

function fallen(work: Work): void {
  const { state } = work
  const values = fallenValues(state)
  const lowest = Math.min(...values.map(({ value }) => value))
  const left = values.filter(({ value }) => value > lowest).map(({ die }) => die)
  // RB-297: all show the same, so there is no lowest.
  const leaving = left.length > 0 ? values.filter(({ value }) => value === lowest).map(({ die }) => die) : []
  if (leaving.length > 0) {
    changeCrazy(work, { out: [...crazyOf(state).out, ...leaving] })
    say(work, 'RB-297', `Out of the race with ${lowest}: ${shipNames(state, leaving)}`, {
      kind: 'out',
      data: { dice: leaving },
    })
  }
  const racers = ownersOf(state, left.length > 0 ? left : values.map(({ die }) => die))
  if (racers.length === 1) {
    reward(work, racers, coins.winner)
    reward(
      work,
      ownersOf(state, leaving).filter(seat => !racers.includes(seat)),
      coins.lastOut,
    )
    endGame(work)
  } else if (crazyOf(state).round >= mostRounds) {
    reward(work, racers, coins.winner)
    endGame(work)
  } else {
    dropAll(work)
  }
}
