import { describe, expect, it } from 'vitest'
import { rollingSeas, spaceIndex, spaceName } from '../../../rules/rolling-seas/public'
import { atSea, flows, lies, provisions } from '../../../rules/rolling-seas/testing/position'
import {
  type SailingHand,
  sail,
  steerTo,
  stepBack,
  stepsTo,
  takeBestCourse,
  takeCourse,
  whyNotThere,
} from './sailing'

const nextOf = (hand: SailingHand, space: string) => hand.next.find(one => one.space === spaceIndex(space))

describe('a course in the hand', () => {
  it('prices every next space by the wind, and says what is too dear', () => {
    const hand = takeCourse(atSea({ ship: 'F6', winds: ['W'] }), 0, 0)!
    expect(nextOf(hand, 'F5')).toMatchObject({ cost: 3, provisions: 0, fault: undefined })
    expect(nextOf(hand, 'G5')).toMatchObject({ cost: 4, fault: 'points' })
    // West of it is land: nothing to be priced.
    expect(nextOf(hand, 'E6')).toBeUndefined()
  })

  it('begins under the wind that reaches farthest', () => {
    const state = atSea({ ship: 'F6', winds: ['W', 'N', 'E'] })
    // West and east of it is land.
    expect(takeBestCourse(state, 0)?.wind).toBe('N')
  })

  it('shows the Provisions that a step takes, those of a Sea Monster included', () => {
    const state = atSea({
      ship: 'C8',
      winds: ['E'],
      drawings: [lies('monster', 'D8')],
      ledger: provisions(3),
    })
    const hand = takeCourse(state, 0, 0)!
    expect(nextOf(hand, 'D8')).toMatchObject({ cost: 1, provisions: 1, story: 2 })
    expect(nextOf(hand, 'B8')).toMatchObject({ cost: 5, provisions: 2 })
  })

  it('goes by the cheapest way to a space farther off, and step by step back', () => {
    const state = atSea({ ship: 'C8', winds: ['E'], ledger: provisions(2) })
    const far = steerTo(state, takeCourse(state, 0, 0)!, spaceIndex('F8'))!
    expect(far.move.moves).toEqual(['E', 'E', 'E'])
    expect(far.voyage.points).toBe(0)
    expect(rollingSeas.check(state, far.move)).toBeUndefined()
    expect(stepBack(state, far)?.move.moves).toEqual(['E', 'E'])
  })

  it('knows the steps to a space farther off before it is steered there, and none to the next ones', () => {
    const state = atSea({ ship: 'C8', winds: ['E'], ledger: provisions(2) })
    const hand = steerTo(state, takeCourse(state, 0, 0)!, spaceIndex('D8'))!
    const ahead = stepsTo(state, hand, spaceIndex('F8'))
    expect(ahead.map(({ dir, cost }) => [dir, cost])).toEqual([
      ['E', 1],
      ['E', 1],
    ])
    expect(stepsTo(state, hand, spaceIndex('E8'))).toEqual([])
    expect(stepsTo(state, hand, spaceIndex('S8'))).toEqual([])
    expect(stepsTo(state, hand, undefined)).toEqual([])
  })

  it('reaches just what a Sail of the rules can reach with this wind', () => {
    const state = atSea({ ship: 'F9', winds: ['SE'], ledger: provisions(2) })
    const hand = takeCourse(state, 0, 0)!
    const ends = rollingSeas.moves(state, 0).flatMap(move => {
      if (move.kind !== 'sail' || move.moves.length === 0) return []
      return spaceName(sail(state, move, false)!.voyage.at)
    })
    const reach = [...hand.reach.keys()].map(spaceName)
    for (const end of new Set(ends)) if (end !== 'F9') expect(reach).toContain(end)
    expect(reach.length).toBeGreaterThan(5)
  })

  it('goes round a Sea Monster where that is free, and past it where a Provision is worth it', () => {
    const state = atSea({
      ship: 'C8',
      winds: ['E'],
      drawings: [lies('monster', 'D8')],
      ledger: provisions(3),
    })
    const hand = takeCourse(state, 0, 0)!
    for (const end of ['H9', 'G10']) expect(hand.reach.has(spaceIndex(end)), end).toBe(true)
    const round = steerTo(state, hand, spaceIndex('E9'))!
    expect(round.move.moves).toEqual(['SE', 'E'])
    expect(round.voyage.ledger.provOnBoard).toBe(3)
    const ends = new Set(
      rollingSeas
        .moves(state, 0)
        .flatMap(move => (move.kind === 'sail' ? sail(state, move, false)!.voyage.at : [])),
    )
    for (const end of ends) if (end !== hand.voyage.at) expect(hand.reach.has(end), spaceName(end)).toBe(true)
  })

  it('has a reason for every space that a click cannot steer to', () => {
    const state = atSea({ ship: 'F6', winds: ['W'], drawings: [lies('rocks', 'H9')] })
    const hand = takeCourse(state, 0, 0)!
    const why = (space: string, lands: readonly string[] = [], held = hand) =>
      whyNotThere(state, { lands: lands.map(spaceIndex), ports: [] }, held, spaceIndex(space))
    expect(why('G5')).toBe('G5: 4 points, too dear')
    expect(why('F6')).toBe('Your ship lies at F6')
    expect(why('E6')).toContain('E6 is land')
    expect(why('G6')).toBe('Port G6: a ship calls from the water beside it')
    expect(why('H9')).toBe('Rocks lie at H9')
    expect(why('K9')).toBe('K9 is too far with this wind')
    const onTheWay = steerTo(state, hand, spaceIndex('F5'))!
    expect(why('E6', ['E6'], onTheWay)).toBe('Step back first: you sail, or you go ashore')
  })

  it('carries the course along a Current to its end', () => {
    const state = atSea({ ship: 'D8', winds: ['E'], drawings: [flows(['E8', 'F8', 'G8', 'H8'], 'I8')] })
    const ride = nextOf(takeCourse(state, 0, 0)!, 'E8')!
    expect(ride.entered.map(spaceName)).toEqual(['E8', 'F8', 'G8', 'H8', 'I8'])
    expect(ride.story).toBe(2)
  })

  it('warns that a course cannot end in a Storm, and lets it go on', () => {
    const state = atSea({ ship: 'C8', winds: ['E'], drawings: [lies('storm', 'D8')] })
    const hand = steerTo(state, takeCourse(state, 0, 0)!, spaceIndex('D8'))!
    expect(hand.refusal?.rule).toBe('RS-54')
    expect(steerTo(state, hand, spaceIndex('E8'))?.refusal).toBeUndefined()
  })

  it('takes Bonus Movements before and after paid steps, never in between (RS-58)', () => {
    const state = atSea({ ship: 'C8', winds: ['E'], ledger: { bonusMoves: 2, earned: ['P2', 'G1'] } })
    const begun = sail(state, takeCourse(state, 0, 0)!.move, true)!
    expect(nextOf(begun, 'B8')).toMatchObject({ isBonus: true, cost: 0 })
    const before = steerTo(state, begun, spaceIndex('C9'))!
    expect(before.move.before).toEqual(['S'])
    const paid = steerTo(state, before, spaceIndex('D9'))!
    expect(paid.move.moves).toEqual(['E'])
    const after = steerTo(state, sail(state, paid.move, true)!, spaceIndex('D8'))!
    expect(after.move.after).toEqual(['N'])
    expect(after.next).toEqual([])
    expect(after.refusal).toBeUndefined()
  })
})
