import { describe, expect, it } from 'vitest'
import { setUpFor } from '../../../rules/rolling-with-the-waves/testing/position'
import { pixelsPerCm, seenBeside } from '../../table/camera/testing/readingSize'
import type { CameraSpot } from '../../things/layout'
import { notingPen } from '../../things/prints/testing/notingPen'
import { drawMap } from '../prints/mapPrint'
import { drawMini } from '../prints/miniPrint'
import { layoutOf } from './layoutOf'
import { mapSize, miniSize } from './sizes'
import { draftSpot, mapSpot, planSpot } from './spots'

function sizesOf(draw: (pen: ReturnType<typeof notingPen>) => void, { width, depth }: typeof mapSize) {
  const sizes = new Map<string, number>()
  draw(notingPen(width * 10, depth * 10, { symbols: new Set(), words: [], sizes }))
  return sizes
}

const map = sizesOf(pen => drawMap(pen, 'red'), mapSize)
const mini = sizesOf(pen => drawMini(pen, 'red'), miniSize)
const titles = ['Hull', 'Raid', 'Ports', 'Hire', 'Crew', 'Infamy', 'Chest 1', 'Chest 2', 'Chest 3', '7', '14']
const explained = [...map.keys()].filter(words => words.includes(' ') && !words.startsWith('Chest'))

describe('what is printed on a Pirate Map, at 1280 by 720', () => {
  const layout = layoutOf(setUpFor(3, 'reading'), 0)
  const own = layout.seats[0]!

  it('is 11 pixels high in its titles and numbers while dice are taken', () => {
    const view = seenBeside(draftSpot)
    for (const words of titles)
      expect(
        (map.get(words)! / 10) * pixelsPerCm(view, own.map.z) * Math.cos(view.polar),
        words,
      ).toBeGreaterThan(11)
  })

  it('is 11 pixels high in all words behind the screen, and where numbers are written', () => {
    expect(explained.length).toBeGreaterThan(4)
    for (const spot of [planSpot(layout, 0), mapSpot(layout, 0)]) {
      const view = seenBeside(spot)
      const scale = (pixelsPerCm(view, own.map.z) / 10) * Math.cos(view.polar)
      for (const words of [...titles, ...explained])
        expect(map.get(words)! * scale, words).toBeGreaterThan(11)
    }
    const view = seenBeside(planSpot(layout, 0))
    for (const [words, size] of mini)
      expect((size / 10) * pixelsPerCm(view, own.mini.z) * Math.cos(view.polar), words).toBeGreaterThan(11)
  })

  it('is a third larger on a telephone while the plate beside the screen cannot be struck', () => {
    const across = (spot: CameraSpot) => 390 / (2 * spot.halfWidth!)
    const without = planSpot(layout, 0, false)
    expect(across(without) / across(planSpot(layout, 0))).toBeGreaterThan(1.33)
    for (const { x, width } of [
      { ...own.map, ...mapSize },
      { ...own.mini, ...miniSize },
    ])
      expect(Math.abs(x - without.x) + width / 2).toBeLessThan(without.halfWidth!)
  })
})
