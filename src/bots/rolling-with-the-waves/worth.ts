/** What a Pirate Map will be worth when the game is over. */
import type { Seat } from '../../rules/game'
import { pointsOf } from '../../rules/rolling-with-the-waves/score'
import type { Player, RollingWavesState } from '../../rules/rolling-with-the-waves/state'
import { bonusTracks, levelOf, squares, sumOf } from '../../rules/rolling-with-the-waves/tracks'
import { bestPrize, lossOf, type Outlook, outlookOf } from './outlook'
import type { Weights } from './weights'

const usualFace = 3.5
const bonus = 5
const buriedBonus = 2

export function mapWorth(outlook: Outlook, seat: Seat, player: Player): number {
  const { weights, rounds } = outlook
  return (
    treasureWorth(player) -
    Math.min(lossOf(outlook, seat, player), exposed(player) * 0.8) +
    roomWorth(player) * weights.room * rounds +
    tracksWorth(outlook, player) +
    levelOf('hull', player.hull) * weights.hullLevel +
    portsWorth(outlook, seat, player) +
    levelOf('crew', player.crew) * weights.crewLevel * rounds +
    spiritsWorth(outlook, player) +
    cannonWorth(outlook, seat, player, 'small') +
    cannonWorth(outlook, seat, player, 'large') +
    player.infamy * weights.infamy
  )
}

/** By seat; of a game that is over the points themselves. */
export function worthsOf(state: RollingWavesState, weights: Weights): readonly number[] {
  if (state.phase === 'over') return state.players.map(pointsOf)
  const outlook = outlookOf(state, weights)
  return state.players.map((player, seat) => mapWorth(outlook, seat, player))
}

function treasureWorth({ chests, buried }: Player): number {
  let worth = 0
  for (let index = 0; index < chests.length; index++) {
    worth += sumOf(chests[index]!) + (buried[index] ? buriedBonus : 0)
  }
  return worth
}

function exposed({ chests, buried }: Player): number {
  let sum = 0
  for (let index = 0; index < chests.length; index++) if (!buried[index]) sum += sumOf(chests[index]!)
  return sum
}

function roomWorth({ chests, buried }: Player): number {
  let room = 0
  for (let index = 0; index < chests.length; index++) {
    if (!buried[index]) room += squares.chest - chests[index]!.length
  }
  return room
}

/** Five squares are worth 5 points; what is missing must still be filled in time. */
function tracksWorth({ weights, rounds }: Outlook, player: Player): number {
  let worth = 0
  for (const track of bonusTracks) {
    const filled = player[track].length
    const missing = squares[track] - filled
    const chance = missing === 0 ? 1 : weights.track * Math.min(1, rounds / missing)
    worth += (bonus * chance * filled) / squares[track]
  }
  return worth
}

/** Income of every round to come, and the extra Infamy of the greatest sum. */
function portsWorth({ players, weights, rounds, tied }: Outlook, seat: Seat, { ports }: Player): number {
  const sum = sumOf(ports)
  let leads = sum > 0 ? 1 : 0
  for (let other = 0; other < players.length; other++) {
    if (other === seat) continue
    const rival = sumOf(players[other]!.ports)
    if (rival > sum) leads = 0
    else if (rival === sum) leads = Math.min(leads, tied)
  }
  return (levelOf('ports', ports) + 0.8 * leads) * rounds * weights.infamy
}

function spiritsWorth({ weights, rounds }: Outlook, { spirits }: Player): number {
  if (spirits.length === 0 || rounds === 0) return 0
  return spirits.length === 1 ? weights.oneSpirit * Math.min(1, rounds / 2) : weights.twoSpirits
}

/** What it will bring when it is full, in parts as it fills; a full one fires at once. */
function cannonWorth(outlook: Outlook, seat: Seat, player: Player, cannon: 'small' | 'large'): number {
  const { weights, rounds } = outlook
  const numbers = player[cannon]
  if (numbers.length === 0 || rounds === 0) return 0
  const missing = squares[cannon] - numbers.length
  const sum = sumOf(numbers) + missing * usualFace
  const lowest = Math.min(...numbers, ...(missing > 0 ? [2.5] : []))
  const prize = bestPrize(outlook, seat, levelOf(cannon, [sum]))
  const gain = weights.steal * prize + weights.infamy * lowest
  if (missing === 0) return gain
  return (weights.cannon * gain * numbers.length * Math.min(1, rounds / missing)) / squares[cannon]
}
