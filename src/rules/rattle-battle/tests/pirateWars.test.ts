/** Pirate Wars, RB-380 to RB-390a: players against players. */
import { describe, expect, test } from 'vitest'
import { readSetUp } from '../../game'
import { playerShips } from '../data/dice'
import { rattleBattle } from '../index'
import type { RattleMove } from '../moves'
import type { RattleOptions } from '../options'
import type { SeaDie } from '../state'
import {
  against,
  blue,
  course,
  die,
  draws,
  fights,
  fought,
  green,
  inSea,
  listed,
  type PlayerText,
  played,
  position,
  sinkings,
  told,
  yellow,
} from '../testing/position'
import type { DieId } from '../vocabulary'

const setUp = (scenario: 'intro' | 'norrington' | 'pirateWars', players: number) => {
  const read = readSetUp(rattleBattle, { players, seed: 'a war', options: { scenario } })
  if (!read.ok) throw new Error(read.why)
  return rattleBattle.setup(read.value)
}

describe('set-up', () => {
  test('RB-380: the Revenge deck is there in Pirate Wars only', () => {
    expect(setUp('pirateWars', 3).piles.revenge).toBe(17)
    expect(setUp('norrington', 3).piles.revenge).toBe(0)
    expect(setUp('intro', 3).piles.revenge).toBe(0)
  })

  test('RB-380a: it has as many cards as scenario 1 has Soft, Hard and Final Adventures', () => {
    const { soft, hard, final } = setUp('norrington', 3).piles.adventures
    expect(soft.length + hard.length + final.length).toBe(setUp('pirateWars', 3).piles.revenge)
  })

  test('RB-381: two players sail 4 Ships and the Captain Ship, three 3 and it, four and five 2 and it', () => {
    const ships = [2, 3, 4, 5].map(players => setUp('pirateWars', players).players.map(({ dice }) => dice))
    expect(ships.map(seats => seats.map(dice => dice.filter(id => id.startsWith('p-')).length))).toEqual([
      [4, 4],
      [3, 3, 3],
      [2, 2, 2, 2],
      [2, 2, 2, 2, 2],
    ])
    expect(ships.flat().every(dice => dice.filter(id => id.startsWith('c-')).length === 1)).toBe(true)
  })

  test('RB-381a: Parts are those of the base game', () => {
    for (const players of [2, 3, 4, 5]) {
      const parts = (scenario: 'norrington' | 'pirateWars') =>
        setUp(scenario, players).players.map(({ sails, cannons, holds }) => ({ sails, cannons, holds }))
      expect(parts('pirateWars')).toEqual(parts('norrington'))
    }
  })

  test('RB-382: its own Adventures and the Crazy pile are played, and nobody is Wanted', () => {
    const state = setUp('pirateWars', 3)
    const { soft, hard, final, crazy, intro } = state.piles.adventures
    expect([soft, hard, final, crazy, intro].map(pile => pile.length)).toEqual([9, 7, 1, 10, 0])
    expect([...soft, ...hard, ...final].every(id => id.startsWith('B'))).toBe(true)
    const rich = fought({
      card: 'B09',
      sea: [die('p-yellow-1', 0, 0, 5), die('n-yellow-1', 40, 0, 1)],
    }).state
    const next = played(rich, listed(rich, yellow, 'stow')[0]!)
    expect(next.players[yellow]!.coins).toBe(1)
    expect(next.wanted).toBeUndefined()
  })
})

const captain = die('c-yellow', 0, 0, 'CANNON')
const prey = die('p-green-1', 70, 0, 4)
const far = die('n-yellow-1', 130, 130, 1)

const war = (sea: readonly SeaDie[], more: PlayerText = {}, options: Partial<RattleOptions> = {}) =>
  position({
    card: 'B09',
    options,
    sea,
    by: { [yellow]: { cannons: 2, upgrades: ['U14'], ...more } },
  })
const shot = (shooterId: DieId, targetId: DieId = 'p-green-1', more: object = {}): RattleMove => ({
  kind: 'fire',
  seat: yellow,
  shooterId,
  targetId,
  ...more,
})

describe('firing at players', () => {
  test("RB-384: other players' Ships are Enemy Ships, and so are NP Ships", () => {
    const crew = war([captain, prey, far], { upgrades: ['U01', 'U04'] })
    const nest = (targetId: DieId): RattleMove => ({
      kind: 'useUpgrade',
      seat: yellow,
      upgradeId: 'U01',
      targetId,
    })
    expect(against(crew, nest('p-green-1'))).toBeUndefined()
    const near = war([captain, prey, die('n-yellow-1', 0, 50, 1)], { upgrades: ['U01'] })
    expect(against(near, nest('n-yellow-1'))).toBeUndefined()
  })

  test('RB-384a: own Ships and Allies are no Enemy Ships', () => {
    const ferry = position({
      card: 'B08',
      sea: [captain, die('p-yellow-1', 30, 0, 4), die('n-blue-1', 0, 40, 3), far],
      by: { [yellow]: { upgrades: ['U01', 'U04'] } },
    })
    const targets = listed(ferry, yellow, 'useUpgrade').map(({ targetId }) => targetId)
    expect(new Set(targets)).toEqual(new Set())
    for (const targetId of ['p-yellow-1', 'n-blue-1'] as const) {
      expect(against(ferry, { kind: 'useUpgrade', seat: yellow, upgradeId: 'U01', targetId })).toBe('RB-372')
    }
  })

  test('EX-35 (RB-385): the Captain Ship fires at another player for the usual Cannons; other Ships do not', () => {
    const { state, events } = course(war([captain, prey, far]), shot('c-yellow'))
    expect(sinkings(events)).toEqual(['p-green-1 by 0'])
    expect(state.players[yellow]!.cannons).toEqual({ ready: 1, exhausted: 1 })
    const plain = war([die('p-yellow-1', 0, 0, 'CANNON'), prey, far])
    expect(against(plain, shot('p-yellow-1'))).toBe('RB-385')
    const numbered = war([die('c-yellow', 0, 0, 4), prey, far], { cannons: 1 })
    expect(against(numbered, shot('c-yellow')), 'two Cannons without the Cannon result').toBe('RB-167')
  })

  test('RB-384a: nobody fires at their own Ship, not even with the Captain Ship', () => {
    const state = war([captain, die('p-yellow-1', 40, 0, 4), far])
    expect(against(state, shot('c-yellow', 'p-yellow-1'))).toBe('RB-169')
  })

  test('RB-385: outside Pirate Wars not even a Captain Ship fires at players', () => {
    const state = position({
      card: 'A07',
      players: 2,
      sea: [captain, die('p-blue-1', 40, 0, 4), far],
      by: { [yellow]: { cannons: 2 } },
    })
    expect(against(state, shot('c-yellow', 'p-blue-1'))).toBe('RB-169')
  })

  test('RB-385a: range and action are those of every Fire', () => {
    const beyond = war([captain, die('p-green-1', 79.1, 0, 4), far])
    expect(against(beyond, shot('c-yellow'))).toBe('RB-66')
    const fired = played(war([captain, prey, die('p-blue-1', 0, 70, 4), far]), shot('c-yellow'))
    expect(against(fired, shot('c-yellow', 'p-blue-1'))).toBe('RB-162')
  })

  /** Green's Ship is sunk by Yellow's at this distance, and the Adventure goes on to the rewards. */
  const sunkAt = (x: number) => {
    const start = war([captain, die('p-green-1', x, 0, 4), die('n-red-1', -120, -120, 5)])
    return course(start, shot('c-yellow'), { kind: 'endTurn', seat: yellow }, { kind: 'pass', seat: yellow })
  }

  test('RB-386: the sunk Ship is a regular Trophy', () => {
    const { state } = sunkAt(70)
    expect(state.players[yellow]!.trophies).toMatchObject([{ die: 'p-green-1', boarded: false }])
    expect(state.players[yellow]!.coins).toBe(1)
  })

  test('RB-386a: it gives 1 coin, and 1 Loot if it was boarded', () => {
    expect(draws(sunkAt(70).events, yellow).map(list => list.length)).toEqual([3])
    const touching = sunkAt(16.2)
    expect(touching.state.players[yellow]!.trophies).toMatchObject([{ boarded: true }])
    expect(touching.state.players[yellow]!.coins).toBe(1)
  })

  test('RB-387a: the Loot of its Boarding is drawn although the Ship has gone home after phase 6', () => {
    expect(draws(sunkAt(16.2).events, yellow).map(list => list.length)).toEqual([3, 1])
  })

  test('EX-35 (RB-387): the Ship goes home in time for the repairs, where its owner pays', () => {
    const start = position({
      card: 'B09',
      sea: [captain, prey, far],
      by: {
        [yellow]: { cannons: 2, upgrades: ['U14'] },
        [green]: { holds: 2, stowed: ['fabrics', 'rum'] },
      },
    })
    const { state, events } = course(
      start,
      shot('c-yellow'),
      { kind: 'endTurn', seat: yellow },
      { kind: 'pass', seat: yellow },
    )
    expect(rattleBattle.turn(state)).toMatchObject({ phase: 'repair', seats: [green] })
    const paid = course(state, listed(state, green, 'repair')[0]!)
    expect(told(paid.events, 'repair')).toMatchObject([{ seat: green, tokens: [expect.anything()] }])
    expect(paid.state.players[green]!.sunk).toEqual([])
    expect(events.filter(({ kind }) => kind === 'revenge')).toEqual([])
    expect(paid.state.players[green]!.revengeCards).toBe(1)
  })

  test("RB-388: in the Battle players' Ships fight NP Ships only", () => {
    const { events } = fought({
      card: 'B09',
      sea: [die('c-yellow', 0, 0, 6), die('p-green-1', 17, 0, 1), die('n-green-1', 100, 0, 4)],
    })
    expect(fights(events)).toEqual(['n-green-1 p-green-1', 'n-green-1 c-yellow'])
  })
})

describe('Revenge', () => {
  const lost = (count: number, options: Partial<RattleOptions> = {}, by: readonly number[] = [yellow]) =>
    position({
      card: 'B09',
      phase: 'repair',
      queue: [green],
      options,
      by: {
        [yellow]: {
          trophies: by.includes(yellow) ? playerShips('green', count) : [],
        },
        [green]: {
          quay: ['rum', 'spices', 'fabrics', 'valuables'],
          sunk: playerShips('green', count).map(die => ({ die, by })),
        },
      },
    })
  const cards = (state: ReturnType<typeof position>) =>
    played(state, listed(state, green, 'repair')[0]!).players[green]!.revengeCards

  test('RB-389: a player who lost a Ship to another player gets a Revenge card when it is repaired', () => {
    expect(cards(lost(1))).toBe(1)
    expect(cards(lost(1, {}, [])), 'a Ship that nobody sank brings none').toBe(0)
    expect(played(lost(1), listed(lost(1), green, 'repair')[0]!).piles.revenge).toBe(16)
  })

  test('RB-389a: one card per Ship, or one per Adventure as the table agrees', () => {
    expect(cards(lost(2))).toBe(2)
    expect(cards(lost(2, { revengePer: 'adventure' }))).toBe(1)
  })

  test('RB-389a: an empty deck gives none', () => {
    const state = position({
      card: 'B09',
      phase: 'repair',
      queue: [green],
      by: {
        [yellow]: { revengeCards: 16, trophies: ['p-green-1'] },
        [blue]: { trophies: ['p-green-2'] },
        [green]: {
          quay: ['rum', 'spices', 'fabrics'],
          sunk: [
            { die: 'p-green-1', by: [yellow] },
            { die: 'p-green-2', by: [blue] },
          ],
        },
      },
    })
    expect(cards(state)).toBe(1)
  })

  test('RB-389a: the last cards of the deck go out in turn order', () => {
    const state = position({
      card: 'B09',
      phase: 'repair',
      baron: blue,
      queue: [blue],
      by: {
        [green]: { revengeCards: 16, trophies: ['p-blue-1', 'p-yellow-1'] },
        [blue]: { quay: ['rum', 'spices'], sunk: [{ die: 'p-blue-1', by: [green] }] },
        [yellow]: { sunk: [{ die: 'p-yellow-1', by: [green] }] },
      },
    })
    const after = played(state, listed(state, blue, 'repair')[0]!)
    expect(after.players.map(({ revengeCards }) => revengeCards)).toEqual([0, 1, 16])
  })

  const avenger = (revengeCards: number) =>
    war([die('p-yellow-1', 0, 0, 4), prey, die('n-yellow-1', 0, 50, 1), far].slice(0, 3), {
      revengeCards,
      cannons: 4,
    })

  test('RB-390: with a Revenge card any Ship fires at another player, by the regular rules', () => {
    const fired = course(avenger(1), shot('p-yellow-1', 'p-green-1', { revenge: true }))
    expect(sinkings(fired.events)).toEqual(['p-green-1 by 0'])
    expect(fired.state.players[yellow]).toMatchObject({
      revengeCards: 0,
      cannons: { ready: 2, exhausted: 2 },
    })
    expect(fired.state.piles.revenge, 'the used card is in the deck again').toBe(17)
    expect(against(avenger(0), shot('p-yellow-1', 'p-green-1', { revenge: true }))).toBe('RB-390')
    expect(against(avenger(1), shot('p-yellow-1', 'n-yellow-1', { revenge: true }))).toBe('RB-390')
    const captainToo = war([captain, prey, far], { revengeCards: 1 })
    expect(against(captainToo, shot('c-yellow', 'p-green-1', { revenge: true })), 'wasted').toBe('RB-390')
  })

  test('RB-390a: one card serves one Fire', () => {
    const two = war([die('p-yellow-1', 0, 0, 4), prey, die('p-blue-1', 0, 70, 4), far], {
      revengeCards: 1,
      cannons: 4,
    })
    const fired = played(two, shot('p-yellow-1', 'p-green-1', { revenge: true }), {
      kind: 'endTurn',
      seat: yellow,
    })
    expect(inSea(fired)).toContain('p-blue-1')
    expect(against(fired, shot('p-yellow-1', 'p-blue-1', { revenge: true }))).toMatch(/RB-(3|390)/)
    const mine = fired.queue[0] === yellow ? fired : played(fired, { kind: 'pass', seat: fired.queue[0]! })
    expect(against(mine, shot('p-yellow-1', 'p-blue-1', { revenge: true }))).toBe('RB-390')
  })

  test('RB-390a: how many cards everybody holds is open', () => {
    const state = war([captain, prey, far], { revengeCards: 3 })
    for (const viewer of [yellow, blue, green, 'spectator'] as const) {
      expect(rattleBattle.view(state, viewer).players[yellow]!.revengeCards).toBe(3)
    }
  })
})
