/** How the code hangs together: no folder of `src` needs itself over others, and only lists know games by name. */
import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { gameIds } from '../src/rules/game'

interface Source {
  readonly path: string
  readonly text: string
}

const isOfTests = ({ path }: Source) => /\.test\.|\/testing\//.test(path)
const everything: readonly Source[] = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter(name => /\.tsx?$/.test(name))
  .map(name => join('src', name))
  .map(path => ({ path, text: readFileSync(path, 'utf8') }))
const sources = everything.filter(source => !isOfTests(source))

const importing = /(?:\bfrom|\bimport|\bimport\(|\bURL\()\s*['"](\.{1,2}\/[^'"]*)['"]/g
const anyGame = gameIds.join('|')

/** The folder under `src`; undefined for what lies beside them all and joins them. */
const folderOf = (path: string) => /^src\/([^/]+)\//.exec(`${path}/`)?.[1]
const isFolder = (name: string) => sources.some(({ path }) => path.startsWith(`src/${name}/`))

/** What each folder imports from others, also types, workers and what is fetched later. */
function arrowsOf(files: readonly Source[]): ReadonlyMap<string, ReadonlySet<string>> {
  const arrows = new Map<string, Set<string>>()
  for (const { path, text } of files) {
    const from = folderOf(path)!
    if (!isFolder(from)) continue
    const targets = arrows.get(from) ?? new Set()
    arrows.set(from, targets)
    for (const [, to] of text.matchAll(importing)) {
      const target = folderOf(join(dirname(path), to!))
      if (target && target !== from && isFolder(target)) targets.add(target)
    }
  }
  return arrows
}

/** Folders that are left when all that import nothing more are taken away, again and again. */
function inCycles(arrows: ReadonlyMap<string, ReadonlySet<string>>): readonly string[] {
  let left = [...arrows.keys()]
  for (;;) {
    const next = left.filter(folder => [...arrows.get(folder)!].some(to => left.includes(to)))
    if (next.length === left.length) return left
    left = next
  }
}

/** Where a file reaches past `public.ts` into the rules of one game, as "file → target". */
function intoRules(files: readonly Source[], open: RegExp): readonly string[] {
  return files
    .filter(({ path }) => !/^src\/(?:rules|bots)\//.test(path))
    .flatMap(({ path, text }) =>
      [...text.matchAll(importing)].map(([, to]) => ({ path, to: join(dirname(path), to!) })),
    )
    .filter(({ to }) => new RegExp(`^src/rules/(?:${anyGame})(?:/|$)`).test(to) && !open.test(to))
    .map(({ path, to }) => `${path} → ${to}`)
}

describe('the folders of src', () => {
  it('import each other in no cycle', () => {
    const arrows = arrowsOf(sources)
    expect(arrows.size).toBeGreaterThan(12)
    expect(arrows.get('table')).toContain('match')
    expect(inCycles(arrows)).toEqual([])
  })

  it('would be found in a cycle', () => {
    const back: Source = { path: 'src/measure/x.ts', text: "import type { Desk } from '../table/desk'" }
    expect(inCycles(arrowsOf([...sources, back]))).toContain('table')
  })

  it('know a game only by its public.ts, except for its rules and its computer players', () => {
    expect(intoRules(sources, /\/public$/)).toEqual([])
  })

  it('play a whole game only in tests, from its index or from positions made for tests', () => {
    const tests = everything.filter(isOfTests)
    expect(intoRules(tests, /\/public$|\/testing\/|^src\/rules\/[^/]+$/)).toEqual([])
  })

  it('would be found inside the rules of a game', () => {
    const reaching: Source = {
      path: 'src/ui/games/x.ts',
      text: "import type { SeaMap } from '../../rules/rolling-seas/state'",
    }
    expect(intoRules([reaching], /\/public$/)).toEqual(['src/ui/games/x.ts → src/rules/rolling-seas/state'])
  })

  it('of a screen know the wire alone: only the room that starts a host imports it', () => {
    const screens = sources.filter(({ path }) =>
      /^src\/(?:table|lab|kiosk|open-table|scenes|ui)\//.test(path),
    )
    const knowing = screens.filter(source => arrowsOf([source]).get(folderOf(source.path)!)!.has('host'))
    expect(knowing.length).toBeGreaterThan(0)
    expect(knowing.filter(({ path }) => !path.startsWith('src/table/hosting/'))).toEqual([])
  })

  it('fetch a host late: what starts it comes by import() or as a worker', () => {
    const early = sources
      .filter(({ path }) => !path.startsWith('src/table/hosting/'))
      .flatMap(({ path, text }) =>
        [...text.matchAll(/\bfrom\s*['"](\.{1,2}\/[^'"]*)['"]/g)].map(([, to]) => join(dirname(path), to!)),
      )
      .filter(to => to.startsWith('src/table/hosting/'))
    expect(new Set(early)).toEqual(new Set(['src/table/hosting/hostBeside']))
  })

  it('of the picture and the page import no host', () => {
    const arrows = arrowsOf(sources)
    expect(arrows.get('scenes')).not.toContain('host')
    expect(arrows.get('ui')).not.toContain('host')
  })

  it('of components that come late go through `arriving`, which waits for no timer of React', () => {
    const lazily = /\blazy\b[^}]*\}\s*from 'react'/
    expect(lazily.test("import { lazy, Suspense } from 'react'")).toBe(true)
    expect(sources.filter(({ text }) => lazily.test(text)).map(({ path }) => path)).toEqual([])
  })
})

/** The lists that have a line for each game, or for each that has something of the kind. */
const lists = [
  'src/bots/all.ts',
  'src/bots/botFor.ts',
  'src/bots/levels.ts',
  'src/bots/weighing.ts',
  'src/match/seatColours.ts',
  'src/rules/game.ts',
  'src/rules/shelf.ts',
  'src/scenes/MatchScene.tsx',
  'src/scenes/open/ready/layGame.ts',
  'src/table/composing/followGame.ts',
  'src/ui/coach/firstMinutes.ts',
  'src/ui/coach/lessonsOf.ts',
  'src/ui/games/asides.ts',
  'src/ui/games/boxes.ts',
  'src/ui/rulebook/players/editions.ts',
]

/** As a value, or as a key of a record. */
const named = new RegExp(`(['"\`])(?:${anyGame})\\1`)
const asked = new RegExp(
  `(?:[!=]==?|\\bcase)\\s*(['"\`])(?:${anyGame})\\1|(['"\`])(?:${anyGame})\\2\\s*(?:[!=]==?|\\bin\\b)`,
)
const ownFolder = new RegExp(`^src/(?:rules|bots|scenes)/(?:${anyGame})/`)

describe('a game', () => {
  it('is named by its own rules and by the lists alone', () => {
    const naming = sources.filter(({ path, text }) => !ownFolder.test(path) && named.test(text))
    expect(naming.map(({ path }) => path).toSorted()).toEqual(lists)
  })

  it('is asked for by name nowhere', () => {
    expect(sources.filter(({ text }) => asked.test(text)).map(({ path }) => path)).toEqual([])
    expect(asked.test("if (game !== 'rattle-battle') return")).toBe(true)
    expect(asked.test("case 'waves':")).toBe(true)
  })
})
