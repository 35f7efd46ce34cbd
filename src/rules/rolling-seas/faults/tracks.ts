/** Impossible states of the ship's way (invariants 1, 6, 8, 9). */
import type { Refusal } from '../../game'
import { firstOf, refuse } from '../../refusal'
import { chartOf } from '../chart'
import { adjacentSpaces, spaceIndex } from '../grid'
import { accessiblePorts } from '../sea'
import type { Player, RollingState } from '../state'
import { isEnd, isSetUp } from './table'

export function faultOfTracks(state: RollingState): Refusal | undefined {
  for (const [seat, player] of state.players.entries()) {
    const isAfloat = !isSetUp(state) || (state.phase === 'setupHomePort' && !state.pending.includes(seat))
    const fault = isAfloat ? faultOfVoyage(state, player) : faultOfHarbour(player)
    if (fault) return fault
  }
  return undefined
}

function faultOfHarbour({ map }: Player): Refusal | undefined {
  const isEmpty = map.track.length === 0 && map.homePort === undefined && map.finalTrip === undefined
  return isEmpty && map.explored.length === 0 && map.told.length === 0
    ? undefined
    : refuse('RS-26', 'Nobody has put to sea before the Home Port is chosen')
}

function faultOfVoyage(state: RollingState, { map, ledger }: Player): Refusal | undefined {
  const { track, homePort, finalTrip } = map
  const chart = chartOf(map)
  const home = spaceIndex(homePort ?? '')
  const way = track.flat().map(spaceIndex)
  const [start] = way
  const isSail = (index: number) => {
    const mark = ledger.turns[index]
    return mark !== 'X' && mark !== 'P'
  }
  const open = accessiblePorts(chart, chart.passable, state.options.cornerSqueeze)
  return firstOf(
    () =>
      (track[0]?.length !== 1 || track.length !== 1 + ledger.turns.length) &&
      refuse('RS-59', 'The way of the ship has its start and one part for every turn'),
    () => !open.includes(home) && refuse('RS-26a', 'The Home Port is a port that the ship can reach'),
    () =>
      (start === undefined || home < 0 || !adjacentSpaces[home]!.includes(start)) &&
      refuse('RS-26b', 'The ship starts beside its Home Port'),
    () =>
      way.some(space => chart.passable[space] !== 1) && refuse('RS-52', 'The ship has been on land or Rocks'),
    () =>
      way.some((space, index) => index > 0 && !adjacentSpaces[way[index - 1]!]!.includes(space)) &&
      refuse('RS-53', 'The ship goes from space to space'),
    () =>
      track.slice(1).some((spaces, index) => spaces.length > 0 && !isSail(index)) &&
      refuse('RS-44', 'The ship moves in turns in which it sails'),
    () =>
      finalTrip !== undefined && !isEnd(state) && refuse('RS-85', 'The last trip comes after the last round'),
  )
}
