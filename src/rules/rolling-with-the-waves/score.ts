/** Points at the end, and who wins a tie (RW-120 to RW-126). */
import type { Score, ScoreLine, Seat, Standing } from '../game'
import type { Player, RollingWavesState } from './state'
import { bonusTracks, squares, sumOf } from './tracks'

const buriedPoints = 2
const fullTrackPoints = 5
const infamyPerPoint = 3

const count = {
  treasure: ({ chests }: Player) => chests.reduce((sum, chest) => sum + sumOf(chest), 0),
  buried: ({ buried }: Player) => buriedPoints * buried.filter(isBuried => isBuried).length,
  tracks: (player: Player) =>
    fullTrackPoints * bonusTracks.filter(track => player[track].length === squares[track]).length,
  infamy: ({ infamy }: Player) => Math.floor(infamy / infamyPerPoint),
}

/** RW-124: nothing else counts. */
export function pointsOf(player: Player): number {
  return count.treasure(player) + count.buried(player) + count.tracks(player) + count.infamy(player)
}

function lines({ players }: RollingWavesState): readonly ScoreLine[] {
  return [
    { rule: 'RW-120', text: 'Treasure', points: players.map(count.treasure) },
    { rule: 'RW-121', text: 'Buried chests', points: players.map(count.buried) },
    { rule: 'RW-122', text: 'Full Hull, Raid Ports and Hire Crew', points: players.map(count.tracks) },
    { rule: 'RW-123', text: 'Infamy left', points: players.map(count.infamy) },
  ]
}

/** RW-125, RW-126: most points, then most Infamy; players still equal share the victory. */
export function winnersOf({ players }: RollingWavesState): readonly Seat[] {
  const points = players.map(pointsOf)
  const most = Math.max(...points)
  const first = players.flatMap((_, seat) => (points[seat] === most ? [seat] : []))
  const infamy = Math.max(...first.map(seat => players[seat]!.infamy))
  return first.filter(seat => players[seat]!.infamy === infamy)
}

export function scoreOf(state: RollingWavesState): Score {
  return {
    totals: state.players.map(pointsOf),
    lines: lines(state),
    winners: state.phase === 'over' ? winnersOf(state) : [],
  }
}

const chestsToEnd = 3

/** RW-111, RW-112: how near everybody is to the end, beside the points. */
export function standingsOf({ players, phase, options }: RollingWavesState): readonly Standing[] {
  return players.map(player => {
    const points = pointsOf(player)
    const safe = player.chests.filter(
      (chest, index) => player.buried[index] || chest.length === squares.chest,
    ).length
    const full = bonusTracks.filter(track => player[track].length === squares[track]).length
    const isClose =
      phase !== 'over' &&
      (safe === chestsToEnd - 1 || (options.gameEnds !== 'chests' && full === bonusTracks.length - 1))
    return {
      short: `${points} ${points === 1 ? 'pt' : 'pts'} · ${safe}/${chestsToEnd} chests`,
      text: `${points} ${points === 1 ? 'point' : 'points'} · ${safe} of ${chestsToEnd} chests done, ${full} of ${bonusTracks.length} tracks full`,
      ...(isClose && { threat: 'May end the game this round' }),
    }
  })
}
