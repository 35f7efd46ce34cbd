import { useFrame } from '@react-three/fiber'
import { type ReactNode, useEffect, useMemo, useState } from 'react'
import { isDoing } from '../../kiosk/course'
import { kioskFramesOf, kioskStoreOf } from '../../kiosk/kioskStore'
import { labStoreOf } from '../../lab/labStore'
import { deskOf } from '../../table/desk'
import { bound, type Table } from '../../table/part'
import { tableSettingsOf } from '../../table/tableSettings'
import { usePart, useTable } from '../../table/useTable'
import { frame, framePriority, wake } from '../table/frameLoop'
import { StageProvider, useStage } from '../table/StageContext'
import { createKioskCamera } from './camera'
import { createDirector } from './direct'
import { watchRig } from './watchedRig'

/** Before the rig moves, so that it stands where the shot has it in the same frame. */
const leadPriority = framePriority.camera - 5
/** Seconds after which the other table is fetched, so that a visitor finds it at once. */
const fetchAfterSeconds = 4

/** What stands on the kiosk's table, with the camera led by the kiosk's director while nobody else has it. */
export default function KioskStage({ children }: { readonly children: ReactNode }) {
  const table = useTable()
  const kioskStore = usePart(kioskStoreOf)
  const kioskFrames = usePart(kioskFramesOf)
  const tableSettings = usePart(tableSettingsOf)
  const desk = usePart(deskOf)
  const labStore = usePart(labStoreOf)
  const stage = useStage()
  const { rig } = stage
  const [camera] = useState(createKioskCamera)
  const director = useMemo(() => createDirector(camera, () => wake()), [camera])
  const led = useMemo(
    () =>
      watchRig(rig, bound(table, isLed), {
        view: () => director.wishWhole(),
        spot: spot => director.wish(spot),
        place: (x, z, radius) => director.wish({ ...rig.state, x, z, half: radius }),
      }),
    [rig, director],
  )
  const value = useMemo(() => ({ ...stage, rig: led }), [stage, led])

  useEffect(() => {
    const { course } = kioskStore.getState()
    if (course) director.show(course, undefined)
    const stopShow = kioskStore.subscribe((now, before) => {
      if (now.course && now.course !== before.course) director.show(now.course, before.course)
      if (now.probes !== before.probes) wake()
    })
    const stopDesk = desk.state.subscribe((now, before) => director.desk(now, before))
    const stopLab = labStore.subscribe((now, before) => {
      if (now.phase !== before.phase) director.lab(now.phase)
    })
    return () => {
      stopShow()
      stopDesk()
      stopLab()
    }
  }, [director])

  useEffect(() => {
    const waiting = setTimeout(() => void import('../lab/LabScene').catch(() => {}), fetchAfterSeconds * 1000)
    return () => clearTimeout(waiting)
  }, [])

  useFrame(() => {
    kioskFrames.drawn++
    // Nothing moves behind the invitation: it is to be read, and to answer at once.
    if (!isLed(table) || kioskStore.getState().course?.phase === 'inviting') return
    // With reduced motion only the end of each shot is shown.
    const { reducedMotion } = tableSettings.getState()
    if (!camera.advance(reducedMotion ? 60 : frame.seconds)) return
    rig.goToSpot(camera.state, { cut: true })
    wake()
  }, leadPriority)

  return <StageProvider value={value}>{children}</StageProvider>
}

/** Nobody has the camera in hand. */
function isLed(table: Table): boolean {
  const { course } = kioskStoreOf(table).getState()
  return course !== undefined && !isDoing(course.phase)
}
