import { describe, expect, it } from 'vitest'
import { inNames } from '../../../match/inNames'
import type { DieId } from '../../../rules/rattle-battle/public'
import { die, position, yellow } from '../../../rules/rattle-battle/testing/position'
import { shipWords } from './shipWords'

const sea = [
  die('p-yellow-1', 0, 0, 4),
  die('p-yellow-2', 40, 0, 'CANNON'),
  die('n-yellow-1', 60, 60, 'SAIL'),
  die('n-red-1', -60, 60, 3),
]

describe('the label of a Ship under the pointer', () => {
  const state = position({ card: 'A08', players: 3, sea, by: { [yellow]: { cannons: 2 } } })

  const seats = ['Anne', 'Bo', 'Cy'].map(name => ({ name }))
  const said = (id: DieId) => inNames(shipWords(state, id)!, seats)

  it('names its owner and its Strength, and for merchants what the card makes of the result', () => {
    expect(said('p-yellow-1')).toBe("Anne's 4")
    expect(said('n-yellow-1')).toBe('yellow merchant with the Sail: Strength 2, sails closer')
    expect(said('n-red-1')).toBe('red merchant 3')
  })

  it('counts what modifies it: a Cannon result is worth more with every Cannon', () => {
    expect(said('p-yellow-2')).toBe("Anne's Cannon: Strength 4")
  })

  it('is nothing where no Ship lies', () => {
    expect(shipWords(state, 'p-blue-1')).toBeUndefined()
  })
})
