import { createStore, type StoreApi } from 'zustand/vanilla'
import type { MeasuredPair, Verdict } from '../../measure'
import type { RuleEvent } from '../../rules/game'
import { type ChallengeStage, challengeStage, doneStage } from './challengeClock'

/** What was challenged: what was compared with what, and the verdict on it. */
export interface Challenged {
  /** In the words of the log, or of the page that asks. */
  readonly text: string
  readonly verdict: Verdict
  readonly pair: MeasuredPair
  /** Of an order: the pair that it is compared with. */
  readonly against: MeasuredPair | undefined
  /** The way of a Ship was measured, not a gap between two. */
  readonly isMove?: boolean
  /**
   * To what the table returns: to the game from a line of the past, to a move that was refused, or to an entry that was
   * looked back at. Absent where the judge was measuring, and goes on.
   */
  readonly cameFrom?: 'game' | 'refused' | number
}

/** The scene of a game can look at its lines again. */
export interface Challenger {
  takes(event: RuleEvent): boolean
  /** Brings back the moment before the event; false where it cannot. */
  challenge(entry: number, event: RuleEvent): Promise<boolean>
  /** The two Ships that the judge measures now, as they lie. */
  challengeMeasured(): boolean
  /** Whether the last refusal is about something that can be measured. */
  takesRefused(): boolean
  /** Measures why the last move was refused; false where that is nothing to be measured. */
  challengeRefused(): boolean
}

export interface ChallengeState {
  readonly challenger: Challenger | undefined
  readonly challenged: Challenged | undefined
  /** The dice fall again before anything is measured. */
  readonly hasFall: boolean
  readonly stage: ChallengeStage
}

/** The challenge at a table: the page asks and counts, the table draws. */
export interface Challenging {
  readonly state: StoreApi<ChallengeState>
  begin(challenged: Challenged, hasFall: boolean): void
  /** Shows the verdict at once; false where nothing is shown that could be skipped. */
  skip(): boolean
  /** False where nothing was challenged. */
  leave(): boolean
}

const nothing = { challenged: undefined, hasFall: false, stage: doneStage } as const

export function createChallenging(): Challenging {
  const state = createStore<ChallengeState>(() => ({ challenger: undefined, ...nothing }))
  return {
    state,
    begin(challenged, hasFall) {
      const stage = challengeStage(0, { hasFall, reducedMotion: false })
      state.setState({ challenged, hasFall, stage })
    },
    skip() {
      const { challenged, stage } = state.getState()
      if (!challenged || stage.isOver) return false
      state.setState({ stage: doneStage })
      return true
    },
    leave() {
      if (!state.getState().challenged) return false
      state.setState(nothing)
      return true
    },
  }
}
