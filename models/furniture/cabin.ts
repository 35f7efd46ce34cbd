import type { Vec3 } from '../../src/measure'
import { type Mesh, makeMesh, quad, vertex } from '../lib/mesh'
import { hash2 } from '../lib/noise'
import { addLathe } from '../lib/surface'
import { bakeLight } from './roomLight'
import { addSlab, type Side } from './slab'
import { tableTopY } from './tableTop'

/**
 * The captain's cabin around the table: stern windows and a glazed door on the sea behind it (-z), a shelf on the
 * left, a chart on the right, beams above. Materials `room-wood` (sheet of wood times COLOR_0), `room-plain` (COLOR_0
 * alone), `room-chart` (the sea print in a frame) and `room-view` (the sea outside). Nothing here is lit by lamps of
 * the scene: _LIGHT holds the shares of window, lamp and fill.
 */
const floorY = tableTopY - 74
const ceilingY = floorY + 232
const [left, right, stern, fore] = [-215, 215, -172, 240]
const doorHalf = 54
const doorTop = floorY + 196
const sillY = floorY + 62
const windowTop = floorY + 190

const oak: Vec3 = [0.62, 0.5, 0.42]
const dark: Vec3 = [0.3, 0.22, 0.17]
const painted: Vec3 = [0.05, 0.075, 0.07]
const brass: Vec3 = [0.55, 0.36, 0.12]

interface Cabin {
  readonly wood: Mesh
  readonly plain: Mesh
}

const plank = (cabin: Cabin, min: Vec3, max: Vec3, tint: Vec3, without: readonly Side[] = [], cell = 30) =>
  addSlab(cabin.wood, { min, max, tint, without, cell })

/** Panelling on a side wall: dado, rails and stiles with painted fields between them. */
function panels(cabin: Cabin, wall: 'left' | 'right' | 'fore'): void {
  const alongX = wall === 'fore'
  const [from, to] = alongX ? [left, right] : [stern, fore]
  const face = wall === 'left' ? left : wall === 'right' ? right : fore
  const inward = wall === 'left' ? 1 : -1
  const box = (a0: number, a1: number, y0: number, y1: number, depth: number, paint?: Vec3) => {
    const [d0, d1] = inward > 0 ? [face, face + depth] : [face - depth, face]
    const min: Vec3 = alongX ? [a0, y0, d0] : [d0, y0, a0]
    const max: Vec3 = alongX ? [a1, y1, d1] : [d1, y1, a1]
    const back: Side = alongX ? 'z+' : inward > 0 ? 'x-' : 'x+'
    if (paint) addSlab(cabin.plain, { min, max, tint: paint, without: [back], cell: 34 })
    else plank(cabin, min, max, oak, [back], 40)
  }
  box(from, to, floorY, ceilingY, 1, painted)
  box(from, to, floorY, floorY + 14, 4)
  box(from, to, floorY + 84, floorY + 92, 4)
  box(from, to, ceilingY - 16, ceilingY, 5)
  const count = alongX ? 5 : 4
  for (let i = 0; i <= count; i++) {
    const at = from + ((to - from) * i) / count
    box(Math.max(from, at - 5), Math.min(to, at + 5), floorY + 14, ceilingY - 16, 3.2)
  }
}

/** The stern wall with its openings; returns the middle of each pane for the light. */
function sternWall(cabin: Cabin): Vec3[] {
  const panes: Vec3[] = []
  const z0 = stern - 10
  const wall = (x0: number, x1: number, y0: number, y1: number, tint = oak) =>
    plank(cabin, [x0, y0, z0], [x1, y1, stern], tint, ['z-'], 36)
  wall(left, right, windowTop + 8, ceilingY)
  for (const side of [-1, 1]) {
    const [x0, x1] = side < 0 ? [left, -doorHalf - 12] : [doorHalf + 12, right]
    wall(x0, x1, floorY, sillY)
    // A bench under the windows, with a cushion.
    plank(cabin, [x0, floorY, stern], [x1, floorY + 40, stern + 34], dark, ['z-', 'y-'])
    addSlab(cabin.plain, {
      min: [x0 + 4, floorY + 40, stern + 1],
      max: [x1 - 4, floorY + 47, stern + 33],
      tint: [0.085, 0.045, 0.03],
      cell: 24,
    })
    const posts = 4
    for (let i = 0; i <= posts; i++) {
      const at = x0 + ((x1 - x0) * i) / posts
      const wide = i === 0 || i === posts ? 7 : 4.5
      plank(cabin, [at - wide, sillY, z0], [at + wide, windowTop + 8, stern + 2], oak, ['z-'])
    }
    plank(cabin, [x0, sillY - 4, z0], [x1, sillY + 3, stern + 6], oak, ['z-'])
    for (let i = 0; i < posts; i++) {
      const a = x0 + ((x1 - x0) * i) / posts
      const b = x0 + ((x1 - x0) * (i + 1)) / posts
      glazing(cabin, panes, a + 4.5, b - 4.5, sillY + 3, windowTop + 8, 1, 3)
    }
  }
  // A strip covers the joint of the leaves.
  plank(cabin, [-1.6, floorY, stern - 1], [1.6, doorTop, stern + 1], dark, ['z-'])
  // The door: two leaves, glazed to a hand above the floor.
  plank(cabin, [-doorHalf - 12, floorY, z0], [-doorHalf, windowTop + 8, stern + 3], oak, ['z-'])
  plank(cabin, [doorHalf, floorY, z0], [doorHalf + 12, windowTop + 8, stern + 3], oak, ['z-'])
  plank(cabin, [-doorHalf, doorTop, z0], [doorHalf, windowTop + 8, stern + 3], oak, ['z-'])
  for (const side of [-1, 1]) {
    const [x0, x1] = side < 0 ? [-doorHalf, -0.4] : [0.4, doorHalf]
    plank(cabin, [x0, floorY, stern - 5], [x1, floorY + 20, stern], oak, ['z-'])
    plank(cabin, [x0, floorY + 20, stern - 5], [x0 + 6, doorTop, stern], oak, ['z-'])
    plank(cabin, [x1 - 6, floorY + 20, stern - 5], [x1, doorTop, stern], oak, ['z-'])
    plank(cabin, [x0, doorTop - 7, stern - 5], [x1, doorTop, stern], oak, ['z-'])
    glazing(cabin, panes, x0 + 6, x1 - 6, floorY + 20, doorTop - 7, 2, 5)
    addSlab(cabin.plain, {
      min: [side * 3.4 - 0.8, floorY + 92, stern],
      max: [side * 3.4 + 0.8, floorY + 104, stern + 2.6],
      tint: brass,
    })
  }
  return panes
}

function glazing(
  cabin: Cabin,
  panes: Vec3[],
  x0: number,
  x1: number,
  y0: number,
  y1: number,
  across: number,
  up: number,
): void {
  const bar = 1.1
  for (let i = 1; i < across; i++) {
    const x = x0 + ((x1 - x0) * i) / across
    plank(cabin, [x - bar, y0, stern - 4], [x + bar, y1, stern - 1], dark, ['z-', 'y-', 'y+'], 40)
  }
  for (let j = 1; j < up; j++) {
    const y = y0 + ((y1 - y0) * j) / up
    plank(cabin, [x0, y - bar, stern - 4], [x1, y + bar, stern - 1], dark, ['z-', 'x-', 'x+'], 40)
  }
  for (let i = 0; i < across; i++) {
    for (let j = 0; j < up; j++) {
      panes.push([x0 + ((x1 - x0) * (i + 0.5)) / across, y0 + ((y1 - y0) * (j + 0.5)) / up, stern - 3])
    }
  }
}

function floorAndCeiling(cabin: Cabin): void {
  const boards = 20
  for (let i = 0; i < boards; i++) {
    const x0 = left + ((right - left) * i) / boards
    const x1 = left + ((right - left) * (i + 1)) / boards
    const shade = 0.8 + 0.4 * hash2(i, 1, 1151)
    const tint: Vec3 = [dark[0] * shade * 1.25, dark[1] * shade * 1.25, dark[2] * shade * 1.25]
    addSlab(cabin.wood, {
      min: [x0 + 0.25, floorY - 2, stern],
      max: [x1 - 0.25, floorY, fore],
      tint,
      grain: 2,
      without: ['y-', 'z-', 'z+', 'x-', 'x+'],
      cell: 44,
      seed: i + 300,
    })
  }
  addSlab(cabin.plain, {
    min: [left, floorY - 4, stern],
    max: [right, floorY - 1, fore],
    tint: [0.008, 0.006, 0.005],
    without: ['y-', 'x-', 'x+', 'z-', 'z+'],
    cell: 500,
  })
  addSlab(cabin.plain, {
    min: [left, ceilingY, stern],
    max: [right, ceilingY + 3, fore],
    tint: [0.3, 0.26, 0.2],
    without: ['y+', 'x-', 'x+', 'z-', 'z+'],
    cell: 40,
  })
  for (let z = stern + 50; z < fore; z += 78) {
    plank(cabin, [left, ceilingY - 15, z - 9], [right, ceilingY, z + 9], dark, ['y+', 'x-', 'x+'], 40)
  }
}

/** A shelf of books, bottles and a globe on the left wall. */
function shelf(cabin: Cabin): void {
  const covers: readonly Vec3[] = [
    [0.16, 0.03, 0.02],
    [0.03, 0.09, 0.08],
    [0.05, 0.06, 0.14],
    [0.22, 0.14, 0.05],
    [0.09, 0.05, 0.03],
    [0.28, 0.24, 0.16],
  ]
  const deep = left + 26
  for (const [k, y] of [floorY + 122, floorY + 160].entries()) {
    plank(cabin, [left + 1, y, -128], [deep, y + 3, 60], oak, ['x-'], 30)
    let z = -124
    let book = 0
    while (z < 56) {
      const choice = hash2(book, k, 1171)
      if (choice > 0.86) {
        z += 7 + 9 * hash2(book, 3, 1171)
        book++
        continue
      }
      const thick = 2.2 + 4.2 * hash2(book, 4 + k, 1171)
      const tall = 17 + 13 * hash2(book, 6 + k, 1171)
      const wide = 13 + 7 * hash2(book, 8 + k, 1171)
      const tint = covers[Math.floor(hash2(book, 10 + k, 1171) * covers.length)]!
      addSlab(cabin.plain, {
        min: [left + 3, y + 3, z],
        max: [left + 3 + wide, y + 3 + tall, z + thick],
        tint,
        without: ['x-', 'y-'],
        cell: 40,
      })
      // A gilded band on the spine.
      addSlab(cabin.plain, {
        min: [left + 3 + wide, y + 3 + tall * 0.72, z + 0.2],
        max: [left + 3.15 + wide, y + 3 + tall * 0.8, z + thick - 0.2],
        tint: brass,
        without: ['x-', 'y-', 'y+', 'z-', 'z+'],
        cell: 40,
      })
      z += thick + 0.3
      book++
    }
  }
  const turned = (
    x: number,
    y: number,
    z: number,
    tint: Vec3,
    profile: readonly (readonly [number, number])[],
  ) => {
    const start = cabin.plain.positions.length
    addLathe(cabin.plain, profile, 14)
    for (let i = start; i < cabin.plain.positions.length; i += 3) {
      cabin.plain.positions[i] = cabin.plain.positions[i]! + x
      cabin.plain.positions[i + 1] = cabin.plain.positions[i + 1]! + y
      cabin.plain.positions[i + 2] = cabin.plain.positions[i + 2]! + z
      cabin.plain.colours.push(...tint)
    }
  }
  const top = floorY + 92
  const bottle = [
    [0.1, 0],
    [4, 0],
    [4.2, 1],
    [4.2, 11],
    [3.2, 14],
    [1.3, 16.5],
    [1.2, 21],
    [1.6, 21.4],
    [1.5, 22.4],
    [0.1, 22.4],
  ] as const
  plank(cabin, [left + 1, top - 3, -128], [left + 40, top, 60], oak, ['x-'], 30)
  turned(left + 16, top, -96, [0.02, 0.07, 0.04], bottle)
  turned(left + 22, top, -84, [0.1, 0.05, 0.02], bottle)
  turned(left + 14, top, 40, [0.05, 0.09, 0.11], bottle)
  // A globe on its foot.
  turned(left + 20, top, -30, brass, [
    [0.1, 0],
    [8, 0],
    [8, 1.2],
    [2, 3],
    [1.2, 8],
    [0.1, 8],
  ])
  const sphere = Array.from({ length: 13 }, (_, i): readonly [number, number] => {
    const a = (i / 12 - 0.5) * Math.PI
    return [Math.max(0.01, 13 * Math.cos(a)), 21 + 13 * Math.sin(a)]
  })
  turned(left + 20, top, -30, [0.3, 0.24, 0.12], sphere)
}

/** Outside: the rail of the stern gallery, and the sea with its horizon at the height of the eyes. */
function outside(cabin: Cabin): Mesh {
  for (const y of [floorY + 78, floorY + 6]) {
    plank(cabin, [-330, y, stern - 52], [330, y + 7, stern - 42], dark, ['z-'], 60)
  }
  for (let x = -320; x <= 320; x += 16) {
    plank(
      cabin,
      [x - 1.8, floorY + 13, stern - 49],
      [x + 1.8, floorY + 78, stern - 45],
      dark,
      ['z-', 'y+', 'y-'],
      80,
    )
  }
  plank(cabin, [-330, floorY - 4, stern - 52], [330, floorY - 1, stern], dark, ['y-', 'z+', 'z-'], 70)
  const view = makeMesh('view', 'room-view')
  const [w, up, down, z] = [640, 420, 420, stern - 170]
  const horizon = 34
  const at = (x: number, y: number, u: number, v: number) => vertex(view, [x, y, z], [0, 0, 1], u, v)
  quad(
    view,
    at(-w, horizon - down, 0, 1),
    at(w, horizon - down, 1, 1),
    at(w, horizon + up, 1, 0),
    at(-w, horizon + up, 0, 0),
  )
  return view
}

function wallChart(cabin: Cabin): Mesh {
  const chart = makeMesh('chart', 'room-chart')
  const x = right - 4
  const [y0, y1, z0, z1] = [floorY + 104, floorY + 190, -80, 6]
  const at = (z: number, y: number, u: number, v: number) => {
    const id = vertex(chart, [x, y, z], [-1, 0, 0], u, v)
    chart.colours.push(0.85, 0.8, 0.7)
    return id
  }
  const n = 4
  const grid = Array.from({ length: n + 1 }, (_, i) =>
    Array.from({ length: n + 1 }, (_, j) =>
      at(z0 + ((z1 - z0) * i) / n, y0 + ((y1 - y0) * j) / n, i / n, 1 - j / n),
    ),
  )
  for (let i = 0; i < n; i++) {
    for (let j = 0; j < n; j++)
      quad(chart, grid[i]![j]!, grid[i + 1]![j]!, grid[i + 1]![j + 1]!, grid[i]![j + 1]!)
  }
  const rail = (a: Vec3, b: Vec3) => plank(cabin, a, b, dark, ['x+'])
  rail([x - 3, y0 - 4, z0 - 4], [x, y0, z1 + 4])
  rail([x - 3, y1, z0 - 4], [x, y1 + 4, z1 + 4])
  rail([x - 3, y0, z0 - 4], [x, y1, z0])
  rail([x - 3, y0, z1], [x, y1, z1 + 4])
  return chart
}

export function cabin(): readonly Mesh[] {
  const parts: Cabin = { wood: makeMesh('wood', 'room-wood'), plain: makeMesh('plain', 'room-plain') }
  const panes = sternWall(parts)
  for (const wall of ['left', 'right', 'fore'] as const) panels(parts, wall)
  floorAndCeiling(parts)
  shelf(parts)
  const chart = wallChart(parts)
  const view = outside(parts)
  const light = {
    panes,
    paneArea: 900,
    lamp: [17, 45, -14] as const,
    min: [left, floorY, stern] as const,
    max: [right, ceilingY, fore] as const,
    shade: [91, 56, floorY + 60] as const,
  }
  for (const mesh of [parts.wood, parts.plain, chart]) bakeLight(mesh, light)
  return [parts.wood, parts.plain, chart, view]
}
