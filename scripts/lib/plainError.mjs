// @ts-check

/** Something went wrong that one sentence explains: it is shown without a stack. */
export class PlainError extends Error {
  /** @param {string} sentence @param {string} [output] what the failing program printed */
  constructor(sentence, output) {
    super(sentence)
    this.name = 'PlainError'
    this.output = output
  }
}

/** Shows what went wrong, the sentence last, and ends the program with 1. @param {unknown} error @returns {never} */
export function endWith(error) {
  if (error instanceof PlainError) {
    if (error.output) console.error(`${error.output.trimEnd()}\n`)
    console.error(error.message)
  } else {
    console.error(error)
  }
  process.exit(1)
}
