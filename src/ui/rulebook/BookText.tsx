import { memo, useEffect, useRef } from 'react'
import { BookBlock } from './BookBlock'
import type { Rulebook } from './rulebook'
import { sectionAnchor } from './searchBook'

/** The whole book, scrolled to a rule or section. `turn` counts how often it was asked for, also for the same one. */
export function BookText({
  book,
  at,
  turn,
}: {
  readonly book: Rulebook
  readonly at: string | undefined
  readonly turn?: unknown
}) {
  const text = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: `turn` asks for the same place again
  useEffect(() => {
    if (!at) return
    const place = text.current?.querySelector<HTMLElement>(`[id="${CSS.escape(at)}"]`)
    if (!place) return
    place.scrollIntoView({ block: 'start' })
    // Words that are being typed into the search stay with it.
    if (!(document.activeElement instanceof HTMLInputElement)) place.focus({ preventScroll: true })
    place.dataset.open = 'true'
    return () => {
      delete place.dataset.open
    }
  }, [at, turn, book])
  return (
    <div className="book-text" ref={text}>
      <Sections book={book} />
    </div>
  )
}

/** Hundreds of rules are drawn once, however often the reader turns the page. */
const Sections = memo(function Sections({ book }: { readonly book: Rulebook }) {
  return book.sections.map(section => {
    const anchor = sectionAnchor(section)
    const Heading = section.level === 2 ? 'h2' : 'h3'
    return (
      <section key={anchor} aria-labelledby={anchor}>
        <Heading id={anchor} tabIndex={-1}>
          {section.number && <span className="book-number">{section.number}</span>} {section.title}
        </Heading>
        {section.blocks.map((block, index) => (
          <BookBlock key={index} block={block} />
        ))}
      </section>
    )
  })
})
