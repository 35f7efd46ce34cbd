/** How a round begins, and how it ends: Drop Anchor (RW-20, RW-110 to RW-115). */

import { does } from '../sentence'
import { dicePerPlayer, sortedDice } from './dice'
import { endOf } from './endOfGame'
import { winnersOf } from './score'
import { nameOf } from './vocabulary'
import { byChance, change, say, type Work } from './work'

/** RW-20, RW-21: three dice a player leave the bag unseen; the first player holds them. */
export function startRound(work: Work): void {
  const { bag, players, round, firstSeat } = work.state
  const due = byChance(work, random => random.shuffled(bag)).slice(0, players.length * dicePerPlayer)
  change(work, {
    phase: 'roll',
    round: round + 1,
    bag: bag.filter(die => !due.includes(die)),
    roll: { due, misses: {} },
  })
  const text = `Round ${round + 1}: ${nameOf(work.state, firstSeat)} ${does(firstSeat, 'draws', 'draw')} ${due.length} dice out of the bag`
  say(work, 'RW-20', text, 'drawn', { seat: firstSeat, round: round + 1, dice: due })
}

export function dropAnchor(work: Work): void {
  const { state } = work
  change(work, { step: undefined, queue: [] })
  const end = endOf(state)
  if (end) {
    change(work, { phase: 'over' })
    say(work, end.rule, `The game ends: ${end.why}`, 'end', { round: state.round })
    const winners = winnersOf(work.state)
    const text = `${winners.map(seat => nameOf(work.state, seat)).join(' and ')} ${winners.length > 1 ? 'win' : does(winners[0]!, 'wins', 'win')}`
    say(work, winners.length > 1 ? 'RW-126' : 'RW-125', text, 'gameOver', { winners })
    return
  }
  const back = state.players.flatMap(player => player.nests.map(({ id }) => id))
  const firstSeat = (state.firstSeat + 1) % state.players.length
  change(work, {
    bag: sortedDice([...state.bag, ...back]),
    players: state.players.map(player => ({ ...player, nests: [], plan: undefined, ready: false })),
    firstSeat,
  })
  say(work, 'RW-113', 'Anchor dropped: all dice go back into the bag', 'roundEnd', { round: state.round })
  say(work, 'RW-114', `The bag goes to ${nameOf(work.state, firstSeat)}`, 'bagPassed', { seat: firstSeat })
  startRound(work)
}
