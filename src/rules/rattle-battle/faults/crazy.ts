/** Impossible states of a mini-game (4.5). */
import type { Refusal, Seat } from '../../game'
import { firstOf, refuse } from '../../refusal'
import { mostRounds } from '../crazy/miniGame'
import { adventureCard } from '../data/adventures'
import type { CrazyGame, PhaseId, RattleState } from '../state'
import { type AdventureId, type DieId, isSeen, type Seen } from '../vocabulary'
import { faultOfDiceUse } from './throw'

/** Phases of choices, and the cards that offer them. */
const cardsOf: Readonly<Partial<Record<PhaseId, readonly AdventureId[]>>> = {
  'crazy.pick': ['C02'],
  'crazy.aside': ['C05'],
  'crazy.reroll': ['C06', 'C09'],
  'crazy.toss': ['C03', 'C08'],
}

/** What follows the mini-game (RB-290). */
const laterPhases: readonly PhaseId[] = ['loot', 'stow', 'adventure.end']

export function faultOfCrazy(state: RattleState): Refusal | undefined {
  const { adventure, phase } = state
  if (!adventure) return undefined
  const isPlayed = phase.startsWith('crazy.')
  const card = adventureCard(adventure.card)
  if (card.kind !== 'crazy') {
    return isPlayed ? refuse('RB-92', `${card.name} is no Crazy Adventure`) : undefined
  }
  const { crazy } = adventure
  if (!crazy) return refuse('RB-290', 'A Crazy Adventure has a mini-game')
  if (!isPlayed) {
    return laterPhases.includes(phase) ? undefined : refuse('RB-92', `${card.name} has no such phase`)
  }
  const { players, queue } = state
  const cards = cardsOf[phase]
  return firstOf(
    () =>
      cards !== undefined &&
      !cards.includes(card.id) &&
      refuse('RB-290', `${card.name} does not offer this choice`),
    () => faultOfDiceUse(state),
    () => faultOfNames(state, crazy),
    () =>
      (adventure.committed.some(dice => dice.length > 0) || players.some(({ sunk }) => sunk.length > 0)) &&
      refuse('RB-291', 'In a Crazy Adventure no Ship is sent or sunk'),
    () => crazy.round > mostRounds && refuse('RB-298', `A mini-game has at most ${mostRounds} rounds`),
    () =>
      queue.some(seat => crazy.gone.includes(seat)) && refuse('RB-297', 'A player who is out has no turn'),
    () => card.diceUse === 'roll' && faultOfFaces(state, crazy),
  )
}

/** Every die and seat that it names is at this table. */
function faultOfNames({ players, adventure }: RattleState, crazy: CrazyGame): Refusal | undefined {
  const all = players.flatMap(player => player.dice)
  const named = [
    ...crazy.out,
    ...crazy.aside,
    ...Object.keys(crazy.faces),
    ...adventure!.sea.map(({ id }) => id),
    ...(adventure!.drop?.dice ?? []),
  ]
  const foreign = named.find(die => !all.some(own => own === die))
  const isPick = ([seat, die]: [string, Seen<DieId>]) =>
    isSeen(die) && players[Number(seat)]?.dice.includes(die) && !crazy.out.includes(die)
  return firstOf(
    () => foreign !== undefined && refuse('RB-291', `The die ${foreign} is none of this table's players`),
    () =>
      crazy.gone.some(seat => players[seat] === undefined) &&
      refuse('RB-297', 'Nobody sits on the seat that is out'),
    () =>
      !Object.entries(crazy.picks).every(isPick) &&
      refuse('RB-297', 'Each pick is an own die that is not out'),
  )
}

/** Players who have left the queue have rolled all their dice. */
function faultOfFaces(state: RattleState, crazy: CrazyGame): Refusal | undefined {
  const { players, queue, phase, adventure } = state
  const inHand = adventure!.drop?.dice ?? []
  const hasRolled = (seat: Seat) => phase === 'crazy.pick' || seat === queue[0] || !queue.includes(seat)
  const rolled = players.flatMap((player, seat) =>
    hasRolled(seat) && !crazy.gone.includes(seat) ? player.dice : [],
  )
  const missing = rolled.find(
    die =>
      crazy.faces[die] === undefined &&
      !crazy.out.includes(die) &&
      !crazy.aside.includes(die) &&
      !inHand.includes(die),
  )
  return missing === undefined ? undefined : refuse('RB-296', `The die ${missing} has not been rolled`)
}
