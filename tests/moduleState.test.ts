import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync } from 'vite'
import { describe, expect, it } from 'vitest'

/**
 * What a table keeps belongs to that table (`src/table/part.ts`), so two tables stand side by side. A module keeps
 * something for the whole page only where the page, or the machine, has one of it. Here is each with its reason.
 */
const reasons: Readonly<Record<string, readonly string[]>> = {
  'A page has one address, one service worker, and is told of every fault that nobody caught': [
    'src/ui/route/route.ts route',
    'src/ui/offline/keepOffline.ts update',
    'src/ui/errors/faults.ts faults',
  ],
  'A page has one canvas, one graphics card, and what was uploaded to it; it stays for the visit': [
    'src/scenes/table/frameLoop.ts askForFrame',
    'src/scenes/table/graphics.ts found',
    'src/scenes/table/assets.ts inUse',
    'src/scenes/table/assets.ts models',
    'src/scenes/table/assets.ts sharpened',
    'src/scenes/table/surface.ts ball',
    'src/scenes/things/prints/openPrintBook.ts kept',
    'src/scenes/things/prints/pen.ts grain',
    'src/scenes/rolling-seas/ink/drawChart.ts grounds',
  ],
  'Fetched once, the same for everybody: code, files, fonts, the connection to a database': [
    'src/bots/botFor.ts here',
    'src/rules/shelf.ts here',
    'src/physics/loadPhysics.ts isLoaded',
    'src/physics/loadPhysics.ts loading',
    'src/match/store/pageShelf.ts opened',
    'src/ui/open/openShelf.ts opened',
    'src/ui/rulebook/books.ts opened',
    'src/scenes/open/looks/PolyDice.tsx fonts',
    'src/scenes/rolling-with-the-waves/things/Boards.tsx fonts',
    'src/scenes/rolling-seas/things/Sheet.tsx areFontsThere',
  ],
  'Caches the result of a pure function': [
    'src/table/judge/measures.ts known',
    'src/rules/rattle-battle/sea/sea.ts outlines',
    'src/rules/rattle-battle/sea/sea.ts tileOutlines',
    'src/rules/rolling-seas/chart.ts charts',
    'src/rules/rolling-seas/drawingJudge.ts judges',
    'src/rules/rolling-seas/drawings.ts lists',
    'src/rules/rolling-seas/faults/maps.ts keySets',
    'src/rules/rolling-seas/islandPlaces.ts placeLists',
    'src/rules/rolling-seas/placements.ts placementLists',
    'src/rules/rolling-seas/placements.ts turnedShapes',
    'src/rules/waves-of-fortune/odds.ts known',
    'src/rules/waves-of-fortune/odds.ts outlooks',
    'src/scenes/open/bodies/bodyOf.ts made',
    'src/scenes/open/layoutOfTable.ts known',
    'src/scenes/rolling-seas/ink/symbols.ts outlines',
    'src/scenes/rolling-seas/play/drawing.ts found',
    'src/scenes/table/dice/dieLook.ts made',
    'src/scenes/table/judge/ribbons.ts colours',
    'src/scenes/things/pieces/plateBatches.ts linear',
    'src/scenes/things/prints/pen.ts outlines',
    'src/scenes/waves-of-fortune/things/pieceBatch.ts known',
  ],
  'The worker is the table: it has one match, and nobody imports it': [
    'src/table/hosting/hostWorker.ts sitting',
    'src/table/hosting/hostWorker.ts rescue',
  ],
}

/** Makes something that remembers. */
const keepers = /^create(Store|Bell|Rest|Offer)$|^create$|^proxy$|^atom$/
const collections = /^(Map|Set|WeakMap|WeakSet)$/

/** Said to be never written to. */
const isReadOnly = (id: unknown) => JSON.stringify(id).includes('"Readonly')

interface Kept {
  readonly name: string
  readonly line: number
}

/** Every variable at the top of a module that changes while the module lives. */
function keptIn(file: string, text: string): readonly Kept[] {
  const { program } = parseSync(file, text)
  const found: Kept[] = []
  for (const statement of program.body) {
    const declaration = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement
    if (declaration?.type !== 'VariableDeclaration') continue
    for (const { id, init, start } of declaration.declarations) {
      const isKept =
        declaration.kind !== 'const' ||
        (init?.type === 'CallExpression' &&
          init.callee.type === 'Identifier' &&
          keepers.test(init.callee.name)) ||
        (init?.type === 'NewExpression' &&
          init.callee.type === 'Identifier' &&
          collections.test(init.callee.name) &&
          init.arguments.length === 0 &&
          !isReadOnly(id))
      if (!isKept || declaration.declare) continue
      found.push({
        name: id.type === 'Identifier' ? id.name : text.slice(id.start, id.end),
        line: text.slice(0, start).split('\n').length,
      })
    }
  }
  return found
}

describe('what modules keep', () => {
  it('is seen, however it is written', () => {
    const text = `let a = 1
      export const b = createStore<number>(() => 0)
      const c = new Map<string, number>()
      const d = part(() => createStore(() => 0))
      const e = new Set(['x'])
      function f() { let g = 1; return new Map([[g, g]]) }`
    expect(keptIn('x.ts', text).map(({ name }) => name)).toEqual(['a', 'b', 'c'])
  })

  it('is nothing, except for what the page has one of', () => {
    const files = readdirSync('src', { recursive: true, encoding: 'utf8' })
      .map(file => join('src', file))
      .filter(file => /\.tsx?$/.test(file) && !/\.test\.|\/testing\//.test(file))
    const kept = files.flatMap(file =>
      keptIn(file, readFileSync(file, 'utf8')).map(({ name }) => `${file} ${name}`),
    )
    expect(kept.toSorted()).toEqual(Object.values(reasons).flat().toSorted())
  })
})
