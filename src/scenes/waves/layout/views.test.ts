import { describe, expect, it } from 'vitest'
import { waves } from '../../../rules/waves'
import { ownerOf, slotToPlace } from '../../../rules/waves/public'
import { dealtTable, placingTable, randomGame } from '../../../rules/waves/testing/newTable'
import { viewFor } from '../../table/camera/views'
import { type Placement, pointOf } from '../../things/layout'
import { layoutOf } from './layoutOf'
import { elderCard, followPlace, rebelPlace } from './names'
import { lookedFor, viewsOf } from './views'

/** What is free of a telephone, 390 by 844, between a prompt of two lines and the open list. */
const telephone = { width: 390, height: 300 }

/** Where a point of the table is in that picture, in pixels from its middle. */
function inPicture(
  [x, y, z]: readonly [x: number, y: number, z: number],
  view: ReturnType<typeof viewFor>,
): readonly [right: number, up: number] {
  const focus = telephone.height / 2 / Math.tan(view.fov / 2)
  const [sin, cos] = [Math.sin(view.polar), Math.cos(view.polar)]
  const [east, up, south] = [x - view.x, y - view.y, z - view.z]
  const scale = focus / (view.half / Math.tan(view.fov / 2) - south * sin - up * cos)
  return [east * scale, (up * sin - south * cos) * scale]
}

/** Where the corners of a thing that looks at the viewer are in that picture. */
function cornersInPicture(
  { x, y, z, width, depth, pitch = 0, fan = 0 }: Placement,
  view: ReturnType<typeof viewFor>,
): readonly (readonly [right: number, up: number])[] {
  // It leans about its near edge.
  return [0, depth].flatMap(far =>
    [-1, 1].map(side =>
      inPicture(
        [
          x + (side * width) / 2 - far * Math.sin(fan),
          y + far * Math.sin(pitch),
          z + depth / 2 - far * Math.cos(pitch),
        ],
        view,
      ),
    ),
  )
}

/** Where the nearest edge of a thing is in the picture: −1 is its upper edge, 1 its lower one. */
function heightOf(
  { z, depth }: Placement,
  { z: middle, polar, half, fov }: ReturnType<typeof viewFor>,
): number {
  const away = z + depth / 2 - middle
  return (away * Math.cos(polar)) / (half - away * Math.sin(polar) * Math.tan(fov / 2))
}

/** The part of a wide screen beside the panel: 1280 by 720, and 1920 by 1080. */
const shapes = [900 / 720, 1552 / 1080]
/** The prompt ends at 110 of 720 lines. */
const belowPrompt = (110 / 720) * 2 - 1
/** The buttons at the lower edge begin at 668 of 720 lines. */
const aboveButtons = (668 / 720) * 2 - 1

describe('the view of the whole table of WAVES', () => {
  it.each([2, 3, 4, 5, 6])('cuts off no label, and no button covers the fan, with %i players', players => {
    const state = dealtTable(players, 'views')
    const { things } = layoutOf(waves.view(state, 0), 0)
    for (const aspect of shapes) {
      const view = viewFor('drop', aspect, viewsOf(lookedFor(waves.view(state, 0), 0)))
      for (const thing of things.values()) {
        if (thing.kind === 'tally') expect(heightOf(thing, view), thing.id).toBeLessThan(0.95)
        if (thing.kind !== 'hand' || thing.seat !== 0) continue
        expect(heightOf({ ...thing, depth: 0 }, view), thing.id).toBeLessThan(aboveButtons)
      }
    }
  })

  it.each([2, 3, 4, 5, 6])('has every place for an Agent below the prompt, with %i players', players => {
    const table = waves.view(dealtTable(players, 'views', { mode: 'allVsAll' }), 0)
    const { things } = layoutOf(table, 0)
    for (const aspect of shapes) {
      const view = viewFor('drop', aspect, viewsOf(lookedFor(table, 0)))
      for (const { kind, id, x, z, yaw, depth } of things.values()) {
        if (kind !== 'mat') continue
        // A Follower lies within the outer edge of its mat.
        const outer = pointOf({ x, z, yaw }, 0, depth / 2 - 1)
        expect(heightOf({ z: outer.z, depth: 0 } as Placement, view), id).toBeGreaterThan(belowPrompt)
      }
    }
  })

  it.each([2, 3, 4, 5, 6])('sees no fan on its edge, with %i players', players => {
    const table = waves.view(dealtTable(players, 'views'), 0)
    const { polar } = viewFor('drop', shapes[0]!, viewsOf(lookedFor(table, 0)))
    for (const { kind, id, yaw, pitch = 0 } of layoutOf(table, 0).things.values()) {
      // Straight across a tight table the prompt lies over the hand.
      if (kind !== 'hand' || (players > 4 && Math.cos(yaw) < -0.9)) continue
      const facing = Math.sin(pitch) * Math.sin(polar) * Math.cos(yaw) + Math.cos(pitch) * Math.cos(polar)
      expect(facing, id).toBeGreaterThan(0.1)
    }
  })

  it.each([2, 3, 4, 5, 6])(
    'near by shows all that is decided in a round, below the prompt and above the buttons, with %i players',
    players => {
      const state = dealtTable(players, 'council', { mode: 'allVsAll' })
      const { things } = layoutOf({ ...waves.view(state, 0), active: state.faces[3]! }, 0)
      const decides = new Set(['tally', 'elder', 'mat', 'order', 'count', 'dish'])
      for (const aspect of shapes) {
        const view = viewFor('close', aspect, viewsOf(lookedFor(waves.view(state, 0), 0)))
        for (const thing of things.values()) {
          if (!decides.has(thing.kind) && thing.id !== 'tablet:4') continue
          const reach = Math.hypot(thing.width, thing.depth) / 2
          const edges = thing.kind === 'mat' ? reach * 0.9 : thing.depth / 2
          const [top, low] = [-edges, edges].map(by =>
            heightOf({ ...thing, depth: 0, z: thing.z + by }, view),
          )
          expect(top, thing.id).toBeGreaterThan(belowPrompt)
          expect(low, thing.id).toBeLessThan(aboveButtons + 0.02)
        }
      }
    },
  )

  it.each([2, 3, 4, 5, 6])(
    'near by on a telephone shows every mat and the tablet in force, as large as fits, with %i players',
    players => {
      const state = dealtTable(players, 'council', { mode: 'allVsAll' })
      const { things } = layoutOf({ ...waves.view(state, 0), active: state.faces[3]! }, 0)
      const view = viewFor('close', telephone.width / telephone.height, viewsOf(lookedFor(state, 0)), true)
      const decides = [...things.values()].filter(({ kind, id }) => kind === 'mat' || id === 'tablet:4')
      const corners = decides.flatMap(({ x, y, z, yaw, width, depth }) =>
        [-1, 1].flatMap(u =>
          [-1, 1].map(v => {
            const at = pointOf({ x, z, yaw }, (u * width) / 2, (v * depth) / 2)
            return inPicture([at.x, y, at.z], view)
          }),
        ),
      )
      const shareOf = (side: 0 | 1, size: number) =>
        Math.max(...corners.map(corner => Math.abs(corner[side]) / (size / 2)))
      const shares = [shareOf(0, telephone.width), shareOf(1, telephone.height)]
      expect(Math.max(...shares)).toBeLessThan(1)
      expect(Math.max(...shares)).toBeGreaterThan(0.9)
    },
  )

  it.each([2, 3, 4, 5, 6])(
    'on a telephone has the whole hand, with cards of 80 pixels and more, and every Elder that is asked about, with %i players',
    players => {
      const slots = new Set<number>()
      for (const { before } of randomGame(placingTable(players, 'telephone'), 'telephone', 40)) {
        const placing = before.phase === 'play' ? slotToPlace(before) : undefined
        if (placing === undefined || ownerOf(before, placing) !== 0) continue
        slots.add(placing)
        const table = waves.view(before, 0)
        const view = viewFor('drop', telephone.width / telephone.height, viewsOf(lookedFor(table, 0)), true)
        const { things } = layoutOf(table, 0)
        const hand = [...things.values()].filter(({ kind, seat }) => kind === 'hand' && seat === 0)
        const asked = [elderCard(placing), followPlace(placing), rebelPlace(placing)].map(
          id => things.get(id)!,
        )
        for (const thing of [...hand, ...asked]) {
          const corners = cornersInPicture(thing, view)
          for (const [x, y] of corners) {
            expect(Math.abs(x), thing.id).toBeLessThan(telephone.width / 2)
            expect(Math.abs(y), thing.id).toBeLessThan(telephone.height / 2)
          }
          const [left, right] = [Math.min, Math.max].map(of => of(...corners.map(([x]) => x)))
          expect(right! - left!, thing.id).toBeGreaterThan(thing.kind === 'hand' ? 80 : 34)
        }
      }
      expect(slots.size).toBe(players === 2 ? 2 : 1)
    },
  )
})
