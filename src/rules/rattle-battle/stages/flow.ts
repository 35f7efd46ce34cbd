/**
 * How the game goes on by itself between decisions. A stage is entered once; one whose id is a phase of the state may
 * then wait for players. Stages know each other by id only, so their files do not import each other.
 */
import type { Seat } from '../../game'
import { type PhaseId, phaseIds, type RattleState } from '../state'
import type { Work } from '../work'

/** Stages that never wait. */
export const passingIds = [
  'briefing.reveal',
  'np',
  'actions',
  'actions.first',
  'battle',
  'coins',
  'crazy.begin',
  'crazy.fallen',
  'adventure.over',
  'port',
  'quest.end',
  'game.end',
  'game.rolled',
] as const
export type FlowId = PhaseId | (typeof passingIds)[number]

export interface Stage {
  /** Does the automatic part and fills the queue, or moves the game on. */
  enter(work: Work): void
}

/** A stage at which players decide something. */
export interface WaitingStage extends Stage {
  readonly rule: string
  /** What is asked, as a sentence. */
  readonly ask: string
  /** All in the queue may act, in any order. */
  readonly together?: true
  /** Done for the first in the queue before they act, such as their draws; must be idempotent. */
  begin?(work: Work, seat: Seat): void
  /** Has this seat a choice? One that has none is passed over. */
  hasChoice?(state: RattleState, seat: Seat): boolean
  /** Done instead of a choice for a seat that is passed over. */
  passOver?(work: Work, seat: Seat): void
  /** Everybody has acted. */
  leave(work: Work): void
}

export function isPhaseId(id: FlowId): id is PhaseId {
  return (phaseIds as readonly string[]).includes(id)
}
