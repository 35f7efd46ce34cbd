import { describe, expect, it } from 'vitest'
import { faceIds } from '../../../rules/waves/public'
import { dealtTable, everyMode, randomGame } from '../../../rules/waves/testing/newTable'
import { notingPen } from '../../things/prints/testing/notingPen'
import icons from '../generated/icons.json'
import { layoutOf } from '../layout'
import { blankPrint, printRecipe } from './printList'

const draw = (print: string, noted: Set<string>) => {
  const { width, height, draw } = printRecipe(print)
  draw(notingPen(width, height, { symbols: noted, words: [] }))
}

describe('the prints of WAVES', () => {
  it.each(everyMode)('exist for both sides of every piece: $name', ({ players, mode, name }) => {
    for (const { after } of randomGame(dealtTable(players, `prints ${name}`, { mode }), name, 30))
      for (const { id, cut, front, back } of layoutOf(after, 0).things.values()) {
        if (!cut) continue
        expect(printRecipe(front), `${id}: ${front}`).not.toBe(blankPrint)
        expect(printRecipe(back), `${id}: ${back}`).not.toBe(blankPrint)
      }
  })

  it('use only existing symbols, and all of them', () => {
    const noted = new Set<string>()
    const numbers = [1, 2, 3, 4, 5]
    for (const print of [
      ...numbers.map(cls => `card:${cls}`),
      'back',
      ...faceIds.flatMap(id => [`tablet:${id}:agent`, `tablet:${id}:elder`]),
      'council:CC-HH:card,card,card,card,card:3',
      'council-back:CC-HH',
      'mat:extra:counts',
      'mat:extra:rests',
      'power:3',
      'power:3:6',
      'record:01201',
      'ring:012345',
      'order:1:now',
      'verdict:collected:5:4:SCH-SIX',
      'verdict:power:1:4:KEE-LOW',
      'tally:3:2:1:2',
      'goal:02:3/5:4/7',
      'count:3',
      'said:0:yes',
      'talk:open',
    ])
      draw(print, noted)
    expect([...noted].sort()).toEqual(Object.keys(icons).sort())
  })
})
