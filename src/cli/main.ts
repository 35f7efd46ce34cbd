/**
 * The headless command: JSON in, JSON out. `npm run --silent seabox -- <command> [options]`; docs/headless.md says
 * what each one takes and gives.
 */
import { run } from './run'

// A reader that closes the pipe, as `head` does, has read enough.
process.stdout.on('error', () => process.exit(0))
// Waiting for each write keeps a long answer whole when the output is a pipe.
const write = (output: string) =>
  new Promise<void>(resolve => {
    process.stdout.write(output, () => resolve())
  })
const { exitCode, output, message } = await run(process.argv.slice(2), process.stdin, write)
if (message) process.stderr.write(`${message}\n`)
await write(output)
process.exit(exitCode)
