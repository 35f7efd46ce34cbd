import { describe, expect, it } from 'vitest'
import { volumeAt } from './volumeByHour'

describe('the volume by hour', () => {
  const plan = [
    { hour: 22, percent: 0 },
    { hour: 9, percent: 60 },
    { hour: 17, percent: 30 },
  ]

  it.each([
    [9, 60],
    [16, 60],
    [17, 30],
    [21, 30],
    [22, 0],
    [23, 0],
    [0, 0],
    [8, 0],
  ])('is at %i o’clock that of the last hour named before: %i', (hour, percent) => {
    expect(volumeAt(plan, hour)).toBe(percent)
  })

  it('is the same all day where one hour is named', () => {
    expect([0, 12, 23].map(hour => volumeAt([{ hour: 12, percent: 45 }], hour))).toEqual([45, 45, 45])
  })

  it('is 0 without any hours', () => {
    expect(volumeAt([], 12)).toBe(0)
  })
})
