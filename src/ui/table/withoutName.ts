import type { MatchSeat } from '../../match/match'

/** A sentence about a player, in names, as it goes on beside the badge that says the name already. */
export function withoutName(text: string, sitting: Pick<MatchSeat, 'name'> | undefined): string {
  const name = sitting && `${sitting.name} `
  if (!name || !text.startsWith(name)) return text
  const said = text.slice(name.length)
  // "Anne and Ben …" is no sentence that goes on from one name.
  return /^[a-z]/.test(said) && !/^(and|or)\b/.test(said) ? said : text
}
