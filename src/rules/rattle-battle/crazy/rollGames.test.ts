import { describe, expect, test } from 'vitest'
import type { FaceMark } from '../../../measure'
import { dieFaces } from '../../../measure'
import { playerShips } from '../data/dice'
import { rattleBattle } from '../index'
import type { RattleMove } from '../moves'
import type { CrazyGame, RattleState } from '../state'
import { begun, coinsOf, shows, throws } from '../testing/crazy'
import { against, course, listed, played, position, told } from '../testing/position'
import type { AdventureId, DieId } from '../vocabulary'
import { freshGame, mostRounds } from './miniGame'

const faceOf = (mark: FaceMark) => dieFaces.ship.indexOf(mark) + 1

/** Two players in the middle of a mini-game, the first about to roll. */
function middle(
  card: AdventureId,
  crazy: Partial<CrazyGame>,
  dice: readonly DieId[],
  text = {},
): RattleState {
  return position({
    card,
    players: 3,
    phase: 'crazy.throw',
    queue: [0, 1, 2],
    ...text,
    adventure: {
      crazy: { ...freshGame, round: 1, ...crazy },
      drop: { purpose: 'roll', dice, by: 0, repeats: 0, blows: 0, cocked: [] },
    },
  })
}

/** Which of the player's four Ships. */
type Ship = 1 | 2 | 3 | 4

describe('C02 Brawl', () => {
  const start = begun({ card: 'C02', players: 3, by: { 0: { cannons: 1 } } })
  const pick = (seat: number, dieId: DieId): RattleMove => ({ kind: 'pick', seat, dieId })
  const picks = (yellow: Ship, blue: Ship, green: Ship) => [
    pick(0, `p-yellow-${yellow}`),
    pick(1, `p-blue-${blue}`),
    pick(2, `p-green-${green}`),
  ]
  const rolled = throws(start, ['CANNON', 5, 4, 2], [5, 1, 4, 2], [1, 4, 3, 2]).state

  test('EX-38: picks Cannon (value 3), 5 and 1: the 1 wins and the others are out', () => {
    const { state, events } = course(rolled, ...picks(1, 1, 1))
    expect(told(events, 'picks')[0]?.out).toEqual(['p-yellow-1', 'p-blue-1'])
    expect(state.adventure?.crazy?.out).toEqual(['p-yellow-1', 'p-blue-1'])
    expect(state.adventure?.drop?.dice).toEqual(['p-yellow-2', 'p-yellow-3', 'p-yellow-4'])
  })

  test('EX-38, RB-297: picks 4, 4 and 4: nobody is out, and everybody rolls again', () => {
    const state = played(rolled, ...picks(3, 3, 2))
    expect(state.adventure?.crazy).toMatchObject({ out: [], round: 2, faces: {}, picks: {} })
  })

  test('without a 1 the highest value wins, a Cannon by its owner’s Cannons', () => {
    expect(played(rolled, ...picks(1, 3, 2)).adventure?.crazy?.out).toEqual(['p-yellow-1'])
    expect(played(rolled, ...picks(1, 4, 3)).adventure?.crazy?.out).toEqual(['p-blue-4'])
    expect(played(rolled, ...picks(4, 2, 4)).adventure?.crazy?.out).toEqual(['p-blue-2'])
  })

  test('a pick is one of the own dice that are not out', () => {
    expect(against(rolled, pick(0, 'p-blue-1'))).toBe('RB-297')
    const next = throws(played(rolled, ...picks(1, 1, 1)), [2, 2, 2], [2, 2, 2], [2, 2, 2, 2]).state
    expect(against(next, pick(0, 'p-yellow-1'))).toBe('RB-297')
    expect(against(next, pick(0, 'p-yellow-2'))).toBeUndefined()
  })

  /** All dice but one of yellow’s and all of green’s. */
  const out = [
    'p-yellow-1',
    'p-yellow-2',
    'p-yellow-3',
    'p-blue-1',
    'p-blue-2',
    'p-blue-3',
    'p-blue-4',
  ] as const

  test('a last die is picked automatically; without dice a player rolls no more', () => {
    const state = middle('C02', { out }, ['p-yellow-4'], { queue: [0, 2] })
    const { state: next, events } = throws(state, [3], [4, 4, 2, 1])
    expect(told(events, 'picked')).toEqual([{ seat: 0 }])
    expect(next.queue).toEqual([2])
    const over = course(next, pick(2, 'p-green-1'))
    expect(coinsOf(over.state)).toEqual([0, 0, 2])
  })

  test('rolls and picks are their player’s secret until all have picked', () => {
    const half = played(rolled, pick(1, 'p-blue-2'))
    const faces = (viewer: number | 'spectator') =>
      Object.keys(rattleBattle.view(half, viewer).adventure!.crazy!.faces)
    expect(faces(0).every(id => id.startsWith('p-yellow'))).toBe(true)
    expect(faces(0)).toHaveLength(4)
    expect(faces('spectator')).toEqual([])
    expect(rattleBattle.view(half, 0).adventure?.crazy?.picks).toEqual({ 1: '?' })
    expect(rattleBattle.view(half, 1).adventure?.crazy?.picks).toEqual({ 1: 'p-blue-2' })
    const turn = rattleBattle.turn(start)
    expect(turn.kind === 'throw' && turn.seenBy).toEqual([0])
    const { events } = course(start, shows(start, 1, 2, 3, 4))
    expect(events.filter(({ kind }) => kind === 'rolled').map(({ seenBy }) => seenBy)).toEqual([[0]])
  })

  test('a player whose dice are all alike is asked too, so that it stays secret', () => {
    expect(throws(start, [2, 2, 2, 2], [5, 1, 4, 2], [1, 4, 3, 2]).state.queue).toEqual([0, 1, 2])
  })

  test('RB-297: after drawing Loot 1 Rum, also one stowed earlier, may be swapped for 1 coin', () => {
    const state = middle('C02', { out }, ['p-yellow-4'], {
      queue: [0, 2],
      by: { 0: { stowed: ['rum', 'rum'] }, 1: { stowed: ['spices'] } },
      bag: ['fabrics', 'fabrics', 'fabrics', 'rum'],
      seed: 'the Rum comes last',
    })
    const loot = played(throws(state, [3], [4, 4, 2, 1]).state, pick(2, 'p-green-1'))
    expect(loot.phase).toBe('loot')
    expect(listed(loot, 0, 'lootExchange').map(({ tokenId }) => tokenId)).toEqual([
      expect.stringMatching(/^rum/),
    ])
    expect(against(loot, { kind: 'lootExchange', seat: 0, tokenId: loot.players[0]!.quay[0]! })).toBe(
      loot.players[0]!.quay[0]!.startsWith('rum') ? undefined : 'RB-243',
    )
    const swapped = played(loot, ...listed(loot, 0, 'lootExchange'))
    expect(coinsOf(swapped)).toEqual([1, 0, 2])
    expect(Object.values(swapped.players[0]!.stowed)).toHaveLength(1)
    // Once: the turn is over.
    expect(against(swapped, listed(loot, 0, 'lootExchange')[0]!)).not.toBeUndefined()
  })
})

describe('C04 Cannons Ready', () => {
  const start = begun({ card: 'C04', players: 3, by: { 2: { cannons: 4 } } })

  test('the lowest total is out, all tied ones, until one is left: 3 coins', () => {
    const { state } = throws(start, [1, 1, 1, 2], [5, 5, 5, 5], [3, 3, 3, 3], [2, 2, 2, 2], [2, 2, 3, 2])
    expect(coinsOf(state)).toEqual([0, 0, 3])
    const tied = throws(start, [1, 1, 1, 2], [2, 1, 1, 1], [3, 1, 1, 1])
    expect(coinsOf(tied.state)).toEqual([0, 0, 3])
  })

  test('a Cannon result adds its value', () => {
    expect(coinsOf(throws(start, [5, 1, 1, 1], [1, 1, 1, 5], ['CANNON', 1, 1, 1]).state)).toEqual([0, 0, 3])
  })

  test('RB-297: if there is no lowest total, all roll again', () => {
    const { state } = throws(start, [1, 1, 1, 2], [2, 1, 1, 1], [1, 2, 1, 1])
    expect(state.adventure?.crazy).toMatchObject({ gone: [], round: 2 })
    expect(state.queue).toEqual([0, 1, 2])
  })
})

describe('C05 Attack the Prison', () => {
  const start = begun({ card: 'C05', players: 3 })
  const aside = (seat: number, dieId: DieId): RattleMove => ({ kind: 'setAside', seat, dieId })

  test('round n takes a value of n + 1; a player without one is out', () => {
    const { state } = throws(start, [1, 2, 3, 1])
    expect(listed(state, 0, 'setAside').map(({ dieId }) => dieId)).toEqual(['p-yellow-2', 'p-yellow-3'])
    expect(against(state, aside(0, 'p-yellow-1'))).toBe('RB-290')
    const next = throws(played(state, aside(0, 'p-yellow-3')), [1, 1, 1, 1]).state
    expect(next.adventure?.crazy?.gone).toEqual([1])
    expect(next.queue).toEqual([2])
  })

  test('dice set aside are rolled no more, and the next round takes more', () => {
    const one = throws(start, [2, 1, 1, 1], [2, 1, 1, 1], [2, 1, 1, 1]).state
    expect(one.adventure?.crazy).toMatchObject({ round: 2, aside: ['p-yellow-1', 'p-blue-1', 'p-green-1'] })
    expect(one.adventure?.drop?.dice).toEqual(['p-yellow-2', 'p-yellow-3', 'p-yellow-4'])
    const two = throws(one, [2, 2, 2], [3, 1, 1]).state
    expect(two.adventure?.crazy?.gone).toEqual([0])
  })

  const late = (aside: readonly DieId[], gone: readonly number[], round: number) =>
    middle('C05', { aside, gone, round }, ['p-yellow-2', 'p-yellow-3', 'p-yellow-4'], { queue: [0, 1] })
  const round2 = late(['p-yellow-1', 'p-blue-1', 'p-green-1'], [2], 2)

  test('EX-38, RB-297: the last two fail in the same round: nobody gets coins', () => {
    expect(coinsOf(throws(round2, [2, 2, 1], [1, 1, 2]).state)).toEqual([0, 0, 0])
  })

  test('EX-38: if one of the last two succeeds, they take 3', () => {
    expect(coinsOf(throws(round2, [2, 2, 1], [1, 1, 3]).state)).toEqual([0, 3, 0])
  })

  test('players who have set aside all their dice are through and take 3 each', () => {
    const nearly = [...playerShips('yellow', 3), ...playerShips('blue', 3)]
    const state = middle('C05', { aside: [...nearly, 'p-green-1'], gone: [2], round: 4 }, ['p-yellow-4'], {
      queue: [0, 1],
    })
    expect(coinsOf(throws(state, [5], [5]).state)).toEqual([3, 3, 0])
    expect(coinsOf(throws(state, [5], [4]).state)).toEqual([3, 0, 0])
  })

  test('from round 5 on a 6 is needed, and no more', () => {
    const nearly = [...playerShips('yellow', 4), ...playerShips('blue', 4)]
    const state = position({
      card: 'C05',
      players: 2,
      phase: 'crazy.throw',
      queue: [0, 1],
      by: { 1: { cannons: 4 } },
      adventure: {
        crazy: { ...freshGame, round: 6, aside: nearly },
        drop: { purpose: 'roll', dice: ['c-yellow'], by: 0, repeats: 0, blows: 0, cocked: [] },
      },
    })
    expect(coinsOf(throws(state, [6], ['CANNON']).state)).toEqual([3, 3])
    expect(coinsOf(throws(state, [5], ['CANNON']).state)).toEqual([0, 3])
  })
})

describe('C06 Drinking Contest', () => {
  const start = begun({ card: 'C06', players: 3, bag: ['fabrics', 'fabrics', 'fabrics', 'rum', 'rum'] })
  const reroll = (seat: number, ...dieIds: readonly DieId[]): RattleMove => ({ kind: 'reroll', seat, dieIds })
  const keep = (state: RattleState, ...marks: readonly FaceMark[]) => {
    const rolled = played(state, shows(state, ...marks))
    return played(rolled, reroll(rattleBattle.turn(rolled).kind === 'move' ? rolled.queue[0]! : 0))
  }

  test('any dice may be rolled again, twice', () => {
    const one = throws(start, [2, 2, 2, 2]).state
    const two = throws(played(one, reroll(0, 'p-yellow-1', 'p-yellow-3')), [4, 5]).state
    expect(two.adventure?.crazy?.faces).toMatchObject({
      'p-yellow-1': faceOf(4),
      'p-yellow-2': faceOf(2),
      'p-yellow-3': faceOf(5),
    })
    expect(against(two, reroll(0, 'p-blue-1'))).toBe('RB-290')
    expect(against(two, reroll(0, 'p-yellow-1', 'p-yellow-1'))).toBe('RB-290')
    const three = throws(played(two, reroll(0, 'p-yellow-2')), [5]).state
    // No third time: it is Blue's turn.
    expect(three.adventure?.drop).toMatchObject({
      by: 1,
      dice: ['p-blue-1', 'p-blue-2', 'p-blue-3', 'p-blue-4'],
    })
    expect(three.adventure?.crazy?.rerolls).toBe(0)
  })

  test('a die that shows 1 is drunk: it rolls no more and counts 0', () => {
    const one = throws(start, [1, 2, 2, 2]).state
    expect(against(one, reroll(0, 'p-yellow-1'))).toBe('RB-290')
    expect(listed(one, 0, 'reroll')).toHaveLength(8)
    // Yellow 6 with a drunk die, Blue 7, Green 6.
    const state = keep(keep(played(one, reroll(0)), 2, 2, 2, 1), 3, 2, 2, 1)
    expect(coinsOf(state)).toEqual([0, 0, 2])
  })

  test('where all dice are drunk nothing is asked', () => {
    expect(throws(start, [1, 1, 1, 1]).state.adventure?.drop?.by).toBe(1)
  })

  test('the highest total takes 2 coins and 1 Rum from the bag, all tied ones alike', () => {
    const state = keep(keep(keep(start, 5, 5, 5, 5), 5, 5, 5, 5), 2, 2, 2, 2)
    expect(coinsOf(state)).toEqual([2, 2, 0])
    const rum = state.players.map(({ quay, stowed }) => [...quay, ...Object.values(stowed)])
    expect(rum.map(tokens => tokens.filter(token => token.startsWith('rum')).length)).toEqual([1, 1, 0])
  })

  test('without Rum in the bag there are the coins only', () => {
    const dry = begun({ card: 'C06', players: 3, bag: ['fabrics', 'fabrics', 'fabrics'] })
    const state = keep(keep(keep(dry, 5, 5, 5, 5), 2, 2, 2, 2), 2, 2, 2, 2)
    expect(coinsOf(state)).toEqual([2, 0, 0])
    expect(state.players[0]!.quay.concat(Object.values(state.players[0]!.stowed))).toHaveLength(1)
  })
})

describe("C09 Gunner's Ladder", () => {
  const ladder = (cannons: number, ...rolls: readonly (readonly FaceMark[])[]) => {
    let state = begun({ card: 'C09', players: 3, by: { 0: { cannons } } })
    for (const marks of rolls) {
      state = played(state, shows(state, ...marks))
      state = played(state, { kind: 'reroll', seat: state.queue[0]!, dieIds: [] })
    }
    return coinsOf(state)
  }

  test('the longest run of consecutive values takes 2 coins', () => {
    expect(ladder(0, [1, 2, 3, 3], [5, 4, 5, 4], [1, 3, 5, 5])).toEqual([2, 0, 0])
    expect(ladder(0, [1, 2, 4, 5], [2, 3, 4, 4], [1, 2, 5, 5])).toEqual([0, 2, 0])
  })

  test('of equally long runs the higher top value wins, and equal ones tie', () => {
    expect(ladder(0, [1, 2, 3, 3], [3, 4, 5, 5], [2, 3, 4, 4])).toEqual([0, 2, 0])
    expect(ladder(0, [3, 4, 5, 1], [3, 4, 5, 5], [2, 3, 4, 4])).toEqual([2, 2, 0])
  })

  test('a Cannon is a step by its value', () => {
    expect(ladder(4, [3, 4, 5, 'CANNON'], [2, 3, 4, 5], [1, 1, 1, 1])).toEqual([2, 0, 0])
    expect(ladder(1, [4, 5, 2, 'CANNON'], [3, 4, 5, 1], [1, 1, 1, 1])).toEqual([2, 0, 0])
  })
})

describe('I04 Throwing the Bones', () => {
  test('the highest total takes 2 coins, all tied ones alike', () => {
    const start = begun({ card: 'I04', players: 3, by: { 1: { cannons: 4 } } })
    expect(coinsOf(throws(start, [5, 5, 4, 4], [5, 5, 'CANNON', 1], [5, 5, 5, 4]).state)).toEqual([0, 0, 2])
    expect(coinsOf(throws(start, [5, 5, 4, 4], [5, 5, 'CANNON', 2], [1, 1, 1, 1]).state)).toEqual([2, 2, 0])
  })
})

describe('the bound of rounds', () => {
  test('RB-298: Brawl, Cannons Ready and Race end after 50 rounds as a tie of those still in', () => {
    const out = (['yellow', 'blue', 'green'] as const).flatMap(colour => playerShips(colour, 4).slice(1))
    const last = middle('C02', { out, round: mostRounds }, ['p-yellow-1'])
    expect(coinsOf(throws(last, [4], [4], [4]).state)).toEqual([2, 2, 2])
    const before = middle('C02', { out, round: mostRounds - 1 }, ['p-yellow-1'])
    expect(throws(before, [4], [4], [4]).state.adventure?.crazy?.round).toBe(mostRounds)

    const dice = playerShips('yellow', 4)
    const guns = middle('C04', { gone: [2], round: mostRounds }, dice, { queue: [0, 1] })
    expect(coinsOf(throws(guns, [1, 1, 1, 1], [1, 1, 1, 1]).state)).toEqual([3, 3, 0])

    const race = position({
      card: 'C01',
      phase: 'crazy.throw',
      adventure: {
        crazy: { ...freshGame, out, round: mostRounds },
        drop: {
          purpose: 'crazy',
          dice: ['p-yellow-1', 'p-blue-1', 'p-green-1'],
          by: 0,
          repeats: 0,
          blows: 0,
          cocked: [],
        },
      },
    })
    expect(coinsOf(throws(race, [4, 4, 4]).state)).toEqual([3, 3, 3])
  })
})
