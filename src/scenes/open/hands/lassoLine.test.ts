import { expect, it } from 'vitest'
import { layOn } from '../../../open-table'
import { createLassoLine } from './lassoLine'

it('a loop takes in what lies within, also where it bends inwards, and leaves what is locked', () => {
  const lasso = createLassoLine()
  for (const [x, z] of [
    [0, 0],
    [100, 0],
    [100, 100],
    [50, 20],
    [0, 100],
  ] as const)
    lasso.add(x, z)
  const die = { kind: 'die', die: 'd6', colour: 'red' } as const
  const things = [
    layOn({ x: 10, z: 20 }, die, 't1'),
    layOn({ x: 50, z: 60 }, die, 't2'),
    layOn({ x: 90, z: 60 }, die, 't3'),
    { ...layOn({ x: 90, z: 20 }, die, 't4'), isLocked: true },
    layOn({ x: -5, z: 20 }, die, 't5'),
  ]
  expect(lasso.inside(things)).toEqual(['t1', 't3'])
  lasso.clear()
  expect(lasso.inside(things)).toEqual([])
})
