import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { adventureCards } from '../../../rules/rolling-seas/public'
import { adventure, atSea, lies, provisions } from '../../../rules/rolling-seas/testing/position'
import { pixelsPerCm, seenBeside } from '../../table/camera/testing/readingSize'
import { drawCourse } from '../ink/course'
import { drawLedger } from '../ink/drawLedger'
import { grid } from '../ink/sheet'
import { notingInk } from '../ink/testing/notingInk'
import { drawVoyage } from '../ink/voyage'
import { takeCourse } from '../play/sailing'
import { printer } from '../prints/printer'
import { layoutOf } from './layoutOf'
import { openCardScale } from './sizes'
import { actionSpot, drawingSpot, seasViews } from './spots'

// Symbols are outlines of the browser; no letter stands in them.
beforeAll(() => vi.stubGlobal('Path2D', class {}))
afterAll(() => vi.unstubAllGlobals())

describe('what is printed on a ledger, at 1280 by 720', () => {
  it('is 11 pixels high from the chair, wherever it lies on the sheet: rounds, notes, prices and points', () => {
    const state = atSea({
      ship: 'F9',
      ledger: {
        story: 12,
        bonusMoves: 0,
        tellings: [3, 8],
        provFilled: 12,
        provOnBoard: 4,
        turns: ['NW', 'X'],
      },
    })
    const { ink, sizes } = notingInk()
    drawLedger(ink, state.players[0]!, 'Anne')
    for (const words of ['25', 'NW', 'none', 'Movements', 'Total', '5 Gold'])
      expect([...sizes.keys()]).toContain(words)
    const layout = layoutOf(state, 0)
    const { wide, halfWidth } = seasViews(layout, 0).seat!
    const view = seenBeside({ ...wide, halfWidth })
    const { z, depth } = layout.things.get('ledger:0')!
    // Its upper edge lies farthest away.
    const scale = (pixelsPerCm(view, z - depth / 2) / 10) * Math.cos(view.polar)
    for (const [words, size] of sizes) expect(size * scale, words).toBeGreaterThanOrEqual(11)
  })
})

describe('what is written on a map, at 1280 by 720', () => {
  it('is 11 pixels high where a Sail is chosen: rounds, points, Provisions and Story', () => {
    const state = atSea({
      ship: 'C8',
      winds: ['E'],
      drawings: [lies('monster', 'D8')],
      ledger: provisions(3),
    })
    const [player] = state.players
    const { ink, sizes } = notingInk()
    const track = [['C8'], ['C9'], ['C8']] as const
    drawVoyage(ink, { ...player!, map: { ...player!.map, track } })
    drawCourse(ink, takeCourse(state, 0, 0)!, {
      hand: undefined,
      hovered: undefined,
      lands: [],
      ports: [],
      pointed: undefined,
    })
    for (const words of ['1', '2', '+2', '5']) expect([...sizes.keys()]).toContain(words)
    const layout = layoutOf(state, 0)
    const view = seenBeside(actionSpot(layout, 0))
    const { z, depth } = layout.things.get('chart:0')!
    const scale = (pixelsPerCm(view, z - depth / 2 + grid.top / 10) / 10) * Math.cos(view.polar)
    for (const [words, size] of sizes) expect(size * scale, words).toBeGreaterThanOrEqual(11)
  })
})

describe('a card that is drawn from, at 1280 by 720', () => {
  it.each(['rocks', 'storm', 'monster', 'current'] as const)(
    'is 11 pixels high in all its words: %s',
    kind => {
      const { id } = adventureCards.find(card => card.kind === kind)!
      const state = adventure(id, { ship: 'F9', others: [{ ship: 'F9' }] })
      const layout = layoutOf(state, 0)
      const card = layout.things.get(`adventure:${id}`)!
      const { ink, sizes } = notingInk()
      printer.recipeOf(card.front).draw({ freely: (draw: (on: typeof ink) => void) => draw(ink) } as never)
      const view = seenBeside(drawingSpot(layout, 0))
      const scale = (pixelsPerCm(view, card.z) / 10) * Math.cos(view.polar) * openCardScale
      expect(sizes.size).toBeGreaterThan(4)
      for (const [words, size] of sizes) expect(size * scale, words).toBeGreaterThanOrEqual(11)
    },
  )
})
