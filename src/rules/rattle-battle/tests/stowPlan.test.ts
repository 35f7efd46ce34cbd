import { describe, expect, it } from 'vitest'
import { freeSlot, layToken, slotOf, slotText } from '../goods/stowPlan'

const plan = { 'hold:0': 'rum-01', 'ship:p-red-1': 'spices-02' }

describe('a stow plan under the hands of a player', () => {
  it('takes a token from the quay into a free place', () => {
    expect(layToken(plan, 'rum-07', 'hold:1')).toEqual({ ...plan, 'hold:1': 'rum-07' })
  })

  it('lets two tokens change places', () => {
    expect(layToken(plan, 'rum-01', 'ship:p-red-1')).toEqual({
      'hold:0': 'spices-02',
      'ship:p-red-1': 'rum-01',
    })
  })

  it('puts what lay there out of the plan when the token came from the quay', () => {
    const next = layToken(plan, 'rum-07', 'hold:0')
    expect(next).toEqual({ 'hold:0': 'rum-07', 'ship:p-red-1': 'spices-02' })
    expect(slotOf(next, 'rum-01')).toBeUndefined()
  })

  it('gives a token up, and finds the place that it left', () => {
    const next = layToken(plan, 'rum-01', undefined)
    expect(next).toEqual({ 'ship:p-red-1': 'spices-02' })
    expect(freeSlot(next, ['ship:p-red-1', 'hold:0'])).toBe('hold:0')
  })

  it('changes nothing when a token is laid down where it lay', () => {
    expect(layToken(plan, 'rum-01', 'hold:0')).toEqual(plan)
  })

  it('calls its places by what the player sees', () => {
    expect(['hold:1', 'hamster:0:2', 'ship:p-green-1', 'upgrade:U11:1'].map(slotText)).toEqual([
      'Hold 2',
      'Hamster Hold 1, place 3',
      'under Ship 1',
      'Secret Hold, place 2',
    ])
  })
})
