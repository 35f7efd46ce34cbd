/** What a turn of phase 4 allows (RB-160 to RB-164, RB-173). */
import type { Refusal, Seat } from '../../game'
import { refuse } from '../../refusal'
import { isPlayerShip, seaOf, sidesOf } from '../sea/sea'
import type { RattleState } from '../state'
import { ownerOf } from '../table'
import { adventureOf, changeAdventure, type Work } from '../work'

/** RB-162: one action a turn. */
export function checkAction(state: RattleState): Refusal | undefined {
  return adventureOf(state).acted
    ? refuse('RB-162', 'You have made your Move or Fire of this turn')
    : undefined
}

export function markActed(work: Work): void {
  changeAdventure(work, { acted: true })
}

export function markUsed(work: Work): void {
  changeAdventure(work, { used: true })
}

/** RB-163: a turn begins, nothing done yet. */
export function startTurn(work: Work): void {
  const { acted, used } = adventureOf(work.state)
  if (acted || used) changeAdventure(work, { acted: false, used: false })
}

/** RB-173: no use could have an effect any more. */
export function isPhaseIdle(state: RattleState): boolean {
  const ships = seaOf(state).filter(isPlayerShip)
  if (ships.length === 0) return true
  if (sidesOf(state).nps.length > 0) return false
  if (state.options.scenario !== 'pirateWars') return true
  const owners = new Set<Seat | undefined>(ships.map(die => ownerOf(state, die.id)))
  return owners.size <= 1
}
