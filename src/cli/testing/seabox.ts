import { Readable } from 'node:stream'
import { run } from '../run'

/** One command line as a script would call it: what it prints, and how it ends. */
export async function seabox(args: readonly string[], input: unknown = '') {
  const text = typeof input === 'string' || input instanceof Buffer ? input : JSON.stringify(input)
  const { exitCode, output, message } = await run(args, Readable.from([Buffer.from(text)]))
  const lines = output.split('\n')
  return {
    exitCode,
    output,
    message,
    /** One JSON document a line; the output ends with a line's end. */
    // biome-ignore lint/suspicious/noExplicitAny: scripts read answers without types
    answers: lines.slice(0, -1).map(line => JSON.parse(line) as any),
    isWhole: lines.at(-1) === '',
  }
}
