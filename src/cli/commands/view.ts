import { type Answer, document } from '../answer'
import { readGameInput, readViewer } from '../gameInput'

/** What a seat, or a spectator, may know of a position. */
export async function view(args: readonly string[], input: NodeJS.ReadableStream): Promise<Answer> {
  const given = await readGameInput(args, input)
  return { exitCode: 0, output: document({ view: given.game.view(given.state, readViewer(given)) }) }
}
