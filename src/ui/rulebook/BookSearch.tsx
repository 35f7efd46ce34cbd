import { type Ref, useDeferredValue, useMemo } from 'react'
import { BookBlock } from './BookBlock'
import type { Rulebook } from './rulebook'
import { searchBook, wordsOf } from './searchBook'

export function SearchField({
  value,
  onChange,
  inputRef,
}: {
  readonly value: string
  readonly onChange: (value: string) => void
  readonly inputRef?: Ref<HTMLInputElement>
}) {
  return (
    <div className="field book-search">
      <input
        ref={inputRef}
        type="search"
        value={value}
        placeholder="Search the rules"
        aria-label="Search the rules"
        onChange={event => onChange(event.target.value)}
        onKeyDown={event => {
          if (event.key !== 'Escape' || value === '') return
          event.stopPropagation()
          event.preventDefault()
          onChange('')
        }}
      />
    </div>
  )
}

/** What was found, each a way to its place in the book. */
export function SearchResults({
  book,
  search,
  onGo,
}: {
  readonly book: Rulebook
  readonly search: string
  readonly onGo: (anchor: string) => void
}) {
  const words = wordsOf(useDeferredValue(search))
  const key = words.join(' ')
  // biome-ignore lint/correctness/useExhaustiveDependencies: the words are the key
  const found = useMemo(() => searchBook(book, words), [book, key])
  return (
    <div className="book-found">
      <p role="status">
        {found.length === 0
          ? `Nothing in this book speaks of “${search.trim()}”.`
          : `${found.length} ${found.length === 1 ? 'place' : 'places'}`}
      </p>
      <ol>
        {found.map(({ section, block, anchor }, index) => (
          <li key={index}>
            <button type="button" className="button quiet" onClick={() => onGo(anchor)}>
              {section.number} {section.title}
            </button>
            <BookBlock block={block} find={words} />
          </li>
        ))}
      </ol>
    </div>
  )
}
