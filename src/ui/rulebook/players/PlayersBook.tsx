import type { GameId } from '../../../rules/game'
import { inline } from '../inline'
import { editions } from './editions'
import { Figure } from './Figure'
import './players.css'

/** What stands in it, for the contents of the page. */
export const playersChapters = [
  { anchor: 'what-you-need', title: 'What you need' },
  { anchor: 'how-it-goes', title: 'How it goes' },
] as const

/** A game as a player learns it: the things before them, then each step with examples. */
export function PlayersBook({ game }: { readonly game: GameId }) {
  const { needs, steps } = editions[game]
  const [need, go] = playersChapters
  return (
    <div className="players-book">
      <section aria-labelledby={need.anchor}>
        <h2 id={need.anchor}>{need.title}</h2>
        <ul className="players-needs">
          {needs.map(({ show, name, words, isWide = false }) => (
            <li key={name} data-wide={isWide}>
              <Figure show={show} />
              <h3>{name}</h3>
              <p>{words}</p>
            </li>
          ))}
        </ul>
      </section>
      <section aria-labelledby={go.anchor}>
        <h2 id={go.anchor}>{go.title}</h2>
        {steps.map(({ title, words, examples }) => (
          <section key={title} className="players-step">
            <h3>{title}</h3>
            <p>{words}</p>
            {examples.map(({ show, words: said }) => (
              <figure key={said}>
                <Figure show={show} />
                <figcaption>{inline(said)}</figcaption>
              </figure>
            ))}
          </section>
        ))}
      </section>
    </div>
  )
}
