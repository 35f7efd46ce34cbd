import { useStore } from 'zustand'
import { desk } from '../../match/desk'
import { writeMatch } from '../../match/readMatch'
import { taleBookOf } from '../../match/table/tale'
import { fileName, offerFile } from '../saves/saves'
import { FilmLink } from './FilmLink'

/** What a finished match leaves to be handed on: its film as a file or a link, and the tale of a voyage where one is written. */
export function Sharing({ onTale }: { readonly onTale: () => void }) {
  const open = useStore(desk.state, state => state.open)
  const isOver = useStore(desk.state, ({ phase }) => phase === 'over')
  if (!open || !isOver) return null
  return (
    <section className="sharing" aria-labelledby="sharing-title">
      <h3 id="sharing-title">Hand it on</h3>
      <p>
        Whoever loads the file on the shelf of a Seabox, or opens the link, sees the match as it was played.
      </p>
      <div className="sharing-acts">
        <button type="button" data-action="share-film" onClick={shareFilm}>
          Share this film
        </button>
        {taleBookOf(open.match.game) && (
          <button type="button" onClick={onTale}>
            Tale and chart
          </button>
        )}
        <FilmLink />
      </div>
    </section>
  )
}

export function shareFilm(): void {
  const { open } = desk.state.getState()
  if (open) offerFile(writeMatch(open.match), fileName(`${open.game.title} film`))
}
