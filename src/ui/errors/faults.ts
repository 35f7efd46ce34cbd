import { createStore } from 'zustand/vanilla'

/** An unexpected error, as the browser reports it. */
export const faults = createStore<{ readonly last: unknown }>(() => ({ last: undefined }))

/** Messages that browsers report although nothing is wrong. */
const harmless = /ResizeObserver loop/

/** Notes whatever nothing else has caught. */
export function watchForFaults(): void {
  const note = (fault: unknown, words: string) => {
    if (!harmless.test(words)) faults.setState({ last: fault ?? words })
  }
  window.addEventListener('error', event => note(event.error, event.message))
  window.addEventListener('unhandledrejection', ({ reason }) => note(reason, String(reason)))
}

export function faultWords(fault: unknown): string {
  return fault instanceof Error ? `${fault.name}: ${fault.message}` : String(fault)
}

/** A part of the page could not be fetched: the network is gone, or a newer Seabox has replaced the files. */
export function isMissingPart(fault: unknown): boolean {
  return /dynamically imported module|Importing a module script|module script failed|preload|Could not load \//i.test(
    faultWords(fault),
  )
}
