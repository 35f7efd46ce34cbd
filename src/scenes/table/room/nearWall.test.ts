import { BoxGeometry, BufferGeometry, Float32BufferAttribute } from 'three'
import { describe, expect, it } from 'vitest'
import { writeEye } from '../camera/rigState'
import { viewFor } from '../camera/views'
import { drawingsOf, splitWalls, wallCount, wallsBefore, wallTowards } from './nearWall'

const box = { half: 14.5, height: 7 }
const [south, east, north, west] = [1, 2, 4, 8]
/** Half a die above the floor. */
const up = 0.8
const lies = (eye: readonly [number, number, number], x: number, z: number, y = up) =>
  wallsBefore(box, ...eye, x, y, z)

describe('the walls before a die', () => {
  it('is the wall on the side of the camera, for a die close behind it', () => {
    expect(lies([0, 40, 50], 0, 13.5)).toBe(south)
    expect(lies([50, 40, 0], 13.5, 0)).toBe(east)
    expect(lies([0, 40, -50], 0, -13.5)).toBe(north)
    expect(lies([-50, 40, 0], -13.5, 0)).toBe(west)
  })

  it('is none for a die in the middle, at the far wall, or on top of the near one', () => {
    expect(lies([0, 40, 50], 0, 0)).toBe(0)
    expect(lies([0, 40, 50], 0, -13.5)).toBe(0)
    expect(lies([0, 40, 50], 0, 13.5, 6.9)).toBe(0)
  })

  it('reaches farther the lower the camera is', () => {
    expect(lies([0, 12, 50], 0, 5)).toBe(south)
    expect(lies([0, 40, 50], 0, 5)).toBe(0)
  })

  it('is the wall that the sight passes through where the camera looks over a corner', () => {
    expect(lies([50, 40, 50], 0, 13.5)).toBe(south)
    expect(lies([50, 40, 50], 13.5, 0)).toBe(east)
  })

  it('is none from straight above, and none for dice outside the box or nowhere', () => {
    expect(lies([0, 90, 0], 14, 14)).toBe(0)
    expect(lies([0, 40, 50], 0, 20)).toBe(0)
    expect(lies([0, 40, 50], 0, 13.5, -60)).toBe(0)
    expect(lies([0, 40, 50], 0, 13.5, 0)).toBe(0)
  })

  it.each(['drop', 'seat'] as const)('is the south wall for a die at it in the view %s', view => {
    const eye = { x: 0, y: 0, z: 0 }
    writeEye(viewFor(view, 16 / 9), eye)
    expect(lies([eye.x, eye.y, eye.z], 0, 13.7)).toBe(south)
    expect(lies([eye.x, eye.y, eye.z], 0, 0)).toBe(0)
  })
})

describe('walls taken apart', () => {
  it('sorts each triangle to the wall that it belongs to and loses none', () => {
    const whole = new BoxGeometry(2, 1, 2)
    const split = splitWalls(whole)
    expect(split.groups.map(({ materialIndex }) => materialIndex)).toEqual([0, 1, 2, 3])
    expect(split.groups.reduce((total, { count }) => total + count, 0)).toBe(whole.getIndex()!.count)
    const index = split.getIndex()!
    const position = split.getAttribute('position')
    for (const { start, count, materialIndex } of split.groups)
      for (let at = start; at < start + count; at += 3) {
        const [x, z] = [0, 1, 2].reduce(
          ([x, z], corner) => {
            const vertex = index.getX(at + corner)
            return [x + position.getX(vertex), z + position.getZ(vertex)]
          },
          [0, 0],
        ) as [number, number]
        expect(wallTowards(x, z)).toBe(materialIndex)
      }
  })

  it('takes two drawings for one clear wall or two neighbours, and every triangle once whatever is clear', () => {
    const { groups } = splitWalls(new BoxGeometry(2, 1, 2))
    for (let clear = 0; clear < 1 << wallCount; clear++) {
      const drawings = drawingsOf(groups, clear)
      let next = 0
      for (const { start, count, materialIndex } of drawings) {
        expect(start).toBe(next)
        next += count
        const walls = groups.flatMap((wall, at) =>
          wall.start >= start && wall.start < start + count ? [(clear >> at) & 1] : [],
        )
        expect(new Set(walls)).toEqual(new Set([materialIndex]))
      }
      expect(next).toBe(groups.reduce((total, { count }) => total + count, 0))
    }
    expect(drawingsOf(groups, south)).toHaveLength(2)
    expect(drawingsOf(groups, south | east)).toHaveLength(2)
    expect(drawingsOf(groups, 0)).toHaveLength(1)
  })

  it('throws if there is no index', () => {
    const bare = new BufferGeometry().setAttribute('position', new Float32BufferAttribute([0, 0, 0], 3))
    expect(() => splitWalls(bare)).toThrow(/index/)
  })
})
