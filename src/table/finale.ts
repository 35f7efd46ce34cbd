import { createStore } from 'zustand/vanilla'
import { deskOf } from './desk'
import { part } from './part'
import { tableSettingsOf } from './tableSettings'

/** The slow look over the table when a match has ended, before its result is read out. */
export interface Finale {
  readonly isLooking: boolean
  end(): void
}

/** How long the look takes, in ms: the way to the usual view of the table, and the one past it. */
export const lookMs = { there: 1500, across: 4500 } as const

/** Begins by itself where somebody saw the match end; a match that was over before they came shows its result at once. */
export const finaleOf = part(table => {
  const desk = deskOf(table)
  const settings = tableSettingsOf(table)
  let timer: ReturnType<typeof setTimeout> | undefined
  const finale = createStore<Finale>(() => ({
    isLooking: false,
    end() {
      clearTimeout(timer)
      finale.setState({ isLooking: false })
    },
  }))
  desk.state.subscribe((now, before) => {
    const { isLooking, end } = finale.getState()
    if (isLooking && (now.phase !== 'over' || now.lookingBack)) end()
    const isEnd = now.phase === 'over' && before.phase !== 'over' && before.phase !== 'opening'
    if (!isEnd || now.lookingBack || before.lookingBack || now.pace === 'at once') return
    const { picture, reducedMotion } = settings.getState()
    if (picture !== 'drawn' || reducedMotion) return
    finale.setState({ isLooking: true })
    timer = setTimeout(end, lookMs.there + lookMs.across)
  })
  return finale
})
