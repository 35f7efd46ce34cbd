import { describe, expect, test } from 'vitest'
import { rollingSeas } from '../index'
import type { RollingMove } from '../moves'
import type { RollingState } from '../state'
import {
  adventure,
  atSea,
  explore,
  lies,
  newGame,
  play,
  provisions,
  sail,
  through,
  visit,
} from '../testing/position'
import type { Space } from '../vocabulary'

const reason = (state: RollingState, move: RollingMove) => rollingSeas.reasonFor!(state, move)?.text

describe('why a mate would do it', () => {
  test('RS-76, RS-80a: a Sail says how far the nearest port is where the Story is new', () => {
    const state = atSea({ ship: 'L8', winds: ['W'], ledger: provisions(3) })
    const said = reason(state, sail('W'))!
    expect(said).toMatch(
      /^(The port [A-S]\d+ is then \d+ steps? away|Your ship then lies at the port [A-S]\d+), /,
    )
    const [port] = /[A-S]\d+/.exec(said) as unknown as [Space]
    const told = atSea({ ship: 'L8', winds: ['W'], ledger: provisions(3), told: [port] })
    expect(reason(told, sail('W'))).not.toContain(`port ${port} `)
  })

  test('RS-71, RS-80: exploring makes the Story that the next port will hear', () => {
    const state = atSea({ ship: 'B5', exploration: 2, ledger: { story: 4 } })
    const after = play(state, explore('A4')).ledger
    expect(after.story).toBeGreaterThan(4)
    expect(reason(state, explore('A4'))).toBe(`Your Story is then worth ${after.story} at the next port.`)
  })

  test('RS-78 to RS-82: a visit says what each of its parts comes to', () => {
    const state = atSea({
      ship: 'L8',
      ledger: { ...provisions(2, 8), goldFilled: 4, goldOnHand: 4, story: 3 },
    })
    const move = visit('L7', 'tell resupply upgrade')
    const after = play(state, move).ledger
    expect(reason(state, move)).toBe(
      `Your Story is 3 Reputation here, and goes on growing. You sail on with ${after.provOnBoard} Provisions. The larger ship has Speed 4.`,
    )
  })

  test('RS-34, RS-54 to RS-56: an obstacle is worth the shortest ways to new ports that lead through it', () => {
    const state = adventure('AD-19', { ship: 'L9', others: [{ ship: 'L9' }] })
    const [seat] = state.pending
    const said = new Map(
      rollingSeas
        .moves(state, seat!)
        .map(move => [rollingSeas.describe(state, move).text, reason(state, move)!]),
    )
    for (const [text, why] of said) {
      expect(why, text).toMatch(
        /^Each space of a Sea Monster brings 2 Story for 1 Provision: .* on a shortest way to a port where .* Story is new\.$/,
      )
    }
    const counts = [...said.values()].map(why => /: (\S+)/.exec(why)![1])
    expect(new Set(counts).size).toBeGreaterThan(1)
  })

  test('RS-34, RS-40: Rocks say which way they lengthen, which mooring they close, or only whose spaces', () => {
    const owner = { ship: 'L8', told: [] } as const
    const state = adventure('AD-01', { ...owner, others: [owner] })
    const said = rollingSeas.moves(state, 0).map(move => reason(state, move))
    expect(said).toContainEqual(
      expect.stringMatching(/^It makes .* way to the port [A-S]\d+ \d+ steps? longer\.$/),
    )
    expect(said.every(text => text?.endsWith('.'))).toBe(true)
  })

  test('RS-26, RS-34: before there is a ship, an obstacle is worth the mooring at which it lies', () => {
    const state = through(newGame(2, 'moorings'), 'setupIslands')
    const seat = state.pending[0]!
    const said = rollingSeas.moves(state, seat).map(move => reason(state, move)!)
    expect(said.every(text => text.endsWith('.'))).toBe(true)
    expect(said.some(text => /mooring of the port [A-S]\d+\.$/.test(text))).toBe(true)
  })

  test('RS-85b: the last trip says what the Final Story is then worth', () => {
    const state = atSea({ ship: 'L12', ledger: { story: 7 }, options: { finalSailStory: 'route' } })
    const trip = { kind: 'sailToFinalPort', seat: 0, port: 'L7', route: ['L11'] } as const
    expect(reason(state, trip)).toBe('Your Final Story is then worth 7 Reputation.')
    const stormy = atSea({ ship: 'L12', drawings: [lies('storm', 'L11')], ledger: { story: 7 } })
    expect(reason(stormy, trip)).toBe('Your Final Story is then worth 8 Reputation, 1 more than now.')
  })
})
