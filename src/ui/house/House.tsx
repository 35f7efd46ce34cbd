import type { ReactNode } from 'react'
import { HouseKeys } from '../keys/HouseKeys'
import { Go } from '../route/Go'
import { usePageTitle } from '../route/useRoute'
import './house.css'

const places = [
  { to: '/', word: 'The shelf' },
  { to: '/rules', word: 'Rulebooks' },
  { to: '/docs', word: 'Docs' },
  { to: '/lab', word: 'The lab' },
  { to: '/settings', word: 'Settings' },
] as const

/** The frame of every page that has no table in it. `title` is empty in the lobby alone. */
export function House({
  title,
  place,
  isShared = false,
  children,
}: {
  readonly title: string
  readonly place: (typeof places)[number]['to'] | undefined
  /** What happens on this page is told to the server and to other players. */
  readonly isShared?: boolean
  readonly children: ReactNode
}) {
  usePageTitle(title)
  return (
    <div className="house">
      <a className="house-skip" href="#main">
        To the page
      </a>
      <header className="house-bar">
        <Go to="/" className="house-name">
          Seabox
        </Go>
        <nav aria-label="Places">
          {places.map(({ to, word }) => (
            <Go key={to} to={to} className="house-place" aria-current={to === place ? 'page' : undefined}>
              {word}
            </Go>
          ))}
        </nav>
      </header>
      <main id="main">{children}</main>
      <footer className="house-foot">
        <p>
          {isShared
            ? 'This room is on the server that this page came from. Nothing is sent anywhere else.'
            : 'No request leaves this page, and nothing you play leaves your machine.'}{' '}
          <Go to="/about">Who made what</Go>
        </p>
        <HouseKeys />
      </footer>
    </div>
  )
}
