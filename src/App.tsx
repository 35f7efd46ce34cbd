import { lazy, Suspense, useEffect, useState } from 'react'
import { useStore } from 'zustand'
import { isAtLab, kioskStore } from './match/kiosk/kioskStore'
import { tableSettings } from './match/table/tableSettings'
import { faults } from './ui/errors/faults'
import { FaultSheet, Safe } from './ui/errors/Safe'
import { KioskMends } from './ui/kiosk/KioskMends'
import LobbyPage from './ui/lobby/LobbyPage'
import { UpdateWord } from './ui/offline/UpdateWord'
import { type Place, placeOf } from './ui/route/places'
import { usePath } from './ui/route/useRoute'
import { RulePanelHost } from './ui/rulebook/RulePanelHost'
import { setWarm, useWarmth } from './ui/useWarmth'
import './ui/stage.css'
import './ui/theme.css'

/**
 * The only file that mounts both a scene and the page around it. What draws with three is imported lazily, so the
 * lobby is usable before three and Rapier have arrived.
 */
export function App() {
  const path = usePath()
  const place = placeOf(path)
  const isKiosk = place.kind === 'kiosk'
  const pictures = useStore(kioskStore, kiosk => kiosk.pictures)
  // Nobody stands beside a kiosk who could read a page about what broke: it mends itself.
  const onStageFault = (fault: unknown) =>
    isKiosk ? faults.setState({ last: fault }) : tableSettings.setState({ picture: 'absent' })
  return (
    <>
      <Safe key={`picture ${pictures}`} instead={null} onFault={onStageFault}>
        <Stage place={place} />
      </Safe>
      <Safe key={path} {...(isKiosk && { instead: <KioskMends /> })}>
        <Suspense fallback={<p className="coming">One moment …</p>}>
          <Page place={place} />
        </Suspense>
        <RulePanelHost />
      </Safe>
      {!isKiosk && <FaultSheet />}
      {!isKiosk && <UpdateWord isAtTable={place.kind === 'table'} />}
    </>
  )
}

const TableStage = lazy(() => import('./scenes/TableStage'))
const LabPage = lazy(() => import('./ui/lab/LabPage'))
const TablePage = lazy(() => import('./ui/table/TablePage'))
const SeatsPage = lazy(() => import('./ui/seats/SeatsPage'))
const RulesPage = lazy(() => import('./ui/rulebook/RulesPage'))
const SettingsPage = lazy(() => import('./ui/settings/SettingsPage'))
const AboutPage = lazy(() => import('./ui/about/AboutPage'))
const KioskPage = lazy(() => import('./ui/kiosk/KioskPage'))
const NoSuchPage = lazy(() => import('./ui/errors/NoSuchPage'))

function Page({ place }: { readonly place: Place }) {
  switch (place.kind) {
    case 'lobby':
      return <LobbyPage />
    case 'lab':
      return <LabPage />
    case 'kiosk':
      return <KioskPage />
    case 'table':
      return <TablePage key={place.match} match={place.match} />
    case 'seats':
      return <SeatsPage key={place.game.id} game={place.game} />
    case 'rules':
      return <RulesPage game={place.game} />
    case 'settings':
      return <SettingsPage />
    case 'about':
      return <AboutPage />
    case 'nowhere':
      return <NoSuchPage path={place.path} />
  }
}

/**
 * Once there was a table the canvas stays, out of sight, for the whole visit. While the visitor is elsewhere and the
 * browser has nothing to do, the table is drawn once: then he does not wait for it when he comes.
 */
function Stage({ place }: { readonly place: Place }) {
  const kioskIsAtLab = useStore(kioskStore, ({ course }) => isAtLab(course?.phase))
  const stage = stageOf(place, kioskIsAtLab)
  const [wasSeen, setSeen] = useState(stage !== undefined)
  const warmth = useWarmth(wasSeen)
  useEffect(() => {
    if (stage) setSeen(true)
  }, [stage])
  if (!wasSeen && !stage && !warmth) return null
  const isWarming = !stage && warmth === 'warming'
  return (
    <div className={isWarming ? 'stage warming' : 'stage'} hidden={!stage && !isWarming} inert={isWarming}>
      <Suspense fallback={null}>
        <TableStage stage={stage} isKiosk={place.kind === 'kiosk'} onWarm={warmth && setWarm} />
      </Suspense>
    </div>
  )
}

function stageOf(place: Place, kioskIsAtLab: boolean): 'lab' | 'match' | undefined {
  if (place.kind === 'kiosk') return kioskIsAtLab ? 'lab' : 'match'
  if (place.kind === 'lab') return 'lab'
  return place.kind === 'table' ? 'match' : undefined
}
