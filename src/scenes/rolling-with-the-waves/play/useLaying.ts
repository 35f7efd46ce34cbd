import { useMemo } from 'react'
import { useStore } from 'zustand'
import { desk } from '../../../match/desk'
import { composing } from '../../../match/table/composing'
import { planOf } from '../../../match/table/composing/rollingWithTheWaves'
import type { RollingWavesState } from '../../../rules/rolling-with-the-waves/state'
import type { Laying } from '../layout'

/** The dice that the one who is asked has put on icons so far: only his eyes are at the table meanwhile. */
export function useLaying(view: RollingWavesState | undefined): Laying | undefined {
  const picks = useStore(composing, ({ now }) => now?.picks)
  const seat = useStore(desk.state, ({ asked, eyes }) => (asked?.seat === eyes ? asked?.seat : undefined))
  return useMemo(() => {
    const player = seat === undefined ? undefined : view?.players[seat]
    if (!picks || !player || seat === undefined || view?.phase !== 'allocate') return undefined
    return { seat, plan: planOf(picks, player) }
  }, [picks, view, seat])
}
