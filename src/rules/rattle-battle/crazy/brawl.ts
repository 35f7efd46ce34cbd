/** C02 Brawl: all roll in secret, all pick in secret, and the losing picks are out. */
import type { Seat } from '../../game'
import type { Random } from '../../random'
import { does } from '../../sentence'
import { markOf } from '../data/dice'
import { shipNames } from '../sea/shipNames'
import { leaveQueue } from '../stages/queue'
import type { RattleState } from '../state'
import { nameOf, playerAt, turnOrder } from '../table'
import { type DieId, isSeen, known } from '../vocabulary'
import { change, goTo, say, type Work } from '../work'
import {
  changeCrazy,
  crazyOf,
  diceStillIn,
  endGame,
  mostRounds,
  ownersOf,
  reward,
  rolledValue,
} from './miniGame'
import { type RollGame, rollGame, startRound } from './rolling'

const coins = 2

/** The player's dice that have not lost a round. */
export function brawlers(state: RattleState, seat: Seat): readonly DieId[] {
  const { out } = crazyOf(state)
  return playerAt(state, seat).dice.filter(die => !out.includes(die))
}

const game: RollGame = {
  rollers: standing,
  dice: brawlers,
  judge(work) {
    change(work, { queue: standing(work.state) })
    goTo(work, 'crazy.pick')
  },
}

export const brawl = rollGame(game)

function standing(state: RattleState): readonly Seat[] {
  return ownersOf(state, diceStillIn(state))
}

export function pickDie(work: Work, seat: Seat, die: DieId): void {
  changeCrazy(work, { picks: { ...crazyOf(work.state).picks, [seat]: die } })
  say(work, 'RB-297', `${nameOf(work.state, seat)} ${does(seat, 'has', 'have')} picked a die`, {
    kind: 'picked',
    data: { seat },
  })
  leaveQueue(work, seat)
}

/** All have picked: the picks are shown, and the losing ones are out. */
export function revealPicks(work: Work): void {
  const { state } = work
  const { faces, out, round } = crazyOf(state)
  const picks = Object.values(crazyOf(state).picks).map(known)
  const losing = losers(state, picks)
  work.reveals = true
  const fate = losing.length > 0 ? `out: ${shipNames(state, losing)}` : 'all win'
  say(work, 'RB-297', `The picks are shown: ${shipNames(state, picks)}; ${fate}`, {
    kind: 'picks',
    data: { picks, faces, out: losing },
  })
  changeCrazy(work, { out: [...out, ...losing] })
  const left = standing(work.state)
  if (left.length > 1 && round < mostRounds) {
    startRound(work, game)
    return
  }
  reward(work, left, coins)
  endGame(work)
}

/** The highest value wins; but where a Cannon meets a 1, the 1s win. */
function losers(state: RattleState, picks: readonly DieId[]): readonly DieId[] {
  const { faces } = crazyOf(state)
  const marks = picks.map(die => markOf(die, faces[die]!))
  const values = picks.map(die => rolledValue(state, die))
  const winning = marks.includes('CANNON') && marks.includes(1) ? 1 : Math.max(...values)
  return picks.filter((_, index) => values[index] !== winning)
}

/** Fills in at random what a view hides of the others' rolls and picks. */
export function imagineBrawl(view: RattleState, random: Random): RattleState {
  const { adventure, phase, queue } = view
  if (adventure?.card !== 'C02' || !adventure.crazy) return view
  const hasRolled = (seat: Seat) => phase === 'crazy.pick' || !queue.includes(seat)
  const inHand = adventure.drop?.dice ?? []
  const faces: Partial<Record<DieId, number>> = { ...adventure.crazy.faces }
  const isRolling = phase === 'crazy.throw' || phase === 'crazy.pick'
  for (const seat of isRolling ? turnOrder(view) : []) {
    for (const die of brawlers(view, seat)) {
      const lies = hasRolled(seat) || (seat === queue[0] && !inHand.includes(die))
      if (lies) faces[die] ??= random.index(6) + 1
    }
  }
  const picks = Object.fromEntries(
    Object.entries(adventure.crazy.picks).map(([seat, die]) => [
      seat,
      isSeen(die) ? die : random.pick(brawlers(view, Number(seat))),
    ]),
  )
  return { ...view, adventure: { ...adventure, crazy: { ...adventure.crazy, faces, picks } } }
}
