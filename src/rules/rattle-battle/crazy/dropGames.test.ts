import { describe, expect, test } from 'vitest'
import { captainId, playerShips } from '../data/dice'
import type { RattleState, SeaDie } from '../state'
import { begun, coinsOf, shows, throws } from '../testing/crazy'
import { die, played, position, thrown, told } from '../testing/position'
import type { DieId, PlayerColour } from '../vocabulary'
import { freshGame } from './miniGame'

const ship = (colour: PlayerColour, number: number) => playerShips(colour, number).at(-1)!
const allOf = (colour: PlayerColour) => playerShips(colour, 4)

/** A Race of two in which only these dice are left. */
function raceWith(...left: readonly DieId[]): RattleState {
  const all = [...allOf('yellow'), captainId('yellow'), ...allOf('blue'), captainId('blue')]
  return position({
    card: 'C01',
    players: 2,
    phase: 'crazy.throw',
    adventure: {
      crazy: { ...freshGame, round: 5, out: all.filter(id => !left.includes(id)) },
      drop: { purpose: 'crazy', dice: left, by: 0, repeats: 0, blows: 0, cocked: [] },
    },
  })
}

describe('C01 Race', () => {
  const four = [ship('yellow', 1), ship('yellow', 2), ship('blue', 1), ship('blue', 2)]

  test('EX-38: Yellow 3 and 5, Green 3 and 3: all 3s leave, 3 coins for Yellow, 1 for Green', () => {
    const { state, events } = throws(raceWith(...four), [3, 5, 3, 3])
    expect(told(events, 'out')).toEqual([{ dice: [ship('yellow', 1), ship('blue', 1), ship('blue', 2)] }])
    expect(coinsOf(state)).toEqual([3, 1])
  })

  test('EX-38, RB-297: where all show the same value nobody leaves and all are dropped again', () => {
    const state = played(raceWith(...four), shows(raceWith(...four), 4, 4, 4, 4))
    expect(state.adventure?.drop?.dice).toEqual(four)
    expect(coinsOf(state)).toEqual([0, 0])
  })

  test('dice that are left drop again into an empty box, without those that are out', () => {
    const state = played(raceWith(...four), shows(raceWith(...four), 2, 5, 3, 4))
    expect(state.adventure?.drop?.dice).toEqual(four.slice(1))
    expect(state.adventure?.sea).toEqual([])
    expect(state.adventure?.crazy?.round).toBe(6)
  })

  test('a player who lost their last die in an earlier round takes nothing', () => {
    const five = [ship('yellow', 1), ship('yellow', 2), ship('blue', 1)]
    const { state } = throws(raceWith(...five), [4, 2, 2])
    expect(coinsOf(state)).toEqual([3, 1])
    const three = raceWith(...four)
    const later = throws(three, [5, 4, 2, 3], [5, 4, 3])
    expect(coinsOf(later.state)).toEqual([3, 1])
  })

  test('a Cannon result counts by its owner’s Cannons, not as the lowest', () => {
    const cannons = position({
      card: 'C01',
      players: 2,
      phase: 'crazy.throw',
      by: { 1: { cannons: 2 } },
      adventure: {
        crazy: {
          ...freshGame,
          round: 1,
          out: [
            ...allOf('yellow').slice(1),
            captainId('yellow'),
            ...allOf('blue').slice(1),
            captainId('blue'),
          ],
        },
        drop: {
          purpose: 'crazy',
          dice: [ship('yellow', 1), ship('blue', 1)],
          by: 0,
          repeats: 0,
          blows: 0,
          cocked: [],
        },
      },
    })
    // Yellow has no Cannon: 2. Blue has two: 4.
    expect(coinsOf(throws(cannons, ['CANNON', 'CANNON']).state)).toEqual([1, 3])
  })
})

describe('C07 Treasure Map', () => {
  /** All dice near the middle but those named. */
  function fallen(...named: readonly SeaDie[]): readonly number[] {
    const state = begun({ card: 'C07', players: 3 })
    const rest = state
      .adventure!.drop!.dice.filter(id => !named.some(one => one.id === id))
      .map((id, index) => die(id, (index % 4) * 20 - 30, Math.floor(index / 4) * 20 - 20, 3))
    return coinsOf(played(state, thrown(state, ...named, ...rest)))
  }

  test('the closest die to each corner earns its owner a coin', () => {
    expect(
      fallen(
        die(ship('yellow', 1), -130, -130, 3),
        die(ship('yellow', 2), 130, 130, 3),
        die(ship('blue', 1), -130, 130, 3),
        die(ship('green', 1), 130, -130, 3),
        die(ship('green', 2), 100, -100, 3),
      ),
    ).toEqual([2, 1, 1])
  })

  test('dice that the ruler cannot tell apart both earn, a player once a corner', () => {
    const far = [die(ship('green', 1), -130, 130, 3), die(ship('green', 2), 130, 130, 3)]
    const tied = [
      die(ship('yellow', 1), -130, -110, 3),
      die(ship('yellow', 2), -110, -130, 3),
      die(ship('blue', 1), 110, -130, 3),
    ]
    expect(fallen(...far, ...tied)).toEqual([1, 1, 2])
    expect(fallen(...far, ...tied.slice(0, 1), die(ship('blue', 2), -110, -130.3, 3), tied[2]!)).toEqual([
      1, 2, 2,
    ])
    expect(fallen(...far, ...tied.slice(0, 1), die(ship('blue', 2), -110, -134, 3), tied[2]!)).toEqual([
      0, 2, 2,
    ])
  })
})

describe('C10 Odd One Out', () => {
  test('each value that only one player shows earns a coin, even on two of their dice', () => {
    const { state } = throws(begun({ card: 'C10', players: 3 }), [1, 1, 5, 3, 2, 4, 5, 3, 4, 4, 5, 3])
    // 1: Yellow alone. 2: Blue alone. 4: Blue and Green. 5 and 3: all.
    expect(coinsOf(state)).toEqual([1, 1, 0])
  })

  test('at most 3 coins a player, and a Cannon counts as its value', () => {
    const start = begun({ card: 'C10', players: 2, by: { 0: { cannons: 3 } } })
    // Yellow's Cannon is 5 and meets Blue's 5.
    const one = throws(start, [1, 2, 'CANNON', 3, 5, 5, 5, 5, 4, 6])
    expect(coinsOf(one.state)).toEqual([3, 1])
    const other = throws(start, [1, 2, 'CANNON', 3, 4, 4, 3, 2, 4, 5])
    expect(coinsOf(other.state)).toEqual([1, 0])
  })
})
