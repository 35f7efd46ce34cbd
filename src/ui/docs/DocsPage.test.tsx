import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { placeOf } from '../route/places'
import { route } from '../route/route'
import { findFaults, show } from '../testing'
import DocsPage from './DocsPage'
import { docGroups } from './pages'

/** The page at an address, as the app shows it. */
function openDocs(path: string) {
  const place = placeOf(path)
  if (place.kind !== 'docs') throw new Error(`${path} is no page of the docs.`)
  return show(<DocsPage page={place.page} />)
}

it('the index lists every document, and axe finds nothing', async () => {
  const { container } = openDocs('/docs')
  for (const { title, pages } of docGroups) {
    const links = within(screen.getByRole('region', { name: title })).getAllByRole('link')
    expect(links.map(link => link.getAttribute('href'))).toEqual(pages.map(({ name }) => `/docs/${name}`))
  }
  expect(await findFaults(container)).toEqual([])
})

it.each(docGroups.flatMap(({ pages }) => pages.map(({ name }) => name)))(
  '/docs/%s opens with the heading of its file',
  async name => {
    openDocs(`/docs/${name}`)
    expect(await screen.findByRole('navigation', { name: 'Contents' })).toBeTruthy()
    expect((await screen.findAllByText(/./, { selector: '.book-text *' })).length).toBeGreaterThan(3)
  },
)

it('a decision links to the page behind it', async () => {
  const { user } = openDocs('/docs/decisions/why-deterministic')
  expect(await screen.findByRole('heading', { level: 2, name: 'What it costs' })).toBeTruthy()
  await user.click(screen.getByRole('link', { name: 'The same drop everywhere' }))
  expect(route.getState().path).toBe('/docs/determinism')
})

it('an address without a document says so', () => {
  openDocs('/docs/decisions/why-not')
  expect(screen.getByText(/why-not/)).toBeTruthy()
})
