import { describe, expect, it } from 'vitest'
import { createKioskCamera } from './camera'
import { establishing, hand, landed } from './shots'

const middle = { x: 0, z: 0 }

describe('the camera of the kiosk', () => {
  it('reaches a shot without a jump, drifts on, and comes to rest where the shot ends', () => {
    const camera = createKioskCamera()
    camera.take(establishing(), { cut: true })
    camera.advance(1 / 60)
    camera.take(hand(middle))
    let before = { ...camera.state }
    let frames = 0
    while (camera.advance(1 / 60)) {
      expect(Math.abs(camera.state.polar - before.polar)).toBeLessThan(0.03)
      expect(Math.abs(camera.state.y - before.y)).toBeLessThan(0.6)
      before = { ...camera.state }
      frames++
      expect(frames).toBeLessThan(60 * 20)
    }
    for (const [name, value] of Object.entries(hand(middle).to))
      expect(camera.state[name as keyof typeof before]).toBeCloseTo(value, 6)
  })

  it('turns to the next shot from any position', () => {
    const camera = createKioskCamera()
    camera.take(hand(middle))
    for (let frame = 0; frame < 20; frame++) camera.advance(1 / 60)
    const at = { ...camera.state }
    camera.take(landed(middle))
    camera.advance(1e-6)
    for (const [name, value] of Object.entries(at))
      expect(camera.state[name as keyof typeof at]).toBeCloseTo(value, 3)
  })

  it('is where the shot begins after a cut', () => {
    const camera = createKioskCamera()
    camera.take(landed(middle), { cut: true })
    camera.advance(0)
    for (const [name, value] of Object.entries(landed(middle).from))
      expect(camera.state[name as keyof typeof camera.state]).toBeCloseTo(value, 9)
  })
})
