import { Readable } from 'node:stream'
import { run } from '../run'

/** One command line as a script would call it: what it prints, and how it ends. */
export async function seabox(args: readonly string[], input: unknown = '') {
  const text = typeof input === 'string' || input instanceof Buffer ? input : JSON.stringify(input)
  const written: string[] = []
  const write = async (part: string) => {
    written.push(part)
  }
  const answer = await run(args, Readable.from([Buffer.from(text)]), write)
  const { exitCode, message } = answer
  const output = written.join('') + answer.output
  const lines = output.split('\n')
  return {
    exitCode,
    output,
    message,
    /** What came before the command was done, piece by piece. */
    written,
    /** One JSON document a line; the output ends with a line's end. */
    // biome-ignore lint/suspicious/noExplicitAny: scripts read answers without types
    answers: lines.slice(0, -1).map(line => JSON.parse(line) as any),
    isWhole: lines.at(-1) === '',
  }
}
