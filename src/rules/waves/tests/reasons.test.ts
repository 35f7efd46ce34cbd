import { describe, expect, test } from 'vitest'
import { collectForecast } from '../forecast'
import { waves } from '../index'
import type { WavesMove } from '../moves'
import type { WavesState } from '../state'
import { placing, table } from '../testing/table'

const reason = (state: WavesState, move: WavesMove) => waves.reasonFor!(waves.view(state, 0), move)?.text

const state = table({
  players: 4,
  elders: [3, 1, 2, 5],
  hands: [[1, 4, 4], [1], [1], [1]],
  options: { mode: 'allVsAll', tabletSet: 'firstGame' },
})

describe('why a mate would do it', () => {
  test('WV-106: a Follower is worth the tablets under which it takes the Elder', () => {
    const takes = collectForecast(waves.view(state, 0), 0).filter(
      ({ cls, role, result }) => cls === 4 && role === 'follower' && result === 'collected',
    )
    expect(takes.length).toBeGreaterThan(0)
    expect(reason(state, placing(state, 0, 'F4'))).toMatch(
      /^With a Shell left it takes the Knight under (at least )?(one|two|three|four|five) of the five tablets\.$/,
    )
  })

  test('WV-90: Rebels say how near they bring their class to the True Majority', () => {
    expect(reason(state, placing(state, 0, 'R4×2'))).toMatch(
      / one of them takes the Knight .* As far as you can see, Seers then have the True Majority\.$/,
    )
    expect(reason(state, placing(state, 0, 'R1'))).toContain('Scholars then have the True Majority.')
  })

  test('WV-118: what is discarded says what stays', () => {
    expect(reason(state, { kind: 'discardDown', seat: 0, cards: [4] })).toBe('You keep a Scholar and a Seer.')
  })

  test('WV-47: the Wave token makes the starter place at that Elder first', () => {
    const two = table({ players: 2, elders: [3, 1, 5, 2] })
    expect(
      reason({ ...two, starter: 1, phase: 'placeToken' }, { kind: 'placeWaveToken', seat: 0, slot: 1 }),
    ).toBe('Blue places at the Scholar first, before you have placed anything.')
  })

  test('WV-83, WV-84: what is announced is worth what it takes, and must be said before placing', () => {
    const teams = table({
      players: 4,
      elders: [3, 1, 2, 5],
      hands: [[4, 4], [1], [1], [1]],
      options: { mode: 'teams' },
    })
    const said = reason(teams, { kind: 'teamSignal', seat: 0, signal: 'planRebel', cls: 4, count: 2 })
    expect(said).toContain(reason(teams, placing(teams, 0, 'R4×2')))
    expect(said).toMatch(/once you have placed you may say no more\.$/)
  })
})
