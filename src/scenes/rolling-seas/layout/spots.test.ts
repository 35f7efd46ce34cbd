import { Vector3 } from 'three'
import { describe, expect, it } from 'vitest'
import { atSea } from '../../../rules/rolling-seas/testing/position'
import { createCameraRig } from '../../table/camera/cameraRig'
import { grid } from '../ink/sheet'
import { layoutOf } from './layoutOf'
import { chartSize, trayHalf, trayMiddle } from './sizes'
import { sheetPoint, uprightChartSpot, uprightHandSpot, uprightThrowSpot } from './spots'

/** A telephone held upright, with bars above and a panel with tabs below. */
const [width, height] = [390, 844]
const bars = { left: 0, right: 0, top: 130, bottom: 400, barTop: 90, barBottom: 400 }

type Point = readonly [x: number, y: number, z: number]

/** Where these points of the table are on the picture, and how much of it they take. */
function seenAt(
  spot: Parameters<ReturnType<typeof createCameraRig>['goToSpot']>[0],
  points: readonly Point[],
) {
  const rig = createCameraRig()
  rig.resize(width, height, bars)
  rig.goToSpot(spot, { cut: true })
  rig.update(1)
  const spots = points.map(([x, y, z]) => {
    const at = new Vector3(x, y, z).project(rig.camera)
    return { x: ((at.x + 1) / 2) * width, y: ((1 - at.y) / 2) * height }
  })
  const [xs, ys] = [spots.map(({ x }) => x), spots.map(({ y }) => y)]
  return {
    left: Math.min(...xs),
    right: Math.max(...xs),
    top: Math.min(...ys),
    bottom: Math.max(...ys),
  }
}

describe('the table of Rolling Seas on an upright telephone', () => {
  it('shows the whole grid of a chart between the bars, its spaces wide enough for a finger', () => {
    const layout = layoutOf(atSea({ ship: 'F9' }), 0)
    const chart = layout.things.get('chart:0')!
    const top = grid.top / 10 - chartSize.depth / 2
    const half = chartSize.width / 2
    const left = grid.left / 10 - half
    const corners = [
      [left, top],
      [left + grid.width / 10, top],
      [left, top + grid.height / 10],
      [left + grid.width / 10, top + grid.height / 10],
    ] as const
    const seen = seenAt(
      uprightChartSpot(layout, 0)!,
      corners.map(([u, v]) => {
        const { x, z } = sheetPoint(chart, u, v)
        return [x, 0, z]
      }),
    )
    expect(seen.left).toBeGreaterThan(0)
    expect(seen.right).toBeLessThan(width)
    expect(seen.top).toBeGreaterThan(bars.top)
    expect(seen.bottom).toBeLessThan(height - bars.bottom)
    expect((seen.right - seen.left) / 19).toBeGreaterThan(16)
  })

  it.each([
    ['in the hand', uprightHandSpot],
    ['in the air', uprightThrowSpot],
  ])('shows the whole tray between the bars while dice are %s', (_, spot) => {
    const floor = [-trayHalf, trayHalf].flatMap(dx =>
      [-trayHalf, trayHalf].map((dz): Point => [trayMiddle.x + dx, trayMiddle.y, trayMiddle.z + dz]),
    )
    const seen = seenAt(spot, floor)
    expect(seen.left).toBeGreaterThan(0)
    expect(seen.right).toBeLessThan(width)
    expect(seen.top).toBeGreaterThan(bars.top)
    expect(seen.bottom).toBeLessThan(height - bars.bottom)
  })
})
