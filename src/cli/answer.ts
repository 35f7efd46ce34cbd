export interface Answer {
  readonly exitCode: 0 | 1 | 2
  /** For standard output. */
  readonly output: string
  /** For standard error. */
  readonly message?: string
}

/** Writes to standard output before the command is done; waits for as long as a pipe is full. */
export type Write = (output: string) => Promise<void>

/**
 * A command takes what stands behind its name and the standard input. One that answers with a line at a time writes
 * each as soon as it is known; its `output` is then what is left to say.
 */
export type Command = (args: readonly string[], input: NodeJS.ReadableStream, write: Write) => Promise<Answer>

/** One JSON document and a line's end. */
export function document(value: unknown): string {
  return `${JSON.stringify(value)}\n`
}
