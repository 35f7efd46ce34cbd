import type { Corner } from '../../kiosk/kioskSettings'

/** A finger that rests in the corner, or Escape held down, for this long. */
export const holdMs = 3000
/** CSS pixels from the corner. */
const reach = 96
const strayPx = 40

export function isInCorner(
  { x, y }: { readonly x: number; readonly y: number },
  corner: Corner,
  { width, height }: { readonly width: number; readonly height: number },
): boolean {
  const fromSide = corner.endsWith('left') ? x : width - x
  const fromEdge = corner.startsWith('top') ? y : height - y
  return fromSide >= 0 && fromSide <= reach && fromEdge >= 0 && fromEdge <= reach
}

/** Listens for the attendant, who differs from a visitor by patience alone. */
export function listenForAttendant(target: Window, corner: Corner, onAttendant: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let start: { readonly x: number; readonly y: number } | undefined
  const cancel = () => {
    clearTimeout(timer)
    timer = undefined
    start = undefined
  }
  const begin = () => {
    clearTimeout(timer)
    timer = setTimeout(() => {
      cancel()
      onAttendant()
    }, holdMs)
  }
  const listening = new AbortController()
  const options = { capture: true, signal: listening.signal } as const
  target.addEventListener(
    'pointerdown',
    ({ clientX: x, clientY: y }) => {
      cancel()
      if (!isInCorner({ x, y }, corner, { width: target.innerWidth, height: target.innerHeight })) return
      start = { x, y }
      begin()
    },
    options,
  )
  target.addEventListener(
    'pointermove',
    ({ clientX, clientY }) => {
      if (start && Math.hypot(clientX - start.x, clientY - start.y) > strayPx) cancel()
    },
    options,
  )
  for (const name of ['pointerup', 'pointercancel'] as const) target.addEventListener(name, cancel, options)
  // Not captured, so that only the window's own is heard: the focus may move on the page, as a new question does it.
  target.addEventListener('blur', cancel, { signal: listening.signal })
  target.addEventListener(
    'keydown',
    ({ key, repeat }) => {
      if (key === 'Escape' && !repeat) begin()
    },
    options,
  )
  target.addEventListener('keyup', ({ key }) => key === 'Escape' && cancel(), options)
  return () => {
    cancel()
    listening.abort()
  }
}
