/** Whose eyes look at a screen that several share, and when somebody there must look away first. */
import { type OpenMatch, turnOf } from '../match/openMatch'
import { isSame } from '../match/plain'
import type { Seat, Viewer } from '../rules/game'

/** Choices that are tried to find out whether choosing is secret: a secret one shows in the first few. */
const triedChoices = 6

/** The seat sees something that not everybody sees. */
export function hasSecrets({ game, state }: OpenMatch, seat: Seat): boolean {
  return !isSame(game.view(state, seat), game.view(state, 'spectator'))
}

/** What the seat chooses will be known to itself alone, so nobody may look over its shoulder. */
export function isSecretChoice(open: OpenMatch, seat: Seat): boolean {
  const { game, state } = open
  const turn = turnOf(open)
  if (turn.kind !== 'move' || !turn.seats.includes(seat)) return false
  const after = game
    .moves(state, seat)
    .slice(0, triedChoices)
    .map(move => game.play(state, move).state)
  const differs = (viewer: Viewer) =>
    after.some(one => !isSame(game.view(one, viewer), game.view(after[0], viewer)))
  return after.length > 1 && !differs('spectator') && differs(seat)
}

/** Who looks at a screen, and who of them has come to it from behind the curtain. */
export interface Looking {
  readonly eyes: Viewer
  readonly alone?: Viewer | undefined
}

/** Whether the seat may act at the screen of these persons, or must be called to it first. */
export function needsCurtain(
  open: OpenMatch,
  seat: Seat,
  { eyes, alone }: Looking,
  persons: readonly Seat[],
): boolean {
  if (persons.length < 2) return false
  const turn = turnOf(open)
  if (turn.kind === 'throw' && turn.seenBy === undefined) return false
  // What was open so far the others have followed on the same screen.
  if (eyes === seat) return alone !== seat && isSecretChoice(open, seat)
  return hasSecrets(open, seat) || isSecretChoice(open, seat)
}

/** Whose eyes look while nobody there is asked: the only person's, else those that were there if they may stay. */
export function restingEyes(open: OpenMatch, eyes: Viewer, persons: readonly Seat[]): Viewer {
  if (persons.length === 1) return persons[0]!
  if (eyes === 'spectator' || !persons.includes(eyes)) return 'spectator'
  return hasSecrets(open, eyes) ? 'spectator' : eyes
}
