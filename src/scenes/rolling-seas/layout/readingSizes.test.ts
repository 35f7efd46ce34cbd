import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { atSea } from '../../../rules/rolling-seas/testing/position'
import { pixelsPerCm, seenBeside } from '../../table/camera/testing/readingSize'
import { drawLedger } from '../ink/drawLedger'
import { notingInk } from '../ink/testing/notingInk'
import { layoutOf } from './layoutOf'
import { seasViews } from './spots'

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
