import { lazy, Suspense } from 'react'
import './ui/theme.css'

/**
 * The only file that mounts both a scene and the page around it. What draws with three is imported lazily, so the
 * lobby is usable before three and Rapier have arrived.
 */
export function App({ path }: { readonly path: string }) {
  if (path === '/') return <Lobby />
  if (path === '/lab') return <Lab />
  return <NoSuchPage path={path} />
}

const TableStage = lazy(() => import('./scenes/TableStage'))
const LabPage = lazy(() => import('./ui/lab/LabPage'))

function Lab() {
  return (
    <>
      <div className="stage">
        <Suspense fallback={null}>
          <TableStage stage="lab" />
        </Suspense>
      </div>
      <Suspense fallback={null}>
        <LabPage />
      </Suspense>
    </>
  )
}

function Lobby() {
  return (
    <main>
      <h1>Seabox</h1>
      <p>A game table where the dice really fall: five sea games, one table.</p>
      <p>
        <a href="/lab">The lab: drop dice, bang the table, measure anything</a>
      </p>
    </main>
  )
}

function NoSuchPage({ path }: { readonly path: string }) {
  return (
    <main>
      <h1>Nothing lies here</h1>
      <p>
        There is no page at {path}. <a href="/">Back to the lobby</a>
      </p>
    </main>
  )
}
