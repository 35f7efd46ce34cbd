/** Phase 7, Loot (RB-240 to RB-245). */
import { describe, expect, test } from 'vitest'
import { entering } from '../testing/entering'
import { nameOfToken, seeds, tokensOf } from '../testing/port'
import { against, type Course, listed, type PositionText, played, position, told } from '../testing/position'
import type { DieId } from '../vocabulary'

const sent = ['p-yellow-1', 'p-blue-1', 'p-green-1'] as const
const fill = (name: string, count: number) => Array.from({ length: count }, () => name)

function loot(text: PositionText): Course {
  return entering(position({ sent, phase: 'loot', ...text }), 'loot')
}

const quays = ({ state }: Course) => state.players.map(({ quay }) => quay.length)

/** Each draw: seat, rule, names. */
function draws({ events }: Course): readonly string[] {
  return events.flatMap(({ kind, rule, data }) => {
    if (kind !== 'loot' || !data) return []
    return [`${data.seat} ${rule} ${(data.tokens as string[]).map(nameOfToken).join(' ')}`]
  })
}

const trophy = (die: DieId, is: Partial<Record<'boarded' | 'surrendered' | 'hooked', boolean>> = {}) => ({
  die,
  boarded: false,
  surrendered: false,
  hooked: false,
  ...is,
})

describe('drawing', () => {
  test('RB-240: each Participant draws the number of the card, in turn order', () => {
    const course = loot({ card: 'I05', baron: 1, sent: ['p-yellow-1', 'p-green-1'] })
    expect(quays(course)).toEqual([3, 0, 3])
    expect(told(course.events, 'loot').map(({ seat }) => seat)).toEqual([2, 0])
  })

  test('RB-241: 1 more for each boarded Ship, and 1 more for each that surrendered: they add up', () => {
    const both = trophy('n-green-1', { boarded: true, surrendered: true })
    const by = {
      0: { trophies: [both] },
      1: { trophies: [trophy('n-yellow-1', { surrendered: true })] },
    } as const
    expect(quays(loot({ card: 'A02', bag: fill('rum', 18), by }))).toEqual([4, 3, 2])
  })

  test('RB-242: a Participant who lost all Ships still draws', () => {
    const course = loot({
      card: 'I01',
      sent: ['p-blue-1'],
      by: { 0: { sunk: ['p-yellow-1', 'p-yellow-2'] } },
    })
    // Two tokens pay for the repairs at once, so nothing is left of them.
    expect(draws(course)[0]).toMatch(/^0 RB-240 \w+ \w+$/)
  })

  test('RB-243a: card number, boarding, Boarding Hook, surrender, other bonus draws; then the next player', () => {
    const by = {
      0: { trophies: [trophy('n-violet-1', { boarded: true, hooked: true, surrendered: true })] },
      1: { trophies: [trophy('n-yellow-1', { boarded: true })] },
    } as const
    const course = loot({ card: 'B04', bag: fill('rum', 18), by })
    expect(draws(course)).toEqual([
      '0 RB-240 rum rum',
      '0 RB-241 rum',
      '0 RB-243a rum',
      '0 RB-241 rum',
      '0 RB-243 rum',
      '1 RB-240 rum rum',
      '1 RB-241 rum',
      '2 RB-240 rum rum',
    ])
  })

  test.each(seeds)('RB-244: after each drawn Spices one more draw, at most two (seed "%s")', seed => {
    const course = loot({
      card: 'A01',
      sent: ['p-yellow-1'],
      seed,
      bag: [...fill('spices', 5), ...fill('rum', 5)],
    })
    const drawn = course.state.players[0]!.quay.map(nameOfToken)
    let due = 2
    let extra = 0
    for (let index = 0; index < due; index++) {
      if (drawn[index] !== 'spices' || extra === 2) continue
      extra++
      due++
    }
    expect(drawn).toHaveLength(due)
  })

  test('RB-244: EX-24: Rum, Fabrics, Rum; Rum, Spices; Rum: the chain ends at extra number 3', () => {
    const bag = [...fill('rum', 5), 'fabrics', 'spices']
    const wanted = 'rum fabrics rum rum spices rum'
    const found = Array.from({ length: 500 }, (_, n) => {
      const { state } = loot({ card: 'A11', sent: ['p-yellow-1'], seed: `chain ${n}`, bag })
      return state.players[0]!.quay.map(nameOfToken).join(' ')
    }).filter(drawn => drawn.startsWith(wanted))
    expect(found.length).toBeGreaterThan(0)
    expect(new Set(found)).toEqual(new Set([wanted]))
  })

  test('RB-244a: boarding draws trigger the chain too; the maximum is per player', () => {
    const by = { 0: { trophies: [trophy('n-red-1', { boarded: true })] } } as const
    expect(quays(loot({ card: 'A11', bag: fill('rum', 18), by }))).toEqual([3 + 1 + 3, 3 + 3, 3 + 3])
  })

  test('RB-245: drawn tokens lie on the quay until phase 10 and can be spent before', () => {
    const course = loot({
      card: 'I01',
      sent: ['p-yellow-2', 'p-blue-1'],
      bag: ['rum', 'spices', 'fabrics', 'valuables'],
      by: { 0: { sunk: ['p-yellow-1'] } },
    })
    expect(course.state.phase).toBe('repair')
    expect(course.state.players[0]!.stowed).toEqual({})
    const { quay } = course.state.players[0]!
    expect(
      listed(course.state, 0, 'repair')
        .map(({ tokenIds }) => tokenIds[0])
        .toSorted(),
    ).toEqual(quay.toSorted())
    const after = played(course.state, { kind: 'repair', seat: 0, tokenIds: [quay[0]!] })
    expect(after.phase).toBe('stow')
    expect(after.players[0]!.quay).toEqual([quay[1]])
    const slot = `ship:${after.players[0]!.dice[0]}`
    const stowed = played(after, { kind: 'stow', seat: 0, stowPlan: { [slot]: quay[1]! } })
    expect(stowed.players[0]!.quay).toEqual([])
  })
})

describe('Loot added by cards', () => {
  test('RB-243: Fishing Grounds: all with the most Trophies draw 1 more', () => {
    const two = (n: 1 | 2 | 3) => [trophy(`n-yellow-${n}`), trophy('n-green-1')]
    const by = {
      0: { trophies: two(1) },
      1: { trophies: two(2) },
      2: { trophies: [trophy('n-yellow-3')] },
    } as const
    expect(quays(loot({ card: 'A07', by }))).toEqual([3, 3, 2])
    expect(quays(loot({ card: 'A07' }))).toEqual([2, 2, 2])
  })

  test('RB-243: Customs House: the Wanted player draws 1 less', () => {
    expect(quays(loot({ card: 'A08', wanted: 1 }))).toEqual([3, 2, 3])
  })

  test('RB-243: The Ferry: while the blue Ally is afloat each Participant draws 1 more', () => {
    expect(quays(loot({ card: 'B08', adventure: { allyAfloat: true } }))).toEqual([3, 3, 3])
    expect(quays(loot({ card: 'B08', adventure: { allyAfloat: false } }))).toEqual([2, 2, 2])
  })

  test('RB-243: Rum Runners: surrender Loot is Rum of the bag, Silk Road: boarders take 1 Fabric', () => {
    const bag = [...fill('spices', 9), 'rum']
    const gaveUp = {
      0: {
        trophies: [trophy('n-green-1', { surrendered: true }), trophy('n-green-2', { surrendered: true })],
      },
    } as const
    const runners = loot({ card: 'B05', bag, by: gaveUp, sent: ['p-yellow-1'] })
    expect(runners.state.players[0]!.quay.map(nameOfToken)).toHaveLength(4)
    expect(runners.state.players[0]!.quay.map(nameOfToken)).toContain('rum')
    const boarded = {
      0: { trophies: [trophy('n-green-1', { boarded: true }), trophy('n-green-2', { boarded: true })] },
    } as const
    const silk = loot({
      card: 'B06',
      bag: [...fill('spices', 9), ...fill('fabrics', 9)],
      by: boarded,
      sent: ['p-yellow-1'],
    })
    expect(silk.state.players[0]!.quay).toHaveLength(2 + 2 + 1)
    expect(silk.state.players[0]!.quay.map(nameOfToken).at(-1)).toBe('fabrics')
  })

  test('RB-243: Spanish Gold: a player who sank the orange Ship takes 2 Valuables, as far as the bag holds them', () => {
    const by = { 0: { trophies: [trophy('n-orange-1')] } } as const
    const gold = loot({
      card: 'B14',
      bag: [...fill('rum', 9), ...fill('valuables', 10)],
      by,
      sent: ['p-yellow-1'],
    })
    expect(gold.state.players[0]!.quay.map(nameOfToken).slice(3)).toEqual(['valuables', 'valuables'])
    const poor = loot({ card: 'B14', bag: fill('rum', 9), by, sent: ['p-yellow-1'] })
    expect(poor.state.players[0]!.quay).toHaveLength(3)
  })

  test('RB-243: EX-25: Fire Power: 1 Loot, drawn or stowed earlier, for a Cannon; or all is kept', () => {
    const by = { 0: { stowed: ['valuables'] } }
    const { state } = loot({ card: 'A04', bag: fill('rum', 9), by })
    const [old] = tokensOf(state, 0, 'valuables')
    const [drawn] = tokensOf(state, 0, 'rum')
    expect(
      listed(state, 0, 'lootExchange')
        .map(({ tokenId }) => nameOfToken(tokenId))
        .toSorted(),
    ).toEqual(['rum', 'valuables'])
    for (const tokenId of [old!, drawn!]) {
      const after = played(state, { kind: 'lootExchange', seat: 0, tokenId })
      expect(after.players[0]!.cannons).toEqual({ ready: 1, exhausted: 0 })
      expect(after.discard).toContain(tokenId)
      expect(after.queue).toEqual([1, 2])
    }
    const kept = played(state, { kind: 'declineExchange', seat: 0 })
    expect(kept.players[0]!.quay).toHaveLength(3)
    expect(kept.players[0]!.cannons.ready).toBe(0)
  })

  test('RB-243: The King is Here: after drawing 1 Valuable, also stowed earlier, is swapped for 1 coin', () => {
    const { state } = loot({ card: 'B10', bag: fill('rum', 9), by: { 0: { stowed: ['valuables'] } } })
    const [tokenId] = tokensOf(state, 0, 'valuables')
    expect(against(state, { kind: 'lootExchange', seat: 0, tokenId: tokensOf(state, 0, 'rum')[0]! })).toBe(
      'RB-243',
    )
    const after = played(state, { kind: 'lootExchange', seat: 0, tokenId: tokenId! })
    expect(after.players[0]!.coins).toBe(1)
    // The others have nothing to swap, so nobody is asked any more.
    expect(after.phase).toBe('stow')
  })

  test('RB-243: EX-26: Unlucky Fellow: players who sank the red Ship choose their 4 Loot, in turn order', () => {
    const by = { 0: { trophies: [trophy('n-red-1')] }, 2: { trophies: [trophy('n-red-1')] } } as const
    const bag = ['valuables', 'valuables', 'valuables', ...fill('spices', 3), ...fill('rum', 9)]
    const { state } = loot({ card: 'A03', baron: 0, bag, by })
    const choose = (seat: number, ...types: ('valuables' | 'spices' | 'rum' | 'fabrics')[]) =>
      ({ kind: 'chooseLoot', seat, types }) as const
    expect(against(state, choose(0, 'valuables', 'valuables', 'valuables', 'fabrics'))).toBe('RB-243')
    expect(against(state, choose(0, 'valuables', 'valuables', 'spices'))).toBe('RB-243')
    const once = played(state, choose(0, 'valuables', 'valuables', 'spices', 'spices'))
    // Blue has drawn 4 at random in between.
    expect(once.players[1]!.quay).toHaveLength(4)
    expect(once.queue).toEqual([2])
    expect(against(once, choose(2, 'valuables', 'valuables', 'rum', 'rum'))).toBe('RB-243')
    const options = listed(once, 2, 'chooseLoot')
    const left = once.bag.map(nameOfToken)
    for (const { types } of options) {
      for (const type of types) {
        expect(types.filter(one => one === type).length).toBeLessThanOrEqual(
          left.filter(one => one === type).length,
        )
      }
    }
    expect(played(once, options[0]!).players[2]!.quay).toHaveLength(4)
  })
})
