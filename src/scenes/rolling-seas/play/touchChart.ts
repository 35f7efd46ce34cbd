import { Vector3 } from 'three'
import { desk } from '../../../match/desk'
import { choosing } from '../../../match/table/choosing'
import { offMap, spaceIndex, spaceName } from '../../../rules/rolling-seas/grid'
import type { Explore, VisitPort } from '../../../rules/rolling-seas/moves'
import type { RollingState } from '../../../rules/rolling-seas/state'
import { dieIds } from '../../../rules/rolling-seas/vocabulary'
import { meetLevel, type PointerAt, type Touchable } from '../../table/input/pointerDesk'
import { pickThing, type ThingMotion } from '../../things/motion'
import { isAskedNow } from '../../things/touch'
import { chartSheet, grid, gridPoint, spaceUnder } from '../ink/sheet'
import { type ChartHand, onChart } from './chartHand'
import { carryTo, type DrawingHand, turnShape } from './drawing'
import { type SailingHand, steerTo, takeCourse } from './sailing'

/** Clicking and pointing at the chart before whoever is asked. */
export function touchChart(motion: ThingMotion): Touchable {
  const point = new Vector3()
  let turned = 0

  /** Millimetres of the chart under the pointer; undefined beside its grid. */
  const under = (at: PointerAt): { readonly x: number; readonly y: number } | undefined => {
    const { hand } = onChart.getState()
    if (!hand || !isAskedNow()) return undefined
    const pose = motion.poseOf(`chart:${hand.owner}`)
    if (!pose || !meetLevel(at.ray, pose.y, point)) return undefined
    const yaw = 2 * Math.atan2(pose.qy, pose.qw)
    const [dx, dz] = [point.x - pose.x, point.z - pose.z]
    const x = (dx * Math.cos(yaw) - dz * Math.sin(yaw)) * 10 + chartSheet.width / 2
    const y = (dx * Math.sin(yaw) + dz * Math.cos(yaw)) * 10 + chartSheet.height / 2
    const slack = hand.kind === 'drawing' ? 12 : 0
    const isOn =
      x > grid.left - slack &&
      x < grid.left + grid.width + slack &&
      y > grid.top - slack &&
      y < grid.top + grid.height + slack
    return isOn ? { x, y } : undefined
  }

  const viewNow = () => desk.state.getState().view as RollingState

  function carry(hand: DrawingHand, { x, y }: { readonly x: number; readonly y: number }): DrawingHand {
    const { col, row } = gridPoint(x, y)
    const next = carryTo(viewNow(), hand, col, row)
    if (next !== hand) onChart.setState({ hand: next })
    return next
  }

  return {
    order: 14,
    hover(at) {
      const here = at && under(at)
      const { hand, hovered } = onChart.getState()
      if (!hand) return undefined
      if (!here) {
        if (hovered !== undefined) onChart.setState({ hovered: undefined })
        return undefined
      }
      if (hand.kind === 'drawing') {
        carry(hand, here)
        return 'crosshair'
      }
      const space = spaceUnder(here.x, here.y)
      const now = space === offMap ? undefined : space
      if (now !== hovered) onChart.setState({ hovered: now })
      return 'pointer'
    },
    tap(at) {
      const here = under(at)
      const { hand } = onChart.getState()
      if (!hand) return false
      if (!here) return tapDie(hand, at)
      const space = spaceUnder(here.x, here.y)
      if (hand.kind === 'drawing') {
        const carried = carry(hand, here)
        // A finger cannot point without touching: its first tap shows the shape, the second one draws it.
        if (!at.touch || carried === hand) void desk.choose(carried.move)
      } else if (hand.kind === 'sailing') tapCourse(hand, space, at)
      else if (hand.kind === 'home') tapHome(space, at)
      else {
        const trip = hand.trips.find(
          ({ port, route }) => spaceIndex(port) === space || spaceIndex(route.at(-1) ?? '') === space,
        )
        if (trip)
          offer(at, ({ move }) => move.kind === 'sailToFinalPort' && (move as typeof trip).port === trip.port)
      }
      return true
    },
    wheel(at, steps) {
      const { hand } = onChart.getState()
      if (hand?.kind !== 'drawing' || !under(at)) return false
      turned += steps
      if (Math.abs(turned) >= 1) {
        onChart.setState({ hand: turnShape(viewNow(), hand, Math.sign(turned)) })
        turned = 0
      }
      return true
    },
  }

  /** A die on the mat is a wind (RS-48). */
  function tapDie(hand: ChartHand, at: PointerAt): boolean {
    if (hand.kind !== 'sailing' || !isAskedNow()) return false
    const id = pickThing(at.ray, motion, ({ kind }) => kind === 'die')
    const die = dieIds.findIndex(one => id === `die:${one}`)
    const next = takeCourse(viewNow(), hand.seat, die)
    if (next) onChart.setState({ hand: next })
    return next !== undefined
  }

  function tapCourse(hand: SailingHand, space: number, at: PointerAt): void {
    const { lands, ports } = onChart.getState()
    const { steps, voyage, move } = hand
    if (lands.includes(space) && steps.length === 0) {
      const move: Explore = { kind: 'explore', seat: hand.seat, land: spaceName(space) }
      void desk.choose(move)
    } else if (ports.includes(space) && steps.length === 0) {
      const port = spaceName(space)
      offer(at, ({ move: one }) => one.kind === 'visitPort' && (one as VisitPort).port === port)
    } else if (space === voyage.at && steps.length > 0) void desk.choose(move)
    else {
      const next = steerTo(viewNow(), hand, space)
      if (next) onChart.setState({ hand: next })
    }
  }

  function tapHome(space: number, at: PointerAt): void {
    const name = spaceName(space)
    offer(at, ({ move }) => {
      const home = move as { readonly kind: string; readonly port?: string; readonly start?: string }
      return home.kind === 'chooseHomePort' && (home.start === name || home.port === name)
    })
  }
}

/** One way is taken at once; several are offered where the hand is. */
function offer(
  at: PointerAt,
  means: (choice: { readonly move: { readonly kind: string } }) => boolean,
): void {
  const offers = desk.state.getState().asked?.choices.filter(means) ?? []
  if (offers.length === 1) void desk.choose(offers[0]!.move)
  else choosing.setState({ offers, at: { x: at.x, y: at.y } })
}
