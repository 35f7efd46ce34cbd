import { describe, expect, it } from 'vitest'
import type { Viewer } from '../../../rules/game'
import { waves } from '../../../rules/waves'
import { tableAfter } from '../../../rules/waves/public'
import { dealtTable, everyMode, randomGame } from '../../../rules/waves/testing/newTable'
import { becoming } from './becoming'
import { layoutOf } from './layoutOf'
import type { ShownTable } from './shown'

/** The tables of a move, one after each event that these eyes may see. */
function tablesOf(
  before: ShownTable,
  events: Parameters<typeof tableAfter>[1][],
  viewer: Viewer,
): ShownTable[] {
  const tables: ShownTable[] = [before]
  for (const event of events) {
    const mayKnow = !event.seenBy || (viewer !== 'spectator' && event.seenBy.includes(viewer))
    if (mayKnow) tables.push(tableAfter(tables.at(-1)!, event, viewer))
  }
  return tables
}

describe('card identity across layouts', () => {
  it.each(everyMode)(
    'every card of a new Council has come from somewhere: $name',
    ({ players, mode, name }) => {
      let councils = 0
      for (const { before, events } of randomGame(dealtTable(players, `ways ${name}`, { mode }), name, 60)) {
        const tables = tablesOf(waves.view(before, 0), [...events], 0)
        for (const [index, after] of tables.entries()) {
          const last = tables[index - 1]
          if (!last) continue
          const names = becoming(last, after)
          const [old, now] = [layoutOf(last, 0).things, layoutOf(after, 0).things]
          expect(new Set(names.values()).size, 'no two become the same').toBe(names.size)
          // What becomes another thing was there, and is not there any more under its own name.
          for (const [from, to] of names) {
            if (from.startsWith('discard') || to.startsWith('discard')) continue
            expect(old.has(from), from).toBe(true)
            expect(now.has(to), to).toBe(true)
          }
          if (!events.some(({ kind }) => kind === 'councilFormed')) continue
          const come = [...now.keys()].filter(id => id.startsWith('elder@') && !old.has(id))
          if (come.length < 2) continue
          councils++
          for (const id of come) expect([...names.values()], id).toContain(id)
        }
      }
      expect(councils).toBeGreaterThan(0)
    },
  )

  it('tracks no card through a hidden hand', () => {
    const [{ before, after }] = [...randomGame(dealtTable(4, 'hidden ways'), 'hidden', 1)] as never as [
      { before: ShownTable; after: ShownTable },
    ]
    const names = becoming(waves.view(before, 'spectator'), waves.view(after, 'spectator'))
    for (const [from, to] of names) {
      expect(from).toMatch(/^hand@\d:0:\d$/)
      expect(to).toMatch(/^agent@/)
    }
    // It is the last card of the fan, whatever it is.
    expect([...names.keys()].every(id => id.endsWith(':4'))).toBe(true)
  })
})
