/** 3.14: what the worked examples leave of the tablets, and when they take effect. */
import { describe, expect, test } from 'vitest'
import { type FaceId, faceById, faceIds } from '../data/faces'
import { eventOf, playExample, type TableWish } from '../testing/table'
import type { Cls } from '../vocabulary'

describe('3.14 Rule Tablets', () => {
  const rounds: readonly [string, TableWish & { readonly agents: readonly string[] }, readonly string[]][] = [
    [
      'WV-134: SEE-MIN takes two from Followers, down to −1, and nothing from Rebels',
      {
        players: 2,
        elders: [4, 4, 1, 2],
        shells: 4,
        agents: ['F1', 'R5', 'F3', 'F5'],
      },
      ['0: -1 vs 4 power', '2: 1 vs 1 power', '3: 3 vs 2 collected', '1: 5 vs 4 collected'],
    ],
    [
      'WV-141: with the reading “elder” KNI-AGT takes the Elder on the right, the extra one too',
      {
        players: 3,
        options: { knightsAdvancedReads: 'elder' },
        elders: [3, 2, 3, 5],
        shells: 3,
        agents: ['F1', 'F1', 'R1'],
      },
      ['0: 5 vs 3 collected', '1: 3 vs 2 collected', '2: 2 vs 3 power'],
    ],
    [
      'WV-141: in the suggested set of three KNI-AGT reads the Elder unless the table wants the Agent',
      {
        players: 3,
        options: { tabletSet: 'threePlayers' },
        elders: [3, 2, 3, 5],
        shells: 3,
        agents: ['F1', 'F1', 'R1'],
      },
      ['0: 5 vs 3 collected', '1: 3 vs 2 collected', '2: 2 vs 3 power'],
    ],
    [
      'WV-142: SEE-UNI counts the own second Elder and Agents do not matter',
      {
        players: 2,
        face: 'SEE-UNI',
        elders: [2, 4, 2, 4],
        shells: 3,
        agents: ['F5', 'F5', 'R5', 'F3'],
      },
      ['0: 5 vs 2 tablet', '1: 5 vs 4 tablet', '3: 3 vs 4 power', '2: 5 vs 2 tablet'],
    ],
    [
      'WV-142: SEE-UNI counts the extra Elder',
      {
        players: 3,
        face: 'SEE-UNI',
        elders: [4, 1, 2, 1],
        shells: 3,
        agents: ['R4', 'F3', 'F3'],
      },
      ['1: 3 vs 1 tablet', '2: 3 vs 2 collected', '0: 4 vs 4 power'],
    ],
    [
      'WV-136: NOB-RET returns only the first success, over both Waves',
      {
        players: 4,
        elders: [5, 5, 1, 2],
        shells: 2,
        agents: ['F1', 'F1', 'R3', 'R3'],
      },
      ['0: 1 vs 5 power', '1: 1 vs 5 power', '2: 3 vs 1 returned', '3: 3 vs 2 collected'],
    ],
    [
      'WV-137: NOB-NEW asks what was collected before',
      {
        players: 2,
        elders: [5, 5, 1, 2],
        shells: 3,
        agents: ['F1', 'F1', 'F3', 'F3'],
        displays: [[1], [1]],
      },
      ['0: 1 vs 5 power', '1: 1 vs 5 power', '2: 3 vs 1 tablet', '3: 3 vs 2 collected'],
    ],
    [
      'WV-132: KNI-ELD reads what lay there before anything was collected',
      {
        players: 4,
        options: { mode: 'allVsAll' },
        elders: [1, 3, 3, 2],
        shells: 3,
        agents: ['F3', 'F2', 'F4', 'F4'],
      },
      ['0: 3 vs 2 collected', '1: 2 vs 1 collected', '2: 4 vs 3 collected', '3: 4 vs 3 noShell'],
    ],
    [
      'WV-139: KEE-SHL makes every Keeper two weaker with each Shell',
      {
        players: 3,
        elders: [2, 2, 1, 3],
        shells: 2,
        agents: ['R1', 'F5', 'F2'],
        hands: [[], [], []],
      },
      ['1: 5 vs 6 power', '2: 6 vs 1 collected', '0: 1 vs 4 power'],
    ],
  ]
  test.each(rounds)('%s', (_title, wish, checks) => {
    expect(playExample(wish).checks).toEqual(checks)
  })

  test('WV-148: without a Shell KNI-AGT turns nothing up early', () => {
    const { events, checks } = playExample({
      players: 3,
      options: { knightsAdvancedReads: 'agent' },
      elders: [3, 3, 1, 2],
      shells: 0,
      agents: ['F1', 'F5', 'F4'],
    })
    expect(checks[0]).toBe('0: 4 vs 3 noShell')
    const turned = events.filter(event => event.kind === 'agentRevealed').map(event => event.data)
    expect(turned.map(data => `${data!.slot} ${data!.early}`)).toEqual(['0 false', '1 false', '2 false'])
  })

  test('WV-136, WV-137, WV-142: a check that a tablet has turned names it', () => {
    const rules = rounds
      .flatMap(([, wish]) => playExample(wish).events)
      .filter(
        event => event.kind === 'checked' && ['tablet', 'returned'].includes(String(event.data!.result)),
      )
      .map(event => event.rule)
    expect([...new Set(rules)].sort()).toEqual(['WV-136', 'WV-137', 'WV-142'])
  })
})

describe('3.14 Timing', () => {
  test('WV-96, WV-97, WV-98: two tablets act at once, two are calm, the others work in the Waves', () => {
    const by = (timing: string) => faceIds.filter(id => faceById[id].timing === timing)
    expect(by('direct')).toEqual(['SEE-ROT', 'NOB-FOL'])
    expect(by('none')).toEqual(['KNI-CALM', 'NOB-CALM'])
    const order = (face: FaceId, elders: readonly Cls[]) => {
      const { events } = playExample({
        players: 4,
        options: { mode: 'allVsAll' },
        face,
        elders,
        shells: 2,
        agents: ['R1×2', 'F1', 'F1', 'F1'],
      })
      return events.map(event => event.kind)
    }
    // A direct effect comes after the tablet and before extra Rebels go.
    const rotation = order('SEE-ROT', [4, 4, 4, 4])
    expect(rotation.indexOf('eldersRotated')).toBe(rotation.indexOf('tabletActivated') + 1)
    expect(rotation.indexOf('extraRebelsDiscarded')).toBe(rotation.indexOf('eldersRotated') + 1)
    expect(
      eventOf(
        [
          ...playExample({
            players: 4,
            options: { mode: 'allVsAll' },
            face: 'NOB-FOL',
            elders: [5, 5, 5, 5],
            shells: 2,
            agents: ['R1×2', 'F1', 'F1', 'F1'],
          }).events,
        ],
        'shellsSet',
      ).data,
    ).toEqual({ from: 2, to: 3, followers: 3 })
  })
})
