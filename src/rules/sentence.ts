/**
 * The rules call players by their colours: "Purple fires 2 shots". A table says it with names, and to the player called
 * "You" in the second person. So every word that depends on who is meant carries its other form, written by hand beside
 * it: `${nameOf(state, seat)} ${does(seat, 'fires', 'fire')} 2 shots`.
 *
 * While a sentence is put together, such words stand in it between marks. `toSentence` takes the marks out when the
 * sentence leaves the rules (`defineGame`), so nobody outside ever meets one.
 */
import type { RuleEvent, Seat } from './game'

/** A word of a sentence that depends on who is meant. */
export interface SeatWord {
  /** Where it begins in the text. */
  readonly at: number
  readonly seat: Seat
  /** As it stands in the text. */
  readonly they: string
  /** Instead of it to the player there. Absent where it is the name, with or without "'s": that is "you" and "your". */
  readonly you?: string
}

/** A sentence as everybody reads it, and what changes for the players that it names. */
export interface Sentence {
  readonly text: string
  /** In the order of the text. */
  readonly persons?: readonly SeatWord[] | undefined
}

const begin = '\ue000'
const divide = '\ue001'
const end = '\ue002'
const marked = /\ue000(\d+)\ue001([^\ue000-\ue002]*)(?:\ue001([^\ue000-\ue002]*))?\ue002('s)?/g
const anyMark = /[\ue000-\ue002]/g

/** The name of a seat in a sentence. Players may have written it, so their characters are never read as our marks. */
export function seatName(seat: Seat, name: string): string {
  return `${begin}${seat}${divide}${name.replace(anyMark, '')}${end}`
}

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** `seatName` where players are called by their colours, for the labels of things: a table says who sits there. */
export function ownerName(
  { players }: { readonly players: readonly { readonly colour: string }[] },
  seat: Seat,
): string {
  return seatName(seat, capital(players[seat]!.colour))
}

/** A word that agrees with a seat: `does(seat, 'fires', 'fire')`, `does(seat, 'their', 'your')`. */
export function does(seat: Seat, they: string, you: string): string {
  return `${begin}${seat}${divide}${they}${divide}${you}${end}`
}

/** "Blue's" where nothing follows that it owns: to the player there it is "yours". */
export function belongsTo(seat: Seat, name: string): string {
  return does(seat, `${textOf(name)}'s`, 'yours')
}

export function toSentence(words: string): Sentence {
  if (!words.includes(begin)) return { text: words }
  const persons: SeatWord[] = []
  let text = ''
  let done = 0
  for (const match of words.matchAll(marked)) {
    const [all, seat, word, you, own = ''] = match
    text += words.slice(done, match.index)
    const they = you === undefined ? `${word}${own}` : word!
    persons.push({ at: text.length, seat: Number(seat), they, ...(you !== undefined && { you }) })
    text += you === undefined ? they : `${they}${own}`
    done = match.index + all.length
  }
  return { text: text + words.slice(done), persons }
}

/** An event as it leaves the rules. */
export function told(event: RuleEvent): RuleEvent {
  return { ...event, ...toSentence(event.text) }
}

/** As everybody reads it: for the labels of things. */
export function textOf(words: string): string {
  return toSentence(words).text
}

/** Several sentences as one, with this between them. */
export function joinSentences(sentences: readonly Sentence[], between: string): Sentence {
  let text = ''
  const all: SeatWord[] = []
  for (const [index, { text: next, persons = [] }] of sentences.entries()) {
    if (index > 0) text += between
    for (const word of persons) all.push({ ...word, at: text.length + word.at })
    text += next
  }
  return { text, persons: all }
}
