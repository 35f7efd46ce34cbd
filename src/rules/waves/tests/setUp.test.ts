/** 3.3 and 3.4: setting up. */
import { describe, expect, test } from 'vitest'
import { readSetUp } from '../../game'
import { faceById, faceIds, facesOfClass, tiles } from '../data/faces'
import { facesOfSet } from '../data/tabletSets'
import { waves } from '../index'
import { openMajority, shellsFor } from '../majority'
import { wavesOptions } from '../options'
import { dealtTable, everyMode, newTable } from '../testing/newTable'
import { table, tossed } from '../testing/table'
import { classes } from '../vocabulary'

describe('3.3 Set-up', () => {
  test('WV-28, WV-70: the Council card of the mode says how many Shells are put out', () => {
    const printed: readonly (readonly number[])[] = [
      [2, 2, 3, 2, 1],
      [1, 2, 2, 2, 1],
      [2, 2, 3, 2, 1],
      [2, 3, 3, 2, 2],
      [2, 3, 4, 3, 2],
      [2, 3, 3, 2, 1],
      [2, 3, 4, 3, 2],
      [3, 4, 5, 4, 2],
    ]
    everyMode.forEach(({ players, mode }, index) => {
      const state = newTable(players, 'cards', { mode })
      expect(classes.map(cls => shellsFor(state, cls))).toEqual(printed[index])
    })
  })

  test('WV-41, WV-43: a first game begins with the calm sides, a table of computers with the suggested set', () => {
    expect(newTable(3, 'first').faces).toEqual(facesOfSet.firstGame)
    const option = wavesOptions.find(({ id }) => id === 'tabletSet')
    expect(option).toMatchObject({ default: 'firstGame', amongComputers: 'suggested' })
    expect(option?.values[0]).toBe('firstGame')
    expect(newTable(3, 'suggested', { tabletSet: 'suggested' }).faces).toEqual(facesOfSet.threePlayers)
  })

  test('WV-43a: the set for five in teams holds back the display with most classes', () => {
    const { faces } = newTable(5, 'five', { tabletSet: 'teamsOfFive' })
    expect(faces).toEqual(facesOfSet.teams.with(4, 'NOB-NEW'))
  })

  test('WV-38: the first holder that the table names sits at it', () => {
    expect(() => newTable(3, 'gone', { firstHolder: 3 })).toThrow('firstHolder is one of')
  })

  test('WV-143: no tablet speaks in formulas', () => {
    expect(faceIds.filter(id => /[:=+]=/.test(faceById[id].text))).toEqual([])
  })

  test('WV-70: a table may choose its own numbers, but not five zeros', () => {
    const shells = (options: object) => {
      const state = newTable(4, 'own', options)
      return classes.map(cls => shellsFor(state, cls))
    }
    expect(shells({ shellsScholars: 5, shellsNobles: 0 })).toEqual([5, 2, 3, 2, 0])
    const zeros = {
      shellsScholars: 0,
      shellsKeepers: 0,
      shellsKnights: 0,
      shellsSeers: 0,
      shellsNobles: 0,
    } as const
    expect(shells(zeros)).toEqual([2, 2, 3, 2, 1])
  })

  test('WV-29: all hundred cards are shuffled: same seed, same deck; other seed, other deck', () => {
    const deck = (seed: string) => newTable(4, seed).deck.join('')
    expect(deck('a')).toBe(deck('a'))
    expect(deck('a')).not.toBe(deck('b'))
    expect(deck('a')).toHaveLength(100 - 4 * 5 - 4)
  })

  test('WV-30: five cards each, six for the solo player', () => {
    const sizes = everyMode.map(({ players, mode }) =>
      newTable(players, 'hands', { mode }).hands.map(hand => hand.length),
    )
    expect(sizes).toEqual([
      [0, 0],
      [5, 5, 5],
      [5, 5, 5, 5],
      [5, 5, 5, 5, 6],
      [5, 5, 5, 5, 5, 5],
      [5, 5, 5, 5],
      [5, 5, 5, 5, 5],
      [5, 5, 5, 5, 5, 5],
    ])
  })

  test('WV-31, WV-32, WV-33: dealt one by one in seat order, the sixth last, then the Elders; the rest is the deck', () => {
    const state = newTable(5, 'order')
    // The same shuffle, seen before a card was dealt: whatever left the top is in hands and slots.
    const twin = newTable(5, 'order', { mode: 'allVsAll' })
    const top = [...twin.deck].reverse()
    // All against all deals one card less, so its Council and deck begin where the sixth card was.
    expect(state.hands.slice(0, 4)).toEqual(twin.hands.slice(0, 4))
    const sixth = [...state.hands[4]!]
    for (const card of twin.hands[4]!) sixth.splice(sixth.indexOf(card), 1)
    expect(sixth).toEqual([twin.slots[0]!.elder])
    expect(state.slots.map(slot => slot.elder)).toEqual([
      ...twin.slots.slice(1).map(slot => slot.elder),
      top[0],
    ])
    expect(state.deck).toEqual(twin.deck.slice(0, -1))
  })

  test('WV-34, WV-35, WV-36: three players have an extra Elder in slot 3, which counts and belongs to nobody', () => {
    const state = dealtTable(3, 'extra')
    expect(state.slots).toHaveLength(4)
    expect(openMajority(state).counts.reduce((sum, count) => sum + count, 0)).toBe(4)
    expect(
      state.hands
        .flatMap((_, seat) => waves.moves(state, seat))
        .some(move => 'slot' in move && move.slot === 3),
    ).toBe(false)
    expect(openMajority(table({ players: 3, elders: [1, 2, 3, 3] })).cls).toBe(3)
  })

  test('WV-37, WV-38: the toss, chance or a named seat gives the Wave token', () => {
    expect(newTable(4, 'who')).toMatchObject({ phase: 'toss' })
    const held = [0, 1, 2, 3].map(seat => newTable(4, 'who', { firstHolder: seat as 0 }).wave)
    expect(held).toEqual([0, 1, 2, 3])
    const drawn = Array.from(
      { length: 60 },
      (_, n) => newTable(4, `who ${n}`, { firstHolder: 'random' }).wave!,
    )
    for (const slot of [0, 1, 2, 3]) expect(drawn).toContain(slot)
  })

  test('WV-39, WV-42: five tablets lie out, one of each class', () => {
    for (const set of ['firstGame', 'random', 'randomBase', 'custom', 'allVsAll'] as const) {
      const { faces } = newTable(4, 'tablets', { tabletSet: set })
      expect(faces.map(face => faceById[face].cls)).toEqual([1, 2, 3, 4, 5])
    }
  })

  test('WV-40: sixteen faces on eight tiles: two, two, four, four, four', () => {
    expect(classes.map(cls => facesOfClass(cls).length)).toEqual([2, 2, 4, 4, 4])
    expect(Object.values(tiles).flat().sort()).toEqual([...faceIds].sort())
    const kinds = faceIds.map(id => faceById[id].kind)
    expect(['calm', 'base', 'advanced'].map(kind => kinds.filter(one => one === kind).length)).toEqual([
      2, 9, 5,
    ])
  })

  test('WV-41, WV-43: the set of the mode unless another is chosen; chance takes any face, or base faces only', () => {
    const faces = (players: number, options: object) =>
      newTable(players, 'sets', { tabletSet: 'suggested', ...options }).faces
    expect(faces(2, {})).toEqual(facesOfSet.headToHead)
    expect(faces(3, {})).toEqual(facesOfSet.threePlayers)
    expect(faces(4, {})).toEqual(facesOfSet.teams)
    expect(faces(4, { mode: 'allVsAll' })).toEqual(facesOfSet.allVsAll)
    expect(faces(3, { tabletSet: 'firstGame' })).toEqual([
      'SCH-SIX',
      'KEE-LOW',
      'KNI-CALM',
      'SEE-ROT',
      'NOB-CALM',
    ])
    const drawn = (tabletSet: 'random' | 'randomBase') =>
      new Set(Array.from({ length: 80 }, (_, n) => newTable(4, `set ${n}`, { tabletSet }).faces).flat())
    expect([...drawn('random')].sort()).toEqual([...faceIds].sort())
    expect([...drawn('randomBase')].sort()).toEqual(faceIds.filter(id => faceById[id].kind === 'base').sort())
  })

  test('WV-43: a set of one’s own names a face of each class, and no face of another', () => {
    const own = { tabletSet: 'custom', knightsTablet: 'KNI-ELD', noblesTablet: 'NOB-FOL' } as const
    expect(newTable(4, 'own', own).faces).toEqual(['SCH-SIX', 'KEE-LOW', 'KNI-ELD', 'SEE-ROT', 'NOB-FOL'])
    const wrong = { players: 4, seed: 'own', options: { tabletSet: 'custom', knightsTablet: 'SEE-ROT' } }
    expect(readSetUp(waves, wrong)).toMatchObject({ ok: false, path: 'options.knightsTablet' })
  })

  test('WV-44: all five Shells are in the supply until a Council is counted', () => {
    expect(newTable(4, 'shells').shells).toBe(0)
    const start = dealtTable(4, 'shells')
    expect(start.shells).toBe(shellsFor(start, openMajority(start).cls))
  })
})

describe('3.4 Head to head', () => {
  test('WV-44a, WV-45, WV-46: four Elders in a cross, drawn for slots 0 to 3, their owners taking turns', () => {
    const state = newTable(2, 'cross', { tabletSet: 'suggested' })
    // The same shuffle for two dealt in another way: the top four cards are the Council.
    expect(state.slots.map(slot => slot.elder)).not.toContain(undefined)
    expect(state).toMatchObject({ phase: 'toss', hands: [[], []], discard: [] })
    expect(state.deck).toHaveLength(96)
    expect(state.faces).toEqual(facesOfSet.headToHead)
    const dealt = waves.play(waves.play(state, tossed(0)).state, { kind: 'placeWaveToken', seat: 1, slot: 0 })
    expect(dealt.state.deck).toHaveLength(86)
    expect(dealt.state.deck).toEqual(state.deck.slice(0, 86))
    // Seat 0 has the first card of each pair.
    const given = state.deck.slice(86).toReversed()
    expect(dealt.state.hands).toEqual([0, 1].map(seat => given.filter((_, n) => n % 2 === seat).sort()))
  })

  test('WV-52: the hand may grow beyond five in the middle of a round', () => {
    const hands = [
      [1, 1, 1, 1, 1],
      [1, 1, 1, 1, 1],
    ] as const
    const start = table({ players: 2, elders: [5, 5, 5, 5], shells: 1, hands })
    const { state } = waves.play(start, { kind: 'playFollower', seat: 0, slot: 0, cards: [1] })
    expect(state.hands[0]).toHaveLength(6)
    expect(state.phase).toBe('play')
    expect(waves.fault(state)).toBeUndefined()
  })

  test('WV-49, WV-50: each player serves both own Elders, one Follower here and Rebels there', () => {
    const start = table({
      players: 2,
      elders: [5, 5, 5, 5],
      shells: 1,
      hands: [
        [1, 2, 2],
        [1, 1],
      ],
    })
    const first = waves.play(start, { kind: 'playFollower', seat: 0, slot: 0, cards: [1] }).state
    const second = waves.play(first, { kind: 'playFollower', seat: 1, slot: 1, cards: [1] }).state
    expect(waves.check(second, { kind: 'playRebels', seat: 0, slot: 2, cards: [2, 2] })).toBeUndefined()
    expect(waves.check(second, { kind: 'playRebels', seat: 0, slot: 0, cards: [2, 2] })?.rule).toBe('WV-80')
    // Beginning with the other Elder is against the order of the ring.
    expect(waves.check(start, { kind: 'playRebels', seat: 0, slot: 2, cards: [2, 2] })?.rule).toBe('WV-72')
  })
})
