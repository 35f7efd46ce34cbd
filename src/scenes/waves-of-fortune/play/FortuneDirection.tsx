import { useEffect, useMemo } from 'react'
import type { Viewer } from '../../../rules/game'
import { type Asked, type DeskState, deskOf } from '../../../table/desk'
import type { Table } from '../../../table/part'
import { usePart, useTable } from '../../../table/useTable'
import { viewInsetsOf } from '../../../table/viewInsets'
import { useStage } from '../../table/StageContext'
import type { CameraSpot } from '../../things/layout'
import { createDirector, type Director } from '../../things/telling'
import {
  cardSpot,
  type FortuneView,
  homeSpot,
  ownColour,
  ownViews,
  railSpot,
  sailSpot,
  seaSpot,
  tableHalf,
  tableSpot,
} from '../layout'
import { remember } from '../memory'
import { createTeller } from './createTeller'

/** The camera and the telling of a match: it looks where something happens, and back at the player who is asked. */
export function FortuneDirection() {
  const table = useTable()
  const desk = usePart(deskOf)
  const { rig } = useStage()
  const director = useMemo(() => wholeTable(table, createDirector(table, rig)), [rig])

  useEffect(() => {
    rig.compose(ownViews)
    return () => rig.compose()
  }, [rig])

  useEffect(() => desk.addTeller(createTeller(table, director)), [director])

  useEffect(() => {
    lookAt(director, desk.state.getState(), true)
    // Somebody comes back to dice in the hand.
    if (desk.state.getState().phase === 'held') rig.goTo('hand', { cut: true })
    return desk.state.subscribe((now, before) => {
      if (now.matchId !== before.matchId || now.lookingBack !== before.lookingBack) remember(table, undefined)
      const isNew =
        now.phase !== before.phase ||
        now.asked?.phase !== before.asked?.phase ||
        now.asked?.seat !== before.asked?.seat
      if (isNew && now.phase !== 'telling') lookAt(director, now, now.matchId !== before.matchId)
      if (now.phase === 'held' && before.phase !== 'held') {
        director.takeBack()
        if (now.pace !== 'at once' || now.hand?.by === 'person') rig.goTo('hand')
      } else if (now.phase === 'falling' && before.phase === 'held' && rig.view === 'hand' && rig.atView)
        rig.goTo('drop')
    })
  }, [director, rig])

  return null
}

/** All corners of the table are visible, however much of the picture the page covers. */
function wholeTable(table: Table, director: Director): Director {
  return {
    get shown() {
      return director.shown
    },
    takeBack: director.takeBack,
    show(spot, isCut) {
      const { left, right, top, bottom } = viewInsetsOf(table).getState()
      const aspect = (innerWidth - left - right) / Math.max(1, innerHeight - top - bottom)
      director.show(spot === tableSpot ? { ...spot, half: tableHalf(aspect) } : spot, isCut)
    },
  }
}

/** Where the player who is asked has to look. */
function lookAt(director: Director, { phase, asked, view, eyes }: DeskState, isCut: boolean): void {
  if (view === undefined) return
  if (phase === 'asking' && asked) {
    director.takeBack()
    director.show(spotFor(asked, view as FortuneView, eyes), isCut)
  } else if (phase === 'over' || isCut) director.show(tableSpot, isCut)
}

function spotFor({ seat, phase }: Asked, view: FortuneView, eyes: Viewer): CameraSpot {
  const { players, shown } = view
  const player = players[seat]
  switch (phase) {
    case 'allocate':
    case 'homeServices':
      return player
        ? homeSpot(player.colour, ownColour(view, eyes), {
            sells: phase === 'homeServices',
            isUpright: innerWidth < innerHeight,
          })
        : tableSpot
    case 'move':
      return sailSpot
    case 'fighters':
      return railSpot
    case 'cardChoice':
    case 'expedition':
      return cardSpot
    case 'foeChoice':
      return shown ? cardSpot : sailSpot
    case 'lobby':
    case 'ramPush':
      return seaSpot
    default:
      return tableSpot
  }
}
