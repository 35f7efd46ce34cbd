import { cutOff, type OpenMatch } from './openMatch'

/**
 * The fewest entries to which the match may go back: nobody can forget what they have seen, so a fallen die or a shown
 * secret stands, unless the table has agreed to free undo.
 */
export function undoLimit({ match, steps }: OpenMatch): number {
  return match.freeUndo ? 0 : steps.findLastIndex(step => step.reveals) + 1
}

/**
 * How many entries stay when one thing is taken back: the last that a person did, and what computers did after it.
 * `undefined` if nothing may be taken back.
 */
export function undoTarget(open: OpenMatch): number | undefined {
  const { match, steps } = open
  if (match.falling || steps.length === 0) return undefined
  const isPerson = (seat: number) => match.seats[seat]?.sitter.kind === 'human'
  const byPerson = steps.findLastIndex(step => isPerson(step.seat) && !step.isOnly)
  const target = byPerson < 0 ? steps.length - 1 : byPerson
  return target >= undoLimit(open) ? target : undefined
}

/** Takes one thing back; throws where nothing may be taken back. */
export function undo(open: OpenMatch): OpenMatch {
  const target = undoTarget(open)
  if (target === undefined) throw new Error(undoRefusal(open))
  return cutOff(open, target)
}

/** Why nothing can be taken back, for the player who tried. */
export function undoRefusal(open: OpenMatch): string {
  if (open.match.falling) return 'The dice are in the air: nothing can be taken back.'
  if (open.steps.length === 0) return 'Nothing has been played yet.'
  return 'Dice have fallen or something hidden was shown, and nobody can forget that.'
}
