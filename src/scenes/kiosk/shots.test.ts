import { describe, expect, it } from 'vitest'
import { limitRig, type RigState, writeEye } from '../table/camera/rigState'
import { about, establishing, fall, hand, landed, showsToo, winner } from './shots'

const middle = { x: 0, z: 0 }
const tray = { x: 31, z: -8 }
const duel: RigState = { x: 3, y: 0.3, z: 2, azimuth: 0.1, polar: 0.66, half: 9, fov: 0.52 }
const port: RigState = { x: 30, y: 0, z: -4, azimuth: 0, polar: 0.5, half: 22, fov: 0.52 }
const all = [
  establishing(),
  ...[middle, tray].flatMap(spot => [hand(spot), fall(spot), landed(spot), winner(spot)]),
  about(duel),
  about(port),
]

/** Inner half of the Sea Box and the height of its walls, in cm. */
const box = { half: 14.5, wall: 7 }

describe('the shots', () => {
  it.each(all)('of $name keep to the limits of the camera, at both ends', ({ from, to }) => {
    for (const end of [from, to]) expect(limitRig({ ...end })).toEqual(end)
  })

  it.each([fall(middle), landed(middle)])(
    'of $name look over the wall at the middle of the Sea',
    ({ from, to }) => {
      for (const end of [from, to]) {
        const eye = { x: 0, y: 0, z: 0 }
        writeEye(end, eye)
        const run = Math.hypot(eye.x, eye.z)
        const heightAtWall = (eye.y * box.half) / run
        expect(heightAtWall).toBeGreaterThan(box.wall)
      }
    },
  )

  it('of a hand look at it from the side, and of what lies there from above', () => {
    expect(hand(middle).from.polar).toBeGreaterThan(70 * (Math.PI / 180))
    expect(landed(middle).to.polar).toBeLessThan(40 * (Math.PI / 180))
  })

  it('of two Ships come nearer, and those of cards stay flat enough to read', () => {
    const close = about(duel)
    expect(close.name).toBe('duel')
    expect(close.to.half).toBeLessThan(duel.half)
    const cards = about(port)
    expect(cards.name).toBe('faces')
    expect(cards.to.polar).toBe(port.polar)
  })

  it('stay where they are for what they show already, and leave for what they do not', () => {
    expect(showsToo(about(duel), { ...duel, x: 4 })).toBe(true)
    expect(showsToo(about(duel), { ...duel, x: 12 })).toBe(false)
    expect(showsToo(about(duel), port)).toBe(false)
    expect(showsToo(landed(middle), duel)).toBe(false)
  })

  it('cut only where a game begins', () => {
    expect(all.filter(({ seconds }) => seconds === 0).map(({ name }) => name)).toEqual(['establishing'])
  })
})
