import { expect, it } from 'vitest'
import { type CockedDie, leaningTogether, leaningWord } from './leaningTogether'

const die = (id: string, x: number, y: number, height = 1): CockedDie => ({ id, at: { x, y }, height })
const names = (dice: readonly CockedDie[]) =>
  leaningTogether(dice).map(group => group.map(({ id }) => id).join(''))

it('gives dice far apart a word each, and those side by side one word for all of them', () => {
  expect(names([die('a', 0, 0), die('b', 100, 0), die('c', 20, 10)])).toEqual(['ac', 'b'])
  expect(names([])).toEqual([])
})

it('joins two groups by a die that lies between them', () => {
  expect(names([die('a', 0, 0), die('b', 80, 0), die('c', 40, 0)])).toEqual(['abc'])
})

it('says how many lean, over their middle and above the highest', () => {
  expect(leaningWord([die('a', 5, 6, 2)])).toEqual({ id: 'a', at: { x: 5, y: 6 }, height: 2, text: 'leans' })
  expect(leaningWord([die('a', 0, 0, 1), die('b', 20, 10, 3)])).toEqual({
    id: 'a b',
    at: { x: 10, y: 5 },
    height: 3,
    text: '2 lean',
  })
})
