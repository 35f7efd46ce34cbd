import { describe, expect, test } from 'vitest'
import type { DieReading } from '../../../measure'
import type { Thrown } from '../../game'
import { wavesOfFortune as game } from '../index'
import type { FortuneState } from '../state'
import { kindsOf, P, played, possible, roll, sail, send, ship, table } from '../testing/position'
import { freeSpot } from '../throwing'

/** Purple is to throw three dice against the Cutter's 6, 4 and 2. */
const due = () =>
  played(
    table({ ships: { purple: { cell: 'C5' } }, spaces: { C6: { token: 'SO-03' } } }),
    sail('C6'),
    send(3),
    roll(6, 4, 2),
  )

function thrown(
  state: FortuneState,
  faces: readonly number[],
  change: (die: DieReading, n: number) => DieReading,
): Thrown {
  const move = roll(...faces)(state) as Thrown
  return { ...move, dice: move.dice.map(change) }
}
const out =
  (...which: readonly number[]) =>
  (die: DieReading, n: number) =>
    which.includes(n) ? { ...die, inBox: false } : die

function throws(state: FortuneState, faces: readonly number[], change = out()) {
  const { state: next, events } = game.play(state, thrown(state, faces, change))
  return { state: possible(next), events }
}

describe('6 dice on the table', () => {
  test('WF-79: crew dice and pirate dice go into the fortune tray, which is empty before every throw', () => {
    expect(game.turn(due())).toMatchObject({
      kind: 'throw',
      seats: [P],
      throw: {
        container: 'fortune-tray',
        style: 'roll',
        lying: [],
        bystanders: 'anchored',
        dice: [1, 2, 3].map(n => ({ id: `crew-${n}`, kind: 'd6' })),
      },
    })
  })

  test('WF-79: only the die out of the tray is thrown again, the others stay as they lie', () => {
    const { state, events } = throws(due(), [6, 1, 4], out(1))
    expect(kindsOf(events)).toEqual(['rethrown'])
    expect(events[0]?.text).toBe('Once more: a die fell out of the tray')
    expect(game.turn(state)).toMatchObject({
      throw: {
        dice: [{ id: 'crew-2' }],
        lying: [
          { id: 'crew-1', face: 6 },
          { id: 'crew-3', face: 4 },
        ],
      },
    })
    const { state: done } = throws(state, [5])
    expect(ship(done, 'purple')).toMatchObject({ crew: 6, shipGold: 150 })
  })

  test.each([
    ['leaning by 6 degrees', 6, 0, true],
    ['leaning by 4 degrees', 4, 0, false],
    ['2 mm too high', 0, 2, true],
    ['half a millimetre too high', 0, 0.5, false],
  ])('WF-79: a die %s is cocked: %o', (_, degrees, lift, isCocked) => {
    const half = (degrees * Math.PI) / 360
    const lean = (die: DieReading, n: number): DieReading => {
      if (n !== 0) return die
      const [x, y, z] = die.position
      return { ...die, position: [x, y + lift, z], rotation: [Math.sin(half), 0, 0, Math.cos(half)] }
    }
    // The rotation by itself shows the face that an unturned die has up.
    const state = due()
    const flat = roll(1, 1, 1)(state) as Thrown
    const upper = [1, 2, 3, 4, 5, 6].find(face => {
      const dice = flat.dice.map((die, n) => ({ ...lean(die, n), ...(n === 0 && { face }) }))
      return game.check(state, { ...flat, dice }) === undefined
    })!
    const dice = flat.dice.map((die, n) => ({ ...lean(die, n), ...(n === 0 && { face: upper }) }))
    const { events } = game.play(state, { ...flat, dice })
    expect(kindsOf(events).includes('rethrown')).toBe(isCocked)
  })

  test('WF-79: after three misses a die is dropped by itself into the free middle', () => {
    let state = throws(due(), [6, 1, 4], out(1)).state
    for (let n = 0; n < 2; n++) {
      expect(game.turn(state)).toMatchObject({ throw: { style: 'roll' } })
      state = throws(state, [1], out(0)).state
    }
    expect(game.turn(state)).toMatchObject({ throw: { style: 'drop', dice: [{ id: 'crew-2' }] } })
    expect(freeSpot([])).toEqual({ x: 0, y: 0 })
    const spot = freeSpot([{ id: 'crew-1', face: 1, x: 0, y: 0, yaw: 0 }])
    expect(Math.hypot(spot.x, spot.y)).toBeGreaterThan(28)
  })

  test('WF-79: a throw without rest is repeated with all dice', () => {
    const state = due()
    const { state: next } = game.play(state, { ...(roll(6, 6, 6)(state) as Thrown), unsettled: true })
    expect(game.turn(next)).toMatchObject({ throw: { dice: [{}, {}, {}], lying: [] } })
  })

  test('WF-79: other dice, another face than lies up, and blows of the fist are refused', () => {
    const state = due()
    const good = roll(6, 6, 6)(state) as Thrown
    expect(game.check(state, good)).toBeUndefined()
    expect(game.check(state, { ...good, dice: good.dice.slice(1) })?.rule).toBe('WF-79')
    expect(game.check(state, { ...good, dice: good.dice.map(die => ({ ...die, face: 5 })) })?.rule).toBe(
      'WF-79',
    )
    expect(game.check(state, { ...good, fist: 1 })?.rule).toBe('WF-79')
    expect(game.check(state, { ...good, seat: 1 })?.rule).toBe('WF-19')
  })

  test('WF-23, WF-58, WF-59: the rule of a throw is that of what it decides', () => {
    const reef = table({ ships: { purple: { cell: 'C4' } }, spaces: { C4: { kind: 'reef' } } })
    expect(throws(reef, [1], out(0)).events).toMatchObject([{ rule: 'WF-23', kind: 'rethrown' }])
    expect(throws(reef, [4]).events.find(({ kind }) => kind === 'thrown')?.rule).toBe('WF-23')
  })
})
