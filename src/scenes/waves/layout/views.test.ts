import { describe, expect, it } from 'vitest'
import { waves } from '../../../rules/waves'
import { dealtTable } from '../../../rules/waves/testing/newTable'
import { viewFor } from '../../table/camera/views'
import type { Placement } from '../../things/layout'
import { layoutOf } from './layoutOf'
import { viewsOf } from './views'

/** Where the nearest edge of a thing is in the picture: −1 is its upper edge, 1 its lower one. */
function heightOf(
  { z, depth }: Placement,
  { z: middle, polar, half, fov }: ReturnType<typeof viewFor>,
): number {
  const away = z + depth / 2 - middle
  return (away * Math.cos(polar)) / (half - away * Math.sin(polar) * Math.tan(fov / 2))
}

/** The part of a wide screen beside the panel: 1280 by 720, and 1920 by 1080. */
const shapes = [900 / 720, 1552 / 1080]
/** The prompt ends at 100 of 720 lines. */
const belowPrompt = (96 / 720) * 2 - 1
/** The buttons at the lower edge begin at 668 of 720 lines. */
const aboveButtons = (668 / 720) * 2 - 1

describe('the view of the whole table of WAVES', () => {
  it.each([2, 3, 4, 5, 6])('cuts no label, and no button lies on the fan, with %i players', players => {
    const state = dealtTable(players, 'views')
    const { things } = layoutOf(waves.view(state, 0), 0)
    for (const aspect of shapes) {
      const view = viewFor('drop', aspect, viewsOf(players > 4))
      for (const thing of things.values()) {
        if (thing.kind === 'tally') expect(heightOf(thing, view), thing.id).toBeLessThan(0.95)
        if (thing.kind !== 'hand' || thing.seat !== 0) continue
        expect(heightOf({ ...thing, depth: 0 }, view), thing.id).toBeLessThan(aboveButtons)
      }
    }
  })

  it.each([2, 3, 4, 5, 6])(
    'near by shows all that is decided in a round, below the prompt and above the buttons, with %i players',
    players => {
      const state = dealtTable(players, 'council', { mode: 'allVsAll' })
      const { things } = layoutOf({ ...waves.view(state, 0), active: state.faces[3]! }, 0)
      const decides = new Set(['tally', 'elder', 'mat', 'order', 'count', 'dish'])
      for (const aspect of shapes) {
        const view = viewFor('close', aspect, viewsOf(players > 4))
        for (const thing of things.values()) {
          if (!decides.has(thing.kind) && thing.id !== 'tablet:4') continue
          const reach = Math.hypot(thing.width, thing.depth) / 2
          const edges = thing.kind === 'mat' ? reach * 0.9 : thing.depth / 2
          const [top, low] = [-edges, edges].map(by =>
            heightOf({ ...thing, depth: 0, z: thing.z + by }, view),
          )
          expect(top, thing.id).toBeGreaterThan(belowPrompt)
          expect(low, thing.id).toBeLessThan(aboveButtons + 0.02)
        }
      }
    },
  )

  it('on a telephone is the own hand, as wide as the picture, with cards of 80 pixels and more', () => {
    for (const players of [2, 4, 6]) {
      // 345 of 844 lines are free between the bars and the open list.
      const view = viewFor('drop', 390 / 345, viewsOf(players > 4), true)
      const pixelsPerCm = 345 / (2 * view.half)
      const { things } = layoutOf(waves.view(dealtTable(players, 'telephone'), 0), 0)
      for (const thing of things.values()) {
        if (thing.kind !== 'hand' || thing.seat !== 0) continue
        expect(thing.width * pixelsPerCm, thing.id).toBeGreaterThan(80)
        expect((Math.abs(thing.x - view.x) + thing.width / 2) * pixelsPerCm, thing.id).toBeLessThan(390 / 2)
        expect(Math.abs(heightOf({ ...thing, depth: 0 }, view)), thing.id).toBeLessThan(1)
      }
    }
  })
})
