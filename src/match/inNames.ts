import type { MatchSeat } from './match'
import { colourWord, seatColours } from './seatColours'

/** What a person who plays alone is called until they give themselves a name. */
export const you = 'You'

/** Stands before every "You" that was put in for a colour, until the words around it agree with it. */
const mark = '\u0001'

/**
 * The rules call a seat by its colour, or count the captains. On the page everybody has one name: a sentence of the rules
 * is said with names, and the player called "You" is spoken to. "Red 6" stays a die.
 */
export function inNames(text: string, seats: readonly Pick<MatchSeat, 'name' | 'colour'>[] = []): string {
  const named = text.replace(
    seatWords,
    (words: string, captain: string | undefined, colour: string | undefined, own: string | undefined) => {
      const seat = captain ? seats[Number(captain) - 1] : seats.find(one => colourWord(one.colour) === colour)
      if (!seat) return words
      return `${seat.name === you ? mark : ''}${seat.name}${own ?? ''}`
    },
  )
  return named.includes(mark) ? spokenTo(named) : named
}

const colourWords = seatColours.map(colourWord)
const seatWords = new RegExp(`\\b(?:Captain (\\d+)|(${colourWords.join('|')}))\\b('s)?(?! \\d)`, 'g')

/** Verbs that rules join to a first one: a noun there, as in "takes food and coins", is none of them. */
const joinedVerbs =
  'stays|takes|loses|gains|sinks|boards|fills|pays|puts|turns|calls|leaves|steals|draws|keeps|rams|rests|discards|fires|gets|ends|is|has'

const subject = new RegExp(
  `(^|[.;:!?] )${mark}You ((?:never |also )?)([a-z]+s|cannot|will|may|can)\\b([^.;:!?]*)`,
  'g',
)
const joined = new RegExp(`( and |, or |, and |, )(${joinedVerbs})\\b`, 'g')

function spokenTo(text: string): string {
  return text
    .replace(
      subject,
      (_, start: string, adverb: string, verb: string, rest: string) =>
        `${start}${youAfter(start)} ${adverb}${toYou(verb)}${rest
          .replace(joined, (_all, link: string, next: string) => link + toYou(next))
          .replace(/\btheir own\b/g, 'your own')}`,
    )
    .replace(ownedBy, (_, the: string, thing: string) => `${the === 'The' ? 'Y' : 'y'}our ${thing}`)
    .replace(
      plainYou,
      (_, start: string, own: string | undefined) => `${start}${youAfter(start)}${own ? 'r' : ''}`,
    )
}

/** "the map of you" is "your map". */
const ownedBy = new RegExp(`\\b(The|the) ((?:[A-Z][a-z]+ )*[A-Za-z]+) of ${mark}You\\b`, 'g')
const plainYou = new RegExp(`(^|.|. )${mark}You('s)?`, 'g')

/** A sentence begins with a capital; after a colon it only goes on. */
const youAfter = (start = '') => (/^$|[.!?] $/.test(start) ? you : 'you')

const irregular: Readonly<Record<string, string>> = {
  is: 'are',
  was: 'were',
  has: 'have',
  does: 'do',
  goes: 'go',
}

/** The verb as it stands after "you". */
export function toYou(verb: string): string {
  return (
    irregular[verb] ??
    verb
      .replace(/ies$/, 'y')
      .replace(/(ss|sh|ch|x|zz)es$/, '$1')
      .replace(/([^s])s$/, '$1')
  )
}
