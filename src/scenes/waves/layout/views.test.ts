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

  it('moves down on a narrow screen, where the words lie on its upper edge', () => {
    const [phone, wide] = [390 / 480, 900 / 720].map(aspect => viewFor('drop', aspect, viewsOf(false)))
    const { things } = layoutOf(waves.view(dealtTable(4, 'views'), 0), 0)
    const farElder = things.get('elder@2')!
    expect(heightOf(farElder, wide!)).toBeLessThan(heightOf(farElder, phone!))
    for (const thing of things.values())
      if (thing.kind === 'tally') expect(heightOf(thing, phone!), thing.id).toBeLessThan(0.9)
  })
})
