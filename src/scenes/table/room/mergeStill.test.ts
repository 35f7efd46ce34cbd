import {
  BoxGeometry,
  type BufferGeometry,
  DoubleSide,
  FrontSide,
  Group,
  InstancedMesh,
  type Material,
  Matrix4,
  Mesh,
  MeshLambertMaterial,
  MeshMatcapMaterial,
  MeshStandardMaterial,
  Texture,
} from 'three'
import { describe, expect, it } from 'vitest'
import { shadowMask } from '../light/shadowLayer'
import { qualities } from '../quality'
import { createSurface, type Surface } from '../surface'
import { mergeStill } from './mergeStill'

const part = (surface: Surface, x: number) => {
  const mesh = new Mesh(new BoxGeometry(2, 2, 2), createSurface(surface, qualities.high).material)
  mesh.position.x = x
  return mesh
}
const wax: Surface = { colour: '#ff0000', roughness: 0.35 }
const brass: Surface = { colour: '#00ff00', roughness: 0.25, metal: true }
const paper: Surface = { map: new Texture(), roughness: 0.85, side: DoubleSide }

function layOut() {
  const things = new Group()
  things.position.y = 5
  const [seal, lamp, roll] = [part(wax, 10), part(brass, 20), part(paper, 30)]
  const coins = new InstancedMesh(new BoxGeometry(2, 2, 2), new MeshStandardMaterial(), 2)
  coins.setMatrixAt(0, new Matrix4().makeTranslation(40, 0, 0))
  coins.setMatrixAt(1, new Matrix4().makeTranslation(50, 0, 0))
  for (const mesh of [lamp, roll, coins]) mesh.castShadow = true
  things.add(seal, lamp, roll, coins)
  return { things, parts: [seal, lamp, roll, coins], coins }
}

const triangles = ({ geometry }: Mesh) => geometry.getIndex()!.count / 3
const isDrawn = (mesh: Mesh) => mesh.layers.isEnabled(0)
const xs = ({ geometry }: Mesh) => {
  const position = geometry.getAttribute('position')
  const middles = Array.from({ length: position.count / 24 }, (_, box) => {
    const corners = Array.from({ length: 24 }, (_, corner) => position.getX(24 * box + corner))
    return corners.reduce((sum, x) => sum + x) / 24
  })
  return middles.map(Math.round)
}

describe('things that never move', () => {
  it('cast all their shadows in one drawing that nobody sees, from both sides where they have two', () => {
    const { things, parts } = layOut()
    mergeStill(things)
    const shadow = things.children.find(child => child.layers.mask === shadowMask) as Mesh
    expect(shadow.castShadow).toBe(true)
    expect(parts.filter(mesh => mesh.castShadow)).toEqual([])
    expect(xs(shadow)).toEqual([20, 30, 40, 50])
    expect(triangles(shadow)).toBe(12 + 2 * 12 + 12 + 12)
  })

  it('are one drawing as far as they are nothing but colour and shine', () => {
    const { things, parts } = layOut()
    mergeStill(things)
    expect(parts.map(isDrawn)).toEqual([false, false, true, true])
    const merged = things.children.at(-1) as Mesh<BufferGeometry, Material>
    expect(isDrawn(merged)).toBe(true)
    expect(xs(merged)).toEqual([10, 20])
    const { color, stuff } = merged.geometry.attributes
    expect([...color!.array.slice(0, 3), ...stuff!.array.slice(0, 2)]).toEqual([
      1,
      0,
      0,
      Math.fround(0.35),
      0,
    ])
    expect([...color!.array.slice(-3), ...stuff!.array.slice(-2)]).toEqual([0, 1, 0, 0.25, 1])
  })

  it('keep both sides of what has two', () => {
    const things = new Group()
    things.add(part(wax, 10), part({ ...wax, side: DoubleSide }, 20))
    mergeStill(things)
    const merged = things.children.at(-1) as Mesh<BufferGeometry, Material>
    expect(triangles(merged)).toBe(12 + 2 * 12)
    expect(merged.material.side).toBe(FrontSide)
  })

  it('are one drawing for each kind of shading, where there are two', () => {
    const things = new Group()
    for (const material of [new MeshLambertMaterial(), new MeshMatcapMaterial(), new MeshLambertMaterial()]) {
      material.userData.isPlain = true
      things.add(new Mesh(new BoxGeometry(), material))
    }
    mergeStill(things)
    const drawn = (things.children as Mesh<BufferGeometry, Material>[]).filter(isDrawn)
    expect(drawn.map(({ material }) => material.type)).toEqual(['MeshLambertMaterial', 'MeshMatcapMaterial'])
  })

  it('are what they were when that is undone, and nothing is left behind', () => {
    const { things, parts } = layOut()
    const undo = mergeStill(things)
    const left: string[] = []
    for (const merged of things.children.slice(parts.length) as Mesh<BufferGeometry, Material>[])
      for (const made of [merged.geometry, merged.material])
        made.addEventListener('dispose', () => left.push(made.type))
    undo()
    expect(left).toHaveLength(4)
    expect(things.children).toEqual(parts)
    expect(parts.map(isDrawn)).toEqual([true, true, true, true])
    expect(parts.map(mesh => mesh.castShadow)).toEqual([false, true, true, true])
  })
})
