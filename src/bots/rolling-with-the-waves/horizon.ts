/** How many rounds are still to be played, by the player nearest to an end condition (RW-111, RW-112). */
import { dicePerPlayer } from '../../rules/rolling-with-the-waves/dice'
import type { Player, RollingWavesState } from '../../rules/rolling-with-the-waves/state'
import { bonusTracks, squares } from '../../rules/rolling-with-the-waves/tracks'
import type { Weights } from './weights'

/** Dice until the seat's chests are all buried or full: a chest with treasure in it can be buried with three. */
export function diceToChests({ chests, buried }: Player): number {
  let dice = 0
  for (let index = 0; index < chests.length; index++) {
    if (buried[index]) continue
    const missing = squares.chest - chests[index]!.length
    dice += missing < squares.chest ? Math.min(missing, dicePerPlayer) : missing
  }
  return dice
}

export function diceToTracks(player: Player): number {
  let dice = 0
  for (const track of bonusTracks) dice += squares[track] - player[track].length
  return dice
}

export function roundsLeft({ players, options, round, phase }: RollingWavesState, { pace }: Weights): number {
  if (phase === 'over') return 0
  let least = Number.POSITIVE_INFINITY
  const ofTracks = options.gameEnds === 'chests' ? () => Number.POSITIVE_INFINITY : diceToTracks
  for (const player of players) least = Math.min(least, diceToChests(player), ofTracks(player))
  const left = Math.max(1, least / pace)
  return options.roundLimit > 0 ? Math.min(left, options.roundLimit - round + 1) : left
}
