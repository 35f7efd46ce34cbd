/** Which class has the majority in the Council, and how many Shells that is worth (3.7, 3.10). */
import { councilCards } from './data/councilCards'
import { ownShells } from './options'
import { modeOf } from './seating'
import type { Slot, WavesState } from './state'
import { type Cls, classes } from './vocabulary'

/** Cards of each class; index 0 is Scholars. */
export type ClassCounts = readonly number[]

export interface Majority {
  readonly cls: Cls
  readonly counts: ClassCounts
  /** Several classes have as many; the highest of them counts (WV-67, WV-91). */
  readonly isTie: boolean
}

export function majorityOf(counts: ClassCounts): Majority {
  let cls: Cls = 1
  let isTie = false
  for (const other of classes) {
    if (other === 1 || counts[other - 1]! < counts[cls - 1]!) continue
    isTie = counts[other - 1] === counts[cls - 1]
    cls = other
  }
  return { cls, counts, isTie }
}

/** WV-66, WV-68: face-up Elders of the whole ring, the extra one included. */
export function countElders(slots: readonly Slot[]): ClassCounts {
  const counts = [0, 0, 0, 0, 0]
  for (const { elder } of slots) if (elder !== undefined) counts[elder - 1]!++
  return counts
}

/** WV-90, WV-92: Elders and every Rebel card, but no Follower. */
export function countOpenCards(slots: readonly Slot[]): ClassCounts {
  const counts = [...countElders(slots)]
  for (const { agents } of slots) {
    if (agents?.role !== 'rebel') continue
    for (const card of agents.cards) if (card !== 0) counts[card - 1]!++
  }
  return counts
}

export function openMajority(state: Pick<WavesState, 'slots'>): Majority {
  return majorityOf(countElders(state.slots))
}

export function trueMajority(state: Pick<WavesState, 'slots'>): Majority {
  return majorityOf(countOpenCards(state.slots))
}

/** WV-70: what the Council card says, or what the table wrote over it. */
export function shellsFor(state: Pick<WavesState, 'hands' | 'options'>, cls: Cls): number {
  const own = ownShells(state.options)[cls - 1]!
  return own === 'card' ? councilCards[modeOf(state).councilCard].shells[cls - 1]! : own
}
