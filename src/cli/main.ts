/**
 * The headless command: JSON in, JSON out. `npm run --silent seabox -- <command> [options]`; docs/headless.md says
 * what each one takes and gives.
 */
import { run } from './run'

const { exitCode, output, message } = await run(process.argv.slice(2), process.stdin)
if (message) process.stderr.write(`${message}\n`)
// Waiting for the write keeps a long answer whole when the output is a pipe.
await new Promise<void>(resolve => {
  process.stdout.write(output, () => resolve())
})
process.exit(exitCode)
