import { useState } from 'react'
import { firstMinuteOf } from '../coach/firstMinutes'
import { MinuteRows } from '../coach/MinuteRows'
import { type BoxedGame, shelf } from '../games'
import { House } from '../house/House'
import { Go } from '../route/Go'
import { beAt } from '../route/route'
import { useHash } from '../route/useRoute'
import { SearchField, SearchResults } from './BookSearch'
import { BookText } from './BookText'
import { useBook } from './books'
import './book.css'
import { Legend } from './Legend'
import { PlayersBook, playersChapters } from './players/PlayersBook'
import { sectionAnchor } from './searchBook'

/** The rulebooks: which there are, or one of them open. */
export default function RulesPage({ game }: { readonly game: BoxedGame | undefined }) {
  return game ? <Book key={game.id} game={game} /> : <Books />
}

function Books() {
  return (
    <House title="Rulebooks" place="/rules">
      <div className="sheet narrow">
        <h1>Rulebooks</h1>
        <p>Every rule has a number, and the table cites it whenever it decides something.</p>
        <ul className="book-list">
          {shelf.map(({ id, title, box }) => (
            <li key={id}>
              <img src={`/boxes/${id}.webp`} alt="" width={64} height={80} />
              <p>
                <Go to={`/rules/${id}`}>{title}</Go>
                <br />
                {box.word}
              </p>
            </li>
          ))}
        </ul>
      </div>
    </House>
  )
}

const firstThings = { anchor: 'first-things', title: 'The game in a minute' } as const
const numbered = { anchor: 'numbered-rules', title: 'The numbered rules' } as const
/** What stands before the numbered rules, and they. */
const chapters = [firstThings, ...playersChapters, numbered]

/** What a newcomer needs before any numbered rule. */
function FirstThings({ game }: { readonly game: BoxedGame }) {
  const words = firstMinuteOf(game.id)
  if (!words) return null
  return (
    <section className="book-first" aria-labelledby={firstThings.anchor}>
      <h2 id={firstThings.anchor}>{firstThings.title}</h2>
      <MinuteRows words={words} />
    </section>
  )
}

function Book({ game }: { readonly game: BoxedGame }) {
  const book = useBook(game)
  const hash = useHash()
  const [search, setSearch] = useState('')
  const isSearching = search.trim() !== ''
  const go = (anchor: string) => {
    setSearch('')
    beAt(`/rules/${game.id}#${anchor}`)
  }
  return (
    <House title={`Rules: ${game.title}`} place="/rules">
      <div className="book" data-book={typeof book === 'string' ? book : 'open'}>
        <nav className="book-contents sheet" aria-label="Contents">
          <SearchField value={search} onChange={setSearch} />
          {typeof book !== 'string' && (
            <ol>
              {chapters.map(({ anchor, title }) => (
                <li key={anchor} className="contents-2">
                  <a href={`#${anchor}`} onClick={() => setSearch('')}>
                    {title}
                  </a>
                </li>
              ))}
              {book.sections.map(section => (
                <li key={sectionAnchor(section)} className={`contents-${section.level}`}>
                  <a href={`#${sectionAnchor(section)}`} onClick={() => setSearch('')}>
                    <span>{section.number}</span> {section.title}
                  </a>
                </li>
              ))}
            </ol>
          )}
        </nav>
        <article className="sheet book-page">
          <h1>{game.title}</h1>
          <p>
            <Go to={`/new/${game.id}`}>Play it</Go>
          </p>
          <div hidden={isSearching}>
            <FirstThings game={game} />
            <PlayersBook game={game.id} />
            <h2 id={numbered.anchor} className="book-numbered">
              {numbered.title}
            </h2>
            <p>
              What the table goes by, to the last case. It cites these numbers whenever it decides something.
            </p>
            <Legend />
          </div>
          {book === 'coming' && <p role="status">Opening the rulebook …</p>}
          {book === 'missing' && (
            <p className="notice bad" role="alert">
              The rulebook could not be loaded. Are you offline for the first time? Reload when the network is
              back.
            </p>
          )}
          {typeof book !== 'string' && isSearching && <SearchResults book={book} search={search} onGo={go} />}
          {typeof book !== 'string' && (
            <div hidden={isSearching}>
              <BookText book={book} at={decodeURIComponent(hash.slice(1)) || undefined} turn={search} />
            </div>
          )}
        </article>
      </div>
    </House>
  )
}
