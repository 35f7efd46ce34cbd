import type { Seat } from '../../../rules/game'
import { chartOf, type RollingState, type SeaMap } from '../../../rules/rolling-seas/public'
import type { DeskState } from '../../../table/desk'

/** Whose ship lies elsewhere than before, or on whose map something was drawn or marked. */
export function whoseChart(before: RollingState, after: RollingState): Seat | undefined {
  if (before === after || before.players.length !== after.players.length) return undefined
  const seat = after.players.findIndex(({ map }, index) => {
    const then = before.players[index]!.map
    return map !== then && (chartOf(map).ship !== chartOf(then).ship || marksOn(map) !== marksOn(then))
  })
  return seat < 0 ? undefined : seat
}

/** Nothing that is on a map is ever taken off it. */
function marksOn({ islands, drawings, explored, told }: SeaMap): number {
  return islands.length + drawings.length + explored.length + told.length
}

/** What a film shows next: dice that fall again, or the chart of the player who sails or is drawn on. */
export function filmSight(now: DeskState, before: DeskState): 'dice' | { readonly chart: Seat } | undefined {
  if (!now.lookingBack?.playing) return undefined
  if (now.refall && now.refall !== before.refall) return 'dice'
  if (now.view === before.view || now.view === undefined || before.view === undefined) return undefined
  const chart = whoseChart(before.view as RollingState, now.view as RollingState)
  return chart === undefined ? undefined : { chart }
}
