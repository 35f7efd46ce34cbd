/** The input is wrong: what a person reads, and where in the input it is. */
export class InputError extends Error {
  readonly code: string
  readonly path: string
  readonly extra: Readonly<Record<string, unknown>>

  constructor(code: string, message: string, path: string, extra: Readonly<Record<string, unknown>> = {}) {
    super(message)
    this.code = code
    this.path = path
    this.extra = extra
  }
}
