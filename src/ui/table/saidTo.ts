import type { MatchSeat } from '../../match/match'
import { seatLooks } from '../seats/seatLooks'

/** What a person who plays alone is called until he gives himself a name. */
const you = 'You'

/**
 * A sentence about a player beside the badge with his name: rules call him by his colour, which stands there already.
 * Whoever is called "You" is spoken to.
 */
export function saidTo(text: string, sitting: Pick<MatchSeat, 'colour' | 'name'> | undefined): string {
  const colour = sitting && `${seatLooks[sitting.colour].word} `
  if (!colour || !text.startsWith(colour)) return text
  const said = text.slice(colour.length)
  // "Red's hull …" or "Red and Blue …" is no sentence that goes on from a name.
  if (!/^[a-z]/.test(said) || /^(and|or)\b/.test(said)) return text
  return sitting.name === you
    ? said.replace(verbs, (_, before: string, verb: string) => before + toYou(verb))
    : said
}

/** The verb that begins the sentence, and those that are joined to it. */
const verbs = /(^|, or | and )([a-z]+s)\b/g

function toYou(verb: string): string {
  if (verb === 'is') return 'are'
  if (verb === 'has') return 'have'
  return verb.replace(/(ss|sh|ch|x|zz)es$/, '$1').replace(/([^s])s$/, '$1')
}
