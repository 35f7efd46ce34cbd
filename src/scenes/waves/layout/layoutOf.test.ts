import { describe, expect, it } from 'vitest'
import type { Viewer } from '../../../rules/game'
import { createRandom } from '../../../rules/random'
import { waves } from '../../../rules/waves'
import type { FaceId } from '../../../rules/waves/public'
import { dealtTable, everyMode, placingTable, randomGame } from '../../../rules/waves/testing/newTable'
import { placing, table } from '../../../rules/waves/testing/table'
import type { Placement } from '../../things/layout'
import { layoutOf } from './layoutOf'
import type { Raised } from './laySeats'
import { agentCard, elderCard, followPlace, handCard, rebelPlace, tablet, token } from './names'
import { cardSize } from './sizes'

const plain = (things: ReadonlyMap<string, Placement>) => Object.fromEntries(things)
const viewers = (players: number): readonly Viewer[] => [
  'spectator',
  ...Array.from({ length: players }, (_, seat) => seat),
]

/** Half of what a thing covers from its middle, whichever way it is turned. */
const reachOf = ({ width, depth }: Placement) => Math.min(width, depth) / 2

describe('the layout of WAVES', () => {
  it.each(everyMode)('reveals nothing a viewer may not know: $name', ({ players, mode, name }) => {
    let looked = 0
    for (const { after } of randomGame(dealtTable(players, `layout of ${name}`, { mode }), name, 60)) {
      for (const viewer of viewers(players)) {
        const view = waves.view(after, viewer)
        const other = waves.imagine(view, viewer, createRandom(`other cards ${looked}`))
        expect(plain(layoutOf(waves.view(other, viewer), viewer).things)).toEqual(
          plain(layoutOf(view, viewer).things),
        )
        looked++
      }
    }
    expect(looked).toBeGreaterThan(80)
  })

  it.each(everyMode)(
    'has every card of the table once, and all of it on the table: $name',
    ({ players, mode, name }) => {
      for (const { after } of randomGame(
        dealtTable(players, `cards of ${name}`, { mode }),
        `${name} again`,
        50,
      )) {
        const { things } = layoutOf(after, 0)
        const piles = (id: string) => things.get(id)?.count ?? 0
        const cards = [...things.values()].filter(({ kind }) =>
          ['hand', 'elder', 'agent', 'display', 'discard'].includes(kind),
        )
        expect(cards.length + piles('deck') + piles('discards')).toBe(100)
        for (const { id, x, z } of things.values()) {
          expect(Math.abs(x), id).toBeLessThan(70)
          expect(Math.abs(z), id).toBeLessThan(56)
        }
      }
    },
  )

  it.each([2, 3, 4, 5, 6])('lays nothing of one corner onto a card of another with %i players', players => {
    for (const viewer of viewers(players)) {
      const start = dealtTable(players, `corners ${players}`, { mode: 'allVsAll' })
      const full = {
        ...start,
        displays: start.displays.map(() => [1, 2, 3, 4, 5] as const),
        discard: [1, 2, 3, 4] as const,
      }
      const { things } = layoutOf(waves.view(full, viewer), viewer)
      const flat = [...things.values()].filter(({ kind }) =>
        ['elder', 'display', 'deck', 'council', 'tablet', 'tray', 'hand', 'discard'].includes(kind),
      )
      const groupOf = ({ kind, id }: Placement) =>
        id.startsWith('discard') ? 'discard' : kind === 'hand' || kind === 'display' ? id.split(':')[0] : kind
      for (const [index, one] of flat.entries())
        for (const other of flat.slice(index + 1)) {
          if (groupOf(one) === groupOf(other)) continue
          const apart = Math.hypot(one.x - other.x, one.z - other.z)
          expect(apart, `${one.id} and ${other.id}`).toBeGreaterThan(reachOf(one) + reachOf(other) - 1.2)
        }
    }
  })

  it('counts the classes only while the Council is whole: the Waves take it apart', () => {
    const state = placingTable(5, 'counts')
    const countsOf = (slots: typeof state.slots) =>
      [...layoutOf({ ...state, slots }, 0).things.values()].filter(({ kind }) => kind === 'tally').length
    expect(countsOf(state.slots)).toBe(5)
    expect(
      countsOf(state.slots.map((slot, index) => (index === 1 ? { ...slot, elder: undefined } : slot))),
    ).toBe(0)
  })

  it('shows the viewer in the south, with their fan in front and its faces towards them', () => {
    for (const seat of [0, 1, 2, 3]) {
      const state = dealtTable(4, 'in the south')
      const own = [...layoutOf(waves.view(state, seat), seat).things.values()].filter(
        thing => thing.kind === 'hand' && thing.seat === seat,
      )
      expect(own).toHaveLength(5)
      for (const { z, yaw, pitch, front } of own) {
        expect(z).toBeGreaterThan(28)
        expect(Math.sin(yaw)).toBeCloseTo(0)
        expect(pitch).toBeGreaterThan(0.5)
        expect(front).toMatch(/^card:/)
      }
    }
  })

  it('puts a Follower under the edge of its Elder with the Fish towards it, and Rebels across it with the Crab', () => {
    const start = table({ players: 4, elders: [1, 4, 4, 2], agents: ['F3', 'F5', 'R1×2', 'R3'], shells: 2 })
    const placed = ['F3', 'F5', 'R1×2'].reduce(
      (state, text, slot) => waves.play(state, placing(state, slot, text)).state,
      start,
    )
    const { things } = layoutOf(placed, 0)
    const [elder, follower] = [things.get(elderCard(0))!, things.get(agentCard(0, 0))!]
    // The Fish is at the upper edge of the back, and that lies towards the Elder.
    expect(follower.yaw - elder.yaw).toBeCloseTo(0)
    expect(follower.faceUp).toBe(false)
    expect(follower.y).toBeLessThan(elder.y)
    expect(elder.z + cardSize.depth / 2 - (follower.z - cardSize.depth / 2)).toBeCloseTo(0.4)
    const rebels = [0, 1].map(index => things.get(agentCard(2, index))!)
    const opposite = things.get(elderCard(2))!
    expect(Math.abs(rebels[0]!.yaw - opposite.yaw)).toBeCloseTo(Math.PI)
    expect(rebels[0]!.y).toBeGreaterThan(opposite.y)
    expect(rebels[1]!.y).toBeGreaterThan(rebels[0]!.y)
    // Each edge is seen: the second lies 12 mm farther out.
    expect(Math.abs(rebels[1]!.z - rebels[0]!.z)).toBeCloseTo(1.2)
  })

  it('offers places for Agents at the slot of the player who places, and nowhere else', () => {
    const state = table({ players: 4, elders: [1, 4, 4, 2], hands: [[1], [2], [3], [4]], wave: 2 })
    const { things } = layoutOf(state, 0)
    expect([0, 1, 2, 3].filter(slot => things.has(followPlace(slot)))).toEqual([2])
    expect([0, 1, 2, 3].filter(slot => things.has(rebelPlace(slot)))).toEqual([2])
  })

  it('brings the active tablet to the Council and shows what cards are worth under it', () => {
    const state = table({ players: 4, elders: [1, 4, 4, 2], face: 'SCH-SIX', shells: 2 })
    const before = layoutOf(state, 0).things
    const after = layoutOf({ ...state, active: 'SCH-SIX' }, 0).things
    expect(after.get(tablet(1))!.x).not.toBeCloseTo(before.get(tablet(1))!.x)
    expect(after.get(tablet(2))).toEqual(before.get(tablet(2)))
    expect(after.get('badge-elder@0')?.front).toBe('power:1:6')
    expect([...after.keys()].filter(id => id.startsWith('badge-'))).toEqual(['badge-elder@0'])
  })

  it('says the Power upright where cards lie on their sides or their heads, and another Power instead', () => {
    const state = table({ players: 4, elders: [1, 4, 4, 1], face: 'SCH-SIX', shells: 2 })
    const chips = (active?: 'SCH-SIX') =>
      [...layoutOf({ ...state, active }, 0).things.values()]
        .filter(({ kind }) => kind === 'badge')
        .map(({ id, front, yaw }) => [id, front, Math.round(Math.sin(yaw) * 10)])
    expect(chips()).toEqual([
      ['number-elder@1', 'power:4', 0],
      ['number-elder@2', 'power:4', 0],
      ['number-elder@3', 'power:1', 0],
    ])
    expect(chips('SCH-SIX')).toEqual([
      ['badge-elder@0', 'power:1:6', 0],
      ['number-elder@1', 'power:4', 0],
      ['number-elder@2', 'power:4', 0],
      ['badge-elder@3', 'power:1:6', 0],
    ])
  })

  it('lets the extra Elder glow while it counts or is read, and leaves it grey where it is skipped', () => {
    const state = table({ players: 3, elders: [5, 3, 3, 1], shells: 2 })
    const matUnder = (active: FaceId | undefined, reads: 'agent' | 'elder' = 'agent') =>
      layoutOf(
        { ...state, active, options: { ...state.options, knightsAdvancedReads: reads } },
        0,
      ).things.get('mat@3')?.front
    expect(matUnder(undefined)).toBe('mat:extra:counts')
    expect(['KNI-ELD', 'SEE-UNI'].map(face => matUnder(face as FaceId))).toEqual([
      'mat:extra:counts',
      'mat:extra:counts',
    ])
    expect(['KNI-CALM', 'SEE-ROT', 'KNI-AGT'].map(face => matUnder(face as FaceId))).toEqual([
      'mat:extra:rests',
      'mat:extra:rests',
      'mat:extra:rests',
    ])
    expect(matUnder('KNI-AGT', 'elder')).toBe('mat:extra:counts')
  })

  it('keeps the Council as it was when the round began, while that is what counts', () => {
    const state = table({ players: 4, elders: [4, 4, 1, 2], shells: 2 })
    expect(layoutOf(state, 0).things.get('record')).toBeUndefined()
    // Two Elders have gone; the strip still has them.
    const later = {
      ...state,
      active: 'SEE-UNI' as const,
      atWaves: [4, 4, 1, 2] as const,
      slots: state.slots.with(2, {}).with(3, {}),
    }
    const record = layoutOf(later, 0).things.get('record')
    expect(record?.front).toBe('record:11020')
    expect(record?.label).toContain('Scholars, Keepers')
  })

  it('has the Wave token in the dish until somebody holds it', () => {
    const state = dealtTable(3, 'token')
    expect(
      Math.hypot(layoutOf(state, 0).things.get(token)!.x, layoutOf(state, 0).things.get(token)!.z),
    ).toBeGreaterThan(10)
    const { wave: _, ...before } = state
    expect(layoutOf({ ...before, phase: 'toss' }, 0).things.get(token)).toMatchObject({ x: 0, z: 0 })
  })

  it('draws a card that is pointed at out of the fan', () => {
    const state = table({ players: 4, elders: [1, 4, 4, 2], hands: [[1, 3, 3], [2], [3], [4]] })
    const id = handCard(0, 3, 1)
    const [resting, raised] = [{}, { hovered: id }].map(raised => layoutOf(state, 0, raised).things.get(id)!)
    expect(raised!.slide! - resting!.slide!).toBeGreaterThan(0.8)
  })

  it('says what a card would do that is pointed at, or that a finger has chosen, whichever of its class', () => {
    const state = table({ players: 4, elders: [1, 4, 4, 2], hands: [[1, 3, 3], [2], [3], [4]] })
    const hintWith = (raised: Raised) => layoutOf(state, 0, raised).things.get('hint')
    expect(hintWith({})).toBeUndefined()
    const pointed = hintWith({ hovered: handCard(0, 1, 0), chosen: new Set([handCard(0, 3, 0)]) })
    const chosen = hintWith({ chosen: new Set([handCard(0, 3, 1)]) })
    expect(pointed).toBeDefined()
    expect(chosen!.front).not.toBe(pointed!.front)
    expect(chosen!.x).toBeGreaterThan(pointed!.x)
  })
})
