import { expect, it } from 'vitest'
import { boxes } from '../games/boxes'
import { readGameFacts } from '../games/gameFacts'
import { changePerson, freshDraft } from './draft'
import { matchName } from './matchName'

const [rattle] = readGameFacts()
const game = { ...rattle!, box: boxes[rattle!.id] }
const now = new Date(2026, 10, 19, 20).getTime()
const human = { kind: 'human' } as const
const computer = { kind: 'computer', level: 'easy' } as const

it('says whose match it is and of which day, in words that everybody at the table can read', () => {
  const alone = freshDraft(game)
  expect(matchName(alone, now)).toBe('Your match, 19 Nov')
  expect(matchName(changePerson(alone, 0, { name: 'Grace' }), now)).toBe('Grace’s match, 19 Nov')
  expect(matchName(changePerson(alone, 0, { sitter: computer }), now)).toBe('Watched, 19 Nov')
  const two = changePerson(alone, 1, { name: 'Mary', sitter: human })
  expect(matchName(two, now)).toMatch(/^\w+( 1)? and Mary, 19 Nov$/)
  expect(matchName(changePerson(two, 2, { name: 'Jack', sitter: human }), now)).toMatch(
    / and 2 others, 19 Nov$/,
  )
})
