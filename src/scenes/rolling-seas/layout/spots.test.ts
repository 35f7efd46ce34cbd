import { Vector3 } from 'three'
import { describe, expect, it } from 'vitest'
import { startPoses } from '../../../physics'
import { testRecord } from '../../../physics/testing/throws'
import { rollingSeas, spaceIndex } from '../../../rules/rolling-seas/public'
import { atSea, newGame, through } from '../../../rules/rolling-seas/testing/position'
import type { ViewInsets } from '../../../table/viewInsets'
import { createCameraRig } from '../../table/camera/cameraRig'
import type { CameraSpot } from '../../things/layout'
import { middleOf } from '../ink/sheet'
import { layoutOf } from './layoutOf'
import { chartSize, matMiddle, matSize, trayHalf, trayMiddle } from './sizes'
import {
  handSpot,
  sheetPoint,
  uprightChartSpot,
  uprightHandSpot,
  uprightShipSpot,
  uprightThrowSpot,
} from './spots'

/** A telephone held upright, with bars and words above, rows of buttons and the panel below. */
const telephone = [390, 844] as const
const [width, height] = telephone
const bars = (top: number, bottom: number): ViewInsets => ({
  left: 0,
  right: 0,
  top,
  bottom,
  barTop: 90,
  barBottom: bottom,
})

type Point = readonly [x: number, y: number, z: number]

/** Where these points of the table are on the picture, and how much of it they take. */
function seenAt(
  spot: CameraSpot,
  insets: ViewInsets,
  points: readonly Point[],
  [width, height]: readonly [number, number] = telephone,
) {
  const rig = createCameraRig()
  rig.resize(width, height, insets)
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
  it.each([
    ['beside the open list', bars(203, 434), 13],
    ['with the list put away', bars(203, 150), 18.5],
  ])('shows every space of a chart between the bars, wide enough for a finger, %s', (_, insets, wide) => {
    const layout = layoutOf(atSea({ ship: 'F9' }), 0)
    const chart = layout.things.get('chart:0')!
    const middles = ['A1', 'S1', 'A15', 'S15'].map((name): Point => {
      const [u, v] = middleOf(spaceIndex(name))
      const { x, z } = sheetPoint(chart, u / 10 - chartSize.width / 2, v / 10 - chartSize.depth / 2)
      return [x, 0, z]
    })
    const seen = seenAt(uprightChartSpot(layout, 0)!, insets, middles)
    expect(seen.left).toBeGreaterThan(5)
    expect(seen.right).toBeLessThan(width - 5)
    expect(seen.top).toBeGreaterThan(insets.top)
    expect(seen.bottom).toBeLessThan(height - insets.bottom)
    expect((seen.right - seen.left) / 18).toBeGreaterThan(wide)
  })

  it.each(['F9', 'A12', 'S15', 'D1'] as const)(
    'shows the waters around a ship on %s so large that a fingertip meets a space, the list put away',
    ship => {
      const insets = bars(221, 149)
      const layout = layoutOf(atSea({ ship }), 0)
      const chart = layout.things.get('chart:0')!
      const middle = spaceIndex(ship)
      const pointOf = (du: number): Point => {
        const [u, v] = middleOf(middle)
        const { x, z } = sheetPoint(chart, u / 10 + du - chartSize.width / 2, v / 10 - chartSize.depth / 2)
        return [x, 0, z]
      }
      const spot = uprightShipSpot(layout, 0, middle)!
      const at = seenAt(spot, insets, [pointOf(0)])
      expect(at.left).toBeGreaterThan(12)
      expect(at.right).toBeLessThan(width - 12)
      expect(at.top).toBeGreaterThan(insets.top + 12)
      expect(at.bottom).toBeLessThan(height - insets.bottom - 12)
      const besides = seenAt(spot, insets, [pointOf(0), pointOf(1)])
      expect(besides.right - besides.left).toBeGreaterThan(24)
    },
  )

  it.each([
    ['in the hand', uprightHandSpot],
    ['in the air', uprightThrowSpot],
  ])('shows the whole tray between the bars while dice are %s', (_, spot) => {
    const floor = [-trayHalf, trayHalf].flatMap(dx =>
      [-trayHalf, trayHalf].map((dz): Point => [trayMiddle.x + dx, trayMiddle.y, trayMiddle.z + dz]),
    )
    const insets = bars(160, 272)
    const seen = seenAt(spot, insets, floor)
    expect(seen.left).toBeGreaterThan(0)
    expect(seen.right).toBeLessThan(width)
    expect(seen.top).toBeGreaterThan(insets.top)
    expect(seen.bottom).toBeLessThan(height - insets.bottom)
  })
})

describe('the table of Rolling Seas beside the panel', () => {
  it.each([
    [1280, 720],
    [1920, 1080],
    [2560, 1080],
  ])('shows all dice in the hand whole, and the Dice Mat, at %i by %i', (width, height) => {
    const turn = rollingSeas.turn(
      through(newGame(3, 'hand'), 'setupIslands', 'setupKnownObstacles', 'setupHomePort'),
    )
    if (turn.kind !== 'throw') throw new Error('Dice are due')
    const { dice } = turn.throw
    const starts = startPoses(testRecord({ request: turn.throw, seed: 'hand' }))
    const held = dice.flatMap((_, index): Point[] => {
      const [x, y, z] = starts[index]!.position
      const at = [trayMiddle.x + x / 10, trayMiddle.y + y / 10, trayMiddle.z + z / 10] as const
      // The largest of them is 2 cm wide.
      return [-1, 1].map(side => [at[0] + side, at[1], at[2]])
    })
    const insets = { left: 0, right: 380, top: 0, bottom: 0, barTop: 60, barBottom: 52 }
    const mat: Point = [matMiddle.x + matSize.width / 2, 0, matMiddle.z]
    const seen = seenAt(handSpot, insets, [...held, mat], [width, height])
    // A hand that shakes swings them about.
    expect(seen.left / width).toBeGreaterThan(0.035)
    expect(seen.right).toBeLessThan(width - insets.right)
  })
})
