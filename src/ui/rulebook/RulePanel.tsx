import { useEffect, useRef, useState } from 'react'
import { type BoxedGame, gameOfRule } from '../games'
import '../house/house.css'
import { SearchField, SearchResults } from './BookSearch'
import { BookText } from './BookText'
import { useBook } from './books'
import './book.css'
import { bound } from '../../table/part'
import { useTable } from '../../table/useTable'
import { Legend } from './Legend'
import { closeRule, openRule } from './rulePanel'

/** The book of a rule's game, open at that rule, beside whatever is going on. */
export default function RulePanel({ rule }: { readonly rule: string }) {
  const game = gameOfRule(rule)
  return game ? <Panel key={game.id} game={game} rule={rule} /> : null
}

function Panel({ game, rule }: { readonly game: BoxedGame; readonly rule: string }) {
  const table = useTable()
  const book = useBook(game)
  const [search, setSearch] = useState('')
  const [section, setSection] = useState<string>()
  const panel = useRef<HTMLElement>(null)
  const isSearching = search.trim() !== ''
  useEffect(() => {
    const before = document.activeElement
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus()
    }
  }, [])
  const go = (anchor: string) => {
    setSearch('')
    if (gameOfRule(anchor)) {
      setSection(undefined)
      openRule(table, anchor)
    } else setSection(anchor)
  }
  return (
    <aside
      ref={panel}
      className="rule-panel sheet"
      aria-label={`Rulebook: ${game.title}`}
      onKeyDown={event => {
        if (event.key === 'Escape' && !event.defaultPrevented) closeRule(table)
        event.stopPropagation()
      }}
    >
      <header>
        <h2>{game.title}</h2>
        <a className="button quiet" href={`/rules/${game.id}#${rule}`} target="_blank" rel="noreferrer">
          Whole book
        </a>
        <button
          type="button"
          className="button"
          onClick={bound(table, closeRule)}
          aria-label="Close the rulebook"
        >
          Close
        </button>
        <SearchField value={search} onChange={setSearch} />
      </header>
      <div className="rule-panel-text">
        {book === 'coming' && <p role="status">Opening the rulebook …</p>}
        {book === 'missing' && <p role="alert">The rulebook could not be loaded.</p>}
        {typeof book !== 'string' && isSearching && <SearchResults book={book} search={search} onGo={go} />}
        {typeof book !== 'string' && (
          <div hidden={isSearching}>
            <Legend />
            <BookText book={book} at={section ?? rule} turn={search} />
          </div>
        )}
      </div>
    </aside>
  )
}
