import { chairColours } from '../../match/seatColours'
import type { BoxedGame } from '../games'
import { type Draft, seatsOf } from './draft'

/** Begins a match as it was drafted and keeps it; the id by which its table is found. Throws a sentence. */
export async function startTable(game: BoxedGame, draft: Draft): Promise<string> {
  const [{ freshSeed, gameOf, newMatch, startMatch }, { pageStore }] = await Promise.all([
    import('../../match'),
    import('../../match/desk'),
  ])
  const made = newMatch({
    game: game.id,
    players: draft.players,
    seed: freshSeed(),
    options: draft.options,
    seats: seatsOf(draft, chairColours(game.id, draft.players)),
    freeUndo: draft.freeUndo,
  })
  if (!made.ok) throw new Error(made.why)
  const { store } = await pageStore()
  const { id } = await store.add(startMatch(made.value, gameOf(made.value)!), matchName(game, draft))
  return id
}

function matchName({ title }: BoxedGame, { people, players }: Draft): string {
  const persons = people.slice(0, players).filter(({ sitter }) => sitter.kind === 'human')
  const names = persons.map(({ name }) => (name === 'You' ? 'me' : name))
  if (names.length === 0) return `${title.split(',')[0]}, watched`
  return `${title.split(',')[0]}, ${names.join(' & ')}`
}
