import { Vector3 } from 'three'
import { expect, it } from 'vitest'
import { readSetUp } from '../../../rules/game'
import { rattleBattle } from '../../../rules/rattle-battle'
import { position } from '../../../rules/rattle-battle/testing/position'
import type { Asked } from '../../../table/desk'
import { createCameraRig } from '../../table/camera/cameraRig'
import { notingPen } from '../../things/prints/testing/notingPen'
import { ownViews, portSpot } from '../layout'
import { printRecipe } from '../prints/printList'
import { spotOfQuestion } from './spotOfQuestion'
import { tableLayout } from './tableLayout'

function noted(print: string) {
  const { width, height, draw } = printRecipe(print)
  const sizes = new Map<string, number>()
  draw(notingPen(width, height, { symbols: new Set(), words: [], sizes }))
  return { sizes }
}

const asked = (phase: string): Asked => ({ seat: 0, phase, ask: '', rule: 'RB-1', choices: [] })

it('looks at the Port where the first Part is chosen, and at the Shipyard alone where the picture stands upright', () => {
  const setUp = readSetUp(rattleBattle, { players: 2, seed: 'first part', options: {} })
  if (!setUp.ok) throw new Error(setUp.why)
  const view = rattleBattle.setup(setUp.value)
  expect(spotOfQuestion(asked('setup.part'), view, 0, false)).toBe(portSpot)
  const { x, z } = tableLayout(view, 0).things.get('board:shipyard')!
  expect(spotOfQuestion(asked('setup.part'), view, 0, true)).toMatchObject({ x, z })
})

it('looks at the Adventure alone where Ships are sent and the picture stands upright: its words are 11 pixels high', () => {
  const view = position({ card: 'A17', phase: 'briefing.commit', queue: [0] })
  const spot = spotOfQuestion(asked('briefing.commit'), view, 0, true)
  const card = tableLayout(view, 0).things.get('card:A17')!
  expect(spot).toMatchObject({ x: card.x, z: card.z })
  const [width, free] = [390, 290]
  const perCm = width / (2 * spot.halfWidth!)
  const { sizes } = noted(card.front)
  // A print is as wide as 63 mm; seen from nearly above it is as high as it is long.
  for (const [words, mm] of sizes)
    if (words !== 'A17')
      expect(((mm * card.width) / 63) * perCm * Math.cos(spot.polar), words).toBeGreaterThanOrEqual(11)
  expect(card.depth * perCm * Math.cos(spot.polar)).toBeLessThan(free)
})

it('looks from the moorings to the Adventure that is held out where Ships are sent', () => {
  const view = position({ card: 'A07', phase: 'briefing.commit', queue: [0] })
  const { x, halfWidth } = spotOfQuestion(asked('briefing.commit'), view, 0, false)
  const { things } = tableLayout(view, 0)
  const [quay, card] = [things.get('quay@0')!, things.get('card:A07')!]
  expect(x - halfWidth!).toBeLessThan(quay.x - quay.width / 2)
  expect(x + halfWidth!).toBeGreaterThan(card.x + card.width / 2)
})

it.each([
  [1280, 720],
  [2560, 1080],
  [390, 844],
])('shows the own Galleon, moorings and sheet from the seat, at %i by %i', (width, height) => {
  const rig = createCameraRig()
  const isUpright = width < height
  // The panel stands beside the table, or below it.
  rig.resize(width, height, {
    left: 0,
    right: isUpright ? 0 : 380,
    top: isUpright ? 142 : 0,
    bottom: isUpright ? 387 : 0,
    barTop: 0,
    barBottom: 0,
  })
  rig.compose(ownViews)
  rig.goTo('seat', { cut: true })
  rig.update(1)
  const { things } = tableLayout(position({ card: 'A07', phase: 'briefing.commit', queue: [0] }), 0)
  const own = [...things.values()].filter(({ seat, kind }) => seat === 0 && kind !== 'card')
  expect(own.map(({ id }) => id)).toEqual(expect.arrayContaining(['quay@0', 'hull@0', 'stern@0', 'bow@0']))
  for (const thing of own)
    for (const [dx, dz] of [
      [-0.5, -0.5],
      [0.5, 0.5],
    ] as const) {
      const at = new Vector3(thing.x + dx * thing.width, 0, thing.z + dz * thing.depth).project(rig.camera)
      const [x, y] = [((at.x + 1) / 2) * width, ((1 - at.y) / 2) * height]
      expect(x, thing.id).toBeGreaterThan(0)
      expect(x, thing.id).toBeLessThan(isUpright ? width : width - 380)
      expect(y, thing.id).toBeLessThan(isUpright ? height - 387 : height)
    }
})
