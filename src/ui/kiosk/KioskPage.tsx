import { useEffect, useState } from 'react'
import { useStore } from 'zustand'
import { isShow } from '../../kiosk/course'
import type { ReadSettings } from '../../kiosk/kioskSettings'
import { kioskStoreOf } from '../../kiosk/kioskStore'
import { type Kiosk, playKiosk } from '../../kiosk/playKiosk'
import { tableSettingsOf } from '../../table/tableSettings'
import { faults, faultWords } from '../errors/faults'
import { Coming } from '../house/Coming'
import { update } from '../offline/keepOffline'
import { goTo } from '../route/route'
import { usePageTitle } from '../route/useRoute'
import { closeRule } from '../rulebook/rulePanel'
import { Attendant } from './Attendant'
import { Doing } from './Doing'
import { fetchSettings } from './fetchSettings'
import { guardPage } from './guards'
import { listenForAttendant } from './holdGesture'
import { Invitation } from './Invitation'
import { KioskMarks } from './KioskMarks'
import '../house/house.css'
import './kiosk.css'
import './show.css'
import './visitor.css'
import './attendant.css'
// After those whose lengths it changes.
import './upright.css'
import type { Table } from '../../table/part'
import { usePart, useTable } from '../../table/useTable'
import { kioskGames } from './kioskGames'
import { Show } from './Show'
import { Thanks } from './Thanks'
import { type Awake, fillScreen, keepScreenAwake, leaveFullScreen } from './wakeScreen'

interface Running extends ReadSettings {
  readonly kiosk: Kiosk
  readonly awake: Awake
}

/** The whole page of a kiosk: the show, the invitation, what a visitor does, and the attendant's own page. */
export default function KioskPage() {
  const kioskStore = usePart(kioskStoreOf)
  usePageTitle('Kiosk')
  const running = useKiosk()
  const phase = useStore(kioskStore, ({ course }) => course?.phase)
  if (!running || !phase) return <Coming />
  const { kiosk, settings } = running
  return (
    <main className="kiosk" data-phase={phase}>
      <KioskMarks tally={kiosk.tally} />
      {isShow(phase) && <Show phase={phase} faults={running.faults} onTouch={kiosk.touch} />}
      {phase === 'inviting' && <Invitation kiosk={kiosk} />}
      <Doing phase={phase} kiosk={kiosk} idle={settings.idle} />
      {phase === 'thanking' && <Thanks onTouch={kiosk.touch} />}
      {phase === 'attending' && (
        <Attendant
          kiosk={kiosk}
          settings={settings}
          faults={running.faults}
          awake={running.awake}
          onLeave={() => goTo('/')}
        />
      )}
    </main>
  )
}

/** Runs the kiosk as long as the page is there. */
function useKiosk(): Running | undefined {
  const table = useTable()
  const tableSettings = usePart(tableSettingsOf)
  const [running, setRunning] = useState<Running>()
  useEffect(() => {
    let stop: (() => void) | undefined
    let isGone = false
    // After the kiosk the table has the user's own settings again.
    const { sound, light } = tableSettings.getState()
    void fetchSettings(window.location.search).then(read => {
      if (isGone) return
      const kiosk = playKiosk(table, {
        settings: read.settings,
        games: kioskGames(read.settings),
        storage: () => window.localStorage,
        reload: () => window.location.reload(),
      })
      const awake = keepScreenAwake()
      setRunning({ ...read, kiosk, awake })
      const stops = [
        guardPage(window),
        listenForAttendant(window, read.settings.corner, kiosk.attend),
        watchPage(table, kiosk),
        awake.stop,
        kiosk.stop,
      ]
      stop = () => {
        for (const each of stops) each()
      }
    })
    return () => {
      isGone = true
      stop?.()
      leaveFullScreen()
      closeRule(table)
      tableSettings.setState({ sound, light })
    }
  }, [])
  return running
}

/** Tells the kiosk what the page notices: hands, faults, hiding, and a newer Seabox, which is taken between two games. */
function watchPage(table: Table, kiosk: Kiosk): () => void {
  const kioskStore = kioskStoreOf(table)
  const listening = new AbortController()
  const options = { capture: true, passive: true, signal: listening.signal } as const
  const noteHand = () => {
    // In the show a touch is a wish of its own; here it only says that somebody is there.
    const { course } = kioskStore.getState()
    if (course && !isShow(course.phase) && course.phase !== 'thanking') kiosk.touch()
  }
  for (const name of ['pointerdown', 'pointermove', 'keydown', 'wheel'] as const)
    window.addEventListener(name, noteHand, options)
  window.addEventListener('pointerup', fillScreen, options)
  const hide = () => kiosk.hide(document.visibilityState === 'hidden')
  document.addEventListener('visibilitychange', hide, options)
  hide()
  const tell = () => {
    const { last } = faults.getState()
    if (last === undefined) return
    kiosk.report(faultWords(last))
    faults.setState({ last: undefined })
  }
  tell()
  const stopFaults = faults.subscribe(tell)
  const stopTurns = kioskStore.subscribe((now, before) => {
    if (now.course?.phase === before.course?.phase) return
    if (now.course && isShow(now.course.phase)) closeRule(table)
    if (now.course?.phase === 'title') update.getState().take?.()
  })
  return () => {
    listening.abort()
    stopFaults()
    stopTurns()
  }
}
