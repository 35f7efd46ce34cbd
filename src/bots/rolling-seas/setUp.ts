/** The set-up: islands that lie near each other and near the mainland, and the port from which the tour is shortest. */

import { chartOf } from '../../rules/rolling-seas/chart'
import { roundCount } from '../../rules/rolling-seas/data/ledger'
import { spaceName } from '../../rules/rolling-seas/grid'
import { openPorts, startSpaces } from '../../rules/rolling-seas/homePorts'
import { islandPlaces, withIsland } from '../../rules/rolling-seas/islandPlaces'
import type { RollingMove } from '../../rules/rolling-seas/moves'
import { noWay } from '../../rules/rolling-seas/sea'
import { playerAt } from '../../rules/rolling-seas/work'
import { bestOf } from '../search'
import { type Mind, type Ship, type Study, shipOf, studyOf } from './mind'
import { tourAt, waterwaysOf } from './waterways'
import { worthOf } from './worth'

/** The placement after which all ports lie on the shortest tour. */
export function layOutIslands({ state, seat, random, meter }: Mind): RollingMove {
  const { map } = playerAt(state, seat)
  const best = bestOf(
    islandPlaces(state, seat),
    place => {
      meter.look()
      const chart = chartOf(withIsland(map, place, place.lying))
      const all = (1 << chart.ports.length) - 1
      const ways = waterwaysOf(chart, -1, all, state.options.cornerSqueeze)
      const tours = chart.ports.map((_, port) => {
        const lengths = chart.ports.map(
          (_, count) => ways.tour[tourAt(ways, all & ~(1 << port), port, count)]!,
        )
        return lengths.reduce((sum, length) => sum + Math.min(length, noWay), 0)
      })
      return 0 - Math.min(...tours)
    },
    random,
  )
  return {
    kind: 'placeIsland',
    seat,
    island: best.island,
    coordinate: spaceName(best.coordinate),
    placement: best.lying.placement,
  }
}

/** A ship that would begin there. */
export interface Berth {
  readonly port: number
  readonly start: number
  readonly study: Study
  readonly ship: Ship
}

export function berthsOf({ state, seat, weights }: Mind): readonly Berth[] {
  const player = playerAt(state, seat)
  return openPorts(player.map, state.options).flatMap(port => {
    const berths = startSpaces(player.map, port, state.options).map(start => {
      const map = { ...player.map, homePort: spaceName(port), track: [[spaceName(start)]] }
      return { port, start, afloat: { ...player, map } }
    })
    // Ways are the same from wherever a ship sets out.
    const study = berths[0] && studyOf(berths[0].afloat, state.options, weights)
    return berths.map(({ afloat, ...berth }) => ({ ...berth, study: study!, ship: shipOf(afloat) }))
  })
}

export function setOutFrom({ seat }: Mind, { port, start }: Berth): RollingMove {
  return { kind: 'chooseHomePort', seat, port: spaceName(port), start: spaceName(start) }
}

export function chooseHome(mind: Mind): RollingMove {
  const best = bestOf(
    berthsOf(mind),
    ({ study, ship }) => {
      mind.meter.look()
      return worthOf(study, ship, roundCount)
    },
    mind.random,
  )
  return setOutFrom(mind, best)
}
