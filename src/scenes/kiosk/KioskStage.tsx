import { useFrame } from '@react-three/fiber'
import { type ReactNode, useEffect, useMemo, useState } from 'react'
import { desk } from '../../match/desk'
import { isDoing } from '../../match/kiosk/course'
import { kioskFrames, kioskStore } from '../../match/kiosk/kioskStore'
import { labStore } from '../../match/lab/labStore'
import { tableSettings } from '../../match/table/tableSettings'
import { frame, framePriority, wake } from '../table/frameLoop'
import { TableProvider, useTable } from '../table/TableContext'
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
  const { rig } = table
  const [camera] = useState(createKioskCamera)
  const director = useMemo(() => createDirector(camera, () => wake()), [camera])
  const led = useMemo(
    () =>
      watchRig(rig, isLed, {
        view: () => director.wishWhole(),
        spot: spot => director.wish(spot),
        place: (x, z, radius) => director.wish({ ...rig.state, x, z, half: radius }),
      }),
    [rig, director],
  )
  const value = useMemo(() => ({ ...table, rig: led }), [table, led])

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
    if (!isLed() || kioskStore.getState().course?.phase === 'inviting') return
    // Whoever wants no motion sees where each shot ends.
    const { reducedMotion } = tableSettings.getState()
    if (!camera.advance(reducedMotion ? 60 : frame.seconds)) return
    rig.goToSpot(camera.state, { cut: true })
    wake()
  }, leadPriority)

  return <TableProvider value={value}>{children}</TableProvider>
}

/** Nobody has the camera in hand. */
function isLed(): boolean {
  const { course } = kioskStore.getState()
  return course !== undefined && !isDoing(course.phase)
}
