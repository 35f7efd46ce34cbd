import { Vector3 } from 'three'
import {
  dieIds,
  type Explore,
  offMap,
  type RollingState,
  spaceIndex,
  spaceName,
  type VisitPort,
} from '../../../rules/rolling-seas/public'
import { choosingOf } from '../../../table/choosing'
import { deskOf } from '../../../table/desk'
import type { Table } from '../../../table/part'
import { type Grip, meetLevel, type PointerAt, type Touchable } from '../../table/input/pointerDesk'
import { pickThing, type ThingMotion } from '../../things/motion'
import { isAskedNow } from '../../things/touch'
import { chartSheet, grid, gridPoint, spaceUnder } from '../ink/sheet'
import { type ChartHand, onChartOf } from './chartHand'
import { carryTo, type DrawingHand, pushShape, turnShape } from './drawing'
import { nearestSpace, offeredSpaces, type Point } from './nearestSpace'
import { type SailingHand, steerTo, takeCourse, whyNotThere } from './sailing'

/** Clicking and pointing at the chart of the player who is asked. */
export function touchChart(table: Table, motion: ThingMotion): Touchable {
  const desk = deskOf(table)
  const onChart = onChartOf(table)
  const point = new Vector3()
  let turned = 0

  /** Millimetres of the chart under the pointer; undefined beside its grid. */
  const under = (at: PointerAt): Point | undefined => {
    const { hand } = onChart.getState()
    if (!hand || !isAskedNow(table)) return undefined
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

  function carry(hand: DrawingHand, { x, y }: Point): DrawingHand {
    const { col, row } = gridPoint(x, y)
    const next = carryTo(viewNow(), hand, col, row)
    if (next !== hand) {
      onChart.setState({ hand: next })
      allow()
    }
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
      if (now !== hovered) {
        onChart.setState({ hovered: now })
        allow()
      }
      return 'pointer'
    },
    grab(at) {
      const { hand } = onChart.getState()
      const here = under(at)
      if (!at.touch || !here || hand?.kind !== 'drawing') return undefined
      return dragShape(hand, here)
    },
    tap(at) {
      const here = under(at)
      const { hand } = onChart.getState()
      if (!hand) return false
      desk.state.setState({ refusal: undefined })
      if (!here) return tapDie(hand, at)
      // Spaces of a whole chart are smaller than a fingertip: it means the nearest one that is offered.
      const meant = at.touch ? nearestSpace(here, offeredSpaces(onChart.getState())) : undefined
      const space = meant ?? spaceUnder(here.x, here.y)
      if (at.touch && hand.kind !== 'drawing') onChart.setState({ hovered: meant })
      if (hand.kind === 'drawing') {
        const carried = carry(hand, here)
        // A finger cannot point without touching: it puts the shape there, and the button draws it.
        if (!at.touch) void desk.choose(carried.move)
      } else if (hand.kind === 'sailing') tapCourse(hand, space, at)
      else if (hand.kind === 'home') tapHome(space, at)
      else {
        const trip = hand.trips.find(
          ({ port, route }) => spaceIndex(port) === space || spaceIndex(route.at(-1) ?? '') === space,
        )
        if (!trip) refuse('RS-85', 'Not one of the nearest ports')
        else
          offer(
            table,
            at,
            ({ move }) => move.kind === 'sailToFinalPort' && (move as typeof trip).port === trip.port,
          )
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

  /** A finger covers what it points at: it pushes the shape from wherever it lies. */
  function dragShape(hand: DrawingHand, from: Point): Grip {
    const put = (next: DrawingHand) => {
      if (onChart.getState().hand?.kind === 'drawing') onChart.setState({ hand: next })
    }
    const push = (at: PointerAt) => {
      const now = under(at)
      if (now) put(pushShape(viewNow(), hand, (now.x - from.x) / grid.cell, (now.y - from.y) / grid.cell))
    }
    return { move: push, release: push, cancel: () => put(hand) }
  }

  /** A die on the mat is a wind (RS-48). */
  function tapDie(hand: ChartHand, at: PointerAt): boolean {
    if (hand.kind !== 'sailing' || !isAskedNow(table)) return false
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
      const land = spaceName(space)
      offer(table, at, ({ move: one }) => one.kind === 'explore' && (one as Explore).land === land)
    } else if (ports.includes(space) && steps.length === 0) {
      const port = spaceName(space)
      offer(table, at, ({ move: one }) => one.kind === 'visitPort' && (one as VisitPort).port === port)
    } else if (space === voyage.at && steps.length > 0) {
      // A finger that would go on a step must not set sail: it has the button for that.
      if (!at.touch) void desk.choose(move)
    } else {
      const next = steerTo(viewNow(), hand, space)
      if (next) onChart.setState({ hand: next })
      else refuse('RS-49', whyNotThere(viewNow(), onChart.getState(), hand, space))
    }
  }

  /** What was refused is over: the words are about another space now. */
  function allow(): void {
    if (desk.state.getState().refusal) desk.state.setState({ refusal: undefined })
  }

  /** Every click on the chart does something, or says why not. */
  function refuse(rule: string, why: string): void {
    desk.state.setState({ refusal: { rule, why } })
  }

  function tapHome(space: number, at: PointerAt): void {
    const name = spaceName(space)
    const isOffered = offer(table, at, ({ move }) => {
      const home = move as { readonly kind: string; readonly port?: string; readonly start?: string }
      return home.kind === 'chooseHomePort' && (home.start === name || home.port === name)
    })
    if (!isOffered) refuse('RS-26', `No port at ${name}, nor beside it`)
  }
}

/** One way is taken at once by a pointer, which has been over it; a finger, and several ways, are asked where they are. */
function offer(
  table: Table,
  at: PointerAt,
  means: (choice: { readonly move: { readonly kind: string } }) => boolean,
): boolean {
  const desk = deskOf(table)
  const offers = desk.state.getState().asked?.choices.filter(means) ?? []
  if (offers.length === 1 && !at.touch) void desk.choose(offers[0]!.move)
  else choosingOf(table).setState({ offers, at: { x: at.x, y: at.y } })
  return offers.length > 0
}
