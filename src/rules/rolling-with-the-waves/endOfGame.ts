/** Whether the game is over, asked at Drop Anchor only (RW-110 to RW-112, RW-16a). */
import type { Refusal } from '../game'
import { does } from '../sentence'
import type { Player, RollingWavesState } from './state'
import { bonusTracks, squares } from './tracks'
import { nameOf } from './vocabulary'

/** RW-111: three chests that are each buried or full. */
export function hasSecuredChests({ chests, buried }: Player): boolean {
  return chests.every((chest, index) => buried[index] || chest.length === squares.chest)
}

/** RW-112, whatever the numbers. */
export function hasFilledTracks(player: Player): boolean {
  return bonusTracks.every(track => player[track].length === squares[track])
}

/** The rule that ends the game as the maps are, and why; `undefined` if it goes on. */
export function endOf({ players, round, options }: RollingWavesState): Refusal | undefined {
  const chests = namesOf(players, hasSecuredChests)
  if (chests) return { rule: 'RW-111', why: `${chests} three chests full or buried` }
  const tracks = namesOf(players, hasFilledTracks)
  if (tracks && options.gameEnds !== 'chests')
    return { rule: 'RW-112', why: `${tracks} filled Hull, Raid Ports and Hire Crew` }
  if (options.roundLimit > 0 && round >= options.roundLimit) {
    return { rule: 'RW-16a', why: `round ${round} was the last one of this table` }
  }
  return undefined
}

/** "Red has", "Red and Blue have": the players who have triggered the end. */
function namesOf(players: readonly Player[], holds: (player: Player) => boolean): string | undefined {
  const seats = players.flatMap((player, seat) => (holds(player) ? [seat] : []))
  const names = seats.map(seat => nameOf({ players }, seat))
  if (names.length < 2) return names[0] && `${names[0]} ${does(seats[0]!, 'has', 'have')}`
  return `${names.slice(0, -1).join(', ')} and ${names.at(-1)} have`
}
