import { describe, expect, it } from 'vitest'
import { gap } from './gap'
import { compareDieIds, type OpposedPair, strictOrder, tieGroups, tieSet } from './order'
import { defaultRuler } from './ruler'
import { die } from './testing/positions'
import { seededNumbers } from './testing/random'

const withResolution = (rulerResolutionMm: number) => ({ ...defaultRuler, rulerResolutionMm })

describe('ties', () => {
  const red = die('n-red-1', 0, 0)
  const ships = [die('p-yellow-1', 30, 0), die('p-green-1', -30.4, 0), die('p-red-1', 0, 31)]
  const tied = (resolution: number) =>
    tieSet(ships, ship => gap(red, ship), withResolution(resolution)).map(ship => ship.id)

  it('EX-10 (RB-67): gaps 14, 14.4 and 15 give a tie set of two, of one at resolution 0, of three at 1', () => {
    expect(ships.map(ship => gap(red, ship))).toEqual([14, 14.4, 15])
    expect(tied(0.5)).toEqual(['p-yellow-1', 'p-green-1'])
    expect(tied(0)).toEqual(['p-yellow-1'])
    expect(tied(1)).toEqual(['p-yellow-1', 'p-green-1', 'p-red-1'])
  })

  it('EX-3 (RB-67a): a touching Ship and one at 0.4 tie, for a touching gap counts as 0', () => {
    const both = [die('p-yellow-1', 16.25, 0), die('p-green-1', -16.4, 0)]
    expect(tieSet(both, ship => gap(red, ship))).toHaveLength(2)
    // Measured from 0.25 it would reach to 0.75.
    const further = [...both, die('p-blue-1', 0, 16.6)]
    expect(tieSet(further, ship => gap(red, ship))).toHaveLength(2)
  })

  it('EX-12 (RB-67): one Player Ship ties with two NP Ships at 10 and 10.3', () => {
    const y1 = die('p-yellow-1', 0, 0)
    const both = [die('n-yellow-1', 26, 0), die('n-red-1', -26.3, 0)]
    expect(both.map(ship => gap(y1, ship))).toEqual([10, 10.3])
    expect(tieSet(both, ship => gap(y1, ship))).toHaveLength(2)
  })

  it('EX-15 (RB-67): of all pairs the one at 24 is alone; without it the one at 44 is', () => {
    const r1 = die('n-red-1', 0, 0)
    const r2 = die('n-red-2', 100, 0)
    const targets = [die('Y1', 40, 0), die('Y2', -50, 0), die('G1', 100, 60)]
    expect(targets.map(target => gap(r1, target))).toEqual([24, 34, 95.884])
    expect(targets.map(target => gap(r2, target))).toEqual([44, 134, 44])
    expect(tieSet(targets, target => gap(r1, target))[0]!.id).toBe('Y1')
    expect(tieSet(targets.slice(1), target => gap(r2, target)).map(target => target.id)).toEqual(['G1'])
  })

  it('EX-16 (RB-67): gaps 14, 24 and 34 never tie', () => {
    const gaps = [die('Y1', 30, 0), die('G1', -40, 0), die('Y2', 0, 50)].map(ship => gap(red, ship))
    expect(gaps).toEqual([14, 24, 34])
    expect(tieGroups(gaps)).toEqual([[0], [1], [2]])
  })

  it('RB-67a: is anchored at the smallest gap, so a chain of near gaps does not tie', () => {
    expect(tieSet([10, 10.4, 10.8], mm => mm)).toEqual([10, 10.4])
    expect(tieGroups([10, 10.4, 10.8, 11.2, 12])).toEqual([[0, 1], [2, 3], [4]])
    expect(tieSet([], mm => mm)).toEqual([])
  })

  it('RB-67a: a difference of exactly the resolution ties, whatever binary fractions say', () => {
    const wrong: number[] = []
    for (let hundredths = 0; hundredths < 20_000; hundredths++) {
      const mm = hundredths / 100
      const tied = tieSet([mm, (hundredths + 50) / 100], each => each).length
      const apart = tieSet([mm, (hundredths * 10 + 501) / 1000], each => each).length
      if (tied !== 2 || apart !== 1) wrong.push(mm)
    }
    expect(wrong).toEqual([])
  })
})

describe('the strict order', () => {
  const turns: Record<string, number> = { 'p-blue-1': 0, 'p-blue-2': 0, 'c-blue': 0, 'p-yellow-1': 1 }
  const compare = strictOrder(id => turns[id])
  const pair = (mm: number, playerShip: string, npShip: string): OpposedPair => ({
    gap: mm,
    playerShip,
    npShip,
  })

  it('RB-68: goes by gap, turn order, Player Ship, NP Ship; Allies come after all players', () => {
    const sorted = [
      pair(9.999, 'n-blue-1', 'n-violet-1'),
      pair(10, 'p-blue-1', 'n-yellow-2'),
      pair(10, 'p-blue-1', 'n-green-1'),
      pair(10, 'p-blue-1', 'n-red-1'),
      pair(10, 'p-blue-1', 'n-orange-2'),
      pair(10, 'p-blue-2', 'n-yellow-1'),
      pair(10, 'c-blue', 'n-yellow-1'),
      pair(10, 'p-yellow-1', 'n-yellow-1'),
      pair(10, 'n-blue-1', 'n-yellow-1'),
      pair(10.001, 'p-blue-1', 'n-yellow-1'),
    ]
    const random = seededNumbers('order-1')
    for (let i = 0; i < 50; i++) {
      const shuffled = sorted
        .map(one => ({ one, key: random(0, 1) }))
        .sort((a, b) => a.key - b.key)
        .map(({ one }) => one)
      expect(shuffled.sort(compare)).toEqual(sorted)
    }
  })

  it('RB-68: die ids go p, c, n, by colour, by number, then anything else by its letters', () => {
    const ids = ['p-yellow-1', 'p-yellow-4', 'c-yellow', 'n-yellow-3', 'n-green-1', 'n-red-1', 'n-orange-1']
    const all = [...ids, 'n-blue-1', 'n-violet-1', 'd10', 'd9', 'x']
    expect(all.toReversed().sort(compareDieIds)).toEqual(all)
  })
})
