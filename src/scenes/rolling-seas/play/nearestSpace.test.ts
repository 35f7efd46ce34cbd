import { describe, expect, it } from 'vitest'
import { spaceIndex } from '../../../rules/rolling-seas/public'
import { middleOf } from '../ink/sheet'
import { nearestSpace } from './nearestSpace'

const near = (space: string, dx: number, dy: number) => {
  const [x, y] = middleOf(spaceIndex(space))
  return { x: x + dx, y: y + dy }
}
const offered = ['E5', 'E6', 'G6'].map(spaceIndex)

describe('a fingertip on the chart', () => {
  it('means the space under it if that can be chosen', () => {
    expect(nearestSpace(near('E6', 4.8, -4.8), offered)).toBe(spaceIndex('E6'))
  })

  it('means the nearest that can be chosen where it has missed by a little', () => {
    expect(nearestSpace(near('F6', -1, 0), offered)).toBe(spaceIndex('E6'))
    expect(nearestSpace(near('F6', 1, 0), offered)).toBe(spaceIndex('G6'))
    expect(nearestSpace(near('D4', 4, 4), offered)).toBe(spaceIndex('E5'))
  })

  it('means nothing where nothing is near', () => {
    expect(nearestSpace(near('J10', 0, 0), offered)).toBeUndefined()
  })
})
