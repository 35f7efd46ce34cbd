/** Impossible positions of the dice (invariants 1, 2, 6). */
import type { Refusal } from '../../game'
import { firstOf, refuse } from '../../refusal'
import { crewDiceInPlay, dicePerPlayer, freebootersFor, isFreeFor, isSorted } from '../dice'
import { trayHalfMm } from '../freestSpot'
import type { DraftedDie, RollingWavesState } from '../state'
import { levelOf } from '../tracks'
import type { Crews, DieId } from '../vocabulary'

/** RW-9 to RW-11a, RW-105: what goes round at this table. */
function diceInPlay({ players }: RollingWavesState): readonly DieId[] {
  return [
    ...players.flatMap(({ colour, crew }) => crewDiceInPlay(colour, levelOf('crew', crew))),
    ...freebootersFor(players.length),
  ]
}

export function faultOfDice(state: RollingWavesState): Refusal | undefined {
  const { bag, pool, roll, players, firstSeat } = state
  const outside: readonly string[] = [
    ...pool.map(({ id }) => id),
    ...(roll?.due ?? []),
    ...players.flatMap(({ nests }) => nests.map(({ id }) => id)),
  ]
  const found = new Set<string>([...bag, ...outside])
  const due = diceInPlay(state)
  const taken = players.reduce((sum, { nests }) => sum + nests.length, 0)
  const lap = (seat: number) => (seat - firstSeat + players.length) % players.length
  const nestsDue = (seat: number) => Math.ceil((taken - lap(seat)) / players.length)
  return firstOf(
    () =>
      (bag.length + outside.length !== due.length || !due.every(die => found.has(die))) &&
      refuse('RW-131', 'Every die in play is in one place, and no other die is'),
    () => !isSorted(bag) && refuse('RW-132', 'The bag is written down in the order of the dice'),
    () =>
      outside.length !== players.length * dicePerPlayer &&
      refuse('RW-20', 'Three dice for every player are out of the bag'),
    () => roll && taken > 0 && refuse('RW-22', 'Dice are drafted when all have fallen'),
    () =>
      players.some(({ nests }, seat) => nests.length !== nestsDue(seat)) &&
      refuse('RW-22', 'Dice are taken one at a time in turn order'),
    () =>
      players.some(({ nests }, seat) => nests.some(die => !isTakenRightly(state, seat, die))) &&
      refuse('RW-24', 'A die was taken in a way that its colour and number do not allow'),
    () =>
      roll &&
      Object.entries(roll.misses).some(([die, misses]) => !outside.includes(die) || misses < 1) &&
      refuse('RW-143', 'Only dice of this throw can have come out invalid'),
  )
}

function isTakenRightly(state: Crews, seat: number, { id, face, rolled, via }: DraftedDie): boolean {
  if ((via === 'free') !== isFreeFor(state, seat, id)) return false
  return via === 'drunk' ? face === 1 : face === rolled
}

/** RW-142: dice in the pool lie inside the walls, where others can be thrown among them. */
export function faultOfPool({ pool }: RollingWavesState): Refusal | undefined {
  const isOutside = pool.some(({ x, y }) => Math.abs(x) > trayHalfMm.x || Math.abs(y) > trayHalfMm.y)
  return isOutside ? refuse('RW-142', 'The dice in the pool lie inside the tray') : undefined
}
