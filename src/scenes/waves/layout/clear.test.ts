import { expect, it } from 'vitest'
import { waves } from '../../../rules/waves'
import { placingTable } from '../../../rules/waves/testing/newTable'
import type { Placement } from '../../things/layout'
import { layoutOf } from './layoutOf'
import { tablet } from './names'

type Point = readonly [x: number, z: number]

/** Seen from above; a card of a hand leans away from its near edge. */
function cornersOf({ x, z, yaw, width, depth, pitch = 0 }: Placement): readonly Point[] {
  const [cos, sin] = [Math.cos(yaw), Math.sin(yaw)]
  return [
    [-1, -1],
    [1, -1],
    [1, 1],
    [-1, 1],
  ].map(([right, near]): Point => {
    const u = (right! * width) / 2
    const v = near! > 0 ? depth / 2 : depth / 2 - depth * Math.cos(pitch)
    return [x + u * cos + v * sin, z - u * sin + v * cos]
  })
}

/** Whether a straight line along an edge of the first keeps the two apart. */
function hasGap(one: readonly Point[], other: readonly Point[]): boolean {
  return one.some(([x, z], index) => {
    const [nextX, nextZ] = one[(index + 1) % one.length]!
    const [acrossX, acrossZ] = [z - nextZ, nextX - x]
    const along = (points: readonly Point[]) => points.map(([px, pz]) => px * acrossX + pz * acrossZ)
    const [first, second] = [along(one), along(other)]
    return Math.max(...first) <= Math.min(...second) || Math.max(...second) <= Math.min(...first)
  })
}

function covers(one: Placement, other: Placement): boolean {
  if (one.isRound && other.isRound)
    return Math.hypot(one.x - other.x, one.z - other.z) < (one.width + other.width) / 2
  const [first, second] = [cornersOf(one), cornersOf(other)]
  return !hasGap(first, second) && !hasGap(second, first)
}

it.each([2, 3, 4, 5, 6])('the tablet in force and all counts cover nothing, with %i players', players => {
  const beside = new Set([
    'mat',
    'order',
    'token',
    'talk',
    'deck',
    'tally',
    'tray',
    'council',
    'tablet',
    'count',
    'display',
    'goal',
  ])
  const state = placingTable(players, 'clear')
  const { things } = layoutOf({ ...waves.view(state, 0), active: state.faces[2]! }, 0)
  const others = [...things.values()].filter(({ kind }) => beside.has(kind))
  expect(new Set(others.map(({ kind }) => kind)).size).toBeGreaterThan(6)
  const counts = others.filter(({ kind }) => kind === 'tally' || kind === 'count')
  expect(counts).toHaveLength(6)
  for (const middle of [things.get(tablet(3))!, ...counts])
    for (const other of others)
      if (other !== middle) expect(covers(middle, other), `${middle.id} and ${other.id}`).toBe(false)
})

it.each([2, 3, 4, 5, 6])(
  'while cards are placed, tablets and counts cover nothing, with %i players',
  players => {
    const state = placingTable(players, 'clear')
    const full = { ...state, displays: state.displays.map(() => [1, 2, 3, 4, 5] as const) }
    const things = [...layoutOf(waves.view(full, 0), 0).things.values()]
    const read = things.filter(({ kind }) => kind === 'tablet' || kind === 'tally')
    expect(read).toHaveLength(10)
    // Places are drawn as rims alone, and Shells lie in their tray or dish.
    const others = things.filter(({ kind }) => kind !== 'place' && kind !== 'shell')
    for (const one of read)
      for (const other of others)
        if (other !== one) expect(covers(one, other), `${one.id} and ${other.id}`).toBe(false)
  },
)
