import { describe, expect, test } from 'vitest'
import type { DieReading } from '../../../measure'
import { multiply } from '../../../measure'
import { directionOf } from '../data/dice'
import { rollingSeas } from '../index'
import type { RollingState } from '../state'
import { against, atSea, dieAt, faces, newGame, play, sail, through, told } from '../testing/position'
import { isValid } from '../throwing'
import { windsOf } from '../winds'

const thrower = (state: RollingState) => {
  const turn = rollingSeas.turn(state)
  return turn.kind === 'throw' ? turn.seats[0] : undefined
}

function dice(players: number, round = 1, options = {}): RollingState {
  const state = through(
    newGame(players, 'dice', options),
    'setupIslands',
    'setupKnownObstacles',
    'setupHomePort',
  )
  // A round without anything between it and the first: nobody has moved in the meantime.
  return { ...state, round }
}

/** The die tilted by this many degrees about a horizontal axis. */
function tilted(die: DieReading, degrees: number, lift = 0): DieReading {
  const half = (degrees * Math.PI) / 360
  const [x, y, z] = die.position
  return {
    ...die,
    position: [x, y + lift, z],
    rotation: multiply([Math.sin(half), 0, 0, Math.cos(half)], die.rotation),
    tiltDeg: degrees,
  }
}

describe('3.4 Dice Phase', () => {
  test('RS-27: one throw of three d12 and the exploration die; the hand goes round the table', () => {
    expect([1, 2, 3, 4, 25].map(round => thrower(dice(3, round)))).toEqual([0, 1, 2, 0, 0])
    const turn = rollingSeas.turn(dice(3))
    expect(turn.kind === 'throw' && turn.throw).toMatchObject({
      container: 'rolling-seas-tray',
      dice: [
        { id: 'light', kind: 'd12' },
        { id: 'medium', kind: 'd12' },
        { id: 'dark', kind: 'd12' },
        { id: 'exploration', kind: 'exploration' },
      ],
      lying: [],
    })
    const state = dice(3)
    const answer = faces(state, 1, 2, 3, 4)
    expect(against(state, { ...answer, seat: 1 })).toBe('RS-27')
    expect(against(state, { ...answer, dice: answer.dice.slice(1) })).toBe('RS-27')
    expect(against(play(state, answer).state, answer)).toBe('RS-27')
  })

  test('RS-28: every die means what it shows, whatever its place in the tray', () => {
    const state = dice(2)
    const { state: after, events } = play(state, faces(state, 2, 8, 11, 5))
    expect(after.dice).toEqual({ direction: [2, 8, 11], exploration: 5 })
    expect(windsOf(after)).toEqual(['NE', 'SW', 'NW'])
    expect(told(events, 'dice')[0]!.data).toMatchObject({ winds: ['NE', 'SW', 'NW'], exploration: 5 })
  })

  test('RS-29: cardinals have two values and diagonals one, or the other way round', () => {
    const all = (table: 'cardinalsDouble' | 'diagonalsDouble') =>
      Array.from({ length: 12 }, (_, index) => directionOf(table, index + 1)).join(' ')
    expect(all('cardinalsDouble')).toBe('N NE E E SE S S SW W W NW N')
    expect(all('diagonalsDouble')).toBe('NE NE E SE SE S SW SW W NW NW N')
  })

  test('RS-30: the results stand for everybody until the end of the round', () => {
    const state = atSea({ ship: 'C8', winds: ['E'], others: [{ ship: 'C9' }] })
    const half = play(state, sail('E')).state
    expect(half.dice).toEqual(state.dice)
    expect(play(half, sail('E', '', '', 0, 1)).ship).toBe('D9')
    const next = play(half, sail('E', '', '', 0, 1)).state
    expect([next.phase, next.round, next.dice]).toEqual(['dice', 11, undefined])
  })
})

describe('6 Dice on the table', () => {
  test('RS-100: dice that do not come to rest are thrown again', () => {
    const state = dice(2)
    const { state: after, events } = play(state, { ...faces(state, 1, 2, 3, 4), unsettled: true })
    expect(after.hand).toMatchObject({
      dice: ['light', 'medium', 'dark', 'exploration'],
      lying: [],
      repeats: 1,
    })
    expect(events[0]!.rule).toBe('RS-100')
  })

  test('RS-101: valid is a die at most 8 degrees from level and on the floor', () => {
    for (const id of ['light', 'exploration'] as const) {
      const flat = dieAt(id, 3, 0)
      expect(isValid(flat)).toBe(true)
      expect(isValid(tilted(flat, 7.99, 0.7))).toBe(true)
      expect(isValid(tilted(flat, 8.01, 0.7))).toBe(false)
      // Level, but on another die.
      expect(isValid(tilted(flat, 0, 16))).toBe(false)
      expect(isValid({ ...flat, inBox: false })).toBe(false)
      // What a reading claims beside its pose counts for nothing.
      expect(isValid({ ...flat, flat: false, restsOn: 'wall' })).toBe(true)
    }
    const state = dice(1)
    const answer = faces(state, 1, 2, 3, 4)
    const lie = { ...answer, dice: answer.dice.map(die => (die.id === 'dark' ? { ...die, face: 9 } : die)) }
    expect(against(state, lie)).toBe('RS-101')
  })

  test('RS-102: only cocked or outside dice are thrown again; a die they knock is read again', () => {
    const state = dice(2)
    const answer = faces(state, 1, 2, 3, 4)
    const bad = answer.dice.map((die, index) =>
      index === 1 ? tilted(die, 20) : index === 3 ? { ...die, inBox: false } : die,
    )
    const { state: again, events } = play(state, { ...answer, dice: bad })
    expect(again.hand!.dice).toEqual(['medium', 'exploration'])
    expect(again.hand!.lying.map(({ id, face }) => `${id} ${face}`)).toEqual(['light 1', 'dark 3'])
    expect(told(events, 'again')[0]!.data).toEqual({ dice: ['medium', 'exploration'] })
    const turn = rollingSeas.turn(again)
    expect(turn).toMatchObject({ rule: 'RS-102', seats: [0] })
    expect(turn.kind === 'throw' && turn.throw).toMatchObject({
      bystanders: 'live',
      lying: [
        { id: 'light', face: 1 },
        { id: 'dark', face: 3 },
      ],
    })
    expect(against(again, answer)).toBe('RS-27')
    const second = faces(again, 7, 5)
    const knocked = { ...second, dice: second.dice.with(2, dieAt('light', 9, -60)) }
    expect(play(again, second).state.dice).toEqual({ direction: [1, 7, 3], exploration: 5 })
    expect(play(again, knocked).state.dice).toEqual({ direction: [9, 7, 3], exploration: 5 })
    // And if the knocked one is cocked, it is its turn.
    const over = { ...second, dice: second.dice.with(2, tilted(dieAt('light', 9, -60), 30)) }
    const third = play(again, over).state
    expect(third.hand).toMatchObject({ dice: ['light'], repeats: 2 })
    expect(against(third, { ...faces(third, 4), fist: 1 })).toBe('RS-102')
  })

  test('RS-103: two dice with one direction are an Adventure, though their values differ', () => {
    const state = dice(2)
    expect(play(state, faces(state, 3, 4, 6, 1)).state.phase).toBe('adventure')
    expect(play(state, faces(state, 3, 2, 6, 1)).state.phase).toBe('action')
  })

  test('RS-104: how a die is turned in the room means nothing', () => {
    const state = dice(2)
    const answer = faces(state, 2, 8, 11, 5)
    const turned = answer.dice.map(die => ({
      ...die,
      rotation: multiply([0, Math.sin(0.7), 0, Math.cos(0.7)], die.rotation),
    }))
    expect(play(state, { ...answer, dice: turned }).state).toEqual(play(state, answer).state)
  })
})
