import { type AnyMove, IllegalMove, type Refusal } from '../rules/game'
import { addEntry, type OpenMatch } from './openMatch'
import { plain } from './plain'
import type { Opening } from './sealed/opening'

const notByHand: Refusal = { rule: '', why: 'What dice show can only come from a throw.' }

/** Why this move may not be made; `undefined` if it may. Anything may be asked. */
export function checkMove({ game, state }: OpenMatch, move: unknown): Refusal | undefined {
  const read = game.readMove(move)
  if (!read.ok) return { rule: read.rule ?? '', why: read.why }
  return read.value.kind === 'thrown' ? notByHand : game.check(state, read.value)
}

/** What can be written down as a move; whether it is one, and a legal one, the rules say. */
const isByHand = (move: unknown): move is AnyMove =>
  typeof move === 'object' && move !== null && 'kind' in move && move.kind !== 'thrown'

/** The match with one more move. Throws `IllegalMove` with the rule against it. */
export function playMove(open: OpenMatch, move: AnyMove, opening?: Opening): OpenMatch {
  const written: unknown = plain(move)
  if (!isByHand(written)) throw new IllegalMove(checkMove(open, written) ?? notByHand)
  const added = addEntry(open, { kind: 'move', move: written, ...(opening && { opening: plain(opening) }) })
  if (added.ok) return added.open
  throw added.refusal ? new IllegalMove(added.refusal) : new Error(added.why)
}
