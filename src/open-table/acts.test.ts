import { describe, expect, it } from 'vitest'
import { rotate } from '../measure'
import { type Act, play, yawOf } from './acts'
import { deckById, decks, whatDeck } from './decks'
import { drawers } from './drawers'
import { readTable, writeTable } from './format'
import { emptyTable, freeSpot, layOn, mostThings, spotOf, type TableState, thingOf } from './tableState'
import { isFaceUp, mostCards, nameOf, reachOf, sizeOf, topCard, type What } from './thing'

const die: What = { kind: 'die', die: 'd6', colour: 'red' }
const pack = whatDeck(deckById('sea'))

function having(state: TableState, ...acts: readonly Act[]): TableState {
  return acts.reduce((now, act) => {
    const result = play(now, act)
    if (!result.ok) throw new Error(result.why)
    return result.state
  }, state)
}

const refusal = (state: TableState, act: Act) => {
  const result = play(state, act)
  return result.ok ? undefined : result.why
}

const pile = (state: TableState, id: string) => {
  const thing = thingOf(state, id)!
  if (thing.what.kind !== 'cards') throw new Error('no cards')
  return { ...thing, cards: thing.what.cards }
}

describe('taking out', () => {
  it('lays everything from the chest on the table without overlap, or on top where there is no room', () => {
    for (const drawer of drawers)
      for (const item of drawer.items) {
        const what = item.what('blue')
        const state = having(emptyTable, { act: 'take-out', what: [what, what, what] })
        for (const [index, one] of state.things.entries()) {
          for (const other of state.things.slice(index + 1)) {
            const [a, b] = [spotOf(one), spotOf(other)]
            const isBeside = Math.hypot(a.x - b.x, a.z - b.z) >= 2 * reachOf(what)
            const isAbove =
              Math.abs(one.pose.position[1] - other.pose.position[1]) >= sizeOf(what).height - 1e-9
            expect(isBeside || isAbove, nameOf(what)).toBe(true)
          }
        }
      }
  })

  it('never gives an id twice, not even after things were put away', () => {
    const two = having(emptyTable, { act: 'take-out', what: [die, die] })
    const state = having(two, { act: 'put-away', ids: ['t2'] }, { act: 'take-out', what: [die] })
    expect(state.things.map(({ id }) => id)).toEqual(['t1', 't3'])
  })

  it('stops at the number of things that a table holds', () => {
    const full = having(emptyTable, { act: 'take-out', what: Array.from({ length: mostThings }, () => die) })
    expect(full.things).toHaveLength(mostThings)
    expect(refusal(full, { act: 'take-out', what: [die] })).toContain('400')
    expect(refusal(full, { act: 'copy', ids: ['t1'] })).toContain('400')
  })

  it('finds a spot as near as there is one', () => {
    const first = layOn({ x: 0, z: 0 }, die, 't1')
    const spot = freeSpot([first], die, { x: 0, z: 0 })
    expect(Math.hypot(spot.x, spot.z)).toBeLessThan(60)
    expect(freeSpot([], die, { x: 12, z: 30 })).toEqual({ x: 12, z: 30 })
  })
})

describe('a pile of cards', () => {
  const state = having(emptyTable, { act: 'take-out', what: [pack] })

  it('is drawn from the side that is seen', () => {
    const top = topCard(pile(state, 't1').cards, thingOf(state, 't1')!.pose)
    const drawn = having(state, { act: 'draw', id: 't1', count: 1 })
    expect(pile(drawn, 't2').cards[0]!.front).toBe(top)
    expect(pile(drawn, 't1').cards).toHaveLength(51)

    const down = having(state, { act: 'flip', ids: ['t1'] })
    const lowest = pile(down, 't1').cards[0]
    const hidden = having(down, { act: 'draw', id: 't1', count: 1 })
    expect(pile(hidden, 't2').cards[0]).toEqual(lowest)
    expect(isFaceUp(thingOf(hidden, 't2')!.pose)).toBe(false)
  })

  it('is dealt round by round, and nothing is lost or doubled', () => {
    const dealt = having(state, { act: 'deal', id: 't1', each: 5, seats: 4 })
    expect(dealt.things).toHaveLength(21)
    const all = dealt.things.flatMap(({ what }) =>
      what.kind === 'cards' ? what.cards.map(card => card.front) : [],
    )
    expect(new Set(all).size).toBe(52)
    expect(refusal(state, { act: 'deal', id: 't1', each: 20, seats: 4 })).toBe(
      '80 cards are needed; the pile has 52.',
    )
  })

  it('is shuffled by its seed: the same seed, the same order; another, another', () => {
    const order = (seed: string) =>
      pile(having(state, { act: 'shuffle', ids: ['t1'], seed }), 't1').cards.map(card => card.front)
    expect(order('a')).toEqual(order('a'))
    expect(order('a')).not.toEqual(order('b'))
    expect(order('a').toSorted()).toEqual(
      pile(state, 't1')
        .cards.map(card => card.front)
        .toSorted(),
    )
  })

  it('takes in other cards, which keep the side that they show', () => {
    const drawn = having(state, { act: 'draw', id: 't1', count: 1 }, { act: 'flip', ids: ['t2'] })
    const joined = having(drawn, { act: 'join', id: 't2', onto: 't1' })
    expect(joined.things).toHaveLength(1)
    expect(topCard(pile(joined, 't1').cards, thingOf(joined, 't1')!.pose)).toBe('open/back')
    expect(
      refusal(having(state, { act: 'take-out', what: [die] }), { act: 'join', id: 't2', onto: 't1' }),
    ).toContain('one size')
  })

  it('is fanned on an arc, each card higher than the one below it', () => {
    const drawn = having(state, { act: 'draw', id: 't1', count: 1 })
    const seven = having(drawn, { act: 'put-away', ids: ['t2'] })
    expect(refusal(seven, { act: 'fan', id: 't1' })).toContain('30')
    const hand = having(emptyTable, {
      act: 'take-out',
      what: [{ kind: 'cards', name: 'Hand', cards: deckById('sea').cards.slice(0, 7) }],
    })
    const fanned = having(hand, { act: 'fan', id: 't1' })
    const heights = fanned.things.map(({ pose }) => pose.position[1])
    expect(heights).toEqual(heights.toSorted((a, b) => a - b))
    expect(new Set(heights).size).toBe(7)
    expect(yawOf(fanned.things[0]!.pose)).toBeCloseTo(27)
    expect(yawOf(fanned.things[6]!.pose)).toBeCloseTo(-27)
  })
})

describe('hands', () => {
  const state = having(emptyTable, { act: 'take-out', what: [die, pack, { kind: 'pad', text: '' }] })

  it('turn a card over and back without turning it round', () => {
    const turned = having(state, { act: 'turn', ids: ['t2'], degrees: 30 })
    const over = having(turned, { act: 'flip', ids: ['t2'] })
    expect(isFaceUp(thingOf(over, 't2')!.pose)).toBe(false)
    expect(yawOf(thingOf(over, 't2')!.pose)).toBeCloseTo(30)
    const back = having(over, { act: 'flip', ids: ['t2'] })
    expect(rotate(thingOf(back, 't2')!.pose.rotation, [1, 0, 0])[0]).toBeCloseTo(Math.cos(Math.PI / 6))
  })

  it('stack things of any kind, the broadest below', () => {
    const stacked = having(state, { act: 'stack', ids: ['t1', 't2', 't3'] })
    const height = (id: string) => thingOf(stacked, id)!.pose.position[1]
    expect(height('t3')).toBeLessThan(height('t2'))
    expect(height('t2')).toBeLessThan(height('t1'))
  })

  it('set a die to one of its faces and to no other', () => {
    expect(refusal(state, { act: 'set-face', id: 't1', face: 7 })).toBe('This die has the faces 1 to 6.')
    expect(refusal(state, { act: 'set-face', id: 't2', face: 1 })).toContain('Only dice')
    const set = having(state, { act: 'set-face', id: 't1', face: 3 })
    expect(thingOf(set, 't1')!.pose.rotation).not.toEqual(thingOf(state, 't1')!.pose.rotation)
  })

  it('lock, write, and give notes', () => {
    const held = having(
      state,
      { act: 'lock', ids: ['t1'], isLocked: true },
      { act: 'note', id: 't1', text: 'Mine' },
    )
    expect(thingOf(held, 't1')).toMatchObject({ isLocked: true, note: 'Mine' })
    const loose = having(
      held,
      { act: 'lock', ids: ['t1'], isLocked: false },
      { act: 'note', id: 't1', text: '' },
    )
    expect(thingOf(loose, 't1')).toEqual(thingOf(state, 't1'))
    const written = having(state, { act: 'write', id: 't3', text: 'x'.repeat(1000) })
    expect(thingOf(written, 't3')!.what).toEqual({ kind: 'pad', text: 'x'.repeat(400) })
  })

  it('say in a sentence what cannot be done', () => {
    expect(refusal(emptyTable, { act: 'clear' })).toBe('The table is bare already.')
    expect(refusal(state, { act: 'put-away', ids: ['t99'] })).toBe('That is no longer on the table.')
    expect(refusal(state, { act: 'stack', ids: ['t1'] })).toContain('two or more')
    expect(refusal(state, { act: 'draw', id: 't1', count: 1 })).toContain('pile')
  })
})

describe('limits', () => {
  const dice = (count: number): What[] => Array.from({ length: count }, () => die)

  it('hold for whatever makes more things: nothing lies there that a file could not hold', () => {
    const full = having(
      emptyTable,
      { act: 'take-out', what: [{ kind: 'cards', name: 'Hand', cards: deckById('sea').cards.slice(0, 7) }] },
      { act: 'take-out', what: dice(mostThings - 1) },
    )
    for (const act of [
      { act: 'draw', id: 't1', count: 1 },
      { act: 'deal', id: 't1', each: 1, seats: 2 },
      { act: 'fan', id: 't1' },
    ] as const)
      expect(refusal(full, act), act.act).toContain('400')
    const roomy = having(full, { act: 'put-away', ids: ['t2'] })
    expect(play(roomy, { act: 'draw', id: 't1', count: 1 }).ok).toBe(true)
    expect(refusal(roomy, { act: 'fan', id: 't1' })).toContain('400')
  })

  it('keep a pile at a number of cards that can be written and read again', () => {
    const elders = whatDeck(deckById('ws-elders'))
    let state = having(emptyTable, { act: 'take-out', what: Array.from({ length: 6 }, () => elders) })
    for (const id of ['t2', 't3', 't4', 't5']) state = having(state, { act: 'join', id, onto: 't1' })
    expect(pile(state, 't1').cards).toHaveLength(mostCards)
    expect(refusal(state, { act: 'join', id: 't6', onto: 't1' })).toBe('A pile has 500 cards at most.')
    const file = writeTable({ name: 'x', moments: [{ does: 'x', state }] })
    expect(readTable(JSON.parse(file))).toMatchObject({ ok: true, value: { leftOut: 0 } })
  })

  it('let no half cards be dealt, and no cards to half a player', () => {
    const state = having(emptyTable, { act: 'take-out', what: [pack] })
    for (const [each, seats] of [
      [2.5, 2],
      [2, 2.5],
      [Number.NaN, 2],
      [2, Number.NaN],
      [0, 4],
      [1, 9],
    ] as const)
      expect(refusal(state, { act: 'deal', id: 't1', each, seats })).toContain('1 to 20 cards')
  })

  it('leave locked things where they are, also among others', () => {
    const state = having(
      emptyTable,
      { act: 'take-out', what: [die, pack] },
      { act: 'lock', ids: ['t1'], isLocked: true },
    )
    for (const act of [
      { act: 'flip', ids: ['t1', 't2'] },
      { act: 'turn', ids: ['t1', 't2'], degrees: 15 },
    ] as const) {
      const after = having(state, act)
      expect(thingOf(after, 't1')).toBe(thingOf(state, 't1'))
      expect(thingOf(after, 't2')).not.toEqual(thingOf(state, 't2'))
      expect(refusal(state, { ...act, ids: ['t1'] })).toBe('It is locked.')
    }
  })
})

it('every deck has the cards of its box', () => {
  const counts = Object.fromEntries(decks.map(({ id, cards }) => [id, cards.length]))
  expect(counts).toMatchObject({ sea: 52, 'ws-elders': 100 })
  for (const { cards } of decks) expect(cards.length).toBeGreaterThan(0)
})
