import { describe, expect, test } from 'vitest'
import { games } from '../../games'
import { createRandom } from '../../random'
import { checkState } from '../../testing/conformance'
import { crazyAdventures } from '../data/crazy'
import { playerShips } from '../data/dice'
import { faultOf } from '../fault'
import { rattleBattle } from '../index'
import type { Adventure, CrazyGame, RattleState } from '../state'
import { begun, coinsOf, shows, throws, withLeaning, withOutside, withStacked } from '../testing/crazy'
import { against, course, die, listed, played, position, told } from '../testing/position'
import type { PlayerColour } from '../vocabulary'
import { freshGame } from './miniGame'

const dice = (colour: PlayerColour) => playerShips(colour, 4)

describe('every Crazy Adventure', () => {
  test('RB-290: a mini-game, then its coins, then Loot, then stowing', () => {
    const start = begun({ card: 'I04', by: { 0: { stowed: ['rum', 'rum', 'rum', 'rum'] } } })
    const { state, events } = throws(start, [5, 5, 5, 5], [1, 1, 1, 1], [1, 1, 1, 1])
    const kinds = events.map(({ kind }) => kind)
    expect(kinds.indexOf('coins')).toBeGreaterThan(kinds.lastIndexOf('rolled'))
    expect(kinds.indexOf('loot')).toBeGreaterThan(kinds.lastIndexOf('coins'))
    expect(state.phase).toBe('stow')
    expect(coinsOf(state)).toEqual([2, 0, 0])
  })

  test('RB-291: all players must take part with all their dice, and Loot on Ships is not discarded', () => {
    const stowed = { 1: { stowed: ['rum', 'rum', 'rum', 'rum'] as const } }
    for (const { id, diceUse } of crazyAdventures.filter(card => card.diceUse === 'drop')) {
      const start = begun({ card: id, by: stowed })
      expect(start.adventure?.drop?.dice, diceUse).toEqual(
        (['yellow', 'blue', 'green'] as const).flatMap(dice),
      )
      expect(Object.keys(start.players[1]!.stowed)).toHaveLength(4)
    }
    const rolls = throws(begun({ card: 'C04', by: stowed }), [5, 5, 5, 5])
    expect(rolls.state.adventure?.drop?.dice).toEqual(dice('blue'))
    expect(Object.keys(rolls.state.players[1]!.stowed)).toHaveLength(4)
  })

  test('RB-292: no actions and no use of Parts, Upgrades or Sailors', () => {
    const rich = { sails: 2, cannons: 2, upgrades: ['U16', 'U14'], sailors: ['N09', 'N06'] } as const
    const state = throws(begun({ card: 'C06', by: { 0: rich } }), [2, 2, 2, 2]).state
    expect(against(state, { kind: 'useUpgrade', seat: 0, upgradeId: 'U14' })).not.toBeUndefined()
    expect(against(state, { kind: 'useSailor', seat: 0, sailorId: 'N06' })).not.toBeUndefined()
    expect(against(state, { kind: 'move', seat: 0, dieId: 'p-yellow-1', x: 0, y: 0 })).not.toBeUndefined()
    expect(new Set(rattleBattle.moves(state, 0).map(({ kind }) => kind))).toEqual(new Set(['reroll']))
  })

  test('RB-292a: there are no phases 8 and 9; Holds and storage Upgrades still stow', () => {
    const by = {
      0: {
        sailors: ['N06', 'N10'],
        holds: 1,
        upgrades: ['U13'],
        stowed: ['rum', 'rum', 'rum', 'rum'] as const,
      },
    } as const
    const { state, events } = throws(begun({ card: 'I04', by }), [5, 5, 5, 5], [1, 1, 1, 1], [1, 1, 1, 1])
    expect(state.phase).toBe('stow')
    expect(events.some(({ kind }) => kind === 'repair')).toBe(false)
    const moves = listed(state, 0, 'stow')
    expect(Math.max(...moves.map(({ stowPlan }) => Object.keys(stowPlan).length))).toBe(5)
  })

  test('RB-293: a Cannon result counts 2, 3, 4, 5 or 6 by the Cannons on the Galleon, ready or not', () => {
    for (const [cannons, value] of [2, 3, 4, 5, 6, 6].entries()) {
      const pieces = { ready: Math.floor(cannons / 2), exhausted: Math.ceil(cannons / 2) }
      const start = begun({ card: 'I04', by: { 0: { cannons: pieces } } })
      /** Blue's total. */
      const meeting = (total: number) => {
        const blue = [1, 1, Math.ceil(total / 2) - 1, Math.floor(total / 2) - 1]
        return coinsOf(throws(start, ['CANNON', 1, 1, 1], blue, [1, 1, 1, 1]).state)
      }
      expect(meeting(value + 3), `${cannons} Cannons`).toEqual([2, 2, 0])
      expect(meeting(value + 2), `${cannons} Cannons`).toEqual([2, 0, 0])
    }
  })

  test('RB-294: all tied winners are rewarded and all tied losers punished', () => {
    const start = begun({ card: 'C04' })
    const winners = throws(begun({ card: 'I04' }), [5, 5, 5, 5], [5, 5, 5, 5], [1, 1, 1, 1])
    expect(coinsOf(winners.state)).toEqual([2, 2, 0])
    const losers = throws(start, [1, 1, 1, 1], [1, 1, 1, 1], [2, 1, 1, 1])
    expect(told(losers.events, 'gone')).toEqual([{ seats: [0, 1] }])
    expect(coinsOf(losers.state)).toEqual([0, 0, 3])
  })

  test('RB-295: afterwards everyone draws the Loot of the card and stows it', () => {
    const one = throws(begun({ card: 'I04' }), [5, 5, 5, 5], [1, 1, 1, 1], [1, 1, 1, 1]).state
    expect(one.players.map(({ quay }) => quay.length)).toEqual([1, 1, 1])
    const two = throws(begun({ card: 'C05' }), [1, 1, 1, 1], [1, 1, 1, 1], [1, 1, 1, 1]).state
    expect(two.players.map(({ quay }) => quay.length)).toEqual([2, 2, 2])
    expect(one.phase).toBe('stow')
    expect(one.queue).toEqual([0, 1, 2])
  })
})

describe('RB-296: throws of mini-games', () => {
  test('are drops by the Baron into the empty Sea Box, repeated when a die lands outside', () => {
    const start = begun({ card: 'C10', baron: 2 })
    const turn = rattleBattle.turn(start)
    expect(turn).toMatchObject({
      kind: 'throw',
      seats: [2],
      throw: { container: 'sea-box', style: 'drop', lying: [] },
    })
    const marks = [1, 2, 3, 4, 1, 2, 3, 4, 1, 2, 3, 4] as const
    const again = played(start, withOutside(shows(start, ...marks), 'p-blue-2'))
    expect(again.adventure?.drop).toMatchObject({ repeats: 1, purpose: 'crazy' })
    const cocked = played(again, withLeaning(shows(again, ...marks), 'p-blue-2'))
    expect(rattleBattle.turn(cocked)).toMatchObject({ fist: { cocked: ['p-blue-2'] } })
    expect(played(cocked, shows(cocked, ...marks)).phase).toBe('stow')
  })

  test('are rolls in the own tray, from a short side, with no dice lying in it', () => {
    const turn = rattleBattle.turn(begun({ card: 'C04', baron: 1 }))
    expect(turn).toMatchObject({
      kind: 'throw',
      seats: [1],
      throw: { container: 'tray', style: 'roll', from: 'west', lying: [] },
    })
  })

  test('in the tray only dice that are cocked or out roll again; the others keep their faces', () => {
    const start = begun({ card: 'C04' })
    const answer = shows(start, 5, 4, 3, 2)
    const state = played(start, withOutside(withStacked(answer, 'p-yellow-1'), 'p-yellow-3'))
    expect(state.adventure?.drop).toMatchObject({ dice: ['p-yellow-1', 'p-yellow-3'], by: 0, cocked: [] })
    expect(Object.keys(state.adventure!.crazy!.faces)).toEqual(['p-yellow-2', 'p-yellow-4'])
    const done = throws(state, [1, 1]).state
    expect(done.adventure?.drop?.by).toBe(1)
    expect(Object.values(done.adventure!.crazy!.faces)).toHaveLength(4)
  })

  test('a throw that never comes to rest is made again', () => {
    const start = begun({ card: 'C04' })
    const { state } = course(start, { ...shows(start, 5, 4, 3, 2), unsettled: true })
    expect(state.adventure?.drop).toMatchObject({ dice: dice('yellow'), repeats: 1 })
    expect(state.adventure?.crazy?.faces).toEqual({})
  })
})

describe('views of a Brawl', () => {
  const game = games[0]!
  const rolled = throws(begun({ card: 'C02' }), [1, 2, 3, 4], [1, 2, 3, 4]).state
  const picking = played(throws(rolled, [1, 2, 3, 4]).state, { kind: 'pick', seat: 2, dieId: 'p-green-1' })

  test.each([
    ['while the others still roll', rolled],
    ['while the others still pick', picking],
  ])('%s: what a seat imagines is possible, and keeps what it knows', (_, state) => {
    checkState(game, state, createRandom('brawl'))
    for (const viewer of [0, 1, 2, 'spectator'] as const) {
      const view = rattleBattle.view(state, viewer)
      const whole = rattleBattle.imagine(view, viewer, createRandom(`as ${viewer}`))
      expect(rattleBattle.fault(whole)).toBeUndefined()
      const known = view.adventure!.crazy!.faces
      expect(whole.adventure?.crazy?.faces).toMatchObject(known)
      const hidden = Object.keys(state.adventure!.crazy!.faces).length
      expect(Object.keys(whole.adventure!.crazy!.faces)).toHaveLength(hidden)
    }
  })

  test('another’s roll is not to be read from any view', () => {
    const other = throws(throws(begun({ card: 'C02' }), [5, 4, 3, 2]).state, [1, 2, 3, 4]).state
    expect(rattleBattle.view(rolled, 1)).toEqual(rattleBattle.view(other, 1))
    expect(rattleBattle.view(rolled, 0)).not.toEqual(rattleBattle.view(other, 0))
  })
})

describe('impossible states of a mini-game', () => {
  const rolling = begun({ card: 'C04' })
  const choosing = throws(begun({ card: 'C06' }), [2, 2, 2, 2]).state
  const withCrazy = (state: RattleState, part: Partial<CrazyGame>): RattleState => ({
    ...state,
    adventure: { ...state.adventure!, crazy: { ...state.adventure!.crazy!, ...part } },
  })
  const withDrop = (state: RattleState, part: Partial<NonNullable<Adventure['drop']>>): RattleState => ({
    ...state,
    adventure: { ...state.adventure!, drop: { ...state.adventure!.drop!, ...part } },
  })
  const sea = position({ card: 'A01', sea: [die('p-yellow-1', 0, 0, 3), die('n-green-1', 50, 0, 2)] })

  test.each<[string, RattleState, string]>([
    ['dice of nobody at this table', withCrazy(rolling, { out: ['p-red-1'] }), 'RB-291'],
    ['a seat that is not there', withCrazy(rolling, { gone: [4] }), 'RB-297'],
    ['a pick of another’s die', withCrazy(rolling, { picks: { 0: 'p-blue-1' } }), 'RB-297'],
    ['a turn for somebody who is out', withCrazy(rolling, { gone: [1] }), 'RB-297'],
    ['more rounds than there can be', withCrazy(rolling, { round: 51 }), 'RB-298'],
    ['a die that should have been rolled', withCrazy(choosing, { faces: {} }), 'RB-296'],
    ['a choice that the card does not offer', { ...choosing, phase: 'crazy.pick' }, 'RB-290'],
    ['a phase of the Sea', { ...choosing, phase: 'actions.turn' }, 'RB-92'],
    ['no throw where one is awaited', { ...choosing, phase: 'crazy.throw' }, 'RB-110'],
    ['a throw where none is awaited', { ...rolling, phase: 'crazy.reroll' }, 'RB-110'],
    ['a toss in a game of rolls', withDrop(rolling, { purpose: 'toss', dice: ['p-yellow-1'] }), 'RB-296'],
    ['a throw by another than the first', withDrop(rolling, { by: 1 }), 'RB-296'],
    ['another’s dice in the hand', withDrop(rolling, { dice: dice('blue') }), 'RB-296'],
    ['a fist for a tray', withDrop(rolling, { cocked: ['p-yellow-1'] }), 'RB-296'],
    ['an empty hand', withDrop(rolling, { dice: [] }), 'RB-110'],
    ['a die twice in the hand', withDrop(rolling, { dice: ['p-yellow-1', 'p-yellow-1'] }), 'RB-6'],
    ['a mini-game at Sea', { ...sea, phase: 'crazy.toss' }, 'RB-92'],
  ])('%s', (_, state, rule) => {
    expect(faultOf(state)?.rule).toBe(rule)
  })

  test('a Crazy Adventure without a mini-game', () => {
    const { crazy: _, ...adventure } = choosing.adventure!
    expect(faultOf({ ...choosing, adventure })?.rule).toBe('RB-290')
    expect(faultOf({ ...sea, adventure: { ...sea.adventure!, crazy: freshGame } })?.rule).toBe('RB-290')
  })
})
