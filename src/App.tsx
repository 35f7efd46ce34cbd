/**
 * The only file that mounts both a scene and the page around it. What draws with three is imported lazily, so the
 * lobby is usable before three and Rapier have arrived.
 */
export function App({ path }: { readonly path: string }) {
  return path === '/' ? <Lobby /> : <NoSuchPage path={path} />
}

function Lobby() {
  return (
    <main>
      <h1>Seabox</h1>
      <p>A game table where the dice really fall: five sea games, one table.</p>
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
