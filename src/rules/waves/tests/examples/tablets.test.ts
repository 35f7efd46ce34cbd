/** The worked examples of 8.3, by their numbers. */
import { describe, expect, test } from 'vitest'
import { playExample, type TableWish } from '../../testing/table'

const allVsAll = { mode: 'allVsAll' } as const
const firstGame = { tabletSet: 'firstGame' } as const

interface Round extends TableWish {
  readonly agents: readonly string[]
  readonly checks: readonly string[]
  readonly left: number
}

describe('8.3 Tablets', () => {
  const custom = { ...allVsAll } as const
  const rounds: readonly [string, Round][] = [
    [
      'E18: SCH-F3R6, Followers are 3 and Rebels 6 (WV-138)',
      {
        players: 4,
        options: allVsAll,
        elders: [1, 1, 5, 3],
        shells: 2,
        agents: ['F5', 'F1', 'R1', 'F4'],
        checks: ['0: 3 vs 1 collected', '1: 3 vs 1 collected', '3: 3 vs 3 noShell', '2: 6 vs 5 noShell'],
        left: 0,
      },
    ],
    [
      'E18: with a third Shell the Rebel collects a Noble (WV-138)',
      {
        players: 4,
        options: allVsAll,
        elders: [1, 1, 5, 3],
        shells: 3,
        agents: ['F5', 'F1', 'R1', 'F4'],
        checks: ['0: 3 vs 1 collected', '1: 3 vs 1 collected', '3: 3 vs 3 power', '2: 6 vs 5 collected'],
        left: 0,
      },
    ],
    [
      'E19: KEE-LOW, equal or lower collects (WV-130, WV-91)',
      {
        players: 4,
        elders: [2, 2, 5, 1],
        shells: 2,
        agents: ['F2', 'F3', 'F1', 'R1'],
        checks: ['0: 2 vs 2 collected', '1: 3 vs 2 power', '2: 1 vs 5 collected', '3: 1 vs 1 noShell'],
        left: 0,
      },
    ],
    [
      'E21: KEE-SHL, Keepers grow with the Shells (WV-139)',
      {
        players: 4,
        options: custom,
        face: 'KEE-SHL',
        elders: [2, 2, 1, 3],
        shells: 3,
        agents: ['F3', 'F3', 'F2', 'R2'],
        checks: ['0: 3 vs 8 power', '1: 3 vs 8 power', '2: 8 vs 1 collected', '3: 6 vs 3 collected'],
        left: 1,
      },
    ],
    [
      'E22: KNI-REB, Rebels first (WV-131)',
      {
        players: 4,
        elders: [3, 3, 1, 2],
        shells: 2,
        agents: ['F4', 'R5', 'F3', 'R3'],
        checks: ['1: 5 vs 3 collected', '3: 3 vs 2 collected', '0: 4 vs 3 noShell', '2: 3 vs 1 noShell'],
        left: 0,
      },
    ],
    [
      'E22: without it the Followers would have collected (WV-127)',
      {
        players: 4,
        face: 'KNI-CALM',
        elders: [3, 3, 1, 2],
        shells: 2,
        agents: ['F4', 'R5', 'F3', 'R3'],
        checks: ['0: 4 vs 3 collected', '2: 3 vs 1 collected', '1: 5 vs 3 noShell', '3: 3 vs 2 noShell'],
        left: 0,
      },
    ],
    [
      'E24: KNI-ELD reads the extra Elder too (WV-132, WV-8)',
      {
        players: 3,
        face: 'KNI-ELD',
        elders: [5, 3, 3, 1],
        shells: 2,
        agents: ['F2', 'F4', 'R3'],
        checks: ['0: 2 vs 1 collected', '1: 4 vs 5 power', '2: 3 vs 3 power'],
        left: 1,
      },
    ],
    [
      'E25: KNI-AGT takes the printed Power of the Agent on the right (WV-140)',
      {
        players: 4,
        options: custom,
        face: 'KNI-AGT',
        elders: [1, 3, 3, 2],
        shells: 3,
        agents: ['F1', 'F5', 'F2', 'R4'],
        checks: ['0: 4 vs 1 collected', '1: 1 vs 3 power', '2: 5 vs 3 collected', '3: 2 vs 2 power'],
        left: 1,
      },
    ],
    [
      'E27: KNI-AGT turns a card up early and skips the extra Elder (WV-140, WV-9, WV-148)',
      {
        players: 3,
        options: { knightsAdvancedReads: 'agent' },
        elders: [3, 3, 1, 2],
        shells: 2,
        agents: ['F1', 'F5', 'F4'],
        checks: ['0: 4 vs 3 collected', '1: 1 vs 3 power', '2: 5 vs 1 collected'],
        left: 0,
      },
    ],
    [
      'E28: KNI-AGT in Head to head (WV-140, WV-50)',
      {
        players: 2,
        face: 'KNI-AGT',
        elders: [3, 1, 3, 2],
        shells: 3,
        agents: ['F1', 'F5', 'F2', 'R4'],
        checks: ['0: 4 vs 3 collected', '1: 1 vs 1 power', '2: 5 vs 3 collected', '3: 2 vs 2 power'],
        left: 1,
      },
    ],
    [
      'E30: SEE-ROT with three players (WV-133)',
      {
        players: 3,
        elders: [2, 4, 1, 4],
        wave: 1,
        shells: 2,
        agents: ['F3', 'F5', 'R4'],
        checks: ['1: 5 vs 1 collected', '0: 3 vs 4 power', '2: 4 vs 2 collected'],
        left: 0,
      },
    ],
    [
      'E31: SEE-ROT in Head to head (WV-133, WV-54)',
      {
        players: 2,
        options: firstGame,
        elders: [4, 1, 4, 2],
        shells: 2,
        agents: ['F3', 'F5', 'R4', 'F2'],
        checks: ['0: 3 vs 1 collected', '1: 5 vs 4 collected', '3: 2 vs 4 noShell', '2: 4 vs 2 noShell'],
        left: 0,
      },
    ],
    [
      'E33: SEE-CCW goes on to the right (WV-135, WV-115)',
      {
        players: 4,
        options: custom,
        face: 'SEE-CCW',
        elders: [4, 4, 1, 2],
        shells: 2,
        agents: ['F5', 'F5', 'F3', 'R4'],
        checks: ['0: 5 vs 4 collected', '2: 3 vs 1 collected', '1: 5 vs 4 noShell', '3: 4 vs 2 noShell'],
        left: 0,
      },
    ],
    [
      'E34: SEE-UNI, only what was single (WV-142)',
      {
        players: 4,
        options: custom,
        face: 'SEE-UNI',
        elders: [4, 4, 1, 2],
        shells: 2,
        agents: ['R5', 'F5', 'F2', 'F3'],
        checks: ['1: 5 vs 4 tablet', '2: 2 vs 1 collected', '3: 3 vs 2 collected', '0: 5 vs 4 noShell'],
        left: 0,
      },
    ],
    [
      'E36: NOB-RET, the first success goes to the hand (WV-136)',
      {
        players: 4,
        elders: [5, 5, 2, 1],
        wave: 2,
        shells: 1,
        agents: ['F5', 'F1', 'F3', 'R2'],
        checks: ['2: 3 vs 2 returned', '0: 5 vs 5 power', '1: 1 vs 5 power', '3: 2 vs 1 collected'],
        left: 0,
      },
    ],
    [
      'E37: NOB-NEW, no second one of a class for a team (WV-137, WV-60)',
      {
        players: 4,
        options: { tabletSet: 'headToHead' },
        elders: [1, 5, 1, 5],
        shells: 2,
        agents: ['F4', 'R5', 'F2', 'R5'],
        checks: ['0: 4 vs 1 collected', '2: 2 vs 1 tablet', '1: 5 vs 5 power', '3: 5 vs 5 power'],
        left: 1,
      },
    ],
    [
      'E37: all against all the second one has its own display (WV-137)',
      {
        players: 4,
        options: { ...allVsAll, tabletSet: 'headToHead' },
        elders: [1, 5, 1, 5],
        shells: 2,
        agents: ['F4', 'R5', 'F2', 'R5'],
        checks: ['0: 4 vs 1 collected', '2: 2 vs 1 collected', '1: 5 vs 5 noShell', '3: 5 vs 5 noShell'],
        left: 0,
      },
    ],
    [
      'E39a: NOB-FOL, no Followers, no Shells (WV-143, WV-97)',
      {
        players: 4,
        options: custom,
        face: 'NOB-FOL',
        elders: [5, 5, 1, 2],
        shells: 1,
        agents: ['R4', 'R3', 'R3', 'R4'],
        checks: ['0: 4 vs 5 noShell', '1: 3 vs 5 noShell', '2: 3 vs 1 noShell', '3: 4 vs 2 noShell'],
        left: 0,
      },
    ],
    [
      'E39b: NOB-FOL, three Followers, three Shells (WV-143)',
      {
        players: 4,
        options: custom,
        face: 'NOB-FOL',
        elders: [5, 5, 1, 2],
        shells: 1,
        agents: ['F4', 'F3', 'F3', 'R4'],
        checks: ['0: 4 vs 5 power', '1: 3 vs 5 power', '2: 3 vs 1 collected', '3: 4 vs 2 collected'],
        left: 1,
      },
    ],
    [
      'E39c: NOB-FOL, six Followers, but only five Shells exist (WV-143)',
      {
        players: 6,
        options: custom,
        face: 'NOB-FOL',
        elders: [5, 5, 5, 5, 5, 5],
        shells: 2,
        agents: ['F1', 'F1', 'F1', 'F1', 'F1', 'F1'],
        checks: [0, 1, 2, 3, 4, 5].map(slot => `${slot}: 1 vs 5 power`),
        left: 5,
      },
    ],
  ]
  test.each(rounds)('%s', (_title, { checks, left, ...wish }) => {
    const played = playExample(wish)
    expect(played.checks).toEqual(checks)
    const collected = played.checks.filter(check => check.endsWith('collected')).length
    const { to = wish.shells } = played.events.find(event => event.kind === 'shellsSet')?.data ?? {}
    expect(Number(to) - collected).toBe(left)
  })

  test('E27: the Seer of slot 2 is turned up for the check of slot 0 (WV-140)', () => {
    const { events } = playExample({
      players: 3,
      options: { knightsAdvancedReads: 'agent' },
      elders: [3, 3, 1, 2],
      shells: 2,
      agents: ['F1', 'F5', 'F4'],
    })
    const turned = events.filter(event => event.kind === 'agentRevealed').map(event => event.data)
    expect(turned).toEqual([
      { slot: 2, cls: 4, early: true },
      { slot: 0, cls: 1, early: false },
      { slot: 1, cls: 5, early: false },
    ])
  })

  test('E33: the Wave token goes on clockwise all the same (WV-135, WV-115)', () => {
    const { state } = playExample({
      players: 4,
      options: custom,
      face: 'SEE-CCW',
      elders: [4, 4, 1, 2],
      shells: 2,
      agents: ['F5', 'F5', 'F3', 'R4'],
    })
    expect(state.wave).toBe(1)
  })

  test('E31: a player who fails after the rotation takes the Elder that lies there (WV-14, WV-133)', () => {
    const { events } = playExample({
      players: 2,
      options: firstGame,
      elders: [4, 1, 4, 2],
      shells: 2,
      agents: ['F3', 'F5', 'R4', 'F2'],
    })
    const toHand = events.filter(event => event.kind === 'elderToHand').map(event => event.data)
    expect(toHand).toEqual([
      { slot: 3, seat: 1, cls: 4 },
      { slot: 2, seat: 0, cls: 2 },
    ])
  })
})
