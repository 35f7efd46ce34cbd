import type { Table } from '../../table/part'
import type { BoxedGame } from '../games'
import { type Draft, seatsOf } from './draft'
import { matchName } from './matchName'

/** Begins a match as it was drafted and keeps it; the id by which its table is found. Throws a sentence. */
export async function startTable(table: Table, game: BoxedGame, draft: Draft): Promise<string> {
  const [{ freshSeed, newMatch, startMatch }, { pageStore }, { loadGame }] = await Promise.all([
    import('../../match'),
    import('../../table/desk'),
    import('../../rules/shelf'),
  ])
  const rules = await loadGame(game.id)
  const made = newMatch({
    game: game.id,
    players: draft.players,
    seed: freshSeed(),
    options: draft.options,
    seats: seatsOf(game, draft),
    freeUndo: draft.freeUndo,
  })
  if (!made.ok) throw new Error(made.why)
  const { store } = await pageStore(table)
  const { id } = await store.add(startMatch(made.value, rules!), matchName(draft, Date.now()))
  return id
}
