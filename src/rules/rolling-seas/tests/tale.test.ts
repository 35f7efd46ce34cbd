import { describe, expect, it } from 'vitest'
import { rollingTale } from '../tale'
import { atSea, play } from '../testing/position'

describe('the tale of a voyage', () => {
  const begun = atSea({ ship: 'B5' })

  it('is what its captain has signed and written (RS-7, RS-8)', () => {
    const signed = play(begun, rollingTale.naming(0, 'Ada', 'Heron')).state
    const { state } = play(signed, rollingTale.writing(0, 1, 'Fair wind.'))
    expect(rollingTale.taleOf(state, 0)).toMatchObject({ captain: 'Ada', ship: 'Heron', lived: state.round })
    expect(rollingTale.taleOf(state, 0).lines[0]).toBe('Fair wind.')
  })

  it('has an ending only when the voyage is over', () => {
    expect(rollingTale.taleOf(begun, 0)).not.toHaveProperty('ending')
    expect(rollingTale.taleOf({ ...begun, phase: 'over' }, 0).ending).toMatch(/^\d+ Reputation: \S/)
  })
})
