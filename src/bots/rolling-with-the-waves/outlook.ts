/** What all players can expect of each other's cannons: the frame in which a single map is judged. */
import type { Seat } from '../../rules/game'
import type { Player, RollingWavesState } from '../../rules/rolling-with-the-waves/state'
import { levelOf, squares } from '../../rules/rolling-with-the-waves/tracks'
import { roundsLeft } from './horizon'
import type { Weights } from './weights'

export interface Outlook {
  readonly players: readonly Player[]
  readonly rounds: number
  /** By seat: volleys still to be fired. */
  readonly volleys: readonly number[]
  /** By seat: what a usual volley takes from that seat. */
  readonly prizes: readonly number[]
  /** The chance of the extra Infamy for the greatest sum of ports when somebody else has the same. */
  readonly tied: number
  readonly weights: Weights
}

export function outlookOf(state: RollingWavesState, weights: Weights): Outlook {
  const { players } = state
  const rounds = roundsLeft(state, weights)
  return {
    players,
    rounds,
    volleys: players.map(player => volleysOf(player, rounds, weights)),
    // Everybody tied gains it, until one of them raids on; or nobody does, unless one raids on (RW-96a).
    tied: state.options.portsTie === 'everyone' ? 0.8 : 0.4,
    prizes: players.map(player => prizeOf(player, weights.shots)),
    weights,
  }
}

function volleysOf({ small, large }: Player, rounds: number, { volleyRate, loaded }: Weights): number {
  if (rounds === 0) return 0
  const near = small.length / (squares.small - 1) + Math.max(0, large.length - 1)
  return volleyRate * rounds + loaded * near
}

/** The most that this many shots can take from one of the seat's chests, less the hull; parts of a shot count in part. */
export function prizeOf(player: Player, shots: number): number {
  const net = shots - levelOf('hull', player.hull)
  if (net <= 0) return 0
  let most = 0
  for (let index = 0; index < player.chests.length; index++) {
    if (player.buried[index]) continue
    const chest = player.chests[index]!
    let sum = 0
    for (let left = net, top = chest.length - 1; left > 0 && top >= 0; left--, top--) {
      sum += chest[top]! * Math.min(1, left)
    }
    if (sum > most) most = sum
  }
  return most
}

/** What the best target of this seat yields to this many shots. */
export function bestPrize({ players }: Outlook, seat: Seat, shots: number): number {
  let most = 0
  for (let other = 0; other < players.length; other++) {
    if (other !== seat) most = Math.max(most, prizeOf(players[other]!, shots))
  }
  return most
}

/** What thieves will take from a player: they go where there is most to take. */
export function lossOf({ players, volleys, prizes, weights }: Outlook, seat: Seat, own: Player): number {
  const prize = prizeOf(own, weights.shots)
  if (prize === 0) return 0
  let loss = 0
  for (let thief = 0; thief < players.length; thief++) {
    if (thief === seat) continue
    let all = prize * prize
    for (let other = 0; other < players.length; other++) {
      if (other !== seat && other !== thief) all += prizes[other]! * prizes[other]!
    }
    loss += (volleys[thief]! * prize * prize * prize) / all
  }
  return weights.fear * loss
}
