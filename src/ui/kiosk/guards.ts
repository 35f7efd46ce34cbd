/** What a browser offers to somebody at a kiosk, and what of it is not for visitors. */

/** Keys that work in every field and every list. */
const plainKeys = /^(.|Tab|Enter|Escape|Arrow\w+|Home|End|PageUp|PageDown|Backspace|Delete|Shift)$/u

/** Keys by which a visitor would leave the page, open a file, print, search, zoom or see the browser's own tools. */
export function isForbiddenKey(
  event: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey'>,
): boolean {
  return event.ctrlKey || event.metaKey || event.altKey || !plainKeys.test(event.key)
}

/** Keeps visitors on the page until the answer is called; only the attendant lets them out. */
export function guardPage(target: Window): () => void {
  const stop = (event: Event) => event.preventDefault()
  const stopLink = (event: Event) => {
    if (event.target instanceof Element && event.target.closest('a[href]')) event.preventDefault()
  }
  const stopKey = (event: KeyboardEvent) => {
    if (isForbiddenKey(event)) event.preventDefault()
  }
  const stopZoom = (event: WheelEvent) => {
    if (event.ctrlKey) event.preventDefault()
  }
  const stopPinch = (event: TouchEvent) => {
    if (event.touches.length > 1) event.preventDefault()
  }
  // Going back leads to this same page again, as often as somebody tries.
  const stay = () => target.history.pushState(null, '', target.location.href)
  stay()

  const listening = new AbortController()
  const options = { capture: true, passive: false, signal: listening.signal } as const
  for (const name of ['contextmenu', 'auxclick', 'dragstart', 'dragover', 'drop', 'gesturestart'])
    target.addEventListener(name, stop, options)
  target.addEventListener('click', stopLink, options)
  target.addEventListener('keydown', stopKey, options)
  target.addEventListener('wheel', stopZoom, options)
  target.addEventListener('touchmove', stopPinch, options)
  target.addEventListener('popstate', stay, options)
  const { dataset } = target.document.documentElement
  dataset.guarded = 'true'
  return () => {
    listening.abort()
    delete dataset.guarded
  }
}
