/** What a validator finds wrong, in a person's words. */
import type * as v from 'valibot'

/** More to choose from is summed up. */
const mostWords = 12
/** Longer lists and texts help nobody. */
const mostLetters = 120

/** Stops at the first issue, and tells it in words. */
export const inWords = { abortEarly: true, message: wordsOf } as const

/** A clause without its full stop. */
export function wordsOf(issue: v.BaseIssue<unknown>): string {
  const { type, received, requirement } = issue
  if (received === 'undefined' || isMissingField(issue)) return 'this field is missing'
  if (type.endsWith('strict_object') && issue.expected === 'never') return 'there is no such field'
  const got = `not ${receivedWords(issue)}`
  switch (type) {
    case 'integer':
      return `a whole number is expected, ${got}`
    case 'finite':
      return `a finite number is expected, ${got}`
    case 'min_value':
      return `at least ${requirement} is expected, ${got}`
    case 'max_value':
      return `at most ${requirement} is expected, ${got}`
    case 'min_length':
      return `a length of at least ${requirement} is expected, ${got}`
    case 'max_length':
      return `a length of at most ${requirement} is expected, ${got}`
    default:
      return `${expectedWords(issue)} is expected, ${got}`
  }
}

/** An object's own issue about one of its fields names the field in quotes as what it expects. */
function isMissingField({ type, expected, path, input }: v.BaseIssue<unknown>): boolean {
  return (
    type.endsWith('object') && expected?.startsWith('"') === true && path !== undefined && input === undefined
  )
}

const kinds: Readonly<Record<string, string>> = {
  string: 'a text',
  number: 'a number',
  boolean: 'true or false',
  Array: 'a list',
  Object: 'an object',
  null: 'nothing (null)',
}

function expectedWords({ expected }: v.BaseIssue<unknown>): string {
  if (!expected) return 'something else'
  const values = expected.replace(/^\((.*)\)$/s, '$1').split(' | ')
  const words = values.map(word => kinds[word] ?? word.replaceAll('"', '“').replace(/“$/, '”'))
  if (words.length <= mostWords)
    return shortened([words.slice(0, -1).join(', '), words.at(-1)].filter(Boolean).join(' or '))
  const numbers = values.map(Number)
  return numbers.some(Number.isNaN)
    ? shortened(`one of ${words.length} values such as ${words.slice(0, 3).join(', ')}`)
    : `a number from ${Math.min(...numbers)} to ${Math.max(...numbers)}`
}

function receivedWords({ received, input }: v.BaseIssue<unknown>): string {
  if (typeof input === 'string') return shortened(`“${input}”`)
  return kinds[received] ?? shortened(received)
}

function shortened(text: string): string {
  return text.length > mostLetters ? `${text.slice(0, mostLetters)}…` : text
}
