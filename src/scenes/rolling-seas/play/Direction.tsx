import { useEffect, useMemo } from 'react'
import { chartOf, offMap, type RollingState } from '../../../rules/rolling-seas/public'
import { type Asked, type DeskState, deskOf } from '../../../table/desk'
import { usePart, useTable } from '../../../table/useTable'
import type { CameraRig } from '../../table/camera/cameraRig'
import { useStage } from '../../table/StageContext'
import type { CameraSpot } from '../../things/layout'
import { createDirector, type Director } from '../../things/telling'
import {
  actionSpot,
  chartSpot,
  drawingSpot,
  handSpot,
  layoutOf,
  type SeasLayout,
  seasViews,
  tableSpot,
  throwSpot,
  uprightChartSpot,
  uprightHandSpot,
  uprightShipSpot,
  uprightThrowSpot,
} from '../layout'
import { filmSight } from './followFilm'
import { lookingAtOf } from './lookingAt'

/** Phases in which something is drawn after a card. */
const drawing = /^(setupIslands|setupKnownObstacles|adventure)$/

/** The camera of a match: it looks where something happens, and back at the player who is asked. */
export function Direction() {
  const table = useTable()
  const desk = usePart(deskOf)
  const lookingAt = usePart(lookingAtOf)
  const { rig } = useStage()
  const director = useMemo(() => createDirector(table, rig), [rig])

  useEffect(() => {
    const { view, eyes } = desk.state.getState()
    if (view !== undefined) rig.compose(seasViews(layoutOf(view as RollingState, eyes), eyes))
    const stop = desk.state.subscribe((now, before) => {
      const isSame = now.eyes === before.eyes && (now.view === undefined) === (before.view === undefined)
      if (!isSame && now.view !== undefined)
        rig.compose(seasViews(layoutOf(now.view as RollingState, now.eyes), now.eyes))
    })
    return () => {
      stop()
      rig.compose()
    }
  }, [rig])

  useEffect(() => {
    lookAt(director, desk.state.getState(), true)
    const stopDesk = desk.state.subscribe((now, before) => {
      followFilm(rig, now, before)
      const isNew =
        now.phase !== before.phase ||
        now.asked?.phase !== before.asked?.phase ||
        now.asked?.seat !== before.asked?.seat
      if (!isNew) return
      if (now.phase === 'asking' || now.phase === 'held') lookingAt.setState({ chart: undefined })
      if (now.phase !== 'telling') lookAt(director, now, now.matchId !== before.matchId)
    })
    const stopLooking = lookingAt.subscribe(({ chart }) => {
      const { view, eyes } = desk.state.getState()
      if (view === undefined) return
      director.takeBack()
      const spotOfChart = isUpright() ? uprightChartSpot : chartSpot
      const spot = chart === undefined ? undefined : spotOfChart(layoutOf(view as RollingState, eyes), chart)
      if (spot) director.show(spot)
      else lookAt(director, desk.state.getState(), false)
    })
    return () => {
      stopDesk()
      stopLooking()
    }
  }, [director, rig])

  return null
}

/** A film goes where something happens, unless the viewer has taken the camera. */
function followFilm(rig: CameraRig, now: DeskState, before: DeskState): void {
  const sight = filmSight(now, before)
  if (!sight || rig.isTaken) return
  const layout = layoutOf(now.view as RollingState, now.eyes)
  const [dice, chart] = isUpright() ? [uprightThrowSpot, uprightChartSpot] : [throwSpot, chartSpot]
  const spot = sight === 'dice' ? dice : chart(layout, sight.chart)
  if (spot) rig.goToSpot(spot)
}

const isUpright = (): boolean => innerHeight > innerWidth

function spotOfAsked(layout: SeasLayout, { phase, seat }: Asked, view: RollingState): CameraSpot {
  if (isUpright()) {
    const owner = drawing.test(phase) ? layout.holders.indexOf(seat) : seat
    const { ship } = chartOf(view.players[seat]!.map)
    const atSea = phase === 'action' && ship !== offMap ? uprightShipSpot(layout, owner, ship) : undefined
    return atSea ?? uprightChartSpot(layout, owner) ?? actionSpot(layout, seat)
  }
  return drawing.test(phase) ? drawingSpot(layout, seat) : actionSpot(layout, seat)
}

/** Where the player who is asked has to look. */
function lookAt(
  director: Director,
  { phase, asked, view, eyes, hand, pace }: DeskState,
  isCut: boolean,
): void {
  if (view === undefined) return
  const layout = layoutOf(view as RollingState, eyes)
  if (phase === 'asking' && asked) {
    director.takeBack()
    director.show(spotOfAsked(layout, asked, view as RollingState), isCut)
  } else if (phase === 'held' && (pace !== 'at once' || hand?.by === 'person')) {
    director.takeBack()
    director.show(isUpright() ? uprightHandSpot : handSpot, isCut)
  } else if (phase === 'falling' && pace !== 'at once') {
    director.show(isUpright() ? uprightThrowSpot : throwSpot)
  } else if (phase === 'over') {
    director.takeBack()
    director.show(actionSpot(layout, eyes), isCut)
  } else if (isCut) director.show(tableSpot, isCut)
}
