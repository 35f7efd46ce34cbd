/** What plain modern English is here: words that we do not use, and sentences that are not too long. */

/** "The player" and "they"; the short and usual word. Each entry has a plain replacement. */
export const unusedWords =
  /\b(whoever|whomever|whosoever|he|him|his|himself|of itself|thereby|hitherto|hereby|whence|thence|thereof|wherein|lest|unto|upon|anew|for ever|at once it|need not|needs not|but for|to be had|for it is|for they are|held against)\b/i

/** What pages once said and must not say again: words of machines, wrong numbers, another promise of precision. */
export const mendedWords =
  /\b(that cannot be:|size of words|both ears|they hold at once|how many are you|port done|nothing is asked of|slanting|state machine|test vectors?|(one|1) (fabrics|spices|valuables)|hundredth of a millimetre)\b/i

/** A sentence, or its part up to a colon or semicolon, has at most so many words: two lines of our width. */
export const longestSentence = 32

export interface Said {
  readonly line: number
  readonly text: string
}

const lineOf = (source: string, index: number) => source.slice(0, index).split('\n').length

/** Comments without their marks. Lines of one `//` comment belong together. */
export function commentsIn(source: string): Said[] {
  const blocks = [...source.matchAll(/(?<=^|\s)\/\*\*?(\s[\s\S]*?)\*\/|(?:^[ \t]*\/\/.*\n?)+/gm)]
  return blocks.map(({ 0: whole, 1: block, index }) => ({
    line: lineOf(source, index),
    text: (block ?? whole.replace(/^[ \t]*\/\//gm, '')).replace(/^\s*\*/gm, ''),
  }))
}

/** Titles of tests and of groups of tests. */
export function titlesIn(source: string): Said[] {
  const calls = source.matchAll(
    /\b(?:test|it|describe)(?:\.\w+)?(?:\([^'"`]*\))?\(\s*(?:'([^'\n]*)'|"([^"\n]*)"|`([^`]*)`)/g,
  )
  return [...calls].map(({ 1: single, 2: double, 3: template, index }) => ({
    line: lineOf(source, index),
    text: single ?? double ?? template ?? '',
  }))
}

/** What a page says: strings of several words, and text between tags. */
export function pageTextsIn(source: string): Said[] {
  const code = source.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, found => found.replace(/[^\n]/g, ' '))
  const strings = [...code.matchAll(/'([^'\n]* [^'\n]*)'|"([^"\n]* [^"\n]*)"|>\s*([A-Z][^<>{}]* [^<>{}]*)</g)]
  return strings.map(({ 1: single, 2: double, 3: text, index }) => ({
    line: lineOf(source, index),
    text: single ?? double ?? text ?? '',
  }))
}

/** Sentences, and their parts up to a colon or semicolon, without code, tables and lists in columns. */
export function sentencesIn(text: string): string[] {
  return text
    .replace(/`[^`]*`/g, 'code')
    .split(/\n\s*\n|\n(?=\s{3,}\S|\s*[-*|@])|\n(?=.*\S {2,}\S)/)
    .filter(part => !/\S {2,}\S/.test(part.trim()))
    .flatMap(part => part.replace(/\s+/g, ' ').split(/(?<=[.!?;:][)”"]?) /))
    .map(sentence => sentence.trim())
}

/** Words of letters: figures, drawings and marks are none. */
export const wordsOf = (sentence: string) =>
  sentence.split(/\s+/).filter(word => /\p{L}{2}|^[aIA]$/u.test(word)).length
