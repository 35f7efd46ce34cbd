/** Whose eyes look at the table, and when a curtain has to fall between two players. */
import type { Seat, Viewer } from '../../rules/game'
import { type OpenMatch, turnOf } from '../openMatch'
import { isSame } from '../plain'
import { matchSeatIsPerson } from './persons'

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

/** Whether the seat may be asked with these eyes at the table, or must be called to it first. */
export function needsCurtain(open: OpenMatch, seat: Seat, eyes: Viewer): boolean {
  if (eyes === seat) return false
  const persons = open.match.seats.filter(matchSeatIsPerson).length
  return persons > 1 && (hasSecrets(open, seat) || isSecretChoice(open, seat))
}

/** Whose eyes look while nobody is asked: the only person's, else those that were there if they may stay. */
export function restingEyes(open: OpenMatch, eyes: Viewer): Viewer {
  const persons = open.match.seats.flatMap((seat, index) => (matchSeatIsPerson(seat) ? [index] : []))
  if (persons.length === 1) return persons[0]!
  if (eyes === 'spectator' || !persons.includes(eyes)) return 'spectator'
  return hasSecrets(open, eyes) ? 'spectator' : eyes
}
