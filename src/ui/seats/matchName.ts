import type { Draft } from './draft'

const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short' })

/** What a match is called until somebody names it: whose it is and of which day. Its game is named beside it. */
export function matchName({ people, players }: Draft, nowMs: number): string {
  const persons = people.slice(0, players).filter(({ sitter }) => sitter.kind === 'human')
  return `${whose(persons.map(({ name }, index) => name.trim() || `Player ${index + 1}`))}, ${day.format(nowMs)}`
}

function whose([first, ...others]: readonly string[]): string {
  if (first === undefined) return 'Watched'
  if (others.length > 1) return `${first} and ${others.length} others`
  if (others.length === 1) return `${first} and ${others[0]}`
  return first === 'You' ? 'Your match' : `${first}’s match`
}
