import { beforeAll, expect, it, vi } from 'vitest'
import { atSea } from '../../../rules/rolling-seas/testing/position'
import { notingInk } from '../ink/testing/notingInk'
import { sheetOf } from './sheetOf'

beforeAll(() => {
  // The ground of a chart is painted on a canvas of its own, along its coasts.
  vi.stubGlobal('document', { createElement: () => ({ getContext: () => notingInk().ink }) })
  vi.stubGlobal(
    'Path2D',
    class {
      addPath() {}
      moveTo() {}
      lineTo() {}
      bezierCurveTo() {}
      quadraticCurveTo() {}
      closePath() {}
      rect() {}
      arc() {}
    },
  )
})

it('is what a captain has drawn on their chart and ledger, by name, and nothing for printed things', () => {
  const view = atSea({ ship: 'F9' })
  const wordsOf = (id: string) => {
    const { ink, sizes } = notingInk()
    sheetOf(id, view, ['Grace', 'Anne'])!.draw({
      freely: (draw: (on: unknown) => void) => draw(ink),
    } as never)
    return [...sizes.keys()]
  }
  expect(wordsOf('chart:0')).toContain('Grace’s Map')
  expect(wordsOf('ledger:0')).toContain('Captain’s Ledger')
  for (const id of ['reference@0', 'mat', 'island:x', 'chart:9']) expect(sheetOf(id, view)).toBeUndefined()
})
