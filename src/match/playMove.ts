import { type AnyMove, IllegalMove, type Refusal } from '../rules/game'
import { addEntry, type OpenMatch } from './openMatch'
import { plain } from './plain'

const notByHand: Refusal = { rule: '', why: 'What dice show can only come from a throw.' }

/** Why this move may not be made; `undefined` if it may. Anything may be asked. */
export function checkMove({ game, state }: OpenMatch, move: unknown): Refusal | undefined {
  const read = game.readMove(move)
  if (!read.ok) return { rule: '', why: read.path ? `${read.path}: ${read.why}` : read.why }
  return read.value.kind === 'thrown' ? notByHand : game.check(state, read.value)
}

/** The match with one more move. Throws `IllegalMove` with the rule against it. */
export function playMove(open: OpenMatch, move: AnyMove): OpenMatch {
  const written = plain(move)
  const refusal = checkMove(open, written)
  if (refusal) throw new IllegalMove(refusal)
  const added = addEntry(open, { kind: 'move', move: written })
  if (!added.ok) throw new Error(`A move that was checked could not be played: ${added.why}`)
  return added.open
}
