import { describe, expect, test } from 'vitest'
import { wrapWords } from './wrapWords'

const letters = ({ length }: string) => length

describe('words below a picture', () => {
  test('go on in the next line where there is no more room, and none is lost', () => {
    const text = 'NEARER by 5.4 mm: one Ship lies 45.5 mm from the red merchant'
    const lines = wrapWords(text, 20, letters)
    expect(lines).toEqual(['NEARER by 5.4 mm:', 'one Ship lies 45.5', 'mm from the red', 'merchant'])
    expect(lines.join(' ')).toBe(text)
  })

  test('stand in one line where they fit, and a word that is too long stands alone', () => {
    expect(wrapWords('two words', 9, letters)).toEqual(['two words'])
    expect(wrapWords('a merchantman at sea', 6, letters)).toEqual(['a', 'merchantman', 'at sea'])
  })
})
