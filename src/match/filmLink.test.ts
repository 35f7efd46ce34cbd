import { beforeAll, describe, expect, it } from 'vitest'
import { loadPhysics } from '../physics'
import { gameIds } from '../rules/game'
import { longestFilm, readFilmLink, writeFilmLink } from './filmLink'
import { filmMark, fromLink, toLink } from './linkText'
import type { OpenMatch } from './openMatch'
import { playMatch } from './playMatch'
import { writeMatch } from './readMatch'
import { testTable } from './testing/matches'

beforeAll(loadPhysics)

function finished(game: (typeof gameIds)[number]): OpenMatch {
  const played = playMatch({ game, players: 2, bots: ['easy'], seed: 'film' })
  if (!played.ok) throw new Error(played.why)
  return played.value
}

/** The link with what is in it changed. */
async function changed(link: string, change: (text: string) => string): Promise<string> {
  const text = await fromLink(link.slice(filmMark.length))
  return `${filmMark}${await toLink(change(text!))}`
}

describe('a finished match as a link', () => {
  it.each(gameIds)(
    'of %s is short, and is read as the very match with every die (seed "film")',
    async game => {
      const match = finished(game)
      const link = await writeFilmLink(match)
      expect(link).toMatch(/^#film=[\w-]+$/)
      expect(link!.length).toBeLessThan(longestFilm)
      const read = await readFilmLink(link!)
      if (!read.ok) throw new Error(read.why)
      expect(writeMatch(read.value.match)).toBe(writeMatch(match.match))
    },
  )

  it('is not written where the dice are still in the air, or nothing was played', async () => {
    expect(await writeFilmLink(testTable())).toBeUndefined()
  })
})

describe('a link that is no film', () => {
  const waves = async () => (await writeFilmLink(finished('waves')))!

  it.each([
    ['nothing', ''],
    ['no letters of a link', '§$%&'],
    ['letters that say nothing', 'abcdefgh'],
  ])('of %s is refused in one sentence', async (_, text) => {
    expect(await readFilmLink(`${filmMark}${text}`)).toMatchObject({
      ok: false,
      why: expect.stringMatching(/^This link is damaged/),
    })
  })

  it('that was cut off or is far too long is refused', async () => {
    const link = await waves()
    expect(await readFilmLink(link.slice(0, -40))).toMatchObject({
      ok: false,
      why: expect.stringMatching(/damaged/),
    })
    expect(await readFilmLink(link + 'A'.repeat(longestFilm))).toMatchObject({
      ok: false,
      why: expect.stringMatching(/too long/),
    })
  })

  it('that would decompress to too much data is refused before it does', async () => {
    const bomb = await toLink('a'.repeat(4_000_000))
    expect(bomb.length).toBeLessThan(longestFilm)
    expect(await fromLink(bomb)).toBeUndefined()
    expect(await readFilmLink(`${filmMark}${bomb}`)).toMatchObject({ ok: false })
  })

  it.each([
    ['a move', (text: string) => text.replace('"cards":[1]', '"cards":[3]')],
    ['a seat', (text: string) => text.replaceAll('"seat":0', '"seat":1')],
    ['the seed of a throw', (text: string) => text.replace(/\{"seed":"\w+"\}/, '{"seed":"mine"}')],
    ['the last step', (text: string) => text.replace(/,\{"move":\{[^{}]*\}\}\]\}$/, ']}')],
    ['a field', (text: string) => text.replace('"end"', '"more":1,"end"')],
    ['the set-up', (text: string) => text.replace('"film"', '"other"')],
  ])('in which %s was changed is refused', async (_, change) => {
    const link = await waves()
    const other = await changed(link, change)
    expect(other).not.toBe(link)
    const read = await readFilmLink(other)
    expect(read).toMatchObject({ ok: false, why: expect.stringMatching(/^(This|The) /) })
  })

  it('of other dice asks for the file', async () => {
    const link = await changed(await waves(), text => text.replace(/rapier-(simd-)?[\d.]+/, 'rapier-9.9.9'))
    expect(await readFilmLink(link)).toMatchObject({ ok: false, why: expect.stringMatching(/as a file/) })
  })
})
