import { createStore } from 'zustand/vanilla'

/** A newer Seabox lies ready and waits to be taken. */
export const update = createStore<{ readonly take: (() => void) | undefined }>(() => ({ take: undefined }))

/**
 * Has the browser keep the page for when there is no network. A newer version is fetched in the background and then
 * only offered: nobody is torn out of a match by it.
 */
export function keepOffline(): void {
  // The dev server serves no built files that could be kept.
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  const { serviceWorker } = navigator
  let isTaking = false
  serviceWorker.addEventListener('controllerchange', () => {
    if (isTaking) window.location.reload()
  })
  const offer = (worker: ServiceWorker | null) => {
    // Without one in charge this is the first visit, and nothing older is being replaced.
    if (!worker || !serviceWorker.controller) return
    const take = () => {
      isTaking = true
      worker.postMessage('take over')
    }
    update.setState({ take })
  }
  const register = async () => {
    const registration = await serviceWorker.register('/sw.js')
    offer(registration.waiting)
    registration.addEventListener('updatefound', () => {
      const { installing } = registration
      installing?.addEventListener('statechange', () => {
        if (installing.state === 'installed') offer(installing)
      })
    })
  }
  const begin = () =>
    register().catch(() => {
      // Private windows may forbid it; the page works all the same while there is a network.
    })
  if (document.readyState === 'complete') void begin()
  else window.addEventListener('load', () => void begin(), { once: true })
}
