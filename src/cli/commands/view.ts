import { type Answer, document } from '../answer'
import { onPosition, readGameInput, readViewer } from '../gameInput'

/** What a seat, or a spectator, may know of a position. */
export async function view(args: readonly string[], input: NodeJS.ReadableStream): Promise<Answer> {
  const given = await readGameInput(args, input)
  const seen = onPosition(() => given.game.view(given.state, readViewer(given)))
  return { exitCode: 0, output: document({ view: seen }) }
}
