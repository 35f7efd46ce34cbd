import { Vector3 } from 'three'
import { describe, expect, it } from 'vitest'
import { setUpFor } from '../../../rules/rolling-with-the-waves/testing/position'
import { createCameraRig } from '../../table/camera/cameraRig'
import { layoutOf } from './layoutOf'
import { mapSize, miniSize } from './sizes'
import { aimSpot } from './spots'

/** The page at 1280 by 720, in its pixels: names and prompt above, buttons below, the panel on the right. */
const page = { width: 1280, height: 720, barTop: 58, promptEnds: 108, buttonsBegin: 668, panelBegins: 900 }
/** The page at 2560 by 1080. */
const widest = {
  ...page,
  width: 2560,
  height: 1080,
  buttonsBegin: 1028,
  panelBegins: 2180,
}
/** A telephone, 390 by 844: the buttons end the free part, and the open list lies below. */
const telephone = {
  width: 390,
  height: 844,
  barTop: 95,
  promptEnds: 142,
  buttonsBegin: 457,
  panelBegins: 390,
}

describe('the view in which cannons are aimed, at 1280 by 720', () => {
  it.each([2, 3, 4, 5])('keeps all maps off prompt, buttons and panel, of %i players', players => {
    const { seats, inPixels } = aiming(players)
    for (const { map } of seats) {
      const { left, right, top, bottom } = inPixels(map, mapSize)
      expect(left).toBeGreaterThan(0)
      expect(right).toBeLessThan(page.panelBegins)
      expect(top).toBeGreaterThan(page.promptEnds)
      expect(bottom).toBeLessThan(page.buttonsBegin)
    }
  })

  it.each([3, 4, 5])(
    'fills a picture of 2560 by 1080 with the maps of %i players from top to bottom',
    players => {
      const { seats, inPixels } = aiming(players, widest)
      const all = seats.map(({ map }) => inPixels(map, mapSize))
      const [top, bottom] = [Math.min(...all.map(one => one.top)), Math.max(...all.map(one => one.bottom))]
      expect(top).toBeGreaterThan(widest.promptEnds)
      expect(bottom).toBeLessThan(widest.buttonsBegin)
      expect((bottom - top) / (widest.buttonsBegin - widest.promptEnds)).toBeGreaterThan(0.8)
    },
  )

  it('shows the only rival’s mini board below the prompt', () => {
    const { seats, inPixels } = aiming(2)
    const { left, right, top } = inPixels(seats[1]!.mini, miniSize)
    expect(left).toBeGreaterThan(0)
    expect(right).toBeLessThan(page.panelBegins)
    expect(top).toBeGreaterThan(page.promptEnds)
  })
})

describe('the view in which cannons are aimed, on a telephone', () => {
  it.each([2, 3, 4, 5])('shows all maps as large as they fit, of %i players', players => {
    const { seats, inPixels } = aiming(players, telephone)
    const all = seats.map(({ map }) => inPixels(map, mapSize))
    for (const { left, right, top, bottom } of all) {
      expect(left).toBeGreaterThan(0)
      expect(right).toBeLessThan(telephone.width)
      expect(top).toBeGreaterThan(telephone.promptEnds)
      expect(bottom).toBeLessThan(telephone.buttonsBegin)
    }
    const across = Math.max(...all.map(({ right }) => right)) - Math.min(...all.map(({ left }) => left))
    const down = Math.max(...all.map(({ bottom }) => bottom)) - Math.min(...all.map(({ top }) => top))
    const free = telephone.buttonsBegin - telephone.promptEnds
    expect(Math.max(across / telephone.width, down / free)).toBeGreaterThan(0.9)
  })
})

function aiming(players: number, { width, height, barTop, promptEnds, buttonsBegin, panelBegins } = page) {
  const isUpright = width < height
  const layout = layoutOf(setUpFor(players, 'aiming'), 0)
  const rig = createCameraRig()
  const barBottom = height - buttonsBegin
  const [top, bottom] = isUpright ? [promptEnds, barBottom] : [0, 0]
  rig.resize(width, height, { left: 0, right: width - panelBegins, top, bottom, barTop, barBottom })
  rig.goToSpot(aimSpot(layout, isUpright), { cut: true })
  rig.update(1)
  const onPage = (x: number, z: number) => {
    const at = new Vector3(x, 0, z).project(rig.camera)
    return { x: ((at.x + 1) / 2) * width, y: ((1 - at.y) / 2) * height }
  }
  const inPixels = (middle: { readonly x: number; readonly z: number }, size: typeof mapSize) => {
    const xs = [-0.5, 0.5].map(half => middle.x + half * size.width)
    const zs = [-0.5, 0.5].map(half => middle.z + half * size.depth)
    const corners = xs.flatMap(x => zs.map(z => onPage(x, z)))
    return {
      left: Math.min(...corners.map(({ x }) => x)),
      right: Math.max(...corners.map(({ x }) => x)),
      top: Math.min(...corners.map(({ y }) => y)),
      bottom: Math.max(...corners.map(({ y }) => y)),
    }
  }
  return { seats: layout.seats, inPixels }
}
