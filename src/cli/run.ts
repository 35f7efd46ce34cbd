import '../match/allGames'
import { type Answer, document, type Write } from './answer'
import { commands } from './commands'
import { InputError } from './inputError'

/** Runs one command line; whatever goes wrong becomes an answer in a person's words, never a stack trace. */
export async function run(
  argv: readonly string[],
  input: NodeJS.ReadableStream,
  write: Write,
): Promise<Answer> {
  try {
    const [name, ...rest] = argv
    const command = name === undefined ? undefined : commands.get(name)
    if (!command) {
      const known = [...commands.keys()].join(', ')
      const asked = name === undefined ? 'No command was given.' : `There is no command “${name}”.`
      throw new InputError('unknown-command', `${asked} The commands are: ${known}.`, '')
    }
    return await command(rest, input, write)
  } catch (error) {
    if (error instanceof InputError) return refuse(error)
    // A fault of ours: still one document and one sentence, and the cause for the developer who fixes it.
    const cause = error instanceof Error ? error.message : String(error)
    return {
      ...refuse(new InputError('internal', `Something went wrong that should not: ${cause}`, '')),
      message: `seabox: ${cause}`,
    }
  }
}

function refuse({ code, message, path, extra }: InputError): Answer {
  return { exitCode: 2, output: document({ error: { code, message, path, ...extra } }) }
}
