import { describe, expect, it } from 'vitest'
import { viewNames } from '../../../table/cameraWish'
import { distanceOf, limitRig, mixRig, type RigState, rigLimits, writeEye } from './rigState'
import { viewFor } from './views'

const wide = 16 / 9

describe('the camera rig', () => {
  it('places the camera of the drop view where the art direction has it', () => {
    const eye = { x: 0, y: 0, z: 0 }
    writeEye(viewFor('drop', wide), eye)
    expect(eye.x).toBeCloseTo(7.6, 6)
    expect(eye.y).toBeCloseTo(43.5, 6)
    expect(eye.z).toBeCloseTo(46, 6)
  })

  it('shows the whole box in every view but the close one, down to a phone held upright', () => {
    for (const name of viewNames) {
      if (name === 'close') continue
      for (const aspect of [wide, 4 / 3, 1, 0.6, 0.46]) {
        const view = viewFor(name, aspect)
        const seenLeft = view.half * aspect - Math.abs(view.x)
        expect(seenLeft, `${name} at ${aspect}`).toBeGreaterThan(14.9)
      }
    }
  })

  it('never lets the camera under the table', () => {
    const eye = { x: 0, y: 0, z: 0 }
    for (let i = 0; i < 500; i++) {
      const wild: RigState = {
        x: Math.sin(i) * 300,
        y: Math.sin(i * 2) * 40,
        z: Math.sin(i * 3) * 300,
        azimuth: i,
        polar: Math.sin(i * 5) * 9,
        half: 10 ** (Math.sin(i * 7) * 3),
        fov: 0.5,
      }
      writeEye(limitRig(wild), eye)
      expect(eye.y).toBeGreaterThanOrEqual(rigLimits.eyeHeight - 1e-9)
    }
  })

  it('moves from seat to judge without a jump', () => {
    const from = viewFor('seat', wide)
    const to = viewFor('judge', wide)
    const out = { ...from }
    let before = { ...from }
    for (let i = 1; i <= 100; i++) {
      mixRig(from, to, i / 100, out)
      expect(Math.abs(out.half / before.half - 1)).toBeLessThan(0.02)
      expect(distanceOf(out) / distanceOf(before)).toBeLessThan(1.1)
      before = { ...out }
    }
    expect(out.half).toBeCloseTo(to.half, 6)
    expect(out.fov).toBeCloseTo(to.fov, 6)
  })

  it('turns the short way round', () => {
    const from = { ...viewFor('drop', wide), azimuth: 3 }
    const to = { ...viewFor('drop', wide), azimuth: -3 }
    const half = mixRig(from, to, 0.5, { ...from })
    expect(half.azimuth).toBeCloseTo(Math.PI, 6)
  })
})
