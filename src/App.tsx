import { Suspense, useEffect, useState } from 'react'
import { useStore } from 'zustand'
import { isAtLab, kioskStoreOf } from './kiosk/kioskStore'
import type { OpenTable } from './open-table'
import { type StageName, sceneCode } from './scenes/sceneCode'
import { arriving } from './table/arriving'
import { part } from './table/part'
import { tableSettingsOf } from './table/tableSettings'
import { faults } from './ui/errors/faults'
import { FaultSheet, Safe } from './ui/errors/Safe'
import { Coming } from './ui/house/Coming'
import { KioskMends } from './ui/kiosk/KioskMends'
import LobbyPage from './ui/lobby/LobbyPage'
import { UpdateWord } from './ui/offline/UpdateWord'
import { type Place, placeOf } from './ui/route/places'
import { usePath } from './ui/route/useRoute'
import { RulePanelHost } from './ui/rulebook/RulePanelHost'
import { setWarm, useWarmth } from './ui/useWarmth'
import './ui/stage.css'
import './ui/theme.css'
import { bound, type Table } from './table/part'
import { usePart, useTable } from './table/useTable'

/**
 * The only file that mounts both a scene and the page around it. What draws with three is imported lazily, so the
 * lobby is usable before three and Rapier have arrived.
 */
export function App() {
  const kioskStore = usePart(kioskStoreOf)
  const tableSettings = usePart(tableSettingsOf)
  const path = usePath()
  const place = placeOf(path)
  const isKiosk = place.kind === 'kiosk'
  const pictures = useStore(kioskStore, kiosk => kiosk.pictures)
  // Nobody stands beside a kiosk who could read a page about what broke: it mends itself.
  const onStageFault = (fault: unknown) =>
    isKiosk ? faults.setState({ last: fault }) : tableSettings.setState({ picture: 'broken' })
  return (
    <>
      <Safe key={`picture ${pictures}`} instead={null} onFault={onStageFault}>
        <Stage place={place} />
      </Safe>
      <Safe
        key={place.kind === 'open' ? '/open' : place.kind === 'room' ? `/room/${place.room}` : path}
        {...(isKiosk && { instead: <KioskMends /> })}
      >
        <Suspense fallback={<Coming />}>
          <Page place={place} />
        </Suspense>
        <RulePanelHost />
      </Safe>
      {!isKiosk && <FaultSheet />}
      {!isKiosk && <UpdateWord isAtTable={place.kind === 'table' || place.kind === 'room'} />}
    </>
  )
}

const TableStage = arriving(() => import('./scenes/TableStage'))
const LabPage = arriving(() => import('./ui/lab/LabPage'), <Coming />)
const TablePage = arriving(() => import('./ui/table/TablePage'), <Coming />)
const SeatsPage = arriving(() => import('./ui/seats/SeatsPage'), <Coming />)
const RulesPage = arriving(() => import('./ui/rulebook/RulesPage'), <Coming />)
const DicePage = arriving(() => import('./ui/dice/DicePage'), <Coming />)
const DocsPage = arriving(() => import('./ui/docs/DocsPage'), <Coming />)
const RoomPage = arriving(() => import('./ui/room/RoomPage'), <Coming />)
const SettingsPage = arriving(() => import('./ui/settings/SettingsPage'), <Coming />)
const AboutPage = arriving(() => import('./ui/about/AboutPage'), <Coming />)
const OpenPage = arriving(() => import('./ui/open/OpenPage'), <Coming />)
const KioskPage = arriving(() => import('./ui/kiosk/KioskPage'), <Coming />)
const NoSuchPage = arriving(() => import('./ui/errors/NoSuchPage'), <Coming />)

function Page({ place }: { readonly place: Place }) {
  const table = useTable()
  switch (place.kind) {
    case 'lobby':
      return <LobbyPage />
    case 'lab':
      return <LabPage />
    case 'kiosk':
      return <KioskPage />
    case 'open':
      return <OpenPage asked={place.table} openTable={theOpenTable(table)} />
    case 'table':
      return <TablePage key={place.match} match={place.match} />
    case 'room':
      return <RoomPage key={place.room} room={place.room} isAtTable={place.isAtTable} />
    case 'seats':
      return <SeatsPage key={place.game.id} game={place.game} />
    case 'rules':
      return <RulesPage game={place.game} />
    case 'dice':
      return <DicePage key={place.match} match={place.match} />
    case 'docs':
      return <DocsPage page={place.page} />
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
 * browser has nothing to do, the table is drawn once: then the player does not wait for it later.
 */
function Stage({ place }: { readonly place: Place }) {
  const table = useTable()
  const kioskStore = usePart(kioskStoreOf)
  const kioskIsAtLab = useStore(kioskStore, ({ course }) => isAtLab(course?.phase))
  const stage = stageOf(place, kioskIsAtLab)
  const [wasSeen, setSeen] = useState(stage !== undefined)
  const warmth = useWarmth(wasSeen)
  useEffect(() => {
    if (!stage) return
    setSeen(true)
    // It comes beside the stage, not after it; the stage says so if there is none.
    sceneCode[stage]().catch(() => {})
  }, [stage])
  if (!wasSeen && !stage && !warmth) return null
  const isWarming = !stage && warmth === 'warming'
  return (
    <div className={isWarming ? 'stage warming' : 'stage'} hidden={!stage && !isWarming} inert={isWarming}>
      <TableStage
        stage={stage}
        isKiosk={place.kind === 'kiosk'}
        openTable={stage === 'open' ? theOpenTable(table) : undefined}
        onWarm={warmth && bound(table, setWarm)}
      />
    </div>
  )
}

const openTableOf = part(() =>
  import('./open-table/createOpenTable').then(({ createOpenTable }) => createOpenTable('')),
)

/** The one open table of this visit: its page and its scene are two trees that have only this file in common. */
function theOpenTable(table: Table): Promise<OpenTable> {
  return openTableOf(table)
}

function stageOf(place: Place, kioskIsAtLab: boolean): StageName | undefined {
  if (place.kind === 'open') return 'open'
  if (place.kind === 'kiosk') return kioskIsAtLab ? 'lab' : 'match'
  if (place.kind === 'lab') return 'lab'
  if (place.kind === 'room') return place.isAtTable ? 'match' : undefined
  return place.kind === 'table' ? 'match' : undefined
}
