import { spaceAt, spaceIndex, spaceName } from '../../../rules/rolling-seas/public'
import { deskOf } from '../../../table/desk'
import type { Table } from '../../../table/part'
import type { ThingMotion } from '../../things/motion'
import type { NamedPlace } from '../../things/touch'
import type { Point } from '../ink/hand'
import { chartSheet, middleAt, middleOf } from '../ink/sheet'
import { onChartOf } from './chartHand'

/** Spaces of the chart that can be pointed at now, and where they are on the table. */
export function chartPlaces(table: Table, motion: ThingMotion): readonly NamedPlace[] {
  const { hand, lands, ports } = onChartOf(table).getState()
  const pose = hand && motion.poseOf(`chart:${hand.owner}`)
  if (!hand || !pose || deskOf(table).state.getState().phase !== 'asking') return []
  const yaw = 2 * Math.atan2(pose.qy, pose.qw)
  const [cos, sin] = [Math.cos(yaw), Math.sin(yaw)]
  const at = (name: string, space: number): NamedPlace => atPoint(name, middleOf(space))
  const atPoint = (name: string, [x, y]: Point): NamedPlace => {
    const [u, v] = [(x - chartSheet.width / 2) / 10, (y - chartSheet.height / 2) / 10]
    return { name, x: pose.x + u * cos + v * sin, y: pose.y, z: pose.z - u * sin + v * cos }
  }
  const named = (prefix: string, spaces: Iterable<number>) =>
    [...spaces].map(space => at(`${prefix}:${spaceName(space)}`, space))
  switch (hand.kind) {
    case 'drawing':
      return [
        ...hand.holds.map(({ col, row }) =>
          atPoint(
            `holds:${spaceName(spaceAt(Math.floor(col), Math.floor(row)))}`,
            middleAt(col - 0.5, row - 0.5),
          ),
        ),
        at('ghost', hand.lying.spaces[0]!),
      ]
    case 'sailing':
      return [
        ...named('reach', hand.reach.keys()),
        ...named(
          'next',
          hand.next.filter(({ fault }) => fault === undefined).map(({ space }) => space),
        ),
        ...named('land', lands),
        ...named('port', ports),
        at('course', hand.voyage.at),
      ]
    case 'home':
      return named('start', hand.starts.keys())
    case 'trip':
      return named('port', new Set(hand.trips.map(({ port }) => spaceIndex(port))))
  }
}
