import type { Placement } from '../../../things/layout'
import type { PrintRecipe } from '../../../things/prints'
import { notingPen } from '../../../things/prints/testing/notingPen'
import type { RigState } from '../rigState'
import { halfOfSpot, type RigSpot } from '../views'

/** The picture beside the panel at 1280 by 720. */
export const beside = { width: 950, height: 720 } as const

/** How a spot is seen in that picture. */
export function seenBeside(spot: RigSpot): RigState {
  return { ...spot, half: halfOfSpot(spot, beside.width / beside.height) }
}

/** Pixels that a centimetre takes across, at this distance towards the viewer and this height over the table. */
export function pixelsPerCm({ y, z, polar, half, fov }: RigState, at: number, height = y): number {
  const nearer = ((at - z) * Math.sin(polar) + (height - y) * Math.cos(polar)) * Math.tan(fov / 2)
  return beside.height / (2 * (half - nearer))
}

/** How high each line that is printed on a thing is in the picture, in pixels: the height of its type, seen at a slant. */
export function readingSizes(
  thing: Placement,
  { width, height, draw }: PrintRecipe,
  view: RigState,
): ReadonlyMap<string, number> {
  const sizes = new Map<string, number>()
  draw(notingPen(width, height, { symbols: new Set(), words: [], sizes }))
  const slant = Math.cos(view.polar - (thing.pitch ?? 0))
  const scale =
    (pixelsPerCm(view, thing.z, Math.max(view.y, thing.y)) / 10) * (thing.width / (width / 10)) * slant
  return new Map([...sizes].map(([words, mm]) => [words, mm * scale]))
}
