import type { RattleState } from '../../../rules/rattle-battle/public'
import type { DeskState } from '../../../table/desk'

/**
 * What a film shows next: the Sea when dice fall into it again or lie there as the film begins, and the whole table once
 * the Sea is empty.
 */
export function filmSight(now: DeskState, before: DeskState): 'sea' | 'table' | undefined {
  if (!now.lookingBack?.playing) return undefined
  if (now.refall) return now.refall === before.refall ? undefined : 'sea'
  if (!before.lookingBack?.playing && hasDice(now)) return 'sea'
  return hasDice(before) && !hasDice(now) ? 'table' : undefined
}

const hasDice = ({ view }: DeskState) => ((view as RattleState | undefined)?.adventure?.sea.length ?? 0) > 0
