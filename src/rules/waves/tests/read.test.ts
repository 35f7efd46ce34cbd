/** Section 9: what cannot be is refused with the rule, and everything that can be is read. */
import { toJsonSchema } from '@valibot/to-json-schema'
import { describe, expect, test } from 'vitest'
import { IllegalMove } from '../../game'
import { waves } from '../index'
import { moveSchema } from '../moveSchema'
import { stateSchema } from '../schema'
import type { WavesState } from '../state'
import { newTable } from '../testing/newTable'
import { placing, rest, table } from '../testing/table'

const play = table({
  players: 4,
  elders: [1, 4, 4, 2],
  shells: 2,
  wave: 1,
  hands: [
    [1, 2],
    [2, 3, 3],
    [3, 4],
    [4, 5],
  ],
})
const placed = waves.play(play, placing(play, 1, 'R3×2')).state
const three = newTable(3, 'read')
const two = newTable(2, 'read')
const five = newTable(5, 'read', { soloSeat: 'toss' })

type Change = (state: WavesState) => Partial<WavesState>
const faults: readonly [string, string, WavesState, Change][] = [
  ['nobody at a place', 'WV-6', play, () => ({ personAt: [0, 1, 2, 2] })],
  ['swapped places without a toss', 'WV-23a', play, () => ({ personAt: [1, 0, 2, 3] })],
  ['two swaps', 'WV-23a', five, () => ({ personAt: [1, 4, 2, 3, 0] })],
  ['a slot too few', 'WV-7', play, ({ slots }) => ({ slots: slots.slice(1) })],
  ['a display too many', 'WV-10', play, () => ({ displays: [[], [], []] })],
  ['two tablets of a class', 'WV-42', play, ({ faces }) => ({ faces: faces.with(1, 'SCH-SIX') })],
  ['a tablet of another set', 'WV-43', play, ({ faces }) => ({ faces: faces.with(4, 'NOB-FOL') })],
  [
    'the Wave token with the extra Elder',
    'WV-37',
    { ...play, ...three, phase: 'play', round: 1, toss: undefined },
    () => ({ wave: 3 }),
  ],
  ['the Wave token nowhere', 'WV-37', play, () => ({ wave: undefined })],
  ['a signal from nobody', 'WV-83', play, () => ({ signals: [{ seat: 4, signal: 'yes' }] })],
  ['a signal without teams', 'WV-88', three, () => ({ signals: [{ seat: 1, signal: 'yes' }] })],
  ['a card without a class', 'WV-1', play, ({ deck }) => ({ deck: deck.with(0, 0) })],
  ['a card too few', 'WV-1', play, ({ deck }) => ({ deck: deck.slice(1) })],
  ['a card exchanged', 'WV-1', play, ({ deck }) => ({ deck: deck.with(0, deck[0] === 1 ? 2 : 1) })],
  ['a hand in disorder', 'WV-2', play, ({ hands }) => ({ hands: hands.with(0, [2, 1]) })],
  ['Rebels of two classes', 'WV-76', placed, state => withAgents(state, 1, [3, 2], 'rebel')],
  ['two Followers', 'WV-75', placed, state => withAgents(state, 1, [3, 3], 'follower')],
  ['Agents without a card', 'WV-73', placed, state => withAgents(state, 1, [], 'rebel')],
  ['a toss in the middle of a round', 'WV-150', play, () => ({ toss: { for: 'holder', misses: 0 } })],
  ['a fourth toss', 'WV-153', three, () => ({ toss: { for: 'holder', misses: 3 } })],
  ['a toss for the solo place, of three', 'WV-23a', three, () => ({ toss: { for: 'solo', misses: 0 } })],
  ['somebody named to start', 'WV-47', play, () => ({ starter: 1 })],
  ['a round before the first', 'WV-65', play, () => ({ round: 0 })],
  ['Shells before the first round', 'WV-65', three, () => ({ shells: 1 })],
  ['more idle rounds than rounds', 'WV-145', play, () => ({ idleRounds: 2 })],
  [
    'a goal reached in the middle of the game',
    'WV-61',
    play,
    state => withDisplay(state, 0, [1, 1, 1, 1, 1, 1, 1]),
  ],
  ['the end without a winner', 'WV-61', play, () => ({ phase: 'over' })],
  ['other Shells than the card says', 'WV-70', play, () => ({ shells: 3 })],
  ['Agents out of their order', 'WV-72', placed, ({ wave }) => ({ wave: (wave! + 1) % 4 })],
  [
    'an open Agent too early',
    'WV-72',
    placed,
    state => ({
      slots: state.slots.with(1, {
        ...state.slots[1]!,
        agents: { ...state.slots[1]!.agents!, faceUp: true },
      }),
    }),
  ],
  ['an empty hand that has to place', 'WV-55', play, state => moved(state, 1, [])],
  ['a hand above its limit', 'WV-117', play, state => moved(state, 0, [1, 1, 1, 2, 2, 2])],
  [
    'a slot without an Elder',
    'WV-33',
    play,
    state => ({ slots: state.slots.with(0, {}), deck: [...state.deck, 1] }),
  ],
  ['hands in Head to head before the token lies', 'WV-30', two, state => moved(state, 0, [1])],
  ['nobody to discard', 'WV-118', after(), state => moved(state, 0, [1, 1])],
  [
    'an Elder left after the Waves',
    'WV-113',
    after(),
    state => ({ slots: state.slots.with(0, { ...state.slots[0]!, elder: 5 }), deck: without(state.deck, 5) }),
  ],
]

function without(deck: WavesState['deck'], card: 5): WavesState['deck'] {
  return deck.toSpliced(deck.indexOf(card), 1)
}

/** After the Waves of a round in which seat 0 has to discard. */
function after(): WavesState {
  const hands = [[1, 2, 3, 4, 5], [1], [1], [1]] as const
  let state = table({ players: 4, elders: [5, 5, 5, 4], hands, shells: 1 })
  for (const slot of [0, 1, 2, 3]) state = waves.play(state, placing(state, slot, 'F1')).state
  return state
}

function withAgents(
  state: WavesState,
  slot: number,
  cards: readonly (1 | 2 | 3)[],
  role: 'follower' | 'rebel',
) {
  const slots = state.slots.with(slot, { ...state.slots[slot]!, agents: { role, cards, faceUp: false } })
  return withFullDeck({ ...state, slots })
}

function withDisplay(state: WavesState, party: number, cards: readonly 1[]) {
  return withFullDeck({ ...state, displays: state.displays.with(party, cards) })
}

function moved(state: WavesState, seat: number, cards: readonly (1 | 2)[]) {
  return withFullDeck({ ...state, hands: state.hands.with(seat, cards) })
}

/** The deck is whatever else there is, so that only one thing is wrong. */
function withFullDeck(state: WavesState): Partial<WavesState> {
  const { hands, slots, displays, discard } = state
  const inSlots = slots.flatMap(({ elder, agents }) => [...(elder ? [elder] : []), ...(agents?.cards ?? [])])
  return { ...state, deck: rest([...hands.flat(), ...inSlots, ...displays.flat(), ...discard]) }
}

describe('fault', () => {
  test('finds nothing wrong with the tables that are spoilt below', () => {
    for (const state of [play, placed, three, two, five, after()]) expect(waves.fault(state)).toBeUndefined()
  })

  test.each(faults)('finds %s (%s)', (_what, rule, state, change) => {
    const spoilt = { ...state, ...change(state) }
    const fault = waves.fault(spoilt)
    expect(fault?.rule).toBe(rule)
    expect(waves.read(JSON.parse(JSON.stringify(spoilt)))).toMatchObject({ ok: false })
  })
})

describe('read', () => {
  test.each([
    ['', undefined],
    ['', 7],
    ['shells', { ...play, shells: 6 }],
    ['phase', { ...play, phase: 'pause' }],
    ['hands.0.0', { ...play, hands: [[6], [1], [1], [1]] }],
    ['options.mode', { ...play, options: { ...play.options, mode: 'headToHead' } }],
    ['more', { ...play, more: 1 }],
  ])('says where the shape is wrong: %s', (path, input) => {
    expect(waves.read(input)).toMatchObject({ ok: false, path })
  })

  test.each([
    ['kind', { kind: 'pass', seat: 0 }],
    ['cards.0', { kind: 'playFollower', seat: 0, slot: 0, cards: [0] }],
    ['slot', { kind: 'playRebels', seat: 0, cards: [1] }],
    ['seat', { kind: 'discardDown', seat: 6, cards: [1] }],
    ['signal', { kind: 'teamSignal', seat: 0, signal: 'sing' }],
  ])('says where a move is wrong: %s', (path, input) => {
    expect(waves.readMove(input)).toMatchObject({ ok: false, path })
  })

  test.each([
    ['state', stateSchema],
    ['move', moveSchema],
  ])('every field of the %s has a line of meaning', (_name, schema) => {
    const bare: string[] = []
    const look = (node: unknown, path: string) => {
      if (typeof node !== 'object' || node === null) return
      const { properties = {}, ...others } = node as { readonly properties?: Record<string, object> }
      for (const [name, field] of Object.entries(properties)) {
        if (!('description' in field)) bare.push(`${path}.${name}`)
        look(field, `${path}.${name}`)
      }
      for (const [key, value] of Object.entries(others)) look(value, `${path}/${key}`)
    }
    look(toJsonSchema(schema, { errorMode: 'ignore' }), '')
    expect(bare).toEqual([])
  })

  test('an illegal move is thrown back with its rule, and nothing is played', () => {
    expect(() => waves.play(play, placing(play, 0, 'F1'))).toThrow(IllegalMove)
    expect(() => waves.play(play, placing(play, 0, 'F1'))).toThrow(/WV-72: It is Blue's turn/)
    expect(waves.check(play, { kind: 'pass', seat: 0 } as never)?.rule).toBe('WV-65')
    expect(waves.check(play, { kind: 'discardDown', seat: 0, cards: [1] })?.why).toMatch(/not the time/)
  })
})
