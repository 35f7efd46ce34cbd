/** What a validator finds wrong, in a person's words. Importing this teaches valibot to speak so everywhere. */
import * as v from 'valibot'

/** Longer lists and texts help nobody. */
const mostLetters = 120

v.setGlobalMessage(wordsOf)

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
  const words = expected
    .replace(/^\((.*)\)$/s, '$1')
    .split(' | ')
    .map(word => kinds[word] ?? word.replaceAll('"', '“').replace(/“$/, '”'))
  return shortened([words.slice(0, -1).join(', '), words.at(-1)].filter(Boolean).join(' or '))
}

function receivedWords({ received, input }: v.BaseIssue<unknown>): string {
  if (typeof input === 'string') return shortened(`“${input}”`)
  return kinds[received] ?? shortened(received)
}

function shortened(text: string): string {
  return text.length > mostLetters ? `${text.slice(0, mostLetters)}…` : text
}
