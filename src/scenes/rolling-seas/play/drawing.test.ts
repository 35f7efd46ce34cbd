import { describe, expect, it } from 'vitest'
import { rollingSeas, spaceName } from '../../../rules/rolling-seas/public'
import { adventure } from '../../../rules/rolling-seas/testing/position'
import { carryTo, type DrawingHand, flipShape, handOf, pushShape, takeShape, turnShape } from './drawing'

const state = adventure('AD-02', { ship: 'F9', others: [{ ship: 'F9' }] })
const take = (): DrawingHand => takeShape(state, 0)!
const spaces = ({ lying }: DrawingHand) => lying.spaces.map(spaceName)
const seen = (hand: DrawingHand) => [...spaces(hand)].toSorted().join(' ')

describe('a shape over the chart', () => {
  it('is taken where it may lie', () => {
    const hand = take()
    expect(hand.refusal).toBeUndefined()
    expect(rollingSeas.check(state, hand.move)).toBeUndefined()
  })

  it('follows the pointer and stays on the map', () => {
    const hand = carryTo(state, take(), 0, 0)
    expect(hand.move.placement.origin).toEqual({ col: 0, row: 0 })
    expect(carryTo(state, hand, 0.2, 0.1)).toBe(hand)
    expect(carryTo(state, hand, 99, 99).lying.spaces).toHaveLength(4)
  })

  it('names the same rule as check if it may not lie there', () => {
    const onLand = carryTo(state, take(), 1, 1)
    expect(onLand.refusal).toEqual(rollingSeas.check(state, onLand.move))
    expect(onLand.refusal?.rule).toBe('RS-40b')
  })

  it('looks the same after four turns, and after two flips', () => {
    const hand = carryTo(state, take(), 9, 12)
    let turned = hand
    for (let i = 0; i < 4; i++) turned = turnShape(state, turned, 1)
    expect(turned.move.placement.orientation).toBe(hand.move.placement.orientation)
    const twice = flipShape(state, flipShape(state, hand))
    expect(twice.move.placement.orientation).toBe(hand.move.placement.orientation)
  })

  it('is mirrored left to right by a flip, however it is turned', () => {
    for (let orientation = 0; orientation < 8; orientation++) {
      const origin = { col: 8, row: 12 }
      const hand = handOf(state, {
        ...take().move,
        placement: { orientation, origin },
      } as DrawingHand['move'])!
      const flipped = flipShape(state, hand)
      const columns = (one: DrawingHand) => {
        const cols = one.lying.spaces.map(space => space % 19)
        const left = Math.min(...cols)
        return one.lying.spaces.map((space, index) => `${Math.floor(space / 19)}:${cols[index]! - left}`)
      }
      const width = Math.max(...columns(hand).map(cell => Number(cell.split(':')[1])))
      const mirrored = columns(hand).map(cell => {
        const [row, col] = cell.split(':')
        return `${row}:${width - Number(col)}`
      })
      expect(columns(flipped).toSorted()).toEqual(mirrored.toSorted())
    }
  })

  it('glows exactly where it is legal in its current turn', () => {
    const hand = take()
    const { orientation } = hand.move.placement
    const legal = rollingSeas
      .moves(state, 0)
      .map(move => handOf(state, move as DrawingHand['move'])!)
      .filter(one => one.move.placement.orientation === orientation)
    const covered = new Set(legal.flatMap(spaces))
    expect([...hand.glow].map(spaceName).toSorted()).toEqual([...covered].toSorted())
  })

  it('gives the grip point for a legal place, in every turn', () => {
    const places = (hands: readonly DrawingHand[]) => hands.map(seen).toSorted()
    for (let turned = 0; turned < 8; turned++) {
      const quarter = turnShape(state, take(), turned % 4)
      const hand = turned < 4 ? quarter : flipShape(state, quarter)
      const { orientation } = hand.move.placement
      // A pointer is nowhere exactly: a third of a space beside it holds the shape in the same place.
      const carried = hand.holds.flatMap(({ col, row }) => [
        carryTo(state, hand, col - 0.3, row + 0.3),
        carryTo(state, hand, col + 0.3, row - 0.3),
      ])
      const legal = rollingSeas
        .moves(state, 0)
        .map(move => handOf(state, move as DrawingHand['move'])!)
        .filter(one => one.move.placement.orientation === orientation)
      expect([...new Set(places(carried))], `${turned}`).toEqual(expect.arrayContaining(places(legal)))
      expect(
        carried.every(({ refusal }) => refusal === undefined),
        `${turned}`,
      ).toBe(true)
    }
  })

  it('is pushed from where it lies by as many spaces as a finger has gone, never off the map', () => {
    const state = adventure('AD-02', { ship: 'F9' })
    const hand = takeShape(state, 0)!
    const { col, row } = hand.move.placement.origin
    const originOf = (cols: number, rows: number) => pushShape(state, hand, cols, rows).move.placement.origin
    expect(originOf(0.4, -0.4)).toEqual({ col, row })
    expect(originOf(col > 8 ? -2.1 : 2.1, 0)).toEqual({ col: col > 8 ? col - 2 : col + 2, row })
    expect(originOf(-40, -40)).toEqual({ col: 0, row: 0 })
  })

  it('hangs over the chart of the neighbour when maps are passed (RS-33)', () => {
    // AD-02 goes to the right: the player who draws has the map from the left.
    const three = adventure('AD-02', { ship: 'F9', others: [{ ship: 'F9' }, { ship: 'F9' }] })
    expect(takeShape(three, 0)?.owner).toBe(1)
    expect(seen(takeShape(three, 2)!)).not.toBe('')
    expect(takeShape(three, 2)?.owner).toBe(0)
  })
})
