import type { Desk, DeskState } from '../desk'

/** Fulfilled as soon as this is so at the desk. */
export function deskUntil({ state }: Desk, isSo: (now: DeskState) => boolean): Promise<DeskState> {
  return new Promise(resolve => {
    if (isSo(state.getState())) return resolve(state.getState())
    const stop = state.subscribe(now => {
      if (!isSo(now)) return
      stop()
      resolve(now)
    })
  })
}

/** Fulfilled when the desk waits for a person, is over or has stopped. */
export function deskWaits(desk: Desk): Promise<DeskState> {
  return deskUntil(
    desk,
    ({ phase, hand }) =>
      ['curtain', 'asking', 'over', 'stopped'].includes(phase) || (phase === 'held' && !hand?.opensByItself),
  )
}
