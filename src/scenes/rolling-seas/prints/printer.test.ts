import { describe, expect, it } from 'vitest'
import { atSea } from '../../../rules/rolling-seas/testing/position'
import { layoutOf } from '../layout'
import { printer } from './printer'

/** What a print says: every text that is set on it. */
function saidBy(print: string): readonly string[] {
  const said: string[] = []
  const ink = new Proxy(
    { fillText: (text: string) => said.push(text), measureText: () => ({ width: 1 }) },
    { get: (own, name) => Reflect.get(own, name) ?? (() => ink), set: () => true },
  )
  printer.recipeOf(print).draw({ freely: (draw: (ink: unknown) => void) => draw(ink) } as never)
  return said
}

describe('the reference card', () => {
  const { front, back } = layoutOf(atSea({ ship: 'F9' }), 0).things.get('reference@0')!

  it('has the eight directions on its compass side', () => {
    expect(saidBy(front)).toEqual(expect.arrayContaining(['N', 'NE', 'E', 'SE', 'S', 'SW', 'W', 'NW']))
  })

  it('tells on its front what a round, an action, an obstacle and the end bring (4.12)', () => {
    const words = ['Round', 'Sail', 'Storm', 'Monster', 'Current', 'Explore', 'Port', 'End']
    expect(saidBy(back)).toEqual(expect.arrayContaining(words))
  })
})
