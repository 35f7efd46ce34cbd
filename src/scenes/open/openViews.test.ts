import { Vector3 } from 'three'
import { expect, it } from 'vitest'
import { createCameraRig } from '../table/camera/cameraRig'
import { openViews } from './openViews'

/** Two rows of verbs at the foot of a page of 1280 x 720, in pixels. */
const verbs = 100

it('shows the things of the southern seat above both rows of verbs, and those of the northern one', () => {
  const rig = createCameraRig()
  rig.compose(openViews)
  rig.resize(1280, 720, { left: 0, right: 0, top: 0, bottom: 0, barTop: 0, barBottom: 0 })
  rig.goTo('drop', { cut: true })
  rig.update(0.1)
  const pixel = (z: number) => (1 - new Vector3(0, 0, z).project(rig.camera).y) * 360
  // How far the cards of a seat reach from the middle of the table, in cm.
  expect(pixel(33)).toBeLessThan(720 - verbs)
  expect(pixel(-33)).toBeGreaterThan(60)
})
