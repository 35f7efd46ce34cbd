/** Who is waited for, so that title mark and bell of a table with several screens agree. */
import type { DeskState } from './deskState'

/** `here`: a person at this screen chooses or has the dice in hand; `elsewhere`: anybody else. */
export function waitedFor({
  phase,
  hand,
}: Pick<DeskState, 'phase' | 'hand'>): 'here' | 'elsewhere' | undefined {
  if (phase === 'asking') return 'here'
  if (phase === 'thinking') return 'elsewhere'
  if (!hand || (phase !== 'held' && phase !== 'falling')) return undefined
  if (hand.by === 'computer') return 'elsewhere'
  return phase === 'held' && !hand.opensByItself ? 'here' : undefined
}

/**
 * Told of each state of the desk; true when the bell rings: others were waited for, and now it is the turn of somebody
 * here. A page that has just sat down is looked at, so it begins without one.
 */
export function createTurnBell(): (state: Pick<DeskState, 'phase' | 'hand' | 'chairs'>) => boolean {
  let last: ReturnType<typeof waitedFor>
  return state => {
    const before = last
    const isShared = state.chairs !== 'all' && state.phase !== 'closed' && state.phase !== 'opening'
    last = isShared ? (waitedFor(state) ?? before) : undefined
    return before === 'elsewhere' && last === 'here'
  }
}
