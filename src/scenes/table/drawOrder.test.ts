import type { WebGLRenderer } from 'three'
import { expect, it } from 'vitest'
import { orderByShader } from './drawOrder'

it('draws in the order that was asked for, then shader by shader, then material by material', () => {
  let compare: (a: object, b: object) => number = () => 0
  orderByShader({
    properties: { get: ({ shader }: { shader?: number }) => ({ currentProgram: shader && { id: shader } }) },
    setOpaqueSort: (sort: typeof compare) => {
      compare = sort
    },
  } as unknown as WebGLRenderer)
  const item = (renderOrder: number, shader: number | undefined, material: number, z = 0) => ({
    groupOrder: 0,
    renderOrder,
    material: { shader, id: material },
    z,
    id: 0,
  })
  const wanted = [
    item(0, undefined, 9),
    item(0, 1, 3),
    item(0, 1, 5, 1),
    item(0, 1, 5, 2),
    item(0, 2, 4),
    item(1, 1, 1),
  ]
  expect([3, 5, 0, 4, 2, 1].map(at => wanted[at]!).sort(compare)).toEqual(wanted)
})
