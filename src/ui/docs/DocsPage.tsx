import { useEffect, useRef, useState } from 'react'
import NoSuchPage from '../errors/NoSuchPage'
import { House } from '../house/House'
import { Go } from '../route/Go'
import { useHash } from '../route/useRoute'
import { BookBlock } from '../rulebook/BookBlock'
import '../rulebook/book.css'
import type { Rulebook } from '../rulebook/rulebook'
import { anchorOf } from './addressOf'
import './docs.css'
import { type DocPage, docGroups, docPage, openDoc } from './pages'

/** The documents of the repository, in the app: which there are, or one of them open. */
export default function DocsPage({ page: name }: { readonly page: string | undefined }) {
  if (name === undefined) return <Index />
  const page = docPage(name)
  return page ? <Page key={name} page={page} /> : <NoSuchPage path={`/docs/${name}`} />
}

function Index() {
  return (
    <House title="Docs" place="/docs">
      <div className="sheet narrow docs-index">
        <h1>Docs</h1>
        {docGroups.map(({ title, pages }) => (
          <section key={title} aria-label={title}>
            <h2>{title}</h2>
            <ul>
              {pages.map(page => (
                <li key={page.name}>
                  <Go to={`/docs/${page.name}`}>{page.title}</Go>
                  <span>{page.word}</span>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </House>
  )
}

function Page({ page }: { readonly page: DocPage }) {
  const text = useDoc(page)
  const isOpen = typeof text !== 'string'
  return (
    <House title={page.title} place="/docs">
      <div className="book" data-doc={isOpen ? 'open' : text}>
        <nav className="book-contents sheet docs-contents" aria-label="Contents">
          <p>
            <Go to="/docs">All docs</Go>
          </p>
          {isOpen && (
            <ol>
              {text.sections
                .filter(({ title }) => title !== '')
                .map(({ title, level }) => (
                  <li key={title} className={`contents-${level}`}>
                    <a href={`#${anchorOf(title)}`}>{title}</a>
                  </li>
                ))}
            </ol>
          )}
        </nav>
        <article className="sheet book-page">
          <h1>{isOpen ? text.title : page.title}</h1>
          {text === 'coming' && <p role="status">One moment …</p>}
          {text === 'missing' && (
            <p className="notice bad" role="alert">
              This page could not be loaded. Are you offline for the first time? Reload when the network is
              back.
            </p>
          )}
          {isOpen && <Text text={text} />}
        </article>
      </div>
    </House>
  )
}

function Text({ text }: { readonly text: Rulebook }) {
  const hash = useHash()
  const body = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const anchor = decodeURIComponent(hash.slice(1))
    if (anchor) body.current?.querySelector(`[id="${CSS.escape(anchor)}"]`)?.scrollIntoView()
  }, [hash])
  return (
    <div className="book-text" ref={body}>
      {text.sections.map(({ title, level, blocks }) => {
        const Heading = level === 2 ? 'h2' : 'h3'
        return (
          <section key={title}>
            {title !== '' && <Heading id={anchorOf(title)}>{title}</Heading>}
            {blocks.map((block, index) => (
              <BookBlock key={index} block={block} />
            ))}
          </section>
        )
      })}
    </div>
  )
}

function useDoc(page: DocPage): Rulebook | 'coming' | 'missing' {
  const [text, setText] = useState<Rulebook | 'coming' | 'missing'>('coming')
  useEffect(() => {
    let isWanted = true
    openDoc(page).then(
      found => isWanted && setText(found),
      () => isWanted && setText('missing'),
    )
    return () => {
      isWanted = false
    }
  }, [page])
  return text
}
