import { advance, flushSync } from '@react-three/fiber'
import * as THREE from 'three'
import { expect, it, vi } from 'vitest'
import { createCameraRig } from '../camera/cameraRig'
import { forgetClockWarning, rootWithoutPicture } from '../testing/rootWithoutPicture'
import { Label } from './Label'

it('a label is as tall on the screen from far and near, and faces the camera that is drawn', async () => {
  const root = await rootWithoutPicture(640, 360)
  const rig = createCameraRig()
  rig.resize(640, 360, { left: 0, right: 0, top: 0, bottom: 0, barTop: 0, barBottom: 0 })
  const store = flushSync(() =>
    root.render(<Label text="63 mm" tone="number" at={{ x: 30, y: -20 }} height={2} />),
  )
  const { set, get } = store.getState()
  // Drawn as soon as it is there.
  await vi.waitFor(() => expect(plateIn(get().scene)?.scale.y).toBe(19))
  const heights: number[] = []
  for (const view of ['drop', 'close', 'judge'] as const) {
    rig.goTo(view, { cut: true })
    rig.update(1)
    set({ camera: rig.camera })
    advance(1)
    const { scene, camera } = get()
    scene.updateMatrixWorld(true)
    const plate = plateIn(scene)
    const corner = (y: number) => new THREE.Vector3(0, y, 0).applyMatrix4(plate!.matrixWorld).project(camera)
    heights.push(((corner(0.5).y - corner(-0.5).y) / 2) * 360)
    const turned = plate!.getWorldQuaternion(new THREE.Quaternion())
    expect(turned.angleTo(camera.quaternion)).toBeLessThan(1e-3)
  }
  for (const height of heights) expect(height).toBeCloseTo(19, 0)
  root.unmount()
  forgetClockWarning()
})

it.each([
  { when: 'its font is there', hasFonts: true, times: 1 },
  { when: 'its font is on its way', hasFonts: false, times: 2 },
])('a label is drawn so often: $times, when $when', async ({ hasFonts, times }) => {
  const root = await rootWithoutPicture(640, 360, hasFonts)
  const draw = vi.mocked(HTMLCanvasElement.prototype.getContext)
  draw.mockClear()
  const store = flushSync(() =>
    root.render(<Label text="leans" tone="short" at={{ x: 0, y: 0 }} height={2} />),
  )
  await vi.waitFor(() => expect(plateIn(store.getState().scene)?.scale.y).toBe(19))
  await vi.waitFor(() => expect(draw).toHaveBeenCalledTimes(times))
  await new Promise(resolve => setTimeout(resolve))
  expect(draw).toHaveBeenCalledTimes(times)
  root.unmount()
  forgetClockWarning()
})

function plateIn(scene: THREE.Scene): THREE.Mesh | undefined {
  let plate: THREE.Mesh | undefined
  scene.traverse(thing => {
    if (thing instanceof THREE.Mesh) plate = thing
  })
  return plate
}
