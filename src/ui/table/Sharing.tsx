import { useStore } from 'zustand'
import type { RoomScreen } from '../../rooms'
import { deskOf } from '../../table/desk'
import type { Table } from '../../table/part'
import { usePart, useTable } from '../../table/useTable'
import { Go } from '../route/Go'
import { fileName, offerFile } from '../saves/saves'
import { CheckEverything } from './CheckEverything'
import { FilmLink } from './FilmLink'

/** What a finished match leaves to be handed on: its film as a file or a link, and the tale of a voyage where one is written. */
export function Sharing({
  onTale,
  screen,
}: {
  readonly onTale: () => void
  /** In a room: what remembers the links that were given here. */
  readonly screen?: RoomScreen | undefined
}) {
  const table = useTable()
  const desk = usePart(deskOf)
  const told = useStore(desk.state, state => state.told)
  const hasTale = useStore(desk.state, ({ game }) => game?.tale !== undefined)
  const matchId = useStore(desk.state, state => state.matchId)
  const isOwn = useStore(desk.state, ({ chairs }) => chairs === 'all')
  const isOver = useStore(desk.state, ({ phase }) => phase === 'over')
  if (!told || !isOver) return null
  return (
    <section className="sharing" aria-labelledby="sharing-title">
      <h3 id="sharing-title">Hand it on</h3>
      <p>Anyone who loads this file in Seabox, or opens the link, can watch the match as it was played.</p>
      <div className="sharing-acts">
        <button type="button" data-action="share-film" onClick={() => void shareFilm(table)}>
          Share this film
        </button>
        {hasTale && (
          <button type="button" onClick={onTale}>
            Tale and map
          </button>
        )}
        {isOwn && <Go to={`/dice/${matchId}`}>Your dice tonight</Go>}
        <FilmLink />
        <CheckEverything screen={screen} />
      </div>
    </section>
  )
}

export async function shareFilm(table: Table): Promise<void> {
  const desk = deskOf(table)
  const { game } = desk.state.getState()
  const text = await desk.exportText()
  if (game && text) offerFile(text, fileName(`${game.title} film`))
}
