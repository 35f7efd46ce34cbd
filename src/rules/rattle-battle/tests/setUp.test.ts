import { describe, expect, test } from 'vitest'
import { isInsideBox, outlineOf, slackMm, squareOutline } from '../../../measure'
import { readSetUp } from '../../game'
import { readingOf } from '../../imagineThrow'
import { adventureCard, scenarioPile } from '../data/adventures'
import { dieInfo, markOf } from '../data/dice'
import { lootTokens, lootTypeOf, partCount, vpCard } from '../data/loot'
import { allUpgrades } from '../data/upgrades'
import { faultOf } from '../fault'
import { rattleBattle } from '../index'
import { sideOfSeat } from '../seating'
import type { RattleState } from '../state'
import { ownerOf } from '../table'
import { against, die, played, position } from '../testing/position'
import { type DieId, type Part, parts, pileIds } from '../vocabulary'

function table(
  players: number,
  seed = 'a table',
  options: Readonly<Record<string, unknown>> = {},
): RattleState {
  const setUp = readSetUp(rattleBattle, { players, seed, options })
  if (!setUp.ok) throw new Error(setUp.why)
  return rattleBattle.setup(setUp.value)
}

/** All take this Part. */
function chosen(state: RattleState, part: Part): RattleState {
  return state.queue.reduce((before, seat) => played(before, { kind: 'choosePart', seat, part }), state)
}

const numbers = [2, 3, 4, 5]

describe('3.2 Set-up', () => {
  test('RB-20: the Sea Box stands in the middle: its walls are equally far from the origin', () => {
    for (const [x, y] of [
      [137, 0],
      [-137, 0],
      [0, 137],
      [0, -137],
    ] as const) {
      expect(isInsideBox(squareOutline({ id: 'any', x, y, yaw: 0 }), slackMm)).toBe(true)
      expect(isInsideBox(squareOutline({ id: 'any', x: x * 1.001, y: y * 1.001, yaw: 0 }), slackMm)).toBe(
        false,
      )
    }
    const reading = readingOf({ id: 'any', kind: 'ship' }, 3, { x: 0, y: 0, yaw: 0 })
    expect(outlineOf(reading)).toMatchObject({ x: 0, y: 0 })
  })

  test('RB-23: 27 Sailors lie in the deck at the Tavern, with the Crew pack 33', () => {
    expect(new Set(table(3).piles.sailors).size).toBe(27)
    expect(new Set(table(3, 'crew', { crewPack1: 'on' }).piles.sailors).size).toBe(33)
  })

  test('RB-24: the Parts lie at the Shipyard, 15 of each, minus those on Galleons', () => {
    const stock = (players: number) => chosen(table(players), 'cannon').stock
    expect(stock(2)).toEqual({ sail: 15, cannon: 13, hold: 15 })
    expect(stock(3)).toEqual({ sail: 12, cannon: 12, hold: 15 })
    expect(stock(5)).toEqual({ sail: 10, cannon: 10, hold: 10 })
  })

  test('RB-25: 20 Upgrades lie in the deck at the Workshop', () => {
    expect(new Set(table(3).piles.upgrades).size).toBe(20)
    expect(table(3).players.every(({ upgrades }) => upgrades.length === 0)).toBe(true)
  })

  test('RB-26: all coins lie at The Pit', () => {
    const state = table(5, 'coins', { coinSupply: 'printed' })
    expect(rattleBattle.score(state).lines.find(({ text }) => text === 'Coins')?.points).toEqual([
      0, 0, 0, 0, 0,
    ])
  })

  test('RB-26a: players start without coins', () => {
    for (const players of numbers) {
      expect(table(players).players.map(({ coins }) => coins)).toEqual(
        Array.from({ length: players }, () => 0),
      )
    }
  })

  test('RB-27: the VP cards lie at the Guild in ascending order, the lowest on top', () => {
    const cards = table(3).piles.vp.map(vpCard)
    expect(cards).toHaveLength(8)
    const ascends = (values: readonly number[]) =>
      values.every((value, i) => i === 0 || value > values[i - 1]!)
    expect(ascends(cards.map(({ cost }) => cost))).toBe(true)
    expect(ascends(cards.map(({ vp }) => vp))).toBe(true)
    const turned = { ...table(3), piles: { ...table(3).piles, vp: table(3).piles.vp.toReversed() } }
    expect(faultOf(turned)?.rule).toBe('RB-331')
  })

  test('RB-27a: the whole list of VP cards is public', () => {
    const state = table(3)
    for (const viewer of [0, 1, 'spectator'] as const) {
      expect(rattleBattle.view(state, viewer).piles.vp).toEqual(state.piles.vp)
    }
  })

  test('RB-28: all Loot is in the bag, 10 Spices, 18 Rum, 18 Fabrics, 10 Valuables, and no NP Ship at Sea', () => {
    const { bag } = table(4)
    expect([...bag].sort()).toEqual([...lootTokens].sort())
    const count = (type: string) => bag.filter(token => lootTypeOf(token) === type).length
    expect(['spices', 'rum', 'fabrics', 'valuables'].map(count)).toEqual([10, 18, 18, 10])
    expect(table(4, 'pack', { lootPack1: 'on' }).bag).toHaveLength(64)
    expect(table(4).adventure).toBeUndefined()
  })

  test('RB-29: players have the colours that they choose, and their dice', () => {
    const options = { scenario: 'pirateWars' }
    const chosen = readSetUp(rattleBattle, {
      players: 3,
      seed: 'red',
      options,
      colours: ['red', 'yellow', 'white'],
    })
    if (!chosen.ok) throw new Error(chosen.why)
    const state = rattleBattle.setup(chosen.value)
    expect(faultOf(state)).toBeUndefined()
    expect(state.players.map(({ colour }) => colour)).toEqual(['red', 'yellow', 'white'])
    expect(state.players.map(({ dice }) => dice.join(' '))).toEqual([
      'p-red-1 p-red-2 p-red-3 c-red',
      'p-yellow-1 p-yellow-2 p-yellow-3 c-yellow',
      'p-white-1 p-white-2 p-white-3 c-white',
    ])
    expect(ownerOf(state, 'c-white')).toBe(2)
    expect(rattleBattle.turn(state)).toMatchObject({ kind: 'move' })
  })

  test.each([
    [['red', 'blue'], /3 players have 3 colours, not 2/],
    [['red', 'blue', 'red'], /Only one player can have red/],
    [['red', 'blue', 'pink'], /yellow, blue, green, red, white, not "pink"/],
  ])('RB-29a: three players cannot have %j', (colours, why) => {
    const read = readSetUp(rattleBattle, { players: 3, seed: 'wrong', colours })
    expect(read).toMatchObject({ ok: false, path: 'colours', why: expect.stringMatching(why) })
  })

  test('RB-29, RB-29a: each seat has a colour of its own, with its dice; colours without a player are not in the game', () => {
    for (const players of numbers) {
      const state = table(players)
      const colours = state.players.map(({ colour }) => colour)
      expect(colours).toEqual(['yellow', 'blue', 'green', 'red', 'white'].slice(0, players))
      for (const { colour, dice } of state.players) {
        expect(dice.every(id => dieInfo(id).owner === colour)).toBe(true)
      }
    }
  })

  test('RB-30: the Baron is chosen at random, or by the option (seeds "baron 0" to "baron 59")', () => {
    const barons = Array.from({ length: 60 }, (_, n) => table(4, `baron ${n}`).baron)
    expect([...new Set(barons)].sort()).toEqual([0, 1, 2, 3])
    expect([0, 1, 2].map(startBaron => table(3, 'fixed', { startBaron }).baron)).toEqual([0, 1, 2])
  })

  test('RB-30a: seats go clockwise from the south, and each has the wall on their side', () => {
    const sides = numbers.map(players =>
      Array.from({ length: players }, (_, seat) => sideOfSeat(players, seat)),
    )
    expect(sides).toEqual([
      ['south', 'north'],
      ['south', 'west', 'north'],
      ['south', 'west', 'north', 'east'],
      ['south', 'west', 'north', 'north', 'east'],
    ])
    expect(() => sideOfSeat(2, 2)).toThrow('no seat')
  })

  test('RB-31: the free Parts are chosen when the Baron is known, in turn order', () => {
    const state = table(3, 'parts', { startBaron: 1 })
    expect(state.phase).toBe('setup.part')
    expect(state.queue).toEqual([1, 2, 0])
    expect(against(state, { kind: 'choosePart', seat: 0, part: 'sail' })).toBe('RB-3')
    expect(chosen(state, 'sail').phase).toBe('briefing.commit')
  })

  test('RB-32: Ships and Parts by the number of players', () => {
    const given = numbers.map(players => {
      const { dice, sails, cannons, holds } = table(players).players[0]!
      return [dice.filter(id => !dieInfo(id).captain).length, dice.length, sails.ready, cannons.ready, holds]
    })
    expect(given).toEqual([
      [4, 5, 0, 0, 0],
      [4, 4, 1, 0, 0],
      [3, 3, 1, 0, 1],
      [3, 3, 1, 0, 1],
    ])
    const own = chosen(table(4), 'hold').players[0]!
    expect([own.sails.ready, own.cannons.ready, own.holds]).toEqual([1, 0, 2])
  })

  test('RB-33: the Part of choice is a Sail, a Cannon or a Hold, and begins ready', () => {
    const state = table(2)
    const [seat] = state.queue
    expect(rattleBattle.moves(state, seat!)).toEqual(parts.map(part => ({ kind: 'choosePart', seat, part })))
    expect(chosen(state, 'sail').players[0]!.sails).toEqual({ ready: 1, exhausted: 0 })
    expect(chosen(state, 'cannon').players[0]!.cannons).toEqual({ ready: 1, exhausted: 0 })
    expect(chosen(state, 'hold').players[0]!.holds).toBe(1)
  })

  test('RB-34: Captain Ships are used like the owner’s other dice; only their values differ', () => {
    const marks = (id: DieId) =>
      [1, 2, 3, 4, 5, 6]
        .map(face => markOf(id, face))
        .map(String)
        .sort()
    expect(marks('p-yellow-1')).toEqual(['1', '2', '3', '4', '5', 'CANNON'])
    expect(marks('c-yellow')).toEqual(['2', '3', '4', '5', '6', 'CANNON'])
    const commit = position({ card: 'A01', players: 2, phase: 'briefing.commit' })
    expect(
      against(commit, { kind: 'commitShips', seat: 0, dieIds: ['c-yellow'], stowPlan: {} }),
    ).toBeUndefined()
    const sea = [die('c-yellow', 0, 0, 'CANNON'), die('n-green-1', 60, 0, 2)]
    const turn = position({ card: 'A01', players: 2, sea, by: { 0: { sails: 1, cannons: 1 } } })
    expect(against(turn, { kind: 'move', seat: 0, dieId: 'c-yellow', x: 0, y: 50 })).toBeUndefined()
    expect(
      against(turn, { kind: 'fire', seat: 0, shooterId: 'c-yellow', targetId: 'n-green-1' }),
    ).toBeUndefined()
    const stow = position({ card: 'A01', players: 2, phase: 'stow', by: { 0: { quay: ['rum'] } } })
    const plan = { 'ship:c-yellow': stow.players[0]!.quay[0]! }
    expect(against(stow, { kind: 'stow', seat: 0, stowPlan: plan })).toBeUndefined()
  })

  test('RB-35: the cards of the scenario lie in piles by type, in no known order; Crazy ones belong to both', () => {
    for (const scenario of ['norrington', 'pirateWars'] as const) {
      const { adventures } = table(3, 'piles', { scenario }).piles
      expect(pileIds.map(pile => adventures[pile].length)).toEqual([9, 7, 1, 10, 0])
      for (const pile of pileIds) {
        expect(adventures[pile].every(id => adventureCard(id).pile === pile)).toBe(true)
      }
    }
    expect(scenarioPile('norrington', 'crazy')).toEqual(scenarioPile('pirateWars', 'crazy'))
    const first = Array.from({ length: 60 }, (_, n) => {
      const state = chosen(table(2, `first card ${n}`, { scenario: 'norrington' }), 'sail')
      return state.adventure!.card
    })
    expect(new Set(first).size).toBe(9)
  })

  test('RB-36: each card has one type: 9 Soft, 7 Hard and 1 Final of each scenario, 10 Crazy ones', () => {
    const counts = (prefix: string, count: number) => {
      const piles = Array.from(
        { length: count },
        (_, n) => adventureCard(`${prefix}${String(n + 1).padStart(2, '0')}`).pile,
      )
      return ['soft', 'hard', 'final', 'crazy', 'intro'].map(pile => piles.filter(one => one === pile).length)
    }
    expect(counts('A', 17)).toEqual([9, 7, 1, 0, 0])
    expect(counts('B', 17)).toEqual([9, 7, 1, 0, 0])
    expect(counts('C', 10)).toEqual([0, 0, 0, 10, 0])
    expect(counts('I', 7)).toEqual([0, 0, 0, 0, 7])
  })

  test('RB-36a: a card shows its fleet, its rows, its Loot and a layout of tiles and dice', () => {
    const port = adventureCard('A11')
    expect(port).toMatchObject({
      name: 'Attack the Port!',
      fleet: { red: 3, yellow: 2 },
      rows: { SAIL: { strength: 3 }, GRAPE: { strength: 2 } },
      loot: 3,
      tiles: [{ id: 'T8', x: 0, y: 115, rotation: 0 }],
      prePlaced: [
        { colour: 'red', x: -60, y: 75 },
        { colour: 'red', x: 0, y: 75 },
        { colour: 'red', x: 60, y: 75 },
      ],
    })
  })

  test('RB-37: each Upgrade has its place on the Galleon', () => {
    const at = (place: string) => allUpgrades.filter(card => card.place === place).map(({ name }) => name)
    expect(at('mast')).toEqual(["Crow's Nest", 'Parrot', 'Super Sails', 'Black Flag'])
    expect(at('bow')).toEqual(['Drill', 'Ram'])
    expect(at('stern')).toEqual(['Turbine', 'Iron Teeth'])
    expect(at('hull')).toHaveLength(12)
  })

  test('RB-37a: there is no limit to the pieces on a Galleon', () => {
    const everything = {
      upgrades: allUpgrades.map(({ id }) => id),
      sails: partCount.sail,
      cannons: partCount.cannon,
      hamsters: 13,
      holds: 2,
    }
    expect(faultOf(position({ card: 'A01', phase: 'stow', by: { 0: everything } }))).toBeUndefined()
  })
})
