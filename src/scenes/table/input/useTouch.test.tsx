import { createRoot, events, extend, flushSync } from '@react-three/fiber'
import * as THREE from 'three'
import { expect, it, vi } from 'vitest'
import { createCameraRig } from '../camera/cameraRig'
import { createLightLevels } from '../light/lightLevels'
import { qualities } from '../quality'
import { StageProvider } from '../StageContext'
import { createPointerDesk, type Touchable } from './pointerDesk'
import { useTouch } from './useTouch'

extend(THREE as never)

const renderer = {
  render() {},
  setSize() {},
  setPixelRatio() {},
  shadowMap: {},
  xr: { addEventListener() {}, removeEventListener() {} },
}

it('a press on a mesh takes its thing, a press beside it the camera; the cursor says which', async () => {
  const holder = document.createElement('div')
  const canvas = Object.assign(document.createElement('canvas'), { setPointerCapture() {} })
  holder.append(canvas)
  document.body.append(holder)
  const rig = createCameraRig()
  rig.resize(640, 360, { left: 0, right: 0, top: 0, bottom: 0, barTop: 0, barBottom: 0 })
  rig.goTo('judge', { cut: true })
  const desk = createPointerDesk(rig)
  desk.connect(canvas)
  const table = { quality: qualities.low, rig, desk, levels: createLightLevels(), dice: [], epoch: 0 }

  const told: string[] = []
  const touch: Pick<Touchable, 'order' | 'grab'> = {
    order: 15,
    grab: () => ({ move: () => told.push('moved'), release: () => told.push('let go'), cancel() {} }),
  }
  function Tool() {
    // Seen from above it covers the middle of the picture.
    return (
      <mesh {...useTouch(touch, 'grab')} rotation-x={-Math.PI / 2}>
        <planeGeometry args={[6, 6]} />
      </mesh>
    )
  }
  const root = createRoot(canvas)
  const size = { width: 640, height: 360, top: 0, left: 0 }
  await root.configure({ gl: renderer as never, frameloop: 'never', size, events })
  const store = flushSync(() =>
    root.render(
      <StageProvider value={table}>
        <Tool />
      </StageProvider>,
    ),
  )
  const { set, scene, events: manager } = store.getState()
  set({ camera: rig.camera })
  manager.connect?.(holder)
  scene.updateMatrixWorld(true)

  const point = (type: string, x: number, y: number) =>
    canvas.dispatchEvent(
      Object.assign(new Event(type, { bubbles: true }), {
        pointerId: 1,
        pointerType: 'mouse',
        button: 0,
        clientX: x,
        clientY: y,
        offsetX: x,
        offsetY: y,
      }),
    )
  const before = rig.state.azimuth
  point('pointermove', 320, 180)
  await vi.waitFor(() => expect(document.body.style.cursor).toBe('grab'))
  point('pointerdown', 320, 180)
  point('pointermove', 340, 180)
  point('pointerup', 340, 180)
  expect(told).toEqual(['moved', 'let go'])
  rig.update(1)
  expect(rig.state.azimuth).toBe(before)

  point('pointermove', 600, 20)
  await vi.waitFor(() => expect(document.body.style.cursor).toBe('auto'))
  point('pointerdown', 600, 20)
  point('pointermove', 580, 20)
  point('pointermove', 560, 20)
  point('pointerup', 560, 20)
  expect(told).toHaveLength(2)
  rig.update(1)
  expect(rig.state.azimuth).not.toBe(before)

  root.unmount()
  holder.remove()
  // React Three Fiber's own word about THREE.Clock, see e2e/fixtures/expectedMessages.ts.
  vi.mocked(console.warn).mockClear()
})
