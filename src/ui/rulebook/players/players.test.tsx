import { readdirSync, readFileSync, statSync } from 'node:fs'
import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { gameIds } from '../../../rules/game'
import { findFaults, show } from '../../testing'
import sizes from '../generated/pictures.json'
import type { Part, PlayersEdition, SeaPicture } from './edition'
import { editions } from './editions'
import { PlayersBook } from './PlayersBook'
import { seaWords } from './seaFigure'

const showsOf = ({ needs, steps }: PlayersEdition) => [
  ...needs.map(({ show }) => show),
  ...steps.flatMap(({ examples }) => examples.map(({ show }) => show)),
]
const isSea = (show: readonly Part[] | SeaPicture): show is SeaPicture => 'dice' in show
const partsOf = (edition: PlayersEdition) =>
  showsOf(edition).flatMap((show): readonly Part[] => (isSea(show) ? show.dice : show))
const everywhere = Object.values(editions)

describe("the players' rulebook", () => {
  it.each(gameIds)('%s shows its things, and examples beside its steps', game => {
    const { needs, steps } = editions[game]
    expect(needs.length).toBeGreaterThanOrEqual(3)
    expect(steps.flatMap(({ examples }) => examples).length).toBeGreaterThanOrEqual(3)
  })

  it('shows every picture that was made, and no other', () => {
    const shown = new Set(
      everywhere.flatMap(partsOf).flatMap(part => ('picture' in part ? part.picture : [])),
    )
    const files = readdirSync('public/rulebook', { recursive: true, encoding: 'utf8' })
      .filter(name => name.endsWith('.webp'))
      .map(name => name.replace('.webp', ''))
    expect([...shown].sort()).toEqual(Object.keys(sizes).sort())
    expect(files.sort()).toEqual(Object.keys(sizes).sort())
  })

  it('takes less than 260 kB of pictures, none over 30', () => {
    const bytes = Object.keys(sizes).map(name => statSync(`public/rulebook/${name}.webp`).size)
    expect(bytes.reduce((sum, one) => sum + one, 0)).toBeLessThan(260_000)
    expect(Math.max(...bytes)).toBeLessThan(30_000)
  })

  it('engraves its dice as those of the table are', () => {
    const engraved = readFileSync('src/ui/rulebook/generated/dieFaces.svg', 'utf8')
    for (const part of everywhere.flatMap(partsOf))
      if ('die' in part) expect(engraved).toContain(`<symbol id="${part.face}"`)
  })

  it.each(gameIds)('%s cites rules that its book has', game => {
    const book = readFileSync(`docs/rules/${game}.md`, 'utf8')
    const words = editions[game].steps.flatMap(({ examples }) => examples.map(one => one.words)).join(' ')
    const cited = words.match(/\b[A-Z]{2}-\d+[a-z]*\b/g) ?? []
    expect(cited.length).toBeGreaterThan(0)
    for (const rule of cited) expect(book).toContain(`**${rule}**`)
  })

  it('measures what it draws', () => {
    const seas = showsOf(editions['rattle-battle']).filter(isSea).map(seaWords)
    expect(seas).toEqual([
      'yellow 4 and yellow merchant 1 are 49 mm apart, short range; yellow 4 and green merchant 2 are 112 mm apart, too far',
      'yellow 4 and yellow merchant 1 touch',
    ])
  })

  it('says in words what a picture shows', async () => {
    const { container } = show(<PlayersBook game="rattle-battle" />)
    expect(screen.getByRole('img', { name: 'yellow 4, beats, yellow merchant 1' })).toBeTruthy()
    expect(screen.getByRole('img', { name: /^yellow 4 and yellow merchant 1 touch$/ })).toBeTruthy()
    expect(await findFaults(container)).toEqual([])
  })
})
