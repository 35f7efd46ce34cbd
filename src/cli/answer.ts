export interface Answer {
  readonly exitCode: 0 | 1 | 2
  /** For standard output. */
  readonly output: string
  /** For standard error. */
  readonly message?: string
}

/** A command takes what stands behind its name and the standard input. */
export type Command = (args: readonly string[], input: NodeJS.ReadableStream) => Promise<Answer>

/** One JSON document and a line's end. */
export function document(value: unknown): string {
  return `${JSON.stringify(value)}\n`
}
