import { describe, expect, test } from 'vitest'
import { captainId, playerShips } from '../data/dice'
import { rattleBattle } from '../index'
import type { RattleState, SeaDie } from '../state'
import { begun, coinsOf, shows, withOutside, withStacked } from '../testing/crazy'
import { against, course, die, listed, played, thrown, told } from '../testing/position'
import type { AdventureId, DieId, PlayerColour } from '../vocabulary'

const ship = (colour: PlayerColour, number: number) => playerShips(colour, number).at(-1)!

/** Tosses all dice of two players in turn; each ends where it is said to, or else far from everything. */
function tossed(
  card: AdventureId,
  spots: readonly SeaDie[],
  out: readonly DieId[] = [],
  text = {},
): RattleState {
  let state = begun({ card, players: 2, ...text })
  for (let i = 0; state.phase.startsWith('crazy'); i++) {
    const turn = rattleBattle.turn(state)
    if (turn.kind === 'move') {
      const seat = turn.seats[0]!
      state = played(state, { kind: 'toss', seat, dieId: listed(state, seat, 'toss')[0]!.dieId })
      continue
    }
    const [id] = state.adventure!.drop!.dice
    const answer = thrown(state, spots.find(one => one.id === id) ?? die(id!, i * 18 - 90, -130, 3))
    state = played(state, out.includes(id!) && answer.kind === 'thrown' ? withOutside(answer, id!) : answer)
  }
  return state
}

describe('tosses', () => {
  test('go round in turn order, one die at a time, until all are tossed', () => {
    let state = begun({ card: 'C03', players: 3, baron: 1 })
    const order: string[] = []
    while (state.phase === 'crazy.throw') {
      const { dice, by } = state.adventure!.drop!
      order.push(`${by} ${dice}`)
      state = played(state, thrown(state, die(dice[0]!, order.length * 20 - 130, 100, 2)))
    }
    expect(order.slice(0, 4)).toEqual(['1 p-blue-1', '2 p-green-1', '0 p-yellow-1', '1 p-blue-2'])
    expect(order.length).toBe(12)
  })

  test('come from the thrower’s own side, but from the south in Walk the Plank', () => {
    const sideOf = (card: AdventureId, players: number, baron: number) => {
      const turn = rattleBattle.turn(begun({ card, players, baron }))
      return turn.kind === 'throw' && [turn.throw.container, turn.throw.style, turn.throw.from]
    }
    expect(sideOf('C03', 3, 1)).toEqual(['sea-box', 'toss', 'west'])
    expect(sideOf('C08', 3, 1)).toEqual(['sea-box', 'toss', 'south'])
  })

  test('hit and move what lies there, whatever the option says of bystanders', () => {
    const start = begun({ card: 'C03', players: 3, options: { bystanders: 'anchored' } })
    const first = played(start, thrown(start, die('p-yellow-1', 0, 0, 2)))
    const turn = rattleBattle.turn(first)
    expect(turn.kind === 'throw' && turn.throw.bystanders).toBe('live')
    const second = played(first, thrown(first, die('p-blue-1', 60, 0, 5), die('p-yellow-1', 30, 0, 4)))
    expect(second.adventure?.sea.find(({ id }) => id === 'p-yellow-1')).toMatchObject({ x: 30, face: 4 })
  })

  test('a choice is offered only between the Captain Ship and a Player Ship', () => {
    const start = begun({ card: 'C03', players: 2 })
    expect(start.phase).toBe('crazy.toss')
    expect(listed(start, 0, 'toss').map(({ dieId }) => dieId)).toEqual(['p-yellow-1', 'c-yellow'])
    expect(against(start, { kind: 'toss', seat: 0, dieId: 'p-yellow-3' })).toBeUndefined()
    expect(against(start, { kind: 'toss', seat: 0, dieId: 'p-blue-1' })).toBe('RB-290')
    const next = played(start, { kind: 'toss', seat: 0, dieId: captainId('yellow') })
    const fallen = played(next, shows(next, 4))
    expect(
      against(played(fallen, { kind: 'toss', seat: 1, dieId: 'c-blue' }), {
        kind: 'toss',
        seat: 0,
        dieId: 'c-yellow',
      }),
    ).toBe('RB-110')
    expect(begun({ card: 'C03', players: 3 }).phase).toBe('crazy.throw')
  })

  test('a cocked die calls for the fist of the Baron, and the toss is not repeated', () => {
    const start = begun({ card: 'C03', players: 3, baron: 1 })
    const first = played(start, shows(start, 2))
    const state = played(first, withStacked(shows(first, 4), 'p-green-1'))
    const turn = rattleBattle.turn(state)
    expect(turn).toMatchObject({ kind: 'throw', seats: [1], fist: { cocked: ['p-green-1'] } })
    const struck = played(state, shows(state, 3))
    expect(struck.adventure?.drop).toMatchObject({ dice: ['p-yellow-1'], repeats: 0 })
  })
})

describe('C03 Bombs', () => {
  // The target's corners are 40 from the middle.
  test('the highest sum of the dice that touch the target takes 3 coins', () => {
    const state = tossed('C03', [
      die(ship('yellow', 1), 0, 0, 2),
      die(ship('yellow', 2), 20, 0, 3),
      die(captainId('blue'), -20, 0, 4),
    ])
    expect(coinsOf(state)).toEqual([3, 0])
  })

  test('a die that touches its border is on it, one 0.4 mm beside it is not', () => {
    expect(coinsOf(tossed('C03', [die(ship('blue', 1), 48.2, 0, 1)]))).toEqual([0, 3])
    expect(coinsOf(tossed('C03', [die(ship('blue', 1), 48.5, 0, 1)]))).toEqual([0, 0])
  })

  test('everybody with the best sum is rewarded, and a sum of zero never is', () => {
    const both = [die(ship('yellow', 1), 0, 0, 5), die(ship('blue', 1), 20, 0, 5)]
    expect(coinsOf(tossed('C03', both))).toEqual([3, 3])
    expect(coinsOf(tossed('C03', []))).toEqual([0, 0])
  })

  test('RB-297: a die that leaves the box is out, and its toss is not repeated', () => {
    const spots = [die(ship('yellow', 1), 0, 0, 5), die(ship('blue', 1), 20, 0, 2)]
    expect(coinsOf(tossed('C03', spots, [ship('yellow', 1)]))).toEqual([0, 3])
    const start = begun({ card: 'C03', players: 3 })
    const { state, events } = course(start, withOutside(shows(start, 4), 'p-yellow-1'))
    expect(state.adventure?.crazy?.out).toEqual(['p-yellow-1'])
    expect(state.adventure?.drop?.dice).toEqual(['p-blue-1'])
    expect(told(events, 'out')).toEqual([{ dice: ['p-yellow-1'] }])
  })

  test('RB-297: a die that is knocked out of the box is out as well', () => {
    const start = begun({ card: 'C03', players: 3 })
    const first = played(start, shows(start, 4))
    const second = played(first, withOutside(shows(first, 2), 'p-yellow-1'))
    expect(second.adventure?.crazy?.out).toEqual(['p-yellow-1'])
    expect(second.adventure?.sea.map(({ id }) => id)).toEqual(['p-blue-1'])
  })
})

describe('C08 Walk the Plank', () => {
  // The outline of a die at yaw 0 ends 8 from its centre; the wall stands at 145.
  test('the closest to the north wall takes 3 coins, the closest of the others 1', () => {
    const spots = [
      die(ship('yellow', 1), 0, 130, 1),
      die(ship('yellow', 2), 40, 129, 1),
      die(ship('blue', 1), 80, 100, 1),
    ]
    expect(coinsOf(tossed('C08', spots))).toEqual([3, 1])
  })

  test('a die that touches the wall is out: at 0.3 mm, not at 0.4', () => {
    const other = die(ship('blue', 1), 40, 120, 1)
    expect(coinsOf(tossed('C08', [die(ship('yellow', 1), 0, 136.7, 1), other]))).toEqual([1, 3])
    expect(coinsOf(tossed('C08', [die(ship('yellow', 1), 0, 136.6, 1), other]))).toEqual([3, 1])
  })

  test('dice within the resolution share the first place, and there is no second', () => {
    const spots = (second: number) => [die(ship('yellow', 1), 0, 130, 1), die(ship('blue', 1), 40, second, 1)]
    expect(coinsOf(tossed('C08', spots(129.5)))).toEqual([3, 3])
    expect(coinsOf(tossed('C08', spots(129.4)))).toEqual([3, 1])
  })

  test('a die out of the box counts for nothing', () => {
    const spots = [die(ship('yellow', 1), 0, 130, 1), die(ship('blue', 1), 40, 100, 1)]
    expect(coinsOf(tossed('C08', spots, [ship('yellow', 1)]))).toEqual([1, 3])
  })
})
