/** The late drop, RB-420 to RB-420b: five players, the last one drops a Ship that they did not send. */
import { describe, expect, test } from 'vitest'
import { rattleBattle } from '../index'
import type { RattleMove } from '../moves'
import type { RattleOptions } from '../options'
import { strengthOf } from '../phases/strength'
import type { SeaDie } from '../state'
import {
  against,
  at,
  course,
  die,
  draws,
  dropped,
  type PlayerText,
  played,
  sinkings,
  thrown,
  white,
  yellow,
} from '../testing/position'
import type { DieId } from '../vocabulary'

const five = (options: Partial<RattleOptions>, own: PlayerText, ...dice: readonly SeaDie[]) =>
  dropped(
    {
      card: 'A07',
      players: 5,
      options: { lateDrop: 'on', ...options },
      by: { [yellow]: { sails: 1 }, [white]: own },
    },
    die('p-yellow-1', -100, 0, 4),
    die('n-red-1', 40, 0, 5),
    ...dice,
  ).state

const late = (dieId: DieId, stowPlan: Record<string, string> = {}): RattleMove => ({
  kind: 'lateDrop',
  seat: white,
  dieId,
  stowPlan,
})
const first = die('p-white-1', 100, 100, 4)

describe('late drop', () => {
  test('RB-420: the last player in turn order is asked at the start of phase 4, and may decline', () => {
    const state = five({}, {}, first)
    expect(rattleBattle.turn(state)).toMatchObject({ kind: 'move', phase: 'actions.late', seats: [white] })
    expect(against(state, late('p-white-1')), 'already sent').toBe('RB-420')
    expect(against(state, late('p-yellow-2'))).toBe('RB-420')
    const declined = played(state, { kind: 'declineLate', seat: white })
    expect(declined.phase).toBe('actions.turn')
    expect(declined.adventure!.sea).toEqual(state.adventure!.sea)
  })

  test('RB-420: it is offered by option, with five players, and only if a Ship is left at home', () => {
    expect(five({ lateDrop: 'off' }, {}, first).phase).toBe('actions.turn')
    const all = [first, die('p-white-2', 100, 60, 4), die('p-white-3', 100, -60, 4)]
    expect(five({}, {}, ...all).phase).toBe('actions.turn')
    const four = dropped(
      { card: 'A07', players: 4, options: { lateDrop: 'on' }, by: { [yellow]: { sails: 1 } } },
      die('p-yellow-1', -100, 0, 4),
      die('n-red-1', 40, 0, 5),
    ).state
    expect(four.phase).toBe('actions.turn')
  })

  test('RB-420a: Loot on the Ship dropped late goes into the bag, unless it finds another place', () => {
    const own = { stowed: { 'ship:p-white-2': 'rum', 'ship:p-white-3': 'spices' } }
    const state = five({}, own, first)
    expect(against(state, late('p-white-2', { 'ship:p-white-2': 'rum-01' }))).toBe('RB-275')
    const lost = played(state, late('p-white-2', { 'ship:p-white-3': 'spices-01' }))
    expect(lost.bag).toContain('rum-01')
    expect(lost.discard).toEqual([])
    const saved = played(state, late('p-white-2', { 'ship:p-white-3': 'rum-01' }))
    expect(saved.bag).toContain('spices-01')
    expect(saved.players[white]!.stowed).toEqual({ 'ship:p-white-3': 'rum-01' })
  })

  test('EX-47 (RB-420, RB-420b): the Ship drops alone into the centre, and what it hits does not act again', () => {
    const asked = played(five({}, {}, first), late('p-white-2'))
    const turn = rattleBattle.turn(asked)
    expect(turn).toMatchObject({ kind: 'throw', phase: 'actions.drop', seats: [white] })
    if (turn.kind !== 'throw') return
    expect(turn.throw.dice.map(({ id }) => id)).toEqual(['p-white-2'])
    expect(turn.throw.lying).toHaveLength(3)
    // The red die is turned to SAIL, which on Fishing Grounds would flee, and counts with Strength 1.
    const { state, events } = course(
      asked,
      thrown(asked, die('p-white-2', 0, 0, 3), die('n-red-1', 45, 5, 'SAIL', 20)),
    )
    expect(at(state, 'n-red-1')).toEqual(die('n-red-1', 45, 5, 'SAIL', 20))
    expect(sinkings(events)).toEqual([])
    expect(strengthOf(state, at(state, 'n-red-1')!)).toBe(1)
    expect(state.phase).toBe('actions.turn')
  })

  test('RB-420b: the late drop makes its player a Participant', () => {
    const asked = played(five({}, {}), late('p-white-2'))
    const landed = course(asked, thrown(asked, die('p-white-2', 0, 60, 3)))
    const over = course(landed.state, { kind: 'pass', seat: yellow })
    expect(draws(over.events, white).flat().length).toBeGreaterThan(0)
    const declined = course(
      five({}, {}),
      { kind: 'declineLate', seat: white },
      { kind: 'pass', seat: yellow },
    )
    expect(draws(declined.events, white)).toEqual([])
  })

  test('RB-420b: the fist and repetitions are as in every drop', () => {
    const asked = played(five({}, {}, first), late('p-white-2'))
    const again = played(asked, thrown(asked, die('p-white-2', 170, 0, 3)))
    expect(rattleBattle.turn(again)).toMatchObject({ kind: 'throw', phase: 'actions.drop', seats: [white] })
    expect(again.adventure!.drop!.repeats).toBe(1)
  })
})
