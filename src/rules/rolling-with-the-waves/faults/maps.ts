/** Impossible states of the numbers on the maps (invariants 4, 5, 8, 14). */
import type { Refusal } from '../../game'
import { firstOf, refuse } from '../../refusal'
import { dicePerPlayer } from '../dice'
import type { Player, RollingWavesState } from '../state'
import { bonusTracks, raisedNumber } from '../tracks'
import { stepIds } from '../vocabulary'

export function faultOfMaps(state: RollingWavesState): Refusal | undefined {
  const { players, round, phase } = state
  const rounds = phase === 'resolve' || phase === 'over' ? round : round - 1
  const dice = rounds * dicePerPlayer
  const onChests = players.reduce(
    (sum, { chests }) => sum + chests[0]!.length + chests[1]!.length + chests[2]!.length,
    0,
  )
  const elsewhere = players.map(diceSpent)
  const all = elsewhere.reduce((sum, count) => sum + count, onChests)
  return firstOf(
    () =>
      players.some(({ chests, buried }) => buried.some((is, index) => is && chests[index]!.length === 0)) &&
      refuse('RW-77', 'A buried chest is never empty'),
    () =>
      players.some(({ spirits }) => spirits.includes(raisedNumber)) &&
      refuse('RW-61', 'No 7 is written on Raise Spirits'),
    () =>
      (elsewhere.some(count => count > dice) || all > dice * players.length) &&
      refuse('RW-41', 'There are more numbers on the maps than dice were allocated'),
    () => sevensOf(players) * 3 > dice * players.length && refuse('RW-62', 'Every 7 costs three dice'),
    () => faultOfCannons(state),
  )
}

/** Dice that have left their mark other than in a chest: three a burial. */
function diceSpent(player: Player): number {
  const { spirits, small, large, buried } = player
  const tracks = bonusTracks.reduce((sum, track) => sum + player[track].length, 0)
  const burials = buried.filter(is => is).length
  return tracks + spirits.length + small.length + large.length + burials * dicePerPlayer
}

function sevens({ hull, small, large, ports, crew, chests }: Player): number {
  let count = 0
  for (const numbers of [hull, small, large, ports, crew, ...chests]) {
    for (const number of numbers) if (number === raisedNumber) count++
  }
  return count
}

function sevensOf(players: readonly Player[]): number {
  return players.reduce((sum, player) => sum + sevens(player), 0)
}

/** RW-82b: cannons are full only from their step on until they have fired. */
function faultOfCannons({ players, phase, step, queue }: RollingWavesState): Refusal | undefined {
  const at = phase === 'resolve' && step !== undefined ? stepIds.indexOf(step) : -1
  const isFullWrong = (cannon: 'small' | 'large', filledIn: 'S7' | 'S8') =>
    players.some((player, seat) => {
      if (player[cannon].length < (cannon === 'small' ? 2 : 3)) return false
      if (at < stepIds.indexOf(filledIn) || at > stepIds.indexOf('S9')) return true
      return step === 'S9' && !queue.includes(seat)
    })
  return isFullWrong('small', 'S7') || isFullWrong('large', 'S8')
    ? refuse('RW-82b', 'A full cannon has fired by now, or is not full yet')
    : undefined
}
