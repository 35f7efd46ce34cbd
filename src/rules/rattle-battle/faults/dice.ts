/** Impossible states of dice: where they are, whose they are, how they lie (invariants 1, 8 and 13). */
import { droppedSlackMm, isInsideBox, overlap } from '../../../measure'
import type { Refusal, Seat } from '../../game'
import { firstOf, refuse } from '../../refusal'
import { dieInfo, isDieId } from '../data/dice'
import { outlineOfDie, seaOf } from '../sea/sea'
import { shipsOf } from '../setup'
import type { Adventure, PhaseId, RattleState, SunkShip } from '../state'
import { restingOverlapMm } from '../throws/snapshot'
import type { DieId } from '../vocabulary'
import { laterPhases } from './adventure'

/** Nothing has been dropped yet. */
const earlyPhases: readonly PhaseId[] = ['briefing.forced', 'briefing.commit', 'drop.pre', 'drop.main']

export function faultOfDice(state: RattleState): Refusal | undefined {
  const { players, adventure, options } = state
  const wrong = players.findIndex(
    ({ dice, colour }) => dice.join() !== shipsOf(colour, options.scenario, players.length).join(),
  )
  if (wrong >= 0) return refuse('RB-32', `Seat ${wrong} has other Ships than this table gives`)
  if (!adventure) return undefined
  const sunk = players.flatMap(player => player.sunk.map(({ die }) => die))
  const placed = [...adventure.sea.map(({ id }) => id), ...sunk, ...inHand(adventure)]
  const named = [...placed, ...players.flatMap(({ trophies }) => trophies.map(({ die }) => die))]
  const twice = placed.find((die, index) => placed.indexOf(die) !== index)
  return firstOf(
    () => named.some(die => !isDieId(die)) && refuse('RB-6', 'There is a die that the box does not hold'),
    () => twice !== undefined && refuse('RB-6', `The die ${twice} is in two places`),
  )
}

/** Dice in the hand that have already left the Sea; a re-dropped die lies there until it falls. */
function inHand({ drop, sea }: Adventure): readonly DieId[] {
  if (!drop) return []
  const lying = new Set(sea.map(({ id }) => id))
  return drop.dice.filter(die => !lying.has(die))
}

/** Who has sent what, and where it is. All dice are known to be of the box. */
export function faultOfFleets(state: RattleState): Refusal | undefined {
  const { adventure, players, phase, queue } = state
  if (!adventure || adventure.crazy) return undefined
  const { committed, sea } = adventure
  const sent = committed.flat()
  const foreign = committed.findIndex((dice, seat) => dice.some(die => !players[seat]!.dice.includes(die)))
  const sunk = players.flatMap(player => player.sunk.map(({ die }) => die))
  const placed = new Set([...sea.map(({ id }) => id), ...sunk, ...inHand(adventure)])
  const unsent = [...placed].find(die => dieInfo(die).owner !== undefined && !sent.includes(die))
  const isAtSea = !laterPhases.includes(phase) && phase !== 'drop.pre' && !phase.startsWith('briefing')
  const lost = isAtSea ? sent.find(die => !placed.has(die)) : undefined
  return firstOf(
    () => foreign >= 0 && refuse('RB-93', 'Each player sends their own Ships'),
    () => new Set(sent).size < sent.length && refuse('RB-93', 'Each Ship is sent once'),
    () =>
      phase.startsWith('briefing') &&
      queue.some(seat => committed[seat]!.length > 0) &&
      refuse('RB-93', 'An undecided player has sent no Ship'),
    () => unsent !== undefined && refuse('RB-93', `The die ${unsent} has not been sent`),
    () => lost !== undefined && refuse('RB-93', `The die ${lost} was sent and is nowhere`),
    () =>
      sea.length > 0 &&
      (laterPhases.includes(phase) || phase === 'drop.pre' || phase.startsWith('briefing')) &&
      refuse('RB-217', 'No Ship is in the Sea in this phase'),
  )
}

/** Trophies and sunk Ships (RB-7, RB-386). */
export function faultOfTrophies(state: RattleState): Refusal | undefined {
  const { adventure, players, phase } = state
  if (!adventure) return undefined
  const lying = adventure.sea.map(({ id }) => id)
  const isTooEarly = earlyPhases.includes(phase)
  for (const [seat, { trophies, sunk, dice }] of players.entries()) {
    const taken = trophies.map(({ die }) => die)
    const isStrange = (die: DieId) =>
      dieInfo(die).owner !== undefined && (state.options.scenario !== 'pirateWars' || dice.includes(die))
    const fault = firstOf(
      () =>
        isTooEarly &&
        taken.length + sunk.length > 0 &&
        refuse('RB-7', 'Before the drop no Ship has been sunk'),
      () => new Set(taken).size < taken.length && refuse('RB-216a', `Seat ${seat} has a Trophy twice`),
      () => taken.some(isStrange) && refuse('RB-7', `Seat ${seat} has a Trophy that nobody could have taken`),
      () =>
        taken.some(die => lying.includes(die)) &&
        refuse('RB-7', 'A Ship taken as a Trophy is still in the Sea'),
      () =>
        trophies.some(({ hooked, boarded }) => hooked && !boarded) &&
        refuse('RB-220', 'Only a boarded Ship can have been hooked'),
      () =>
        sunk.some(({ die }) => !dice.includes(die)) &&
        refuse('RB-215', 'A sunk own Ship belongs to its player'),
      () =>
        sunk.some(ship => isWronglySunk(state, seat, ship)) &&
        refuse('RB-386', 'A sunk Ship of another player is a Trophy of the player who sank it'),
    )
    if (fault) return fault
  }
  return undefined
}

function isWronglySunk(state: RattleState, owner: Seat, { die, by }: SunkShip): boolean {
  const has = (seat: Seat) => state.players[seat]?.trophies.some(trophy => trophy.die === die) ?? false
  return new Set(by).size < by.length || by.some(seat => seat === owner || !has(seat))
}

/** Invariant 8. */
export function faultOfSea(state: RattleState): Refusal | undefined {
  const dice = seaOf(state)
  for (const [index, die] of dice.entries()) {
    const outline = outlineOfDie(state, die)
    if (!isInsideBox(outline, droppedSlackMm))
      return refuse('RB-69', `The die ${die.id} does not lie inside the box`)
    const other = dice
      .slice(index + 1)
      .find(one => overlap(outline, outlineOfDie(state, one)) > restingOverlapMm)
    if (other) return refuse('RB-74', `The dice ${die.id} and ${other.id} lie on each other`)
  }
  return undefined
}
