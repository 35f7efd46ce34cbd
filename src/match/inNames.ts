import type { AnyMove } from '../rules/game'
import type { SeatWord, Sentence } from '../rules/sentence'
import type { AnyGame } from '../rules/shelf'
import type { MatchSeat } from './match'

/** What a person who plays alone is called until they give themselves a name. */
export const you = 'You'

type Named = Pick<MatchSeat, 'name'>

/**
 * The rules call a seat by its colour, or count the captains. On the page everybody has one name: a sentence of the rules
 * is said with names, and the player called "You" is spoken to.
 */
export function inNames({ text, persons = [] }: Sentence, seats: readonly Named[] = []): string {
  let said = ''
  let done = 0
  for (const word of persons) {
    said += text.slice(done, word.at)
    said += wordFor(word, seats[word.seat], beginsSentence(said))
    done = word.at + word.they.length
  }
  return said + text.slice(done)
}

function wordFor({ they, you: toYou }: SeatWord, seat: Named | undefined, isFirst: boolean): string {
  if (!seat) return they
  const isOwner = they.endsWith("'s")
  if (seat.name !== you) return isOwner ? `${seat.name}'s` : toYou === undefined ? seat.name : they
  const word = toYou ?? (isOwner ? 'your' : 'you')
  return isFirst ? word.charAt(0).toUpperCase() + word.slice(1) : word
}

/** A sentence begins with a capital; after a colon it only goes on. */
const beginsSentence = (before: string) => /^$|[.!?] $|\n$/.test(before)

/** A move that can be chosen, in the words of a table. */
export function choiceOf(
  game: Pick<AnyGame, 'describe'>,
  view: unknown,
  move: AnyMove,
  seats: readonly Named[],
) {
  const { text, persons, steps, ...name } = game.describe(view, move)
  return {
    move,
    ...name,
    text: inNames({ text, persons }, seats),
    ...(steps && { steps: steps.map(step => inNames(step, seats)) }),
  }
}
