import { expect, it } from 'vitest'
import { withoutName } from './withoutName'

const anne = { name: 'Anne' }

it.each([
  ['Anne takes the clear 6', 'takes the clear 6'],
  ['Ben takes a die', 'Ben takes a die'],
  ['Anne and Ben share it', 'Anne and Ben share it'],
  ["Anne's hull stops one shot", "Anne's hull stops one shot"],
  ['Annette falls', 'Annette falls'],
])('beside the name of Anne “%s” goes on as “%s”', (text, said) => {
  expect(withoutName(text, anne)).toBe(said)
  expect(withoutName(text, undefined)).toBe(text)
})
