/** What tells who will win, as numbers of about 1: what the learned judgement looks at. */
import type { Seat } from '../../rules/game'
import { pointsOf } from '../../rules/rolling-with-the-waves/score'
import type { Player, RollingWavesState } from '../../rules/rolling-with-the-waves/state'
import { levelOf, squares, sumOf } from '../../rules/rolling-with-the-waves/tracks'
import { diceToChests, diceToTracks } from './horizon'
import { bestPrize, lossOf, type Outlook, outlookOf } from './outlook'
import { foreseen } from './weights'
import { mapWorth } from './worth'

export const featureCount = 34

/** By seat. */
export function featuresOf(state: RollingWavesState): readonly (readonly number[])[] {
  const outlook = outlookOf(state, foreseen)
  const worths = state.players.map((player, seat) => mapWorth(outlook, seat, player))
  const points = state.players.map(pointsOf)
  return state.players.map((_, seat) => featuresFor(state, seat, outlook, worths, points))
}

function featuresFor(
  state: RollingWavesState,
  seat: Seat,
  outlook: Outlook,
  worths: readonly number[],
  points: readonly number[],
): readonly number[] {
  const { players, firstSeat, round } = state
  const player = players[seat]!
  const { chests, buried, small, large, hull, ports, crew, spirits, infamy } = player
  const rivals = players.filter((_, other) => other !== seat)
  const bestOther = (values: readonly number[]) => Math.max(...values.filter((_, other) => other !== seat))
  const toEnd = (one: Player) => Math.min(diceToChests(one), diceToTracks(one))
  const treasure = chests.reduce((sum, chest) => sum + sumOf(chest), 0)
  const safe = chests.reduce((sum, chest, index) => sum + (buried[index] ? sumOf(chest) : 0), 0)
  const room = chests.reduce(
    (sum, chest, index) => sum + (buried[index] ? 0 : squares.chest - chest.length),
    0,
  )
  const sum = sumOf(ports)
  const ledPorts = sum > Math.max(...rivals.map(rival => sumOf(rival.ports)))
  return [
    Math.min(2, infamy / 15),
    spirits.length / 2,
    sumOf(hull) / 21,
    hull.length / 5,
    levelOf('hull', hull) / 3,
    sum / 18,
    ports.length / 5,
    levelOf('ports', ports) / 3,
    Number(ledPorts),
    sumOf(crew) / 19,
    crew.length / 5,
    levelOf('crew', crew) / 3,
    small.length / 2,
    sumOf(small) / 10,
    large.length / 3,
    sumOf(large) / 15,
    treasure / 30,
    safe / 30,
    room / 12,
    buried.filter(Boolean).length / 3,
    bestPrize(outlook, seat, levelOf('large', large) + levelOf('small', small)) / 15,
    lossOf(outlook, seat, player) / 10,
    points[seat]! / 40,
    (points[seat]! - bestOther(points)) / 20,
    (worths[seat]! - bestOther(worths)) / 15,
    worths[seat]! / 40,
    Math.min(2, diceToChests(player) / 8),
    diceToTracks(player) / 10,
    toEnd(player) / 8,
    Math.min(...rivals.map(toEnd)) / 8,
    outlook.rounds / 6,
    ((seat - firstSeat + players.length) % players.length) / players.length,
    Math.min(2, round / 10),
    players.length / 5,
  ]
}
