/** A whole Sail, step by step (RS-48 to RS-59). */
import type { Refusal, Seat } from '../game'
import { refuse } from '../refusal'
import { dirIndex, neighbour, offMap, spaceName } from './grid'
import type { Sail } from './moves'
import type { RollingState } from './state'
import { type Dir, dirNames } from './vocabulary'
import { payBonusMove, type StepFault, startVoyage, step, stepCost, type Voyage, type Waters } from './voyage'
import { watersOf } from './waters'
import { windsOf } from './winds'
import { playerAt } from './work'

/** One step as it was made. */
export interface SailedStep {
  readonly dir: Dir
  readonly bonus: boolean
  readonly before: Voyage
  readonly after: Voyage
}

export interface Sailed {
  readonly wind: Dir
  readonly waters: Waters
  readonly steps: readonly SailedStep[]
  readonly end: Voyage
}

export function isRefusal(result: Sailed | Refusal): result is Refusal {
  return 'why' in result
}

/** The Sail as it goes, or the first thing that is against it. */
export function sailAlong(
  state: RollingState,
  move: Pick<Sail, 'seat' | 'die' | 'before' | 'moves' | 'after'>,
) {
  const wind = windsOf(state)?.[move.die]
  if (wind === undefined) return refuse('RS-48', 'The wind is one of the three direction dice')
  return alongWind(state, move.seat, wind, move)
}

function alongWind(
  state: RollingState,
  seat: Seat,
  wind: Dir,
  { before, moves, after }: Pick<Sail, 'before' | 'moves' | 'after'>,
): Sailed | Refusal {
  const player = playerAt(state, seat)
  const waters = watersOf(player, state.options)
  const steps: SailedStep[] = []
  let voyage = startVoyage(waters.chart, player.ledger)

  const take = (dirs: readonly Dir[], bonus: boolean): Refusal | undefined => {
    for (const [made, dir] of dirs.entries()) {
      if (bonus && voyage.ledger.bonusMoves < 1) return refuse('RS-58', noBonus(made))
      const index = dirIndex(dir)
      const next = step(waters, voyage, index, bonus ? undefined : dirIndex(wind))
      if (typeof next === 'string') return explainStep(next, voyage, wind, index)
      const paid = bonus ? payBonusMove(next) : next
      steps.push({ dir, bonus, before: voyage, after: paid })
      voyage = paid
    }
    return undefined
  }

  const fault = take(before, true) ?? take(moves, false) ?? take(after, true)
  if (fault) return fault
  if (voyage.inStorm) {
    return refuse('RS-54', `Nobody stays in a Storm: sail on from ${spaceName(voyage.at)}`)
  }
  return { wind, waters, steps, end: voyage }
}

function noBonus(made: number): string {
  if (made === 0) return 'You have no Bonus Movement'
  return made === 1 ? 'You have only 1 Bonus Movement' : `You have only ${made} Bonus Movements`
}

/** Why a step cannot be made, for the player who tried. */
function explainStep(fault: StepFault, voyage: Voyage, wind: Dir, dir: number): Refusal {
  const from = spaceName(voyage.at)
  const target = neighbour(voyage.at, dir)
  const to = target === offMap ? '' : spaceName(target)
  switch (fault) {
    case 'edge':
      return refuse('RS-13', `Beyond ${from} the map ends`)
    case 'land':
      return refuse('RS-52', `${to} is land`)
    case 'rocks':
      return refuse('RS-52', `There are Rocks on ${to}`)
    case 'corner':
      return refuse('RS-18', `Between ${from} and ${to} there is no room to slip through`)
    case 'monster':
      return refuse('RS-55', `The Sea Monster in the way wants a Provision, and you have none left for it`)
    case 'points': {
      const cost = stepCost(dirIndex(wind), dir)
      const left = voyage.points + voyage.ledger.provOnBoard
      const how = `with the wind to the ${dirNames[wind]}`
      return refuse('RS-49', `From ${from} to ${to} costs ${cost} ${how}, and you have ${left} left`)
    }
  }
}
