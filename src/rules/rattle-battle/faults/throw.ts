/** Impossible states of a throw that is awaited: who throws what, and why in this phase (RB-110 to RB-118, 6.1). */
import type { Refusal } from '../../game'
import { firstOf, refuse } from '../../refusal'
import { adventureCard } from '../data/adventures'
import { isDieId } from '../data/dice'
import type { Drop, PhaseId, RattleState } from '../state'
import { ownerOf } from '../table'
import { dropOf } from '../throws/askForDrop'

/** The phases that wait for a throw, and for which. */
const purposes: Readonly<Partial<Record<PhaseId, readonly Drop['purpose'][]>>> = {
  'drop.pre': ['pre'],
  'drop.main': ['main'],
  'np.redrop': ['redrop'],
  'actions.drop': ['effect', 'late'],
  'crazy.throw': ['crazy', 'toss', 'roll'],
  'game.rollOff': ['roll'],
}

export function faultOfThrow(state: RattleState): Refusal | undefined {
  const drop = dropOf(state)
  const due = purposes[state.phase]
  if (!drop) return due && refuse('RB-110', 'In this phase a throw is awaited')
  if (!due) return refuse('RB-110', 'No throw is awaited in this phase')
  const { dice, cocked, by, purpose } = drop
  const lying = state.adventure?.sea.map(({ id }) => id) ?? []
  return firstOf(
    () => !due.includes(purpose) && refuse('RB-110', 'This throw belongs to another phase'),
    () => by >= state.players.length && refuse('RB-110', 'Somebody of this table throws'),
    () => dice.length === 0 && refuse('RB-110', 'There are dice in the hand that throws'),
    () =>
      (!dice.every(isDieId) || new Set(dice).size < dice.length) &&
      refuse('RB-6', 'Different dice of the box are in the hand'),
    () =>
      cocked.some(die => !dice.includes(die) && !lying.includes(die)) &&
      refuse('RB-113', 'A die that does not lie flat is one of those in the box'),
    () => faultOfHand(state, drop),
  )
}

function faultOfHand(state: RattleState, { dice, by, purpose, cocked }: Drop): Refusal | undefined {
  const { adventure, queue, baron } = state
  const isOwn = dice.every(die => ownerOf(state, die) === by)
  if (purpose === 'roll' || purpose === 'toss') {
    return firstOf(
      () => (queue[0] !== by || !isOwn) && refuse('RB-296', 'The first in the queue throws their own dice'),
      () => purpose === 'toss' && dice.length !== 1 && refuse('RB-296', 'One die is tossed at a time'),
      () =>
        purpose === 'roll' &&
        cocked.length > 0 &&
        refuse('RB-296', 'No fist helps in a tray: the die rolls again'),
    )
  }
  if (purpose === 'crazy') return by === baron ? undefined : refuse('RB-110', 'The Baron drops the dice')
  const unsent = dice.find(die => !die.startsWith('n-') && !adventure!.committed.flat().includes(die))
  return unsent === undefined ? undefined : refuse('RB-93', `The die ${unsent} has not been sent`)
}

/** The throw that fits the way in which the card uses dice. */
export function faultOfDiceUse(state: RattleState): Refusal | undefined {
  const { adventure } = state
  if (!adventure?.drop || state.phase !== 'crazy.throw') return undefined
  const card = adventureCard(adventure.card)
  if (card.kind !== 'crazy') return undefined
  const purpose = card.diceUse === 'drop' ? 'crazy' : card.diceUse
  return adventure.drop.purpose === purpose
    ? undefined
    : refuse('RB-296', `${card.name} is no game for this throw`)
}
