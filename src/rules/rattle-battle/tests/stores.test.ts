/** Crew pack no. 1: the Sailors X01 to X06 with their stores, RB-404 to RB-406. */
import { describe, expect, test } from 'vitest'
import { rattleBattle } from '../index'
import type { RattleMove, SpendStore } from '../moves'
import { strengthOf } from '../phases/strength'
import type { SeaDie } from '../state'
import {
  against,
  at,
  course,
  die,
  inSea,
  listed,
  type PlayerText,
  played,
  position,
  sinkings,
  thrown,
  yellow,
} from '../testing/position'
import type { SailorId } from '../vocabulary'

const crewPack1 = 'on'

const loaded = (id: SailorId, ...tokens: readonly string[]) => ({
  id,
  uses: 0,
  store: tokens.map(token => ({ token, fresh: false })),
})

const spend = (sailorId: SailorId, more: Partial<SpendStore> = {}): SpendStore => ({
  kind: 'spendStore',
  seat: yellow,
  sailorId,
  ...more,
})

/** Yellow with these Sailors at Sea, and a Ballista to go on with. */
const atSea = (
  sea: readonly SeaDie[],
  sailors: NonNullable<PlayerText['sailors']>,
  more: PlayerText = {},
  card = 'A07',
) =>
  position({ card, options: { crewPack1 }, sea, by: { [yellow]: { sailors, upgrades: ['U14'], ...more } } })

describe('placing Loot', () => {
  const place = (sailorId: SailorId, tokenIds: readonly string[]): RattleMove => ({
    kind: 'placeOnSailor',
    seat: yellow,
    sailorId,
    tokenIds,
  })
  const home = (more: PlayerText = {}) =>
    position({
      card: 'A07',
      phase: 'sailors',
      options: { crewPack1, lootPack1: 'on' },
      by: {
        [yellow]: {
          sailors: ['X05', 'X01', 'N10'],
          sails: { ready: 0, exhausted: 1 },
          quay: ['rum', 'spices', 'L2'],
          holds: 2,
          stowed: ['rum', 'rum'],
          ...more,
        },
      },
    })

  test('RB-404: the six Sailors are in the deck with the Crew pack only', () => {
    const crew = ['X01', 'X02', 'X03', 'X04', 'X05', 'X06']
    const deck = (option: 'on' | 'off') =>
      position({ card: 'A07', phase: 'briefing.commit', options: { crewPack1: option } }).piles.sailors
    expect(deck('on').filter(id => crew.includes(id))).toEqual(crew)
    expect(deck('off').filter(id => crew.includes(id))).toEqual([])
  })

  test('RB-405: in phase 8 Loot of the type shown is put on them, from the quay or stowed', () => {
    const rum = [...home().players[yellow]!.quay, ...Object.values(home().players[yellow]!.stowed)].filter(
      token => token.startsWith('rum'),
    )
    expect(against(home(), place('X05', ['spices-01']))).toBe('RB-405')
    expect(against(home(), place('X05', ['L2-1']))).toBe('RB-405')
    expect(against(home(), place('N10', [rum[0]!]))).toBe('RB-405')
    expect(against(home(), place('X02', [rum[0]!])), 'of another player').toBe('RB-252')
    const after = played(home(), place('X05', [rum[0]!, rum[1]!])).players[yellow]!
    expect(after.sailors[0]!.store).toEqual([
      { token: rum[0], fresh: true },
      { token: rum[1], fresh: true },
    ])
    expect([...after.quay, ...Object.values(after.stowed)]).not.toContain(rum[0])
  })

  test('RB-405a: at most 2 tokens lie on a Sailor', () => {
    const rum = [...home().players[yellow]!.quay, ...Object.values(home().players[yellow]!.stowed)].filter(
      token => token.startsWith('rum'),
    )
    expect(against(home(), place('X05', rum))).toBe('RB-405a')
    const two = played(home(), place('X05', rum.slice(0, 1)), place('X05', rum.slice(1, 2)))
    expect(against(two, place('X05', rum.slice(2)))).toBe('RB-405a')
    expect(against(home(), place('X05', []))).toBe('RB-405')
    expect(against(home(), place('X05', [rum[0]!, rum[0]!]))).toBe('RB-405')
  })

  test('RB-405a: tokens on Sailors need no stowing and are spent from the next Adventure on', () => {
    const state = position({
      card: 'A07',
      phase: 'sailors',
      options: { crewPack1 },
      by: { [yellow]: { sailors: ['X05'], quay: ['rum'] } },
    })
    const next = played(state, place('X05', ['rum-01']))
    expect(next.phase, 'nothing to stow, so the next card is revealed').toBe('briefing.commit')
    expect(next.players[yellow]!.sailors[0]!.store).toEqual([{ token: 'rum-01', fresh: false }])
  })
})

describe('spending it', () => {
  const own = die('p-yellow-1', 0, 0, 4)
  const np = die('n-red-1', 100, 100, 2)

  test('RB-405: only a token of an earlier Adventure is spent, and it goes to the discard pile', () => {
    const fresh = atSea([own, np], [{ id: 'X05', uses: 0, store: [{ token: 'rum-01', fresh: true }] }])
    expect(against(fresh, spend('X05', { dieId: 'p-yellow-1' }))).toBe('RB-405a')
    const state = atSea([own, np], [loaded('X05', 'rum-01', 'rum-02')])
    const once = played(state, spend('X05', { dieId: 'p-yellow-1' }))
    expect(once.discard).toEqual(['rum-01'])
    expect(once.players[yellow]!.sailors[0]!.store).toEqual([{ token: 'rum-02', fresh: false }])
    expect(against(atSea([own, np], ['X05']), spend('X05', { dieId: 'p-yellow-1' }))).toBe('RB-405a')
    expect(against(state, spend('X06', { dieId: 'p-yellow-1', otherId: 'p-yellow-1' }))).toBe('RB-252')
  })

  test('RB-406: it is spent on one’s own turn, before or after the action, and does not count as the action', () => {
    const state = atSea([own, np], [loaded('X05', 'rum-01', 'rum-02')], { sails: 1 })
    const grog = spend('X05', { dieId: 'p-yellow-1' })
    const only = played(state, grog)
    expect(against(only, { kind: 'endTurn', seat: yellow }), 'a turn with nothing else').toBeUndefined()
    const after = played(state, grog, { kind: 'move', seat: yellow, dieId: 'p-yellow-1', x: 10, y: 0 }, grog)
    expect(after.adventure!.grogged).toEqual(['p-yellow-1', 'p-yellow-1'])
    expect(against(after, { kind: 'endTurn', seat: yellow })).toBeUndefined()
  })

  test('X01: Gunpowder Gus fires without Cannons', () => {
    const near = die('n-red-1', 60, 0, 5)
    const state = atSea([own, near, die('n-red-2', 100, 100, 2)], [loaded('X01', 'spices-01')])
    const shot: RattleMove = { kind: 'fire', seat: yellow, shooterId: 'p-yellow-1', targetId: 'n-red-1' }
    expect(against(state, shot)).toBe('RB-167')
    const fired = played(state, { ...shot, gus: true })
    expect(inSea(fired)).toEqual(['p-yellow-1', 'n-red-2'])
    expect(fired.discard).toEqual(['spices-01'])
    expect(against(state, spend('X01')), 'it goes with a Fire').toBe('RB-406')
    const armed = atSea([own, near, np].slice(0, 2), [loaded('X01', 'spices-01')], { cannons: 2 })
    expect(played(armed, { ...shot, gus: true }).players[yellow]!.cannons).toEqual({ ready: 2, exhausted: 0 })
    expect(against(atSea([own, near], ['X01']), { ...shot, gus: true })).toBe('RB-405')
  })

  test('X02: Windy Wendy moves a Ship up to one long range, beside the Move action', () => {
    const state = atSea([own, np], [loaded('X02', 'fabrics-01')], { sails: 1 })
    expect(against(state, spend('X02', { dieId: 'p-yellow-1', x: 0, y: -88.1 }))).toBe('RB-74')
    const moved = played(state, spend('X02', { dieId: 'p-yellow-1', x: 0, y: -88 }))
    expect(at(moved, 'p-yellow-1')).toMatchObject({ x: 0, y: -88 })
    expect(moved.players[yellow]!.sails).toEqual({ ready: 1, exhausted: 0 })
    expect(against(moved, { kind: 'move', seat: yellow, dieId: 'p-yellow-1', x: 0, y: 0 })).toBeUndefined()
  })

  test('X03: Drunk Duncan drops an own Ship again into the centre, and the turn goes on', () => {
    const state = atSea([own, np], [loaded('X03', 'rum-01')])
    expect(against(state, spend('X03', { dieId: 'n-red-1' }))).toBe('RB-172')
    const asked = played(state, spend('X03', { dieId: 'p-yellow-1' }))
    const turn = rattleBattle.turn(asked)
    expect(turn).toMatchObject({ kind: 'throw', seats: [yellow], throw: { dice: [{ id: 'p-yellow-1' }] } })
    const landed = played(asked, thrown(asked, die('p-yellow-1', -30, 20, 'CANNON', 15)))
    expect(at(landed, 'p-yellow-1')).toEqual(die('p-yellow-1', -30, 20, 'CANNON', 15))
    expect(landed.phase).toBe('actions.turn')
  })

  test('X04: Jewel Jenny turns an own Ship to any of its faces', () => {
    const state = atSea([own, np], [loaded('X04', 'valuables-01')])
    expect(listed(state, yellow, 'spendStore').map(({ face }) => face)).toEqual([1, 2, 3, 5, 6])
    const turned = played(state, spend('X04', { dieId: 'p-yellow-1', face: 6 }))
    expect(at(turned, 'p-yellow-1')).toEqual(die('p-yellow-1', 0, 0, 'CANNON'))
  })

  test('X05: Grog Greta gives one Ship +2 Strength in the Battle of this Adventure', () => {
    const sea = [own, die('p-yellow-2', 50, 0, 4), die('n-red-1', -40, 0, 5)] as const
    const state = atSea(sea, [loaded('X05', 'rum-01')])
    const grogged = played(state, spend('X05', { dieId: 'p-yellow-1' }))
    expect(sea.slice(0, 2).map(ship => strengthOf(grogged, ship))).toEqual([6, 4])
    const { events } = course(grogged, { kind: 'pass', seat: yellow })
    expect(sinkings(events)).toEqual(['n-red-1 by 0'])
  })

  test('X06: Weaver Wu swaps two own Ships, each with its yaw and face, however far apart', () => {
    const sea = [
      die('p-yellow-1', -120, 0, 4, 30),
      die('p-yellow-2', 120, 10, 1),
      die('p-blue-1', 0, 0, 2),
      np,
    ] as const
    const state = atSea(sea, [loaded('X06', 'fabrics-01')], {}, 'A14')
    const swapped = played(state, spend('X06', { dieId: 'p-yellow-1', otherId: 'p-yellow-2' }))
    expect(at(swapped, 'p-yellow-1')).toEqual(die('p-yellow-1', 120, 10, 4, 30))
    expect(at(swapped, 'p-yellow-2')).toEqual(die('p-yellow-2', -120, 0, 1))
    expect(against(state, spend('X06', { dieId: 'p-yellow-1', otherId: 'p-blue-1' }))).toBe('RB-172')
    expect(against(state, spend('X06', { dieId: 'p-yellow-1', otherId: 'p-yellow-1' }))).toBe('RB-172')
  })

  test('X06: Ships swap only if both fit', () => {
    const swap = spend('X06', { dieId: 'p-yellow-1', otherId: 'p-yellow-2' })
    const against45 = (corner: number) =>
      against(
        atSea(
          [die('p-yellow-1', 0, 0, 4, 45), die('p-yellow-2', corner, 0, 1), np],
          [loaded('X06', 'fabrics-01')],
        ),
        swap,
      )
    expect(against45(134.31)).toBeUndefined()
    expect(against45(134.33), 'the corner would stand in the wall').toBe('RB-74a')
    const crowded = [
      die('p-yellow-1', 0, 0, 4, 45),
      die('p-yellow-2', 60, 0, 1),
      die('n-red-1', 77, 0, 2),
    ] as const
    expect(against(atSea(crowded, [loaded('X06', 'fabrics-01')]), swap), 'on top of another Ship').toBe(
      'RB-74a',
    )
  })
})
