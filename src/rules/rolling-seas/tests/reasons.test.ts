import { describe, expect, test } from 'vitest'
import { rollingSeas } from '../index'
import type { RollingMove } from '../moves'
import type { RollingState } from '../state'
import { atSea, explore, play, provisions, sail, visit } from '../testing/position'
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
})
