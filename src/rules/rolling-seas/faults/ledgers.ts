/** Impossible ledgers (invariants 1, 9 to 14, 16). */
import type { Refusal } from '../../game'
import { firstOf, refuse } from '../../refusal'
import {
  allBonuses,
  bonusById,
  goldBonuses,
  holds,
  provisionBonuses,
  roundCount,
  shipBonuses,
  storyBonuses,
  upgradeCosts,
} from '../data/ledger'
import { endBonusOf } from '../ending'
import type { Ledger, Player, RollingState } from '../state'
import { isEnd, isSetUp } from './table'

export function faultOfLedgers(state: RollingState): Refusal | undefined {
  for (const [seat, player] of state.players.entries()) {
    const { ledger } = player
    const fault = firstOf(
      () =>
        ledger.turns.length !== turnsOf(state, seat) &&
        refuse('RS-45', 'The Turn Track has one entry a round'),
      () => faultOfStores(ledger),
      () => faultOfBonuses(ledger),
      () => faultOfTellings(player),
      () => faultOfEnd(state, player),
    )
    if (fault) return fault
  }
  return undefined
}

function turnsOf(state: RollingState, seat: number): number {
  if (isSetUp(state)) return 0
  if (isEnd(state)) return roundCount
  return state.round - (state.phase === 'action' && !state.pending.includes(seat) ? 0 : 1)
}

function faultOfStores(ledger: Ledger): Refusal | undefined {
  const { provFilled, provOnBoard, goldFilled, goldOnHand, speed } = ledger
  const paid = (speed > 3 ? upgradeCosts[3]! : 0) + (speed > 4 ? upgradeCosts[4]! : 0)
  return firstOf(
    () =>
      provOnBoard > Math.min(provFilled, holds[speed]) &&
      refuse('RS-62', 'No ship keeps more Provisions than it got and than its hold takes'),
    () => goldOnHand + paid > goldFilled && refuse('RS-61', 'More Gold is on hand than was ever filled in'),
  )
}

/** RS-64: exactly the bonuses that are due, each once. */
function faultOfBonuses(ledger: Ledger): Refusal | undefined {
  const { earned, provFilled, goldFilled, story, speed, tellings, bonusMoves } = ledger
  const reached = new Map([
    ...provisionBonuses.map(({ id }) => [id, provFilled] as const),
    ...goldBonuses.map(({ id }) => [id, goldFilled] as const),
    ...storyBonuses.map(({ id }) => [id, story] as const),
    ...shipBonuses.map(({ id }) => [id, speed - 2] as const),
  ])
  const due = allBonuses.filter(({ id, at }) => (reached.get(id) ?? tellings.length) >= at)
  const moves = earned.filter(id => bonusById(id)?.kind === 'bonusMove')
  return firstOf(
    () =>
      (new Set(earned).size < earned.length ||
        due.length !== earned.length ||
        due.some(({ id }) => !earned.includes(id))) &&
      refuse('RS-64', 'The bonuses earned are those of full rows and spaces, each once'),
    () => bonusMoves > moves.length && refuse('RS-65', 'More Bonus Movements are held than were earned'),
  )
}

function faultOfTellings({ map, ledger }: Player): Refusal | undefined {
  const { tellings, turns, story } = ledger
  const visits = turns.filter(mark => mark === 'P').length
  const crosses = turns.filter(mark => mark === 'X').length
  return firstOf(
    () => tellings.length !== map.told.length && refuse('RS-80b', 'Every telling has its port'),
    () =>
      tellings.some((value, index) => value >= (tellings[index + 1] ?? story)) &&
      refuse('RS-80c', 'The Story grows with every telling'),
    () => visits < tellings.length && refuse('RS-77', 'The Story is told on visits only'),
    () => crosses !== map.explored.length && refuse('RS-72', 'Every Explore has its cross on the map'),
  )
}

function faultOfEnd({ phase }: RollingState, { map, ledger }: Player): Refusal | undefined {
  const { endBonus, finalStory, story } = ledger
  const isOver = phase === 'over'
  return firstOf(
    () =>
      endBonus !== (isOver ? endBonusOf(map) : undefined) &&
      refuse('RS-84', 'At the end a port brings 5, the Home Port 10, before it nothing'),
    () =>
      finalStory !== (isOver ? story : undefined) &&
      refuse('RS-86', 'The Final Story is told at the end, as long as it is then'),
  )
}
