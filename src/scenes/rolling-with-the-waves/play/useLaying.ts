import { useMemo } from 'react'
import { useStore } from 'zustand'
import type { RollingWavesState } from '../../../rules/rolling-with-the-waves/public'
import { composingOf } from '../../../table/composing'
import { planOf } from '../../../table/composing/rollingWithTheWaves'
import { deskOf } from '../../../table/desk'
import { usePart } from '../../../table/useTable'
import type { Laying } from '../layout'

/** The dice that the player who is asked has put on icons so far; nobody else looks meanwhile. */
export function useLaying(view: RollingWavesState | undefined): Laying | undefined {
  const desk = usePart(deskOf)
  const composing = usePart(composingOf)
  const picks = useStore(composing, ({ now }) => now?.picks)
  const seat = useStore(desk.state, ({ asked, eyes }) => (asked?.seat === eyes ? asked?.seat : undefined))
  return useMemo(() => {
    const player = seat === undefined ? undefined : view?.players[seat]
    if (!picks || !player || seat === undefined || view?.phase !== 'allocate') return undefined
    return { seat, plan: planOf(picks, player) }
  }, [picks, view, seat])
}
