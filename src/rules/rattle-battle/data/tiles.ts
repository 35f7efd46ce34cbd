/** The eleven Ocean tiles (4.9): convex outlines, counter-clockwise around the tile's centre. */
import type { PlanePoint } from '../../../measure'

function outline(...corners: readonly (readonly [number, number])[]): readonly PlanePoint[] {
  return corners.map(([x, y]) => ({ x, y }))
}

/** cos and sin of 22.5°, 45° and 67.5°: written out, because engines may differ in the last bit of Math.cos. */
const c1 = Math.sqrt(2 + Math.SQRT2) / 2
const c2 = Math.SQRT1_2
const c3 = Math.sqrt(2 - Math.SQRT2) / 2

/** A regular 16-gon, first corner on the +x axis. */
function sixteenGon(radius: number): readonly PlanePoint[] {
  const quarter: readonly (readonly [number, number])[] = [
    [1, 0],
    [c1, c3],
    [c2, c2],
    [c3, c1],
  ]
  const turned = ([x, y]: readonly [number, number]) => [0 - y, x] as const
  const second = quarter.map(turned)
  const third = second.map(turned)
  const fourth = third.map(turned)
  return [...quarter, ...second, ...third, ...fourth].map(([x, y]) => ({ x: x * radius, y: y * radius }))
}

const rock = outline([-26, -6], [-12, -18], [14, -18], [26, 2], [10, 18], [-16, 16])
const bone = outline([-45, -8], [-37, -12], [37, -12], [45, -8], [45, 8], [37, 12], [-37, 12], [-45, 8])
const harbour = outline([-80, -25], [80, -25], [80, 25], [-80, 25])
const island = outline([-40, -15], [-20, -30], [20, -30], [40, -15], [40, 15], [20, 30], [-20, 30], [-40, 15])

export const tileNames: Readonly<Record<string, string>> = {
  T1: 'Rocks',
  T2: 'Rocks',
  T3: 'Rocks',
  T4: 'Rocks',
  T5: 'Bones',
  T6: 'Bones',
  T7: 'Bones',
  T8: 'Harbour',
  T9: 'Whirlpool',
  T10: 'Island',
  T11: 'Target',
}

export const tileOutlines: Readonly<Record<string, readonly PlanePoint[]>> = {
  T1: rock,
  T2: rock,
  T3: rock,
  T4: rock,
  T5: bone,
  T6: bone,
  T7: bone,
  T8: harbour,
  T9: sixteenGon(35),
  T10: island,
  T11: sixteenGon(40),
}
