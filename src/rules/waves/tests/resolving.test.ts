/** 3.10 to 3.12: the True Majority, and the two Waves. */
import { describe, expect, test } from 'vitest'
import { waves } from '../index'
import { trueMajority } from '../majority'
import { dataOf, eventOf, placing, playExample, playRound, table } from '../testing/table'

const allVsAll = { mode: 'allVsAll', tabletSet: 'firstGame' } as const
const kinds = (events: readonly { readonly kind?: string }[]) => events.map(event => event.kind)

describe('3.10 True Majority and the active tablet', () => {
  test('WV-89: all Rebels are turned up at once, and no Follower with them', () => {
    const { events } = playExample({
      players: 4,
      options: allVsAll,
      elders: [5, 5, 1, 2],
      shells: 1,
      agents: ['R2', 'F3', 'R1×2', 'F4'],
    })
    expect(dataOf(events, 'rebelsRevealed')).toEqual({
      rebels: [
        { slot: 0, cls: 2, n: 1 },
        { slot: 2, cls: 1, n: 2 },
      ],
    })
    const turned = kinds(events)
    expect(turned.indexOf('rebelsRevealed')).toBeLessThan(turned.indexOf('trueMajority'))
    expect(turned.indexOf('trueMajority')).toBeLessThan(turned.indexOf('agentRevealed'))
  })

  test('WV-92: Followers, hands, discards and displays are not counted', () => {
    const state = table({
      players: 4,
      options: allVsAll,
      elders: [1, 2, 3, 3],
      hands: [[4, 4, 4, 4], [4, 4], [4], [4]],
      displays: [[5, 5, 5], [], [], []],
      discard: [5, 5, 5],
    })
    expect(trueMajority(waves.play(state, placing(state, 0, 'F4')).state)).toMatchObject({ cls: 3 })
    const rebels = waves.play(state, placing(state, 0, 'R4×3')).state
    expect(trueMajority(rebels)).toMatchObject({ cls: 4, counts: [1, 1, 2, 3, 0] })
  })

  test('WV-95, WV-127, WV-128: a calm face changes nothing: higher Power collects, Followers go first', () => {
    for (const [face, cls] of [
      ['KNI-CALM', 3],
      ['NOB-CALM', 5],
    ] as const) {
      const { checks, events } = playExample({
        players: 4,
        face,
        elders: [cls, cls, 1, 2],
        shells: 4,
        agents: ['R1', 'F1', 'F2', 'R2'],
      })
      expect(dataOf(events, 'tabletActivated')).toMatchObject({ face })
      expect(checks).toEqual([
        `1: 1 vs ${cls} power`,
        '2: 2 vs 1 collected',
        `0: 1 vs ${cls} power`,
        '3: 2 vs 2 power',
      ])
    }
  })
})

describe('3.11 Discard extra Rebels', () => {
  test('WV-99, WV-100: one card of every pile stays, slot by slot, and nobody is asked', () => {
    const { state, events } = playExample({
      players: 2,
      elders: [5, 5, 1, 1],
      shells: 1,
      agents: ['R2×3', 'R3', 'R4×2', 'F3'],
    })
    const extra = events.filter(event => event.kind === 'extraRebelsDiscarded').map(event => event.data)
    expect(extra).toEqual([
      { slot: 0, cls: 2, n: 2 },
      { slot: 2, cls: 4, n: 1 },
    ])
    expect(state.discard).toEqual([2, 2, 4])
  })
})

describe('3.12 The two Waves', () => {
  test('WV-102, WV-103: Followers turn their card at their own check, Rebels check after all of them', () => {
    const { events } = playExample({
      players: 4,
      options: allVsAll,
      elders: [3, 3, 1, 2],
      wave: 2,
      shells: 4,
      agents: ['F4', 'R4', 'F5', 'R5'],
    })
    const waveKinds = ['waveStarted', 'agentRevealed', 'checked']
    const steps = events
      .filter(event => waveKinds.includes(event.kind!))
      .map(({ kind, data }) => `${kind} ${data!.slot ?? data!.role}`)
    expect(steps).toEqual([
      'waveStarted follower',
      'agentRevealed 2',
      'checked 2',
      'agentRevealed 0',
      'checked 0',
      'waveStarted rebel',
      'checked 3',
      'checked 1',
    ])
    expect(events.filter(event => event.kind === 'waveStarted').map(event => event.data!.slots)).toEqual([
      [2, 0],
      [3, 1],
    ])
  })

  test('WV-105, WV-113: every owned slot checks once, also when no Shell is left', () => {
    const { checks } = playExample({
      players: 6,
      options: { mode: 'allVsAll', tabletSet: 'firstGame' },
      elders: [3, 3, 1, 1, 2, 5],
      wave: 4,
      shells: 0,
      agents: ['F4', 'R4', 'F5', 'F1', 'F2', 'F3'],
    })
    expect(checks.map(check => Number(check[0])).sort()).toEqual([0, 1, 2, 3, 4, 5])
    expect(checks.every(check => check.endsWith('noShell'))).toBe(true)
  })

  test('WV-107: equal Power is not enough, and Shells are read at the moment of the check', () => {
    const { events } = playExample({
      players: 4,
      options: allVsAll,
      elders: [3, 3, 1, 2],
      shells: 2,
      agents: ['F3', 'F4', 'F2', 'F3'],
    })
    const checks = events.filter(event => event.kind === 'checked').map(event => event.data!)
    expect(checks.map(({ result, shells }) => `${result} of ${shells}`)).toEqual([
      'power of 2',
      'collected of 2',
      'collected of 1',
      'noShell of 0',
    ])
    expect(eventOf(events, 'checked').rule).toBe('WV-107')
  })

  test('WV-108: nobody is asked whether to collect', () => {
    const start = table({ players: 4, elders: [3, 3, 1, 2], shells: 4, agents: ['F4', 'F4', 'F4', 'F4'] })
    const { state } = playRound(start, ['F4', 'F4', 'F4', 'F4'])
    expect(state.displays.map(display => display.length)).toEqual([2, 2])
    expect(state.phase).toBe('play')
  })

  test('WV-110, WV-111: an Elder that goes into a hand is told to all, and from then on hidden', () => {
    const { events, state } = playExample({
      players: 4,
      options: allVsAll,
      elders: [5, 3, 3, 2],
      shells: 0,
      agents: ['F1', 'F1', 'F1', 'F1'],
      hands: [[2], [], [], []],
    })
    const told = eventOf(events, 'elderToHand')
    expect(told).toMatchObject({ rule: 'WV-110', data: { seat: 0, cls: 5 } })
    expect(told.seenBy).toBeUndefined()
    expect(state.hands[0]).toContain(5)
    expect(waves.view(state, 1).hands[0]).toEqual(state.hands[0]!.map(() => 0))
  })

  test('WV-112, WV-114: Agents and the extra Elder stay where they are during the Waves', () => {
    const { state } = playExample({
      players: 3,
      options: { tabletSet: 'firstGame' },
      elders: [4, 4, 4, 1],
      shells: 3,
      agents: ['F5', 'F1', 'R5'],
      hands: [
        [2, 2, 2, 2, 2],
        [2, 2, 2, 2, 2],
        [2, 2, 2, 2, 2],
      ],
    })
    expect(state.phase).toBe('discard')
    expect(state.slots).toEqual([
      { agents: { role: 'follower', cards: [5], faceUp: true } },
      { agents: { role: 'follower', cards: [1], faceUp: true } },
      { agents: { role: 'rebel', cards: [5], faceUp: true } },
      { elder: 1 },
    ])
  })
})
