/** 3.3, 3.4 and 6.2: setting up, and the toss of the Wave token. */
import { describe, expect, test } from 'vitest'
import { readSetUp, type Thrown } from '../../game'
import { imagineThrow } from '../../imagineThrow'
import { createRandom } from '../../random'
import { type FaceId, faceById, faceIds, facesOfClass, tiles } from '../data/faces'
import { facesOfSet } from '../data/tabletSets'
import { waves } from '../index'
import { openMajority, shellsFor } from '../majority'
import { dealtTable, everyMode, newTable } from '../testing/newTable'
import { dataOf, eventOf, playExample, table, tossed } from '../testing/table'
import { readToss, tossRequest } from '../toss'
import { type Cls, classes } from '../vocabulary'

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

  test('WV-70: a table may write its own numbers; five zeros are none', () => {
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
    const [extra] = [table({ players: 3, elders: [1, 2, 3, 3] })]
    expect(openMajority(extra!).cls).toBe(3)
  })

  test('WV-37, WV-38: the toss, chance or a named seat gives the Wave token', () => {
    expect(newTable(4, 'who')).toMatchObject({ phase: 'toss' })
    const held = [0, 1, 2, 3, 4, 5].map(seat => newTable(4, 'who', { firstHolder: seat as 0 }).wave)
    expect(held).toEqual([0, 1, 2, 3, 0, 1])
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
    const faces = (players: number, options: object) => newTable(players, 'sets', options).faces
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
    const state = newTable(2, 'cross')
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

describe('6.2 The toss of the Wave token', () => {
  const three = newTable(3, 'toss')

  test('WV-150, WV-151: seat 0 tosses the token, alone, into the dish', () => {
    expect(waves.turn(three)).toMatchObject({ kind: 'throw', seats: [0], rule: 'WV-38', throw: tossRequest })
    expect(tossRequest).toMatchObject({ container: 'shell-dish', dice: [{ kind: 'wave-token' }], lying: [] })
    const other = tossed(0, {}, 1)
    expect(waves.check(three, other)).toMatchObject({ rule: 'WV-150' })
    const [token] = tossed(0).dice
    expect(waves.check(three, { ...tossed(0), dice: [token!, token!] })).toMatchObject({ rule: 'WV-150' })
    expect(waves.check(three, { ...tossed(0), dice: [] })).toMatchObject({ rule: 'WV-150' })
    expect(waves.check(three, { ...tossed(0), fist: 1 })).toMatchObject({ rule: 'WV-153' })
    expect(waves.moves(three, 0)).toEqual([])
    expect(waves.check(three, { kind: 'playFollower', seat: 0, slot: 0, cards: [1] })?.rule).toBe('WV-150')
  })

  test('WV-152: every sector, whichever side is up; an upside-down reading is refused', () => {
    for (const players of [2, 3, 4, 5, 6]) {
      for (const face of [1, 2] as const) {
        for (let degrees = 2.5; degrees < 360; degrees += 4) {
          const sector = Math.floor(((degrees + 180 / players) % 360) / (360 / players))
          const border = (degrees + 180 / players) % (360 / players)
          const isNear = Math.min(border, 360 / players - border) < 1
          const [token] = tossed(degrees, { face }).dice
          const read = readToss(token!, players)
          expect(read, `${degrees} of ${players}`).toEqual(
            isNear ? { kind: 'again', why: 'it points to a border' } : { kind: 'sector', sector },
          )
        }
      }
    }
    const wrong = tossed(10)
    const misread: Thrown = { ...wrong, dice: [{ ...wrong.dice[0]!, face: 2 }] }
    expect(waves.check(three, misread)).toMatchObject({ rule: 'WV-152' })
  })

  test('WV-153: leaning, outside, near a border or not at rest: again, and after three times chance decides', () => {
    const leaning = (degrees: number): readonly [number, number, number, number] => {
      const half = (degrees * Math.PI) / 360
      return [Math.sin(half), 0, 0, Math.cos(half)]
    }
    const again = (move: Thrown, table = three) => waves.play(table, move).state.toss?.misses
    // Unturned the crest points straight away from seat 0, to the middle of the other sector of two.
    const two = newTable(2, 'toss')
    expect(again(tossed(0, { rotation: leaning(9.9) }), two)).toBeUndefined()
    expect(again(tossed(0, { rotation: leaning(10.1) }), two)).toBe(1)
    expect(again(tossed(0, { rotation: leaning(90) }), two)).toBe(1)
    expect(again(tossed(0, { x: 33, z: 43.9 }))).toBeUndefined()
    expect(again(tossed(0, { x: 33, z: 44.1 }))).toBe(1)
    expect(again(tossed(61.1))).toBeUndefined()
    expect(again(tossed(60.9))).toBe(1)
    expect(again({ ...tossed(0), unsettled: true })).toBe(1)
    let state = three
    for (const misses of [1, 2]) {
      state = waves.play(state, tossed(60)).state
      expect(state).toMatchObject({ toss: { misses } })
      expect(waves.turn(state)).toMatchObject({ rule: 'WV-153' })
    }
    const decided = waves.play(state, tossed(60))
    expect(decided.state).toMatchObject({ phase: 'play', round: 1 })
    expect(dataOf(decided.events, 'decidedByChance')).toMatchObject({ place: decided.state.wave })
  })

  test('WV-154: without physics every place is shown equally often (seed "fair toss")', () => {
    const random = createRandom('fair toss')
    const shown = [0, 0, 0, 0, 0]
    for (let n = 0; n < 3000; n++) {
      const read = readToss(imagineThrow(tossRequest, random)[0]!, 5)
      if (read.kind === 'sector') shown[read.sector]!++
    }
    const mean = shown.reduce((sum, count) => sum + count, 0) / 5
    const chiSquare = shown.reduce((sum, count) => sum + (count - mean) ** 2 / mean, 0)
    // Four degrees of freedom: 18.5 is passed once in a thousand.
    expect(mean).toBeGreaterThan(400)
    expect(chiSquare).toBeLessThan(18.5)
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
