import { useEffect, useMemo } from 'react'
import { useStore } from 'zustand'
import type { RollingWavesState } from '../../../rules/rolling-with-the-waves/public'
import { type Asked, type DeskState, deskOf } from '../../../table/desk'
import { usePart, useTable } from '../../../table/useTable'
import { useStage } from '../../table/StageContext'
import { createDirector, type Director } from '../../things/telling'
import { aimSpot, draftSpotFor, mapSpot, planSpot, tableSpot, traySpot } from '../layout'
import { createTeller } from './createTeller'
import { tableLayout } from './tableLayout'
import { wavesViews } from './views'

/** The camera and the telling of a match: it looks where something happens, and back at the player who is asked. */
export function Direction({ players }: { readonly players: number }) {
  const table = useTable()
  const desk = usePart(deskOf)
  const { rig } = useStage()
  const director = useMemo(() => createDirector(table, rig), [rig])

  const isBehindScreen = useStore(desk.state, isPlanning)

  useEffect(() => {
    rig.compose(wavesViews(players, isBehindScreen))
    return () => rig.compose()
  }, [rig, players, isBehindScreen])

  useEffect(() => desk.addTeller(createTeller(table, director)), [director])

  useEffect(() => {
    lookAt(director, desk.state.getState(), true)
    return desk.state.subscribe((now, before) => {
      const beginsFilm = now.lookingBack !== undefined && before.lookingBack === undefined
      const isNew =
        beginsFilm ||
        now.phase !== before.phase ||
        now.asked?.phase !== before.asked?.phase ||
        now.asked?.seat !== before.asked?.seat ||
        now.eyes !== before.eyes
      if (isNew && now.phase !== 'telling')
        lookAt(director, now, beginsFilm || now.matchId !== before.matchId)
    })
  }, [director])

  return null
}

const isUpright = () => innerWidth < innerHeight

const draftNow = () => draftSpotFor(isUpright())

const showsPlate = ({ choices }: Asked) => !isUpright() || choices.some(({ move }) => move.kind === 'yarrr')

const isPlanning = ({ phase, view }: DeskState) =>
  phase === 'asking' && (view as RollingWavesState | undefined)?.phase === 'allocate'

/** Where the player who is asked has to look. */
function lookAt(director: Director, state: DeskState, isCut: boolean): void {
  const { phase, asked, eyes, lookingBack } = state
  const view = state.view as RollingWavesState | undefined
  if (view === undefined) return
  const layout = tableLayout(view, eyes)
  // A film goes from map to map: all of them are seen.
  if (lookingBack) {
    director.show(tableSpot(layout.seats), isCut)
    return
  }
  const isWaiting = phase === 'asking' || phase === 'held' || phase === 'thinking'
  if (isWaiting) director.takeBack()
  if (phase === 'held' || phase === 'falling') director.show(draftNow(), isCut)
  else if (phase === 'asking' && asked) {
    if (view.phase === 'draft') director.show(draftNow(), isCut)
    else if (view.phase === 'allocate') director.show(planSpot(layout, asked.seat, showsPlate(asked)), isCut)
    else if (view.step === 'S9') director.show(aimSpot(layout, isUpright()), isCut)
    else director.show(mapSpot(layout, asked.seat), isCut)
  } else if (phase === 'thinking')
    director.show(view.phase === 'draft' ? draftNow() : tableSpot(layout.seats), isCut)
  else if (phase === 'over') director.show(traySpot, isCut)
  else if (isCut) director.show(tableSpot(layout.seats), true)
}
