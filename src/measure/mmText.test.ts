import { expect, it } from 'vitest'
import { mmText } from './mmText'

it.each([
  [123.654, 88, '124'],
  [12.04, 63, '12'],
  [63, 63, '63'],
  [63.2, 63, '63.2'],
  [62.96, 63, '62.96'],
  [0.3, 0, '0.3'],
])('%d mm beside a limit of %d is said as “%s”', (mm, limit, said) => {
  expect(mmText(mm, limit)).toBe(said)
})
