/** 3.7 to 3.9: the Open Majority, placing, talking. */
import { describe, expect, test } from 'vitest'
import { waves } from '../index'
import { openMajority } from '../majority'
import type { TeamSignal } from '../moves'
import { mostSignals, signalKinds } from '../signals'
import { everyMode, newTable, randomGame } from '../testing/newTable'
import { dataOf, eventOf, placing, playExample, table } from '../testing/table'

const hands = [
  [1, 1, 3],
  [1, 2],
  [1, 2],
  [1, 2],
] as const
const elders = [1, 2, 3, 4] as const

describe('3.7 Open Majority', () => {
  test('WV-66, WV-68, WV-70: the extra Elder decides here, and the Council card gives its Shells', () => {
    const three = table({ players: 3, elders: [1, 1, 5, 5], hands: [[1], [1], [1]] })
    expect(openMajority(three)).toMatchObject({ cls: 5, counts: [2, 0, 0, 0, 2], isTie: true })
    const without = table({ players: 3, elders: [1, 1, 5, 4], hands: [[1], [1], [1]] })
    expect(openMajority(without)).toMatchObject({ cls: 1 })
  })

  test('WV-69: no tablet is active when a tie is broken, neither now nor at the True Majority', () => {
    // SCH-SIX would make Scholars the strongest; they lose both ties all the same.
    const { events } = playExample({
      players: 4,
      options: { tabletSet: 'firstGame' },
      elders: [1, 1, 2, 2],
      shells: 2,
      agents: ['F1', 'F1', 'R2', 'R1'],
    })
    expect(dataOf(events, 'trueMajority')).toMatchObject({ cls: 2, counts: [3, 3, 0, 0, 0] })
    const next = events.slice(events.indexOf(eventOf(events, 'councilFormed')))
    expect(dataOf(next, 'openMajority')).toMatchObject({ cls: 1, counts: [3, 1, 0, 0, 0] })
  })
})

describe('3.8 Playing Agents', () => {
  const start = table({ players: 4, elders, hands })

  test('WV-73, WV-79: any class may rebel, with any number of cards, even the last one', () => {
    const own = table({ players: 4, elders, hands: [[5, 5, 5], [1], [1], [1]] })
    for (const count of [1, 2, 3]) {
      expect(waves.check(own, placing(own, 0, `R5×${count}`))).toBeUndefined()
    }
    const { state } = waves.play(own, placing(own, 0, 'R5×3'))
    expect(state.hands[0]).toEqual([])
    expect(waves.turn(state)).toMatchObject({ seats: [1] })
  })

  test('WV-77, WV-78: role and number are public at once, the class only to the owner', () => {
    const { state, events } = waves.play(start, placing(start, 0, 'R1×2'))
    const told = eventOf(events, 'agentPlaced')
    expect(told).toMatchObject({ data: { slot: 0, role: 'rebel', n: 2 } })
    expect(told.seenBy).toBeUndefined()
    expect(eventOf(events, 'agentSeen')).toMatchObject({ data: { cards: [1, 1] }, seenBy: [0] })
    expect(waves.view(state, 1).slots[0]!.agents).toEqual({ role: 'rebel', cards: [0, 0], faceUp: false })
    expect(waves.view(state, 0).slots[0]!.agents).toEqual({ role: 'rebel', cards: [1, 1], faceUp: false })
  })

  test('WV-72: a placement that reveals nothing can be taken back; the last one cannot', () => {
    expect(waves.play(start, placing(start, 0, 'F1')).reveals).toBe(false)
    const { reveals } = playExample({ players: 4, elders, agents: ['F1', 'F1', 'F1', 'F1'] })
    expect(reveals).toBe(true)
  })

  test('WV-82: everybody holds a card at the start of every round (seeds "hands 2" to "hands 6")', () => {
    for (const { players, mode } of everyMode) {
      let rounds = 0
      for (const { before, after } of randomGame(newTable(players, 'hands', { mode }), `hands ${players}`)) {
        if (after.phase !== 'play' || after.round === before.round || players === 2) continue
        rounds++
        expect(after.hands.every(hand => hand.length > 0)).toBe(true)
      }
      if (players > 2) expect(rounds).toBeGreaterThan(2)
    }
  })
})

describe('3.9 Communication', () => {
  const start = table({ players: 4, elders, hands })
  const say = (state: typeof start, more: Partial<TeamSignal>) =>
    waves.check(state, { kind: 'teamSignal', seat: 0, signal: 'yes', ...more })?.rule

  test('WV-86: whatever is said, all hear it, nothing binds, and no card is shown', () => {
    const said: TeamSignal = { kind: 'teamSignal', seat: 0, signal: 'have', cls: 3, count: 2, toSeat: 2 }
    const { state, events, reveals } = waves.play(start, said)
    expect(events).toHaveLength(1)
    expect(events[0]).toMatchObject({ rule: 'WV-86', data: { seat: 0, cls: 3, count: 2, toSeat: 2 } })
    expect(events[0]!.seenBy).toBeUndefined()
    expect(reveals).toBe(false)
    const { signals, ...game } = state
    const { signals: _, ...before } = start
    expect(game).toEqual(before)
    expect(signals).toEqual([{ seat: 0, signal: 'have', cls: 3, count: 2, toSeat: 2 }])
    // The player announced two Knights, holds one, and places a Scholar.
    expect(waves.check(state, placing(state, 0, 'F1'))).toBeUndefined()
  })

  test('WV-86: nonsensical announcements are refused', () => {
    expect(say(start, { signal: 'wantTablet' })).toBe('WV-86')
    expect(say(start, { signal: 'wantTablet', cls: 4 })).toBeUndefined()
    expect(say(start, { toSeat: 0 })).toBe('WV-86')
    expect(say(start, { toSeat: 5 })).toBe('WV-86')
    expect(say(start, { seat: 5 })).toBe('WV-6')
  })

  test('WV-87: players who have placed still hear what is said', () => {
    const placed = waves.play(start, placing(start, 0, 'F1')).state
    const { state, events } = waves.play(placed, { kind: 'teamSignal', seat: 2, signal: 'planFollow' })
    expect(events[0]!.seenBy).toBeUndefined()
    expect(waves.view(state, 0).signals).toEqual([{ seat: 2, signal: 'planFollow' }])
  })

  test('WV-83: talk is no move of the game: it is not listed, and it lasts for a round', () => {
    for (const seat of [0, 1, 2, 3]) {
      expect(waves.moves(start, seat).some(move => move.kind === 'teamSignal')).toBe(false)
    }
    let state = waves.play(start, { kind: 'teamSignal', seat: 3, signal: 'no' }).state
    for (const slot of [0, 1, 2, 3]) state = waves.play(state, placing(state, slot, 'F1')).state
    expect(state).toMatchObject({ round: 2, signals: [] })
  })

  test('WV-86: every sentence has its own words', () => {
    const words = signalKinds.flatMap(signal => [
      waves.describe(start, { kind: 'teamSignal', seat: 0, signal, cls: 4 }).text,
      waves.describe(start, { kind: 'teamSignal', seat: 0, signal, cls: 5, count: 2, toSeat: 2 }).text,
    ])
    expect(new Set(words).size).toBe(words.length)
    expect(words).toContain('Say: I hold Seers')
  })

  test('WV-86: chatter does not make a match grow without end', () => {
    let state = start
    for (let n = 0; n < mostSignals + 5; n++) {
      state = waves.play(state, { kind: 'teamSignal', seat: n % 4, signal: 'yes' }).state
    }
    expect(state.signals).toHaveLength(mostSignals)
    expect(waves.read(JSON.parse(JSON.stringify({ ...state, shells: 2 })))).toMatchObject({ ok: true })
  })
})
