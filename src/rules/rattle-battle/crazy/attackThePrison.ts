/** C05 Attack the Prison: each round a die must be set aside, and each round it takes a higher one. */
import type { Seat } from '../../game'
import { does } from '../../sentence'
import type { RattleState } from '../state'
import { nameOf, playerAt, turnOrder } from '../table'
import type { DieId } from '../vocabulary'
import { goTo, say, type Work } from '../work'
import { changeCrazy, crazyOf, endGame, reward, rolledValue } from './miniGame'
import { nextRoller, type RollGame, rollGame, startRound } from './rolling'

const coins = 3
const highestNeeded = 6

const stillIn = (state: RattleState) => turnOrder(state).filter(seat => !crazyOf(state).gone.includes(seat))

/** The player's dice that are not set aside. */
function diceLeft(state: RattleState, seat: Seat): readonly DieId[] {
  const { aside } = crazyOf(state)
  return playerAt(state, seat).dice.filter(die => !aside.includes(die))
}

/** The least value that the round takes. */
export function neededValue(state: RattleState): number {
  return Math.min(crazyOf(state).round + 1, highestNeeded)
}

/** The dice that are good enough in this round. */
export function goodDice(state: RattleState, seat: Seat): readonly DieId[] {
  return diceLeft(state, seat).filter(die => rolledValue(state, die) >= neededValue(state))
}

const game: RollGame = {
  // A player who is through has no die left to roll and stays in.
  rollers: state => stillIn(state).filter(seat => diceLeft(state, seat).length > 0),
  dice: diceLeft,
  rolled(work, seat) {
    if (goodDice(work.state, seat).length > 0) {
      goTo(work, 'crazy.aside')
      return
    }
    changeCrazy(work, { gone: [...crazyOf(work.state).gone, seat] })
    const why = `nothing is ${neededValue(work.state)} or more`
    say(work, 'RB-297', `${nameOf(work.state, seat)} ${does(seat, 'is', 'are')} out: ${why}`, {
      kind: 'gone',
      data: { seats: [seat] },
    })
    nextRoller(work, game)
  },
  judge(work) {
    const left = stillIn(work.state)
    const areThrough = left.every(seat => diceLeft(work.state, seat).length === 0)
    if (left.length > 1 && !areThrough) {
      startRound(work, game)
      return
    }
    reward(work, left, coins)
    endGame(work)
  },
}

export const attackThePrison = rollGame(game)

export function setDieAside(work: Work, seat: Seat, die: DieId): void {
  changeCrazy(work, { aside: [...crazyOf(work.state).aside, die] })
  const value = rolledValue(work.state, die)
  say(work, 'RB-290', `${nameOf(work.state, seat)} ${does(seat, 'sets', 'set')} a ${value} aside`, {
    kind: 'aside',
    data: { seat, die },
  })
  nextRoller(work, game)
}
